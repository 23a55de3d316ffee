//! Dice that fall the same way every time.

/// A small generator (SplitMix64): repeatable, and good enough to play with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(u64);

impl Dice {
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
}

impl quartex::Chance for Dice {
    fn below(&mut self, bound: u32) -> u32 {
        // The upper half of the product of two numbers below 2^32.
        u32::try_from(((self.roll() >> 32) * u64::from(bound)) >> 32).unwrap_or(0)
    }
}
