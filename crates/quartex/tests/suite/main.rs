//! The rules of Quartex, tested: by number, against a slow twin, and by what must always hold.
//!
//! One binary, so that the tests share their helpers. `FOURFOLD_FULL=1` plays far more games,
//! `FOURFOLD_FIXTURES=write` writes the playthroughs anew.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod help;
mod invariants;
mod memory;
mod notation;
mod perft;
mod playthroughs;
mod resample;
mod rules;
mod scene;
mod secrecy;
mod setup;
mod slow;
mod symmetry;
mod text;
mod twin;
