//! What the script of the page must know: how its person likes it, and the few sentences it says
//! by itself.

use super::sheet::Sheet;

/// What the script calls a sentence, and the sentence's key.
const WORDS: [(&str, &str); 19] = [
    ("lost", "play-link-lost"),
    ("back", "play-link-back"),
    ("edge", "play-edge"),
    ("copied", "play-copied"),
    ("older-none", "play-older-none"),
    ("newer-none", "play-newer-none"),
    ("kind-all", "play-kind-all"),
    ("kind-moves", "play-kind-moves"),
    ("kind-answers", "play-kind-answers"),
    ("sure", "play-sure"),
    ("yes", "play-yes"),
    ("no", "play-no"),
    ("unknown", "play-unknown"),
    ("not-here", "play-not-here"),
    ("turn", "play-turn"),
    ("mode-touch", "play-mode-touch"),
    ("mode-play", "play-mode-play"),
    ("sound-on", "play-sound-on"),
    ("sound-off", "play-sound-off"),
];

/// The sentences as a JSON object.
pub(super) fn words(sheet: &Sheet<'_>) -> String {
    let pair = |(name, key)| format!("{}:{}", quoted(name), quoted(&sheet.text(key)));
    let pairs: Vec<String> = WORDS.into_iter().map(pair).collect();
    format!("{{{}}}", pairs.join(","))
}

/// The settings as a cookie has them, none left out.
pub(super) fn settings(sheet: &Sheet<'_>) -> String {
    let pairs = sheet.visitor.settings.pairs();
    let pairs: Vec<String> = pairs.iter().map(|(name, value)| format!("{name}={value}")).collect();
    pairs.join("&")
}

/// A text as JSON has it.
fn quoted(text: &str) -> String {
    let escaped = text.chars().fold(String::new(), |mut out, c| {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            // No sentence has more than one line.
            c if c.is_control() => out.push(' '),
            c => out.push(c),
        }
        out
    });
    format!("\"{escaped}\"")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_quoted_as_json_has_them() {
        assert_eq!(quoted("a \"b\" \\ c\nd"), r#""a \"b\" \\ c d""#);
    }
}
