//! The parts of Quartex on the page of a table: real games are played to their end, and what the page
//! shows and offers is read as a browser would.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod aids;
mod browser;
mod field;
mod games;
mod html;
mod room;
mod secrecy;
mod sheet;
mod states;
