//! Lengths of time in words.

use table::Span;

use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    /// "5 minutes and 3 seconds"; parts of a second count as one.
    pub fn span(&self, span: Span) -> String {
        self.span_as(span, Role::Subject)
    }

    /// The same behind a word such as "in" or "since": German "in 2 Tagen", Russian "через 1 минуту".
    pub fn span_behind(&self, span: Span) -> String {
        self.span_as(span, Role::Object)
    }

    fn span_as(&self, span: Span, role: Role) -> String {
        let seconds = span.0.div_ceil(1000);
        let parts = [
            ("span-days", seconds / 86_400),
            ("span-hours", seconds / 3600 % 24),
            ("span-minutes", seconds / 60 % 60),
            ("span-seconds", seconds % 60),
        ];
        let told = parts.iter().filter(|(key, count)| *count > 0 || is_nothing(seconds, key));
        let told: Vec<String> = told
            .map(|(key, count)| {
                self.say(key, &[("count", (*count).into()), ("role", role.word().into())])
            })
            .collect();
        self.list(&told)
    }
}

/// No time at all is no seconds.
fn is_nothing(seconds: u64, key: &str) -> bool {
    seconds == 0 && key == "span-seconds"
}
