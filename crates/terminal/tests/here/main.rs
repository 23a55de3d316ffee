//! Games on this machine, through a pipe.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod trouble;
