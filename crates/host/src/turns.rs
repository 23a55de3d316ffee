//! The turns of bots: whom to ask, what they want to do, and when they do it.
//!
//! **When a bot answers is decided when its turn begins**, before anything is known of what it thinks
//! (`docs/decisions/0017-when-a-bot-answers.md`). What it thinks, how long that takes and what its fingers feel (Q19) moves
//! no answer; a thought that is not there in time waits for the next tick.

use table::{Action, Moment, Offer, Seat, Span, StepNumber, View, What};

use crate::input::{BotTurn, PendingThought};

/// If a bot could not be asked, it is tried again after so long.
const BUSY: Span = Span(200);

/// So many ticks at most are added to every further answer of a game in which a thought was late: a machine that
/// once stood still for an hour does not make anybody wait for an hour again.
const MOST_TICKS: u64 = 5;

/// When a bot answers, from what everybody may know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct AnswerTime {
    /// What it answers.
    pub(crate) step: StepNumber,
    /// When it does.
    pub(crate) at: Moment,
    /// If its thought is not there by then, it answers at the first moment so long after it, or twice so long, and so on, at
    /// which it is. Nothing, if bots answer as fast as they can.
    pub(crate) tick: Span,
    /// So many ticks it was put off already.
    pub(crate) behind: u64,
}

impl AnswerTime {
    /// How many ticks later a thought is told that is there now.
    const fn ticks(self, now: Moment) -> u64 {
        let late = now.since(self.at).0;
        if self.tick.0 == 0 { 0 } else { late.div_ceil(self.tick.0) }
    }

    const fn later(self, ticks: u64) -> Self {
        let at = self.at.after(Span(self.tick.0.saturating_mul(ticks)));
        Self { at, behind: self.behind.saturating_add(ticks), ..self }
    }
}

/// Who notices what a bot does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seen {
    /// Only the bot itself will notice: it feels something (Q19).
    ByNobody,
    /// Everybody.
    ByAll,
}

/// What a bot will do.
#[derive(Clone, Debug)]
pub(crate) struct PlannedAct {
    pub(crate) pending: PendingThought,
    /// What it wants; nothing if it broke, and then anything will do.
    pub(crate) what: Option<What>,
    pub(crate) seen: Seen,
    /// Not before this, even if its moment has come.
    earliest: Moment,
}

/// What a bot is doing: it is being stored.
#[derive(Clone, Debug)]
pub(crate) struct Acting {
    pub(crate) pending: PendingThought,
    pub(crate) what: What,
    pub(crate) seen: Seen,
    /// What it may do instead, once it was refused.
    pub(crate) instead: Option<Vec<Action>>,
}

/// Was a thought there in time?
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Punctual {
    Yes,
    /// It is told some ticks later.
    No,
}

/// The bots of one table, each known by the chair on which it sat down.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns {
    /// When those answer whose turn it is.
    answers: [Option<AnswerTime>; Seat::MAX],
    asked: [Option<BotTurn>; Seat::MAX],
    thinking: [bool; Seat::MAX],
    planned: Vec<PlannedAct>,
    pub(crate) acting: [Option<Acting>; Seat::MAX],
    /// Somebody could not be asked and is to be asked again.
    again: Option<Moment>,
    /// So many ticks a thought of this game was late at most, which everybody could see. Further answers are so much
    /// later from the start, so that it happens a few times in a game at most, whoever keeps the machine busy.
    behind: u64,
}

impl Turns {
    /// It is the turn of these bots and of no others. When one answers whose turn has just begun is decided now.
    pub(crate) fn begin(&mut self, turns: [Option<AnswerTime>; Seat::MAX]) {
        for (known, new) in self.answers.iter_mut().zip(turns) {
            let is_known = |new: &AnswerTime| known.is_some_and(|known| known.step == new.step);
            if new.is_none_or(|new| !is_known(&new)) {
                *known = new.map(|new| new.later(self.behind));
            }
        }
    }

