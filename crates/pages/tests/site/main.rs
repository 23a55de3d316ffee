//! The site around the tables: every page in every language, drafts, assets.
//!
//! `FOURFOLD_FIXTURES=write` draws the icons anew.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod drafts;
mod files;
mod hall;
mod pages;
