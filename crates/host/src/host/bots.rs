//! The turns of bots: they are asked once, act when a person would, and answer offers.

use table::{
    Answer, Moment, Place, Refusal, Request, Rules, Seat, Span, Table, View, Viewer, What, When,
};

use super::{FIRST_PAUSE, Host, Own};
use crate::append::Asker;
use crate::input::{BotTurn, Effect, PendingThought, Warning};
use crate::pace::{TICK, pace};
use crate::room::{Ask, Reply};
use crate::turns::{Acting, AnswerTime, PlannedAct, Punctual, Seen, anything, name, reply};

impl<C> Host<C> {
    /// What the bot on this chair sees.
    pub(super) fn seen_from(&self, chair: Seat) -> Option<View> {
        let table = self.room.table()?;
        table.view(Viewer::Seat(table.chair(chair)))
    }

    /// Decides when those bots answer whose turn begins, and asks every bot whose turn it is, once.
    pub(super) fn let_bots_think(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        let may_ask = self.turns.may_ask(now);
        let is_played =
            |table: &&Table| table.outcome().is_none() && !table.paused() && !table.adjourned();
        let Some(table) = self.room.table().filter(is_played) else {
            return;
        };
        let (mut turns, mut views) = ([None; Seat::MAX], Vec::new());
        for seat in table.due().iter() {
            let Some(level) = table.places().get(seat.index()).and_then(Place::bot) else {
                continue;
            };
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            let pending =
                PendingThought { chair: table.chair(seat), level, turn: BotTurn::of(&view) };
            turns[pending.chair.index()] = Some(self.answer_time(table, seat, pending, now));
            views.push((pending, view));
        }
        self.turns.begin(turns);
        for (pending, view) in views {
            if may_ask && self.turns.ask(pending) {
                out.push(Effect::Think(pending, Box::new(view)));
            }
        }
    }

    /// When a bot answers whose turn begins now. All of it is known to everybody: the level, the step, the commitment to the
    /// draws, and what is left on the clock. Whoever has little time hurries.
    fn answer_time(
        &self,
        table: &Table,
        seat: Seat,
        pending: PendingThought,
        now: Moment,
    ) -> AnswerTime {
        let (level, step) = (pending.level, pending.turn.step);
        let seed = table.commitment().0.first_chunk().map_or(0, |bytes| u64::from_le_bytes(*bytes));
        let percent = |span: Span| Span(span.0.saturating_mul(self.options.pace.into()) / 100);
        let left = table.clock().left(seat).map_or(u64::MAX, |left| left.0);
        let wait = percent(pace(level, step, u64::from(step.0) ^ seed)).min(Span(left / 4));
        let tick = percent(TICK).min(Span(left / 8));
        AnswerTime { step, at: now.after(wait), tick, behind: 0 }
    }

    /// A bot has thought.
    pub(super) fn thought(
        &mut self,
        pending: PendingThought,
        what: Option<What>,
        now: Moment,
        out: &mut Vec<Effect<C>>,
    ) {
        if what.is_none() {
            out.push(Effect::Warn(Warning::BotBroke(pending.chair)));
        }
        let is_felt = what.as_ref().is_some_and(|what| self.is_felt(pending, what, now));
        let seen = if is_felt { Seen::ByNobody } else { Seen::ByAll };
        if self.turns.thought(pending, what, seen, now) == Punctual::No {
            out.push(Effect::Warn(Warning::BotLate(pending.chair)));
        }
        if self.options.in_order && !self.turns.is_thinking() {
            self.turns.release(now);
        }
    }

    /// Does nothing come of this but that the bot feels something (Q19)? A hand that means to place a piece may meet another one
    /// there. It feels that before its answer is due, as it feels everything else: nobody can tell how often it did.
    fn is_felt(&self, pending: PendingThought, what: &What, now: Moment) -> bool {
        if matches!(what, What::Touch { .. }) {
            return true;
        }
        let Some(table) = self.room.table() else { return false };
        let Ok(nonce) = name(pending.turn, what).parse() else { return false };
        let (seat, step) = (table.chair(pending.chair), pending.turn.step);
        let request = Request { seat, step, nonce, what: what.clone() };
        matches!(table.terms().rules, Rules::Access(..))
            && matches!(
                table.consider(&request, When::at(now)).answer,
                Answer::Refused(Refusal::Access(_))
            )
    }

