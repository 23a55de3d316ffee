//! The 55 tiles, computed from X3.

use core::fmt;

use crate::text::{Cursor, read_with};
use crate::{Pattern, Symbol, TextError, TextProblem, TileSet, Word};

/// How many tiles there are (X1, X3).
pub const TILES: usize = 55;

/// One of the 55 tiles (X1): a class of words under turning and flipping, named by its smallest
/// word (X3). Tiles are ordered by name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Tile(u8);

/// What X3 computes: nothing here is typed in.
struct Table {
    /// Each tile's name, ascending.
    names: [Word; TILES],
    /// The tile of every word.
    of_word: [u8; 256],
    /// Each tile's different words, one per byte from the lowest, the rest filled with the first.
    words: [u64; TILES],
    /// `0x80` in each byte of `words` that is not filling.
    real: [u64; TILES],
}

static TABLE: Table = table();

#[expect(clippy::cast_possible_truncation, reason = "words are bytes, and 55 tiles fit into one")]
const fn table() -> Table {
    let mut table = Table {
        names: [Word::from_bits(0); TILES],
        of_word: [0; 256],
        words: [0; TILES],
        real: [0; TILES],
    };
    let mut tiles = 0;
    let mut bits = 0_u32;
    while bits < 256 {
        let word = Word::from_bits(bits as u8);
        if is_smallest(word) {
            table.names[tiles] = word;
            let mut count = 0;
            let mut packed = 0_u64;
            let mut image = 0;
            while image < 8 {
                let other = seen_as(word, image);
                let mut known = false;
                let mut i = 0;
                while i < count {
                    known |= (packed >> (8 * i)) as u8 == other.bits();
                    i += 1;
                }
                if !known {
                    packed |= (other.bits() as u64) << (8 * count);
                    table.real[tiles] |= 0x80 << (8 * count);
                    count += 1;
                    table.of_word[other.bits() as usize] = tiles as u8;
                }
                image += 1;
            }
            while count < 8 {
                packed |= (word.bits() as u64) << (8 * count);
                count += 1;
            }
            table.words[tiles] = packed;
            tiles += 1;
        }
        bits += 1;
    }
    assert!(tiles == TILES, "X3: the words fall into 55 classes");
    table
}

/// One of the eight ways to see a word: four quarter turns, front and back (X1).
const fn seen_as(word: Word, image: u32) -> Word {
    let mut seen = if image < 4 { word } else { word.flipped() };
    let mut turns = image % 4;
    while turns > 0 {
        seen = seen.turned();
        turns -= 1;
    }
    seen
}

const fn is_smallest(word: Word) -> bool {
    let mut image = 1;
    while image < 8 {
        if seen_as(word, image).bits() < word.bits() {
            return false;
        }
        image += 1;
    }
    true
}

impl Tile {
    /// All 55, by name.
    pub fn all() -> impl DoubleEndedIterator<Item = Tile> + ExactSizeIterator {
        const COUNT: u8 = TileSet::ALL.len();
        (0..COUNT).map(Tile)
    }

    /// The tile that can lie like this word.
    pub(crate) const fn of(word: Word) -> Tile {
        Tile(TABLE.of_word[word.bits() as usize])
    }

    /// The tile of a place in [`Tile::all`].
    #[expect(clippy::cast_possible_truncation, reason = "checked just before")]
    pub const fn from_index(index: usize) -> Option<Tile> {
        if index < TILES { Some(Tile(index as u8)) } else { None }
    }

    /// A bit of a [`TileSet`], which holds only tiles.
    #[expect(clippy::cast_possible_truncation, reason = "bits are below 55")]
    pub(crate) const fn from_bit(bit: u32) -> Tile {
        Tile(bit as u8)
    }

    /// Place in [`Tile::all`].
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The name: the smallest word (X3).
    pub fn name(self) -> Word {
        TABLE.names[self.index()]
    }

    /// The different ways this tile can lie: 1, 2, 4 or 8 words (X3).
    pub fn words(self) -> Words {
        Words { words: TABLE.words[self.index()], left: TABLE.real[self.index()] }
    }

