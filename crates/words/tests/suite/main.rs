//! The promises of the crate, tested from outside.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod boards;
mod catalog;
mod commands;
mod glossary;
mod hall;
mod lint;
mod secrecy;
mod sentences;
mod transcripts;