    /// Does the table rest?
    fn rests(&self) -> bool {
        self.room.table().is_some_and(|table| table.paused() || table.adjourned())
    }

    /// Bots do what they meant to do. While the table rests they mean nothing, and are asked anew afterwards.
    pub(super) fn let_bots_act(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.rests() {
            return self.turns.forget_plans();
        }
        if self.options.in_order && self.turns.is_thinking() {
            // Who is first must not depend on who thinks fast.
            return;
        }
        while let Some(PlannedAct { pending, what, seen, .. }) = self.turns.planned(now) {
            let Some(view) = self.seen_from(pending.chair) else { continue };
            if BotTurn::of(&view) != pending.turn || !self.turns.is_turn(pending) {
                // Something has happened since; it is asked again if it is still its turn.
                continue;
            }
            let mut instead = None;
            let what = what.or_else(|| {
                let mut choices = anything(&view);
                let first = choices.pop();
                instead = Some(choices);
                first.map(What::Act)
            });
            if let Some(what) = what {
                self.act(Acting { pending, what, seen, instead }, now, out);
            }
        }
    }

    pub(super) fn act(&mut self, acting: Acting, now: Moment, out: &mut Vec<Effect<C>>) {
        let PendingThought { chair, turn, .. } = acting.pending;
        let Some(ask) = request(chair, turn, &acting.what) else { return };
        self.turns.acting[chair.index()] = Some(acting);
        self.order(Own::Act(chair.index()), ask, When::at(now), out);
    }

    /// What became of what a bot did.
    pub(super) fn acted(
        &mut self,
        index: usize,
        reply: &Reply,
        now: Moment,
        out: &mut Vec<Effect<C>>,
    ) {
        let Some(mut acting) = self.turns.acting[index].take() else { return };
        match reply {
            Reply::Unavailable(_) => self.turns.postpone(acting, now.after(FIRST_PAUSE)),
            // What a masked hand meets is no mistake (Q19).
            Reply::Answer(Answer::Refused(Refusal::Access(_) | Refusal::TimeIsUp(_))) => {}
            // It goes on perhaps before bots are let act again: what was meant is forgotten here, and asked anew then.
            Reply::Answer(Answer::Refused(_)) if self.rests() => self.turns.forget_plans(),
            Reply::Answer(Answer::Refused(refusal)) => {
                // A bot that errs must not hold up a game: it does the first thing that is allowed.
                let chair = acting.pending.chair;
                let choices = acting.instead.take().or_else(|| {
                    out.push(Effect::Warn(Warning::BotRefused(chair, *refusal)));
                    self.seen_from(chair).map(|view| anything(&view))
                });
                if let Some(mut choices) = choices
                    && let Some(action) = choices.pop()
                {
                    let what = What::Act(action);
                    self.act(Acting { what, instead: Some(choices), ..acting }, now, out);
                }
            }
            Reply::Answer(_) | Reply::Done | Reply::Refused(_) | Reply::Taken | Reply::NoTable => {}
        }
    }

    /// Bots answer what was proposed.
    pub(super) fn answer_offers(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        let Some(table) = self.room.table() else { return };
        let Some(open) = table.offer() else { return };
        let turn = BotTurn { step: table.step(), touches: u32::from(open.by.number()) };
        let seats = (1..).map_while(Seat::new).zip(table.places());
        let bots = seats.filter(|(_, place)| place.bot().is_some()).map(|(seat, _)| seat);
        let asked = bots.filter(|seat| !open.agreed.contains(*seat));
        let chairs: Vec<Seat> = asked.map(|seat| table.chair(seat)).collect();
        for chair in chairs {
            if let Some(ask) = request(chair, turn, &reply(open.offer)) {
                self.order(Own::Offer(chair.index()), ask, When::at(now), out);
            }
        }
    }
}

fn request(chair: Seat, turn: BotTurn, what: &What) -> Option<Ask> {
    let nonce = name(turn, what).parse().ok()?;
    Some(Ask::Request { asker: Asker { chair, nonce }, step: turn.step, what: what.clone() })
}
