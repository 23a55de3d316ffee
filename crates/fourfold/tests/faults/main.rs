//! The program itself while its machine fails: a disk that cannot be written or synced, a host that stops it,
//! servers that are killed, a database that is gone. Nothing that was acknowledged is lost, nothing happens
//! twice, and all go on by themselves.
//!
//! A crowd plays as people and programs do (`docs/protocol.md`): over sockets, with a nonce for whatever is
//! asked, which is asked again with the same nonce until it is answered. Afterwards what was acknowledged is
//! compared with what is stored. `FOURFOLD_FULL=1` lets far more play for longer. The figures are printed:
//! `cargo test -p fourfold --test faults -- --nocapture`.

#![cfg(target_os = "linux")]
#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a test may fail loudly, and so may its helpers"
)]

#[path = "../../../store/tests/suite/cluster.rs"]
#[allow(dead_code, reason = "the tests of the store do more to it")]
mod cluster;
mod crowd;
mod disk;
mod failover;
#[path = "../../../web/tests/suite/http.rs"]
#[allow(dead_code, reason = "the tests of the server ask more")]
mod http;
mod ledger;
mod nodes;
mod player;
#[path = "../kills/program.rs"]
#[allow(dead_code, reason = "other tests do other things to it")]
mod program;
mod proxy;
mod rolling;
mod stop;
mod trouble;

use std::time::Duration;

/// Is this the long run?
fn is_full() -> bool {
    ::dice::is_full!()
}

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
fn times(few: usize, many: usize) -> usize {
    if is_full() { many } else { few }
}

/// How long, in milliseconds: `short` every time, `long` with `FOURFOLD_FULL`.
fn span(short: usize, long: usize) -> Duration {
    Duration::from_millis(u64::try_from(times(short, long)).unwrap())
}
