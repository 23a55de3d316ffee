//! What a store promises, on every back end alike.
//!
//! One binary, so that the tests share their helpers. `FOURFOLD_FULL=1` looks longer,
//! `FOURFOLD_FIXTURES=write` writes `fixtures/store/` anew. PostgreSQL is started if it is
//! installed; with `FOURFOLD_TOOLS=all` it must be.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod attending;
mod back_ends;
#[allow(dead_code, reason = "the tests of the program do more to it")]
mod cluster;
mod contract;
mod dice;
mod directory;
mod directory_api;
mod disk;
mod entries;
mod fixtures;
mod guests;
mod hints;
mod migrations;
mod played;
mod players;
mod postgres;
mod probe;
mod room;
mod sqlite;
mod steps;
mod survey;
mod tls;
mod troubled;
mod twin;
