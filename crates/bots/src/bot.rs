//! What every opponent can do.

use table::{View, What};

use crate::budget::Budget;

/// An opponent. It has a seed and its own memory of one game, so that the same views give the same
/// answers.
pub trait Bot: Send {
    /// What the seat that looks wants to do now; `None` if nothing is due of it. What comes back
    /// is one of the [choices](table::View::choices), or a touch at a masked table.
    ///
    /// The answer comes when the budget is used up, or earlier.
    fn decide(&mut self, view: &View, budget: &Budget<'_>) -> Option<What>;
}
