//! The program itself, killed where a game is about to begin: it begins all the same. And it keeps secrets
//! to itself.
//!
//! A server is killed within 14 ms of the last thing that a game waited for: the form by which the last
//! player sits down, or the last "agree" to a rematch. The next server finds on disk what that one has
//! stored. Whoever got no answer asks again, as a browser does; nobody does anything else. Then both play.
//! `FOURFOLD_FULL=1` kills far more often. The figures are printed:
//! `cargo test -p fourfold --test kills -- --nocapture`.

#![cfg(unix)]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail loudly, and so may its helpers"
)]

#[path = "../../../web/tests/suite/http.rs"]
#[allow(dead_code, reason = "the tests of the server ask more")]
mod http;
mod pair;
#[allow(dead_code, reason = "other tests do more to it")]
mod program;
mod reader;
mod rematch;
mod secrets;
mod sitting;
#[path = "../../../web/tests/suite/socket.rs"]
#[allow(dead_code, reason = "the tests of the server ask more")]
mod socket;

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
fn times(few: usize, many: usize) -> usize {
    ::dice::times!(few, many)
}