    /// Is the bot on this chair to be asked about this? Then it is being asked.
    pub(crate) fn ask(&mut self, pending: PendingThought) -> bool {
        let PendingThought { chair, turn, .. } = pending;
        let index = chair.index();
        let is_busy = self.thinking[index] || self.acting[index].is_some();
        if self.asked[index] == Some(turn) || is_busy {
            return false;
        }
        self.asked[index] = Some(turn);
        self.thinking[index] = true;
        true
    }

    /// It could not be asked, and is to be asked again.
    pub(crate) fn unasked(&mut self, pending: PendingThought, now: Moment) {
        let index = pending.chair.index();
        self.thinking[index] = false;
        self.asked[index] = None;
        self.again = Some(now.after(BUSY));
    }

    /// It has thought. What nobody sees it does at once, and all else when it was to answer.
    pub(crate) fn thought(
        &mut self,
        pending: PendingThought,
        what: Option<What>,
        seen: Seen,
        now: Moment,
    ) -> Punctual {
        let index = pending.chair.index();
        if !std::mem::take(&mut self.thinking[index]) {
            return Punctual::Yes;
        }
        self.planned.push(PlannedAct { pending, what, seen, earliest: now });
        match seen {
            Seen::ByNobody => Punctual::Yes,
            Seen::ByAll => self.keep_ticks(pending, now),
        }
    }

    /// An answer whose moment has passed waits for its next tick.
    fn keep_ticks(&mut self, pending: PendingThought, now: Moment) -> Punctual {
        let answer = self.answers[pending.chair.index()].as_mut();
        let Some(answer) = answer.filter(|answer| answer.step == pending.turn.step) else {
            return Punctual::Yes;
        };
        let ticks = answer.ticks(now);
        *answer = answer.later(ticks);
        self.behind = self.behind.max(answer.behind).min(MOST_TICKS);
        if ticks == 0 { Punctual::Yes } else { Punctual::No }
    }

    /// The answers that were held because somebody else was thinking: where bots act in order, none tells how long
    /// another thinks.
    pub(crate) fn release(&mut self, now: Moment) {
        let held = self.planned.iter().filter(|planned| planned.seen == Seen::ByAll);
        let held: Vec<PendingThought> = held.map(|planned| planned.pending).collect();
        for pending in held {
            let _ = self.keep_ticks(pending, now);
        }
    }

    /// Is it still the turn of the bot that thought about this? Somebody may have taken the seat back.
    pub(crate) fn is_turn(&self, pending: PendingThought) -> bool {
        let answer = self.answers[pending.chair.index()];
        answer.is_some_and(|answer| answer.step == pending.turn.step)
    }

    /// When this is done; at once if its turn is over, and then it is dropped.
    fn moment(&self, planned: &PlannedAct) -> Moment {
        let answer = self.answers[planned.pending.chair.index()];
        match (planned.seen, answer) {
            (Seen::ByAll, Some(answer)) if self.is_turn(planned.pending) => {
                answer.at.max(planned.earliest)
            }
            (Seen::ByAll | Seen::ByNobody, _) => planned.earliest,
        }
    }

    /// The act whose time has come, of the lowest chair first, so that a repeated game repeats.
    pub(crate) fn planned(&mut self, now: Moment) -> Option<PlannedAct> {
        let all = self.planned.iter().enumerate();
        let due = all.filter(|(_, planned)| self.moment(planned) <= now);
        let (place, _) = due.min_by_key(|(_, planned)| planned.pending.chair.index())?;
        Some(self.planned.swap_remove(place))
    }

    /// It could not be stored: it is done then, if it is still its turn.
    pub(crate) fn postpone(&mut self, acting: Acting, at: Moment) {
        let Acting { pending, what, seen, .. } = acting;
        self.planned.push(PlannedAct { pending, what: Some(what), seen, earliest: at });
    }

    /// Nobody means to do anything. When the table goes on all are asked anew who do not think still, and when they answer
    /// is decided anew for all: nobody can tell who had thought already.
    pub(crate) fn forget_plans(&mut self) {
        self.answers = [None; Seat::MAX];
        self.planned.clear();
        self.again = None;
        for (asked, thinking) in self.asked.iter_mut().zip(self.thinking) {
            if !thinking {
                *asked = None;
            }
        }
    }

