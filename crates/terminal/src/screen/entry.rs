//! The line that a person types.

use std::fmt;

/// The longest line. Nobody types a longer one; what is pasted is cut.
const LONGEST: usize = 400;

/// So many lines are remembered.
const KEPT: usize = 200;

/// The line that a person types, and those typed before.
#[derive(Default)]
pub(super) struct Entry {
    text: String,
    /// A boundary of characters in `text`.
    cursor: usize,
    history: Vec<String>,
    recall: Option<Recall>,
    offers: Option<Offers>,
}

/// While the person walks through earlier lines.
#[derive(Debug)]
struct Recall {
    /// Which one is shown.
    at: usize,
    /// What was typed before.
    draft: String,
}

/// While the person walks through completions.
#[derive(Debug)]
struct Offers {
    lines: Vec<String>,
    next: usize,
}

impl fmt::Debug for Entry {
    /// Without the lines themselves: they may be secret.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Entry").field("cursor", &self.cursor).finish_non_exhaustive()
    }
}

impl Entry {
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    pub(super) fn is_empty(&self) -> bool {
        self.text.is_empty()
    }

    /// What stands before the cursor.
    pub(super) fn before_cursor(&self) -> &str {
        self.text.get(..self.cursor).unwrap_or_default()
    }

    /// Something else is done than walking through lines.
    fn settle(&mut self) {
        self.recall = None;
        self.offers = None;
    }

    fn replace(&mut self, text: String) {
        self.cursor = text.len();
        self.text = text;
    }

    /// Types. Whatever is no letter, such as the end of a pasted line, becomes a space.
    pub(super) fn insert(&mut self, typed: &str) {
        self.settle();
        for letter in typed.chars() {
            let letter = if letter.is_control() { ' ' } else { letter };
            if self.text.len() + letter.len_utf8() <= LONGEST {
                self.text.insert(self.cursor, letter);
                self.cursor += letter.len_utf8();
            }
        }
    }

    fn previous(&self) -> usize {
        self.before_cursor().char_indices().next_back().map_or(0, |(at, _)| at)
    }

    fn next(&self) -> usize {
        let letter = self.text.get(self.cursor..).and_then(|rest| rest.chars().next());
        self.cursor + letter.map_or(0, char::len_utf8)
    }

    pub(super) fn go_left(&mut self) {
        self.cursor = self.previous();
    }

    pub(super) fn go_right(&mut self) {
        self.cursor = self.next();
    }

    pub(super) const fn go_home(&mut self) {
        self.cursor = 0;
    }

    pub(super) const fn go_end(&mut self) {
        self.cursor = self.text.len();
    }

    /// Removes the letter before the cursor.
    pub(super) fn backspace(&mut self) {
        self.settle();
        let from = self.previous();
        self.text.replace_range(from..self.cursor, "");
        self.cursor = from;
    }

    /// Removes the letter at the cursor.
    pub(super) fn delete(&mut self) {
        self.settle();
        let to = self.next();
        self.text.replace_range(self.cursor..to, "");
    }

    /// Removes the word before the cursor.
    pub(super) fn delete_word(&mut self) {
        self.settle();
        let before = self.before_cursor().trim_end();
        let from = before.rfind(' ').map_or(0, |space| space + 1);
        self.text.replace_range(from..self.cursor, "");
        self.cursor = from;
    }

    /// Removes all that stands before the cursor.
    pub(super) fn delete_before(&mut self) {
        self.settle();
        self.text.replace_range(..self.cursor, "");
        self.cursor = 0;
    }

    /// Removes everything.
    pub(super) fn clear(&mut self) {
        self.settle();
        self.replace(String::new());
    }

    /// Takes the line, and remembers it; nothing if there is none.
    pub(super) fn enter(&mut self) -> Option<String> {
        self.settle();
        let line = std::mem::take(&mut self.text).trim().to_owned();
        self.cursor = 0;
        if line.is_empty() {
            return None;
        }
        if self.history.last() != Some(&line) {
            self.history.push(line.clone());
        }
        if self.history.len() > KEPT {
            self.history.remove(0);
        }
        Some(line)
    }

