//! Reading texts: one scanner, and errors that point at the character. What is read stands beside
//! what is printed, in the file of its noun.

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

    pub(crate) fn peek_second(&self) -> Option<u8> {
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
    pub(crate) fn one_of<T>(
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
}
