//! The page of a table: real tables are played, and what the page shows of them is read.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod contract;
mod hall;
mod interference;
mod markup;
mod masks;
mod samples;
mod sheets;
mod sounds;
mod states;
