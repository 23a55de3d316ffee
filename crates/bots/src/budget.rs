//! How long a bot may think.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use table::{Level, View, Viewer};

use crate::effort::{nodes, nodes_in};

/// A limit that was agreed; a [`ThinkingBudget`] is the same limit once the thinking has begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkingLimit {
    /// So much time for one decision. What is decided may depend on how busy the machine is.
    Time(Duration),
    /// So many nodes, or playouts: the same on every machine.
    Nodes(u64),
}

impl ThinkingLimit {
    /// What a bot of this level may spend at a table on what the seat that looks has to decide: its
    /// [`nodes`], and fewer if they would take more than a fifth of what is left on its clock. It
    /// counts nodes, so that the same view gives the same answer on every machine, one without a
    /// clock or threads included.
    pub fn of(level: Level, view: &View) -> Self {
        let rules = view.terms.rules;
        let left = match view.viewer {
            Viewer::Seat(seat) => view.clocks.get(seat.index()),
            Viewer::Spectator => None,
        };
        let most = left.map_or(u64::MAX, |left| nodes_in(rules, left.0 / 5));
        Self::Nodes(nodes(level, rules).min(most))
    }

    /// Begins to count now.
    pub fn budget(self) -> ThinkingBudget<'static> {
        match self {
            Self::Time(time) => ThinkingBudget::time(time),
            Self::Nodes(nodes) => ThinkingBudget::nodes(nodes),
        }
    }
}

/// How long a bot may think about one move.
#[derive(Clone, Copy, Debug)]
pub struct ThinkingBudget<'s> {
    until: Option<Instant>,
    nodes: Option<u64>,
    stop: Option<&'s AtomicBool>,
}

impl<'s> ThinkingBudget<'s> {
    /// So much time from now on. What is decided may depend on how busy the machine is.
    pub fn time(time: Duration) -> Self {
        Self { until: Some(Instant::now() + time), nodes: None, stop: None }
    }

    /// So many nodes, or playouts: the same on every machine. Nothing then asks what time it is.
    pub const fn nodes(nodes: u64) -> Self {
        Self { until: None, nodes: Some(nodes), stop: None }
    }

    /// The same, but it ends when the flag is set.
    #[must_use]
    pub const fn until_stopped(self, stop: &'s AtomicBool) -> Self {
        Self { stop: Some(stop), ..self }
    }

    /// The most nodes or playouts; `None` if only time counts.
    pub const fn most_nodes(&self) -> Option<u64> {
        self.nodes
    }

    /// How much time is left; `None` if only nodes count.
    pub fn time_left(&self) -> Option<Duration> {
        self.until.map(|until| until.saturating_duration_since(Instant::now()))
    }

    /// Is it used up, after so many nodes or playouts? Looks at the clock: ask now and then.
    pub fn is_over(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
            || self.until.is_some_and(|until| Instant::now() >= until)
    }
}
