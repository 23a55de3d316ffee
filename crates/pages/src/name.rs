//! What people are called.

use std::fmt;

use unicode_normalization::UnicodeNormalization as _;
use words::{Language, say};

/// What a person is called: 1 to 24 letters, figures, spaces, hyphens, apostrophes and full stops of
/// any script, with at least one letter or figure. Nothing in it is unseen, nothing turns the
/// direction of what stands around it, and what looks the same by the rules of Unicode is the same
/// (its form C).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Name(String);

/// Why a text is no name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NameFault {
    /// There is no letter and no figure in it.
    Empty,
    /// It is longer than [`Name::LONGEST`].
    TooLong,
    /// It holds a sign that no name may have.
    NoSuchSign(char),
}

impl Name {
    /// The most characters a name has.
    pub const LONGEST: usize = 24;

    /// The name somebody typed, without spaces around it and with single ones inside.
    pub fn read(text: &str) -> Result<Self, NameFault> {
        let name = text.split_whitespace().collect::<Vec<_>>().join(" ");
        let name: String = name.nfc().collect();
        if let Some(sign) = name.chars().find(|sign| !may_be_in_a_name(*sign)) {
            return Err(NameFault::NoSuchSign(sign));
        }
        // One sign of some scripts is written as wide as eighteen.
        if name.nfkc().count() > Self::LONGEST {
            return Err(NameFault::TooLong);
        }
        if let Some(mark) = pile(&name) {
            return Err(NameFault::NoSuchSign(mark));
        }
        if !name.chars().any(char::is_alphanumeric) {
            return Err(NameFault::Empty);
        }
        Ok(Self(name))
    }

    /// As text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Accents that are typed after their letter, and the sign that joins consonants in the scripts of
/// India, are no letters, but names have them.
fn may_be_in_a_name(sign: char) -> bool {
    let joins = is_accent(sign) || matches!(sign, '\u{94d}' | '\u{9cd}' | '\u{bcd}' | '\u{c4d}');
    let is_letter = sign.is_alphanumeric() && is_seen(sign);
    is_letter || matches!(sign, ' ' | '-' | '\'' | '’' | '.') || joins
}

/// The one among them that shows nothing is none.
const fn is_accent(sign: char) -> bool {
    matches!(sign, '\u{300}'..='\u{36f}') && sign != '\u{34f}'
}

/// The first accent that stands on nothing, or as the third on one letter: such cover their neighbours.
fn pile(name: &str) -> Option<char> {
    let mut room = 0;
    name.chars().find(|&sign| {
        if !is_accent(sign) {
            room = if sign.is_alphanumeric() { 2 } else { 0 };
            return false;
        }
        room -= 1;
        room < 0
    })
}

impl NameFault {
    /// What is wrong, and what a name may be.
    pub fn sentence(self, language: Language) -> String {
        match self {
            Self::Empty => say(language, "page-name-empty", &[]),
            Self::TooLong => say(language, "page-name-long", &[("most", Name::LONGEST.into())]),
            // A sign that is unseen is named by its number.
            Self::NoSuchSign(sign) if sign.is_control() || !is_seen(sign) => {
                let number = format!("U+{:04X}", u32::from(sign));
                say(language, "page-name-sign", &[("sign", number.into())])
            }
            Self::NoSuchSign(sign) => {
                say(language, "page-name-sign", &[("sign", sign.to_string().into())])
            }
        }
    }
}

/// Marks that steer the direction or the joining of letters show nothing themselves, nor do the letters
/// that fill a place in the scripts of Korea and Cambodia.
fn is_seen(sign: char) -> bool {
    !matches!(sign, '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}' | '\u{3164}' | '\u{ffa0}' | '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{feff}' | '\u{e0000}'..='\u{e0fff}')
}

/// A name for somebody who has not said one, of birds that live where the language does: the number
/// may be any, and decides.
pub fn guest_name(language: Language, number: u64) -> Name {
    let birds = say(language, "page-birds", &[]);
    let birds: Vec<&str> = birds.split(", ").collect();
    let count = birds.len() as u64;
    let bird = usize::try_from(number % count).ok().and_then(|index| birds.get(index));
    let name = format!("{} {}", bird.unwrap_or(&"?"), number / count % 90 + 10);
    Name(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_any_script_are_names() {
        for text in
            ["Anna", "O’Neill", "Jean-Luc", "J. R.", "Łukasz", "Мария", "अनन्या", "7", "李小龍"]
        {
            assert_eq!(Name::read(text).map(|name| name.to_string()), Ok(text.to_owned()));
        }
        assert_eq!(Name::read("  Anna \t  Maria ").map(|name| name.0), Ok("Anna Maria".to_owned()));
        assert!(Name::read(&"ж".repeat(24)).is_ok());
        // Typed in two signs or in one, it is the same name; Vietnamese piles two.
        assert_eq!(Name::read("Zoe\u{308}"), Name::read("Zoë"));
        assert!(Name::read("Nguye\u{302}\u{303}n").is_ok());
    }

    #[test]
    fn what_is_no_name_says_why() {
        let cases = [
            ("", NameFault::Empty),
            ("   ", NameFault::Empty),
            (".-'", NameFault::Empty),
            ("Anna\u{202e}", NameFault::NoSuchSign('\u{202e}')),
            ("An\u{200b}na", NameFault::NoSuchSign('\u{200b}')),
            ("\u{3164}", NameFault::NoSuchSign('\u{3164}')),
            ("\u{115f}\u{1160}", NameFault::NoSuchSign('\u{115f}')),
            ("An\u{34f}na", NameFault::NoSuchSign('\u{34f}')),
            ("e\u{301}\u{302}\u{303}\u{304}", NameFault::NoSuchSign('\u{304}')),
            (" \u{301}a", NameFault::NoSuchSign('\u{301}')),
            ("\u{fdfa}\u{fdfa}", NameFault::TooLong),
            ("<b>", NameFault::NoSuchSign('<')),
            ("a\u{7}", NameFault::NoSuchSign('\u{7}')),
        ];
        for (text, fault) in cases {
            assert_eq!(Name::read(text), Err(fault), "{text:?}");
        }
        assert_eq!(Name::read(&"ж".repeat(25)), Err(NameFault::TooLong));
        let said = NameFault::NoSuchSign('\u{202e}').sentence(Language::English);
        assert!(said.contains("U+202E"), "{said}");
    }

    #[test]
    fn guests_have_names_in_every_language() {
        for language in Language::ALL {
            for number in 0..2000 {
                let name = guest_name(language, number);
                assert_eq!(Name::read(name.as_str()), Ok(name.clone()), "{language}");
            }
            assert_ne!(guest_name(language, 1), guest_name(language, 2));
            assert!(guest_name(language, u64::MAX).as_str().len() > 4);
        }
    }
}
