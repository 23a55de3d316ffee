//! The promises of the crate, tested from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod asides;
mod boards;
mod catalog;
mod commands;
mod completions;
mod failures;
mod glossary;
mod hall;
mod lint;
mod past;
mod remarks;
mod secrecy;
mod sentences;
mod transcripts;
