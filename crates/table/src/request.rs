//! What a seat asks for, and what becomes of it.

use quarto::Touch;
use quartex::{Seat, SeatSet, Viewer};

use crate::answer::{Answer, Decision};
use crate::deadline::ABANDONED_AFTER;
use crate::event::{Aloud, Entry, Event};
use crate::fair::Contribution;
use crate::game::Game;
use crate::id::{Nonce, StepNumber};
use crate::offer::Offer;
use crate::outcome::Forfeit;
use crate::refusal::Refusal;
use crate::sitter::{Level, Sitter};
use crate::step::{Action, Step};
use crate::table::{State, Table};
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
    /// Propose something.
    Offer(Offer),
    /// Agree to what is proposed.
    Agree(Offer),
    /// Decline what is proposed, or withdraw it.
    Decline(Offer),
    /// Give up (Q20).
    Resign,
    /// Say that a seat has been left for too long.
    ClaimAbandoned(Seat),
    /// Let a bot play.
    HandOver(Level),
    /// Play again oneself.
    Reclaim,
}

/// More touches and wrong calls than this, and the record as JSON lines would not fit its 64 KiB.
pub(crate) const MOST_WORDS: u32 = 3_000;

/// So many refused requests are remembered.
const REFUSALS: usize = 256;

impl Table {
    /// Decides on a request. Nothing has happened yet but that a refusal is remembered; see
    /// [`Decision`].
    pub fn request(&mut self, request: &Request, when: When) -> Decision {
        let key = (request.seat, request.nonce.clone());
        let refused = || self.refused.iter().find(|(known, _)| *known == key).map(|(_, a)| a);
        if let Some(answer) = self.state.answers.get(&key).or_else(refused) {
            return Decision { answer: answer.clone(), entry: None };
        }
        let now = when.now.max(self.state.at);
        let (refusal, entry) = match self.state.decide(request, When { now, ..when }) {
            Ok(events) => {
                let entry = Entry { at: now, cause: Some(key.clone()), events };
                let mut next = self.state.clone();
                match (next.apply(&entry), next.answers.remove(&key)) {
                    (Ok(_), Some(answer)) => return Decision { answer, entry: Some(entry) },
                    // Starting swaps seats, but no request starts a game.
                    _ => (Refusal::NotHere, None),
                }
            }
            Err(refusal @ Refusal::TimeIsUp(_)) => (refusal, self.state.time_passed(when).ok()),
            Err(refusal) => (refusal, None),
        };
        let view = || self.state.view(Viewer::Seat(request.seat));
        let answer = match (refusal, view()) {
            (Refusal::Stale, Some(view)) => Answer::Stale { view: Box::new(view) },
            _ => Answer::Refused(refusal),
        };
        if self.refused.len() >= REFUSALS {
            self.refused.pop_front();
        }
        self.refused.push_back((key, answer.clone()));
        Decision { answer, entry }
    }

    /// Decides, applies and answers at once: for whoever keeps no log, and for tests.
    pub fn play(&mut self, request: &Request, when: When) -> Decision {
        let decision = self.request(request, when);
        if let Some(entry) = &decision.entry {
            // It was tried out when it was decided.
            let _ = self.apply(entry);
        }
        decision
    }
}

