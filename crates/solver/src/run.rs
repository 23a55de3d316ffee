//! One thread's part in a search.

use std::sync::atomic::{AtomicBool, Ordering};

use crate::geometry::Geometry;
use crate::kind::Kinds;
use crate::memory::Memory;
use crate::search_control::{Progress, SearchControl};

/// What one thread works with.
pub(crate) struct Run<'a> {
    pub(crate) kinds: Kinds,
    pub(crate) geometry: &'static Geometry,
    pub(crate) memory: &'a Memory,
    /// Told from outside to give up.
    pub(crate) control: &'a SearchControl<'a>,
    /// Another thread has the answer.
    pub(crate) done: &'a AtomicBool,
    /// Has given up.
    pub(crate) stopped: bool,
    /// Questions asked, those of the last plies included.
    pub(crate) nodes: u64,
    /// Those asked before this run.
    pub(crate) nodes_before: u64,
    /// How often it was looked whether to stop.
    pub(crate) looks: u32,
    /// Added to keys: what tells games with different rules apart.
    pub(crate) tag: u64,
    /// Which thread this is, of how many: each tries wins in an order of its own, so that
    /// they meet rather than follow each other.
    pub(crate) thread: (usize, usize),
    pub(crate) depths: Depths,
}

/// From how many free cells on the dearer means are used. Changing them changes the
/// nodes, never an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Depths {
    /// Positions with fewer free cells are not remembered: finding out again is cheaper.
    /// At least [`LEAST_FREE`](crate::key::LEAST_FREE).
    pub(crate) remember: u32,
    /// With fewer free cells, children are not looked up before one is searched. At most 9.
    pub(crate) look_up: u32,
    /// With fewer free cells, children are not sorted by the replies they leave.
    pub(crate) sort: u32,
}

impl Depths {
    /// Found by trying: fewest nodes where squares count, least time where they do not.
    pub(crate) const fn best(squares: bool) -> Self {
        Self { remember: 8, look_up: 9, sort: if squares { 5 } else { 6 } }
    }
}

impl Run<'_> {
    #[inline(always)]
    pub(crate) fn is_stopped(&mut self) -> bool {
        self.looks = self.looks.wrapping_add(1);
        // Some fifty times a second, so that whoever listens can stop it by the clock or by
        // the nodes. Only the thread that was asked speaks.
        if self.looks.is_multiple_of(1 << 10) && self.thread.0 == 0 {
            self.tell();
        }
        self.stopped |= self.done.load(Ordering::Relaxed) || self.control.is_stopped();
        self.stopped
    }

    #[cold]
    fn tell(&self) {
        self.control.tell(Progress { nodes: self.nodes_before + self.nodes, done: 0, total: 0 });
    }

    /// Puts children in this thread's order.
    pub(crate) fn shuffle<T>(&self, children: &mut [T]) {
        let (thread, of) = self.thread;
        if thread % 2 == 1 {
            children.reverse();
        }
        children.rotate_left(thread / 2 * children.len() / of.max(1));
    }
}
