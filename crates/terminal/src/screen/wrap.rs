//! Sentences in lines that fit.

use words::wrap::{LongWords, TextWidth};

/// Lines of at most so many columns: on a painted screen nothing may stick out.
pub(super) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = usize::from(columns.max(1));
    words::wrap::wrap(
        text,
        TextWidth { first: columns, rest: columns, long_words: LongWords::Broken },
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_break_between_words() {
        assert_eq!(wrap("Anna gives you a piece.", 10), ["Anna gives", "you a", "piece."]);
        assert_eq!(wrap("", 10), [""]);
        assert_eq!(wrap("abcdef gh", 4), ["abcd", "ef", "gh"]);
        assert_eq!(wrap("四四四", 4), ["四四", "四"]);
        assert_eq!(wrap("ab", 0), ["a", "b"]);
    }
}
