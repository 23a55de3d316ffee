//! The bots of one table, which think on a thread of their own.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Instant;

use bots::{Answered, Company, Deed, Errand, Limit, Pool, Question, Turn};
use host::Reply;
use table::{Refusal, Seat, View, Viewer, What};

use super::Local;
use crate::host::Bell;

/// So much a bot may think in a game that is to be repeated on any machine.
const REPEATED: Limit = Limit::Nodes(2_000);

/// The bots of one table.
pub(super) struct Bots {
    pool: Pool,
    bell: Bell,
    /// How long they take, in percent of a person's pace.
    pace: u32,
    company: Company,
    /// What they came to, and the desk has not heard of.
    thoughts: Arc<Mutex<Vec<(Errand, Answered)>>>,
}

impl Bots {
    pub(super) fn new(bell: Bell, pace: u32) -> std::io::Result<Self> {
        let pool = Pool::new(1, Seat::MAX)?;
        Ok(Self { pool, bell, pace, company: Company::default(), thoughts: Arc::default() })
    }

    /// When one of them will do something.
    pub(super) fn next(&self) -> Option<Instant> {
        self.company.next()
    }

    /// Does none of them think, or mean to do anything?
    pub(super) fn is_quiet(&self) -> bool {
        self.company.is_quiet()
    }

    /// Another game begins: what they think about is of no use any more.
    pub(super) fn forget(&mut self) {
        self.company = Company::default();
        self.thoughts = Arc::default();
    }

    /// Takes what they came to.
    pub(super) fn collect(&mut self) {
        let thoughts =
            std::mem::take(&mut *self.thoughts.lock().unwrap_or_else(PoisonError::into_inner));
        for (errand, answered) in thoughts {
            self.company.back(errand, answered);
        }
    }
}

impl Local {
    /// Asks every bot whose turn it is, once.
    pub(super) fn let_bots_think(&mut self) {
        let Some(open) = self.open_view() else { return };
        if open.outcome.is_some() || open.paused || open.adjourned {
            return;
        }
        for seat in open.due.iter() {
            let Some(level) = open.places.get(seat.index()).and_then(table::Place::bot) else {
                continue;
            };
            let Some(table) = self.room.table() else { return };
            let chair = table.chair(seat);
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            let limit = if self.chance.repeats() { REPEATED } else { bots::thinking(&view, seat) };
            let pace = bots::pace(level, view.step, u64::from(view.step.0));
            let at = Instant::now() + pace * self.bots.pace / 100;
            let seed = || self.chance.bot().ok();
            let Some((errand, bot)) = self.bots.company.send(chair, level, &view, at, seed) else {
                continue;
            };
            let (thoughts, bell) = (Arc::clone(&self.bots.thoughts), Arc::clone(&self.bots.bell));
            // There is room for the bots of a whole table.
            let _ = self.bots.pool.ask(Question { bot, view, limit }, move |answered| {
                thoughts.lock().unwrap_or_else(PoisonError::into_inner).push((errand, answered));
                bell();
            });
        }
    }

    /// Bots do what they meant to do.
    pub(super) fn let_bots_act(&mut self) {
        if self.chance.repeats() && self.bots.company.is_thinking() {
            // Who is first must not depend on who thinks fast.
            return;
        }
        let now = Instant::now();
        while let Some(Deed { chair, turn, what, .. }) = self.bots.company.deed(now) {
            let Some(table) = self.room.table() else { return };
            let seat = table.chair(chair);
            let Some(view) = table.view(Viewer::Seat(seat)) else { continue };
            if Turn::of(&view) != turn {
                // Something has happened since; it is asked again if it is still its turn.
                continue;
            }
            let done = what.is_some_and(|what| {
                let reply = self.request_for(seat, turn.step, what);
                let met =
                    matches!(reply, Reply::Answer(table::Answer::Refused(Refusal::Access(_))));
                met || !matches!(reply, Reply::Answer(table::Answer::Refused(_)))
            });
            if !done {
                self.play_anything(seat, &view);
            }
        }
    }

    /// A bot that errs must not hold up a game: it does the first thing that is allowed.
    fn play_anything(&mut self, seat: Seat, view: &View) {
        for action in view.choices() {
            let reply = self.request_for(seat, view.step, What::Act(action));
            if matches!(reply, Reply::Answer(table::Answer::Done { .. })) {
                return;
            }
        }
    }
}
