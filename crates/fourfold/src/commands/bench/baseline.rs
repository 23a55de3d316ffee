//! Work of a known size, to measure other work by.

use std::hint::black_box;
use std::time::{Duration, Instant};

/// Xorshift: quick, the same on every machine, and good enough to play at random.
#[derive(Clone, Debug)]
pub(super) struct Xorshift(u64);

impl Xorshift {
    /// A generator; every one begins alike.
    pub(super) const fn new() -> Self {
        Self(0x9e37_79b9_7f4a_7c15)
    }

    /// A number below `bound`.
    pub(super) fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        // The upper half of the product of two numbers below 2^32.
        u32::try_from(((self.0 >> 32) * u64::from(bound)) >> 32).unwrap_or(0)
    }
}

/// What one round of the baseline is, for those who read the figures.
pub(super) const WHAT: &str = "55 numbers shuffled, then sorted by insertion";

/// One round: like a game it draws numbers, follows branches nobody can foresee and stays in
/// the nearest cache; unlike a game it will never be made faster.
fn round(numbers: &mut [u8; 55], chance: &mut Xorshift) {
    for place in (1..numbers.len()).rev() {
        let bound = u32::try_from(place + 1).unwrap_or(u32::MAX);
        numbers.swap(place, chance.below(bound) as usize);
    }
    for sorted in 1..numbers.len() {
        let mut place = sorted;
        while place > 0 && numbers[place - 1] > numbers[place] {
            numbers.swap(place - 1, place);
            place -= 1;
        }
    }
}

/// How many pairs of slices are measured at least.
const FEWEST_SLICES: usize = 3;
/// Rounds of the baseline in one slice: a few milliseconds.
const ROUNDS: u32 = 4000;

/// How fast some work was.
#[derive(Clone, Copy, Debug)]
pub(super) struct Speed {
    /// Units of the work in a second.
    pub(super) per_second: f64,
    /// Rounds of the baseline that take as long as one unit: the median over all slices.
    pub(super) ratio: f64,
}

/// The baseline, ready to be run.
#[derive(Clone, Debug)]
pub(super) struct Baseline {
    numbers: [u8; 55],
    chance: Xorshift,
}

impl Baseline {
    pub(super) fn new() -> Self {
        let mut numbers = [0; 55];
        for (number, place) in numbers.iter_mut().zip(0..) {
            *number = place;
        }
        Self { numbers, chance: Xorshift::new() }
    }

    /// How long a round takes at this moment.
    pub(super) fn seconds_per_round(&mut self) -> f64 {
        let start = Instant::now();
        for _ in 0..ROUNDS {
            round(black_box(&mut self.numbers), &mut self.chance);
        }
        start.elapsed().as_secs_f64() / f64::from(ROUNDS)
    }
}

/// Does slices of the work, each of so many units, and of the baseline in turn, until the
/// time is up.
pub(super) fn measure<T>(time: Duration, units: u32, mut slice: impl FnMut() -> T) -> Speed {
    let mut baseline = Baseline::new();
    let mut working = Duration::ZERO;
    let mut ratios = Vec::new();
    let began = Instant::now();
    while ratios.len() < FEWEST_SLICES || began.elapsed() < time {
        let start = Instant::now();
        black_box(slice());
        let work = start.elapsed();
        let round = baseline.seconds_per_round();
        working += work;
        ratios.push(work.as_secs_f64() / f64::from(units) / round);
    }
    let slices = u32::try_from(ratios.len()).unwrap_or(u32::MAX);
    Speed {
        per_second: f64::from(units) * f64::from(slices) / working.as_secs_f64(),
        ratio: median(&mut ratios),
    }
}

/// The one in the middle; 0 of none.
pub(super) fn median(figures: &mut [f64]) -> f64 {
    figures.sort_by(f64::total_cmp);
    figures.get(figures.len() / 2).copied().unwrap_or(0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_round_ends_as_it_began() {
        let mut numbers = std::array::from_fn(|place| u8::try_from(place).unwrap());
        let before = numbers;
        round(&mut numbers, &mut Xorshift::new());
        assert_eq!(numbers, before);
    }

    #[test]
    fn every_slice_is_done_and_counted() {
        let mut slices = 0;
        let speed = measure(Duration::ZERO, 10, || slices += 1);
        assert_eq!(slices, FEWEST_SLICES);
        assert!(speed.per_second > 0.0 && speed.ratio >= 0.0);
    }
}
