//! Records, as they are replayed.

use table::{Outcome, Record, Viewer};

use crate::fault::reason_key;
use crate::voice::Voice;

impl Voice {
    /// What game it was, who played, and whose point of view it is; without a viewer, the truth.
    pub fn record_head(&self, record: &Record, viewer: Option<Viewer>) -> Vec<String> {
        let rules = record.terms.rules;
        let mut lines = vec![self.say(
            "label-game",
            &[
                ("game", rules.game().into()),
                ("rules", rules.text().into()),
                ("name", record.id.to_string().into()),
            ],
        )];
        for (number, sitter) in (1_u8..).zip(&record.seats) {
            let sitter = ("sitter", sitter.to_string().into());
            lines.push(self.say("label-seat", &[("seat", number.into()), sitter]));
        }
        lines.push(match viewer {
            None => self.word("show-as-was"),
            Some(Viewer::Spectator) => self.word("show-as-spectator"),
            Some(Viewer::Seat(seat)) => self.say("show-as-seat", &[("seat", seat.number().into())]),
        });
        lines
    }

    /// The state before the first move.
    pub fn record_start(&self) -> String {
        self.word("label-start")
    }

    /// What fingers found that found nothing.
    pub fn record_nothing(&self) -> String {
        self.word("label-felt-nothing")
    }

    /// How it ended.
    pub fn record_end(&self, record: &Record) -> String {
        let Some(Outcome { reason, .. }) = record.outcome else {
            return self.word("show-under-way");
        };
        let reason = ("reason", self.word(reason_key(reason)).into());
        self.say("label-result", &[("result", record.result().into()), reason])
    }
}
