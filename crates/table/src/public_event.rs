//! How a table changes by what is said aloud.

use quartex::{Seat, SeatSet};
use quarto::Ending;

use crate::event::PublicEvent;
use crate::fair::Contribution;
use crate::game::Game;
use crate::offer::{Offer, Open};
use crate::outcome::{Forfeit, Outcome, Reason, to_quarto};
use crate::sitter::{Level, Place};
use crate::state::{Origin, State};
use crate::time::Moment;

impl State {
    pub(crate) fn hear(&mut self, aloud: &PublicEvent, at: Moment) -> Option<()> {
        match aloud {
            PublicEvent::Sat { seat, sitter } => {
                self.places.get_mut(seat.index())?.sitter = sitter.clone();
            }
            PublicEvent::Left { seat } => {
                *self.places.get_mut(seat.index())? = Place::OPEN;
                self.leavings += 1;
                self.contributions[seat.index()] = Contribution::default();
            }
            PublicEvent::Contributed { seat, contribution } => {
                // To this game before it starts, to the next one when it is over.
                let contributions = match (&self.game, self.outcome) {
                    (None, _) => &mut self.contributions,
                    (Some(_), Some(_)) if !self.rematch => &mut self.next_contributions,
                    (Some(_), _) => return None,
                };
                *contributions.get_mut(seat.index())? = contribution.clone();
            }
            PublicEvent::Offered { seat, offer } => {
                let agreed = SeatSet::EMPTY.with(*seat);
                self.offer = Some(Open { by: *seat, offer: *offer, agreed });
                let offered = match offer {
                    Offer::Rematch => &mut self.rematches,
                    _ => &mut self.offers,
                };
                *offered.get_mut(seat.index())? += 1;
            }
            PublicEvent::Agreed { seat } => {
                let open = self.offer.as_mut()?;
                open.agreed = open.agreed.with(*seat);
                let all = open.agreed;
                if all == self.concerned() {
                    self.offer = None;
                }
            }
            PublicEvent::Declined { .. } => self.offer = None,
            PublicEvent::Drawn => {
                if !self.is_playing() {
                    return None;
                }
                self.game.as_mut()?.end(Ending::Agreed);
                self.outcome = Some(Outcome { winners: SeatSet::EMPTY, reason: Reason::Agreed });
                self.end_step();
            }
            PublicEvent::TookBack { to } => self.take_back(*to)?,
            PublicEvent::Rematch => {
                self.outcome?;
                self.rematch = true;
                self.offer = None;
            }
            PublicEvent::Forfeited { seat, forfeit } => self.forfeit(*seat, *forfeit)?,
            PublicEvent::Away { seat } => self.places.get_mut(seat.index())?.away = Some(at),
            PublicEvent::Here { seat } => self.places.get_mut(seat.index())?.away = None,
            PublicEvent::StandIn { seat, level } => {
                self.places.get_mut(seat.index())?.stand_in = Some(*level);
                self.stand_ins[seat.index()] += 1;
            }
            PublicEvent::Reclaimed { seat } => self.places.get_mut(seat.index())?.stand_in = None,
            PublicEvent::Clock { seat, left, given } => {
                self.places.get(seat.index())?;
                self.clock.set(*seat, *left, *given);
            }
            PublicEvent::Adjourned => {
                if !self.is_playing() || self.adjourned {
                    return None;
                }
                self.adjourned = true;
                self.offer = None;
                self.timed = None;
                self.clock.run(None, at);
            }
            PublicEvent::WentOn { .. } => {
                if !self.adjourned {
                    return None;
                }
                self.adjourned = false;
                self.asked = self.asked.map(|_| at);
            }
            PublicEvent::Paused => {
                self.paused = true;
                self.timed = None;
                self.clock.run(None, at);
            }
            PublicEvent::Resumed => {
                self.paused = false;
                // Clocks, absences and questions begin anew from here.
                self.timed = None;
                self.clock.run(None, at);
                self.asked = self.asked.map(|_| at);
                for place in &mut self.places {
                    place.away = place.away.map(|_| at);
                }
            }
            PublicEvent::BroughtBack => {
                if self.outcome.is_some() {
                    return None;
                }
                self.origin = Origin::BroughtBack;
            }
        }
        Some(())
    }

    fn end_step(&mut self) {
        self.count_step();
        self.fresh = self.step;
    }

    fn take_back(&mut self, to: u32) -> Option<()> {
        let Some(Game::Quarto { position, steps }) = &mut self.game else { return None };
        let (before, _) = *steps.get(to as usize)?;
        *position = before;
        steps.truncate(to as usize);
        self.moves += 1;
        self.end_step();
        Some(())
    }

    fn forfeit(&mut self, seat: Seat, forfeit: Forfeit) -> Option<()> {
        if !self.is_playing() {
            return None;
        }
        self.places.get_mut(seat.index())?.forfeit = Some(forfeit);
        self.out = self.out.with(seat);
        let all = (1..=self.terms.rules.seats()).filter_map(Seat::new);
        let left: SeatSet = all.filter(|&seat| !self.out.contains(seat)).collect();
        if left.len() == 1 {
            if self.terms.rules.quarto().is_some() {
                self.game.as_mut()?.end(Ending::Resign(to_quarto(seat)));
            }
            self.outcome = Some(Outcome { winners: left, reason: Reason::Forfeit(forfeit) });
        }
        if self.outcome.is_none() {
            // The others play on, so somebody has to play for the one who left.
            self.places[seat.index()].stand_in.get_or_insert(Level::STAND_IN);
        }
        self.end_step();
        Some(())
    }
}
