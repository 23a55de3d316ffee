//! The levels of the bots.

use table::Level;

use crate::catalog::say;
use crate::language::Language;

/// What a level is called, and what to expect of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelWords {
    /// "Club player".
    pub name: String,
    /// One sentence.
    pub about: String,
}

/// A level in words, for whoever chooses an opponent.
///
/// ```
/// use table::Level;
/// use words::{Language, level};
///
/// let five = level(Language::German, Level::new(5).expect("there are eight"));
/// assert_eq!(five.name, "Vereinsspieler");
/// assert_eq!(five.about, "Er plant einige Züge voraus und bestraft Fehler.");
/// ```
pub fn level(language: Language, level: Level) -> LevelWords {
    let number = level.number();
    let text = |family: &str| say(language, &format!("{family}{number}"), &[]);
    LevelWords { name: text("level-"), about: text("about-level-") }
}
