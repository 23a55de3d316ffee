//! Watching a long search, and stopping it.

use std::sync::atomic::{AtomicBool, Ordering};

/// How whoever asked follows a search: a flag that stops it, and a function that hears how
/// far it is.
#[derive(Clone, Copy, Default)]
pub struct SearchControl<'a> {
    /// The search gives up within a millisecond after this is set.
    pub stop: Option<&'a AtomicBool>,
    /// Called now and then, from the thread that asked.
    pub progress: Option<&'a (dyn Fn(Progress) + Sync)>,
}

/// How far a search is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Positions looked at so far.
    pub nodes: u64,
    /// Moves whose value is known, of `total`.
    pub done: usize,
    /// Moves there are; 0 while a single position is searched.
    pub total: usize,
}

impl SearchControl<'_> {
    /// Lets the search run to its end in silence.
    pub const NONE: SearchControl<'static> = SearchControl { stop: None, progress: None };

    #[inline(always)]
    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    /// The same without a word.
    pub(crate) fn quietly(&self) -> SearchControl<'_> {
        SearchControl { progress: None, ..*self }
    }

    pub(crate) fn tell(&self, progress: Progress) {
        if let Some(tell) = self.progress {
            tell(progress);
        }
    }
}

impl std::fmt::Debug for SearchControl<'_> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Watch").field("stop", &self.stop).finish_non_exhaustive()
    }
}
