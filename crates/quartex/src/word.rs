//! A tile as it lies: four symbols read clockwise.

use core::fmt;

use crate::text::{Cursor, read_with};
use crate::{Corner, Symbol, TextError, Tile};

/// Four symbols, read clockwise from the top left: how a tile lies or could lie (X3).
///
/// Two bits a corner, the first corner highest, so that words compare as their letters do:
///
/// ```text
/// bit   7 6   5 4   3 2   1 0
///       NW    NE    SE    SW
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Word(u8);

impl Word {
    /// The word with these symbols at north-west, north-east, south-east, south-west.
    pub const fn new(symbols: [Symbol; 4]) -> Word {
        let [nw, ne, se, sw] = symbols;
        Word((nw as u8) << 6 | (ne as u8) << 4 | (se as u8) << 2 | sw as u8)
    }

    /// Every byte is a word.
    pub(crate) const fn from_bits(bits: u8) -> Word {
        Word(bits)
    }

    /// The word as a number, ordered like the word.
    pub(crate) const fn bits(self) -> u8 {
        self.0
    }

    /// All 256 words in order.
    pub fn all() -> impl Iterator<Item = Word> {
        (0..=u8::MAX).map(Word)
    }

    /// The symbols at north-west, north-east, south-east, south-west.
    pub const fn symbols(self) -> [Symbol; 4] {
        [
            Symbol::from_bits(self.0 >> 6),
            Symbol::from_bits(self.0 >> 4),
            Symbol::from_bits(self.0 >> 2),
            Symbol::from_bits(self.0),
        ]
    }

    /// The symbol at one corner.
    pub const fn at(self, corner: Corner) -> Symbol {
        Symbol::from_bits(self.0 >> (6 - 2 * corner as u8))
    }

    /// Turned a quarter clockwise: what was south-west is now north-west (X1).
    #[must_use]
    pub const fn turned(self) -> Word {
        Word(self.0.rotate_right(2))
    }

    /// Seen from the back: west and east change places (X1).
    #[must_use]
    pub const fn flipped(self) -> Word {
        let Word(w) = self;
        Word(w << 2 & 0b1100_0000 | w >> 2 & 0b0011_0000 | w << 2 & 0b0000_1100 | w >> 2 & 0b11)
    }

    /// The tile that can lie like this.
    pub const fn tile(self) -> Tile {
        Tile::of(self)
    }
}

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.symbols().iter().try_for_each(|symbol| write!(f, "{symbol}"))
    }
}

read_with!(Word, word);

impl Cursor<'_> {
    pub(crate) fn word(&mut self) -> Result<Word, TextError> {
        let symbols = [self.symbol()?, self.symbol()?, self.symbol()?, self.symbol()?];
        Ok(Word::new(symbols))
    }
}

impl fmt::Debug for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Word({self})")
    }
}
