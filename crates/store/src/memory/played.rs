//! Who played, in memory: one plain sentence for each trace.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::ops::Range;

use table::{GameId, Moment, Seat};

use super::{MemoryLog, Tables};
use crate::failure::Failure;
use crate::played::{
    FORGOTTEN_AFTER, Finished, INVITED_FOR, MOST_PLAYED, Played, SeatTaken, second,
};
use host::{Append, Player, Trace};

/// All that is known beside the logs.
#[derive(Debug, Default)]
pub(super) struct Register {
    seats: BTreeMap<(GameId, Seat), SeatTaken>,
    finishes: BTreeMap<GameId, Finished>,
    /// Tables whose game is not over.
    pending: BTreeMap<GameId, Pending>,
}

#[derive(Debug)]
struct Pending {
    chairs: u8,
    visited: u64,
    started: Option<Moment>,
    /// How long the log was when a server came and there had been none.
    slept: Option<usize>,
}

impl Register {
    /// An entry was stored.
    pub(super) fn record(&mut self, append: &Append) {
        let (game, at) = (&append.table, append.entry.at);
        for trace in append.traces() {
            // What is over stays as it was.
            if self.finishes.contains_key(game) {
                return;
            }
            match trace {
                Trace::Founded { chairs } => {
                    let new = Pending { chairs, visited: second(at), started: None, slept: None };
                    self.pending.entry(game.clone()).or_insert(new);
                }
                Trace::Sat { chair, player } => {
                    let sitting =
                        SeatTaken { game: game.clone(), chair, player, since: at, over: None };
                    self.seats.insert((game.clone(), chair), sitting);
                    self.visit(game, second(at));
                }
                Trace::Left { chair } => {
                    self.seats.remove(&(game.clone(), chair));
                    self.visit(game, second(at));
                }
                Trace::Started => {
                    if let Some(pending) = self.pending.get_mut(game) {
                        pending.started.get_or_insert(at);
                    }
                }
                Trace::Finished(finish) => {
                    let started = self.pending.remove(game).and_then(|pending| pending.started);
                    let finished = Finished { game: game.clone(), started, finish };
                    self.finishes.insert(game.clone(), finished);
                    for sitting in self.seats.values_mut().filter(|s| s.game == *game) {
                        sitting.over = Some(finish.ended);
                    }
                }
            }
        }
    }

    /// Somebody was there.
    pub(super) fn visit(&mut self, game: &GameId, now: u64) {
        if let Some(pending) = self.pending.get_mut(game) {
            pending.visited = pending.visited.max(now);
        }
    }

    /// Forgets the tables at which nothing began, and says which.
    pub(super) fn forget_unstarted(&mut self, now: u64) -> Vec<GameId> {
        let is_gone = |game: &GameId, pending: &Pending| {
            let here: Vec<&SeatTaken> = self.seats.values().filter(|s| s.game == *game).collect();
            let is_person = |sitting: &&&SeatTaken| matches!(sitting.player, Player::Person(_));
            let is_invitation = here.iter().filter(is_person).count() > 0
                && here.len() < usize::from(pending.chairs);
            let time = if is_invitation { INVITED_FOR } else { FORGOTTEN_AFTER };
            pending.started.is_none() && pending.visited.saturating_add(time) <= now
        };
        let gone = self.pending.iter().filter(|(game, pending)| is_gone(game, pending));
        let gone: Vec<GameId> = gone.map(|(game, _)| game.clone()).collect();
        self.pending.retain(|game, _| !gone.contains(game));
        self.seats.retain(|(game, _), _| !gone.contains(game));
        gone
    }
}

/// The order of pages: newest first.
fn sat(sitting: &SeatTaken) -> Reverse<(Moment, &GameId, Seat)> {
    Reverse((sitting.since, &sitting.game, sitting.chair))
}

/// The same for games that ended.
fn ended(finished: &Finished) -> Reverse<(Moment, &GameId)> {
    Reverse((finished.finish.ended, &finished.game))
}

impl Played for MemoryLog {
    fn seats_of(
        &mut self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure> {
        let tables = self.0.tables();
        let theirs = tables.register.seats.values().filter(|sitting| sitting.player == *player);
        let mut theirs: Vec<&SeatTaken> =
            theirs.filter(|sitting| after.is_none_or(|after| sat(after) < sat(sitting))).collect();
        theirs.sort_by_key(|sitting| sat(sitting));
        Ok(theirs.into_iter().take(most.min(MOST_PLAYED)).cloned().collect())
    }

    fn seats_at(&mut self, game: &GameId) -> Result<Vec<SeatTaken>, Failure> {
        let tables = self.0.tables();
        Ok(tables.register.seats.values().filter(|s| s.game == *game).cloned().collect())
    }

    fn finish_of(&mut self, game: &GameId) -> Result<Option<Finished>, Failure> {
        Ok(self.0.tables().register.finishes.get(game).cloned())
    }

    fn finishes(
        &mut self,
        time: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure> {
        let tables = self.0.tables();
        let then = tables.register.finishes.values().filter(|f| time.contains(&f.finish.ended));
        let mut then: Vec<&Finished> = then
            .filter(|finished| after.is_none_or(|after| ended(after) < ended(finished)))
            .collect();
        then.sort_by_key(|finished| ended(finished));
        Ok(then.into_iter().take(most.min(MOST_PLAYED)).cloned().collect())
    }

    fn visited(&mut self, table: &GameId) -> Result<Option<u64>, Failure> {
        let tables = self.0.tables();
        let pending = tables.register.pending.get(table);
        Ok(pending.filter(|pending| pending.started.is_none()).map(|pending| pending.visited))
    }

    fn note_sleep(&mut self) -> Result<(), Failure> {
        let Tables { kept, register, .. } = &mut *self.0.tables();
        for (game, pending) in register.pending.iter_mut().filter(|(_, p)| p.started.is_some()) {
            pending.slept = kept.iter().find(|kept| kept.table == *game).map(|kept| kept.log.len());
        }
        Ok(())
    }

    fn has_slept(&mut self, game: &GameId) -> Result<bool, Failure> {
        let Tables { kept, register, .. } = &*self.0.tables();
        let slept = register.pending.get(game).and_then(|pending| pending.slept);
        let length = kept.iter().find(|kept| kept.table == *game).map(|kept| kept.log.len());
        Ok(slept.is_some() && slept == length)
    }
}
