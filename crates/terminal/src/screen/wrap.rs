//! Sentences in lines that fit.

use super::canvas::width;

/// Breaks a text between words so that no line is wider than `columns`, and inside a word that is
/// wider than that. Nothing is lost but spaces at breaks.
pub(super) fn wrap(text: &str, columns: u16) -> Vec<String> {
    let columns = columns.max(1);
    let mut lines = Vec::new();
    let mut line = String::new();
    for word in text.split(' ') {
        let gap = u16::from(!line.is_empty());
        if width(&line).saturating_add(gap).saturating_add(width(word)) <= columns {
            if gap > 0 {
                line.push(' ');
            }
            line.push_str(word);
            continue;
        }
        if !line.is_empty() {
            lines.push(std::mem::take(&mut line));
        }
        for letter in word.chars() {
            let wide = width(letter.encode_utf8(&mut [0; 4]));
            if !line.is_empty() && width(&line).saturating_add(wide) > columns {
                lines.push(std::mem::take(&mut line));
            }
            line.push(letter);
        }
    }
    if !line.is_empty() || lines.is_empty() {
        lines.push(line);
    }
    lines
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
