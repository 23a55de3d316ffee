//! Opponents for Quartex, 2 to 5 seats, with a frame or without, as printed or assisted.
//!
//! ```
//! use bots::quartex::opponent;
//! use table::Level;
//!
//! let level = Level::new(5).expect("there are eight");
//! let bot = opponent(level, 7); // Ask it with a view and a budget.
//! # let _ = bot;
//! ```
//!
//! | file | what |
//! | --- | --- |
//! | `strategy`, `player` | how a player decides, and the player |
//! | `judge` | what a placement is worth at first sight |
//! | `race`, `playout` | trying candidates on made-up deals |
//! | `belief`, `sign` | which deals are likely, from what opponents left |
//! | `endgame` | the last tiles of two players, exactly |
//! | `answer` | claims and pointing out (X15, X16) |
//! | `scene`, `board` | the made-up game, quick to copy and play on |
//!
//! How strong the levels are, and how that was measured: `docs/levels.md`.

mod answer;
mod belief;
mod board;
mod endgame;
#[cfg(test)]
mod fit;
mod judge;
mod player;
mod playout;
mod race;
mod scene;
mod sign;
mod strategy;

use table::Level;

use crate::Bot;

pub use player::Strategist;
pub use strategy::Strategy;

/// What a level plays.
pub const fn strategy(level: Level) -> Strategy {
    match level.number() {
        1 => Strategy::Random(60),
        2 => Strategy::Random(25),
        3 => Strategy::Greedy,
        4 => Strategy::Mixed(30),
        5 => Strategy::Mixed(65),
        6 => Strategy::Careful,
        7 => Strategy::CutOff(300),
        _ => Strategy::Best(u64::MAX),
    }
}

/// An opponent of this level, for one game. It thinks on the thread that asks it and on no other, so
/// that whoever shares out threads knows how many are busy; [`Strategist::on_threads`] is for those who
/// want more. Levels below 8 use less of a budget than they are given, so that they play the same on
/// every machine that is not too slow.
pub fn opponent(level: Level, seed: u64) -> Box<dyn Bot> {
    Box::new(Strategist::new(strategy(level), seed))
}
