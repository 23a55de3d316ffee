//! What a player does until the opponent acts.

use std::fmt;

use quarto::{Action, Outcome, Piece, Position};

use crate::value::Value;

/// The actions of one player between two of the opponent: a placement and a gift, a
/// placement and a call, a call, a gift, a decline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Turn {
    /// What is done first.
    pub first: Action,
    /// What is done after that, if the opponent does not act then.
    pub then: Option<Action>,
}

/// As in a list of moves: `b3+7`, `b3!2`, `+7`, `!`; a decline is a word of its own: `b3 -`.
impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.first)?;
        match self.then {
            None => Ok(()),
            Some(Action::Decline) => write!(f, " {}", Action::Decline),
            Some(then) => write!(f, "{then}"),
        }
    }
}

impl Turn {
    /// What is done, one after the other.
    pub fn actions(self) -> impl Iterator<Item = Action> {
        [Some(self.first), self.then].into_iter().flatten()
    }

    /// The piece that is given in it.
    pub fn gift(self) -> Option<Piece> {
        self.actions().find_map(|action| match action {
            Action::Give(piece) => Some(piece),
            _ => None,
        })
    }

    /// The position after the turn, which must be one of [`turns`] there.
    #[must_use]
    pub fn after(&self, position: Position) -> Position {
        let mut after = position;
        for action in self.actions() {
            // Turns are made of accepted actions, which are not refused.
            let _ = after.play(action);
        }
        after
    }

    /// How many pieces are placed in it: one or none.
    const fn placements(self) -> u32 {
        matches!(self.first, Action::Place(_)) as u32
    }

    /// What the turn is worth to whoever acts in `before`, from how the game ended with it,
    /// or from what the position after it is worth to the opponent.
    pub(crate) fn value_from(self, before: Position, after: Result<Value, Outcome>) -> Value {
        let value = match after {
            Ok(value) => value.reversed(),
            Err(Outcome::Won(winner)) if Some(winner) == before.seat() => Value::Win(0),
            Err(Outcome::Won(_)) => Value::Loss(0),
            Err(Outcome::Drawn) => Value::Draw,
        };
        value.earlier(self.placements())
    }

    /// What the opponent is left with by a turn that is worth this to the player: the other
    /// way round as [`Turn::value_from`].
    pub(crate) const fn value_left(self, value: Value) -> Value {
        match value {
            Value::Win(distance) => Value::Loss(distance.saturating_sub(self.placements())),
            Value::Draw => Value::Draw,
            Value::Loss(distance) => Value::Win(distance.saturating_sub(self.placements())),
        }
    }
}

/// Every turn of the player to act that is made of accepted actions.
pub fn turns(position: Position) -> Vec<Turn> {
    let mut turns = Vec::new();
    for first in position.accepted().iter() {
        let mut next = position;
        if next.play(first).is_err() {
            continue;
        }
        if next.seat() == position.seat() && next.outcome().is_none() {
            turns.extend(next.accepted().iter().map(|then| Turn { first, then: Some(then) }));
        } else {
            turns.push(Turn { first, then: None });
        }
    }
    turns
}
