//! What a person types that is about the program and not for the table.
//!
//! Only programs that take lines have these: a page has links and buttons instead. They are read
//! before the commands of the table and never guessed, so that no word means one thing today and
//! another tomorrow. No phrase here is also one of a table's, but for the board: asked of a table,
//! "board" lists the occupied cells in words, and in a terminal it shows them as rows.

use crate::command::{fold, phrases, spelled};
use crate::language::Language;
use crate::voice::{CellStyle, Naming, Verbosity, Voice};

/// Something for the program itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Aside {
    /// Leave. The game is kept.
    Quit,
    /// Show the board in rows.
    Board,
    /// "It is me": whoever is next has taken the keyboard.
    Me,
    /// The message before the one heard last; also `,`.
    Older,
    /// The message after it; also `.`.
    Newer,
    /// Everything said so far.
    Log,
    /// The rules of this game. ("Rules" alone asks a table for its terms, which differ.)
    Rules,
    /// The record of this game.
    Record,
    /// Go to the game that follows this one.
    Next,
    /// How this person is spoken to, and how to change it.
    Settings,
    /// From now on, so many words.
    Verbosity(Verbosity),
    /// From now on, pieces and tiles like this.
    Naming(Naming),
    /// From now on, cells like this.
    Cells(CellStyle),
}

impl Aside {
    /// All of them: what is done first, then what is set.
    pub const ALL: [Self; 18] = [
        Self::Quit,
        Self::Board,
        Self::Me,
        Self::Older,
        Self::Newer,
        Self::Log,
        Self::Rules,
        Self::Record,
        Self::Next,
        Self::Settings,
        Self::Verbosity(Verbosity::Terse),
        Self::Verbosity(Verbosity::Normal),
        Self::Verbosity(Verbosity::Full),
        Self::Naming(Naming::Words),
        Self::Naming(Naming::Codes),
        Self::Cells(CellStyle::Letters),
        Self::Cells(CellStyle::Spelled),
        Self::Cells(CellStyle::Numbers),
    ];

    /// Reads what was typed, in this language and then in English. Only a whole phrase counts:
    /// what is none is for the table.
    ///
    /// ```
    /// use words::{Aside, Language, Verbosity};
    ///
    /// assert_eq!(Aside::read("C’EST MOI !", Language::French), Some(Aside::Me));
    /// assert_eq!(Aside::read("quit", Language::French), Some(Aside::Quit));
    /// let short = Some(Aside::Verbosity(Verbosity::Terse));
    /// assert_eq!(Aside::read("nachrichten kurz", Language::German), short);
    /// assert_eq!(Aside::read("qui", Language::English), None);
    /// ```
    pub fn read(text: &str, language: Language) -> Option<Self> {
        match text.trim() {
            "," => return Some(Self::Older),
            "." => return Some(Self::Newer),
            _ => {}
        }
        let mut typed = fold::words(text);
        typed.retain(|word| word != "!");
        [language, Language::English].into_iter().find_map(|language| {
            Self::ALL.into_iter().find(|aside| phrases(language, aside.key()).contains(&typed))
        })
    }

    /// Does it change how the person is spoken to?
    pub const fn is_setting(self) -> bool {
        matches!(self, Self::Verbosity(_) | Self::Naming(_) | Self::Cells(_))
    }

    /// The key of its phrases.
    pub(crate) const fn key(self) -> &'static str {
        match self {
            Self::Quit => "aside-quit",
            Self::Board => "aside-board",
            Self::Me => "aside-me",
            Self::Older => "aside-older",
            Self::Newer => "aside-newer",
            Self::Log => "aside-log",
            Self::Rules => "aside-rules",
            Self::Record => "aside-record",
            Self::Next => "aside-next",
            Self::Settings => "aside-settings",
            Self::Verbosity(Verbosity::Terse) => "aside-messages-short",
            Self::Verbosity(Verbosity::Normal) => "aside-messages-normal",
            Self::Verbosity(Verbosity::Full) => "aside-messages-long",
            Self::Naming(Naming::Words) => "aside-pieces-words",
            Self::Naming(Naming::Codes) => "aside-pieces-codes",
            Self::Cells(CellStyle::Letters) => "aside-cells-letters",
            Self::Cells(CellStyle::Spelled) => "aside-cells-spelled",
            Self::Cells(CellStyle::Numbers) => "aside-cells-numbers",
        }
    }
}

impl Voice {
    /// How an aside is typed: the first of its phrases.
    pub fn aside(&self, aside: Aside) -> String {
        spelled(self.language, aside.key())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::command::Verb;

    /// Every phrase that is read in a language: its own, and the English ones.
    fn read_in(language: Language) -> Vec<(Vec<String>, Aside)> {
        let mut read = Vec::new();
        for language in [language, Language::English] {
            for aside in Aside::ALL {
                read.extend(phrases(language, aside.key()).into_iter().map(|found| (found, aside)));
            }
        }
        read
    }

    #[test]
    fn no_phrase_is_also_one_of_a_table_but_for_the_board() {
        for language in Language::ALL {
            let mut shadowed = 0;
            for (phrase, aside) in read_in(language) {
                for (verb, key) in Verb::ALL {
                    let of_a_table = [language, Language::English]
                        .into_iter()
                        .any(|language| phrases(language, key).contains(&phrase));
                    if aside == Aside::Board && verb == Verb::AskOccupied {
                        shadowed += u32::from(of_a_table);
                    } else {
                        assert!(!of_a_table, "{language}: {phrase:?} is {aside:?} and {verb:?}");
                    }
                }
            }
            assert!(shadowed > 0, "{language} has a board");
        }
    }

    #[test]
    fn no_phrase_means_two_asides() {
        for language in Language::ALL {
            for (phrase, aside) in read_in(language) {
                assert_eq!(Aside::read(&phrase.join(" "), language), Some(aside), "{phrase:?}");
            }
        }
    }
}
