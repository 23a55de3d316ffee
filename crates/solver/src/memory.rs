//! What has been proven, shared by all threads without a lock.

use std::sync::atomic::{AtomicU64, Ordering};

/// Entries that stand together; one of them is replaced when a new one comes.
const BUCKET: usize = 4;

/// Bits of an entry that are not part of its key: two bounds and the number of free cells.
const DATA_BITS: u32 = 16;

/// The least memory, in bytes: with less, keys would no longer fit into the entries.
pub const LEAST_MEMORY: usize = 4 << 20;

/// What is known of a value: it is at least `low` and at most `high`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    pub(crate) low: i8,
    pub(crate) high: i8,
}

/// A value is between these.
pub(crate) const LOWEST: i8 = -31;
pub(crate) const HIGHEST: i8 = 31;

impl Bounds {
    pub(crate) const NONE: Self = Self { low: LOWEST, high: HIGHEST };

    /// The same, knowing whether the value is at least `goal`.
    #[must_use]
    pub(crate) fn narrowed(self, goal: i8, is_reached: bool) -> Self {
        if is_reached {
            Self { low: self.low.max(goal), ..self }
        } else {
            Self { high: self.high.min(goal - 1), ..self }
        }
    }
}

/// A table from keys to bounds. One entry is one word, so that no reader can see half of
/// one; the key is kept exactly, so that no entry is taken for another.
#[derive(Debug)]
pub(crate) struct Memory {
    buckets: Vec<Bucket>,
    bucket_bits: u32,
}

/// Aligned so that it is fetched from memory in one go.
#[derive(Debug, Default)]
#[repr(align(32))]
struct Bucket([AtomicU64; BUCKET]);

impl Memory {
    /// As large as fits into this many bytes; at least [`LEAST_MEMORY`].
    pub(crate) fn new(bytes: usize) -> Self {
        let (count, bucket_bits) = size(bytes);
        Self { buckets: (0..count).map(|_| Bucket::default()).collect(), bucket_bits }
    }

    /// The same; `None` where the machine will not give so much.
    pub(crate) fn try_new(bytes: usize) -> Option<Self> {
        let (count, bucket_bits) = size(bytes);
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(count).ok()?;
        buckets.resize_with(count, Bucket::default);
        Some(Self { buckets, bucket_bits })
    }

    /// Forgets everything.
    pub(crate) fn clear(&self) {
        for entry in self.buckets.iter().flat_map(|bucket| &bucket.0) {
            entry.store(0, Ordering::Relaxed);
        }
    }

    #[inline(always)]
    fn place(&self, key: u64) -> (&[AtomicU64; BUCKET], u64) {
        let hash = mix(key);
        #[allow(clippy::cast_possible_truncation)] // Far fewer buckets than that.
        let bucket = (hash & ((1 << self.bucket_bits) - 1)) as usize;
        let tag = (hash >> self.bucket_bits) << DATA_BITS;
        (&self.buckets[bucket].0, tag)
    }

    /// What is known.
    #[inline(always)]
    pub(crate) fn recall(&self, key: u64) -> Bounds {
        let (bucket, tag) = self.place(key);
        // Without branches, so that a processor can wait for several buckets at once. Two
        // threads may have put the same key into two entries; both are true, one is taken.
        let mut found = 0;
        for entry in bucket {
            let word = entry.load(Ordering::Relaxed);
            found = if word >> DATA_BITS == tag >> DATA_BITS { word } else { found };
        }
        if found == 0 { Bounds::NONE } else { unpack(found) }
    }

    /// Keeps what is known of a position with so many free cells.
    #[inline(always)]
    pub(crate) fn remember(&self, key: u64, bounds: Bounds, free: u32) {
        let (bucket, tag) = self.place(key);
        let word = tag | pack(bounds, free);
        let mut victim = &bucket[0];
        let mut least = u64::MAX;
        for entry in bucket {
            let old = entry.load(Ordering::Relaxed);
            if old >> DATA_BITS == tag >> DATA_BITS {
                entry.store(word, Ordering::Relaxed);
                return;
            }
            // The fewer free cells, the cheaper to find out again. 0 is an unused entry.
            if old & 0xf < least {
                least = old & 0xf;
                victim = entry;
            }
        }
        victim.store(word, Ordering::Relaxed);
    }
}

/// How many buckets fit into so many bytes, a power of two, and which.
fn size(bytes: usize) -> (usize, u32) {
    let bits = (bytes.max(LEAST_MEMORY) / (8 * BUCKET)).ilog2();
    (1 << bits, bits)
}

/// ```text
/// bits 0–3    free cells (1–15; 0: unused; 16 is written as 15)
/// bits 4–9    low + 31
/// bits 10–15  high + 31
/// bits 16–    the part of the key that does not follow from the place
/// ```
fn pack(bounds: Bounds, free: u32) -> u64 {
    let code = |bound: i8| u64::from((bound - LOWEST).unsigned_abs());
    u64::from(free.clamp(1, 15)) | code(bounds.low) << 4 | code(bounds.high) << 10
}

fn unpack(word: u64) -> Bounds {
    #[allow(clippy::cast_possible_truncation)] // Six bits.
    let bound = |shift: u32| (word >> shift & 63) as i8 + LOWEST;
    Bounds { low: bound(4), high: bound(10) }
}

/// A bijection of 64-bit numbers that spreads them well.
#[inline(always)]
const fn mix(key: u64) -> u64 {
    let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    let key = (key ^ key >> 32).wrapping_mul(0xd6e8_feb8_6659_fd93);
    key ^ key >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Two threads that remember the same position at once may fill two entries with it.
    #[test]
    fn a_key_that_is_there_twice_gives_one_of_its_bounds() {
        let memory = Memory::new(LEAST_MEMORY);
        let key = 12_345;
        let bounds = [Bounds { low: 0, high: HIGHEST }, Bounds { low: 1, high: HIGHEST }];
        for slots in [[0, 1], [1, 0], [3, 2]] {
            memory.clear();
            let (bucket, tag) = memory.place(key);
            for (slot, bounds) in slots.into_iter().zip(bounds) {
                bucket[slot].store(tag | pack(bounds, 9), Ordering::Relaxed);
            }
            assert!(bounds.contains(&memory.recall(key)), "{:?}", memory.recall(key));
        }
    }

    #[test]
    fn what_is_remembered_is_recalled() {
        let memory = Memory::new(LEAST_MEMORY);
        for low in LOWEST..=HIGHEST {
            for high in low..=HIGHEST {
                let bounds = Bounds { low, high };
                memory.remember(99, bounds, 10);
                assert_eq!(memory.recall(99), bounds);
            }
        }
        assert_eq!(memory.recall(98), Bounds::NONE);
    }
}
