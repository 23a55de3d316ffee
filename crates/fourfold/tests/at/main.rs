//! Terminals at the tables of a real server: everything by typed lines, over real connections.

#![allow(
    clippy::unwrap_used,
    clippy::panic,
    reason = "a test may fail loudly, and so may its helpers"
)]

mod keyboard;
mod lives;
mod masked;
mod quartex;
mod quarto;
mod test_server;
