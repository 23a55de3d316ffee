//! The bots of one table, which think on a thread of their own.

use std::sync::{Arc, Mutex, PoisonError};

use bots::{Answered, Bot, Busy, Pool, ThinkJob, ThinkingLimit, opponent};
use host::PendingThought;
use table::{Level, Seat, View, What};

use crate::chance::Chance;
use crate::venue::Waker;

/// So much a bot may think in a game that is to be repeated on any machine.
const REPEATED: ThinkingLimit = ThinkingLimit::Nodes(2_000);

/// The bots of one table, each with its memory of the game, by chair.
pub(super) struct Bots {
    pool: Pool,
    waker: Waker,
    players: [Option<Player>; Seat::MAX],
    /// What they came to, and the play loop has not heard of.
    thoughts: Arc<Mutex<Vec<(PendingThought, Answered)>>>,
}

type Player = (Level, Box<dyn Bot>);

impl Bots {
    pub(super) fn new(waker: Waker) -> std::io::Result<Self> {
        let pool = Pool::new(1, Seat::MAX)?;
        Ok(Self { pool, waker, players: Default::default(), thoughts: Arc::default() })
    }

    /// Another game begins: what they think about is of no use any more.
    pub(super) fn forget(&mut self) {
        self.players = Default::default();
        self.thoughts = Arc::default();
    }

    /// Lets one of them think; `false` if that cannot be now.
    pub(super) fn think(
        &mut self,
        pending: PendingThought,
        view: View,
        chance: &mut Chance,
    ) -> bool {
        let (level, index) = (pending.level, pending.chair.index());
        let bot = match self.players[index].take() {
            Some((known, bot)) if known == level => bot,
            _ => match chance.bot() {
                Ok(seed) => opponent(view.terms.rules, level, seed),
                Err(_) => return false,
            },
        };
        let limit = if chance.repeats() { REPEATED } else { ThinkingLimit::of(level, &view) };
        let (thoughts, waker) = (Arc::clone(&self.thoughts), Arc::clone(&self.waker));
        let asked = self.pool.ask(ThinkJob { bot, view, limit }, move |answered| {
            thoughts.lock().unwrap_or_else(PoisonError::into_inner).push((pending, answered));
            waker();
        });
        if let Err(Busy(question)) = asked {
            self.players[index] = Some((level, question.bot));
            return false;
        }
        true
    }

    /// Takes what they came to.
    pub(super) fn collect(&mut self) -> Vec<(PendingThought, Option<What>)> {
        let thoughts =
            std::mem::take(&mut *self.thoughts.lock().unwrap_or_else(PoisonError::into_inner));
        let back = |(pending, answered): (PendingThought, Answered)| {
            self.players[pending.chair.index()] = Some((pending.level, answered.bot));
            (pending, answered.what)
        };
        thoughts.into_iter().map(back).collect()
    }
}
