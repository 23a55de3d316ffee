//! What is said to everybody at a table.

use table::{Aloud, Forfeit, Offer, Seat, Sitter};

use crate::voice::{Verbosity, Voice};

impl Voice {
    /// Something everybody may know; `None` for clocks, which are told on request.
    pub(super) fn aloud(&self, aloud: &Aloud) -> Option<String> {
        Some(match *aloud {
            Aloud::Sat { seat, ref sitter } => self.sat(seat, sitter),
            Aloud::Left { seat } => self.say_of(seat, "event-left", &[]),
            Aloud::Contributed { seat, .. } => self.say_of(seat, "event-contributed", &[]),
            Aloud::Offered { seat, offer } => match offer {
                Offer::Draw => self.say_of(seat, "event-offers-draw", &[]),
                Offer::TakeBack => self.say_of(seat, "event-offers-takeback", &[]),
                Offer::MoreTime(span) => {
                    self.say_of(seat, "event-offers-time", &[("span", self.span(span).into())])
                }
                Offer::Pause => self.say_of(seat, "event-offers-pause", &[]),
                Offer::Rematch => self.say_of(seat, "event-offers-rematch", &[]),
            },
            Aloud::Agreed { seat } => self.say_of(seat, "event-agreed", &[]),
            Aloud::Declined { seat } => self.say_of(seat, "event-declined", &[]),
            Aloud::Drawn => self.word("event-drawn"),
            Aloud::TookBack { .. } => self.word("event-took-back"),
            Aloud::Adjourned => self.word("event-adjourned"),
            Aloud::WentOn { seat } => self.say_of(seat, "event-went-on", &[]),
            Aloud::Rematch => self.word("event-rematch"),
            Aloud::Forfeited { seat, forfeit } => self.forfeited(seat, forfeit),
            Aloud::Away { seat } => self.say_of(seat, "event-away", &[]),
            Aloud::Here { seat } => self.say_of(seat, "event-here", &[]),
            Aloud::StandIn { seat, level } => {
                self.say_of(seat, "event-stand-in", &[("level", level.number().into())])
            }
            Aloud::Reclaimed { seat } => self.say_of(seat, "event-reclaimed", &[]),
            Aloud::Clock { seat, left, .. } if self.verbosity == Verbosity::Full => {
                self.say_of(seat, "clock-left", &[("span", self.span(left).into())])
            }
            Aloud::Clock { .. } => return None,
            Aloud::Paused => self.word("event-paused"),
            Aloud::Resumed => self.word("event-resumed"),
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
