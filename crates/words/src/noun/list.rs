//! Several things in a row.

use crate::language::Language;
use crate::voice::Voice;

impl Voice {
    /// "a", "a and b", "a, b and c". Nothing for nothing.
    pub(crate) fn list(&self, items: &[String]) -> String {
        match items {
            [] => String::new(),
            [only] => only.clone(),
            [before @ .., last] => {
                let key = if self.language == Language::Spanish && sounds_like_i(last) {
                    "list-and-i"
                } else {
                    "list-and"
                };
                let before = before.join(", ");
                self.say(key, &[("items", before.into()), ("last", last.clone().into())])
            }
        }
    }

    /// "a; b; c": things that have commas of their own.
    pub(crate) fn clauses(&self, items: &[String]) -> String {
        let join = |first: String, second: &String| {
            self.say("list-clauses", &[("first", first.into()), ("second", second.clone().into())])
        };
        match items {
            [] => String::new(),
            [first, others @ ..] => others.iter().fold(first.clone(), join),
        }
    }
}

/// Spanish says "e" for "y" before the sound of an i: "Ana e Inés".
fn sounds_like_i(word: &str) -> bool {
    let word = word.to_lowercase();
    let heard = word.strip_prefix('h').unwrap_or(&word);
    (heard.starts_with('i') || heard.starts_with('í')) && !heard.starts_with("ie")
}
