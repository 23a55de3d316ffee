//! What was said at a table so far, to one visitor.

use pages::Visitor;
use table::{Entry, Viewer};
use words::Past;

use crate::people::People;
use crate::room::names;

/// Tells a whole log to somebody, as far as it may be heard again.
pub(crate) fn past(log: &[Entry], viewer: Viewer, visitor: &Visitor, people: &People) -> Past {
    Past::of(log, viewer, |table, view| {
        visitor.voice(view, &names(table, people, visitor.language))
    })
}
