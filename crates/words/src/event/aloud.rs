//! What is said to everybody at a table.

use table::{Forfeit, Offer, PublicEvent, Seat, Sitter};

use crate::voice::{Verbosity, Voice};

impl Voice {
    /// Something everybody may know; `None` for clocks, which are told on request.
    pub(super) fn aloud(&self, aloud: &PublicEvent) -> Option<String> {
        Some(match *aloud {
            PublicEvent::Sat { seat, ref sitter } => self.sat(seat, sitter),
            PublicEvent::Left { seat } => self.say_of(seat, "event-left", &[]),
            PublicEvent::Contributed { seat, .. } => self.say_of(seat, "event-contributed", &[]),
            PublicEvent::Offered { seat, offer } => match offer {
                Offer::Draw => self.say_of(seat, "event-offers-draw", &[]),
                Offer::TakeBack => self.say_of(seat, "event-offers-takeback", &[]),
                Offer::MoreTime(span) => {
                    self.say_of(seat, "event-offers-time", &[("span", self.span(span).into())])
                }
                Offer::Pause => self.say_of(seat, "event-offers-pause", &[]),
                Offer::Rematch => self.say_of(seat, "event-offers-rematch", &[]),
            },
            PublicEvent::Agreed { seat } => self.say_of(seat, "event-agreed", &[]),
            PublicEvent::Declined { seat } => self.say_of(seat, "event-declined", &[]),
            PublicEvent::Drawn => self.word("event-drawn"),
            PublicEvent::TookBack { .. } => self.word("event-took-back"),
            PublicEvent::Adjourned => self.word("event-adjourned"),
            PublicEvent::WentOn { seat } => self.say_of(seat, "event-went-on", &[]),
            PublicEvent::Rematch => self.word("event-rematch"),
            PublicEvent::Forfeited { seat, forfeit } => self.forfeited(seat, forfeit),
            PublicEvent::Away { seat } => self.say_of(seat, "event-away", &[]),
            PublicEvent::Here { seat } => self.say_of(seat, "event-here", &[]),
            PublicEvent::StandIn { seat, level } => {
                self.say_of(seat, "event-stand-in", &[("level", level.number().into())])
            }
            PublicEvent::Reclaimed { seat } => self.say_of(seat, "event-reclaimed", &[]),
            PublicEvent::Clock { seat, left, .. } if self.verbosity == Verbosity::Full => {
                self.say_of(seat, "clock-left", &[("span", self.span(left).into())])
            }
            PublicEvent::Clock { .. } => return None,
            PublicEvent::Paused => self.word("event-paused"),
            PublicEvent::Resumed => self.word("event-resumed"),
            PublicEvent::BroughtBack => self.word("event-brought-back"),
        })
    }

    fn sat(&self, seat: Seat, sitter: &Sitter) -> String {
        let number = ("number", seat.number().into());
        match sitter {
            Sitter::Person(_) => self.say_of(seat, "event-sat", &[number]),
            Sitter::Bot(level) => {
                self.say("event-bot-sat", &[number, ("level", level.number().into())])
            }
            Sitter::Open => self.say("event-seat-open", &[number]),
        }
    }

    pub(super) fn forfeited(&self, seat: Seat, forfeit: Forfeit) -> String {
        let key = match forfeit {
            Forfeit::Resigned => "event-resigned",
            Forfeit::Time => "event-time",
            Forfeit::Abandoned => "event-abandoned",
        };
        self.say_of(seat, key, &[])
    }
}
