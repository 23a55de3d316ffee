//! Chance for tests, and how often they are repeated.

pub(crate) use ::dice::Dice;

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
pub(crate) fn times(few: u64, many: u64) -> u64 {
    ::dice::times!(few, many)
}
