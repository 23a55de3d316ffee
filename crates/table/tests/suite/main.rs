//! Tables played by requests: every rule of the seam, for all three games.
//!
//! One binary, so that the tests share their helpers. `FOURFOLD_FULL=1` plays far more games,
//! `FOURFOLD_FIXTURES=write` writes the records and logs anew.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    clippy::print_stdout,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod fair;
mod fixtures;
mod fold;
mod founding;
mod help;
mod offers;
mod persons;
mod records;
mod resample;
mod secrecy;
mod time;
mod twist;
