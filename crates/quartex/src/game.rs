//! A game at a table: the truth, and what was shown of it.

use alloc::vec::Vec;

use crate::{Event, Glimpse, Memory, Position, Refusal, Rules, Seat, SeenStep, Step, View, Viewer};

/// A game: its [`Position`] and what everybody remembers ([`Memory`]).
///
/// This is the truth and has no form in which it could leave. What leaves is a [`View`] or a
/// [`Glimpse`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub(crate) position: Position,
    pub(crate) memory: Memory,
}

impl Game {
    /// A new game before anything is drawn; see [`Position::new`].
    pub fn new(rules: Rules, first: Seat) -> Result<Game, Refusal> {
        Ok(Game { position: Position::new(rules, first)?, memory: Memory::default() })
    }

    /// The truth, to look at or to copy and search.
    pub const fn position(&self) -> &Position {
        &self.position
    }

    /// What everybody remembers.
    pub const fn memory(&self) -> &Memory {
        &self.memory
    }

    /// Plays one step. A refused step changes nothing.
    pub fn play(&mut self, step: Step) -> Result<Told, Refusal> {
        let mut events = Vec::new();
        self.position.play(step, &mut (&mut events, &mut self.memory))?;
        Ok(Told { step, events })
    }

    /// What this viewer may know (X26); nothing for a seat the table does not have.
    pub fn view(&self, viewer: Viewer) -> Option<View> {
        View::of(self, viewer)
    }
}

/// What happened in one step, all of it. Like the game, it stays where the truth is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    step: Step,
    events: Vec<Event>,
}

impl Told {
    /// The events in order.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The step as this viewer may see it (X26).
    pub fn step(&self, viewer: Viewer) -> SeenStep {
        // An eliminated player draws openly, and that is another event.
        match self.events.first() {
            Some(&Event::Drew { seat, tiles }) if viewer != Viewer::Seat(seat) => {
                SeenStep::HiddenDraw { seat, count: tiles.len() }
            }
            _ => SeenStep::Open(self.step),
        }
    }

    /// What this viewer learns from the step (X26).
    pub fn glimpse(&self, viewer: Viewer) -> Glimpse {
        Glimpse::of(&self.events, viewer)
    }
}
