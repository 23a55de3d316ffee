//! What will happen when, for those who want to be warned.

use table::{Deadline, DeadlineKind, Moment};

use crate::voice::Voice;

impl Voice {
    /// How long it is until a deadline. Clocks are told on request and at the warnings a person
    /// chose; this is the sentence for both.
    pub fn deadline(&self, deadline: Deadline, now: Moment) -> String {
        let left = deadline.at.since(now);
        let (span, behind) =
            (("span", self.span(left).into()), ("span", self.span_behind(left).into()));
        match deadline.what {
            DeadlineKind::Clock(seat) => self.say_of(seat, "clock-left", &[span]),
            DeadlineKind::Pointing => self.say("terms-pointing", &[span]),
            DeadlineKind::Abandoned(seat) => self.say_of(seat, "event-away-until", &[behind]),
            DeadlineKind::Held(seat) => self.say_of(seat, "event-held-from", &[behind]),
        }
    }
}
