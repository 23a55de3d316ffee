//! A real server on a real file, killed, traced and cut off from power.
//!
//! The server is the host of the example `lines`. What its clients believe comes from its answers alone; what
//! is true is read from the file by a fresh [`store::Store`]. `FOURFOLD_FULL=1` kills far more often
//! and tries every cut of the power; `FOURFOLD_TOOLS=all` fails instead of skipping where `strace` or
//! `prlimit` is missing. The figures are printed: `cargo test -p store --test kill -- --nocapture`.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod acknowledged;
mod ahead;
mod clients;
#[path = "../suite/cluster.rs"]
#[allow(dead_code, reason = "the contract needs more of it")]
mod cluster;
mod covered;
#[path = "../shared/dice.rs"]
#[allow(dead_code, reason = "others need more of it")]
mod dice;
mod hasty;
#[path = "../../examples/lines/host.rs"]
mod host;
mod killed;
#[path = "../../examples/lines/line.rs"]
mod line;
mod party;
mod power;
mod scratch;
mod server;
mod serving;
mod tools;
mod trace;
#[cfg(unix)]
mod trouble;
mod watched;

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
fn times(few: usize, many: usize) -> usize {
    ::dice::times!(few, many)
}
