//! Sentences in rows that fit.

use words::wrap::{LongWords, TextWidth, wrap};

use super::Kind;

/// Rows of a terminal stay under eighty columns.
const WIDTH: usize = 79;

/// A text in rows of at most 79 columns. Only spaces part words; a row of a board stays as it is, and
/// nothing that a terminal would obey gets through.
pub(crate) fn rows(kind: Kind, text: &str) -> Vec<String> {
    let text = wire::harmless(text);
    if kind == Kind::Row {
        return vec![text];
    }
    wrap(&text, TextWidth { first: WIDTH, rest: WIDTH, long_words: LongWords::Whole })
}

#[cfg(test)]
mod tests {
    use unicode_width::UnicodeWidthStr as _;

    use super::*;

    #[test]
    fn rows_fit_and_lose_nothing() {
        let text = ["семь"; 60].join(" ");
        let rows = rows(Kind::Event, &text);
        assert!(rows.len() > 3 && rows.iter().all(|row| row.width() <= WIDTH), "{rows:?}");
        assert_eq!(rows.join(" "), text);
    }

    #[test]
    fn nothing_that_a_terminal_obeys_gets_through() {
        assert_eq!(rows(Kind::Event, "a\u{1b}[2Jb\u{9b}c\rd\u{202e}e"), ["a [2Jb c de"]);
    }
}
