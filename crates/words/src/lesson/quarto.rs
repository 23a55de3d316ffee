//! Judging what is tried in the lesson of Quarto.

use quarto::{Action, Cell, Position, Refusal, Step};

use super::hint::LessonHint;

/// What is to be done.
#[derive(Clone, Copy, Debug)]
pub(super) enum Goal {
    /// Give a piece with which the opponent cannot win at once.
    Give,
    /// Place the piece in hand anywhere.
    Place,
    /// Place it so that an alignment is made.
    Complete,
    /// Call the alignment.
    Call,
    /// Place it so that a safe gift is left.
    Block,
}

impl Goal {
    pub(super) fn judge(self, before: Position, action: Action) -> Result<(), LessonHint> {
        let mut after = before;
        let step = after.play(action).map_err(refused)?;
        match (self, step) {
            (_, Step::WrongCall(_)) => Err(wrong_call(before)),
            (Self::Call, Step::Quarto(_)) | (Self::Place, Step::Place(_)) => Ok(()),
            (Self::Call, Step::Give(_) | Step::Place(_) | Step::Decline) => {
                Err(LessonHint::CallFirst)
            }
            (Self::Give, Step::Give(_)) => match winning_cell(after) {
                Some(cell) => Err(LessonHint::LetsWin(cell)),
                None => Ok(()),
            },
            (Self::Complete, Step::Place(_)) if !after.callable().is_empty() => Ok(()),
            (Self::Complete, Step::Place(_)) => Err(LessonHint::NotComplete),
            (Self::Block, Step::Place(_)) if has_safe_gift(after) => Ok(()),
            (Self::Block, Step::Place(_)) => Err(LessonHint::NoSafeGift),
            // The positions of these tasks have no alignment and a fixed phase.
            (
                Self::Give | Self::Place | Self::Complete | Self::Block,
                Step::Give(_) | Step::Place(_) | Step::Quarto(_) | Step::Decline,
            ) => Err(LessonHint::NotNow),
        }
    }
}

/// Where the player to place could make an alignment with the piece in hand.
fn winning_cell(position: Position) -> Option<Cell> {
    position.choices().place.iter().find(|&cell| {
        let mut after = position;
        after.play(Action::Place(cell)).is_ok() && !after.callable().is_empty()
    })
}

/// Is there a piece to give with which the opponent cannot win at once?
fn has_safe_gift(position: Position) -> bool {
    position.choices().give.iter().any(|piece| {
        let mut after = position;
        after.play(Action::Give(piece)).is_ok() && winning_cell(after).is_none()
    })
}

/// A wrong call is answered by "no" at a table; a teacher may say a little more.
pub(super) fn wrong_call(before: Position) -> LessonHint {
    if before.callable().is_empty() { LessonHint::WrongLine } else { LessonHint::OtherLine }
}

/// The hint for what the rules refuse.
pub(super) fn refused(refusal: Refusal) -> LessonHint {
    match refusal {
        Refusal::PlaceFirst(_) => LessonHint::PlaceFirst,
        Refusal::NothingInHand => LessonHint::GiveFirst,
        Refusal::CellTaken(cell, _) => LessonHint::Taken(cell),
        Refusal::AlreadyPlaced(..) => LessonHint::AlreadyPlaced,
        Refusal::NothingToCall => LessonHint::NothingToCall,
        Refusal::PointItOut => LessonHint::PointOut,
        Refusal::DoesNotCount(_) => LessonHint::NoSquares,
        Refusal::GameOver
        | Refusal::BoardFull
        | Refusal::CallLost
        | Refusal::CallsAreAutomatic
        | Refusal::CallOnly
        | Refusal::NothingToDecline => LessonHint::NotNow,
    }
}
