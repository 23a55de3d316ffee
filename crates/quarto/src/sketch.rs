//! A position text as it is written, with `?` for what is not known.

use core::fmt;
use core::str::FromStr;

use crate::cell::{Cell, File, Rank};
use crate::piece::Piece;
use crate::rules::Rules;
use crate::setup::Standing;
use crate::text::{Expected, Scanner, TextError};

/// What somebody knows of a cell, of the hand, or of a place beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seen {
    /// Not known.
    Unknown,
    /// Nothing is there.
    Empty,
    /// This piece is there.
    Piece(Piece),
}

/// Everything a position text says, or leaves open with `?` (a masked view, Q19). Nothing
/// about it is checked but its form.
///
/// `rank4/rank3/rank2/rank1 hand seat rules last`, one character for each cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Sketch {
    /// The cells by index.
    pub cells: [Seen; 16],
    /// The piece in hand.
    pub hand: Seen,
    /// Who acts, or how it ended.
    pub standing: Standing,
    /// The rules.
    pub rules: Rules,
    /// The last placement, while it may be called.
    pub last: Option<LastSeen>,
}

/// What somebody knows of the placement that may be called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct LastSeen {
    /// Its cell, if known.
    pub cell: Option<Cell>,
    /// Has the seat to act lost its call in this window?
    pub lost: bool,
}

/// A part of a position text, to point at.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SketchPart {
    /// One cell of the board.
    Cell(Cell),
    /// The piece in hand.
    Hand,
    /// The seat to act, or the result.
    Standing,
    /// The rules.
    Rules,
    /// The last placement.
    Last,
}

impl Sketch {
    /// Where a field begins in the text, counted from 0.
    pub fn offset(&self, field: SketchPart) -> usize {
        let standing = 22;
        let rules = standing + printed_length(&self.standing) + 1;
        match field {
            SketchPart::Cell(cell) => 5 * (3 - cell.rank().index()) + cell.file().index(),
            SketchPart::Hand => 20,
            SketchPart::Standing => standing,
            SketchPart::Rules => rules,
            SketchPart::Last => rules + printed_length(&self.rules) + 1,
        }
    }

    /// Where the first `?` is.
    pub fn first_unknown(&self) -> Option<SketchPart> {
        // In the order of the text, so that what is pointed at is the first one met.
        let cells = Rank::ALL
            .into_iter()
            .rev()
            .flat_map(|rank| File::ALL.into_iter().map(move |file| Cell::new(file, rank)));
        let unknown_cell = cells
            .map(|cell| (cell, self.cells[cell.index()]))
            .find_map(|(cell, seen)| (seen == Seen::Unknown).then_some(SketchPart::Cell(cell)));
        let hand = (self.hand == Seen::Unknown).then_some(SketchPart::Hand);
        let last = self.last.filter(|last| last.cell.is_none()).map(|_| SketchPart::Last);
        unknown_cell.or(hand).or(last)
    }
}

/// How many characters a value prints.
fn printed_length(value: &impl fmt::Display) -> usize {
    struct Counter(usize);
    impl fmt::Write for Counter {
        fn write_str(&mut self, text: &str) -> fmt::Result {
            self.0 += text.chars().count();
            Ok(())
        }
    }
    let mut counter = Counter(0);
    // Counting cannot fail.
    let _ = fmt::Write::write_fmt(&mut counter, format_args!("{value}"));
    counter.0
}

impl fmt::Display for Sketch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                match self.cells[Cell::new(file, rank).index()] {
                    Seen::Unknown => f.write_str("?")?,
                    Seen::Empty => f.write_str(".")?,
                    Seen::Piece(piece) => write!(f, "{piece}")?,
                }
            }
            f.write_str(if rank == Rank::One { " " } else { "/" })?;
        }
        match self.hand {
            Seen::Unknown => f.write_str("?")?,
            Seen::Empty => f.write_str("-")?,
            Seen::Piece(piece) => write!(f, "{piece}")?,
        }
        write!(f, " {} {} ", self.standing, self.rules)?;
        match self.last {
            None => f.write_str("-"),
            Some(LastSeen { cell, lost }) => {
                match cell {
                    Some(cell) => write!(f, "{cell}")?,
                    None => f.write_str("?")?,
                }
                f.write_str(if lost { "x" } else { "" })
            }
        }
    }
}

impl Scanner<'_> {
    fn sketch(&mut self) -> Result<Sketch, TextError> {
        let mut cells = [Seen::Empty; 16];
        for rank in Rank::ALL.into_iter().rev() {
            for file in File::ALL {
                cells[Cell::new(file, rank).index()] = self.seen(b'.', Expected::PieceOrDot)?;
            }
            if rank != Rank::One {
                self.expect(b'/', Expected::Slash)?;
            }
        }
        self.separator()?;
        let hand = self.seen(b'-', Expected::HandOrDash)?;
        self.separator()?;
        let standing = match self.outcome() {
            Some(outcome) => Standing::Over(outcome),
            None => Standing::ToAct(self.seat()?),
        };
        self.separator()?;
        let rules = self.rules()?;
        self.separator()?;
        let last = self.last()?;
        Ok(Sketch { cells, hand, standing, rules, last })
    }

    fn seen(&mut self, empty: u8, expected: Expected) -> Result<Seen, TextError> {
        if self.eat(b'?') {
            return Ok(Seen::Unknown);
        }
        if self.eat(empty) {
            return Ok(Seen::Empty);
        }
        self.digit(expected).map(Seen::Piece)
    }

    fn last(&mut self) -> Result<Option<LastSeen>, TextError> {
        if self.eat(b'-') {
            return Ok(None);
        }
        let cell = if self.eat(b'?') { None } else { Some(self.cell(Expected::LastOrDash)?) };
        Ok(Some(LastSeen { cell, lost: self.eat(b'x') }))
    }
}

impl FromStr for Sketch {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::sketch)
    }
}
