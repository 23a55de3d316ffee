//! What surrounds one table, without input or output.
//!
//! A [`Host`] is everything that happens around a table: what is read, stored, answered and told, in which
//! order; deadlines, bots' turns, presence, resuming after an outage, the next game. It does nothing itself.
//! Whoever runs it, a task of a server, a terminal or a simulation, hands it every [`Input`] with the time,
//! carries out the [`Effect`]s in their order, and comes back when [`Host::wake`] says so.
//!
//! ```
//! use host::{Ask, Effect, Host, Input, HostOptions, Reply, Appended};
//! use table::{Moment, Rules, Seating, Seed, Sitter, Span, Table, Terms};
//!
//! let terms = Terms::casual(Rules::read("quarto", "1234p").expect("rules as printed"));
//! let anna = Seating::of(Sitter::Person("anna".parse()?));
//! let first = Table::found("g1".parse()?, terms, Seed([7; 32]), &[anna, Seating::open()], Moment(0))?;
//!
//! let options = HostOptions { is_shared: false, slept: false, pace: 100, in_order: false };
//! let mut host = Host::new("g1".parse()?, options, Moment(0));
//! let ask = Input::Ask { by: "whoever founds it", ask: Ask::Found(first), lag: Span::ZERO };
//!
//! // It looks whether there is such a table, and then wants the entry stored.
//! let effects = host.take(ask, Moment(0));
//! assert!(matches!(effects[..], [Effect::Read { .. }]));
//! let effects = host.take(Input::Read(Ok(Vec::new())), Moment(1));
//! assert!(matches!(effects[..], [Effect::Append(_)]));
//!
//! // Nobody is answered before it is stored.
//! let effects = host.take(Input::Stored(Ok(Appended::Stored)), Moment(2));
//! assert!(matches!(effects[..], [Effect::Answer { reply: Reply::Done, .. }, Effect::Tell(_)]));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | to | see |
//! | --- | --- |
//! | run a table | [`Host`], [`Input`], [`Effect`], [`HostOptions`] |
//! | ask something of it | [`Ask`], [`Reply`]; who asks: [`Asker`] |
//! | store what it decides | [`Append`], [`Appended`], [`Outage`] |
//! | know what a finished game was, and who played | [`Finish`], [`Trace`], [`Player`] |
//! | see why nothing is told before it is stored | [`room`], the kernel |
//!
//! What is deliberately absent: tasks, timers, disks, sentences, and who may look as whom (crate
//! `audience`). When the store fails: `docs/decisions/0014-one-host-for-every-table.md`.
#![forbid(unsafe_code)]

mod append;
mod finish;
mod host;
mod input;
mod outage;
mod pace;
mod player;
mod presence;
pub mod room;
mod turns;

pub use append::{Append, Appended, Asker, NoAsker, Seq};
pub use finish::{Finish, Trace};
pub use host::{Host, HostOptions, IDLE};
pub use input::{BotTurn, Effect, Input, PendingThought, Trouble, ViewerId, Warning};
pub use outage::Outage;
pub use pace::pace;
pub use player::{NoPlayer, Player, PlayerKind};
pub use presence::seats_of;
pub use room::{Ask, Reply};
