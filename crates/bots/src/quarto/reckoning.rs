//! The solver within a budget.

use std::cell::Cell;
use std::sync::atomic::{AtomicBool, Ordering};

use quarto::Position;
use solver::{LEAST_MEMORY, Options, Progress, SearchControl, Solver, Unsolved, Value, Verdict};

use crate::budget::ThinkingBudget;

/// A solver for one decision. What it has proven is forgotten before the next: the same view gives the same answer,
/// whatever was thought about before. Its memory stays with the thread that thinks and not with the bot: bots are many, and
/// most of them wait for somebody's move.
#[derive(Debug)]
pub(super) struct Reckoner {
    /// There until it is dropped.
    solver: Option<Solver>,
}

/// Bytes for what is proven: the least a solver can work with. Four and sixteen times as much spare next to no node of what a
/// bot has the time for (`docs/levels.md`).
const MEMORY: usize = LEAST_MEMORY;

thread_local! {
    /// The solver of this thread, while nobody uses it.
    static KEPT: Cell<Option<Solver>> = const { Cell::new(None) };
}

/// Gives back what this thread keeps for the next decision.
pub(crate) fn give_back() {
    KEPT.set(None);
}

/// Does this thread keep something?
#[cfg(test)]
pub(crate) fn is_kept() -> bool {
    let kept = KEPT.take();
    let is_kept = kept.is_some();
    KEPT.set(kept);
    is_kept
}

impl Reckoner {
    /// For one decision. `None` if the machine has no memory to give.
    pub(super) fn new() -> Option<Self> {
        let solver = match KEPT.take() {
            Some(solver) => {
                solver.forget();
                solver
            }
            None => Solver::new(Options { memory: MEMORY, ..Options::default() }).ok()?,
        };
        Some(Self { solver: Some(solver) })
    }

    /// Counts the nodes of the decision.
    pub(super) fn begin<'r>(&'r self, budget: &'r ThinkingBudget<'r>) -> Option<Reckoning<'r>> {
        let solver = self.solver.as_ref()?;
        Some(Reckoning { solver, before: solver.nodes(), budget })
    }
}

impl Drop for Reckoner {
    fn drop(&mut self) {
        // A thread that ends keeps nothing.
        let solver = self.solver.take();
        let _ = KEPT.try_with(|kept| kept.set(solver));
    }
}

/// One decision's use of the solver. Whatever it does not answer, it had no budget for.
#[derive(Debug)]
pub(super) struct Reckoning<'r> {
    solver: &'r Solver,
    /// Nodes of the decisions before.
    before: u64,
    budget: &'r ThinkingBudget<'r>,
}

impl Reckoning<'_> {
    /// Nodes of this decision so far.
    pub(super) fn spent(&self) -> u64 {
        self.solver.nodes().saturating_sub(self.before)
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

#[cfg(test)]
mod tests {
    use super::*;

    /// Five pieces on the board, and one in hand.
    const MIDDLE: &str = "0.../.7../..c./5..2 9 1 1234p -";

    fn kept() -> Option<u64> {
        let kept = KEPT.take();
        let nodes = kept.as_ref().map(Solver::nodes);
        KEPT.set(kept);
        nodes
    }

    /// One solver serves all decisions of a thread, each of which begins with nothing: the same answer for the same nodes.
    #[test]
    fn a_thread_keeps_one_solver_and_nothing_that_it_has_proven() {
        give_back();
        let position: Position = MIDDLE.parse().unwrap();
        let spent = || {
            let reckoner = Reckoner::new().unwrap();
            let budget = ThinkingBudget::nodes(u64::MAX);
            let how = reckoner.begin(&budget).unwrap();
            assert_eq!(how.spent(), 0);
            (how.verdict(position), how.spent())
        };
        let first = spent();
        assert!(first.1 > 1_000, "{first:?}");
        assert_eq!((spent(), spent()), (first, first));
        assert_eq!(kept(), Some(3 * first.1), "one solver has done all of it");
        give_back();
        assert_eq!(kept(), None);
    }

    /// What was spent before does not count.
    #[test]
    fn a_budget_is_for_one_decision() {
        let position: Position = MIDDLE.parse().unwrap();
        let budget = ThinkingBudget::nodes(200_000_000);
        let answers = [(); 2].map(|()| {
            let reckoner = Reckoner::new().unwrap();
            let verdict = reckoner.begin(&budget).unwrap().verdict(position);
            verdict.is_some()
        });
        assert_eq!(answers, [true; 2]);
        let (reckoner, short) = (Reckoner::new().unwrap(), ThinkingBudget::nodes(0));
        assert_eq!(reckoner.begin(&short).unwrap().verdict(position), None);
    }
}
