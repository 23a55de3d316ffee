//! What will happen when, for those who want to be warned.

use table::{Deadline, Due, Moment};

use crate::voice::Voice;

impl Voice {
    /// How long it is until a deadline. Clocks are told on request and at the warnings a person
    /// chose; this is the sentence for both.
    pub fn deadline(&self, deadline: Deadline, now: Moment) -> String {
        let span = ("span", self.span(deadline.at.since(now)).into());
        match deadline.what {
            Due::Clock(seat) => self.say_of(seat, "clock-left", &[span]),
            Due::Pointing => self.say("terms-pointing", &[span]),
            Due::Abandoned(seat) => self.say_of(seat, "event-away-until", &[span]),
            Due::Held(seat) => self.say_of(seat, "event-held-from", &[span]),
        }
    }
}
