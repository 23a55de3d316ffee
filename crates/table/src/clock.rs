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
    /// What each seat was given back so far for a slow line.
    given: [Span; Seat::MAX],
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
        Self { pace, left: [left; Seat::MAX], given: [Span::ZERO; Seat::MAX], running: None }
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

    /// What is given back at most in the move under way for a line that takes so long: a
    /// second, and in a game seven.
    pub(crate) fn allowance(&self, seat: Seat, lag: Span) -> Span {
        let rest = When::MOST_LAG_A_GAME.minus(self.given[seat.index()]);
        lag.min(When::MOST_LAG).min(rest)
    }

    /// What the seat that runs would have left if it stopped now; nothing is given back.
    pub(crate) fn left_at(&self, now: Moment) -> Option<(Seat, Span)> {
        let running = self.running?;
        Some((running.seat, self.left(running.seat)?.minus(now.since(running.since))))
    }

    /// Whose time is up, though so much of it was the fault of that seat's line.
    pub(crate) fn is_up(&self, now: Moment, lag: Span) -> Option<Seat> {
        let (seat, deadline) = self.deadline()?;
        (now >= deadline.after(self.allowance(seat, lag))).then_some(seat)
    }

    /// The move of the seat that runs ends in time: what that seat has then, and what it was given
    /// back. If every move has its own time, that is only what it needed.
    pub(crate) fn after_move(&self, when: When) -> Option<(Seat, Span, Span)> {
        let Running { seat, since } = self.running?;
        let (left, used) = (self.left(seat)?, when.now.since(since));
        let most = self.allowance(seat, when.lag);
        match self.pace {
            Pace::Untimed => None,
            Pace::PerMove(limit) => Some((seat, limit, used.minus(left).min(most))),
            Pace::Bank { increment, .. } => {
                let given = used.min(most);
                Some((seat, left.minus(used.minus(given)).plus(increment), given))
            }
        }
    }

    pub(crate) const fn set(&mut self, seat: Seat, left: Span, given: Span) {
        self.left[seat.index()] = left;
        self.given[seat.index()] = self.given[seat.index()].plus(given);
    }

    /// Lets the clock of a seat run from now on, or none.
    pub(crate) fn run(&mut self, seat: Option<Seat>, now: Moment) {
        let since = |seat| Running { seat, since: now };
        self.running = if self.pace.is_timed() { seat.map(since) } else { None };
    }

    pub(crate) fn swap(&mut self) {
        self.left.swap(0, 1);
        self.given.swap(0, 1);
    }
}
