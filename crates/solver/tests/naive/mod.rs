//! The slow, obvious twin of the solver, for tests only.
//!
//! It plays the rules and nothing else: sixteen different pieces, every accepted action,
//! calls, declined calls and lapsed lines as they come. It shares no code with the solver
//! but the type in which both state their answers.
#![allow(dead_code)] // Each test needs a part of it.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

pub(crate) mod games;
pub(crate) mod replay;

use std::collections::HashMap;

use quarto::{Action, Outcome, Position, Seat};
use solver::Value;

/// What the player to act can reach: 100 for a call now, 1 less for each placement until
/// then; 0 for a draw; the negative for what the opponent reaches.
pub(crate) type Score = i32;

/// A call that is made now.
pub(crate) const NOW: Score = 100;

/// The score of a finished game for a seat.
pub(crate) fn score_of_outcome(outcome: Outcome, seat: Seat) -> Score {
    match outcome {
        Outcome::Won(winner) if winner == seat => NOW,
        Outcome::Won(_) => -NOW,
        Outcome::Drawn => 0,
    }
}

/// A score as the solver states it.
pub(crate) fn value_of(score: Score) -> Value {
    let distance = u32::try_from(NOW - score.abs()).expect("a score");
    match score.signum() {
        1 => Value::Win(distance),
        0 => Value::Draw,
        _ => Value::Loss(distance),
    }
}

/// The other way round.
pub(crate) fn score_of(value: Value) -> Score {
    let near = |distance: u32| NOW - Score::try_from(distance).expect("a distance");
    match value {
        Value::Win(distance) => near(distance),
        Value::Draw => 0,
        Value::Loss(distance) => -near(distance),
    }
}

/// The position after an accepted action.
pub(crate) fn after(position: Position, action: Action) -> Position {
    let mut next = position;
    next.play(action).expect("an accepted action");
    next
}

/// What a position is stored under.
type Name = fn(Position) -> Position;

/// Minimax with a memory of what it has seen.
pub(crate) struct Naive {
    known: HashMap<Position, Score>,
    name: Name,
}

impl Naive {
    pub(crate) fn new() -> Self {
        Self { known: HashMap::new(), name: |position| position }
    }

    /// The same for whole games: positions that the rules themselves call the same
    /// ([`Position::canonical`]) are looked at once.
    pub(crate) fn up_to_symmetry() -> Self {
        Self { known: HashMap::new(), name: Position::canonical }
    }

    /// Every position whose score it knows.
    pub(crate) fn known(&self) -> impl Iterator<Item = (Position, Score)> {
        self.known.iter().map(|(&position, &score)| (position, score))
    }

    pub(crate) fn value(&mut self, position: Position) -> Value {
        value_of(self.score(position))
    }

    pub(crate) fn score(&mut self, position: Position) -> Score {
        let name = (self.name)(position);
        if let Some(&score) = self.known.get(&name) {
            return score;
        }
        let mut best = -NOW;
        for action in position.accepted().iter() {
            best = best.max(self.score_after(position, action));
            // Nothing is better than a call that is made now.
            if best == NOW {
                break;
            }
        }
        self.known.insert(name, best);
        best
    }

    /// The score of an action for the player who does it.
    fn score_after(&mut self, position: Position, action: Action) -> Score {
        let seat = position.seat().expect("somebody acts");
        let next = after(position, action);
        let score = match next.outcome() {
            Some(outcome) => score_of_outcome(outcome, seat),
            None if next.seat() == Some(seat) => self.score(next),
            None => -self.score(next),
        };
        match action {
            Action::Place(_) => score - score.signum(),
            Action::Give(_) | Action::Call(_) | Action::Decline => score,
        }
    }

    /// Everything the player to act can do until the opponent acts, with its value.
    pub(crate) fn turns(&mut self, position: Position) -> Vec<(Vec<Action>, Value)> {
        let mut turns = Vec::new();
        for first in position.accepted().iter() {
            let next = after(position, first);
            if next.outcome().is_some() || next.seat() != position.seat() {
                let score = self.score_after(position, first);
                turns.push((vec![first], value_of(score)));
                continue;
            }
            let is_placed = matches!(first, Action::Place(_));
            for (rest, value) in self.turns(next) {
                let score = score_of(value);
                let score = if is_placed { score - score.signum() } else { score };
                turns.push(([vec![first], rest].concat(), value_of(score)));
            }
        }
        turns
    }
}

/// Is the long version of the tests asked for?
pub(crate) fn is_full_run() -> bool {
    ::dice::is_full!()
}

/// `few` in the daily run, `many` in the long one.
pub(crate) fn few_or_many(few: usize, many: usize) -> usize {
    if is_full_run() { many } else { few }
}
