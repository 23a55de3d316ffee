//! The slow, obvious twin of the rules, for tests only.
//!
//! It is written from `docs/rules/quarto.md` and reads like it: a board of sixteen cells,
//! lines typed out by name, and a memory of every board there has been, so that "made by
//! the last placement" is asked in just these words. It shares no code with the crate; the
//! two meet in `compare`, which is the only file here that knows both.
#![allow(dead_code)] // Each test needs a part of it.

pub(crate) mod compare;
pub(crate) mod equipment;
pub(crate) mod game;
pub(crate) mod options;
pub(crate) mod play;
pub(crate) mod text;

/// Is the long version of the tests asked for?
pub(crate) fn is_full_run() -> bool {
    ::dice::is_full!()
}
