//! The levels: what they are called, and who plays at them.

use table::{Level, Rules};

use crate::bot::Bot;

/// The eight levels, weakest first.
pub fn levels() -> impl Iterator<Item = Level> {
    (1..=8).filter_map(Level::new)
}

/// The key of a level's name in the catalogues of sentences; `docs/levels.md` has the English.
pub const fn name_key(level: Level) -> &'static str {
    match level.number() {
        1 => "level-1",
        2 => "level-2",
        3 => "level-3",
        4 => "level-4",
        5 => "level-5",
        6 => "level-6",
        7 => "level-7",
        _ => "level-8",
    }
}

/// An opponent of this level for one game by these rules. The same seed and the same views, the same
/// play, as long as its budget counts nodes.
pub fn opponent(rules: Rules, level: Level, seed: u64) -> Box<dyn Bot> {
    match rules {
        Rules::Quarto(..) | Rules::Access(..) => crate::quarto::opponent(level, seed),
        Rules::Quartex(_) => crate::quartex::opponent(level, seed),
    }
}
