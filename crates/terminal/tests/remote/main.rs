//! Tables of a server, with a peer that does what a test tells it to: what a real one would do, and
//! what one never should.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod drops;
mod forms;
mod garbage;
mod ledger;
mod manners;
mod peer;
mod refusals;
mod sitting;
mod tls;
