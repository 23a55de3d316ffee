//! Pointing at a character of what somebody typed.

/// How much of a long text is shown around the place.
const BEFORE: usize = 60;
const AFTER: usize = 16;

/// The text with a caret under one character, two lines, each indented.
///
/// Characters that would move the cursor are shown as `�`, so that nothing typed can
/// disturb the terminal, and a long text is cut to the part that matters.
pub(crate) fn point_at(text: &str, at: usize) -> String {
    let start = at.saturating_sub(BEFORE);
    let shown: String = text
        .chars()
        .map(|c| if c.is_control() { char::REPLACEMENT_CHARACTER } else { c })
        .skip(start)
        .take(BEFORE + AFTER)
        .collect();
    let (cut, shift) = if start > 0 { ("…", 1) } else { ("", 0) };
    format!("  {cut}{shown}\n  {}^", " ".repeat(at - start + shift))
}

#[cfg(test)]
mod tests {
    use super::point_at;

    #[test]
    fn the_caret_stands_under_the_character() {
        let rows = [
            ("abc", 1, "  abc\n   ^"),
            ("", 0, "  \n  ^"),
            ("ab\u{1b}[31m", 2, "  ab\u{fffd}[31m\n    ^"),
        ];
        for (text, at, drawn) in rows {
            assert_eq!(point_at(text, at), drawn);
        }
    }

    #[test]
    fn a_long_text_is_cut_to_the_part_that_matters() {
        let text = "x".repeat(10_000);
        let drawn = point_at(&text, 5_000);
        assert!(drawn.len() < 200, "{drawn}");
        let (shown, caret) = drawn.split_once('\n').unwrap();
        assert_eq!(caret.chars().count(), 2 + 1 + 60 + 1);
        assert!(shown.contains('…'));
    }
}
