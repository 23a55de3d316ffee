//! What was said at a table so far, to one visitor.

use pages::Visitor;
use table::{Entry, Viewer};
use words::Transcript;

use crate::names::{NameSource, at};

/// Tells a whole log to somebody, as far as it may be heard again.
pub fn transcript(
    log: &[Entry],
    viewer: Viewer,
    visitor: &Visitor,
    people: &dyn NameSource,
) -> Transcript {
    Transcript::of(log, viewer, |table, view| {
        visitor.voice(view, &at(table, people, visitor.language))
    })
}
