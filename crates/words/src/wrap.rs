//! Sentences in lines that fit, for a terminal, a page of plain text and a painted screen alike.

use unicode_width::UnicodeWidthStr as _;

/// What becomes of a word that is wider than a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LongWords {
    /// It stays whole and sticks out: it can still be copied.
    Whole,
    /// It goes on in the next line: nothing may stick out.
    Broken,
}

/// How many columns there are for a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TextWidth {
    /// In the first line.
    pub first: usize,
    /// In every other line; they may be further in.
    pub rest: usize,
    /// For words that do not fit at all.
    pub long_words: LongWords,
}

/// Breaks a text between words, so that no line takes more columns than there are. Wide letters take
/// two, and what is put over a letter takes none. Only spaces part words: a no-break space stays
/// where it is. Nothing is lost but the spaces at breaks.
///
/// ```
/// use words::wrap::{LongWords, TextWidth, wrap};
///
/// let room = TextWidth { first: 10, rest: 10, long_words: LongWords::Whole };
/// assert_eq!(wrap("Anna gives you a piece.", room), ["Anna gives", "you a", "piece."]);
/// ```
pub fn wrap(text: &str, width: TextWidth) -> Vec<String> {
    let mut lines = Vec::new();
    let mut line = String::new();
    let mut has_word = false;
    for word in text.split(' ') {
        if has_word {
            if line.width() + 1 + word.width() <= columns(width, &lines) {
                line.push(' ');
                line.push_str(word);
                continue;
            }
            lines.push(std::mem::take(&mut line));
            has_word = false;
        }
        if word.is_empty() && !lines.is_empty() {
            continue;
        }
        match width.long_words {
            LongWords::Whole => line.push_str(word),
            LongWords::Broken => break_word(word, width, &mut lines, &mut line),
        }
        has_word = true;
    }
    if has_word || lines.is_empty() {
        lines.push(line);
    }
    lines
}

fn columns(width: TextWidth, before: &[String]) -> usize {
    if before.is_empty() { width.first } else { width.rest }
}

/// Puts a word into lines of its own, as many as it needs; the last one is not finished.
fn break_word(word: &str, width: TextWidth, lines: &mut Vec<String>, line: &mut String) {
    for letter in word.chars() {
        let length = line.len();
        line.push(letter);
        // A line has a letter at least, however narrow it is.
        if length > 0 && line.width() > columns(width, lines) {
            line.truncate(length);
            lines.push(std::mem::take(line));
            line.push(letter);
        }
    }
}

/// A text behind what its first line begins with, all other lines as far in as its text, each with
/// its end.
pub(crate) fn wrapped(first: &str, text: &str, width: usize) -> String {
    let indent = first.width();
    let columns = width.saturating_sub(indent);
    let width = TextWidth { first: columns, rest: columns, long_words: LongWords::Whole };
    let between = format!("\n{}", " ".repeat(indent));
    format!("{first}{}\n", wrap(text, width).join(&between))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn whole(text: &str, columns: usize) -> Vec<String> {
        wrap(text, TextWidth { first: columns, rest: columns, long_words: LongWords::Whole })
    }

    fn broken(text: &str, columns: usize) -> Vec<String> {
        wrap(text, TextWidth { first: columns, rest: columns, long_words: LongWords::Broken })
    }

    #[test]
    fn lines_break_between_words() {
        assert_eq!(whole("", 10), [""]);
        assert_eq!(whole("ab cd ef", 5), ["ab cd", "ef"]);
        assert_eq!(whole("ab\u{a0}cd ef", 5), ["ab\u{a0}cd", "ef"]);
        assert_eq!(whole("ab cd\u{a0}ef", 5), ["ab", "cd\u{a0}ef"]);
    }

    #[test]
    fn spaces_are_lost_at_breaks_alone() {
        assert_eq!(whole("  ab  cd", 8), ["  ab  cd"]);
        assert_eq!(whole("abcd   ef ", 4), ["abcd", "ef "]);
        assert_eq!(whole("abcd ", 4), ["abcd"]);
    }

    #[test]
    fn a_long_word_sticks_out_or_is_broken() {
        assert_eq!(whole("a bcdefg h", 4), ["a", "bcdefg", "h"]);
        assert_eq!(broken("a bcdefg h", 4), ["a", "bcde", "fg h"]);
        assert_eq!(broken("ab", 0), ["a", "b"]);
        assert_eq!(broken("四", 1), ["四"]);
    }

    /// A wide letter takes two columns, what is put over a letter none.
    #[test]
    fn columns_are_counted_and_not_characters() {
        assert_eq!(whole("四四 四四 四四", 9), ["四四 四四", "四四"]);
        assert_eq!(whole("四四 四四 四四", 8), ["四四", "四四", "四四"]);
        assert_eq!(broken("四四四", 5), ["四四", "四"]);
        let accents = "e\u{301}e\u{301} e\u{301}e\u{301}";
        assert_eq!(whole(accents, 5), [accents]);
        assert_eq!(whole(accents, 4), ["e\u{301}e\u{301}"; 2]);
        // What belongs to a letter stays with it.
        assert_eq!(broken("e\u{301}e\u{301}e\u{301}", 2), ["e\u{301}e\u{301}", "e\u{301}"]);
    }

    #[test]
    fn other_lines_may_be_further_in() {
        let width = TextWidth { first: 6, rest: 3, long_words: LongWords::Whole };
        assert_eq!(wrap("ab cd ef gh", width), ["ab cd", "ef", "gh"]);
        assert_eq!(wrapped("  - ", "ab cd ef", 9), "  - ab cd\n    ef\n");
        assert_eq!(wrapped("四 ", "ab cd", 5), "四 ab\n   cd\n");
    }
}
