//! Dice that fall the same way every time.

use quartex::Chance as _;

/// A small generator (SplitMix64): repeatable, and good enough to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotDice(u64);

impl BotDice {
    /// Dice with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    pub const fn roll(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// Yes, so many times out of a hundred.
    pub fn percent(&mut self, chance: u8) -> bool {
        self.below(100) < u32::from(chance)
    }

    /// One of these; `None` if there are none.
    pub fn one_of<T: Copy>(&mut self, items: &[T]) -> Option<T> {
        let bound = u32::try_from(items.len()).ok().filter(|&bound| bound > 0)?;
        items.get(self.below(bound) as usize).copied()
    }

    /// Puts them in any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            let bound = u32::try_from(last + 1).unwrap_or(1);
            items.swap(last, self.below(bound) as usize);
        }
    }
}

impl quartex::Chance for BotDice {
    fn below(&mut self, bound: u32) -> u32 {
        // The upper half of the product of two numbers below 2^32.
        u32::try_from(((self.roll() >> 32) * u64::from(bound)) >> 32).unwrap_or(0)
    }
}
