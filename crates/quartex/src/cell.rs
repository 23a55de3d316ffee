//! Cells and lattice points.

use core::fmt;

use crate::Corner;

/// How far from home a cell can be in either direction: 55 tiles in a row (X8, X9 b).
pub const REACH: i8 = 54;

/// A cell of the board, `x` to the east and `y` to the south of home (X8, X10).
///
/// The board has no limit, but no tile can lie further out than [`REACH`], so no other cell exists
/// here and arithmetic cannot overflow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    // `y` first: cells compare as they are read, row by row.
    y: i8,
    x: i8,
}

impl Cell {
    /// Where the first tile lies (X10).
    pub const HOME: Cell = Cell { x: 0, y: 0 };

    /// The cell, if it is within reach.
    #[expect(clippy::cast_possible_truncation, reason = "checked just before")]
    pub const fn new(x: i32, y: i32) -> Option<Cell> {
        const FAR: i32 = REACH as i32;
        if -FAR <= x && x <= FAR && -FAR <= y && y <= FAR {
            Some(Cell { x: x as i8, y: y as i8 })
        } else {
            None
        }
    }

    /// A cell next to a laid tile, at most one step out of reach.
    pub(crate) const fn beside(self, dx: i8, dy: i8) -> Cell {
        Cell { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// Steps to the east of home.
    pub const fn x(self) -> i8 {
        self.x
    }

    /// Steps to the south of home.
    pub const fn y(self) -> i8 {
        self.y
    }

    /// The lattice point at one corner (X8).
    pub const fn point(self, corner: Corner) -> Point {
        let (dx, dy) = match corner {
            Corner::NorthWest => (0, 0),
            Corner::NorthEast => (1, 0),
            Corner::SouthEast => (1, 1),
            Corner::SouthWest => (0, 1),
        };
        Point { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Cell({self})")
    }
}

/// A lattice point: the north-west corner of the cell with the same numbers (X8).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Point {
    y: i8,
    x: i8,
}

impl Point {
    /// Steps to the east of home's north-west corner.
    pub const fn x(self) -> i8 {
        self.x
    }

    /// Steps to the south of home's north-west corner.
    pub const fn y(self) -> i8 {
        self.y
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl fmt::Debug for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Point({self})")
    }
}
