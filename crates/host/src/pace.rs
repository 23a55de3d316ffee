//! How long a bot waits before it answers, so that one plays with somebody and not with a machine.

use table::{Level, Span, StepNumber};

/// An answer that is not there in time waits for so long, or twice so long, and so on.
pub(crate) const TICK: Span = Span::seconds(1);

/// When to answer, counted from when the bot's turn began: between half a second and three.
///
/// It is a function of the level, the step and the seed alone. It cannot depend on what anybody
/// holds, nor on how hard the decision was: answer then, even if the decision was there long before. The shortest is
/// half as long again as the thoughts of the level take on a core that has nothing else to do (`bots::thinking_time`).
pub fn pace(level: Level, step: StepNumber, seed: u64) -> Span {
    let mut state = seed ^ u64::from(step.0).rotate_left(32);
    let mut below = |bound: u64| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(state) % bound
    };
    // Better players take a little longer, everybody sometimes does; the best one needs it.
    let base = match level.number() {
        8 => 1_400,
        number => 500 + 60 * u64::from(number),
    };
    let spread = below(700) + below(700);
    let ponders = if below(100) < 10 { 600 } else { 0 };
    Span((base + spread + ponders).min(3_000))
}

/// The finish of `SplitMix64`.
const fn mixed(state: u64) -> u64 {
    let z = (state ^ (state >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_a_persons_and_repeats() {
        let mut seen = Vec::new();
        for level in (1..=8).filter_map(Level::new) {
            for step in 0..200 {
                let one = pace(level, StepNumber(step), 7);
                assert_eq!(one, pace(level, StepNumber(step), 7));
                assert!((560..=3_000).contains(&one.0), "{one:?}");
                seen.push(one);
            }
        }
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 500, "it should vary: {}", seen.len());
    }
}
