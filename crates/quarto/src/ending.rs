//! How a game ends other than by a move (Q18, Q20, Q21).

use crate::seat::{Outcome, Seat};

/// An ending that is no move. Who may bring it about, and when, is the table's business;
/// what it means is here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// This seat gives up (Q20).
    Resign(Seat),
    /// The seat to act has run out of time (Q18).
    Time,
    /// Both agree on a draw (Q21).
    Agreed,
}

/// `resign`, `time` or `agreed`. Who resigned is not in the word: a record's result has it.
impl core::fmt::Display for Ending {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::Resign(_) => "resign",
            Self::Time => "time",
            Self::Agreed => "agreed",
        })
    }
}

impl Ending {
    /// The ending a word stands for in a record with this result. `None` where the word is
    /// no ending, or where the two contradict each other: nobody draws by resigning.
    pub fn from_word(word: &str, outcome: Outcome) -> Option<Self> {
        match (word, outcome) {
            ("resign", Outcome::Won(winner)) => Some(Self::Resign(winner.other())),
            ("time", Outcome::Won(_)) => Some(Self::Time),
            ("agreed", Outcome::Drawn) => Some(Self::Agreed),
            _ => None,
        }
    }
}
