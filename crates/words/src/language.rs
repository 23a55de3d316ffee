//! The languages.

use std::fmt;
use std::str::FromStr;

/// Everything that is there once for each language: whoever adds one adds a row below, and the compiler
/// and the tests ask for the rest.
macro_rules! languages {
    ($d:tt $($(#[$attribute:meta])+ $name:ident = $code:literal,)+) => {
        /// A language in which everything can be said.
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum Language {
            $($(#[$attribute])+ $name,)+
        }

        impl Language {
            /// How many there are.
            pub const COUNT: usize = [$($code),+].len();

            /// All of them, in the order of the glossary.
            pub const ALL: [Self; Self::COUNT] = [$(Self::$name),+];

            /// The two letters of ISO 639-1.
            pub const fn code(self) -> &'static str {
                match self {
                    $(Self::$name => $code,)+
                }
            }
        }

        /// The text of one file of `locales/` in every language, in the order of [`Language::ALL`].
        macro_rules! in_every_language {
            ($d($d part:literal),+) => {
                [$(include_str!(concat!("../../../locales/", $code, "/", $d($d part),+))),+]
            };
        }

        pub(crate) use in_every_language;
    };
}

languages! {
    $
    /// English.
    #[default]
    English = "en",
    /// français.
    French = "fr",
    /// Deutsch.
    German = "de",
    /// español.
    Spanish = "es",
    /// italiano.
    Italian = "it",
    /// русский.
    Russian = "ru",
}

/// A text that names none of our languages.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoLanguage;

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
