//! The rules of Quarto and Quarto Access: who may do what, and what becomes of it.
//!
//! A game is a [`Position`]; players ask for [`Action`]s; what happens is a [`Step`].
//!
//! ```
//! use quarto::{Outcome, Position, Rules, Seat, Step};
//!
//! // Four round pieces in row 1; the last one is still in hand.
//! let mut game: Position = "..../..../..../083. 9 1 1234p c1".parse()?;
//! game.play("d1".parse()?)?;
//!
//! // Making the alignment is not enough: a player wins by calling it (Q9).
//! assert_eq!(game.outcome(), None);
//! assert!(matches!(game.play("!1".parse()?)?, Step::Quarto(_)));
//! assert_eq!(game.outcome(), Some(Outcome::Won(Seat::One)));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! What is deliberately absent: clocks, dice, input and output, serialisation formats,
//! sentences for players, allocation, `unsafe`, and panics on any input. Rule numbers
//! (Q1 …) are those of `docs/rules/quarto.md`.
//!
//! | to | see |
//! | --- | --- |
//! | play | [`Position::play`], [`Position::end`], [`Refusal`] |
//! | list moves | [`Position::choices`] (what a player may know), [`Position::accepted`] (the truth) |
//! | choose a variant | [`Rules`] |
//! | read and write positions | [`Position`] and [`Setup`] from text, [`Sketch`] with unknowns |
//! | read and write moves | [`Action`], [`Step`], [`NotationItems`] |
//! | treat equal positions as one | [`Symmetry`], [`Position::canonical`] |
//! | play by touch and memory (Q19) | [`MaskedGame`] |
#![no_std]
#![forbid(unsafe_code)]

#[cfg(test)]
extern crate std;

mod action;
mod board;
mod canonical;
mod cell;
mod characteristic;
mod ending;
mod line;
mod masked;
mod notation;
mod perft;
mod phase;
mod piece;
mod position;
mod refusal;
mod rules;
mod seat;
mod set;
mod setup;
mod sketch;
mod symmetry;
mod text;

pub use action::{Action, Actions, Call, Step};
pub use board::Board;
pub use cell::{Cell, Cells, File, Rank};
pub use characteristic::{Characteristic, CharacteristicValue, Characteristics, Edition, Values};
pub use ending::{Ending, EndingWord};
pub use line::{Line, LineKind, Lines};
pub use masked::{
    Announcement, MaskedAction, MaskedChoices, MaskedGame, MaskedGlimpse, MaskedRefusal,
    MaskedView, Told, Touch, Tray, TrayPlace, TrayPlaces, Viewer,
};
pub use notation::{MoveText, NotationItem, NotationItems};
pub use perft::perft;
pub use phase::{Asked, Phase, Window};
pub use piece::{Code, Piece, Pieces};
pub use position::Position;
pub use refusal::Refusal;
pub use rules::{Calling, Counting, Rules, WrongCall};
pub use seat::{Outcome, Seat};
pub use set::{Member, Members};
pub use setup::{Fault, Illegal, Last, NoPosition, Setup, Standing};
pub use sketch::{LastSeen, Seen, Sketch, SketchPart};
pub use symmetry::{CellSymmetry, PieceSymmetry, Symmetry};
pub use text::{Expected, TextError};

/// The example of the project's front page, compiled and run.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
