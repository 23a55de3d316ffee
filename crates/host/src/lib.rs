//! What surrounds one table, without input or output.
//!
//! A [`Room`] says what is to be read, stored, answered and told, and in which order. Whoever runs it, a
//! task, a thread or a simulation, hands it what came in and carries out what it says.
#![forbid(unsafe_code)]

mod append;
mod finish;
mod outage;
mod player;
mod room;

pub use append::{Append, Asker, NoAsker, Seq, Verdict};
pub use finish::{Finish, Trace};
pub use outage::Outage;
pub use player::{NoPlayer, Player, PlayerKind};
pub use room::{Ask, Effect, Reply, Room};
