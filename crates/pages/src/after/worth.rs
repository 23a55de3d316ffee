//! What a position is worth, told by seat, and the words for it.

use quarto::{Outcome, Position, Seat};
use solver::{Value, Verdict};
use words::{Language, say};

/// Who wins from here on if both play as well as can be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worth {
    /// This seat, with the last of so many placements of both; 0 means at once.
    Won(Seat, u32),
    /// Nobody.
    Drawn,
}

impl Worth {
    /// What a value for the seat to act means; `None` if nobody is to act.
    pub(super) fn of(position: Position, value: Value) -> Option<Self> {
        let seat = position.seat()?;
        Some(match value {
            Value::Win(distance) => Self::Won(seat, distance),
            Value::Draw => Self::Drawn,
            Value::Loss(distance) => Self::Won(seat.other(), distance),
        })
    }

    /// What a game that is over was worth.
    pub(super) const fn of_end(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Won(seat) => Self::Won(seat, 0),
            Outcome::Drawn => Self::Drawn,
        }
    }

    /// What this means for one of the two.
    pub fn verdict(self, seat: Seat) -> Verdict {
        match self {
            Self::Won(winner, _) if winner == seat => Verdict::Win,
            Self::Won(..) => Verdict::Loss,
            Self::Drawn => Verdict::Draw,
        }
    }
}

/// The class of a verdict in the style sheet.
pub(super) const fn class(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Win => "is-won",
        Verdict::Draw => "is-drawn",
        Verdict::Loss => "is-lost",
    }
}

/// "win in 3", "draw", "loss in 4"; for whoever is to act.
pub(super) fn short(language: Language, value: Value) -> String {
    let count = [("count", value.distance().unwrap_or(0).into())];
    match value.verdict() {
        Verdict::Win => say(language, "after-worth-win", &count),
        Verdict::Draw => say(language, "after-worth-draw", &[]),
        Verdict::Loss => say(language, "after-worth-loss", &count),
    }
}
