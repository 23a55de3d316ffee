//! A real server on a real store, asked over real connections.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    clippy::print_stdout,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod alerts;
mod answers;
mod call;
#[path = "../../../store/tests/suite/cluster.rs"]
#[allow(dead_code, reason = "the tests of the store do more to it")]
mod cluster;
mod delivery;
mod device;
mod fair;
mod games;
mod gate;
mod host;
mod http;
mod lag;
mod limits;
mod lives;
mod lobby;
mod masked;
mod networks;
mod newcomers;
mod nodes;
mod pages;
mod proxy;
mod reading;
mod routes;
mod socket;
mod test_server;
mod tls;
mod watchers;
