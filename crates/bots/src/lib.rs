//! Opponents with levels, for all games. Each sees a [`View`](table::View) and what follows from
//! it, never the truth.
//!
//! ```
//! use bots::{ThinkingBudget, opponent};
//! use table::{Level, Rules};
//!
//! // What a seat sees; a table has it too, from `Table::view`.
//! let view = bots::ugi::read_position("fen ..../..../..../083. 9 1 1234p c1")?;
//! let level = Level::new(8).expect("there are eight");
//! let mut bot = opponent(view.terms.rules, level, 1);
//! let what = bot.decide(&view, &ThinkingBudget::nodes(100_000)).expect("it is to act");
//! assert_eq!(bots::ugi::write_move(&what).as_deref(), Some("d1"));
//! # Ok::<(), bots::ugi::NoPosition>(())
//! ```
//!
//! | to | see |
//! | --- | --- |
//! | have an opponent | [`opponent`], [`Bot`], [`levels`], [`name_key`] |
//! | say how long it may think | [`ThinkingLimit::of`], [`nodes`], [`thinking_time`], [`ThinkingLimit`], [`ThinkingBudget`] |
//! | let many think on few threads | [`Pool`] |
//! | let two of them play | [`bout()`] |
//! | talk to engines of other people | [`External`], [`ugi`], `docs/engine-protocol.md` |
//!
//! How strong the levels are: `docs/levels.md`.
//!
//! **By types:** [`Bot::decide`] takes a view; nothing here takes a [`Game`](table::Game) or a
//! [`State`](table::State), and only [`bout()`] has a table, of which it shows each bot its view.
#![forbid(unsafe_code)]

mod bot;
mod bout;
mod budget;
mod chance;
mod effort;
mod external;
mod level;
mod pool;
pub mod quartex;
pub mod quarto;
pub mod ugi;

pub use bot::{Bot, Insight};
pub use bout::{Bout, Seated, Unplayable, bout};
pub use budget::{ThinkingBudget, ThinkingLimit};
pub use chance::BotDice;
pub use effort::{nodes, thinking_time};
pub use external::{EngineFault, External, Means};
pub use level::{levels, name_key, opponent};
pub use pool::{Answered, Busy, Cancel, Pool, ThinkJob};
