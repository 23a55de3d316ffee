//! Positions played at random, the same every time.

use quarto::{Action, Piece, Position, Rules};
use solver::completions;

use crate::commands::bench::baseline::Xorshift;

/// So many positions with this many pieces placed and a piece in hand that wins nowhere.
pub(super) fn random_positions(rules: Rules, placed: u32, number: usize) -> Vec<Position> {
    let mut chance = Xorshift::new();
    std::iter::repeat_with(|| random_position(rules, placed, &mut chance))
        .flatten()
        .take(number)
        .collect()
}

/// One of them, or `None` if the game ended before, or only winning pieces are left to give.
fn random_position(rules: Rules, placed: u32, chance: &mut Xorshift) -> Option<Position> {
    let mut position = Position::start(rules);
    for _ in 0..placed {
        let piece = any(position.left().iter(), chance)?;
        position.play(Action::Give(piece)).ok()?;
        let cell = any((!position.board().occupied()).iter(), chance)?;
        position.play(Action::Place(cell)).ok()?;
    }
    let is_safe = |piece: &Piece| completions(position.board(), *piece, rules).is_empty();
    let gift = any(position.left().iter().filter(is_safe), chance)?;
    position.play(Action::Give(gift)).ok()?;
    Some(position)
}

fn any<T: Copy>(items: impl Iterator<Item = T>, chance: &mut Xorshift) -> Option<T> {
    let items: Vec<T> = items.collect();
    items.get(chance.below(u32::try_from(items.len()).ok()?) as usize).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_are_as_asked_for() {
        for rules in ["1234a", "1234sa"] {
            let rules: Rules = rules.parse().unwrap();
            let positions = random_positions(rules, 6, 20);
            assert_eq!(positions, random_positions(rules, 6, 20));
            assert_eq!(positions.len(), 20);
            for position in positions {
                assert_eq!(position.board().occupied().len(), 6);
                let gift = position.hand().unwrap();
                assert!(completions(position.board(), gift, rules).is_empty(), "{position}");
            }
        }
    }
}
