//! Counting, to compare with other implementations.

use crate::{Field, TileSet};

/// "Open bag" perft: in how many ways can `depth` tiles be laid one after another, if any unused
/// tile may be taken each time? On an empty field the first is laid at home in all its
/// orientations.
///
/// The last tile is counted, not laid. Stops at the largest number there is.
pub fn perft(field: &Field, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => u64::from(field.count_placements(TileSet::ALL)),
        _ => {
            let mut count = 0_u64;
            for placement in field.placements(TileSet::ALL) {
                let mut next = field.clone();
                next.lay_checked(placement);
                count = count.saturating_add(perft(&next, depth - 1));
            }
            count
        }
    }
}
