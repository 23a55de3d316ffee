//! Reading texts: one scanner, and errors that point at the character.

use core::str::FromStr;

use crate::action::Call;
use crate::cell::{Cell, File, Rank};
use crate::characteristic::{Characteristic, Characteristics, Edition};
use crate::line::{Line, LineKind};
use crate::masked::TrayPlace;
use crate::piece::Piece;
use crate::rules::{Calling, Counting, Rules, WrongCall};
use crate::seat::{Outcome, Seat};

/// A text could not be read: at this character something else was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct TextError {
    /// Where, counted from 0, in bytes. Everything before it is ASCII, so that this is
    /// the number of characters before it too; it may be the length of the text.
    pub at: usize,
    /// What would have been right there.
    pub expected: Expected,
}

/// What would have been right at a place in a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Expected {
    /// A cell of a position text: a piece's hex digit, or `.` for none.
    PieceOrDot,
    /// `/` between two ranks.
    Slash,
    /// A space or `_` between two fields.
    Separator,
    /// The piece in hand as a hex digit, or `-`.
    HandOrDash,
    /// `1`, `2`, `1-0`, `0-1` or `1/2-1/2`.
    SeatOrResult,
    /// One of the digits 1 to 4, each higher than the one before.
    CountingDigit,
    /// `p`, `c` or `a`; before it, higher digits and `s` may stand.
    CallingLetter,
    /// The cell of the last placement, or `-`.
    LastOrDash,
    /// A piece: a hex digit or a four-letter code.
    Piece,
    /// A letter of a piece code that may stand here.
    CodeLetter,
    /// A file, `a` to `d`.
    File,
    /// A rank, `1` to `4`.
    Rank,
    /// A row, a column, a diagonal, or the lower-left cell of a square.
    Line,
    /// The rank of a square's lower-left cell, `1` to `3`.
    CornerRank,
    /// A place beside the board, `1` to `16`.
    TrayPlace,
    /// `#` before the number of a place beside the board, or a cell.
    Touch,
    /// A gift, a placement, a call, `-`, a touch, or an ending.
    Move,
    /// A gift or a right call after a placement, or the end of the word.
    GiftOrCall,
    /// The end of the word.
    WordEnd,
    /// The end of the text.
    End,
}

impl core::fmt::Display for Expected {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str(match self {
            Self::PieceOrDot => "a piece (0-9, a-f) or '.' for an empty cell",
            Self::Slash => "'/' between two rows",
            Self::Separator => "a space or '_' between two fields",
            Self::HandOrDash => "the piece in hand (0-9, a-f) or '-'",
            Self::SeatOrResult => "the seat to act (1 or 2) or a result (1-0, 0-1, 1/2-1/2)",
            Self::CountingDigit => "a digit 1-4 for a characteristic that counts, in rising order",
            Self::CallingLetter => "'p', 'c' or 'a' for how Quartos are called",
            Self::LastOrDash => "the cell of the last placement or '-'",
            Self::Piece => "a piece: a digit 0-9, a-f or a code such as DRSH",
            Self::CodeLetter => "the next letter of a piece code (L/D or M/G, R/Q, S/T, F/H)",
            Self::File => "a column, a-d",
            Self::Rank => "a row, 1-4",
            Self::Line => "a line: a row 1-4, a column a-d, a diagonal / or \\, or a square a1-c3",
            Self::CornerRank => "the row of a square's lower-left cell, 1-3",
            Self::TrayPlace => "a place beside the board, 1-16",
            Self::Touch => "a cell, or '#' and a place beside the board",
            Self::Move => "a move: +7 gives, b3 places, !3 calls, - declines",
            Self::GiftOrCall => "a gift (+7), a call (!3) or the end of the word",
            Self::WordEnd => "the end of the word",
            Self::End => "the end of the text",
        })
    }
}

impl core::fmt::Display for TextError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "character {}: expected {}", self.at + 1, self.expected)
    }
}

impl core::error::Error for TextError {}

/// Reads a text from left to right. What was read is ASCII; what comes may be anything.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Scanner<'t> {
    bytes: &'t [u8],
    at: usize,
}

impl<'t> Scanner<'t> {
    pub(crate) const fn new(text: &'t str) -> Self {
        Self { bytes: text.as_bytes(), at: 0 }
    }

    /// Reads the whole text with `read`; nothing may be left over.
    pub(crate) fn whole<T>(
        text: &'t str,
        read: impl FnOnce(&mut Self) -> Result<T, TextError>,
    ) -> Result<T, TextError> {
        let mut scanner = Self::new(text);
        let value = read(&mut scanner)?;
        if scanner.peek().is_some() { scanner.fail(Expected::End) } else { Ok(value) }
    }

    pub(crate) const fn at(&self) -> usize {
        self.at
    }

    pub(crate) fn peek(&self) -> Option<u8> {
        self.bytes.get(self.at).copied()
    }

    fn peek_second(&self) -> Option<u8> {
        self.bytes.get(self.at + 1).copied()
    }

    /// Steps over one character of ASCII.
    pub(crate) const fn step(&mut self) {
        self.at += 1;
    }

    /// Steps over this character if it comes next.
    pub(crate) fn eat(&mut self, byte: u8) -> bool {
        let comes = self.peek() == Some(byte);
        if comes {
            self.step();
        }
        comes
    }

