//! What the server itself does at a table.

use quartex::Seat;

use crate::clock::AFTER_AWAY;
use crate::event::{Entry, Event, PublicEvent};
use crate::fair::{Contribution, shuffle};
use crate::outcome::Forfeit;
use crate::prepared::{Draft, Prepared};
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
    /// Time has passed; whoever had a deadline before this moment has missed it. The lag it comes
    /// with is that of the seat whose clock runs ([`Table::allowance`]).
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
    /// [adopted](Table::adopt).
    pub fn order(&self, order: &Order, when: When) -> Result<Prepared, Refusal> {
        let state = &self.state;
        let draft = if *order == Order::TimePassed {
            state.time_passed(when)?
        } else {
            let resumes = *order == Order::Resume;
            if state.paused && !resumes {
                return Err(Refusal::Paused);
            }
            let at = if resumes { when.now } else { when.now.max(state.at) };
            state.carry_out(order, When { now: at, ..when })?
        };
        Ok(draft.finish(None, self.entries))
    }

    /// Decides and applies at once: for whoever keeps no log, and for tests.
    pub fn command(&mut self, order: &Order, when: When) -> Result<Entry, Refusal> {
        let prepared = self.order(order, when)?;
        let entry = prepared.entry.clone();
        // It was decided here and now.
        let _ = self.adopt(prepared);
        Ok(entry)
    }
}

impl State {
    fn carry_out(&self, order: &Order, when: When) -> Result<Draft, Refusal> {
        let events = match order {
            Order::Sit(seat, sitter) => self.sit(*seat, sitter)?,
            Order::Join { seat, sitter, contribution } => {
                let (sitter, contribution) = (sitter.clone(), contribution.clone());
                return self.join(*seat, &Seating { sitter, contribution }, when.now);
            }
            Order::Start => {
                let mut next = Draft::new(self.clone(), when.now);
                next.start()?;
                return Ok(next);
            }
            Order::TimePassed => return Err(Refusal::TimeIsNotUp),
            Order::Away(seat) | Order::Here(seat) => {
                if !self.has(*seat) {
                    return Err(Refusal::NoSuchSeat);
                }
                self.person(*seat)?;
                let leaves = matches!(order, Order::Away(_));
                match self.places[seat.index()].away {
                    Some(_) if leaves => return Err(Refusal::Away),
                    None if !leaves => return Err(Refusal::NotAway),
                    None => said(PublicEvent::Away { seat: *seat }),
                    Some(_) => said(PublicEvent::Here { seat: *seat }),
                }
            }
            // Nothing runs any more, and nobody would wake it again.
            Order::Pause if self.outcome.is_some() => return Err(Refusal::GameOver),
            Order::Pause => {
                let stopped = self.clock.left_at(when.now);
                let clock = stopped.map(|(seat, left)| PublicEvent::clock(seat, left));
                clock.into_iter().chain([PublicEvent::Paused]).map(Event::Aloud).collect()
            }
            Order::Resume => {
                let mover = self.playing().map(crate::Game::due).unwrap_or_default();
                let short = |seat: &Seat| self.clock.left(*seat).is_some_and(|l| l < AFTER_AWAY);
                let clocks = mover.iter().filter(short);
                let clocks = clocks.map(|seat| PublicEvent::clock(seat, AFTER_AWAY));
                [PublicEvent::Resumed].into_iter().chain(clocks).map(Event::Aloud).collect()
            }
        };
        Draft::of(self.clone(), when.now, events)
    }

    /// Judges the deadlines that lie before this moment.
    pub(crate) fn time_passed(&self, when: When) -> Result<Draft, Refusal> {
        let at = when.now.max(self.at);
        if self.paused {
            return Err(Refusal::Paused);
        }
        if self.adjourned {
            return Err(Refusal::Adjourned);
        }
        let game = self.playing()?;
        if let Some(seat) = self.clock.is_up(at, when.lag) {
            let clock = PublicEvent::clock(seat, Span::ZERO);
            let forfeit = PublicEvent::Forfeited { seat, forfeit: Forfeit::Time };
            return Draft::of(self.clone(), at, [clock, forfeit].map(Event::Aloud).to_vec());
        }
        let (Some(asked), Some(limit), Some(since)) =
            (game.asked(), self.terms.pointing, self.asked)
        else {
            return Err(Refusal::TimeIsNotUp);
        };
        if at.since(since) < limit {
            return Err(Refusal::TimeIsNotUp);
        }
        // Silence counts as "none" (X23).
        let mut next = Draft::new(self.clone(), at);
        for seat in asked.iter() {
            let step = quartex::Step::Act { seat, action: quartex::Action::None };
            next.take(Event::Step(Step::Quartex(step)));
        }
        next.draw();
        if next.is_empty() { Err(Refusal::TimeIsNotUp) } else { Ok(next) }
    }
}

impl Draft {
    /// The lot (Q4, X7), the tray (Q19) and the deal (X5, X6), in this order.
    pub(crate) fn start(&mut self) -> Result<(), Refusal> {
        let state = &self.state;
        state.not_started()?;
        if state.places.iter().any(|place| place.sitter == Sitter::Open) {
            return Err(Refusal::SeatsOpen);
        }
        let mut draws = state.draws();
        let first = match state.terms.begins {
            Begins::Seat(seat) => seat,
            Begins::Lot => {
                let index = draws.below(u32::from(state.terms.rules.seats()));
                u8::try_from(index + 1).ok().and_then(Seat::new).unwrap_or(Seat::FIRST)
            }
        };
        let tray = match state.terms.rules {
            Rules::Access(..) => shuffle(&mut draws),
            Rules::Quarto(..) | Rules::Quartex(_) => None,
        };
        self.take(Event::Started { first, tray });
        self.draw();
        Ok(())
    }
}
