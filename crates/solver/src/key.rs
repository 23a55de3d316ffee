//! One number for each position up to symmetry.

use crate::geometry::Geometry;
use crate::grid::Grid;
use crate::kind::Kind;

/// The fewest free cells a position may have to get a key: with eleven pieces placed a key
/// has 60 bits.
pub(crate) const LEAST_FREE: u32 = 5;

/// The bits of a byte that a mask selects, moved together; by mask and byte.
static TOGETHER: [[u8; 256]; 256] = {
    let mut table = [[0; 256]; 256];
    let mut mask = 0;
    while mask < 256 {
        let mut byte = 0;
        while byte < 256 {
            let (mut packed, mut at, mut bit) = (0, 0, 0);
            while bit < 8 {
                if mask >> bit & 1 != 0 {
                    if byte >> bit & 1 != 0 {
                        packed |= 1 << at;
                    }
                    at += 1;
                }
                bit += 1;
            }
            table[mask][byte] = packed;
            byte += 1;
        }
        mask += 1;
    }
    table
};

/// The keys of one board with any piece in hand: what does not depend on the piece is done
/// once.
#[derive(Debug)]
pub(crate) struct Keys {
    /// The planes as each of the symmetries shows them that make the occupied cells
    /// smallest; each packed to as many bits as pieces are placed.
    images: [[u16; 4]; 32],
    count: usize,
    /// The smallest image of the occupied cells, and how many there are.
    occupied: u16,
    placed: u32,
    width: usize,
}

impl Keys {
    #[inline(always)]
    pub(crate) fn new<const WORDS: usize>(
        grid: &Grid<WORDS>,
        width: u32,
        geometry: &Geometry,
    ) -> Self {
        let (occupied, mut symmetries) = geometry.smallest(grid.occupied);
        let placed = occupied.count_ones();
        let width = width as usize;
        let mut keys = Self { images: [[0; 4]; 32], count: 0, occupied, placed, width };
        while symmetries != 0 {
            let symmetry = symmetries.trailing_zeros();
            symmetries &= symmetries - 1;
            let image = &mut keys.images[keys.count & 31];
            for (i, image) in image.iter_mut().enumerate().take(width) {
                #[allow(clippy::cast_possible_truncation)] // One lane.
                let plane = (grid.planes >> (16 * i)) as u16;
                *image = together(geometry.image(symmetry, plane), occupied);
            }
            keys.count += 1;
        }
        keys
    }

    /// The key with this piece in hand. Two are equal exactly if a symmetry of the cells
    /// and one of the kinds turn one position into the other.
    ///
    /// Characteristics are turned over so that the piece in hand has no second value; the
    /// order of the characteristics is settled by sorting their planes.
    #[inline(always)]
    pub(crate) fn with(&self, hand: Kind) -> u64 {
        #[allow(clippy::cast_possible_truncation)] // At most sixteen bits.
        let all = ((1u32 << self.placed) - 1) as u16;
        let mut best = u64::MAX;
        for image in &self.images[..self.count] {
            let mut planes = *image;
            for (i, plane) in planes.iter_mut().enumerate().take(self.width) {
                if hand.0 >> i & 1 != 0 {
                    *plane ^= all;
                }
            }
            sort(&mut planes);
            let packed = planes
                .into_iter()
                .fold(0, |packed, plane| packed << self.placed | u64::from(plane));
            best = best.min(packed);
        }
        u64::from(self.occupied) << 44 | best
    }
}

#[inline(always)]
fn together(plane: u16, mask: u16) -> u16 {
    let [low_mask, high_mask] = mask.to_le_bytes();
    let [low, high] = plane.to_le_bytes();
    let low = u16::from(TOGETHER[low_mask as usize][low as usize]);
    let high = u16::from(TOGETHER[high_mask as usize][high as usize]);
    low | high << low_mask.count_ones()
}

/// Sorts four numbers. (Planes of characteristics that do not count are zero and end in
/// front, the same in all keys of one game.)
#[inline(always)]
fn sort(four: &mut [u16; 4]) {
    let mut order = |i: usize, j: usize| {
        let (small, large) = (four[i].min(four[j]), four[i].max(four[j]));
        four[i] = small;
        four[j] = large;
    };
    order(0, 1);
    order(2, 3);
    order(0, 2);
    order(1, 3);
    order(1, 2);
}
