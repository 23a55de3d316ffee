//! Lines that fit the width of a page.

/// How wide a line may be.
const WIDTH: usize = 80;

/// A line, or several that are not too long; those after the first are indented.
pub(crate) fn wrapped(line: &str) -> String {
    let indent = line.len() - line.trim_start_matches(' ').len();
    let mut text = line[..indent].to_owned();
    let mut length = indent;
    // Only spaces part words: a no-break space stays where it is.
    for (place, word) in line[indent..].split(' ').enumerate() {
        let letters = word.chars().count();
        if length + 1 + letters > WIDTH {
            text.push_str("\n   ");
            text.push_str(&line[..indent]);
            length = indent + 3;
        }
        if place > 0 {
            text.push(' ');
            length += 1;
        }
        text.push_str(word);
        length += letters;
    }
    text.push('\n');
    text
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
