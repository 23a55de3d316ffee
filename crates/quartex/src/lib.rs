//! The rules of Quartex, complete: tiles, field, bag, hands, tokens, scoring.
//!
//! Deal a game and lay a tile. The rules never roll dice: they ask the bag for a number of tiles and
//! are told which.
//!
//! ```
//! use quartex::{Action, Due, Game, Players, Rules, Seat, Step, Viewer};
//!
//! let mut game = Game::new(Rules::printed(Players::Two), Seat::FIRST)?;
//! // The deal: whatever is asked for, the first tiles in the bag will do here.
//! while let Due::Bag { to, count } = game.position().due() {
//!     let tiles = game.position().bag().iter().take(count.into()).collect();
//!     game.play(Step::Draw { to, tiles })?;
//! }
//! assert_eq!(game.position().due(), Due::Seat(Seat::FIRST));
//!
//! // What seat 1 may know, and what it may do.
//! let view = game.view(Viewer::Seat(Seat::FIRST)).expect("two play");
//! assert_eq!(view.own_hand().map(|hand| hand.len()), Some(5));
//! assert!(view.choices().contains(&Action::Cannot));
//!
//! // The first tile goes home, (0, 0), turned as one likes.
//! let action = "XXXQ@0,0=XQXX".parse()?;
//! let told = game.play(Step::Act { seat: Seat::FIRST, action })?;
//! assert_eq!(told.step(Viewer::Spectator).to_string(), "1:XXXQ@0,0=XQXX");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! A program that plays for a seat sees a [`View`], makes up truths that look like it, and plays them
//! out:
//!
//! ```
//! use quartex::{Game, Players, Rules, Seat, Viewer, playout};
//!
//! let game = Game::new(Rules::printed(Players::Three), Seat::FIRST)?;
//! let view = game.view(Viewer::Spectator).expect("spectators are always welcome");
//! let mut chance = |bound: u32| 7 % bound; // bring a better one
//! let truth = view.resample(&mut chance).expect("it is the view of a game");
//! let mut position = truth.position().clone();
//! playout(&mut position, &mut chance);
//! assert!(position.outcome().is_some());
//! # Ok::<(), quartex::Refusal>(())
//! ```
//!
//! # Where to read
//!
//! The numbers X1 to X26 are those of `docs/rules/quartex.md`; every rule has its place:
//!
//! | rules | file | what |
//! | --- | --- | --- |
//! | X1–X3 | `symbol`, `word`, `tile`, `tile_set` | the 55 tiles, computed |
//! | X4–X7, X22–X25 | `seat`, `rules` | who plays, and what was agreed |
//! | X8–X10, X22 | `cell`, `pattern`, `opening`, `bounds`, `field` | the board by lattice points; what fits where |
//! | X11–X19 | `phase`, `action`, `position`, `refusal` | the game itself |
//! | X20, X21, X24 | `tokens`, `score` | who wins |
//! | X26 | `event`, `memory`, `game`, `view`, `glimpse`, `resample` | who knows what |
//! | | `setup`, `door`, `fault`, `text` | what people type, and the door from it |
//! | | `perft`, `playout` | counting and random games |
//!
//! **[`Position`]** is the truth as the rules need it: small, quick to copy, for searching.
//! **[`Game`]** is a position and the memory of what was shown; tables keep games. What leaves a table
//! is a **[`View`]** (all a viewer may know) or a **[`Glimpse`]** (what it learns from one step),
//! never the truth.
//!
//! # What is not here
//!
//! No clock, no dice, no files, no serialisation format, no sentences for players (what errors print is
//! for developers), no `unsafe`, no panic on any input. Time limits are the table's: when one has passed, the table says [`Action::None`] for the seat (X23).
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;

mod action;
mod bounds;
mod cell;
mod chance;
mod checking;
mod corner;
mod event;
mod fault;
mod field;
mod game;
mod glimpse;
mod memory;
mod misfit;
mod opening;
mod pattern;
mod perft;
mod phase;
mod placement;
mod places;
mod playout;
mod position;
mod refusal;
mod resample;
mod rules;
mod score;
mod seat;
mod setup;
mod symbol;
mod task;
mod text;
mod tile;
mod tile_set;
mod tokens;
mod view;
mod word;

pub use action::{Action, Step};
pub use bounds::Bounds;
pub use cell::{Cell, Point, REACH};
pub use chance::Chance;
pub use corner::Corner;
pub use event::{Event, Witness};
pub use fault::Fault;
pub use field::{Field, Placements};
pub use game::{Game, Told};
pub use glimpse::{Glimpse, Sight};
pub use memory::Memory;
pub use misfit::Misfit;
pub use opening::Opening;
pub use pattern::Pattern;
pub use perft::perft;
pub use phase::{Due, Phase, Recipient, Turn};
pub use placement::Placement;
pub use playout::{playout, random_placement};
pub use position::{HAND, Position};
pub use refusal::Refusal;
pub use rules::{Frame, Rules, Seeing, Start, Ties};
pub use score::{Outcome, Score};
pub use seat::{Players, Seat, SeatSet};
pub use setup::{Eye, Setup, SetupHand};
pub use symbol::Symbol;
pub use task::Task;
pub use text::{SeenStep, TextError, TextProblem};
pub use tile::{Kind, TILES, Tile, Words};
pub use tile_set::{TileSet, Tiles};
pub use tokens::{TOKENS_PER_SYMBOL, Tokens};
pub use view::{HandView, View, Viewer};
pub use word::Word;
