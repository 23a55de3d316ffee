//! The solver within a budget.

use std::sync::atomic::{AtomicBool, Ordering};

use quarto::Position;
use solver::{LEAST_MEMORY, Options, Progress, SearchControl, Solver, Unsolved, Value, Verdict};

use crate::budget::ThinkingBudget;

/// A solver for one decision. What it has proven goes with it: bots are many, and most of them wait for somebody's move.
/// So the same view gives the same answer, whatever was thought about before.
#[derive(Debug)]
pub(super) struct Reckoner {
    solver: Solver,
}

/// Bytes for what is proven.
const MUCH: usize = 16 << 20;

/// The same where few cells are free: to clear much would take longer than to search.
const LITTLE: usize = LEAST_MEMORY;
const FEW: usize = 7;

impl Reckoner {
    /// For a decision with so many free cells. `None` if the machine has no memory to give.
    pub(super) fn new(free: usize) -> Option<Self> {
        let memory = if free <= FEW { LITTLE } else { MUCH };
        Solver::new(Options { memory, ..Options::default() }).ok().map(|solver| Self { solver })
    }

    /// Counts the nodes of the decision.
    pub(super) const fn begin<'r>(&'r self, budget: &'r ThinkingBudget<'r>) -> Reckoning<'r> {
        Reckoning { solver: &self.solver, budget }
    }
}

/// One decision's use of the solver. Whatever it does not answer, it had no budget for.
#[derive(Debug)]
pub(super) struct Reckoning<'r> {
    solver: &'r Solver,
    budget: &'r ThinkingBudget<'r>,
}

impl Reckoning<'_> {
    /// Nodes of this decision so far.
    pub(super) fn spent(&self) -> u64 {
        self.solver.nodes()
    }

    fn is_over(&self) -> bool {
        self.budget.is_over(self.spent())
    }

    /// What the player to act can reach.
    pub(super) fn verdict(&self, position: Position) -> Option<Verdict> {
        self.ask(|control| self.solver.verdict(position, control))
    }

    /// The same, and how soon.
    pub(super) fn value(&self, position: Position) -> Option<Value> {
        self.ask(|control| self.solver.value(position, control))
    }

    fn ask<V>(
        &self,
        question: impl FnOnce(&SearchControl<'_>) -> Result<V, Unsolved>,
    ) -> Option<V> {
        if self.is_over() {
            return None;
        }
        let stop = AtomicBool::new(false);
        let tell = |progress: Progress| {
            if self.budget.is_over(progress.nodes) {
                stop.store(true, Ordering::Relaxed);
            }
        };
        question(&SearchControl { stop: Some(&stop), progress: Some(&tell) }).ok()
    }
}
