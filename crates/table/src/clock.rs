//! What is left of each seat's time. A clock is data: it never looks at the time itself.

use quartex::Seat;

use crate::terms::Pace;
use crate::time::{Moment, Span, When};

/// The clocks of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Clock {
    pace: Pace,
    /// What each seat had left when its clock last stopped.
    left: [Span; Seat::MAX],
    running: Option<Running>,
}

/// A clock that runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Running {
    /// Whose.
    pub seat: Seat,
    /// Since when.
    pub since: Moment,
}

/// What a player has at least when the server was away and comes back.
pub const AFTER_AWAY: Span = Span::seconds(15);

impl Clock {
    pub(crate) const fn new(pace: Pace) -> Self {
        let left = match pace {
            Pace::Untimed => Span::ZERO,
            Pace::PerMove(limit) => limit,
            Pace::Bank { bank, .. } => bank,
        };
        Self { pace, left: [left; Seat::MAX], running: None }
    }

    /// What the seat had left when its clock last stopped; `None` without a clock.
    pub fn left(&self, seat: Seat) -> Option<Span> {
        self.pace.is_timed().then(|| self.left[seat.index()])
    }

    /// The clock that runs.
    pub const fn running(&self) -> Option<Running> {
        self.running
    }

    /// When the running clock will be at zero.
    pub fn deadline(&self) -> Option<(Seat, Moment)> {
        let running = self.running?;
        Some((running.seat, running.since.after(self.left(running.seat)?)))
    }

    /// What the seat that runs would have left if it stopped now.
    pub(crate) fn left_at(&self, when: When) -> Option<(Seat, Span)> {
        let running = self.running?;
        let used = when.now.since(running.since).minus(when.allowance());
        Some((running.seat, self.left(running.seat)?.minus(used)))
    }

    /// Whose time is up.
    pub(crate) fn is_up(&self, when: When) -> Option<Seat> {
        self.left_at(when).filter(|(_, left)| *left == Span::ZERO).map(|(seat, _)| seat)
    }

    /// What a seat has when a move ends with so much left.
    pub(crate) const fn after_move(&self, left: Span) -> Span {
        match self.pace {
            Pace::Untimed => Span::ZERO,
            Pace::PerMove(limit) => limit,
            Pace::Bank { increment, .. } => left.plus(increment),
        }
    }

    pub(crate) const fn set(&mut self, seat: Seat, left: Span) {
        self.left[seat.index()] = left;
    }

    /// Lets the clock of a seat run from now on, or none.
    pub(crate) fn run(&mut self, seat: Option<Seat>, now: Moment) {
        let since = |seat| Running { seat, since: now };
        self.running = if self.pace.is_timed() { seat.map(since) } else { None };
    }

    pub(crate) fn swap(&mut self) {
        self.left.swap(0, 1);
    }
}
