//! What every opponent can do.

use solver::{Value, Verdict};
use table::{View, What};

use crate::budget::ThinkingBudget;

/// An opponent. It has a seed and its own memory of one game, so that the same views give the same
/// answers.
pub trait Bot: Send {
    /// What the seat that looks wants to do now; `None` if nothing is due of it. What comes back
    /// is one of the [choices](table::View::choices), or a touch at a masked table.
    ///
    /// The answer comes when the budget is used up, or earlier.
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What>;

    /// What it found out about the position of its last decision, for those who want to know.
    fn insight(&self) -> Option<Insight> {
        None
    }
}

/// What a bot knows about a position, for the seat it plays. What is proven and what is guessed
/// are different cases, so that nobody can take one for the other.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Insight {
    /// Proven: this is what the position is worth.
    Exact(Value),
    /// Proven: it is worth this at least. There was no time to find out whether it is worth more.
    AtLeast(Verdict),
    /// Guessed: how many points ahead of the best opponent the game will end.
    Lead(f64),
}

impl Insight {
    /// The same after the seat has placed what it meant to place.
    #[must_use]
    pub(crate) const fn after_placing(self) -> Self {
        match self {
            Self::Exact(Value::Win(distance)) => {
                Self::Exact(Value::Win(distance.saturating_sub(1)))
            }
            Self::Exact(Value::Loss(distance)) => {
                Self::Exact(Value::Loss(distance.saturating_sub(1)))
            }
            Self::Exact(Value::Draw) | Self::AtLeast(_) | Self::Lead(_) => self,
        }
    }
}
