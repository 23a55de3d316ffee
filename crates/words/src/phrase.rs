//! Set phrases instead of a chat: friendly, and understood in every language.

use crate::catalog::say;
use crate::command::{phrases, spelled};
use crate::language::Language;
use crate::voice::Voice;

/// Something friendly that a player says to everybody at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phrase {
    /// At the beginning.
    Hello,
    /// Before the first move.
    Luck,
    /// To whoever played well, and did not need to win.
    Well,
    /// For anything.
    Thanks,
    /// For a move too many, or too late.
    Sorry,
    /// When one sees what one has done.
    Oops,
    /// To those who wait.
    Moment,
    /// At the end. It leaves nothing: whoever goes may say so first.
    Bye,
}

impl Phrase {
    /// All of them, in the order of a game.
    pub const ALL: [Self; 8] = [
        Self::Hello,
        Self::Luck,
        Self::Well,
        Self::Thanks,
        Self::Sorry,
        Self::Oops,
        Self::Moment,
        Self::Bye,
    ];

    /// What messages call it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Hello => "hello",
            Self::Luck => "luck",
            Self::Well => "well",
            Self::Thanks => "thanks",
            Self::Sorry => "sorry",
            Self::Oops => "oops",
            Self::Moment => "moment",
            Self::Bye => "bye",
        }
    }

    /// The phrase that messages call so.
    ///
    /// ```
    /// use words::Phrase;
    ///
    /// assert_eq!(Phrase::named("luck"), Some(Phrase::Luck));
    /// assert_eq!(Phrase::named("Good luck"), None);
    /// ```
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|phrase| phrase.name() == name)
    }

    /// Reads what was typed, in this language and then in English. Only the whole phrase counts:
    /// nobody says something by mistake.
    pub(crate) fn read(words: &[String], language: Language) -> Option<Self> {
        [language, Language::English].into_iter().find_map(|language| {
            // How loudly it is said does not matter.
            let loud = |word: &&String| *word != "!";
            let is_typed = |phrase: &Self| {
                let spelled = phrases(language, phrase.key());
                let same =
                    |one: &Vec<String>| one.iter().filter(loud).eq(words.iter().filter(loud));
                spelled.iter().any(same)
            };
            Self::ALL.into_iter().find(is_typed)
        })
    }

    /// The key of its words.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Hello => "play-phrase-hello",
            Self::Luck => "play-phrase-luck",
            Self::Well => "play-phrase-well",
            Self::Thanks => "play-phrase-thanks",
            Self::Sorry => "play-phrase-sorry",
            Self::Oops => "play-phrase-oops",
            Self::Moment => "play-phrase-moment",
            Self::Bye => "play-phrase-bye",
        }
    }

    /// The key of what all hear.
    const fn said(self) -> &'static str {
        match self {
            Self::Hello => "play-says-hello",
            Self::Luck => "play-says-luck",
            Self::Well => "play-says-well",
            Self::Thanks => "play-says-thanks",
            Self::Sorry => "play-says-sorry",
            Self::Oops => "play-says-oops",
            Self::Moment => "play-says-moment",
            Self::Bye => "play-says-bye",
        }
    }
}

/// A phrase without its exclamation marks.
pub(crate) fn quietly(phrase: &str) -> &str {
    phrase.trim_matches(|sign| "¡!\u{a0}".contains(sign))
}

impl Voice {
    /// What is on the button of a phrase. It can be typed, too.
    pub fn phrase(&self, phrase: Phrase) -> String {
        spelled(self.language, phrase.key())
    }

    /// How a phrase is typed, less loudly than it is said.
    pub(crate) fn phrase_typed(&self, phrase: Phrase) -> String {
        quietly(&self.phrase(phrase)).to_owned()
    }

    /// A phrase as all hear it, said by somebody of this name.
    pub fn says(&self, who: &str, phrase: Phrase) -> String {
        say(self.language, phrase.said(), &[("who", who.into())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::aside::Aside;
    use crate::command::{Verb, fold};

    #[test]
    fn what_is_on_the_button_can_be_typed_and_means_nothing_else() {
        for language in Language::ALL {
            let voice = Voice::new(language, table::Viewer::Spectator);
            for phrase in Phrase::ALL {
                let text = voice.phrase(phrase);
                let words = fold::words(&text);
                assert_eq!(Phrase::read(&words, language), Some(phrase), "{language}: {text}");
                assert_eq!(Aside::read(&text, language), None, "{language}: {text}");
                for (verb, key) in Verb::ALL {
                    for known in [language, Language::English] {
                        let spelled = phrases(known, key);
                        assert!(!spelled.contains(&words), "{language}: {text} is {verb:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn phrases_are_known_by_their_names_and_said_by_somebody() {
        let voice = Voice::new(Language::German, table::Viewer::Spectator);
        for phrase in Phrase::ALL {
            assert_eq!(Phrase::named(phrase.name()), Some(phrase));
            let said = voice.says("Anna", phrase);
            assert_eq!(said, format!("Anna: {}", voice.phrase(phrase)));
        }
        assert_eq!(voice.says("Anna", Phrase::Well), "Anna: Gut gespielt!");
    }
}
