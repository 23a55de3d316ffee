//! The engine for machines with AVX2.
//!
//! Why there is `unsafe` here, and only here: a function that uses instructions not every
//! machine has may be called only where they are known to be there. [`ask`] checks that
//! at the door; inside, everything is safe code. What it brings is measured by
//! `fourfold bench solver`.

#![allow(unsafe_code, reason = "calls into code for instructions that were checked for")]

use crate::grid::Grid;
use crate::kind::Kind;
use crate::run::Run;

/// Does this machine have the instructions?
pub(crate) fn is_available() -> bool {
    #[cfg(target_arch = "x86_64")]
    {
        is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("popcnt")
            && is_x86_feature_detected!("lzcnt")
    }
    #[cfg(not(target_arch = "x86_64"))]
    false
}

/// Is the score of this position at least the goal? `None` where the machine lacks the
/// instructions.
pub(crate) fn ask<const WORDS: usize>(
    run: &mut Run<'_>,
    grid: &Grid<WORDS>,
    hand: Kind,
    goal: i8,
) -> Option<bool> {
    #[cfg(target_arch = "x86_64")]
    if is_available() {
        // SAFETY: all the instructions that the module is compiled for are there.
        return Some(unsafe { avx2::ask_root(run, grid, hand, goal) });
    }
    let _ = (run, grid, hand, goal);
    None
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    use std::arch::x86_64::{
        __m128i, _mm_and_si128, _mm_andnot_si128, _mm_cmpeq_epi8, _mm_cvtsi128_si64, _mm_or_si128,
        _mm_set_epi64x, _mm_set1_epi8, _mm_set1_epi16, _mm_setzero_si128, _mm_shuffle_epi8,
        _mm_srli_si128, _mm_unpackhi_epi64,
    };

    use crate::grid::{Grid, Lanes};
    use crate::key::Keys;
    use crate::kind::Kind;
    use crate::memory::Bounds;
    use crate::run::Run;
    use crate::search::{
        Child, foregone, goal_of_opponent, replies, search_functions, settled, win_in,
    };
    use crate::threats::{LINES_OF, SQUARES_OF, Threats};

    /// Byte `c`: the lane of the `n`-th line through cell `c`.
    const fn lane_of_cell<const LINES: usize>(lines: [[u8; LINES]; 16], n: usize) -> Lanes {
        let mut bytes = [0; 16];
        let mut cell = 0;
        while cell < 16 {
            bytes[cell] = lines[cell][n];
            cell += 1;
        }
        Lanes::from_le_bytes(bytes)
    }

    const LINES: [Lanes; 3] =
        [lane_of_cell(LINES_OF, 0), lane_of_cell(LINES_OF, 1), lane_of_cell(LINES_OF, 2)];
    const SQUARES: [Lanes; 4] = [
        lane_of_cell(SQUARES_OF, 0),
        lane_of_cell(SQUARES_OF, 1),
        lane_of_cell(SQUARES_OF, 2),
        lane_of_cell(SQUARES_OF, 3),
    ];

    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    fn load(lanes: Lanes) -> __m128i {
        #[allow(clippy::cast_possible_truncation)] // Half after half.
        _mm_set_epi64x((lanes >> 64) as i64, lanes as i64)
    }

    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    fn store(vector: __m128i) -> [u8; 16] {
        let low = _mm_cvtsi128_si64(vector).cast_unsigned();
        let high = _mm_cvtsi128_si64(_mm_unpackhi_epi64(vector, vector)).cast_unsigned();
        (Lanes::from(high) << 64 | Lanes::from(low)).to_le_bytes()
    }

    /// For each cell, what the lanes of the lines through it hold, together.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    fn gather<const N: usize>(lanes: __m128i, lines: [Lanes; N]) -> __m128i {
        lines.into_iter().fold(_mm_setzero_si128(), |all, line| {
            _mm_or_si128(all, _mm_shuffle_epi8(lanes, load(line)))
        })
    }

    /// What wins where on a board: all sixteen cells at once.
    #[inline]
    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    fn threats<const WORDS: usize>(grid: &Grid<WORDS>) -> Threats {
        let (common, filled) = (load(grid.common[0]), load(grid.filled[0]));
        let (two, three) = (_mm_set1_epi8(2), _mm_set1_epi8(3));
        let at = |number| _mm_and_si128(common, _mm_cmpeq_epi8(filled, number));
        let mut wins = gather(at(three), LINES);
        let mut pair = gather(at(two), LINES);
        if WORDS > 1 {
            let (common, filled) = (load(grid.common[1]), load(grid.filled[1]));
            let at = |number| _mm_and_si128(common, _mm_cmpeq_epi8(filled, number));
            wins = _mm_or_si128(wins, gather(at(three), SQUARES));
            pair = _mm_or_si128(pair, gather(at(two), SQUARES));
        }
        // One byte for each cell: all ones where it is free.
        let bits = load(0x8040_2010_0804_0201_8040_2010_0804_0201);
        let halves = load(0x0101_0101_0101_0101_0000_0000_0000_0000);
        let occupied = _mm_shuffle_epi8(_mm_set1_epi16(grid.occupied.cast_signed()), halves);
        let free = _mm_cmpeq_epi8(_mm_and_si128(occupied, bits), _mm_setzero_si128());
        wins = _mm_and_si128(wins, free);
        // Folds the cells together: values that win somewhere, and in two places or more.
        let (mut any, mut twice) = (wins, _mm_setzero_si128());
        macro_rules! fold {
            ($($bytes:literal)*) => {$(
                let other = _mm_srli_si128::<$bytes>(any);
                let both = _mm_and_si128(any, other);
                twice = _mm_or_si128(_mm_or_si128(twice, _mm_srli_si128::<$bytes>(twice)), both);
                any = _mm_or_si128(any, other);
            )*};
        }
        fold! { 8 4 2 1 }
        let spread = |vector| _mm_shuffle_epi8(vector, _mm_setzero_si128());
        let rest = _mm_or_si128(spread(twice), _mm_andnot_si128(wins, spread(any)));
        Threats { any: store(any)[0], rest: store(rest), pair: store(pair) }
    }

    #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")]
    pub(super) fn ask_root<const WORDS: usize>(
        run: &mut Run<'_>,
        grid: &Grid<WORDS>,
        hand: Kind,
        goal: i8,
    ) -> bool {
        ask(run, grid, &threats(grid), hand, goal, None)
    }

    search_functions! { #[target_feature(enable = "avx2,bmi1,bmi2,popcnt,lzcnt")] }
}
