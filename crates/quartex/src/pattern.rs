//! What is fixed at the four corners of a cell, and which tiles that leaves.

use crate::tile::fixed_digit;
use crate::{Symbol, TileSet, Word};

/// The four corners of a cell as far as they are fixed: one of 625 (X9 c).
///
/// Kept as two bytes laid out like a [`Word`]: `care` has both bits of every fixed corner, `value`
/// the symbols there. A word fits if `(word ^ value) & care` is zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Pattern {
    care: u8,
    value: u8,
}

/// How many patterns there are: four symbols or nothing at four corners.
const PATTERNS: usize = 625;

/// What a search wants to know of a pattern, ready to be looked up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    /// The tiles that fit.
    pub(crate) fitting: TileSet,
    pub(crate) pattern: Pattern,
    /// Whether just one edge is fixed and both its symbols are equal. Then a tile fits in two ways
    /// unless it is its own mirror image ([`MIRRORED`]). With more fixed, or two different symbols, it
    /// fits in one.
    pub(crate) is_pair: bool,
}

/// The tiles that read the same from the back without being turned.
pub(crate) const MIRRORED: TileSet = mirrored();

const fn mirrored() -> TileSet {
    let mut tiles = TileSet::EMPTY;
    let mut bits = 0;
    loop {
        let word = Word::from_bits(bits);
        if word.flipped().bits() == bits {
            tiles = tiles.with(word.tile());
        }
        if bits == u8::MAX {
            return tiles;
        }
        bits += 1;
    }
}

/// A pattern's number reads its corners in base five, north-west lowest; digit 0 is a free corner.
static TABLE: [Entry; PATTERNS] = table();

#[expect(clippy::cast_possible_truncation, reason = "digits are below five")]
const fn table() -> [Entry; PATTERNS] {
    let free = Entry { fitting: TileSet::EMPTY, pattern: Pattern::FREE, is_pair: false };
    let mut table = [free; PATTERNS];
    // A free corner makes the union of four patterns with higher numbers: fill from the end.
    let mut number = PATTERNS;
    while number > 0 {
        number -= 1;
        let digits = [
            (number % 5) as u8,
            (number / 5 % 5) as u8,
            (number / 25 % 5) as u8,
            (number / 125) as u8,
        ];
        let pattern = Pattern::from_digits(digits);
        let mut fitting = TileSet::EMPTY;
        let mut place = 1;
        let mut corner = 0;
        while corner < 4 && digits[corner] != 0 {
            corner += 1;
            place *= 5;
        }
        if corner < 4 {
            let mut symbol = 1;
            while symbol <= 4 {
                fitting = fitting.union(table[number + symbol * place].fitting);
                symbol += 1;
            }
        } else {
            fitting = fitting.with(Word::from_bits(pattern.value).tile());
        }
        table[number] = Entry { fitting, pattern, is_pair: is_pair(digits) };
    }
    table
}

const fn is_pair(digits: [u8; 4]) -> bool {
    let mut corner = 0;
    while corner < 4 {
        let next = (corner + 1) % 4;
        let rest = digits[(corner + 2) % 4] + digits[(corner + 3) % 4];
        if digits[corner] != 0 && digits[corner] == digits[next] && rest == 0 {
            return true;
        }
        corner += 1;
    }
    false
}

impl Pattern {
    /// Nothing is fixed: home before the first tile (X10).
    pub const FREE: Pattern = Pattern { care: 0, value: 0 };

    /// The pattern with these symbols at north-west, north-east, south-east, south-west.
    pub const fn new(corners: [Option<Symbol>; 4]) -> Pattern {
        Pattern::from_digits([
            fixed_digit(corners[0]),
            fixed_digit(corners[1]),
            fixed_digit(corners[2]),
            fixed_digit(corners[3]),
        ])
    }

    /// From one digit a corner: 0 free, else one more than the symbol's index.
    pub(crate) const fn from_digits(digits: [u8; 4]) -> Pattern {
        const CARE: [u8; 8] = [0, 3, 3, 3, 3, 0, 0, 0];
        const VALUE: [u8; 8] = [0, 0, 1, 2, 3, 0, 0, 0];
        let [nw, ne, se, sw] = [
            digits[0] as usize & 7,
            digits[1] as usize & 7,
            digits[2] as usize & 7,
            digits[3] as usize & 7,
        ];
        Pattern {
            care: CARE[nw] << 6 | CARE[ne] << 4 | CARE[se] << 2 | CARE[sw],
            value: VALUE[nw] << 6 | VALUE[ne] << 4 | VALUE[se] << 2 | VALUE[sw],
        }
    }

    pub(crate) const fn care(self) -> u8 {
        self.care
    }

    pub(crate) const fn value(self) -> u8 {
        self.value
    }

    /// The symbols at north-west, north-east, south-east, south-west.
    pub const fn corners(self) -> [Option<Symbol>; 4] {
        let mut corners = [None; 4];
        let symbols = Word::from_bits(self.value).symbols();
        let mut i = 0;
        while i < 4 {
            if self.care >> (6 - 2 * i) & 3 != 0 {
                corners[i] = Some(symbols[i]);
            }
            i += 1;
        }
        corners
    }

    /// Whether a tile may lie like this here (X9 c).
    pub const fn admits(self, word: Word) -> bool {
        (word.bits() ^ self.value) & self.care == 0
    }

    /// Every tile that can lie here in some way.
    pub fn fitting(self) -> TileSet {
        look_up(self.corners().map(fixed_digit)).fitting
    }
}

/// The entry for one digit a corner, see [`Pattern::from_digits`].
pub(crate) fn look_up(digits: [u8; 4]) -> Entry {
    let [nw, ne, se, sw] = digits.map(usize::from);
    // Digits never exceed 4, so the number is always in the table.
    TABLE.get(nw + 5 * ne + 25 * se + 125 * sw).copied().unwrap_or(TABLE[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What [`Entry::is_pair`] promises, for every pattern with a fixed edge (X9 b).
    #[test]
    fn x9_a_tile_fits_beside_another_in_one_way_or_two() {
        for entry in &TABLE {
            let corners = entry.pattern.corners();
            let edge = |i: usize| corners[i].is_some() && corners[(i + 1) % 4].is_some();
            for tile in TileSet::ALL {
                let ways = tile.words_at(entry.pattern).count();
                assert_eq!(ways > 0, entry.fitting.contains(tile));
                if ways > 0 && (0..4).any(edge) {
                    let two = entry.is_pair && !MIRRORED.contains(tile);
                    assert_eq!(ways, if two { 2 } else { 1 });
                }
            }
        }
    }
}
