//! Why a tile does not fit.

use core::fmt;

use crate::Corner;

/// Why a tile cannot lie where it was to be laid (X9, X10, X22).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Misfit {
    /// The first tile is laid on (0, 0) (X10).
    NotHome,
    /// A tile lies there already (X9 a).
    CellTaken,
    /// The cell shares no edge with a laid tile (X9 b).
    NoEdge,
    /// A corner carries another symbol (X9 c): the first such corner, clockwise from north-west.
    Clash(Corner),
    /// The tile fits there in no orientation (X9 c).
    NoOrientation,
    /// The laid tiles would no longer fit into the frame (X9 d, X22).
    BeyondFrame,
    /// This tile lies on the field already (X3: each exists once).
    TileLaid,
}

impl fmt::Display for Misfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Misfit::NotHome => f.write_str("the first tile is laid on 0,0"),
            Misfit::CellTaken => f.write_str("a tile lies there already"),
            Misfit::NoEdge => f.write_str("the cell shares no edge with a laid tile"),
            Misfit::Clash(corner) => write!(f, "another symbol lies at its {corner} corner"),
            Misfit::NoOrientation => f.write_str("the tile fits there in no orientation"),
            Misfit::BeyondFrame => f.write_str("it would be beyond the frame"),
            Misfit::TileLaid => f.write_str("this tile lies on the field already"),
        }
    }
}

impl core::error::Error for Misfit {}
