//! The four corners of a tile or cell.

use core::fmt;

/// A corner of a tile or of a cell, in the order in which words are read: clockwise from the
/// top left (X3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Corner {
    /// Top left.
    NorthWest,
    /// Top right.
    NorthEast,
    /// Bottom right.
    SouthEast,
    /// Bottom left.
    SouthWest,
}

impl Corner {
    /// All four, clockwise from the top left.
    pub const ALL: [Corner; 4] =
        [Corner::NorthWest, Corner::NorthEast, Corner::SouthEast, Corner::SouthWest];

    /// Place in [`Corner::ALL`].
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl fmt::Display for Corner {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Corner::NorthWest => "north-west",
            Corner::NorthEast => "north-east",
            Corner::SouthEast => "south-east",
            Corner::SouthWest => "south-west",
        })
    }
}
