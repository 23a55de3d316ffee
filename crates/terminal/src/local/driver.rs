//! Does what the host of the table says: reads, stores, tells, lets bots think, founds the next game.

use std::collections::VecDeque;

use host::{Append, Ask, Effect, Input, Outage, Reply, Trouble};
use store::{Failure, Seq};
use table::{NextGame, Span, Table, Told};
use words::Remark;

use super::Local;
use crate::venue::Tell;

impl Local {
    /// Asks the table for something.
    pub(super) fn ask(&mut self, ask: Ask) -> Reply {
        let reply = self.take(Input::Ask { by: (), ask, lag: Span::ZERO });
        // A store that is asked here and now has answered.
        reply.unwrap_or(Reply::Unavailable(Failure::Closed.into()))
    }

    /// Hands the host what came, and does what it says until all wait for a person, a bot or a clock.
    /// Returns what whoever asked is answered.
    pub(super) fn take(&mut self, input: Input<()>) -> Option<Reply> {
        let mut inputs = VecDeque::from([input]);
        let (mut answer, mut begins) = (None, false);
        while let Some(input) = inputs.pop_front() {
            let effects = self.host.take(input, self.clock.now());
            let is_told = |effect: &&Effect<()>| matches!(effect, Effect::Tell(_));
            let mut untold = effects.iter().filter(is_told).count();
            for effect in effects {
                match effect {
                    Effect::Read { from } => {
                        let read = self.store.read(&self.id, from).map_err(Into::into);
                        inputs.push_back(Input::Read(read));
                    }
                    Effect::Append(append) => {
                        let stored = self.store.append(append).map_err(Into::into);
                        inputs.push_back(Input::Stored(stored));
                    }
                    Effect::Answer { to: (), reply } => answer = Some(reply),
                    Effect::Tell(told) => {
                        untold -= 1;
                        self.tell_stored(&told, untold);
                    }
                    Effect::Think(pending, view) => {
                        if !self.bots.think(pending, *view, &mut self.chance) {
                            inputs.push_back(Input::Unasked(pending));
                        }
                    }
                    Effect::Found(next) => inputs.push_back(Input::Founded(self.found_next(*next))),
                    Effect::Probe => {
                        inputs.push_back(Input::Probed(self.store.probe().map_err(Into::into)));
                    }
                    Effect::Trouble(Trouble::Begins) => begins = true,
                    Effect::Trouble(Trouble::Ends) => self.recover(),
                    // Clocks and claims are painted as they stand. A bot that errs does something
                    // else, and nobody here reads a log.
                    Effect::Refresh | Effect::Warn(_) | Effect::Stopped => {}
                }
            }
        }
        // Whoever asked in vain hears it as the answer.
        if begins && !matches!(answer, Some(Reply::Unavailable(_))) {
            self.troubled = true;
            self.told.push(Tell::Aside(self.speech.speaker().remark(&Remark::StoreFails)));
        }
        answer
    }

    /// The store works again, which is told to whoever was told that it did not.
    fn recover(&mut self) {
        if std::mem::take(&mut self.troubled) {
            self.told.push(Tell::Aside(self.speech.speaker().remark(&Remark::StoreWorks)));
        }
    }

    /// Tells what was stored, as the table stood then. After it the host knows so many entries more, which
    /// another program has stored.
    fn tell_stored(&mut self, told: &Told, later: usize) {
        let viewer = self.listener();
        let view = if later == 0 {
            self.table().and_then(|table| table.view(viewer))
        } else {
            let log = self.store.read(&self.id, Seq(0)).unwrap_or_default();
            let then = log.len().saturating_sub(later);
            Table::fold(&log[..then]).ok().and_then(|table| table.view(viewer))
        };
        self.tell(told.to(viewer), view);
    }

    /// All have agreed to play again: the next game is founded, and waits until it is followed.
    fn found_next(&mut self, next: NextGame) -> Result<(), Outage> {
        let NextGame { id, terms, secret, seating } = next;
        let chance =
            || self.chance.secret().map_err(|_| Outage::new("the system has no random bytes"));
        let secret = secret.map_or_else(chance, Ok)?;
        let entry = Table::found(id.clone(), terms, secret, &seating, self.clock.now())
            .map_err(|not| Outage::new(not.to_string()))?;
        // If it is there already, it is the game that was agreed on.
        self.store.append(Append::first(id, entry))?;
        Ok(())
    }
}
