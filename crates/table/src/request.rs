//! What a seat asks for, and what becomes of it.

use quartex::Seat;
use quarto::Touch;

use crate::answer::{Answer, Decision};
use crate::deadline::ABANDONED_AFTER;
use crate::event::{Event, PublicEvent};
use crate::fair::Contribution;
use crate::game::Game;
use crate::id::{Nonce, StepNumber};
use crate::offer::{MOST_STAND_INS, Offer};
use crate::outcome::Forfeit;
use crate::prepared::Draft;
use crate::refusal::Refusal;
use crate::sitter::{Level, Sitter};
use crate::state::State;
use crate::step::Action;
use crate::table::Table;
use crate::terms::Stakes;
use crate::time::{Moment, When};

/// What a seat asks for. Who may speak for the seat is the server's to know.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Request {
    /// Who asks.
    pub seat: Seat,
    /// The step it answers. Only what depends on the position can be late: acts and offers.
    pub step: StepNumber,
    /// What the client calls it.
    pub nonce: Nonce,
    /// What it is.
    pub what: What,
}

/// What can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// Add to the draws, once, before the start.
    Contribute(Contribution),
    /// Get up, before the start.
    Leave,
    /// Act in the game.
    Act(Action),
    /// Feel something (Q19).
    Touch {
        /// How often this seat has touched before.
        number: u32,
        /// What.
        touch: Touch,
    },
    /// Propose something; or agree, if another has proposed the same to all. Those at the same device
    /// agree with whoever presses the button.
    Offer(Offer),
    /// Agree to what is proposed, as those at the same device do.
    Agree(Offer),
    /// Propose another game, or agree to it, and add to its draws.
    PlayAgain(Contribution),
    /// Decline what is proposed, or withdraw it.
    Decline(Offer),
    /// Give up (Q20).
    Resign,
    /// Say that a seat has been left for too long.
    ClaimAbandoned(Seat),
    /// Let a bot play.
    HandOver(Level),
    /// Let a bot hold the seat of somebody who is away, until its owner is back.
    Hold(Seat),
    /// Play again oneself.
    Reclaim,
    /// End the pause that the players agreed on.
    GoOn,
}

/// So often a seat may touch something in one game (Q19). With [`MOST_WRONG_CALLS`] it keeps every
/// record within its 64 KiB. It is counted for each seat apart: a common limit would tell one
/// player how often the other has touched.
pub const MOST_TOUCHES: u32 = 1_300;

/// So many calls may be wrong in one game.
pub const MOST_WRONG_CALLS: u32 = 500;

/// So many refused requests are remembered: names and reasons alone, some 25 KiB at most.
const REFUSALS: usize = 256;

impl Table {
    /// Decides on a request. Nothing has happened yet but that a refusal is remembered; see
    /// [`Decision`]. That the table rests is not: once it goes on the same request is decided.
    pub fn request(&mut self, request: &Request, when: When) -> Decision {
        self.judge(request, when).unwrap_or_else(|refusal| {
            if refusal != Refusal::Paused {
                self.remember(request, refusal);
            }
            self.refuse(refusal, when)
        })
    }

    /// What [`Table::request`] would decide. Nothing is remembered: for whoever may have to read
    /// more of the log before an answer stands.
    pub fn consider(&self, request: &Request, when: When) -> Decision {
        self.judge(request, when).unwrap_or_else(|refusal| self.refuse(refusal, when))
    }

    /// What the log knows of a request, or will; otherwise why it was refused.
    fn judge(&self, request: &Request, when: When) -> Result<Decision, Refusal> {
        let key = (self.state.chair(request.seat), request.nonce.clone());
        if let Some(answer) = self.answers.get(&key) {
            return Ok(Decision { answer: answer.clone(), entry: None });
        }
        if let Some((_, refusal)) = self.refused.iter().find(|(known, _)| *known == key) {
            return Ok(Decision { answer: (*refusal).into(), entry: None });
        }
        let now = when.now.max(self.state.at);
        let draft = self.state.decide(request, When { now, ..when })?;
        let prepared = draft.finish(Some((request.seat, key.1)), self.entries);
        // What has a cause has an answer.
        let answer = prepared.answer.clone().ok_or(Refusal::NotHere)?;
        Ok(Decision { answer, entry: Some(prepared) })
    }

