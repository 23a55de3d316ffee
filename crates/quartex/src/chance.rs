//! Where randomness comes in.

/// A source of random numbers. The rules own none: whoever wants a tile by lot, a playout or a
/// resampled truth brings one.
pub trait Chance {
    /// A number from 0 to `bound - 1`, each equally likely. `bound` is at least 1; an answer that is
    /// too large is taken as the largest allowed.
    fn below(&mut self, bound: u32) -> u32;
}

impl<F: FnMut(u32) -> u32> Chance for F {
    fn below(&mut self, bound: u32) -> u32 {
        self(bound)
    }
}
