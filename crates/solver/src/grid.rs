//! The board as the search sees it.

use quarto::{Board, Line, Pieces};

use crate::kind::{Kind, Kinds};

/// Lanes of eight bits, one for each of up to sixteen lines.
pub(crate) type Lanes = u128;

/// Which lane a line has, and in which of the two words: the ten straight lines in the
/// first, the nine squares in the second.
const STRAIGHT: usize = 10;

/// For each cell, 1 in the lanes of the lines through it; straight lines and squares.
pub(crate) const THROUGH: [[Lanes; 2]; 16] = {
    let mut through = [[0; 2]; 16];
    let mut line = 0;
    while line < 19 {
        let (word, lane) = if line < STRAIGHT { (0, line) } else { (1, line - STRAIGHT) };
        let mut cell = 0;
        while cell < 16 {
            if Line::ALL[line].cells().bits() >> cell & 1 != 0 {
                through[cell][word] |= 1 << (8 * lane);
            }
            cell += 1;
        }
        line += 1;
    }
    through
};

/// How many words of lanes the lines need.
pub(crate) const LINES_ONLY: usize = 1;
pub(crate) const WITH_SQUARES: usize = 2;

/// A board and the pieces that are neither on it nor in hand.
///
/// Lapsed alignments need no mention: a full line never matters again.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid<const WORDS: usize> {
    /// The cells that hold a piece.
    pub(crate) occupied: u16,
    /// The kinds of which a piece is left.
    pub(crate) left: u16,
    /// How many are left of each kind, four bits each.
    counts: u64,
    /// Four planes of sixteen cells: those whose piece has the second value of the `i`-th
    /// characteristic that counts.
    pub(crate) planes: u64,
    /// For each line, the values that all pieces on it have.
    pub(crate) common: [Lanes; WORDS],
    /// For each line, how many pieces are on it.
    pub(crate) filled: [Lanes; WORDS],
}

/// The bits of a kind in four lanes of sixteen bits.
const SPREAD: [u64; 16] = {
    let mut spread = [0; 16];
    let mut kind = 0;
    while kind < 16 {
        let mut i = 0;
        while i < 4 {
            spread[kind] |= ((kind >> i & 1) as u64) << (16 * i);
            i += 1;
        }
        kind += 1;
    }
    spread
};

impl<const WORDS: usize> Grid<WORDS> {
    /// A board with everything that is not on it, and not in `hand`, left.
    pub(crate) fn new(board: Board, hand: Pieces, kinds: Kinds) -> Self {
        let mut grid = Self {
            occupied: 0,
            left: 0,
            counts: 0,
            planes: 0,
            common: [Lanes::MAX; WORDS],
            filled: [0; WORDS],
        };
        for piece in !(board.pieces() | hand) {
            let kind = kinds.of(piece);
            grid.left |= 1 << kind.0;
            grid.counts += 1 << (4 * kind.0);
        }
        for (cell, piece) in board.iter() {
            grid = grid.with(kinds.of(piece), cell.index(), kinds);
        }
        grid
    }

    /// The number of free cells.
    #[inline(always)]
    pub(crate) const fn free(&self) -> u32 {
        self.occupied.count_zeros()
    }

    /// The board with one more piece on it.
    #[inline(always)]
    #[must_use]
    pub(crate) fn with(&self, kind: Kind, cell: usize, kinds: Kinds) -> Self {
        let cell = cell & 15;
        let mut grid = *self;
        grid.occupied |= 1 << cell;
        grid.planes |= SPREAD[kind.0 as usize & 15] << cell;
        let keep = &kinds.keep[kind.0 as usize & 15][cell];
        for word in 0..WORDS {
            grid.common[word] &= keep[word];
            grid.filled[word] += THROUGH[cell][word];
        }
        grid
    }

    /// The kinds left after one piece of a kind has been given.
    #[inline(always)]
    pub(crate) const fn left_without(&self, kind: Kind) -> u16 {
        let last = (self.counts >> (4 * kind.0) & 15) == 1;
        self.left & !((last as u16) << kind.0)
    }

    /// The same with one piece of a kind taken away to be given.
    #[inline(always)]
    #[must_use]
    pub(crate) const fn giving(&self, kind: Kind) -> Self {
        let mut grid = *self;
        grid.left = self.left_without(kind);
        grid.counts -= 1 << (4 * kind.0);
        grid
    }
}