    /// Steps over this ASCII text if it comes next.
    pub(crate) fn eat_all(&mut self, text: &str) -> bool {
        let comes = self.bytes.get(self.at..).is_some_and(|rest| rest.starts_with(text.as_bytes()));
        if comes {
            self.at += text.len();
        }
        comes
    }

    pub(crate) fn expect(&mut self, byte: u8, expected: Expected) -> Result<(), TextError> {
        if self.eat(byte) { Ok(()) } else { self.fail(expected) }
    }

    /// The error that here something else was expected.
    pub(crate) const fn fail<T>(&self, expected: Expected) -> Result<T, TextError> {
        Err(TextError { at: self.at, expected })
    }

    /// The value that a table has for the next character.
    fn one_of<T>(
        &mut self,
        find: impl FnOnce(u8) -> Option<T>,
        expected: Expected,
    ) -> Result<T, TextError> {
        match self.peek().and_then(find) {
            Some(value) => {
                self.step();
                Ok(value)
            }
            None => self.fail(expected),
        }
    }

    pub(crate) fn separator(&mut self) -> Result<(), TextError> {
        let is_one = |byte| matches!(byte, b' ' | b'_').then_some(());
        self.one_of(is_one, Expected::Separator)
    }

    /// A piece as a hex digit.
    pub(crate) fn digit(&mut self, expected: Expected) -> Result<Piece, TextError> {
        let piece = |byte| Piece::from_index(char::from(byte).to_digit(16)? as usize);
        self.one_of(piece, expected)
    }

    /// A piece as a hex digit or as a code of either edition. (A code begins with a letter
    /// that no digit has, or with `D` and then `R` or `Q`.)
    pub(crate) fn piece(&mut self) -> Result<Piece, TextError> {
        let is_code = match self.peek() {
            Some(b'L' | b'M' | b'G') => true,
            Some(b'D') => matches!(self.peek_second(), Some(b'R' | b'Q')),
            _ => false,
        };
        if !is_code {
            return self.digit(Expected::Piece);
        }
        let mut bits = 0;
        for characteristic in Characteristic::ALL {
            let second = |letter: u8| {
                characteristic.values().into_iter().find_map(|value| {
                    let fits = |edition| value.letter(edition) == char::from(letter);
                    (fits(Edition::Quarto) || fits(Edition::Access)).then_some(value.is_second())
                })
            };
            if self.one_of(second, Expected::CodeLetter)? {
                bits |= characteristic.bit();
            }
        }
        Ok(Piece::from_low_bits(bits))
    }

    fn file(&mut self, expected: Expected) -> Result<File, TextError> {
        let file = |byte| File::ALL.into_iter().find(|file| file.letter() == char::from(byte));
        self.one_of(file, expected)
    }

    fn rank(&mut self, expected: Expected) -> Result<Rank, TextError> {
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

    fn line(&mut self) -> Result<Line, TextError> {
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

    /// A call, its `!` included.
    pub(crate) fn call(&mut self) -> Result<Call, TextError> {
        self.expect(b'!', Expected::Move)?;
        let is_bare = match self.peek() {
            None | Some(b'?') => true,
            Some(byte) => byte.is_ascii_whitespace(),
        };
        if is_bare { Ok(Call::Bare) } else { self.line().map(Call::Line) }
    }

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

    pub(crate) fn seat(&mut self) -> Result<Seat, TextError> {
        let seat = |byte| match byte {
            b'1' => Some(Seat::One),
            b'2' => Some(Seat::Two),
            _ => None,
        };
        self.one_of(seat, Expected::SeatOrResult)
    }

    pub(crate) fn outcome(&mut self) -> Option<Outcome> {
        Outcome::ALL.into_iter().find(|outcome| self.eat_all(outcome.text()))
    }

    pub(crate) fn rules(&mut self) -> Result<Rules, TextError> {
        let mut counting = Characteristics::EMPTY;
        for (characteristic, digit) in Characteristic::ALL.into_iter().zip(b'1'..) {
            if self.eat(digit) {
                counting = counting.with(characteristic);
            }
        }
        let Some(counting) = Counting::new(counting) else {
            return self.fail(Expected::CountingDigit);
        };
        if matches!(self.peek(), Some(b'0'..=b'9')) {
            return self.fail(Expected::CountingDigit);
        }
        let squares = self.eat(b's');
        let calling = match self.peek() {
            Some(b'p') => Calling::Point,
            Some(b'c') => Calling::Call,
            Some(b'a') => {
                self.step();
                return Ok(Rules { counting, squares, calling: Calling::Auto });
            }
            _ => return self.fail(Expected::CallingLetter),
        };
        self.step();
        let price = if self.eat(b'l') {
            WrongCall::Loses
        } else if self.eat(b'f') {
            WrongCall::Free
        } else {
            WrongCall::Once
        };
        Ok(Rules { counting, squares, calling: calling(price) })
    }
}

/// A hex digit, or a code of either edition.
impl FromStr for Piece {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::piece)
    }
}

impl FromStr for Cell {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, |scanner| scanner.cell(Expected::File))
    }
}

impl FromStr for Line {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::line)
    }
}

impl FromStr for Rules {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Scanner::whole(text, Scanner::rules)
    }
}
