//! Maps of cells and of pieces under which the game stays the same.

use crate::board::Board;
use crate::cell::{Cell, Cells, File, Rank};
use crate::characteristic::Characteristic;
use crate::line::{Line, Lines};
use crate::piece::Piece;
use crate::rules::Rules;

/// A map of the cells onto themselves that maps lines to lines.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct CellSymmetry([Cell; 16]);

/// The 24 orders of four things.
const ORDERS: [[usize; 4]; 24] = {
    let mut orders = [[0; 4]; 24];
    let mut found = 0;
    let mut code = 0;
    while code < 256 {
        let order = [code >> 6, code >> 4 & 3, code >> 2 & 3, code & 3];
        let seen = 1 << order[0] | 1 << order[1] | 1 << order[2] | 1 << order[3];
        if seen == 0b1111 {
            orders[found] = order;
            found += 1;
        }
        code += 1;
    }
    orders
};

const fn image(map: &[Cell; 16], cells: Cells) -> Cells {
    let mut image = Cells::EMPTY;
    let mut i = 0;
    while i < 16 {
        if cells.contains(Cell::ALL[i]) {
            image = image.with(map[i]);
        }
        i += 1;
    }
    image
}

/// Does the map send each line with an index in `from..to` to one with an index there?
const fn keeps(map: &[Cell; 16], from: usize, to: usize) -> bool {
    let mut i = from;
    while i < to {
        let image = image(map, Line::ALL[i].cells());
        let mut j = from;
        while j < to && Line::ALL[j].cells().bits() != image.bits() {
            j += 1;
        }
        if j == to {
            return false;
        }
        i += 1;
    }
    true
}

/// The 32 symmetries, those that keep squares first, the identity first of all.
///
/// Rows and columns are the only two ways to cut the board into four lines without a
/// common cell, so a symmetry permutes the rows and the columns, and may exchange the
/// two: 24 · 24 · 2 candidates, of which those that keep the diagonals too are kept. (A
/// test finds the same 32 by search, without this argument.)
const SYMMETRIES: [CellSymmetry; 32] = {
    let mut kept = [CellSymmetry(Cell::ALL); 32];
    let mut found = [0, 8];
    let mut i = 0;
    while i < 24 * 24 * 2 {
        let (files, ranks) = (ORDERS[i / 2 % 24], ORDERS[i / 48]);
        let mut map = Cell::ALL;
        let mut cell = 0;
        while cell < 16 {
            let (file, rank) = (File::ALL[files[cell % 4]], Rank::ALL[ranks[cell / 4]]);
            map[cell] = if i % 2 == 0 {
                Cell::new(file, rank)
            } else {
                Cell::new(File::ALL[rank.index()], Rank::ALL[file.index()])
            };
            cell += 1;
        }
        if keeps(&map, 0, 10) {
            let group = if keeps(&map, 10, 19) { 0 } else { 1 };
            kept[found[group]] = CellSymmetry(map);
            found[group] += 1;
        }
        i += 1;
    }
    assert!(found[0] == 8 && found[1] == 32, "8 symmetries keep squares, 24 more keep lines");
    kept
};

impl CellSymmetry {
    /// Every cell stays where it is.
    pub const IDENTITY: Self = SYMMETRIES[0];

    /// The symmetries of a game: 32 that keep the ten lines, 8 that keep the nineteen.
    pub const fn all(rules: Rules) -> &'static [Self] {
        const ALL: &[CellSymmetry] = &SYMMETRIES;
        if rules.squares { ALL.split_at(8).0 } else { ALL }
    }

    /// Where a cell goes.
    pub const fn cell(&self, cell: Cell) -> Cell {
        self.0[cell.index()]
    }

    /// Where the cells of a set go.
    pub const fn cells(&self, cells: Cells) -> Cells {
        image(&self.0, cells)
    }

    /// Where a line goes; `None` for a square under a symmetry that does not keep squares.
    pub fn line(&self, line: Line) -> Option<Line> {
        let cells = self.cells(line.cells());
        Lines::ALL.iter().find(|line| line.cells() == cells)
    }
}

impl core::fmt::Debug for CellSymmetry {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_list().entries(self.0).finish()
    }
}

/// A map of the pieces onto themselves under which pieces that have a value in common
/// keep having one: characteristics change places and values change sides (384 in all).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PieceSymmetry {
    /// Characteristic `i` of the image is characteristic `order[i]` of the piece.
    order: [Characteristic; 4],
    /// Bits of the image that are turned over afterwards, as in [`Piece::bits`].
    flip: u8,
}

impl PieceSymmetry {
    /// Every piece stays what it is.
    pub const IDENTITY: Self = Self { order: Characteristic::ALL, flip: 0 };

    /// All 384: 24 orders of the characteristics, each with 16 choices of sides.
    pub fn all() -> impl Iterator<Item = Self> {
        ORDERS.into_iter().flat_map(|order| {
            let order = order.map(|i| Characteristic::ALL[i]);
            (0..16).map(move |flip| Self { order, flip })
        })
    }

    /// Those that suit the rules.
    pub fn all_for(rules: Rules) -> impl Iterator<Item = Self> {
        Self::all().filter(move |symmetry| symmetry.suits(rules))
    }

    /// Does it put characteristics that count in the place of ones that count?
    pub fn suits(&self, rules: Rules) -> bool {
        let counting = rules.counting.characteristics();
        let mut places = Characteristic::ALL.into_iter().zip(self.order);
        places.all(|(to, from)| counting.contains(to) == counting.contains(from))
    }

    /// What a piece becomes.
    pub const fn piece(&self, piece: Piece) -> Piece {
        let mut bits = 0;
        let mut i = 0;
        while i < 4 {
            if piece.bits() & self.order[i].bit() != 0 {
                bits |= Characteristic::ALL[i].bit();
            }
            i += 1;
        }
        Piece::from_low_bits(bits ^ self.flip)
    }
}

/// A symmetry of the whole game: cells and pieces each by a map of their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    /// Where cells go.
    pub cells: CellSymmetry,
    /// What pieces become.
    pub pieces: PieceSymmetry,
}

impl Symmetry {
    /// The board as the symmetry shows it.
    pub fn board(&self, board: Board) -> Board {
        let mut image = Board::EMPTY;
        for (cell, piece) in board.iter() {
            image.put(self.pieces.piece(piece), self.cells.cell(cell));
        }
        image
    }
}
