//! Falling asleep when the store fails, and waking up: nothing is decided before the table has been read
//! again, and the time in between counts for nobody.

use table::{Answer, DeadlineKind, Moment, Order, Refusal, Span, Table, When};

use super::{Caller, FIRST_PAUSE, Failing, HELD, Host, KEPT, LAST_PAUSE, Own, SLOW, Sleep, runs};
use crate::input::{Effect, Trouble};
use crate::outage::Outage;
use crate::room::{Ask, Reply, Unanswered};

impl<C> Host<C> {
    /// The store has answered.
    pub(super) fn returned(
        &mut self,
        is_well: bool,
        wrote: bool,
        now: Moment,
        out: &mut Vec<Effect<C>>,
    ) {
        let since = self.under_way.take();
        if !is_well {
            return self.fails(wrote, now, out);
        }
        // What took long was nobody's time.
        if since.is_some_and(|since| now.since(since) >= SLOW) {
            self.fall_asleep(now, out);
        }
        if self.failing.is_some_and(|failing| wrote || !failing.writing) {
            self.failing = None;
            out.push(Effect::Trouble(Trouble::Ends));
        }
    }

    pub(super) fn fails(&mut self, writing: bool, now: Moment, out: &mut Vec<Effect<C>>) {
        if let Some(failing) = &mut self.failing {
            failing.writing |= writing;
            failing.pause = Span(failing.pause.0 * 2).min(LAST_PAUSE);
            failing.again = now.after(failing.pause);
        } else {
            let again = now.after(FIRST_PAUSE);
            self.failing = Some(Failing { writing, again, pause: FIRST_PAUSE });
            out.push(Effect::Trouble(Trouble::Begins));
        }
        self.fall_asleep(now, out);
    }

    /// Where nothing is to be stored nobody would notice that the store works again, and whoever was told
    /// that it fails would believe it for ever: so that is found out.
    pub(super) fn probe(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        let Some(Failing { again, .. }) = self.failing else { return };
        if again <= now && self.probing.is_none() && self.room.is_idle() && self.is_wanted() {
            self.probing = Some(again);
            out.push(Effect::Probe);
        }
    }

    /// Something could be stored, or not. That it could before something else failed is no news.
    pub(super) fn probed(&mut self, is_well: bool, now: Moment, out: &mut Vec<Effect<C>>) {
        let asked = self.probing.take();
        if self.failing.is_none_or(|failing| Some(failing.again) != asked) {
            return;
        }
        if is_well {
            self.failing = None;
            out.push(Effect::Trouble(Trouble::Ends));
        } else {
            self.fails(true, now, out);
        }
    }

    /// Nothing is decided before the table has been looked at again; clocks that ran meanwhile are set back.
    /// Whoever waits, waits for that.
    pub(super) fn fall_asleep(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.sleep != Sleep::Awake || !self.room.table().is_some_and(runs) {
            return;
        }
        self.sleep = Sleep::Asleep;
        self.options.slept = true;
        let stays = |by: &Caller<C>| matches!(by, Caller::Founder(_) | Caller::Own(Own::Pause));
        for Unanswered { by, ask, when } in self.room.take_back(stays) {
            match by {
                Caller::Outside(by) => self.held.push(Unanswered { by, ask, when }),
                Caller::Founder(_) => {}
                Caller::Own(own) => {
                    self.pending.remove(&own);
                    let reply = Reply::Unavailable(Outage::new("the store fails"));
                    self.answered(own, reply, now, out);
                }
            }
        }
    }

    /// Another server has stopped and let the table rest, or this one stops. The first of these could not be
    /// decided for that, and the others came after it: they are decided once the table goes on. Where this
    /// server stops that is elsewhere.
    pub(super) fn rested(
        &mut self,
        all: Vec<Unanswered<Caller<C>>>,
        now: Moment,
        out: &mut Vec<Effect<C>>,
    ) {
        let stops = self.stopping.is_some();
        let (mut held, mut others) = (Vec::new(), Vec::new());
        // Whoever has waited for too long is told so, and the table goes on all the same.
        let mut goes_on = false;
        for (place, Unanswered { by, ask, when }) in all.into_iter().enumerate() {
            let is_first = place == 0;
            match by {
                Caller::Outside(to) if is_first && (stops || now.since(when.now) > HELD) => {
                    goes_on = !stops;
                    let reply = Reply::Unavailable(Outage::new("the table rests"));
                    out.push(Effect::Answer { to, reply });
                }
                Caller::Outside(by) if !stops => held.push(Unanswered { by, ask, when }),
                // Nothing comes of what the host itself wants of a table that rests.
                Caller::Own(own) if is_first => {
                    let reply = match ask {
                        Ask::Request { .. } => Reply::Answer(Answer::Refused(Refusal::Paused)),
                        Ask::Found(_) | Ask::Order(_) | Ask::Look => {
                            Reply::Refused(Refusal::Paused)
                        }
                    };
                    self.pending.remove(&own);
                    self.answered(own, reply, now, out);
                }
                by => others.push(Unanswered { by, ask, when }),
            }
        }
        // What is held already came later.
        goes_on |= !held.is_empty();
        drop(self.held.splice(..0, held));
        for other in others {
            self.ask(other, now, out);
        }
        if goes_on && self.sleep == Sleep::Awake {
            self.sleep = Sleep::Waking;
            self.refused.remove(&Own::Resume);
            self.order(Own::Resume, Ask::Order(Order::Resume), When::at(now), out);
        }
    }

    pub(super) fn wake_up(&mut self, now: Moment, out: &mut Vec<Effect<C>>) {
        if self.sleep == Sleep::Asleep && self.wakes_at().is_none_or(|at| at <= now) {
            self.sleep = Sleep::Waking;
            self.order(Own::Look, Ask::Look, When::at(now), out);
        }
    }

    /// The table was read, or resumed.
    pub(super) fn woken(&mut self, own: Own, reply: Reply, now: Moment, out: &mut Vec<Effect<C>>) {
        match reply {
            Reply::Done | Reply::Refused(_) => {
                let must = self.room.table().is_some_and(|table| self.must_resume(table, now));
                if own == Own::Look && must && self.stopping.is_none() {
                    // Another server may have been faster a moment ago; now it must be.
                    self.refused.remove(&Own::Resume);
                    return self.order(Own::Resume, Ask::Order(Order::Resume), When::at(now), out);
                }
                self.sleep = Sleep::Awake;
                self.options.slept = false;
                self.refused.clear();
                // The server that was to found the next game may have died before it could.
                let table = self.room.table();
                self.to_found = table.and_then(Table::next_game).map(|_| now);
                for Unanswered { by, ask, when } in std::mem::take(&mut self.held) {
                    let by = Caller::Outside(by);
                    self.ask(Unanswered { by, ask, when }, now, out);
                }
                // It went on while this server was told to stop.
                if own == Own::Resume && self.stopping.is_some() {
                    self.let_rest(now, out);
                }
            }
            reply => {
                self.sleep = Sleep::Asleep;
                for Unanswered { by: to, .. } in std::mem::take(&mut self.held) {
                    out.push(Effect::Answer { to, reply: reply.clone() });
                }
            }
        }
    }

    /// Did nobody watch the clocks of this table?
    pub(super) fn must_resume(&self, table: &Table, now: Moment) -> bool {
        if table.outcome().is_some() {
            return false;
        }
        let unwatched = |deadline: table::Deadline| {
            matches!(deadline.what, DeadlineKind::Clock(_)) && now.since(deadline.at) > KEPT
        };
        table.paused()
            || (runs(table) && (self.options.slept || table.deadlines().into_iter().any(unwatched)))
    }
}
