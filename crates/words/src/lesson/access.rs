//! Judging what is tried in the lesson of Quarto Access with masks (Q19).

use quarto::{
    Cell, MaskedAction, MaskedGame, MaskedGlimpse, MaskedRefusal, Piece, Touch, TrayPlace, Viewer,
};

use super::attempt::Attempt;
use super::hint::LessonHint;
use super::quarto::{refused, wrong_call};
use super::step::LEARNER;

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// Touch a place beside the board.
    Feel,
    /// Give the piece from a place.
    Give,
    /// Find a piece on the board by touch.
    Find,
    /// Place the piece in hand anywhere.
    Place,
    /// Call the alignment.
    Call,
}

/// What the fingers found, where that does not end the step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Felt(pub(super) Option<Piece>);

impl Goal {
    pub(super) fn judge(self, before: &MaskedGame, action: MaskedAction) -> Result<(), LessonHint> {
        let mut after = *before;
        let heard = match after.play(action) {
            Ok(told) => told.to(Viewer::Seat(LEARNER)),
            Err(MaskedRefusal::CellTaken(cell, _)) => return Err(LessonHint::Taken(cell)),
            Err(MaskedRefusal::PlaceEmpty(_)) => return Err(LessonHint::PlaceEmpty),
            Err(MaskedRefusal::Rules(refusal)) => return Err(refused(refusal)),
        };
        match (self, heard) {
            (_, MaskedGlimpse::WrongCall(_)) => Err(wrong_call(before.position())),
            (Self::Feel | Self::Find, _) => Err(LessonHint::FeelFirst),
            (Self::Give, MaskedGlimpse::Gift { .. })
            | (Self::Place, MaskedGlimpse::Placement { .. })
            | (Self::Call, MaskedGlimpse::Quarto(_)) => Ok(()),
            (
                Self::Call,
                MaskedGlimpse::Gift { .. }
                | MaskedGlimpse::Placement { .. }
                | MaskedGlimpse::Declined,
            ) => Err(LessonHint::CallFirst),
            // The positions of these tasks have no alignment and a fixed phase.
            (
                Self::Give | Self::Place,
                MaskedGlimpse::Gift { .. }
                | MaskedGlimpse::Placement { .. }
                | MaskedGlimpse::Quarto(_)
                | MaskedGlimpse::Declined,
            ) => Err(LessonHint::NotNow),
        }
    }

    /// `None` if touching was the task; else what was felt.
    pub(super) fn touch(self, game: &MaskedGame, touch: Touch) -> Result<Option<Felt>, LessonHint> {
        let found = { *game }.touch(LEARNER, touch);
        match (self, touch, found) {
            (Self::Feel, Touch::Tray(_), Some(_)) | (Self::Find, Touch::Cell(_), Some(_)) => {
                Ok(None)
            }
            (Self::Feel, Touch::Tray(_), None) => Err(LessonHint::PlaceEmpty),
            (Self::Feel, Touch::Cell(_), _) => Err(LessonHint::FeelBeside),
            (Self::Find, Touch::Cell(cell), None) => Err(LessonHint::NothingHere(cell)),
            (Self::Find, Touch::Tray(_), _) => Err(LessonHint::FeelBoard),
            (Self::Give | Self::Place | Self::Call, _, found) => Ok(Some(Felt(found))),
        }
    }
}

/// Every touch, and every move as far as the learner may know.
pub(super) fn choices(game: &MaskedGame) -> Vec<Attempt> {
    let cells = (0..16).filter_map(Cell::from_index).map(Touch::Cell);
    let places = (0..16).filter_map(TrayPlace::from_index).map(Touch::Tray);
    let touches = places.chain(cells).map(Attempt::Touch);
    let view = game.view(Viewer::Seat(LEARNER));
    touches.chain(view.choices().iter().map(Attempt::Access)).collect()
}
