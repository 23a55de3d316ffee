//! The solver within a budget.

use std::sync::atomic::{AtomicBool, Ordering};

use quarto::Position;
use solver::{Options, Progress, SearchControl, Solver, Unsolved, Value, Verdict};

use crate::budget::ThinkingBudget;

/// A solver that is made when it is first needed, and keeps what it has proven in one game.
#[derive(Debug, Default)]
pub(super) struct Reckoner {
    solver: Option<Solver>,
}

/// Bytes for what was proven. Late positions need none, and bots are many.
const MEMORY: usize = 16 << 20;

impl Reckoner {
    /// Begins to count the nodes of one decision. `None` if the machine has no memory to give.
    pub(super) fn begin<'r>(&'r mut self, budget: &'r ThinkingBudget<'r>) -> Option<Reckoning<'r>> {
        if self.solver.is_none() {
            self.solver = Solver::new(Options { memory: MEMORY, ..Options::default() }).ok();
        }
        let solver = self.solver.as_ref()?;
        Some(Reckoning { solver, before: solver.nodes(), budget })
    }
}

/// One decision's use of the solver. Whatever it does not answer, it had no budget for.
#[derive(Debug)]
pub(super) struct Reckoning<'r> {
    solver: &'r Solver,
    /// Nodes before this decision.
    before: u64,
    budget: &'r ThinkingBudget<'r>,
}

impl Reckoning<'_> {
    /// Nodes of this decision so far.
    pub(super) fn spent(&self) -> u64 {
        self.solver.nodes() - self.before
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
            if self.budget.is_over(progress.nodes.saturating_sub(self.before)) {
                stop.store(true, Ordering::Relaxed);
            }
        };
        question(&SearchControl { stop: Some(&stop), progress: Some(&tell) }).ok()
    }
}