impl State {
    fn decide(&self, request: &Request, when: When) -> Result<Vec<Event>, Refusal> {
        let seat = request.seat;
        if !self.has(seat) {
            return Err(Refusal::NoSuchSeat);
        }
        if self.paused {
            return Err(Refusal::Paused);
        }
        match &request.what {
            What::Contribute(contribution) => self.contribute(seat, contribution),
            What::Leave => {
                self.not_started()?;
                self.taken(seat)?;
                aloud(Aloud::Left { seat })
            }
            What::Act(action) => {
                self.playing()?;
                self.on_time(when)?;
                self.fresh(request.step)?;
                self.act(seat, *action, when)
            }
            What::Touch { number, touch } => self.touch(seat, *number, *touch),
            What::Offer(offer) => {
                self.fresh(request.step)?;
                self.offer(seat, *offer)
            }
            What::Agree(offer) => {
                self.fresh(request.step)?;
                self.agree(seat, *offer)
            }
            What::Decline(offer) => {
                self.fresh(request.step)?;
                match self.offer {
                    Some(open) if open.offer == *offer => aloud(Aloud::Declined { seat }),
                    _ => Err(Refusal::NoSuchOffer),
                }
            }
            What::Resign => {
                self.playing()?;
                self.on_time(when)?;
                self.still_in(seat)?;
                aloud(Aloud::Forfeited { seat, forfeit: Forfeit::Resigned })
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
                    None => aloud(Aloud::StandIn { seat, level: *level }),
                }
            }
            What::Reclaim => {
                self.playing()?;
                self.still_in(seat)?;
                match self.places[seat.index()].stand_in {
                    Some(_) => aloud(Aloud::Reclaimed { seat }),
                    None => Err(Refusal::NoStandIn),
                }
            }
        }
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

    fn still_in(&self, seat: Seat) -> Result<(), Refusal> {
        if self.out.contains(seat) { Err(Refusal::Forfeited) } else { Ok(()) }
    }

    fn on_time(&self, when: When) -> Result<(), Refusal> {
        self.clock.is_up(when).map_or(Ok(()), |seat| Err(Refusal::TimeIsUp(seat)))
    }

    fn contribute(&self, seat: Seat, bytes: &Contribution) -> Result<Vec<Event>, Refusal> {
        self.not_started()?;
        self.taken(seat)?;
        if self.contributions[seat.index()] != Contribution::default() {
            return Err(Refusal::Contributed);
        }
        aloud(Aloud::Contributed { seat, contribution: bytes.clone() })
    }

    fn act(&self, seat: Seat, action: Action, when: When) -> Result<Vec<Event>, Refusal> {
        let game = self.playing()?;
        let step = match game.judge(seat, action) {
            Ok(step) => step,
            // The hand met something: refused, and a touch (Q19).
            Err(Refusal::Access(quarto::MaskedRefusal::CellTaken(cell, _))) => {
                return self.bump(seat, Touch::Cell(cell));
            }
            Err(Refusal::Access(quarto::MaskedRefusal::PlaceEmpty(place))) => {
                return self.bump(seat, Touch::Tray(place));
            }
            Err(refusal) => return Err(refusal),
        };
        if matches!(step, Step::Quarto(quarto::Step::WrongCall(_))) && self.words >= MOST_WORDS {
            return Err(Refusal::RecordFull);
        }
        let mut next = self.clone();
        let mut events = Vec::new();
        next.take(Event::Step(step), &mut events);
        let ended = next.game.as_ref().is_some_and(|game| game.ends_move(step));
        if let Some((mover, left)) = self.clock.left_at(when)
            && mover == seat
            && (ended || next.outcome.is_some())
        {
            let left = self.clock.after_move(left);
            next.take(Event::Aloud(Aloud::Clock { seat, left }), &mut events);
        }
        next.draw(&mut events);
        Ok(events)
    }

    fn bump(&self, seat: Seat, touch: Touch) -> Result<Vec<Event>, Refusal> {
        if self.words >= MOST_WORDS {
            return Err(Refusal::RecordFull);
        }
        Ok(vec![Event::Bumped { seat, touch }])
    }

    fn touch(&self, seat: Seat, number: u32, touch: Touch) -> Result<Vec<Event>, Refusal> {
        if !matches!(self.playing()?, Game::Access { .. }) {
            return Err(Refusal::NoMasks);
        }
        if number != self.touches[seat.index()] {
            return Err(Refusal::StaleTouch);
        }
        if self.words >= MOST_WORDS {
            return Err(Refusal::RecordFull);
        }
        Ok(vec![Event::Touched { seat, touch }])
    }

