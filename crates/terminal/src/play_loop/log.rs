//! What was said, to be heard again.

use crate::frontend::Kind;

/// So many sentences are remembered: more than any game has.
const MOST: usize = 10_000;

/// What was said, oldest first, and where somebody who walks back through it is.
#[derive(Clone, Debug, Default)]
pub(super) struct Log {
    said: Vec<String>,
    place: Option<usize>,
}

impl Log {
    /// Something was said. Boards are no sentences.
    pub(super) fn hear(&mut self, kind: Kind, text: &str) {
        if kind == Kind::Row {
            return;
        }
        if self.said.len() == MOST {
            self.said.remove(0);
        }
        self.said.push(text.to_owned());
        self.place = None;
    }

    /// Nothing may be heard again.
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// All of it.
    pub(super) fn all(&self) -> &[String] {
        &self.said
    }

    /// The sentence before the one heard last.
    pub(super) fn older(&mut self) -> Option<String> {
        let last = self.said.len().checked_sub(1)?;
        let place = self.place.unwrap_or(last).checked_sub(1)?;
        self.place = Some(place);
        self.said.get(place).cloned()
    }

    /// The sentence after the one heard last.
    pub(super) fn newer(&mut self) -> Option<String> {
        let place = self.place? + 1;
        let text = self.said.get(place).cloned()?;
        self.place = Some(place);
        Some(text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_walks_back_and_forth() {
        let mut log = Log::default();
        assert_eq!((log.older(), log.newer()), (None, None));
        for text in ["one", "two", "three"] {
            log.hear(Kind::Event, text);
        }
        log.hear(Kind::Row, "4 .... .... .... ....");
        assert_eq!(log.newer(), None);
        assert_eq!(log.older().as_deref(), Some("two"));
        assert_eq!(log.older().as_deref(), Some("one"));
        assert_eq!(log.older(), None);
        assert_eq!(log.newer().as_deref(), Some("two"));
        log.hear(Kind::Event, "four");
        assert_eq!(log.older().as_deref(), Some("three"));
        log.forget();
        assert!(log.all().is_empty());
    }
}
