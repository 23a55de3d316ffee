//! Positions to test with: games played at random, always the same ones.

use quarto::{Phase, Position, Rules};

/// So many positions with eight to fifteen pieces placed, under rules of all sorts, somebody
/// to give or to place, calls seen and overlooked.
pub(crate) fn sample(count: usize) -> impl Iterator<Item = Position> {
    let rules: Vec<Rules> = Rules::all().collect();
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = move |bound: usize| {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        usize::try_from(state >> 33).unwrap() % bound
    };
    let mut number = 0;
    std::iter::from_fn(move || {
        loop {
            number += 1;
            let mut position = Position::start(rules[number % rules.len()]);
            let actions = 17 + below(14);
            for _ in 0..actions {
                // Of calls, nobody thinks here; that is what makes alignments lapse.
                let give = position.left().iter().nth(below(position.left().len().max(1)));
                let free: Vec<_> = (!position.board().occupied()).iter().collect();
                let action = match position.phase() {
                    Phase::Giving { .. } => give.map(quarto::Action::Give),
                    Phase::Placing { .. } => Some(quarto::Action::Place(free[below(free.len())])),
                    Phase::Deciding { .. } | Phase::Over { .. } => None,
                };
                if action.is_none_or(|action| position.play(action).is_err()) {
                    break;
                }
            }
            if position.outcome().is_none() {
                return Some(position);
            }
        }
    })
    .take(count)
}
