//! Texts people type and programs exchange: moves, steps and positions.
//!
//! Every text that is printed can be read again and prints the same. Reading is strict about
//! spelling (no spare spaces, no leading zeros, upper case), though not about the order of a list,
//! and a mistake is reported with the byte where it begins.

mod action;
mod cursor;
mod memory;
mod place;
mod rules;
mod setup;
mod step;

use core::fmt;

use crate::Tile;

pub use step::SeenStep;

pub(crate) use cursor::Cursor;

/// Reads all of a text with one method of the cursor.
macro_rules! read_with {
    ($type:ty, $method:ident) => {
        impl core::str::FromStr for $type {
            type Err = $crate::TextError;

            fn from_str(text: &str) -> Result<$type, $crate::TextError> {
                let mut cursor = $crate::text::Cursor::new(text);
                let value = cursor.$method()?;
                cursor.end()?;
                Ok(value)
            }
        }
    };
}

pub(crate) use read_with;

/// A text that could not be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextError {
    /// The byte where the mistake begins. Everything before it is ASCII, so that this is the
    /// number of characters before it too; it may be the length of the text.
    pub at: usize,
    /// What it is.
    pub problem: TextProblem,
}

/// What is wrong with a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TextProblem {
    /// This word was expected, such as `@`.
    Expected(&'static str),
    /// The end of a field was expected: a space or `_`.
    Space,
    /// The number of players was expected, 2 to 5 (X4).
    Players,
    /// How claims are made was expected: `c` or `a` (X23).
    Seeing,
    /// What becomes of ties was expected: `s` or `t` (X24).
    Ties,
    /// Where the first tile comes from was expected: `h` or `b` (X25).
    Start,
    /// Whose knowledge it is was expected: `*`, `-` or a seat.
    Eye,
    /// What is due was expected, such as `lay:1`.
    Due,
    /// A symbol was expected: `X`, `S`, `Q` or `O` (X2).
    Symbol,
    /// Four symbols, but not the smallest word of this tile (X3).
    NotAName(Tile),
    /// The tile cannot read like this.
    NotThisTile,
    /// A tile is listed twice.
    TileTwice,
    /// A number was expected, without sign or leading zero, and not out of all proportion.
    Number,
    /// A cell that no tile can reach.
    OutOfReach,
    /// A seat was expected: a digit from 1 to 5 (X4).
    Seat,
    /// An unknown tile where all must be known.
    Hidden,
    /// The text goes on after its end.
    TrailingText,
}

impl fmt::Display for TextProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TextProblem::Expected(word) => write!(f, "expected '{word}'"),
            TextProblem::Space => f.write_str("expected a space or '_'"),
            TextProblem::Players => f.write_str("expected the number of players, 2 to 5"),
            TextProblem::Seeing => f.write_str("expected c for claim or a for auto"),
            TextProblem::Ties => {
                f.write_str("expected s for shared ties or t for tiles, then tokens")
            }
            TextProblem::Start => {
                f.write_str("expected h for a start from the hand or b from the bag")
            }
            TextProblem::Eye => {
                f.write_str("expected * for the truth, - for a spectator, or a seat")
            }
            TextProblem::Due => f.write_str("expected what is due, for example lay:1 or over"),
            TextProblem::Symbol => f.write_str("expected a symbol: X, S, Q or O"),
            TextProblem::NotAName(tile) => write!(f, "this tile is called {tile}"),
            TextProblem::NotThisTile => f.write_str("the tile cannot read like this"),
            TextProblem::TileTwice => f.write_str("this tile is listed twice"),
            TextProblem::Number => {
                f.write_str("expected a number that can be, without leading zero")
            }
            TextProblem::OutOfReach => f.write_str("no tile can lie so far from home"),
            TextProblem::Seat => f.write_str("expected a seat, 1 to 5"),
            TextProblem::Hidden => f.write_str("all tiles must be known here"),
            TextProblem::TrailingText => f.write_str("expected the end"),
        }
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "character {}: {}", self.at + 1, self.problem)
    }
}

impl core::error::Error for TextError {}
