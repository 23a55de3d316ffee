//! The two seats at the board, and how a game ends for them.

use crate::text::{Expected, Scanner, TextError};

/// One of the two players. Seat one always gives first; the lot decides who sits there
/// (Q4, Q5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Seat {
    /// Gives the first piece.
    One,
    /// Places the first piece.
    Two,
}

impl Seat {
    /// Both.
    pub const ALL: [Self; 2] = [Self::One, Self::Two];

    /// 0 or 1.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::One => Self::Two,
            Self::Two => Self::One,
        }
    }
}

/// `1` or `2`.
impl core::fmt::Display for Seat {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::One => "1",
            Self::Two => "2",
        })
    }
}

impl Scanner<'_> {
    pub(crate) fn seat(&mut self) -> Result<Seat, TextError> {
        let seat = |byte| match byte {
            b'1' => Some(Seat::One),
            b'2' => Some(Seat::Two),
            _ => None,
        };
        self.one_of(seat, Expected::SeatOrResult)
    }
}

/// How a finished game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// One seat has won (Q20).
    Won(Seat),
    /// Nobody has won (Q21).
    Drawn,
}

impl Outcome {
    /// The three there are.
    pub const ALL: [Self; 3] = [Self::Won(Seat::One), Self::Won(Seat::Two), Self::Drawn];

    /// `1-0`, `0-1` or `1/2-1/2`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Won(Seat::One) => "1-0",
            Self::Won(Seat::Two) => "0-1",
            Self::Drawn => "1/2-1/2",
        }
    }
}

impl core::fmt::Display for Outcome {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.text())
    }
}

impl Scanner<'_> {
    pub(crate) fn outcome(&mut self) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| self.eat_all(outcome.text()))
    }
}
