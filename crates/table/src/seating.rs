//! Sitting down: at the founding of a table, and later; and what begins with the last who does.
//!
//! Whoever sits down, what they add to the draws, and the start if nobody is missing are one entry:
//! no table is full and waits for a start, and no contribution comes too late.

use core::fmt;

use quartex::Seat;

use crate::event::{Entry, Event, PublicEvent};
use crate::fair::{Contribution, Secret};
use crate::id::GameId;
use crate::offer::MOST_LEAVINGS;
use crate::prepared::Draft;
use crate::refusal::Refusal;
use crate::request::said;
use crate::sitter::Sitter;
use crate::state::State;
use crate::table::Table;
use crate::terms::{Terms, TermsFault};
use crate::time::Moment;

/// Who sits on a chair when a table is founded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seating {
    /// Who; [`Sitter::Open`] if nobody does yet.
    pub sitter: Sitter,
    /// What they add to the draws; nothing if they do not care.
    pub contribution: Contribution,
}

impl Seating {
    /// A chair for whoever comes.
    pub fn open() -> Self {
        Self::of(Sitter::Open)
    }

    /// Somebody who adds nothing to the draws.
    pub fn of(sitter: Sitter) -> Self {
        Self { sitter, contribution: Contribution::default() }
    }
}

/// Why a table cannot be founded.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotFounded {
    /// Such terms cannot be.
    Terms(TermsFault),
    /// The game has so many seats, and another number of chairs came.
    Chairs {
        /// How many seats the game has.
        seats: u8,
    },
    /// The person on this chair sits on an earlier one too.
    SitsTwice(Seat),
    /// Nobody sits on this chair, and nobody adds nothing to the draws.
    NobodyContributes(Seat),
}

impl fmt::Display for NotFounded {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Terms(fault) => write!(f, "these terms cannot be: {fault:?}"),
            Self::Chairs { seats } => write!(f, "the game has {seats} seats"),
            Self::SitsTwice(chair) => write!(f, "whoever sits on chair {chair} sits twice"),
            Self::NobodyContributes(chair) => {
                write!(f, "nobody sits on chair {chair}, and something was added to the draws")
            }
        }
    }
}

impl core::error::Error for NotFounded {}

impl Table {
    /// The first entry of a new table, with everybody who sits there from the beginning. If no seat
    /// is open, the game has started with it. The secret is fixed before this is decided; all chance
    /// of the game comes from it: 32 bytes that nobody can guess.
    pub fn found(
        id: GameId,
        terms: Terms,
        secret: impl Into<Secret>,
        seating: &[Seating],
        at: Moment,
    ) -> Result<Entry, NotFounded> {
        let mut entry = Self::create(id, terms, secret, at).map_err(NotFounded::Terms)?;
        let wrong_chairs = NotFounded::Chairs { seats: terms.rules.seats() };
        if seating.len() != usize::from(terms.rules.seats()) {
            return Err(wrong_chairs);
        }
        // Terms that can be can be opened.
        let state = Self::open(&entry).map_err(|_| wrong_chairs)?.state;
        let mut next = Draft::new(state, at);
        for (chair, seating) in (1..).map_while(Seat::new).zip(seating) {
            if seating.sitter != Sitter::Open {
                // Every chair is there and free, so this is the one thing that can be wrong.
                let sat = next.state.sit(chair, &seating.sitter);
                sat.map_err(|_| NotFounded::SitsTwice(chair))?;
                next.sit_down(chair, seating);
            } else if seating.contribution != Contribution::default() {
                return Err(NotFounded::NobodyContributes(chair));
            }
        }
        next.begin();
        entry.events.extend(next.into_events());
        Ok(entry)
    }
}

impl State {
    pub(crate) fn sit(&self, seat: Seat, sitter: &Sitter) -> Result<Vec<Event>, Refusal> {
        self.not_started()?;
        if !self.has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        if self.leavings >= MOST_LEAVINGS {
            return Err(Refusal::EnoughLeavings);
        }
        if self.places[seat.index()].sitter != Sitter::Open {
            return Err(Refusal::SeatTaken);
        }
        match sitter {
            Sitter::Open => return Err(Refusal::NoPerson),
            Sitter::Person(_) if self.places.iter().any(|place| place.sitter == *sitter) => {
                return Err(Refusal::SitsAlready);
            }
            Sitter::Person(_) | Sitter::Bot(_) => {}
        }
        Ok(said(PublicEvent::Sat { seat, sitter: sitter.clone() }))
    }

    /// Sitting down, contributing and, if nobody is missing then, the start.
    pub(crate) fn join(
        &self,
        seat: Option<Seat>,
        seating: &Seating,
        at: Moment,
    ) -> Result<Draft, Refusal> {
        let is_here = |sitter: &Sitter| self.places.iter().any(|place| place.sitter == *sitter);
        if matches!(seating.sitter, Sitter::Person(_)) && is_here(&seating.sitter) {
            // Asked again, perhaps, because an answer was lost: whatever has happened since.
            return Err(Refusal::SitsAlready);
        }
        self.not_started()?;
        let open = || {
            let mut places = (1..).map_while(Seat::new).zip(&self.places);
            places.find(|(_, place)| place.sitter == Sitter::Open).map(|(seat, _)| seat)
        };
        let seat = seat.or_else(open).ok_or(Refusal::SeatTaken)?;
        self.sit(seat, &seating.sitter)?;
        let mut next = Draft::new(self.clone(), at);
        next.sit_down(seat, seating);
        next.begin();
        Ok(next)
    }
}

impl Draft {
    /// Trusted: the seat is free.
    fn sit_down(&mut self, seat: Seat, seating: &Seating) {
        let Seating { sitter, contribution } = seating.clone();
        self.take(Event::Aloud(PublicEvent::Sat { seat, sitter }));
        if contribution != Contribution::default() {
            self.take(Event::Aloud(PublicEvent::Contributed { seat, contribution }));
        }
    }

    /// Starts if nobody is missing.
    fn begin(&mut self) {
        // The one refusal there can be is that a seat is open.
        let _ = self.start();
    }
}
