//! The real server on a store that fails: nobody loses by it, everybody is told, and all go on.
//!
//! Tables are put into the store as they are wanted, with clocks that run out soon and people who have
//! been away for long; what happens then is the server's doing.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stderr,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod absence;
mod bots;
mod broken;
mod clocks;
#[path = "../../../store/tests/suite/cluster.rs"]
#[allow(dead_code, reason = "the tests of the store do more to it")]
mod cluster;
mod crowd;
mod disk;
mod founding;
mod hanging;
#[path = "../suite/http.rs"]
#[allow(dead_code, reason = "the other tests ask for more")]
mod http;
mod long;
mod outage;
mod rematch;
#[path = "../suite/socket.rs"]
#[allow(dead_code, reason = "the other tests ask for more")]
mod socket;
mod stop;
mod sweep;
mod world;
