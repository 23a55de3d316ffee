//! The board and what stands on it.

use crate::cell::{Cell, Cells};
use crate::characteristic::{Characteristic, CharacteristicValue, Values};
use crate::line::{Line, Lines};
use crate::piece::{Piece, Pieces};
use crate::rules::{Counting, Rules};

/// One bit at the bottom of each of the four lanes of a word.
const LANES: u64 = 0x0001_0001_0001_0001;

/// Pieces on cells, no piece twice.
///
/// The pieces are kept as four *planes* in one word, so that four characteristics are
/// compared at once:
///
/// ```text
/// bits 0–15    cells with a dark piece        (index of the characteristic × 16
/// bits 16–31   cells with a square piece        + index of the cell)
/// bits 32–47   cells with a tall piece
/// bits 48–63   cells with a hollow piece
/// ```
///
/// A plane has no bit outside the occupied cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Board {
    planes: u64,
    occupied: Cells,
    pieces: Pieces,
}

/// Spreads the bits of a piece over the lanes: bit 3 to lane 0, …, bit 0 to lane 3.
const SPREAD: [u64; 16] = {
    let mut spread = [0; 16];
    let mut piece = 0;
    while piece < 16 {
        let mut lane = 0;
        while lane < 4 {
            if piece >> (3 - lane) & 1 != 0 {
                spread[piece] |= 1 << (16 * lane);
            }
            lane += 1;
        }
        piece += 1;
    }
    spread
};

impl Board {
    /// Nothing on it.
    pub const EMPTY: Self = Self { planes: 0, occupied: Cells::EMPTY, pieces: Pieces::EMPTY };

    /// The cells that hold a piece.
    pub const fn occupied(self) -> Cells {
        self.occupied
    }

    /// The pieces on the board.
    pub const fn pieces(self) -> Pieces {
        self.pieces
    }

    /// No free cell left?
    pub const fn is_full(self) -> bool {
        self.occupied.bits() == u16::MAX
    }

    /// The cells whose piece has this value.
    pub const fn with_value(self, value: CharacteristicValue) -> Cells {
        #[allow(clippy::cast_possible_truncation)] // One lane is wanted.
        let plane = (self.planes >> (16 * value.characteristic().index())) as u16;
        let plane = if value.is_second() { plane } else { self.occupied.bits() & !plane };
        Cells::from_bits(plane)
    }

    /// The piece on a cell.
    pub const fn piece(self, cell: Cell) -> Option<Piece> {
        if !self.occupied.contains(cell) {
            return None;
        }
        let lanes = self.planes >> cell.index();
        // Lane 0 to bit 3, lane 1 to bit 2, …; each of the four is one bit wide.
        let bits =
            (lanes & 1) << 3 | (lanes >> 16 & 1) << 2 | (lanes >> 32 & 1) << 1 | lanes >> 48 & 1;
        #[allow(clippy::cast_possible_truncation)] // Four bits.
        Some(Piece::from_low_bits(bits as u8))
    }

    /// The cell a piece stands on.
    pub fn cell_of(self, piece: Piece) -> Option<Cell> {
        if !self.pieces.contains(piece) {
            return None;
        }
        self.occupied.iter().find(|&cell| self.piece(cell) == Some(piece))
    }

    /// The cells and their pieces.
    pub fn iter(self) -> impl Iterator<Item = (Cell, Piece)> {
        self.occupied.iter().filter_map(move |cell| Some((cell, self.piece(cell)?)))
    }

    /// Puts a piece on a cell. Trusted: the cell is free and the piece not on the board.
    pub(crate) const fn put(&mut self, piece: Piece, cell: Cell) {
        self.planes |= SPREAD[piece.index()] << cell.index();
        self.occupied = self.occupied.with(cell);
        self.pieces = self.pieces.with(piece);
    }

    /// The board with one more piece on it; `None` where the cell is taken or the piece
    /// stands elsewhere already.
    #[must_use]
    pub const fn with(mut self, piece: Piece, cell: Cell) -> Option<Self> {
        if self.occupied.contains(cell) || self.pieces.contains(piece) {
            return None;
        }
        self.put(piece, cell);
        Some(self)
    }

    /// Is this line an alignment: four pieces with a common value that counts (Q8)?
    pub const fn is_aligned(self, line: Line, counting: Counting) -> bool {
        let cells = line.cells();
        if !self.occupied.contains_all(cells) {
            return false;
        }
        let line = cells.bits() as u64 * LANES;
        // A lane that does not count must not look like one where nothing is missing.
        let idle = IDLE[counting.characteristics().bits() as usize & 15];
        let seconds_missing = line & !self.planes | idle;
        let firsts_missing = line & self.planes | idle;
        has_empty_lane(seconds_missing) || has_empty_lane(firsts_missing)
    }

    /// The values that the four pieces on a line have in common, counting or not; none
    /// while the line is not full.
    pub fn common(self, line: Line) -> Values {
        let has_all =
            |value: &CharacteristicValue| self.with_value(*value).contains_all(line.cells());
        Values::ALL.iter().filter(has_all).collect()
    }

    /// Those of the given lines that are alignments.
    pub fn alignments_among(self, lines: Lines, counting: Counting) -> Lines {
        lines.iter().filter(|&line| self.is_aligned(line, counting)).collect()
    }

    /// All alignments on the board, whoever made them and whenever.
    pub fn alignments(self, rules: Rules) -> Lines {
        self.alignments_among(rules.lines(), rules.counting)
    }

    /// Four planes as drawn at [`Board`].
    pub const fn planes(self) -> u64 {
        self.planes
    }
}

/// For each set of characteristics that count, ones in the lanes of those that do not.
const IDLE: [u64; 16] = {
    let mut idle = [0; 16];
    let mut counting = 0;
    while counting < 16 {
        let mut lane = 0;
        while lane < 4 {
            if counting >> lane & 1 == 0 {
                idle[counting] |= 0xffff << (16 * lane);
            }
            lane += 1;
        }
        counting += 1;
    }
    idle
};

/// Is one of the four lanes zero? (The usual borrow trick; it may name a wrong lane above
/// a right one, but it never answers yes without a right one.)
const fn has_empty_lane(word: u64) -> bool {
    word.wrapping_sub(LANES) & !word & (LANES << 15) != 0
}

impl core::fmt::Debug for Board {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_map().entries(self.iter()).finish()
    }
}

const _: () = assert!(Characteristic::ALL.len() == 4, "one lane per characteristic");
