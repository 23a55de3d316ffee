//! The board, the pieces and the lines, typed out (Q1, Q2, Q8, Q16).

/// Light or dark, round or square, short or tall, solid or hollow (Q2).
pub(crate) type Piece = [bool; 4];

/// `a1` bottom left to `d4` top right (Q1).
pub(crate) type Cell = &'static str;

const L: bool = false;
const D: bool = true;
const R: bool = false;
const Q: bool = true;
const S: bool = false;
const T: bool = true;
const F: bool = false;
const H: bool = true;

/// The sixteen pieces with the digits they have in texts.
pub(crate) const PIECES: [(char, Piece); 16] = [
    ('0', [L, R, S, F]),
    ('1', [L, R, S, H]),
    ('2', [L, R, T, F]),
    ('3', [L, R, T, H]),
    ('4', [L, Q, S, F]),
    ('5', [L, Q, S, H]),
    ('6', [L, Q, T, F]),
    ('7', [L, Q, T, H]),
    ('8', [D, R, S, F]),
    ('9', [D, R, S, H]),
    ('a', [D, R, T, F]),
    ('b', [D, R, T, H]),
    ('c', [D, Q, S, F]),
    ('d', [D, Q, S, H]),
    ('e', [D, Q, T, F]),
    ('f', [D, Q, T, H]),
];

/// The sixteen cells, rank by rank from below.
pub(crate) const CELLS: [Cell; 16] = [
    "a1", "b1", "c1", "d1", //
    "a2", "b2", "c2", "d2", //
    "a3", "b3", "c3", "d3", //
    "a4", "b4", "c4", "d4",
];

/// Where an alignment can be, by the name it is called by.
pub(crate) const LINES: [(&str, [Cell; 4]); 19] = [
    // Four rows, four columns, two long diagonals (Q8).
    ("1", ["a1", "b1", "c1", "d1"]),
    ("2", ["a2", "b2", "c2", "d2"]),
    ("3", ["a3", "b3", "c3", "d3"]),
    ("4", ["a4", "b4", "c4", "d4"]),
    ("a", ["a1", "a2", "a3", "a4"]),
    ("b", ["b1", "b2", "b3", "b4"]),
    ("c", ["c1", "c2", "c3", "c4"]),
    ("d", ["d1", "d2", "d3", "d4"]),
    ("/", ["a1", "b2", "c3", "d4"]),
    ("\\", ["a4", "b3", "c2", "d1"]),
    // Nine squares, by their lower-left cells (Q16).
    ("a1", ["a1", "b1", "a2", "b2"]),
    ("b1", ["b1", "c1", "b2", "c2"]),
    ("c1", ["c1", "d1", "c2", "d2"]),
    ("a2", ["a2", "b2", "a3", "b3"]),
    ("b2", ["b2", "c2", "b3", "c3"]),
    ("c2", ["c2", "d2", "c3", "d3"]),
    ("a3", ["a3", "b3", "a4", "b4"]),
    ("b3", ["b3", "c3", "b4", "c4"]),
    ("c3", ["c3", "d3", "c4", "d4"]),
];

/// Sixteen cells, each empty or with a piece: ranks 1 to 4, in each the files a to d.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Board([[Option<Piece>; 4]; 4]);

/// Which rank and which file, from 0.
fn place_of(cell: Cell) -> (usize, usize) {
    let name = cell.as_bytes();
    (usize::from(name[1] - b'1'), usize::from(name[0] - b'a'))
}

impl Board {
    pub(crate) const EMPTY: Self = Self([[None; 4]; 4]);

    pub(crate) fn on(&self, cell: Cell) -> Option<Piece> {
        let (rank, file) = place_of(cell);
        self.0[rank][file]
    }

    pub(crate) fn set(&mut self, cell: Cell, to: Option<Piece>) {
        let (rank, file) = place_of(cell);
        self.0[rank][file] = to;
    }

    pub(crate) fn is_full(&self) -> bool {
        CELLS.iter().all(|cell| self.on(cell).is_some())
    }

    pub(crate) fn cell_of(&self, piece: Piece) -> Option<Cell> {
        CELLS.into_iter().find(|cell| self.on(cell) == Some(piece))
    }

    /// Four pieces with at least one common value of a characteristic that counts (Q8)?
    pub(crate) fn is_alignment(&self, line: [Cell; 4], counts: [bool; 4]) -> bool {
        let [Some(p), Some(q), Some(r), Some(s)] = line.map(|cell| self.on(cell)) else {
            return false;
        };
        (0..4).any(|i| counts[i] && p[i] == q[i] && q[i] == r[i] && r[i] == s[i])
    }
}
