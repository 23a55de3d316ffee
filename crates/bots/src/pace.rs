//! How long a bot waits before it answers, so that one plays with somebody and not with a machine.

use std::time::Duration;

use quartex::Chance as _;
use table::{Level, StepNumber};

use crate::chance::Dice;

/// When to answer, counted from when the bot was asked: between half a second and three.
///
/// It is a function of the level, the step and the seed alone. It cannot depend on what anybody
/// holds, nor on how hard the decision was: answer then, even if the decision was there long before.
pub fn pace(level: Level, step: StepNumber, seed: u64) -> Duration {
    let mut dice = Dice::new(seed ^ u64::from(step.0).rotate_left(32));
    // Better players take a little longer, everybody sometimes does.
    let base = 500 + 60 * u64::from(level.number());
    let spread = u64::from(dice.below(700)) + u64::from(dice.below(700));
    let ponders = if dice.percent(10) { 600 } else { 0 };
    Duration::from_millis((base + spread + ponders).min(3_000))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pace_is_a_persons_and_repeats() {
        let mut seen = Vec::new();
        for level in crate::levels() {
            for step in 0..200 {
                let one = pace(level, StepNumber(step), 7);
                assert_eq!(one, pace(level, StepNumber(step), 7));
                assert!((500..=3_000).contains(&one.as_millis()), "{one:?}");
                seen.push(one);
            }
        }
        seen.sort();
        seen.dedup();
        assert!(seen.len() > 500, "it should vary: {}", seen.len());
    }
}
