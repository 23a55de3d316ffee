//! The rules of the games as pages, in every language.
//!
//! The sources are `locales/<language>/rules/<game>.md`, in a small subset of Markdown that
//! `docs/rules-pages.md` describes. They are read once, into a [`RulesPage`]; what shows a page (the
//! terminal, the web, a Braille sheet) works from that model and never from the source.
//!
//! ```
//! use words::Language;
//! use words::rules::{RulesGame, page, plain};
//!
//! let page = page(RulesGame::Quarto, Language::French);
//! assert_eq!(page.sections[0].heading, "En bref");
//! assert!(plain::short(page, 79).lines().all(|line| line.chars().count() < 80));
//! ```

pub mod board;
mod fault;
pub mod field;
mod number;
mod page;
mod picture;
pub mod plain;
mod read;

use std::fmt;
use std::str::FromStr;
use std::sync::LazyLock;

use quarto::Edition;

use crate::language::{Language, in_every_language};

pub use fault::{LineProblem, SourceFault};
pub use number::{Book, RuleNumber};
pub use page::{Block, Paragraph, RulesPage, Section, Style, StyledText};
pub use picture::{PictureSubject, RulesPicture};

/// The games that have a page and a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RulesGame {
    /// Quarto.
    Quarto,
    /// Quarto Access.
    Access,
    /// Quartex.
    Quartex,
}

/// A text that names none of the games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoGame;

impl RulesGame {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Quarto, Self::Access, Self::Quartex];

    /// `quarto`, `access` or `quartex`, as commands and file names have it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quarto => "quarto",
            Self::Access => "access",
            Self::Quartex => "quartex",
        }
    }

    /// Whose words and drawings the pieces of Quarto have on this game's page.
    pub const fn edition(self) -> Edition {
        match self {
            Self::Access => Edition::Access,
            Self::Quarto | Self::Quartex => Edition::Quarto,
        }
    }
}

/// Which game these rules are for.
impl From<table::Rules> for RulesGame {
    fn from(rules: table::Rules) -> Self {
        match rules {
            table::Rules::Quarto(_, Edition::Quarto) => Self::Quarto,
            table::Rules::Quarto(_, Edition::Access) | table::Rules::Access(..) => Self::Access,
            table::Rules::Quartex(_) => Self::Quartex,
        }
    }
}

impl fmt::Display for RulesGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for RulesGame {
    type Err = NoGame;

    fn from_str(text: &str) -> Result<Self, NoGame> {
        Self::ALL.into_iter().find(|game| game.name() == text).ok_or(NoGame)
    }
}

/// In the order of [`RulesGame::ALL`], then of [`Language::ALL`].
const SOURCES: [[&str; Language::COUNT]; 3] = [
    in_every_language!("rules/quarto.md"),
    in_every_language!("rules/access.md"),
    in_every_language!("rules/quartex.md"),
];

/// What was read, and what could not be.
type Reading = (RulesPage, Vec<SourceFault>);

static PAGES: LazyLock<[[Reading; 3]; Language::COUNT]> =
    LazyLock::new(|| Language::ALL.map(read_all));

fn read_all(language: Language) -> [Reading; 3] {
    let [quarto, access, quartex] = SOURCES.map(|texts| texts[language as usize]);
    let quarto = read::page(RulesGame::Quarto, language, quarto, None);
    let access = read::page(RulesGame::Access, language, access, Some(&quarto.0));
    let quartex = read::page(RulesGame::Quartex, language, quartex, None);
    [quarto, access, quartex]
}

/// The rules of a game in a language.
pub fn page(game: RulesGame, language: Language) -> &'static RulesPage {
    &PAGES[language as usize][game as usize].0
}

/// What is wrong with the source of a page. The tests see to it that nothing is; a page with a
/// fault still shows everything else.
pub fn faults(game: RulesGame, language: Language) -> &'static [SourceFault] {
    &PAGES[language as usize][game as usize].1
}
