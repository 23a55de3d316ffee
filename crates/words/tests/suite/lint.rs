//! The style rules for everything that is said: full stop, no abbreviation, no sign that a voice
//! cannot say, at most two sentences.

use words::Language;

/// Signs that have no place in a spoken sentence; brackets and dashes are said differently by
/// every voice.
const FORBIDDEN: &[char] = &[
    '(', ')', '[', ']', '{', '}', '<', '>', '/', '\\', '|', '&', '%', '#', '*', '_', '=', '+', '~',
    '^', '"', '$', '@', '`', '…', '–', '—', '·', '•', '→', '×',
];

/// Words that end in a full stop without ending a sentence.
const ABBREVIATIONS: &[&str] = &[
    "e.g.",
    "i.e.",
    "etc.",
    "vs.",
    "no.",
    "nr.",
    "z.b.",
    "bzw.",
    "usw.",
    "ca.",
    "p.ex.",
    "p.ej.",
    "núm.",
    "n.",
    "ecc.",
    "т.е.",
    "т.д.",
    "напр.",
    "min.",
    "sec.",
    "мин.",
    "сек.",
    "pts.",
];

/// Everything that is wrong with something said, by the rules of `access.md` 15 and 20.
pub(crate) fn faults(text: &str) -> Vec<String> {
    let mut faults = Vec::new();
    if !text.ends_with(['.', '!', '?']) {
        faults.push("it does not end as a sentence does".to_owned());
    }
    for character in text.chars() {
        let drawn = ('\u{2500}'..='\u{257f}').contains(&character)
            || ('\u{2800}'..='\u{28ff}').contains(&character);
        // French sets its signs off with a space that does not break; nothing else is unseen.
        let unseen = character.is_control()
            || matches!(character, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{2060}'..='\u{2069}');
        if drawn || unseen || FORBIDDEN.contains(&character) {
            faults.push(format!("{character:?} cannot be said"));
        }
    }
    if text.contains("  ") || text.trim() != text {
        faults.push("it has spare spaces".to_owned());
    }
    for word in text.to_lowercase().split_whitespace() {
        if ABBREVIATIONS.contains(&word) {
            faults.push(format!("{word} is an abbreviation"));
        }
    }
    if text.contains("...") {
        faults.push("it trails off".to_owned());
    }
    let ends = ends(text);
    if ends > 2 {
        faults.push(format!("it has {ends} sentences"));
    }
    // A sentence begins with a capital or a digit; names of cells may begin one too.
    let first = text.chars().next();
    if first.is_some_and(|first| !first.is_alphanumeric() && !"¿¡".contains(first)) {
        faults.push("it does not begin with a word".to_owned());
    }
    faults
}

/// How many sentences end here. What is called aloud, “Quarto!”, ends none.
fn ends(text: &str) -> usize {
    let mut rest = text.chars().filter(|sign| *sign != '\u{a0}').peekable();
    let mut ends = 0;
    while let Some(sign) = rest.next() {
        let is_called = rest.peek().is_some_and(|next| "”“»".contains(*next));
        ends += usize::from(matches!(sign, '.' | '!' | '?') && !is_called);
    }
    ends
}

#[track_caller]
pub(crate) fn assert_sentences(text: &str, what: &str) {
    let faults = faults(text);
    assert!(faults.is_empty(), "{what}: {text}\n{}", faults.join("\n"));
}

#[test]
fn the_lint_sees_what_is_wrong() {
    for text in [
        "No end",
        "Point(s).",
        "One. Two. Three.",
        "Wait...",
        "Two  spaces.",
        "Take e.g. this.",
        "A dash – here.",
        "{$who} wins.",
    ] {
        assert!(!faults(text).is_empty(), "{text}");
    }
    assert_sentences("You win.", Language::English.code());
    assert_sentences("You call “Quarto!”: row 2. That is right!", Language::English.code());
    assert_sentences("Vous annoncez «\u{a0}Quarto\u{a0}!\u{a0}». Juste\u{a0}!", "fr");
    assert!(!faults("One! Two! Three!").is_empty());
}