    /// Those of [`Tile::words`] that agree with what is fixed already (X9 c).
    pub fn words_at(self, pattern: Pattern) -> Words {
        const ONES: u64 = 0x0101_0101_0101_0101;
        const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
        let words = TABLE.words[self.index()];
        // A byte is zero where a word agrees on every corner that is fixed.
        let differs =
            (words ^ (u64::from(pattern.value()) * ONES)) & (u64::from(pattern.care()) * ONES);
        let agrees = !(((differs & LOW) + LOW) | differs | LOW);
        Words { words, left: agrees & TABLE.real[self.index()] }
    }

    /// How often each symbol stands on this tile, in the order of [`Symbol::ALL`].
    pub fn corners(self) -> [u8; 4] {
        let mut corners = [0; 4];
        for symbol in self.name().symbols() {
            corners[symbol.index()] += 1;
        }
        corners
    }

    /// Which row of the table in X3 this tile belongs to.
    pub fn kind(self) -> Kind {
        let [a, b, c, d] = self.name().symbols();
        let pairs_beside = [a == b, b == c, c == d, d == a].iter().filter(|&&equal| equal).count();
        let pairs_across = [a == c, b == d].iter().filter(|&&equal| equal).count();
        match (pairs_beside, pairs_across) {
            (4, _) => Kind::FourEqual,
            (2, 1) => Kind::ThreeAndOne,
            (2, _) => Kind::PairsBeside,
            (_, 2) => Kind::PairsAcross,
            (1, _) => Kind::PairBeside,
            (_, 1) => Kind::PairAcross,
            _ => Kind::AllDifferent,
        }
    }
}

/// The rows of the table in X3.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Kind {
    /// `XXXX`.
    FourEqual,
    /// `XXXS`.
    ThreeAndOne,
    /// `XXSS`: two pairs side by side.
    PairsBeside,
    /// `XSXS`: two pairs crosswise.
    PairsAcross,
    /// `XXSQ`: a pair side by side and two others.
    PairBeside,
    /// `XSXQ`: a pair crosswise and two others.
    PairAcross,
    /// `XSQO`.
    AllDifferent,
}

/// Some of the ways one tile can lie.
#[derive(Clone, Debug)]
pub struct Words {
    words: u64,
    /// `0x80` in each byte of `words` still to come.
    left: u64,
}

impl Words {
    /// Whether none is left.
    pub const fn is_empty(&self) -> bool {
        self.left == 0
    }

    /// The word after `skipped` others.
    pub(crate) fn after(mut self, skipped: u32) -> Option<Word> {
        for _ in 0..skipped {
            self.left &= self.left.wrapping_sub(1);
        }
        self.next()
    }

    /// How many are left: the bytes that hold `0x80`, added up by one multiplication.
    pub(crate) const fn count_left(&self) -> u32 {
        ((self.left >> 7).wrapping_mul(0x0101_0101_0101_0101) >> 56) as u32
    }
}

impl Iterator for Words {
    type Item = Word;

    #[expect(clippy::cast_possible_truncation, reason = "one byte of eight is wanted")]
    fn next(&mut self) -> Option<Word> {
        if self.left == 0 {
            return None;
        }
        let byte = self.left.trailing_zeros() & !7;
        self.left &= self.left - 1;
        Some(Word::from_bits((self.words >> byte) as u8))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.count_left() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Words {}

impl fmt::Display for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.name().fmt(f)
    }
}

read_with!(Tile, tile);

impl Cursor<'_> {
    /// A tile by its name.
    pub(crate) fn tile(&mut self) -> Result<Tile, TextError> {
        let at = self.at();
        let word = self.word()?;
        let tile = word.tile();
        if tile.name() == word {
            Ok(tile)
        } else {
            Err(TextError { at, problem: TextProblem::NotAName(tile) })
        }
    }
}

impl fmt::Debug for Tile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Tile({self})")
    }
}

/// The symbols at four corners as far as they are fixed.
pub(crate) const fn fixed_digit(symbol: Option<Symbol>) -> u8 {
    match symbol {
        None => 0,
        Some(symbol) => symbol as u8 + 1,
    }
}
