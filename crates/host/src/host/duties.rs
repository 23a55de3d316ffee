//! What a host does by itself: it starts, keeps deadlines, says who is away, shows what can be claimed,
//! founds the next game, and stops.

use table::{DeadlineKind, Moment, Order, Place, Seat, Sitter, Span, Table, When};

use super::{Host, Own, Sleep, Stopping, runs};
use crate::input::Effect;
use crate::outage::Outage;
use crate::room::{Ask, Reply, Unanswered};

impl<C> Host<C> {
    /// A table that is full starts; one that another server let rest goes on, if somebody is at it here.
    pub(super) fn go_on(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        let Some(table) = self.room.table() else { return };
        if table.outcome().is_some() {
            return;
        }
        let is_full = table.places().iter().all(|place| place.sitter != Sitter::Open);
        let (is_paused, has_begun) = (table.paused(), table.game().is_some());
        if is_paused && self.options.is_shared && !self.presence.is_deserted() {
            self.order(Own::Resume, Ask::Order(Order::Resume), When::at(now), out);
        } else if is_full && !has_begun && !is_paused {
            self.order(Own::Start, Ask::Order(Order::Start), When::at(now), out);
        }
    }

    /// Does a deadline come before what is under way? What was begun before it may be the very move, and
    /// comes first; whoever asks and asks after it puts nothing off.
    pub(super) fn is_first(&self, deadline: Moment) -> bool {
        self.under_way.is_none_or(|since| deadline < since)
    }

    /// Whoever had a deadline that has passed has missed it.
    pub(super) fn keep_deadlines(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        let passed = self.kept_deadlines().filter(|(at, _)| *at <= now && self.is_first(*at));
        let passed = passed.min_by_key(|(at, _)| *at);
        if let Some((_, lag)) = passed {
            self.order(Own::Time, Ask::Order(Order::TimePassed), When { now, lag }, out);
        }
    }

    /// The moments at which something happens by itself, and the lag of whoever it happens to. What can be
    /// claimed is for people to claim.
    pub(super) fn kept_deadlines(&self) -> impl Iterator<Item = (Moment, Span)> {
        let deadlines = self.room.table().map(Table::deadlines).unwrap_or_default();
        deadlines.into_iter().filter_map(|deadline| match deadline.what {
            DeadlineKind::Clock(seat) => {
                let lag = self.lag(seat);
                let table = self.room.table()?;
                Some((deadline.at.after(table.allowance(seat, lag)), lag))
            }
            DeadlineKind::Pointing => Some((deadline.at, Span::ZERO)),
            DeadlineKind::Abandoned(_) | DeadlineKind::Held(_) => None,
        })
    }

    /// How long the line of whoever sits here takes, as far as it was said.
    pub(super) fn lag(&self, seat: Seat) -> Span {
        let place = self.room.table().and_then(|table| table.places().get(seat.index()));
        match place.map(|place| &place.sitter) {
            Some(Sitter::Person(person)) => {
                self.lags.get(&person.owner()).copied().unwrap_or(Span::ZERO)
            }
            Some(Sitter::Open | Sitter::Bot(_)) | None => Span::ZERO,
        }
    }

    /// Whoever came back is here; whoever did not is away.
    pub(super) fn keep_presence(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        let mut left = Vec::new();
        while let Some(chair) = self.presence.left(now) {
            left.push(chair);
        }
        let is_played =
            |table: &&Table| table.game().is_some() && table.outcome().is_none() && !table.paused();
        let Some(table) = self.room.table().filter(is_played) else { return };
        let place = |chair: Seat| table.places().get(table.chair(chair).index());
        let is_here =
            |place: &Place| matches!(place.sitter, Sitter::Person(_)) && place.away.is_none();
        left.retain(|chair| place(*chair).is_some_and(is_here));
        let seats = (1..).map_while(Seat::new).zip(table.places());
        let away = seats.filter(|(_, place)| place.away.is_some()).map(|(seat, _)| seat);
        let here = away.filter(|seat| self.presence.is_here(table, *seat));
        let back: Vec<Seat> = here.map(|seat| table.chair(seat)).collect();
        for chair in back {
            let order = Ask::Order(Order::Here(chair));
            self.order(Own::Here(chair.index()), order, When::at(now), out);
        }
        for chair in left {
            let order = Ask::Order(Order::Away(chair));
            self.order(Own::Away(chair.index()), order, When::at(now), out);
        }
    }

    /// Somebody has been away for so long that the seat can be claimed: everybody sees that now.
    pub(super) fn show_claims(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.claims().any(|at| self.claimable < at && at <= now) {
            out.push(Effect::Refresh);
        }
        self.claimable = now;
    }

    pub(super) fn claims(&self) -> impl Iterator<Item = Moment> {
        let deadlines = self.room.table().map(Table::deadlines).unwrap_or_default();
        let is_claim = |what| matches!(what, DeadlineKind::Abandoned(_) | DeadlineKind::Held(_));
        deadlines.into_iter().filter(move |deadline| is_claim(deadline.what)).map(|it| it.at)
    }

    /// All have agreed to play again: the next game is founded, whoever dies meanwhile.
    pub(super) fn found_next(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.to_found.is_none_or(|at| now < at) {
            return;
        }
        self.to_found = None;
        let Some(table) = self.room.table() else { return };
        if let Some(next) = table.rematch() {
            out.push(Effect::Found(Box::new(next)));
        }
    }

    /// No clock runs while there is no server. What was begun is finished; what waits for the store is not.
    pub(super) fn stop(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        self.stopping.get_or_insert(Stopping::Finishing);
        for Unanswered { by: to, .. } in std::mem::take(&mut self.held) {
            let reply = Reply::Unavailable(Outage::new("the server stops"));
            out.push(Effect::Answer { to, reply });
        }
        if self.sleep == Sleep::Awake {
            self.let_rest(now, out);
        }
    }

    /// A clock that runs is stopped.
    pub(super) fn let_rest(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.room.table().is_some_and(runs) {
            self.order(Own::Pause, Ask::Order(Order::Pause), When::at(now), out);
        }
    }
}
