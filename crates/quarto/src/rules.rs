//! What counts and how it is called: the variants and options of Q14–Q17, as a value.

use crate::characteristic::{Characteristic, Characteristics};
use crate::line::Lines;
use crate::text::{Expected, Scanner, TextError};

/// The characteristics that count: at least one (Q15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Counting(Characteristics);

impl Counting {
    /// All four, as in the standard game.
    pub const ALL: Self = Self(Characteristics::ALL);

    /// These characteristics count. `None` if there are none: nothing could ever align.
    pub const fn new(characteristics: Characteristics) -> Option<Self> {
        if characteristics.is_empty() { None } else { Some(Self(characteristics)) }
    }

    /// Which ones.
    pub const fn characteristics(self) -> Characteristics {
        self.0
    }

    /// The fifteen possible choices (Q15).
    pub fn choices() -> impl Iterator<Item = Self> {
        (1..16).filter_map(|bits| Self::new(Characteristics::from_bits(bits)))
    }
}

/// What a wrong call costs (Q14).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum WrongCall {
    /// The caller may not call again in this window.
    #[default]
    Once,
    /// The caller loses the game.
    Loses,
    /// Nothing.
    Free,
}

impl WrongCall {
    /// The three prices.
    pub const ALL: [Self; 3] = [Self::Once, Self::Loses, Self::Free];
}

/// How Quartos are called (Q17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Calling {
    /// The caller names the line: the rules as printed.
    Point(WrongCall),
    /// The call is enough; the game shows the alignment.
    Call(WrongCall),
    /// The game itself calls for whoever completes an alignment, so no call can be wrong.
    Auto,
}

impl Calling {
    /// The seven ways, counting what a wrong call costs.
    pub fn ways() -> impl Iterator<Item = Self> {
        WrongCall::ALL
            .into_iter()
            .flat_map(|price| [Self::Point(price), Self::Call(price)])
            .chain([Self::Auto])
    }
}

impl Default for Calling {
    fn default() -> Self {
        Self::Point(WrongCall::Once)
    }
}

/// The rules of one game, fixed before it starts.
///
/// As text: the digits of the characteristics that count, `s` if squares count, then `p`
/// (point), `c` (call) or `a` (auto), then `l` (a wrong call loses) or `f` (wrong calls
/// are free), nothing if a wrong call ends the caller's window.
///
/// ```
/// use quarto::{Calling, Rules};
/// let rules: Rules = "124sa".parse()?;
/// assert!(rules.squares);
/// assert_eq!(rules.calling, Calling::Auto);
/// assert_eq!(Rules::PRINTED.to_string(), "1234p");
/// # Ok::<(), quarto::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Rules {
    /// Which characteristics count (Q15).
    pub counting: Counting,
    /// Do 2 × 2 squares count (Q16)?
    pub squares: bool,
    /// How Quartos are called (Q17), and what a wrong call costs (Q14).
    pub calling: Calling,
}

impl Rules {
    /// The rules as printed: all characteristics, lines only, the caller points.
    pub const PRINTED: Self =
        Self { counting: Counting::ALL, squares: false, calling: Calling::Point(WrongCall::Once) };

    /// Where an alignment can be: 10 lines, 19 with squares (Q8, Q16).
    pub const fn lines(self) -> Lines {
        if self.squares { Lines::ALL } else { Lines::STRAIGHT }
    }

    /// Does the game itself call (Q17)?
    pub const fn is_auto(self) -> bool {
        matches!(self.calling, Calling::Auto)
    }

    /// Every choice there is: 15 × 2 × 7.
    pub fn all() -> impl Iterator<Item = Self> {
        Counting::choices().flat_map(|counting| {
            [false, true].into_iter().flat_map(move |squares| {
                Calling::ways().map(move |calling| Self { counting, squares, calling })
            })
        })
    }
}

impl Default for Rules {
    fn default() -> Self {
        Self::PRINTED
    }
}

impl core::fmt::Display for Rules {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        for (characteristic, digit) in Characteristic::ALL.into_iter().zip(1..) {
            if self.counting.characteristics().contains(characteristic) {
                write!(f, "{digit}")?;
            }
        }
        if self.squares {
            f.write_str("s")?;
        }
        let (letter, price) = match self.calling {
            Calling::Point(price) => ("p", price),
            Calling::Call(price) => ("c", price),
            Calling::Auto => ("a", WrongCall::Once),
        };
        f.write_str(letter)?;
        f.write_str(match price {
            WrongCall::Once => "",
            WrongCall::Loses => "l",
            WrongCall::Free => "f",
        })
    }
}

impl core::str::FromStr for Rules {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::rules)
    }
}

impl Scanner<'_> {
    pub(crate) fn rules(&mut self) -> Result<Rules, TextError> {
        let mut counting = Characteristics::EMPTY;
        for (characteristic, digit) in Characteristic::ALL.into_iter().zip(b'1'..) {
            if self.eat(digit) {
                counting = counting.with(characteristic);
            }
        }
        let Some(counting) = Counting::new(counting) else {
            return self.fail(Expected::CountingDigit);
        };
        if matches!(self.peek(), Some(b'0'..=b'9')) {
            return self.fail(Expected::CountingDigit);
        }
        let squares = self.eat(b's');
        let calling = match self.peek() {
            Some(b'p') => Calling::Point,
            Some(b'c') => Calling::Call,
            Some(b'a') => {
                self.step();
                return Ok(Rules { counting, squares, calling: Calling::Auto });
            }
            _ => return self.fail(Expected::CallingLetter),
        };
        self.step();
        let price = if self.eat(b'l') {
            WrongCall::Loses
        } else if self.eat(b'f') {
            WrongCall::Free
        } else {
            WrongCall::Once
        };
        Ok(Rules { counting, squares, calling: calling(price) })
    }
}
