//! What was typed, without what does not matter: case, accents, quotes, spare spaces.

/// Longer inputs are no commands; what is behind is not looked at.
const LONGEST: usize = 240;

/// Words and signs. Letters are small and without accents; `+ - ! ? # @ = / \` are words of
/// their own; everything else separates.
pub(crate) fn words(text: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut word = String::new();
    for character in text.chars().take(LONGEST).flat_map(char::to_lowercase) {
        // Marks that follow their letter: an accent typed apart.
        if ('\u{300}'..='\u{36f}').contains(&character) {
            continue;
        }
        let folded = fold(character);
        if folded.is_empty() {
            words.extend(Some(core::mem::take(&mut word)).filter(|word| !word.is_empty()));
            if let Some(sign) = sign(character) {
                words.push(sign.to_string());
            }
        } else {
            word.push_str(&folded);
        }
    }
    words.extend(Some(word).filter(|word| !word.is_empty()));
    words
}

/// The same as one line, for comparing beginnings: one space for whatever separates, none at the
/// front. One at the end stays, since it says that a word is whole.
pub(crate) fn line(text: &str) -> String {
    let mut line = String::new();
    for character in text.chars().take(LONGEST) {
        push(&mut line, character);
    }
    line
}

/// Adds one character to such a line.
pub(crate) fn push(line: &mut String, character: char) {
    for character in character.to_lowercase() {
        if ('\u{300}'..='\u{36f}').contains(&character) {
            continue;
        }
        let folded = fold(character);
        match sign(character) {
            _ if !folded.is_empty() => line.push_str(&folded),
            Some(sign) => line.push(sign),
            None if !line.is_empty() && !line.ends_with(' ') => line.push(' '),
            None => {}
        }
    }
}

/// A letter or digit without its accent; nothing for everything else.
fn fold(character: char) -> String {
    let plain = match character {
        'à' | 'á' | 'â' | 'ã' | 'ä' | 'å' => 'a',
        'ç' => 'c',
        'è' | 'é' | 'ê' | 'ë' => 'e',
        'ì' | 'í' | 'î' | 'ï' => 'i',
        'ñ' => 'n',
        'ò' | 'ó' | 'ô' | 'õ' | 'ö' => 'o',
        'ù' | 'ú' | 'û' | 'ü' => 'u',
        'ÿ' | 'ý' => 'y',
        'ё' => 'е',
        'й' => 'и',
        'ß' => return "ss".to_owned(),
        'œ' => return "oe".to_owned(),
        'æ' => return "ae".to_owned(),
        other => other,
    };
    if plain.is_alphanumeric() { plain.to_string() } else { String::new() }
}

/// The signs of the short codes, however they were typed.
const fn sign(character: char) -> Option<char> {
    match character {
        '+' | '!' | '?' | '#' | '@' | '=' | '/' | '\\' | '-' => Some(character),
        '\u{2010}'..='\u{2015}' | '\u{2212}' => Some('-'),
        '№' => Some('#'),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_matter_is_gone() {
        let rows: [(&str, &[&str]); 6] = [
            ("  GIVE   lrsf. ", &["give", "lrsf"]),
            ("« Quarto ! » ligne 3", &["quarto", "!", "ligne", "3"]),
            ("j’annonce", &["j", "annonce"]),
            ("foncée, carre\u{301}e", &["foncee", "carree"]),
            ("2,−1", &["2", "-", "1"]),
            ("GROẞ тёмной", &["gross", "темнои"]),
        ];
        for (text, folded) in rows {
            assert_eq!(words(text), folded, "{text}");
        }
    }

    #[test]
    fn a_line_keeps_its_last_space() {
        let rows = [
            ("  Give   LR", "give lr"),
            ("berühre, ", "beruhre "),
            ("row 3,", "row 3 "),
            ("2,−1", "2 -1"),
            (" ", ""),
        ];
        for (text, folded) in rows {
            assert_eq!(line(text), folded, "{text}");
        }
    }
}
