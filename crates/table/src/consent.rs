//! What players agree on: what may be proposed, and what comes of it.

use quartex::{Seat, SeatSet};

use crate::event::{Event, PublicEvent};
use crate::game::Game;
use crate::offer::{MOST_OFFERS, Offer, Open};
use crate::outcome::to_quarto;
use crate::refusal::Refusal;
use crate::request::said;
use crate::sitter::Sitter;
use crate::state::State;
use crate::terms::Stakes;
use crate::time::Moment;

impl State {
    /// May this be agreed on at this table? Whoever offers what another has offered to all alike agrees.
    pub(crate) fn offer(
        &self,
        seat: Seat,
        offer: Offer,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
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
                self.terms.stakes == Stakes::Casual
                    && matches!(self.game, Some(Game::Quarto { .. }))
            }
            Offer::MoreTime(span) => {
                self.terms.pace.is_timed()
                    && self.terms.stakes != Stakes::Tournament
                    && span.0 <= 24 * 60 * 60 * 1000
            }
            // Tournaments count every minute.
            Offer::Pause => {
                self.terms.pace.is_timed()
                    && self.terms.stakes != Stakes::Tournament
                    && !self.adjourned
            }
            Offer::Rematch => !self.rematch,
        };
        if !allowed {
            return Err(Refusal::NotHere);
        }
        if let Some(open) = self.offer {
            let is_same = open.offer == offer && offer.is_mutual();
            if is_same && !open.agreed.contains(seat) {
                return self.agree(seat, offer, now);
            }
            return Err(Refusal::OfferOpen);
        }
        if offer == Offer::TakeBack && self.last_act_of(seat).is_none() {
            return Err(Refusal::NothingToTakeBack);
        }
        let offered = if offer == Offer::Rematch { &self.rematches } else { &self.offers };
        if offered[seat.index()] >= MOST_OFFERS {
            return Err(Refusal::EnoughOffers);
        }
        let open = Open { by: seat, offer, agreed: SeatSet::EMPTY.with(seat) };
        self.consent(seat, open, PublicEvent::Offered { seat, offer }, now)
    }

    /// The number of the last step that this seat made.
    fn last_act_of(&self, seat: Seat) -> Option<u32> {
        let Some(Game::Quarto { steps, .. }) = &self.game else { return None };
        let seat = to_quarto(seat);
        let index = steps.iter().rposition(|(before, _)| before.seat() == Some(seat))?;
        u32::try_from(index).ok()
    }

    /// Who must agree: everybody who can still win; after the end, everybody.
    pub(crate) fn concerned(&self) -> SeatSet {
        let all = (1..=self.terms.rules.seats()).filter_map(Seat::new);
        all.filter(|&seat| self.outcome.is_some() || !self.out.contains(seat)).collect()
    }

    pub(crate) fn agree(
        &self,
        seat: Seat,
        offer: Offer,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let open = self.offer.filter(|open| open.offer == offer).ok_or(Refusal::NoSuchOffer)?;
        if open.agreed.contains(seat) {
            return Err(Refusal::Agreed);
        }
        if !self.concerned().contains(seat) {
            return Err(Refusal::Forfeited);
        }
        let open = Open { agreed: open.agreed.with(seat), ..open };
        self.consent(seat, open, PublicEvent::Agreed { seat }, now)
    }

    /// Those at the same device who are asked with this seat and have not agreed yet: one button is
    /// there for all of them, so whoever presses it speaks for all. A bot that plays for one of them
    /// answers for itself, as long as it plays.
    fn beside(&self, seat: Seat, open: Open) -> SeatSet {
        let owner = |seat: Seat| match &self.places.get(seat.index())?.sitter {
            Sitter::Person(person) => Some(person.owner()),
            Sitter::Open | Sitter::Bot(_) => None,
        };
        let Some(device) = owner(seat) else { return SeatSet::EMPTY };
        let is_beside = |&other: &Seat| {
            !open.agreed.contains(other)
                && (self.outcome.is_some() || self.places[other.index()].stand_in.is_none())
                && owner(other).as_ref() == Some(&device)
        };
        self.concerned().iter().filter(is_beside).collect()
    }

    /// A seat has said this to an offer, and those beside agree: if nobody is left to be asked, it comes
    /// about.
    fn consent(
        &self,
        seat: Seat,
        open: Open,
        first: PublicEvent,
        now: Moment,
    ) -> Result<Vec<Event>, Refusal> {
        let beside = self.beside(seat, open);
        let mut events = said(first);
        events.extend(beside.iter().map(|seat| Event::Aloud(PublicEvent::Agreed { seat })));
        let agreed = beside.iter().fold(open.agreed, SeatSet::with);
        if agreed == self.concerned() {
            events.extend(self.agreed_on(open, now)?.into_iter().map(Event::Aloud));
        }
        Ok(events)
    }

    /// What comes of an offer to which all have agreed.
    fn agreed_on(&self, open: Open, now: Moment) -> Result<Vec<PublicEvent>, Refusal> {
        Ok(match open.offer {
            Offer::Draw => vec![PublicEvent::Drawn],
            Offer::TakeBack => {
                let to = self.last_act_of(open.by).ok_or(Refusal::NothingToTakeBack)?;
                vec![PublicEvent::TookBack { to }]
            }
            Offer::MoreTime(span) => {
                let left = self.clock.left(open.by).ok_or(Refusal::NotHere)?.plus(span);
                vec![PublicEvent::clock(open.by, left)]
            }
            Offer::Pause => {
                // What is left on the clock that stops is what it shows now.
                let stopped = self.clock.left_at(now);
                let clock = stopped.map(|(seat, left)| PublicEvent::clock(seat, left));
                clock.into_iter().chain([PublicEvent::Adjourned]).collect()
            }
            Offer::Rematch => vec![PublicEvent::Rematch],
        })
    }
}