    /// An earlier line.
    pub(super) fn older(&mut self) {
        self.offers = None;
        let at = self.recall.as_ref().map_or(self.history.len(), |recall| recall.at);
        let Some(line) = at.checked_sub(1).and_then(|at| self.history.get(at)).cloned() else {
            return;
        };
        let draft = match self.recall.take() {
            Some(recall) => recall.draft,
            None => std::mem::take(&mut self.text),
        };
        self.recall = Some(Recall { at: at - 1, draft });
        self.replace(line);
    }

    /// A later line; at last, what was typed before.
    pub(super) fn newer(&mut self) {
        self.offers = None;
        let Some(recall) = self.recall.take() else { return };
        match self.history.get(recall.at + 1).cloned() {
            Some(line) => {
                self.recall = Some(Recall { at: recall.at + 1, ..recall });
                self.replace(line);
            }
            None => self.replace(recall.draft),
        }
    }

    /// Completes the line, each time by the next that it could become, of which `lines` knows all.
    /// `false` if there is nothing.
    pub(super) fn complete(&mut self, lines: impl FnOnce(&str) -> Vec<String>) -> bool {
        let mut offers = match self.offers.take() {
            Some(offers) => offers,
            None => Offers { lines: lines(&self.text), next: 0 },
        };
        let Some(line) = offers.lines.get(offers.next).cloned() else { return false };
        offers.next = (offers.next + 1) % offers.lines.len();
        self.replace(line);
        self.offers = Some(offers);
        true
    }

    /// Forgets the line and all before it.
    pub(super) fn forget(&mut self) {
        self.clear();
        self.history.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(begun: &str) -> Vec<String> {
        let lines = ["give", "give up", "help"];
        lines.iter().filter(|line| line.starts_with(begun)).map(|&line| line.into()).collect()
    }

    fn entry() -> Entry {
        Entry::default()
    }

    #[test]
    fn letters_of_any_length_are_typed_and_removed() {
        let mut entry = entry();
        entry.insert("дай\nñ");
        assert_eq!(entry.text(), "дай ñ");
        entry.go_left();
        entry.backspace();
        entry.insert("é");
        assert_eq!((entry.text(), entry.before_cursor()), ("дайéñ", "дайé"));
        entry.go_home();
        entry.delete();
        entry.go_left();
        assert_eq!((entry.text(), entry.before_cursor()), ("айéñ", ""));
        entry.go_end();
        entry.go_right();
        entry.insert(" b3");
        entry.delete_word();
        assert_eq!(entry.text(), "айéñ ");
        entry.delete_before();
        assert!(entry.is_empty());
    }

    #[test]
    fn earlier_lines_come_back_and_so_does_what_was_begun() {
        let mut entry = entry();
        for line in ["b3", "+7", "+7"] {
            entry.insert(line);
            assert_eq!(entry.enter().as_deref(), Some(line));
        }
        assert_eq!(entry.enter(), None);
        entry.insert("he");
        let mut seen = Vec::new();
        for _ in 0..3 {
            entry.older();
            seen.push(entry.text().to_owned());
        }
        for _ in 0..3 {
            entry.newer();
            seen.push(entry.text().to_owned());
        }
        assert_eq!(seen, ["+7", "b3", "b3", "+7", "he", "he"]);
        entry.forget();
        entry.older();
        assert!(entry.is_empty());
    }

    #[test]
    fn a_line_is_completed_by_one_after_the_other() {
        let mut entry = entry();
        entry.insert("gi");
        let seen: Vec<String> = (0..3)
            .map(|_| {
                assert!(entry.complete(lines));
                entry.text().to_owned()
            })
            .collect();
        assert_eq!(seen, ["give", "give up", "give"]);
        entry.clear();
        entry.insert("x");
        assert!(!entry.complete(lines));
        assert_eq!(entry.text(), "x");
    }
}
