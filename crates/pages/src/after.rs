//! Games that are over, positions, rules and lessons.
//!
//! | to | see |
//! | --- | --- |
//! | show a game that is over, step by step | [`replay()`], [`Replayed`] |
//! | know what each of its positions was worth | [`moments`], [`rate`], [`RatedGame`] |
//! | show any position of Quarto and what every move is worth | [`analysis()`], [`Analysed`], [`find`] |
//! | show the rules | [`rules()`] |
//! | teach | [`learn_index`], [`learn()`], [`Learned`] |
//! | draw a table for link previews | [`preview()`] |
//!
//! What the solver says of a position is asked for by [`rate`] and [`find`], with a [`Patience`] that ends;
//! the pages only show it. A game that is under way has no page here.

mod address;
mod analysed;
mod analysis;
mod grid;
mod learn;
mod learned;
mod patience;
mod preview;
mod rated;
mod replay;
mod rules;
mod scene;
mod story;
mod worth;

pub use analysed::{Analysed, Findings, Move, SolverAnswer, find};
pub use analysis::analysis;
pub use learn::{learn, learn_index};
pub use learned::Learned;
pub use patience::Patience;
pub use preview::{PREVIEW_HEIGHT, PREVIEW_WIDTH, preview};
pub use rated::{GameMoment, RatedGame, Turning, moments, rate};
pub use replay::{Rating, Replayed, replay};
pub use rules::rules;
pub use worth::Worth;
