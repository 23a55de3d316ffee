//! Positions, records and what the solver says of them, as lines of text for a terminal.
//!
//! A line is a sentence, or a label with what it heads. Codes stand as in `docs/notation.md`;
//! everything else is in the listener's language. Boards are drawn by [`crate::rules::board`] and
//! [`crate::rules::field`].

mod keeping;
mod quartex;
mod quarto;
mod record;
mod solved;

pub use self::quartex::Known;

use std::fmt::Display;

/// Codes with spaces between them.
fn spaced(items: impl IntoIterator<Item = impl Display>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    words.join(" ")
}
