//! What the server itself does at a table.

use quartex::Seat;

use crate::clock::AFTER_AWAY;
use crate::event::{Aloud, Entry, Event};
use crate::fair::{Contribution, shuffle};
use crate::outcome::Forfeit;
use crate::refusal::Refusal;
use crate::request::said;
use crate::seating::Seating;
use crate::sitter::Sitter;
use crate::state::State;
use crate::step::Step;
use crate::table::Table;
use crate::terms::{Begins, Rules};
use crate::time::{Span, When};

/// What the server does: it seats people, starts, watches the time, and goes away.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order {
    /// Somebody sits down, and nothing else: the start is ordered apart.
    Sit(Seat, Sitter),
    /// Somebody sits down and adds to the draws; the game starts if nobody is missing then.
    Join {
        /// Where; on the first open seat if it does not matter.
        seat: Option<Seat>,
        /// Who.
        sitter: Sitter,
        /// What they add.
        contribution: Contribution,
    },
    /// The game starts; all seats are taken.
    Start,
    /// Time has passed; whoever had a deadline before this moment has missed it.
    TimePassed,
    /// A person went away.
    Away(Seat),
    /// A person is back.
    Here(Seat),
    /// The server stops: no clock runs until it is back.
    Pause,
    /// The server is back, after a pause or a crash. The time in between counts for nobody,
    /// and moments may be counted anew from here on.
    Resume,
}

impl Table {
    /// Decides on an order. Nothing has happened yet: the entry must be stored and then
    /// [applied](Table::apply).
    pub fn order(&self, order: &Order, when: When) -> Result<Entry, Refusal> {
        let state = &self.state;
        if *order == Order::TimePassed {
            return state.time_passed(when);
        }
        let resumes = *order == Order::Resume;
        if state.paused && !resumes {
            return Err(Refusal::Paused);
        }
        let at = if resumes { when.now } else { when.now.max(state.at) };
        let events = state.carry_out(order, When { now: at, ..when })?;
        Ok(Entry { at, cause: None, events })
    }

    /// Decides and applies at once: for whoever keeps no log, and for tests.
    pub fn command(&mut self, order: &Order, when: When) -> Result<Entry, Refusal> {
        let entry = self.order(order, when)?;
        // It was tried out when it was decided.
        let _ = self.apply(&entry);
        Ok(entry)
    }
}

impl State {
    fn carry_out(&self, order: &Order, when: When) -> Result<Vec<Event>, Refusal> {
        match order {
            Order::Sit(seat, sitter) => self.sit(*seat, sitter),
            Order::Join { seat, sitter, contribution } => {
                let (sitter, contribution) = (sitter.clone(), contribution.clone());
                self.join(*seat, &Seating { sitter, contribution })
            }
            Order::Start => self.start(),
            Order::TimePassed => Err(Refusal::TimeIsNotUp),
            Order::Away(seat) | Order::Here(seat) => {
                if !self.has(*seat) {
                    return Err(Refusal::NoSuchSeat);
                }
                self.person(*seat)?;
                let leaves = matches!(order, Order::Away(_));
                match self.places[seat.index()].away {
                    Some(_) if leaves => Err(Refusal::Away),
                    None if !leaves => Err(Refusal::NotAway),
                    None => Ok(said(Aloud::Away { seat: *seat })),
                    Some(_) => Ok(said(Aloud::Here { seat: *seat })),
                }
            }
            // Nothing runs any more, and nobody would wake it again.
            Order::Pause if self.outcome.is_some() => Err(Refusal::GameOver),
            Order::Pause => {
                let stopped = self.clock.left_at(when);
                let clock = stopped.map(|(seat, left)| Aloud::Clock { seat, left });
                let events = clock.into_iter().chain([Aloud::Paused]);
                Ok(events.map(Event::Aloud).collect())
            }
            Order::Resume => {
                let mover = self.playing().map(crate::Game::due).unwrap_or_default();
                let short = |seat: &Seat| self.clock.left(*seat).is_some_and(|l| l < AFTER_AWAY);
                let clocks = mover.iter().filter(short);
                let clocks = clocks.map(|seat| Aloud::Clock { seat, left: AFTER_AWAY });
                Ok([Aloud::Resumed].into_iter().chain(clocks).map(Event::Aloud).collect())
            }
        }
    }

    /// The lot (Q4, X7), the tray (Q19) and the deal (X5, X6), in this order.
    pub(crate) fn start(&self) -> Result<Vec<Event>, Refusal> {
        self.not_started()?;
        if self.places.iter().any(|place| place.sitter == Sitter::Open) {
            return Err(Refusal::SeatsOpen);
        }
        let mut draws = self.draws();
        let first = match self.terms.begins {
            Begins::Seat(seat) => seat,
            Begins::Lot => {
                let index = draws.below(u32::from(self.terms.rules.seats()));
                u8::try_from(index + 1).ok().and_then(Seat::new).unwrap_or(Seat::FIRST)
            }
        };
        let tray = match self.terms.rules {
            Rules::Access(..) => shuffle(&mut draws),
            Rules::Quarto(..) | Rules::Quartex(_) => None,
        };
        let mut next = self.clone();
        let mut events = Vec::new();
        next.take(Event::Started { first, tray }, &mut events);
        next.draw(&mut events);
        Ok(events)
    }

    /// Judges the deadlines that lie before this moment.
    pub(crate) fn time_passed(&self, when: When) -> Result<Entry, Refusal> {
        let at = when.now.max(self.at);
        let when = When { now: at, ..when };
        if self.paused {
            return Err(Refusal::Paused);
        }
        if self.adjourned {
            return Err(Refusal::Adjourned);
        }
        let game = self.playing()?;
        let mut next = self.clone();
        let mut events = Vec::new();
        if let Some(seat) = self.clock.is_up(when) {
            next.take(Event::Aloud(Aloud::Clock { seat, left: Span::ZERO }), &mut events);
            let forfeit = Forfeit::Time;
            next.take(Event::Aloud(Aloud::Forfeited { seat, forfeit }), &mut events);
        } else if let (Some(asked), Some(limit), Some(since)) =
            (game.asked(), self.terms.pointing, self.asked)
            && at.since(since) >= limit
        {
            // Silence counts as "none" (X23).
            for seat in asked.iter() {
                let step = quartex::Step::Act { seat, action: quartex::Action::None };
                next.take(Event::Step(Step::Quartex(step)), &mut events);
            }
            next.draw(&mut events);
        }
        if events.is_empty() {
            return Err(Refusal::TimeIsNotUp);
        }
        Ok(Entry { at, cause: None, events })
    }
}
