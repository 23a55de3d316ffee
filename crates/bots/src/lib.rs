//! Opponents with levels, for all games. Each sees a [`View`](table::View) and what follows from
//! it, never the truth.
//!
//! What is deliberately absent: tables, sockets and threads that outlive a call. A bot answers when
//! it is asked, within its [`Budget`].
#![forbid(unsafe_code)]

mod bot;
mod budget;
mod chance;

pub mod quartex;

pub use bot::Bot;
pub use budget::Budget;
pub use chance::Dice;
