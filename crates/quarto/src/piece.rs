//! The sixteen pieces (Q2).

use crate::characteristic::{Characteristic, CharacteristicValue, Edition, Values};
use crate::set::set_of;
use crate::text::{Expected, Scanner, TextError};

/// A piece: one of the sixteen combinations of four two-valued characteristics (Q2).
///
/// ```text
/// bit   3       2        1       0
///       dark    square   tall    hollow      (second value: 1)
///       light   round    short   solid       (first value: 0)
/// ```
///
/// As one hex digit it prints in position texts (capitals are read too); [`Piece::code`]
/// has the four letters.
///
/// ```
/// use quarto::{Edition, Piece, CharacteristicValue};
/// let piece: Piece = "LQTH".parse()?;
/// assert_eq!(piece.to_string(), "7");
/// assert!(piece.has(CharacteristicValue::TALL));
/// assert_eq!(piece.code(Edition::Access).to_string(), "MQTH");
/// # Ok::<(), quarto::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Piece(u8);

impl Piece {
    /// All sixteen, by their bits.
    pub const ALL: [Self; 16] = {
        let mut all = [Self(0); 16];
        let mut bits = 0;
        while bits < 16 {
            all[bits as usize] = Self(bits);
            bits += 1;
        }
        all
    };

    /// The piece with these four bits. Higher bits are ignored.
    pub const fn from_low_bits(bits: u8) -> Self {
        Self(bits & 15)
    }

    /// The piece with this index, the same number as its bits.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 16 {
            #[allow(clippy::cast_possible_truncation)] // Just checked.
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// 0 to 15, the same number as the bits.
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The four bits drawn above.
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// The piece's value of one characteristic.
    pub const fn value(self, characteristic: Characteristic) -> CharacteristicValue {
        characteristic.values()[(self.0 & characteristic.bit() != 0) as usize]
    }

    /// Does the piece have this value?
    pub const fn has(self, value: CharacteristicValue) -> bool {
        (self.0 & value.characteristic().bit() != 0) == value.is_second()
    }

    /// The piece's four values.
    pub fn values(self) -> Values {
        Characteristic::ALL.into_iter().map(|c| self.value(c)).collect()
    }

    /// The four-letter code, `LRSF` to `DQTH`; in Quarto Access `MRSF` to `GQTH`.
    pub const fn code(self, edition: Edition) -> Code {
        Code { piece: self, edition }
    }
}

/// The hex digit: 8 dark or grooved, 4 square, 2 tall, 1 hollow.
impl core::fmt::Display for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:x}", self.0)
    }
}

/// A hex digit, or a code of either edition.
impl core::str::FromStr for Piece {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::piece)
    }
}

impl Scanner<'_> {
    /// A piece as a hex digit.
    pub(crate) fn digit(&mut self, expected: Expected) -> Result<Piece, TextError> {
        let piece = |byte| Piece::from_index(char::from(byte).to_digit(16)? as usize);
        self.one_of(piece, expected)
    }

    /// A piece as a hex digit or as a code of either edition. (A code begins with a letter
    /// that no digit has, or with `D` and then `R` or `Q`.)
    pub(crate) fn piece(&mut self) -> Result<Piece, TextError> {
        let is_code = match self.peek() {
            Some(b'L' | b'M' | b'G') => true,
            Some(b'D') => matches!(self.peek_second(), Some(b'R' | b'Q')),
            _ => false,
        };
        if !is_code {
            return self.digit(Expected::Piece);
        }
        let mut bits = 0;
        for characteristic in Characteristic::ALL {
            let second = |letter: u8| {
                characteristic.values().into_iter().find_map(|value| {
                    let fits = |edition| value.letter(edition) == char::from(letter);
                    (fits(Edition::Quarto) || fits(Edition::Access)).then_some(value.is_second())
                })
            };
            if self.one_of(second, Expected::CodeLetter)? {
                bits |= characteristic.bit();
            }
        }
        Ok(Piece::from_low_bits(bits))
    }
}

impl core::fmt::Debug for Piece {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}", self.code(Edition::Quarto))
    }
}

/// A piece's four-letter code, ready to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Code {
    piece: Piece,
    edition: Edition,
}

impl core::fmt::Display for Code {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        use core::fmt::Write;
        Characteristic::ALL
            .into_iter()
            .try_for_each(|c| f.write_char(self.piece.value(c).letter(self.edition)))
    }
}

set_of! {
    /// A set of pieces, such as those beside the board (Q3).
    Pieces of Piece in u16, 16
}
