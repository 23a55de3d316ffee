//! What a learner tries.

use std::fmt;

use ::quarto::{MaskedAction, NotationItem, NotationItems, Touch};

use crate::rules::RulesGame;

/// What a learner tries.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attempt {
    /// A move of Quarto.
    Quarto(::quarto::Action),
    /// A move of Quarto Access with masks.
    Access(MaskedAction),
    /// A touch, in Quarto Access with masks.
    Touch(Touch),
    /// A move of Quartex.
    Quartex(::quartex::Action),
}

/// A text that is no move of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAttempt;

impl fmt::Display for NoAttempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no move of this game")
    }
}

impl std::error::Error for NoAttempt {}

impl Attempt {
    /// Reads a move in the notation of records.
    pub(super) fn read(game: RulesGame, text: &str) -> Result<Self, NoAttempt> {
        let text = text.trim();
        match game {
            RulesGame::Quarto => text.parse().map(Self::Quarto).map_err(|_| NoAttempt),
            RulesGame::Access => masked(text).ok_or(NoAttempt),
            RulesGame::Quartex => text.parse().map(Self::Quartex).map_err(|_| NoAttempt),
        }
    }
}

/// One move or touch at a masked table. Pieces are given by their places, never by name (Q19).
fn masked(text: &str) -> Option<Attempt> {
    let mut entries = NotationItems::new(text);
    let (_, entry) = entries.next()?.ok()?;
    if entries.next().is_some() {
        return None;
    }
    Some(match entry {
        NotationItem::Touch(touch) => Attempt::Touch(touch),
        NotationItem::GiveFrom(place) => Attempt::Access(MaskedAction::Give(place)),
        NotationItem::Step(step) => Attempt::Access(match step.action() {
            ::quarto::Action::Place(cell) => MaskedAction::Place(cell),
            ::quarto::Action::Call(call) => MaskedAction::Call(call),
            ::quarto::Action::Decline => MaskedAction::Decline,
            ::quarto::Action::Give(_) => return None,
        }),
        NotationItem::Ending(_) => return None,
    })
}

/// In the notation that [`super::Lesson::read`] reads.
impl fmt::Display for Attempt {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Quarto(action) => action.fmt(f),
            Self::Access(action) => action.fmt(f),
            Self::Touch(touch) => write!(f, "@{touch}"),
            Self::Quartex(action) => action.fmt(f),
        }
    }
}
