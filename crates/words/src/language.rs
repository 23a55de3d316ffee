//! The six languages.

use std::fmt;
use std::str::FromStr;

/// A language in which everything can be said.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// français.
    French,
    /// Deutsch.
    German,
    /// español.
    Spanish,
    /// italiano.
    Italian,
    /// русский.
    Russian,
}

/// A text that names none of our languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLanguage;

impl Language {
    /// All of them, in the order of the glossary.
    pub const ALL: [Self; 6] =
        [Self::English, Self::French, Self::German, Self::Spanish, Self::Italian, Self::Russian];

    /// The two letters of ISO 639-1.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::German => "de",
            Self::Spanish => "es",
            Self::Italian => "it",
            Self::Russian => "ru",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Language {
    type Err = NoLanguage;

    /// Reads `fr`, `fr-CA`, `fr_FR.UTF-8`.
    fn from_str(text: &str) -> Result<Self, NoLanguage> {
        let code = text.split(['-', '_', '.', '@']).next().unwrap_or_default();
        let known =
            Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code));
        known.ok_or(NoLanguage)
    }
}
