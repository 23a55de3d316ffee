//! The sixteen cells of the board (Q1).

use crate::set::set_of;
use crate::text::{Expected, Scanner, TextError};

/// A column of the board, `a` to `d` from left to right (Q1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum File {
    /// The leftmost column.
    A,
    /// The second column.
    B,
    /// The third column.
    C,
    /// The rightmost column.
    D,
}

impl File {
    /// From left to right.
    pub const ALL: [Self; 4] = [Self::A, Self::B, Self::C, Self::D];

    /// 0 for `a` to 3 for `d`.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `a` to `d`.
    pub const fn letter(self) -> char {
        ['a', 'b', 'c', 'd'][self.index()]
    }
}

/// A row of the board, 1 to 4 from bottom to top (Q1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Rank {
    /// The bottom row.
    One,
    /// The second row from below.
    Two,
    /// The third row from below.
    Three,
    /// The top row.
    Four,
}

impl Rank {
    /// From bottom to top.
    pub const ALL: [Self; 4] = [Self::One, Self::Two, Self::Three, Self::Four];

    /// 0 for rank 1 to 3 for rank 4.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// `1` to `4`.
    pub const fn digit(self) -> char {
        ['1', '2', '3', '4'][self.index()]
    }
}

/// A cell of the board: `a1`, index 0, bottom left; `d1`, index 3; `d4`, index 15 (Q1).
///
/// ```
/// use quarto::{Cell, File, Rank};
/// let cell: Cell = "b3".parse()?;
/// assert_eq!((cell.file(), cell.rank()), (File::B, Rank::Three));
/// # Ok::<(), quarto::TextError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// All sixteen, row by row from `a1` to `d4`.
    pub const ALL: [Self; 16] = {
        let mut all = [Self(0); 16];
        let mut index = 0;
        while index < 16 {
            all[index as usize] = Self(index);
            index += 1;
        }
        all
    };

    /// The cell where a file and a rank meet.
    pub const fn new(file: File, rank: Rank) -> Self {
        Self(4 * rank as u8 + file as u8)
    }

    /// The cell with this index.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < 16 {
            #[allow(clippy::cast_possible_truncation)] // Just checked.
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// 0 to 15, row by row from `a1`.
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// Its column.
    pub const fn file(self) -> File {
        File::ALL[self.index() % 4]
    }

    /// Its row.
    pub const fn rank(self) -> Rank {
        Rank::ALL[self.index() / 4]
    }
}

impl core::fmt::Display for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", self.file().letter(), self.rank().digit())
    }
}

impl core::str::FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, |scanner| scanner.cell(Expected::File))
    }
}

impl Scanner<'_> {
    pub(crate) fn file(&mut self, expected: Expected) -> Result<File, TextError> {
        let file = |byte| File::ALL.into_iter().find(|file| file.letter() == char::from(byte));
        self.one_of(file, expected)
    }

    pub(crate) fn rank(&mut self, expected: Expected) -> Result<Rank, TextError> {
        let rank = |byte| Rank::ALL.into_iter().find(|rank| rank.digit() == char::from(byte));
        self.one_of(rank, expected)
    }

    /// Does a cell come next, or at least its file?
    pub(crate) fn is_at_cell(&self) -> bool {
        matches!(self.peek(), Some(b'a'..=b'd'))
            && !matches!(self.peek_second(), Some(byte) if byte.is_ascii_alphabetic())
    }

    pub(crate) fn cell(&mut self, expected: Expected) -> Result<Cell, TextError> {
        let file = self.file(expected)?;
        Ok(Cell::new(file, self.rank(Expected::Rank)?))
    }
}

impl core::fmt::Debug for Cell {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        core::fmt::Display::fmt(self, f)
    }
}

set_of! {
    /// A set of cells.
    Cells of Cell in u16, 16
}
