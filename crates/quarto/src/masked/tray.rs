//! The sixteen numbered places beside the board.

use core::fmt;

use crate::cell::Cell;
use crate::piece::{Piece, Pieces};
use crate::set::set_of;
use crate::text::{Expected, Scanner, TextError};

/// A numbered place beside the board, 1 to 16 (Q19).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TrayPlace(u8);

impl TrayPlace {
    /// The place with this number, from 1.
    pub const fn new(number: u32) -> Option<Self> {
        match number {
            #[allow(clippy::cast_possible_truncation)] // At most 15.
            1..=16 => Some(Self(number as u8 - 1)),
            _ => None,
        }
    }

    /// Its number, from 1.
    pub const fn number(self) -> u32 {
        self.0 as u32 + 1
    }

    /// Its index, from 0.
    pub const fn index(self) -> usize {
        (self.0 & 15) as usize
    }

    /// The place with this index, from 0.
    pub const fn from_index(index: usize) -> Option<Self> {
        #[allow(clippy::cast_possible_truncation)] // At most 15.
        if index < 16 { Some(Self(index as u8)) } else { None }
    }
}

/// `#5`.
impl fmt::Display for TrayPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.number())
    }
}

impl Scanner<'_> {
    /// A place beside the board, its `#` included.
    pub(crate) fn tray_place(&mut self) -> Result<TrayPlace, TextError> {
        self.expect(b'#', Expected::Touch)?;
        let digit = |byte: u8| char::from(byte).to_digit(10);
        let nonzero = |byte| digit(byte).filter(|&digit| digit > 0);
        let mut number = self.one_of(nonzero, Expected::TrayPlace)?;
        if let Some(second) = self.peek().and_then(digit) {
            if 10 * number + second > 16 {
                return self.fail(Expected::WordEnd);
            }
            number = 10 * number + second;
            self.step();
        }
        match TrayPlace::new(number) {
            Some(place) => Ok(place),
            None => self.fail(Expected::TrayPlace),
        }
    }
}

impl fmt::Debug for TrayPlace {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

set_of! {
    /// A set of places beside the board.
    TrayPlaces of TrayPlace in u16, 16
}

/// Which piece lay where beside the board at the start: an order of the sixteen pieces,
/// drawn by the fair lot (Q19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tray([Piece; 16]);

impl Tray {
    /// The pieces by place. `None` if one of them comes twice.
    pub fn new(pieces: [Piece; 16]) -> Option<Self> {
        let all: Pieces = pieces.into_iter().collect();
        (all == Pieces::ALL).then_some(Self(pieces))
    }

    /// The piece that lay there at the start.
    pub const fn piece(&self, place: TrayPlace) -> Piece {
        self.0[place.index()]
    }
}

/// What a player can feel: one cell, or one place beside the board, at a time (Q19).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Touch {
    /// A cell of the board.
    Cell(Cell),
    /// A place beside the board.
    Tray(TrayPlace),
}

/// `b3` or `#5`.
impl fmt::Display for Touch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell) => cell.fmt(f),
            Self::Tray(place) => place.fmt(f),
        }
    }
}
