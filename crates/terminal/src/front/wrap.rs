//! Sentences in rows that fit.

use unicode_width::UnicodeWidthStr as _;

use super::Kind;

/// Rows of a terminal stay under eighty characters.
const WIDTH: usize = 79;

/// A text in rows of at most 79 columns. Only spaces part words; a row of a board stays as it is, and
/// nothing that a terminal would obey gets through.
pub(crate) fn rows(kind: Kind, text: &str) -> Vec<String> {
    let text: String =
        text.chars().map(|sign| if sign.is_control() { ' ' } else { sign }).collect();
    if kind == Kind::Row || text.width() <= WIDTH {
        return vec![text];
    }
    let mut rows = vec![String::new()];
    for word in text.split(' ') {
        let Some(row) = rows.last_mut() else { return rows };
        if row.is_empty() {
            row.push_str(word);
        } else if row.width() + 1 + word.width() <= WIDTH {
            row.push(' ');
            row.push_str(word);
        } else {
            rows.push(word.to_owned());
        }
    }
    rows
}

#[cfg(test)]
mod tests {
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
        assert_eq!(rows(Kind::Event, "a\u{1b}[2Jb\u{9b}c\rd"), ["a [2Jb c d"]);
    }
}
