//! What players agree on: what may be proposed, and what comes of it.

use quartex::{Seat, SeatSet};

use crate::event::{Event, PublicEvent};
use crate::game::Game;
use crate::offer::Offer;
use crate::outcome::to_quarto;
use crate::refusal::Refusal;
use crate::request::said;
use crate::state::State;
use crate::terms::Stakes;
use crate::time::Moment;

impl State {
    /// May this be agreed on at this table?
    pub(crate) fn offer(&self, seat: Seat, offer: Offer) -> Result<Vec<Event>, Refusal> {
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
        if self.offer.is_some() {
            return Err(Refusal::OfferOpen);
        }
        if offer == Offer::TakeBack && self.last_act_of(seat).is_none() {
            return Err(Refusal::NothingToTakeBack);
        }
        Ok(said(PublicEvent::Offered { seat, offer }))
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
        let mut events = vec![Event::Aloud(PublicEvent::Agreed { seat })];
        if open.agreed.with(seat) != self.concerned() {
            return Ok(events);
        }
        if offer == Offer::Pause {
            // What is left on the clock that stops is what it shows now.
            let stopped = self.clock.left_at(now);
            let clock = stopped.map(|(seat, left)| PublicEvent::clock(seat, left));
            events.extend(clock.into_iter().chain([PublicEvent::Adjourned]).map(Event::Aloud));
            return Ok(events);
        }
        events.push(Event::Aloud(match offer {
            Offer::Draw => PublicEvent::Drawn,
            Offer::TakeBack => {
                let to = self.last_act_of(open.by).ok_or(Refusal::NothingToTakeBack)?;
                PublicEvent::TookBack { to }
            }
            Offer::MoreTime(span) => {
                let left = self.clock.left(open.by).ok_or(Refusal::NotHere)?.plus(span);
                PublicEvent::clock(open.by, left)
            }
            Offer::Pause => PublicEvent::Adjourned,
            Offer::Rematch => PublicEvent::Rematch,
        }));
        Ok(events)
    }
}
