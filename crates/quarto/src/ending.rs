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

/// The word for an ending in a list of moves. Who resigned is not in the word: a record's
/// result has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum EndingWord {
    /// `resign`
    Resign,
    /// `time`
    Time,
    /// `agreed`
    Agreed,
}

impl EndingWord {
    /// The three there are.
    pub const ALL: [Self; 3] = [Self::Resign, Self::Time, Self::Agreed];

    /// The word.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Resign => "resign",
            Self::Time => "time",
            Self::Agreed => "agreed",
        }
    }
}

impl core::fmt::Display for EndingWord {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(self.text())
    }
}

impl Ending {
    /// Its word.
    pub const fn word(self) -> EndingWord {
        match self {
            Self::Resign(_) => EndingWord::Resign,
            Self::Time => EndingWord::Time,
            Self::Agreed => EndingWord::Agreed,
        }
    }

    /// The ending a word stands for in a game with this result. `None` where the two
    /// contradict each other: nobody draws by resigning.
    pub const fn from_word(word: EndingWord, outcome: Outcome) -> Option<Self> {
        match (word, outcome) {
            (EndingWord::Resign, Outcome::Won(winner)) => Some(Self::Resign(winner.other())),
            (EndingWord::Time, Outcome::Won(_)) => Some(Self::Time),
            (EndingWord::Agreed, Outcome::Drawn) => Some(Self::Agreed),
            _ => None,
        }
    }
}

impl core::fmt::Display for Ending {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        self.word().fmt(f)
    }
}
