//! Chance for tests: the same seed, the same numbers, on every machine and for good. Fixtures and
//! recorded worlds depend on them. And how often it is tried: [`is_full`], [`times`].
//!
//! ```
//! let mut dice = dice::Dice::new(7);
//! assert_eq!(dice.next(), 0x63cb_e1e4_5932_0dd7);
//! ```
//!
//! Nothing that is shipped uses this crate. Where a stream is part of a format or of somebody's play, it
//! stands there: `bots::BotDice`, the grain of `pictures`, the slots of the solver's book.
#![no_std]
#![forbid(unsafe_code)]

/// Is this the long run, `FOURFOLD_FULL=1`? It is asked nowhere else. A macro, so that the environment is that of the
/// test, and this crate has none.
#[macro_export]
macro_rules! is_full {
    () => {
        ::std::env::var_os("FOURFOLD_FULL").is_some_and(|value| value == "1")
    };
}

/// How many: `few` every time, `many` in the long run.
#[macro_export]
macro_rules! times {
    ($few:expr, $many:expr) => {
        if $crate::is_full!() { $many } else { $few }
    };
}

/// A small generator (`SplitMix64`). Nothing here is evenly spread to the last digit, and nothing is
/// secret.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dice(u64);

impl Dice {
    /// Dice with this seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// Any number.
    #[allow(clippy::should_implement_trait)] // There is always a next one.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let z = (self.0 ^ self.0 >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ z >> 31
    }

    /// A number below the bound, which is at least 1.
    #[allow(clippy::cast_possible_truncation)] // It is below the bound.
    pub const fn below(&mut self, bound: u32) -> u32 {
        (self.next() % bound as u64) as u32
    }

    /// A place in a list of this length, which is at least 1.
    #[allow(clippy::cast_possible_truncation)] // It is below the length.
    pub const fn index(&mut self, length: usize) -> usize {
        (self.next() % length as u64) as usize
    }

    /// From `least` to `most`.
    pub const fn between(&mut self, least: u64, most: u64) -> u64 {
        least + self.next() % (most - least + 1)
    }

    /// Yes, so often in a hundred.
    pub const fn percent(&mut self, often: u32) -> bool {
        self.below(100) < often
    }

    /// Yes, so often in a thousand.
    pub const fn permille(&mut self, often: u64) -> bool {
        self.next() % 1000 < often
    }

    /// Yes, once in so many times.
    pub const fn one_in(&mut self, times: u32) -> bool {
        self.below(times) == 0
    }

    /// Yes or no.
    pub const fn coin(&mut self) -> bool {
        self.permille(500)
    }

    /// One of these; `None` if there are none, and then nothing is rolled.
    pub fn pick<T: Clone>(&mut self, items: &[T]) -> Option<T> {
        if items.is_empty() { None } else { Some(self.choose(items)) }
    }

    /// One of these, of which there must be one.
    pub fn choose<T: Clone>(&mut self, items: &[T]) -> T {
        items[self.index(items.len())].clone()
    }

    /// Puts them in any order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.index(last + 1));
        }
    }

    /// As many bytes as a table's seed has.
    pub fn bytes(&mut self) -> [u8; 32] {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_mut(8) {
            chunk.copy_from_slice(&self.next().to_be_bytes());
        }
        bytes
    }
}
