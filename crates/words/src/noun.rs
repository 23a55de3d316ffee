//! The things sentences are about, each as a phrase of the listener's language.

mod cell;
mod game;
mod line;
mod list;
mod name;
mod piece;
mod span;
mod tile;

pub use name::distinct;

pub(crate) use cell::spelling_key;
pub(crate) use piece::code_key;

/// What a phrase is in its sentence. Languages with cases need to know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    /// Who or what does or is something.
    Subject,
    /// Whom or what something is done to.
    Object,
}

impl Role {
    /// How the catalog calls it.
    const fn word(self) -> &'static str {
        match self {
            Self::Subject => "subject",
            Self::Object => "object",
        }
    }
}
