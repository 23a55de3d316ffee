//! The exact value of any Quarto position, under any choice of rules.
//!
//! A [`Solver`] answers what the player to act can reach against best play, how soon, and
//! what every move is worth. Both sides call whatever they may; how it works is told in
//! `docs/solver.md`.
//!
//! | to know | see |
//! | --- | --- |
//! | what a position is worth | [`Solver::value`], [`Solver::verdict`] |
//! | what every move is worth | [`Solver::values`], [`Solver::verdicts`] |
//! | how that comes about | [`Solver::line`] |
//! | why a move loses, how easily the opponent errs | [`Solver::analysis`], [`TurnReason`] |
//! | where a piece wins at once | [`completions`] |
#![allow(
    clippy::inline_always,
    reason = "what both engines share is compiled for their instructions only where it is inlined"
)]

mod analysis;
mod book;
mod completion;
mod geometry;
mod grid;
mod key;
mod kind;
mod line;
mod memory;
mod options;
mod portable;
mod root_position;
mod run;
#[cfg(test)]
mod sample;
mod search;
mod search_control;
mod solver;
mod threats;
mod turn;
mod value;
mod wide;

pub use analysis::{Analysis, Asking, Judged, Replies, TurnReason};
#[doc(hidden)]
pub use book::{NoBook, RULES_KINDS, book_positions, book_sizes, rules_of_kind, write_book};
pub use completion::{Alignment, Completion, completions};
pub use memory::LEAST_MEMORY;
pub use options::{BadOptions, Options};
pub use root_position::Engine;
pub use search_control::{Progress, SearchControl};
pub use solver::{RatedTurn, Solver, Unsolved};
pub use turn::{Turn, turns};
pub use value::{Value, Verdict};
