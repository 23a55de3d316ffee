//! The turns of bots: whom to ask, and what they will do when.

use table::{Action, Moment, Offer, Seat, View, What};

use crate::input::{BotTurn, PendingThought};

/// If a bot could not be asked, it is tried again after so long.
const BUSY: table::Span = table::Span(200);

/// What a bot will do.
#[derive(Clone, Debug)]
pub(crate) struct PlannedAct {
    pub(crate) pending: PendingThought,
    /// What it wants; nothing if it broke, and then anything will do.
    pub(crate) what: Option<What>,
    at: Moment,
}

/// What a bot is doing: it is being stored.
#[derive(Clone, Debug)]
pub(crate) struct Acting {
    pub(crate) pending: PendingThought,
    pub(crate) what: What,
    /// What it may do instead, once it was refused.
    pub(crate) instead: Option<Vec<Action>>,
}

/// The bots of one table, each known by the chair on which it sat down.
#[derive(Clone, Debug, Default)]
pub(crate) struct Turns {
    asked: [Option<BotTurn>; Seat::MAX],
    /// Who is thinking, and when it may act.
    thinking: [Option<Moment>; Seat::MAX],
    planned: Vec<PlannedAct>,
    pub(crate) acting: [Option<Acting>; Seat::MAX],
    /// Somebody could not be asked and is to be asked again.
    again: Option<Moment>,
}

impl Turns {
    /// Is the bot on this chair to be asked about this? Then it is being asked, and will act then.
    pub(crate) fn ask(&mut self, pending: PendingThought, at: Moment) -> bool {
        let PendingThought { chair, turn, .. } = pending;
        let index = chair.index();
        if self.asked[index] == Some(turn)
            || self.thinking[index].is_some()
            || self.acting[index].is_some()
        {
            return false;
        }
        self.asked[index] = Some(turn);
        self.thinking[index] = Some(at);
        true
    }

    /// It could not be asked, and is to be asked again.
    pub(crate) fn unasked(&mut self, pending: PendingThought, now: Moment) {
        let index = pending.chair.index();
        self.thinking[index] = None;
        self.asked[index] = None;
        self.again = Some(now.after(BUSY));
    }

    /// It has thought. It acts when a person would.
    pub(crate) fn thought(&mut self, pending: PendingThought, what: Option<What>, now: Moment) {
        let index = pending.chair.index();
        let Some(at) = self.thinking[index].take() else { return };
        // A hand that only feels does not ponder (Q19).
        let at = if matches!(what, Some(What::Touch { .. })) { now } else { at };
        self.planned.push(PlannedAct { pending, what, at });
    }

    /// The act whose time has come, of the lowest chair first, so that a repeated game repeats.
    pub(crate) fn planned(&mut self, now: Moment) -> Option<PlannedAct> {
        let due = self.planned.iter().enumerate().filter(|(_, planned)| planned.at <= now);
        let (place, _) = due.min_by_key(|(_, planned)| planned.pending.chair.index())?;
        Some(self.planned.swap_remove(place))
    }

    /// It could not be stored: it is done then, if it is still its turn.
    pub(crate) fn postpone(&mut self, acting: Acting, at: Moment) {
        self.planned.push(PlannedAct { pending: acting.pending, what: Some(acting.what), at });
    }

    /// Nobody means to do anything; all are asked anew when the table goes on.
    pub(crate) fn rest(&mut self) {
        self.planned.clear();
        self.again = None;
        for (asked, thinking) in self.asked.iter_mut().zip(&self.thinking) {
            if thinking.is_none() {
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
        self.planned.iter().map(|planned| planned.at).chain(self.again).min()
    }

    /// Does one of them think?
    pub(crate) fn is_thinking(&self) -> bool {
        self.thinking.iter().any(Option::is_some)
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
