//! Which values win where: one pass over a board answers for all pieces.

use quarto::{Cell, Line};

use crate::kind::{Kinds, Values};

/// What matters about a board before a piece is placed on it.
///
/// If a piece with the values `v` is placed on a free cell `c` without making an
/// alignment, the values that win afterwards are `rest[c] | pair[c] & v`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Threats {
    /// The values that win somewhere.
    pub(crate) any: Values,
    /// For each free cell, the values that win somewhere else.
    pub(crate) rest: [Values; 16],
    /// For each free cell, the values that two pieces share on a line through the cell with
    /// one more free cell: a third piece with the value makes it win there.
    pub(crate) pair: [Values; 16],
}

/// A lane that is never used.
const NO_LINE: u8 = 15;

/// For each cell the lanes of the straight lines through it: row, column, diagonal.
pub(crate) const LINES_OF: [[u8; 3]; 16] = lanes_through(0, 10);

/// The same for squares, of which there are up to four.
pub(crate) const SQUARES_OF: [[u8; 4]; 16] = lanes_through(10, 19);

/// For each cell, the lines through it of those with an index in `from..to`, counted from
/// the first of these.
const fn lanes_through<const MOST: usize>(from: u8, to: u8) -> [[u8; MOST]; 16] {
    let mut lanes = [[NO_LINE; MOST]; 16];
    let mut cell = 0;
    while cell < 16 {
        let (mut line, mut found) = (from, 0);
        while line < to {
            if Line::ALL[line as usize].cells().contains(Cell::ALL[cell]) {
                lanes[cell][found] = line - from;
                found += 1;
            }
            line += 1;
        }
        cell += 1;
    }
    lanes
}

impl Threats {
    /// The kinds that win nowhere after a piece with these values was placed on the cell.
    #[inline(always)]
    pub(crate) const fn safe_after(&self, kinds: Kinds, cell: usize, values: Values) -> u16 {
        let cell = cell & 15;
        kinds.avoiding(self.rest[cell] | self.pair[cell] & values)
    }
}
