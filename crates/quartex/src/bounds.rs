//! The rectangle around all laid tiles.

use crate::{Cell, Frame};

/// The smallest upright rectangle around all laid tiles (X22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bounds {
    /// The smallest `x`.
    pub west: i8,
    /// The smallest `y`.
    pub north: i8,
    /// The largest `x`.
    pub east: i8,
    /// The largest `y`.
    pub south: i8,
}

impl Bounds {
    pub(crate) const fn around(cell: Cell) -> Bounds {
        Bounds { west: cell.x(), north: cell.y(), east: cell.x(), south: cell.y() }
    }

    pub(crate) fn with(self, cell: Cell) -> Bounds {
        Bounds {
            west: self.west.min(cell.x()),
            north: self.north.min(cell.y()),
            east: self.east.max(cell.x()),
            south: self.south.max(cell.y()),
        }
    }

    /// Cells from west to east.
    pub const fn width(self) -> u8 {
        self.east.abs_diff(self.west) + 1
    }

    /// Cells from north to south.
    pub const fn height(self) -> u8 {
        self.south.abs_diff(self.north) + 1
    }

    pub(crate) const fn is_within(self, frame: Frame) -> bool {
        self.width() <= frame.side() && self.height() <= frame.side()
    }

    /// Whether a cell is inside, or outside by at most `margin`.
    pub(crate) fn reaches(self, cell: Cell, margin: i16) -> bool {
        let inside = |low: i8, at: i8, high: i8| {
            i16::from(low) - margin <= i16::from(at) && i16::from(at) <= i16::from(high) + margin
        };
        inside(self.west, cell.x(), self.east) && inside(self.north, cell.y(), self.south)
    }
}
