//! What whoever asked is told.

use quarto::Piece;

use crate::id::StepNumber;
use crate::prepared::Prepared;
use crate::refusal::Refusal;

/// The answer to one request. A repeated request gets it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It happened.
    Done {
        /// How many steps there were then.
        step: StepNumber,
    },
    /// What the player felt (Q19).
    Felt {
        /// The piece, if there was one.
        found: Option<Piece>,
    },
    /// The request came late. How things stand, whoever asked looks up.
    Stale,
    /// It did not happen.
    Refused(Refusal),
}

impl From<Refusal> for Answer {
    fn from(refusal: Refusal) -> Self {
        match refusal {
            Refusal::Stale => Self::Stale,
            refusal => Self::Refused(refusal),
        }
    }
}

/// What a table decided. If there is an entry, it must be stored and then
/// [adopted](crate::Table::adopt) before anybody is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decision {
    /// For whoever asked.
    pub answer: Answer,
    /// For the log. A refusal has one if a masked hand met something (Q19), or if the
    /// request came after its time.
    pub entry: Option<Prepared>,
}
