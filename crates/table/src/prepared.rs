//! An entry that was decided, with all that follows from it.
//!
//! What is decided is played once, on a copy: the copy is kept while the entry is being stored and
//! becomes the table when it is. Folding the stored log gives the same state the slow way.

use core::ops::Deref;

use crate::answer::Answer;
use crate::event::{Entry, Event};
use crate::glimpse::{AppliedEvent, Told};
use crate::id::Nonce;
use crate::outcome::Outcome;
use crate::refusal::Refusal;
use crate::state::State;
use crate::time::Moment;

use quartex::Seat;

/// An entry for the log, and the table as it will be once that is stored. It reads like its
/// [`Entry`]; [`Table::adopt`](crate::Table::adopt) makes it so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prepared {
    pub(crate) entry: Entry,
    pub(crate) state: State,
    pub(crate) told: Told,
    pub(crate) answer: Option<Answer>,
    /// How many entries there were when it was decided.
    pub(crate) follows: u32,
}

impl Prepared {
    /// The entry alone; what follows from it is forgotten.
    pub fn into_entry(self) -> Entry {
        self.entry
    }

    /// How the game will have ended with it; `None` if it goes on.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.state.outcome
    }
}

impl Deref for Prepared {
    type Target = Entry;

    fn deref(&self) -> &Entry {
        &self.entry
    }
}

/// Something that is being decided: a copy of the state on which it happens already.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    pub(crate) state: State,
    at: Moment,
    was_over: bool,
    events: Vec<Event>,
    what: Vec<AppliedEvent>,
}

impl Draft {
    /// Nothing has happened yet.
    pub(crate) fn new(state: State, at: Moment) -> Self {
        let was_over = state.outcome.is_some();
        Self { state, at, was_over, events: Vec::new(), what: Vec::new() }
    }

    /// All of this happens. Whoever decides says what can; the fold asks again.
    pub(crate) fn of(state: State, at: Moment, events: Vec<Event>) -> Result<Self, Refusal> {
        let mut draft = Self::new(state, at);
        for event in events {
            draft.take(event).ok_or(Refusal::NotHere)?;
        }
        Ok(draft)
    }

    /// One event happens. `None` if it cannot; then nothing has changed that is kept.
    pub(crate) fn take(&mut self, event: Event) -> Option<()> {
        let fact = self.state.happen(&event, self.at)?;
        self.keep(event, fact);
        Some(())
    }

    /// One event has happened.
    pub(crate) fn keep(&mut self, event: Event, fact: AppliedEvent) {
        self.state.at = self.at;
        self.events.push(event);
        self.what.push(fact);
    }

    pub(crate) const fn is_empty(&self) -> bool {
        self.events.is_empty()
    }

    /// The events alone.
    pub(crate) fn into_events(self) -> Vec<Event> {
        self.events
    }

    /// The entry, and what follows from it.
    pub(crate) fn finish(mut self, cause: Option<(Seat, Nonce)>, follows: u32) -> Prepared {
        let entry = Entry { at: self.at, cause, events: self.events };
        let (told, answer) = self.state.close(&entry, self.what, self.was_over);
        Prepared { entry, state: self.state, told, answer, follows }
    }
}
