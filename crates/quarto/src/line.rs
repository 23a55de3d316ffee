//! The places where an alignment can be: ten lines, and nine squares (Q8, Q16).

use crate::cell::{Cell, Cells, File, Rank};
use crate::set::set_of;
use crate::text::{Expected, Scanner, TextError};

/// Four cells that can hold an alignment: a row, a column, a long diagonal (Q8), or a
/// 2 × 2 square where these count (Q16).
///
/// In the texts: row `3`, column `b`, diagonals `/` (a1–d4) and `\` (a4–d1), square `b2`
/// by its lower-left cell.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Line(u8);

/// What sort of line, and which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LineKind {
    /// The four cells of a rank.
    Row(Rank),
    /// The four cells of a file.
    Column(File),
    /// The diagonal a1–d4.
    Rising,
    /// The diagonal a4–d1.
    Falling,
    /// A 2 × 2 square, by its lower-left cell.
    Square(Cell),
}

/// The lower-left cells of the nine squares, in the order of their indices.
const CORNERS: [Cell; 9] = {
    let mut corners = [Cell::ALL[0]; 9];
    let mut i = 0;
    while i < 9 {
        corners[i] = Cell::new(File::ALL[i % 3], Rank::ALL[i / 3]);
        i += 1;
    }
    corners
};

const CELLS: [Cells; 19] = {
    let mut cells = [Cells::EMPTY; 19];
    let mut i = 0;
    while i < 4 {
        let mut j = 0;
        while j < 4 {
            let row = Cell::new(File::ALL[j], Rank::ALL[i]);
            let column = Cell::new(File::ALL[i], Rank::ALL[j]);
            cells[i] = cells[i].with(row);
            cells[4 + i] = cells[4 + i].with(column);
            j += 1;
        }
        cells[8] = cells[8].with(Cell::new(File::ALL[i], Rank::ALL[i]));
        cells[9] = cells[9].with(Cell::new(File::ALL[i], Rank::ALL[3 - i]));
        i += 1;
    }
    let mut i = 0;
    while i < 9 {
        // A square and its lower-left cell: one up, one right, both.
        cells[10 + i] = Cells::from_bits(0b11_0011 << CORNERS[i].index());
        i += 1;
    }
    cells
};

/// For each cell, the lines through it.
const THROUGH: [Lines; 16] = {
    let mut through = [Lines::EMPTY; 16];
    let mut cell = 0;
    while cell < 16 {
        let mut line = 0;
        while line < 19 {
            if CELLS[line as usize].contains(Cell::ALL[cell]) {
                through[cell] = through[cell].with(Line(line));
            }
            line += 1;
        }
        cell += 1;
    }
    through
};

impl Line {
    /// All nineteen: rows 1–4, columns a–d, rising, falling, squares a1–c3.
    pub const ALL: [Self; 19] = {
        let mut all = [Self(0); 19];
        let mut index = 0;
        while index < 19 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// The line of this kind; a square needs a lower-left cell with a cell above and a
    /// cell to the right of it.
    pub fn new(kind: LineKind) -> Option<Self> {
        Self::ALL.into_iter().find(|line| line.kind() == kind)
    }

    /// The line with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 19 {
            #[allow(clippy::cast_possible_truncation)] // Just checked.
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// 0 to 18 in the order of [`Line::ALL`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// What sort of line this is, and which.
    pub const fn kind(self) -> LineKind {
        match self.index() {
            i @ 0..4 => LineKind::Row(Rank::ALL[i]),
            i @ 4..8 => LineKind::Column(File::ALL[i - 4]),
            8 => LineKind::Rising,
            9 => LineKind::Falling,
            i => LineKind::Square(CORNERS[(i - 10) % 9]),
        }
    }

    /// Its four cells.
    pub const fn cells(self) -> Cells {
        CELLS[self.index() % 19]
    }
}

impl core::fmt::Display for Line {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        use core::fmt::Write;
        match self.kind() {
            LineKind::Row(rank) => f.write_char(rank.digit()),
            LineKind::Column(file) => f.write_char(file.letter()),
            LineKind::Rising => f.write_char('/'),
            LineKind::Falling => f.write_char('\\'),
            LineKind::Square(corner) => write!(f, "{corner}"),
        }
    }
}

impl core::str::FromStr for Line {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::line)
    }
}

impl Scanner<'_> {
    pub(crate) fn line(&mut self) -> Result<Line, TextError> {
        let kind = match self.peek() {
            Some(b'1'..=b'4') => LineKind::Row(self.rank(Expected::Line)?),
            Some(b'a'..=b'd') => {
                let file = self.file(Expected::Line)?;
                let is_digit = self.peek().is_some_and(|byte| byte.is_ascii_digit());
                match (is_digit, file) {
                    (false, _) => LineKind::Column(file),
                    // No square has its lower-left cell in the last column or row.
                    (true, File::D) => return self.fail(Expected::WordEnd),
                    (true, _) if matches!(self.peek(), Some(b'1'..=b'3')) => {
                        let rank = self.rank(Expected::CornerRank)?;
                        LineKind::Square(Cell::new(file, rank))
                    }
                    (true, _) => return self.fail(Expected::CornerRank),
                }
            }
            Some(b'/') => {
                self.step();
                LineKind::Rising
            }
            Some(b'\\') => {
                self.step();
                LineKind::Falling
            }
            _ => return self.fail(Expected::Line),
        };
        match Line::new(kind) {
            Some(line) => Ok(line),
            None => self.fail(Expected::Line),
        }
    }
}

impl core::fmt::Debug for Line {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{:?}", self.kind())
    }
}

set_of! {
    /// A set of lines.
    Lines of Line in u32, 19
}

impl Lines {
    /// The four rows, four columns and two long diagonals (Q8).
    pub const STRAIGHT: Self = Self::from_bits((1 << 10) - 1);

    /// The nine 2 × 2 squares (Q16).
    pub const SQUARES: Self = Self::from_bits(Self::ALL.bits() & !Self::STRAIGHT.bits());

    /// The lines and squares through a cell.
    pub const fn through(cell: Cell) -> Self {
        THROUGH[cell.index()]
    }
}
