//! How long one is willing to wait for the solver.

use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};

use solver::{Progress, SearchControl, Solver};

/// How long one is willing to wait for the solver: so many positions looked at, or until somebody
/// has had enough.
#[derive(Clone, Copy)]
pub struct Patience<'a> {
    /// The most positions that are looked at.
    pub nodes: u64,
    /// Asked some fifty times a second: has it been long enough?
    pub is_over: &'a (dyn Fn() -> bool + Sync),
}

impl Patience<'static> {
    /// So many positions, however long that takes: the same answer on every machine.
    pub const fn of_nodes(nodes: u64) -> Self {
        Self { nodes, is_over: &|| false }
    }
}

impl Patience<'_> {
    /// Asks the solver, and stops it when patience ends. What needs no search is answered all
    /// the same.
    pub(super) fn ask<R>(
        &self,
        solver: &Solver,
        question: impl FnOnce(&SearchControl<'_>) -> R,
    ) -> R {
        let last = solver.nodes().saturating_add(self.nodes);
        let stop = AtomicBool::new(false);
        let hear = |progress: Progress| {
            if progress.nodes > last || (self.is_over)() {
                stop.store(true, Ordering::Relaxed);
            }
        };
        question(&SearchControl { stop: Some(&stop), progress: Some(&hear) })
    }
}

impl fmt::Debug for Patience<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Patience").field("nodes", &self.nodes).finish_non_exhaustive()
    }
}
