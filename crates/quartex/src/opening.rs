//! A cell that waits for a tile.

use crate::{Cell, Pattern, TileSet};

/// An empty cell where a tile could be laid (X9 a, b, d), and what X9 (c) asks of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    // The fields of an entry, side by side so that an opening is 16 bytes.
    pub(crate) fitting: TileSet,
    pub(crate) pattern: Pattern,
    pub(crate) is_pair: bool,
    pub(crate) cell: Cell,
}

impl Opening {
    /// Where.
    pub const fn cell(&self) -> Cell {
        self.cell
    }

    /// What is fixed at its corners.
    pub const fn pattern(&self) -> Pattern {
        self.pattern
    }

    /// Every tile of the 55 that fits here in some way, laid elsewhere already or not.
    pub const fn fitting(&self) -> TileSet {
        self.fitting
    }
}
