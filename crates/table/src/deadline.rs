//! Moments at which something becomes possible. They are returned, never waited for.

use quartex::Seat;

use crate::state::State;
use crate::table::Table;
use crate::terms::{Rules, Stakes};
use crate::time::{Moment, Span};

/// After so long away from a timed table a seat may be called abandoned.
pub const ABANDONED_AFTER: Span = Span::seconds(5 * 60);

/// After so long away from a casual table of Quartex a bot may hold a seat until its owner is back.
pub const HELD_AFTER: Span = Span::seconds(60);

/// A moment to come back to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Deadline {
    /// When.
    pub at: Moment,
    /// What then.
    pub what: DeadlineKind,
}

/// What a deadline is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DeadlineKind {
    /// The clock of this seat is at zero (Q18). Its last move may be on the way: wait for
    /// [`Table::allowance`] more, then order [`TimePassed`](crate::Order::TimePassed) with the
    /// seat's lag.
    Clock(Seat),
    /// The time for pointing out is over (X23): order
    /// [`TimePassed`](crate::Order::TimePassed).
    Pointing,
    /// This seat may be called abandoned.
    Abandoned(Seat),
    /// A bot may hold this seat.
    Held(Seat),
}

impl State {
    /// From when on a bot may hold this seat; `None` if its person is here, if it cannot win any more,
    /// or if the table has no stand-ins.
    pub(crate) fn held_from(&self, seat: Seat) -> Option<Moment> {
        let place = self.places.get(seat.index())?;
        let may = matches!(self.terms.rules, Rules::Quartex(_))
            && self.terms.stakes == Stakes::Casual
            && place.stand_in.is_none()
            && !self.out.contains(seat);
        place.away.filter(|_| may).map(|since| since.after(HELD_AFTER))
    }
}

impl Table {
    /// What is given back to this seat, at most, in the move it makes now, over a line that takes
    /// so long. Whoever keeps its deadline waits that long after it.
    pub fn allowance(&self, seat: Seat, lag: Span) -> Span {
        self.state.clock.allowance(seat, lag)
    }

    /// All moments at which something becomes possible, in no order. None while the server
    /// or the players rest or the game is not under way.
    pub fn deadlines(&self) -> Vec<Deadline> {
        let state = &self.state;
        if state.paused || state.adjourned || !state.is_playing() {
            return Vec::new();
        }
        let clock = state
            .clock
            .deadline()
            .map(|(seat, at)| Deadline { at, what: DeadlineKind::Clock(seat) });
        let pointing = state.asked.zip(state.terms.pointing);
        let pointing = pointing
            .map(|(since, span)| Deadline { at: since.after(span), what: DeadlineKind::Pointing });
        let seats = (1..=state.terms.rules.seats()).filter_map(Seat::new);
        let timed = seats.filter(|_| state.terms.pace.is_timed());
        let away = timed.filter(|&seat| !state.out.contains(seat)).filter_map(|seat| {
            let at = state.places[seat.index()].away?.after(ABANDONED_AFTER);
            Some(Deadline { at, what: DeadlineKind::Abandoned(seat) })
        });
        let seats = (1..=state.terms.rules.seats()).filter_map(Seat::new);
        let held = seats.filter_map(|seat| {
            Some(Deadline { at: state.held_from(seat)?, what: DeadlineKind::Held(seat) })
        });
        clock.into_iter().chain(pointing).chain(away).chain(held).collect()
    }
}
