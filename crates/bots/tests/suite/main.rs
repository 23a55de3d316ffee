//! What every opponent promises. One binary, so that the tests share their helpers;
//! `FOURFOLD_FULL=1` looks longer.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod budget;
#[cfg(unix)]
mod external;
mod games;
mod help;
mod levels;
#[cfg(target_os = "linux")]
mod memory;
mod pool;
mod sight;
mod ugi;
