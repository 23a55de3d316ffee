//! A tile on a cell, turned some way.

use crate::{Cell, Tile, Word};

/// A tile laid, or that could be laid: where, and how it reads there (X9, X11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Placement {
    /// Where.
    pub cell: Cell,
    /// How it reads there.
    pub word: Word,
}

impl Placement {
    /// Which tile this is.
    pub const fn tile(self) -> Tile {
        self.word.tile()
    }
}
