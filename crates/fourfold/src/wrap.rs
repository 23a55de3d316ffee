//! Lines that fit the width of a page.

use words::wrap::{LongWords, TextWidth, wrap};

/// How wide a line may be.
const WIDTH: usize = 80;

/// Lines after the first are so much further in.
const FURTHER: usize = 4;

/// A line, or several that are not too wide; those after the first are further in.
pub(crate) fn wrapped(line: &str) -> String {
    let text = line.trim_start_matches(' ');
    let indent = line.len() - text.len();
    let width = TextWidth {
        first: WIDTH.saturating_sub(indent),
        rest: WIDTH.saturating_sub(indent + FURTHER),
        long_words: LongWords::Whole,
    };
    let between = format!("\n{}", " ".repeat(indent + FURTHER));
    format!("{}{}\n", &line[..indent], wrap(text, width).join(&between))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_not_too_long() {
        let text = wrapped(&format!("  0,0: {}", ["XXSQ=XXSQ"; 40].join(" ")));
        assert!(text.lines().all(|line| line.len() <= WIDTH), "{text}");
        assert!(text.starts_with("  0,0: XXSQ=XXSQ ") && text.contains("\n      XXSQ"), "{text}");
        assert_eq!(text.split_whitespace().count(), 41);
    }
}
