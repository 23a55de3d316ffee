//! When a host wants to be woken, and whether anybody needs it.

use table::{Moment, Span};

use super::{Host, IDLE, Own, POLL, SLOW, Sleep, runs};

impl<C> Host<C> {
    /// Before that it is not tried again to wake the table up.
    pub(super) fn wakes_at(&self) -> Option<Moment> {
        let again = self.failing.map(|failing| failing.again);
        again.max(self.refused_until(Own::Look))
    }

    /// Is somebody here, or a bot or a clock, for whom the table should be awake?
    pub(super) fn is_wanted(&self) -> bool {
        !self.presence.is_deserted()
            || self.presence.next().is_some()
            || !self.turns.is_quiet()
            || self.room.table().is_some_and(runs)
    }

    /// Does nobody watch, no bot think, no clock run, nothing wait?
    pub(super) fn is_deserted(&self) -> bool {
        self.presence.is_deserted()
            && self.presence.next().is_none()
            && self.turns.is_quiet()
            && self.to_found.is_none()
            && self.kept_deadlines().next().is_none()
    }

    /// When to come back.
    pub(super) fn schedule(&mut self, now: Moment) {
        let mut wake: Option<Moment> = None;
        let mut at = |moment: Moment| wake = Some(wake.map_or(moment, |wake| wake.min(moment)));
        if let Some(since) = self.under_way {
            if self.failing.is_none() {
                at(since.after(SLOW));
            }
        } else if self.sleep == Sleep::Asleep && (self.is_wanted() || !self.held.is_empty()) {
            self.wakes_at().into_iter().for_each(&mut at);
        } else if let Some(failing) = self.failing
            && self.is_wanted()
            && failing.again > now
        {
            at(failing.again);
        }
        let may_try = self.failing.is_none_or(|failing| failing.again <= now);
        if self.sleep == Sleep::Awake && self.stopping.is_none() && may_try {
            if !self.pending.contains(&Own::Time) {
                let earliest = self.refused_until(Own::Time).unwrap_or(now);
                let kept = self.kept_deadlines().filter(|(at, _)| self.is_first(*at));
                kept.for_each(|(moment, _)| at(moment.max(earliest)));
            }
            self.claims().filter(|moment| *moment > now).for_each(&mut at);
            self.turns.next().into_iter().for_each(&mut at);
            self.presence.next().into_iter().for_each(&mut at);
            self.to_found.into_iter().for_each(&mut at);
            if self.options.is_shared && !self.presence.is_deserted() {
                at(self.polled.after(POLL));
            }
        }
        // When to be given up; whoever does not is not woken for it again.
        if self.is_deserted() && now.since(self.busy) < IDLE {
            at(self.busy.after(IDLE));
        }
        // Something that is overdue and waits for the store is not looked at without pause. All else is looked at when
        // it is due, whatever came in just before: a bot that thought until the last moment answers no later than another.
        self.wake = wake.map(|wake| if wake <= now { now.after(Span(20)) } else { wake });
    }
}