    /// May this be agreed on at this table?
    fn offer(&self, seat: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        if offer == Offer::Rematch {
            if self.outcome.is_none() {
                return Err(Refusal::NotOver);
            }
        } else {
            self.playing()?;
            self.still_in(seat)?;
        }
        let allowed = match offer {
            Offer::Draw => self.terms.rules.quarto().is_some(),
            Offer::TakeBack => {
                self.terms.stakes == Stakes::Casual && matches!(self.game, Some(Game::Quarto { .. }))
            }
            Offer::MoreTime(span) => {
                self.terms.pace.is_timed()
                    && self.terms.stakes != Stakes::Tournament
                    && span.0 <= 24 * 60 * 60 * 1000
            }
            Offer::Rematch => !self.rematch,
        };
        if !allowed {
            return Err(Refusal::NotHere);
        }
        if self.offer.is_some() {
            return Err(Refusal::OfferOpen);
        }
        if offer == Offer::TakeBack && self.last_act_of(seat).is_none() {
            return Err(Refusal::NothingToTakeBack);
        }
        aloud(Aloud::Offered { seat, offer })
    }

    /// The number of the last step that this seat made.
    fn last_act_of(&self, seat: Seat) -> Option<u32> {
        let Some(Game::Quarto { steps, .. }) = &self.game else { return None };
        let seat = crate::outcome::to_quarto(seat);
        let index = steps.iter().rposition(|(before, _)| before.seat() == Some(seat))?;
        u32::try_from(index).ok()
    }

    /// Who must agree: everybody who can still win; after the end, everybody.
    pub(crate) fn concerned(&self) -> SeatSet {
        let all = (1..=self.terms.rules.seats()).filter_map(Seat::new);
        all.filter(|&seat| self.outcome.is_some() || !self.out.contains(seat)).collect()
    }

    fn agree(&self, seat: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
        let open = self.offer.filter(|open| open.offer == offer).ok_or(Refusal::NoSuchOffer)?;
        if open.agreed.contains(seat) {
            return Err(Refusal::Agreed);
        }
        if !self.concerned().contains(seat) {
            return Err(Refusal::Forfeited);
        }
        let mut events = vec![Event::Aloud(Aloud::Agreed { seat })];
        if open.agreed.with(seat) != self.concerned() {
            return Ok(events);
        }
        events.push(Event::Aloud(match offer {
            Offer::Draw => Aloud::Drawn,
            Offer::TakeBack => {
                let to = self.last_act_of(open.by).ok_or(Refusal::NothingToTakeBack)?;
                Aloud::TookBack { to }
            }
            Offer::MoreTime(span) => {
                let left = self.clock.left(open.by).ok_or(Refusal::NotHere)?.plus(span);
                Aloud::Clock { seat: open.by, left }
            }
            Offer::Rematch => Aloud::Rematch,
        }));
        Ok(events)
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
        aloud(Aloud::Forfeited { seat: other, forfeit: Forfeit::Abandoned })
    }

    /// Makes an event of one's own happen and keeps it.
    pub(crate) fn take(&mut self, event: Event, events: &mut Vec<Event>) {
        let at = self.at;
        if self.happen(&event, at).is_some() {
            events.push(event);
        }
    }

    /// Draws whatever tiles are due: chance is a step.
    pub(crate) fn draw(&mut self, events: &mut Vec<Event>) {
        while self.outcome.is_none()
            && let Some(Game::Quartex(game)) = &self.game
            && let quartex::Due::Bag { to, count } = game.position().due()
        {
            let tiles = game.position().bag().pick(count, &mut self.draws());
            let before = events.len();
            let draw = quartex::Step::Draw { to, tiles };
            self.take(Event::Step(Step::Quartex(draw)), events);
            if events.len() == before {
                return;
            }
        }
    }
}

pub(crate) fn aloud(aloud: Aloud) -> Result<Vec<Event>, Refusal> {
    Ok(vec![Event::Aloud(aloud)])
}