    /// Nothing comes of a request, but perhaps that somebody's time was up.
    fn refuse(&self, refusal: Refusal, when: When) -> Decision {
        let passed = match refusal {
            Refusal::TimeIsUp(_) => self.state.time_passed(when).ok(),
            _ => None,
        };
        let entry = passed.map(|draft| draft.finish(None, self.entries));
        Decision { answer: refusal.into(), entry }
    }

    /// What a seat was answered when it asked with this nonce and something happened: for whoever
    /// reads what was asked anew and cannot make sense of it any more.
    pub fn answered(&self, seat: Seat, nonce: &Nonce) -> Option<&Answer> {
        self.answers.get(&(self.state.chair(seat), nonce.clone()))
    }

    /// Remembers a refusal, so that the same request hears it again.
    fn remember(&mut self, request: &Request, refusal: Refusal) {
        if self.refused.len() >= REFUSALS {
            self.refused.pop_front();
        }
        let key = (self.state.chair(request.seat), request.nonce.clone());
        self.refused.push_back((key, refusal));
    }

    /// Decides, applies and answers at once: for whoever keeps no log, and for tests.
    pub fn play(&mut self, request: &Request, when: When) -> Decision {
        let decision = self.request(request, when);
        if let Some(entry) = &decision.entry {
            // It was decided here and now.
            let _ = self.adopt(entry.clone());
        }
        decision
    }
}

impl State {
    fn decide(&self, request: &Request, when: When) -> Result<Draft, Refusal> {
        if !self.has(request.seat) {
            return Err(Refusal::NoSuchSeat);
        }
        if self.paused {
            return Err(Refusal::Paused);
        }
        let seat = request.seat;
        let events = match &request.what {
            What::Act(action) => {
                self.playing()?;
                self.going()?;
                self.on_time(seat, when)?;
                self.fresh(request.step)?;
                return self.act(seat, *action, when);
            }
            What::Contribute(contribution) => self.contribute(seat, contribution),
            What::Leave => {
                self.not_started()?;
                self.taken(seat)?;
                Ok(said(PublicEvent::Left { seat }))
            }
            What::GoOn => {
                self.playing()?;
                self.still_in(seat)?;
                if !self.adjourned {
                    return Err(Refusal::NotAdjourned);
                }
                Ok(said(PublicEvent::WentOn { seat }))
            }
            What::Touch { number, touch } => self.touch(seat, *number, *touch),
            What::Offer(offer) => {
                self.fresh(request.step)?;
                self.offer(seat, *offer, when.now)
            }
            What::Agree(offer) => {
                self.fresh(request.step)?;
                self.agree(seat, *offer, when.now)
            }
            What::PlayAgain(contribution) => {
                self.fresh(request.step)?;
                let again = self.offer(seat, Offer::Rematch, when.now)?;
                let contribution = contribution.clone();
                let is_empty = contribution == Contribution::default();
                let added = said(PublicEvent::Contributed { seat, contribution });
                Ok(if is_empty { again } else { [added, again].concat() })
            }
            What::Decline(offer) => {
                self.fresh(request.step)?;
                match self.offer {
                    Some(_) if !self.concerned().contains(seat) => Err(Refusal::Forfeited),
                    Some(open) if open.offer == *offer => Ok(said(PublicEvent::Declined { seat })),
                    _ => Err(Refusal::NoSuchOffer),
                }
            }
            What::Resign => {
                self.playing()?;
                self.on_time(seat, when)?;
                self.still_in(seat)?;
                Ok(said(PublicEvent::Forfeited { seat, forfeit: Forfeit::Resigned }))
            }
            What::ClaimAbandoned(other) => self.claim(seat, *other, when.now),
            What::HandOver(level) => {
                self.playing()?;
                self.still_in(seat)?;
                self.person(seat)?;
                if self.terms.stakes != Stakes::Casual {
                    return Err(Refusal::NotHere);
                }
                match self.places[seat.index()].stand_in {
                    Some(_) => Err(Refusal::StandIn),
                    None if self.stand_ins[seat.index()] >= MOST_STAND_INS => {
                        Err(Refusal::EnoughStandIns)
                    }
                    None => Ok(said(PublicEvent::StandIn { seat, level: *level })),
                }
            }
            What::Hold(other) => self.hold(seat, *other, when.now),
            What::Reclaim => {
                self.playing()?;
                self.still_in(seat)?;
                match self.places[seat.index()].stand_in {
                    Some(_) => Ok(said(PublicEvent::Reclaimed { seat })),
                    None => Err(Refusal::NoStandIn),
                }
            }
        };
        Draft::of(self.clone(), when.now, events?)
    }

