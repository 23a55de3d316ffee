//! Why no table comes of a draft.

use quartex::Seat;
use words::{Language, say};

use super::field;

/// Why no table comes of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DraftFault {
    /// There is no such game.
    NoSuchGame,
    /// No characteristic counts: nothing could ever align (Q15).
    NothingCounts,
    /// This field holds a word that it does not offer. Our own forms never send one.
    NoSuchChoice(&'static str),
    /// This field wants a whole number between these two.
    NoSuchNumber {
        /// The field.
        field: &'static str,
        /// The least it takes.
        least: u64,
        /// The most it takes.
        most: u64,
    },
    /// Wrong calls without a price are for casual games (Q14).
    FreeCallsAreCasual,
    /// The table has no such seat to begin.
    NoSuchBeginner(Seat),
}

impl DraftFault {
    /// The field of the form that must be changed.
    pub const fn field(self) -> &'static str {
        match self {
            Self::NoSuchGame => field::GAME,
            Self::NothingCounts => field::COUNTS,
            Self::NoSuchChoice(field) | Self::NoSuchNumber { field, .. } => field,
            Self::FreeCallsAreCasual => field::WRONG,
            Self::NoSuchBeginner(_) => field::BEGINS,
        }
    }

    /// What is wrong, and how it can be put right.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::NoSuchGame => say(language, "page-fault-game", &[]),
            Self::NothingCounts => say(language, "page-fault-counts", &[]),
            Self::NoSuchChoice(_) => say(language, "page-fault-choice", &[]),
            Self::NoSuchNumber { field, least, most } => {
                let label = say(language, label(field), &[]);
                let about =
                    [("field", label.into()), ("least", least.into()), ("most", most.into())];
                say(language, "page-fault-number", &about)
            }
            Self::FreeCallsAreCasual => say(language, "page-fault-free", &[]),
            Self::NoSuchBeginner(seat) => {
                say(language, "page-fault-begins", &[("number", seat.number().into())])
            }
        }
    }
}

/// What a field for a number is called on the form.
fn label(field: &str) -> &'static str {
    match field {
        field::BANK => "page-bank",
        field::INCREMENT => "page-increment",
        field::POINTING => "page-pointing",
        _ => "page-each",
    }
}