    /// May those be asked again who could not be asked?
    pub(crate) fn may_ask(&mut self, now: Moment) -> bool {
        if self.again.is_some_and(|again| again <= now) {
            self.again = None;
        }
        self.again.is_none()
    }

    /// When one of them will do something.
    pub(crate) fn next(&self) -> Option<Moment> {
        self.planned.iter().map(|planned| self.moment(planned)).chain(self.again).min()
    }

    /// Does one of them think?
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.contains(&true)
    }

    /// Does none of them think, or mean to do anything?
    pub(crate) fn is_quiet(&self) -> bool {
        let acts = self.acting.iter().any(Option::is_some);
        self.planned.is_empty() && self.again.is_none() && !self.is_thinking() && !acts
    }
}

/// What a bot calls its request. Two servers may host the same bot: of what both ask, one happens.
pub(crate) fn name(turn: BotTurn, what: &What) -> String {
    let BotTurn { step, touches } = turn;
    // FNV-1a, which is the same on every machine.
    let about = format!("{what:?}").bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("bot-{step}-{touches}-{about:012.12x}", about = about & 0xffff_ffff_ffff)
}

/// What a bot answers to an offer. Bots are good company: they let others take back and play again,
/// and play on for a win.
pub(crate) const fn reply(offer: Offer) -> What {
    match offer {
        Offer::Draw => What::Decline(offer),
        Offer::TakeBack | Offer::MoreTime(_) | Offer::Pause | Offer::Rematch => What::Agree(offer),
    }
}

/// What a bot that errs may do, so that it does not hold up a game.
pub(crate) fn anything(view: &View) -> Vec<Action> {
    let mut choices = view.choices();
    choices.reverse();
    choices
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pending(step: u32) -> PendingThought {
        let (chair, level) = (Seat::FIRST, table::Level::new(8).unwrap());
        PendingThought { chair, level, turn: BotTurn { step: StepNumber(step), touches: 0 } }
    }

    fn begin(turns: &mut Turns, step: u32, at: u64) {
        let mut all = [None; Seat::MAX];
        let (step, tick) = (StepNumber(step), Span(1_000));
        all[0] = Some(AnswerTime { step, at: Moment(at), tick, behind: 0 });
        turns.begin(all);
    }

    /// A turn that begins then, and whose thought comes then: when it is told, and whether it was in time.
    fn turn(turns: &mut Turns, step: u32, at: u64, thought: u64) -> (Option<Moment>, Punctual) {
        begin(turns, step, at);
        assert!(turns.ask(pending(step)));
        // The same turn, looked at again later, is not put off.
        begin(turns, step, at + 777);
        let punctual = turns.thought(pending(step), None, Seen::ByAll, Moment(thought));
        let told = turns.next();
        assert!(told.and_then(|told| turns.planned(told)).is_some());
        (told, punctual)
    }

    #[test]
    fn who_was_late_once_takes_that_long_from_the_start() {
        let mut turns = Turns::default();
        let told = |moment| Some(Moment(moment));
        assert_eq!(turn(&mut turns, 1, 1_000, 400), (told(1_000), Punctual::Yes));
        assert_eq!(turn(&mut turns, 2, 2_000, 2_001), (told(3_000), Punctual::No));
        // As slow as before, and nobody sees it.
        assert_eq!(turn(&mut turns, 3, 4_000, 4_900), (told(5_000), Punctual::Yes));
        assert_eq!(turn(&mut turns, 4, 6_000, 6_001), (told(7_000), Punctual::Yes));
        assert_eq!(turn(&mut turns, 5, 8_000, 9_001), (told(10_000), Punctual::No));
        assert_eq!(turn(&mut turns, 6, 11_000, 11_000), (told(13_000), Punctual::Yes));
        // A machine that stood still for an hour.
        assert_eq!(turn(&mut turns, 7, 20_000, 3_620_001).1, Punctual::No);
        assert_eq!(turn(&mut turns, 8, 4_000_000, 4_000_000), (told(4_005_000), Punctual::Yes));
    }
}
