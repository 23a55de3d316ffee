//! A set of tiles in one word of memory.

use core::fmt;

use crate::tile::TILES;
use crate::{Chance, Tile};

/// A set of tiles: a hand, the bag, what was set aside. Bit *i* is the *i*-th tile by name, so the
/// set keeps no order and tells none.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct TileSet(u64);

impl TileSet {
    /// No tile.
    pub const EMPTY: TileSet = TileSet(0);
    /// All 55.
    pub const ALL: TileSet = TileSet((1 << TILES) - 1);

    /// How many tiles.
    #[expect(clippy::cast_possible_truncation, reason = "at most 55")]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this tile is among them.
    pub const fn contains(self, tile: Tile) -> bool {
        self.0 >> tile.index() & 1 != 0
    }

    /// These and one more.
    #[must_use]
    pub const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile.index())
    }

    /// These without one.
    #[must_use]
    pub const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile.index()))
    }

    /// What is in either.
    #[must_use]
    pub const fn union(self, other: TileSet) -> TileSet {
        TileSet(self.0 | other.0)
    }

    /// What is in both.
    #[must_use]
    pub const fn intersection(self, other: TileSet) -> TileSet {
        TileSet(self.0 & other.0)
    }

    /// What is here and not in the other.
    #[must_use]
    pub const fn minus(self, other: TileSet) -> TileSet {
        TileSet(self.0 & !other.0)
    }

    /// What is in one of them but not in both.
    #[must_use]
    pub const fn difference(self, other: TileSet) -> TileSet {
        TileSet(self.0 ^ other.0)
    }

    /// Whether both have a tile in common.
    pub const fn meets(self, other: TileSet) -> bool {
        self.0 & other.0 != 0
    }

    /// Whether all of these are in the other.
    pub const fn is_within(self, other: TileSet) -> bool {
        self.0 & !other.0 == 0
    }

    /// The tiles by name.
    pub const fn iter(self) -> Tiles {
        Tiles(self.0)
    }

    /// The tile after `skipped` others, by name.
    pub fn nth(self, skipped: u8) -> Option<Tile> {
        let mut bits = self.0;
        for _ in 0..skipped {
            bits &= bits.wrapping_sub(1);
        }
        Tiles(bits).next()
    }

    /// `count` of these tiles by lot, every choice equally likely; all of them if there are fewer.
    #[must_use]
    pub fn pick(self, count: u8, chance: &mut impl Chance) -> TileSet {
        let mut left = self;
        let mut size = self.len();
        let mut picked = TileSet::EMPTY;
        for _ in 0..count.min(size) {
            let skipped = u8::try_from(chance.below(u32::from(size))).unwrap_or(u8::MAX);
            if let Some(tile) = left.nth(skipped.min(size - 1)) {
                left = left.without(tile);
                picked = picked.with(tile);
            }
            size -= 1;
        }
        picked
    }
}

impl FromIterator<Tile> for TileSet {
    fn from_iter<I: IntoIterator<Item = Tile>>(tiles: I) -> TileSet {
        tiles.into_iter().fold(TileSet::EMPTY, TileSet::with)
    }
}

impl IntoIterator for TileSet {
    type Item = Tile;
    type IntoIter = Tiles;

    fn into_iter(self) -> Tiles {
        self.iter()
    }
}

/// The tiles of a set, by name.
#[derive(Clone, Debug)]
pub struct Tiles(u64);

impl Iterator for Tiles {
    type Item = Tile;

    fn next(&mut self) -> Option<Tile> {
        if self.0 == 0 {
            return None;
        }
        let bit = self.0.trailing_zeros();
        self.0 &= self.0 - 1;
        Some(Tile::from_bit(bit))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count_ones() as usize;
        (count, Some(count))
    }
}

impl ExactSizeIterator for Tiles {}

impl fmt::Debug for TileSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Tile::name)).finish()
    }
}
