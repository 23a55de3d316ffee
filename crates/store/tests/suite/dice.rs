//! Chance for tests.

use quartex::Chance;
use table::Seed;

/// A small generator: tests are the same every time.
#[derive(Clone)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) const fn new(seed: u64) -> Self {
        Self(seed)
    }

    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    pub(crate) fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn choose<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.below(u32::try_from(items.len()).unwrap()) as usize].clone()
    }

    pub(crate) fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_be_bytes());
        }
        Seed(bytes)
    }
}

impl Chance for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        u32::try_from(self.next() % u64::from(bound)).unwrap()
    }
}

/// How many: `few` every time, `many` with `FOURFOLD_FULL`.
pub(crate) fn times(few: u64, many: u64) -> u64 {
    if std::env::var_os("FOURFOLD_FULL").is_some() { many } else { few }
}