    pub(crate) fn not_started(&self) -> Result<(), Refusal> {
        if self.game.is_some() { Err(Refusal::Started) } else { Ok(()) }
    }

    pub(crate) fn playing(&self) -> Result<&Game, Refusal> {
        match (&self.game, self.outcome) {
            (None, _) => Err(Refusal::NotStarted),
            (_, Some(_)) => Err(Refusal::GameOver),
            (Some(game), None) => Ok(game),
        }
    }

    fn fresh(&self, step: StepNumber) -> Result<(), Refusal> {
        if self.fresh <= step && step <= self.step { Ok(()) } else { Err(Refusal::Stale) }
    }

    fn taken(&self, seat: Seat) -> Result<(), Refusal> {
        match self.places[seat.index()].sitter {
            Sitter::Open => Err(Refusal::SeatOpen),
            Sitter::Person(_) | Sitter::Bot(_) => Ok(()),
        }
    }

    pub(crate) fn person(&self, seat: Seat) -> Result<(), Refusal> {
        match self.places[seat.index()].sitter {
            Sitter::Person(_) => Ok(()),
            Sitter::Open | Sitter::Bot(_) => Err(Refusal::NoPerson),
        }
    }

    pub(crate) fn still_in(&self, seat: Seat) -> Result<(), Refusal> {
        if self.out.contains(seat) { Err(Refusal::Forfeited) } else { Ok(()) }
    }

    /// Is there time still? Whoever asks knows nothing of another's line: to others the seat whose
    /// clock runs has the longest that can be.
    fn on_time(&self, seat: Seat, when: When) -> Result<(), Refusal> {
        let runs = self.clock.running().is_some_and(|running| running.seat == seat);
        let lag = if runs { when.lag } else { When::MOST_LAG };
        self.clock.is_up(when.now, lag).map_or(Ok(()), |seat| Err(Refusal::TimeIsUp(seat)))
    }

    /// Nobody acts while the players pause.
    const fn going(&self) -> Result<(), Refusal> {
        if self.adjourned { Err(Refusal::Adjourned) } else { Ok(()) }
    }

    fn contribute(&self, seat: Seat, bytes: &Contribution) -> Result<Vec<Event>, Refusal> {
        self.not_started()?;
        self.taken(seat)?;
        if self.contributions[seat.index()] != Contribution::default() {
            return Err(Refusal::Contributed);
        }
        Ok(said(PublicEvent::Contributed { seat, contribution: bytes.clone() }))
    }

    fn hold(&self, seat: Seat, other: Seat, now: Moment) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        self.still_in(seat)?;
        if !self.has(other) || other == seat {
            return Err(Refusal::NoSuchSeat);
        }
        self.still_in(other)?;
        self.places[other.index()].away.ok_or(Refusal::NotAway)?;
        let from = self.held_from(other).ok_or(Refusal::NotHere)?;
        if now < from {
            return Err(Refusal::NotYet(from));
        }
        Ok(said(PublicEvent::StandIn { seat: other, level: Level::STAND_IN }))
    }

    fn claim(&self, seat: Seat, other: Seat, now: Moment) -> Result<Vec<Event>, Refusal> {
        self.playing()?;
        self.still_in(seat)?;
        if !self.has(other) || other == seat {
            return Err(Refusal::NoSuchSeat);
        }
        self.still_in(other)?;
        if !self.terms.pace.is_timed() {
            return Err(Refusal::NotHere);
        }
        let since = self.places[other.index()].away.ok_or(Refusal::NotAway)?;
        let from = since.after(ABANDONED_AFTER);
        if now < from {
            return Err(Refusal::NotYet(from));
        }
        Ok(said(PublicEvent::Forfeited { seat: other, forfeit: Forfeit::Abandoned }))
    }
}

pub(crate) fn said(aloud: PublicEvent) -> Vec<Event> {
    vec![Event::Aloud(aloud)]
}
