//! What is written to take something back.

use unicode_width::UnicodeWidthStr as _;

/// So many places back.
pub(super) fn back(places: usize) -> String {
    "\u{8}".repeat(places)
}

/// The rest of a line moves so many places to the left: it is written again, and what stood behind
/// it is blanked.
pub(super) fn erased(tail: &str, places: usize) -> String {
    format!("{tail}{}{}", " ".repeat(places), back(tail.width() + places))
}
