//! Reading from left to right.

use crate::text::{TextError, TextProblem};
use crate::{Cell, Placement, Seat, Symbol, Tile, TileSet};

/// A text and how far it has been read.
pub(crate) struct Cursor<'a> {
    text: &'a str,
    at: usize,
}

/// A list of tiles, some of them unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct TileList {
    pub(super) tiles: TileSet,
    pub(super) hidden: u8,
}

impl<'a> Cursor<'a> {
    pub(crate) const fn new(text: &'a str) -> Cursor<'a> {
        Cursor { text, at: 0 }
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        self.text.get(self.at..).unwrap_or("")
    }

    pub(super) fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    pub(super) fn fail<T>(&self, problem: TextProblem) -> Result<T, TextError> {
        Err(TextError { at: self.at, problem })
    }

    /// Reads this word if it comes next.
    pub(super) fn take(&mut self, word: &str) -> bool {
        let found = self.rest().starts_with(word);
        if found {
            self.at += word.len();
        }
        found
    }

    /// Reads this word if it is a field of its own.
    pub(super) fn take_alone(&mut self, word: &str) -> bool {
        let rest = self.rest().strip_prefix(word);
        rest.is_some_and(|rest| rest.starts_with([' ', '_'])) && self.take(word)
    }

    pub(super) fn expect(&mut self, word: &'static str) -> Result<(), TextError> {
        if self.take(word) { Ok(()) } else { self.fail(TextProblem::Expected(word)) }
    }

    /// The end of one field and the beginning of the next.
    pub(super) fn space(&mut self) -> Result<(), TextError> {
        if self.take(" ") || self.take("_") { Ok(()) } else { self.fail(TextProblem::Space) }
    }

    pub(crate) fn end(&self) -> Result<(), TextError> {
        if self.rest().is_empty() { Ok(()) } else { self.fail(TextProblem::TrailingText) }
    }

    pub(crate) fn symbol(&mut self) -> Result<Symbol, TextError> {
        match self.peek().and_then(Symbol::from_letter) {
            Some(symbol) => {
                self.at += 1;
                Ok(symbol)
            }
            None => self.fail(TextProblem::Symbol),
        }
    }

    /// A number of at most three digits.
    pub(super) fn number(&mut self) -> Result<u16, TextError> {
        let digits = self.rest().bytes().take_while(u8::is_ascii_digit).count();
        let text = self.rest().get(..digits).unwrap_or("");
        let padded = digits > 1 && text.starts_with('0');
        match text.parse() {
            Ok(number) if digits <= 3 && !padded => {
                self.at += digits;
                Ok(number)
            }
            _ => self.fail(TextProblem::Number),
        }
    }

    pub(super) fn small_number(&mut self) -> Result<u8, TextError> {
        let at = self.at;
        u8::try_from(self.number()?).map_err(|_| TextError { at, problem: TextProblem::Number })
    }

    fn coordinate(&mut self) -> Result<i32, TextError> {
        let at = self.at;
        let negative = self.take("-");
        let number = i32::from(self.number()?);
        if negative && number == 0 {
            return Err(TextError { at, problem: TextProblem::Number });
        }
        Ok(if negative { -number } else { number })
    }

    pub(super) fn cell(&mut self) -> Result<Cell, TextError> {
        let at = self.at;
        let x = self.coordinate()?;
        self.expect(",")?;
        let y = self.coordinate()?;
        Cell::new(x, y).ok_or(TextError { at, problem: TextProblem::OutOfReach })
    }

    /// `XXSQ@3,-1`.
    pub(super) fn spot(&mut self) -> Result<(Tile, Cell), TextError> {
        let tile = self.tile()?;
        self.expect("@")?;
        Ok((tile, self.cell()?))
    }

    /// `XXSQ@3,-1=SQXX`.
    pub(super) fn placement(&mut self) -> Result<Placement, TextError> {
        let (tile, cell) = self.spot()?;
        self.expect("=")?;
        let at = self.at;
        let word = self.word()?;
        if word.tile() == tile {
            Ok(Placement { cell, word })
        } else {
            Err(TextError { at, problem: TextProblem::NotThisTile })
        }
    }

    pub(super) fn seat(&mut self) -> Result<Seat, TextError> {
        match self.try_seat() {
            Some(seat) => Ok(seat),
            None => self.fail(TextProblem::Seat),
        }
    }

    pub(super) fn try_seat(&mut self) -> Option<Seat> {
        let number = self.peek()?.to_digit(10)?;
        let seat = Seat::new(u8::try_from(number).ok()?)?;
        self.at += 1;
        Some(seat)
    }

    /// Tiles with commas between them, unknown ones as `?` or `?3`; `-` if there are none.
    pub(super) fn tile_list(&mut self) -> Result<TileList, TextError> {
        let mut list = TileList::default();
        if self.take("-") {
            return Ok(list);
        }
        loop {
            let at = self.at;
            if self.take("?") {
                let count = self.count_of_unknown()?;
                list.hidden = list
                    .hidden
                    .checked_add(count)
                    .ok_or(TextError { at, problem: TextProblem::Number })?;
            } else {
                let tile = self.tile()?;
                if list.tiles.contains(tile) {
                    return Err(TextError { at, problem: TextProblem::TileTwice });
                }
                list.tiles = list.tiles.with(tile);
            }
            if !self.take(",") {
                return Ok(list);
            }
        }
    }

    /// What stands after `?`: a number from 2, or nothing for one.
    pub(super) fn count_of_unknown(&mut self) -> Result<u8, TextError> {
        if !self.peek().is_some_and(|next| next.is_ascii_digit()) {
            return Ok(1);
        }
        let at = self.at;
        match self.small_number()? {
            0 | 1 => Err(TextError { at, problem: TextProblem::Number }),
            count => Ok(count),
        }
    }

    /// A list of tiles that are all known.
    pub(super) fn known_tiles(&mut self) -> Result<TileSet, TextError> {
        let at = self.at;
        let list = self.tile_list()?;
        if list.hidden == 0 {
            Ok(list.tiles)
        } else {
            Err(TextError { at, problem: TextProblem::Hidden })
        }
    }
}
