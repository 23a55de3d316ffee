//! One step of a lesson.

use ::quartex::View;
use ::quarto::{MaskedGame, Piece, Position, Seat, Touch, Viewer};

use super::attempt::Attempt;
use super::hint::LessonHint;
use super::{access, quartex, quarto};
use crate::language::Language;
use crate::say;

/// A position, a task, and what is said about it.
#[derive(Clone, Debug)]
pub struct LessonStep {
    pub(super) name: &'static str,
    pub(super) tell: &'static str,
    pub(super) task: &'static str,
    pub(super) praise: &'static str,
    pub(super) ground: Ground,
}

/// The position of a step and what is to be done in it.
#[derive(Clone, Debug)]
pub(super) enum Ground {
    Quarto(Position, quarto::Goal),
    Access(Box<MaskedGame>, access::Goal),
    Quartex(Box<View>, quartex::Goal),
}

/// What becomes of an attempt.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AttemptVerdict {
    /// Right: the key of the praise. The step is done.
    Praise(&'static str),
    /// Not yet: what helps.
    Hint(LessonHint),
    /// Neither: the fingers found this, and the step goes on.
    Felt(Option<Piece>),
}

impl LessonStep {
    /// A name for addresses and tests: `quarto-call`.
    pub const fn name(&self) -> &'static str {
        self.name
    }

    /// The position as its text; of a masked game what the learner knows.
    pub fn position(&self) -> String {
        match &self.ground {
            Ground::Quarto(position, _) => position.to_string(),
            Ground::Access(game, _) => game.view(Viewer::Seat(LEARNER)).sketch.to_string(),
            Ground::Quartex(view, _) => ::quartex::Setup::from(&**view).to_string(),
        }
    }

    /// The field, in Quartex.
    pub fn field(&self) -> Option<&::quartex::Field> {
        match &self.ground {
            Ground::Quartex(view, _) => Some(view.field()),
            Ground::Quarto(..) | Ground::Access(..) => None,
        }
    }

    /// The learner's tiles, in Quartex; under a claim those that the opponent shows.
    pub fn tiles(&self) -> Option<::quartex::TileSet> {
        match &self.ground {
            Ground::Quartex(view, goal) => Some(goal.tiles(view)),
            Ground::Quarto(..) | Ground::Access(..) => None,
        }
    }

    /// What the position is, in words: nobody needs to see it.
    pub fn tell(&self, language: Language) -> String {
        say(language, self.tell, &[])
    }

    /// What to try.
    pub fn task(&self, language: Language) -> String {
        say(language, self.task, &[])
    }

    /// What was right about it.
    pub fn praise(&self, language: Language) -> String {
        say(language, self.praise, &[])
    }

    pub(super) const fn keys(&self) -> [&'static str; 3] {
        [self.tell, self.task, self.praise]
    }

    /// Judges an attempt by the rules. The step itself stays as it is: one may try again.
    pub fn try_(&self, attempt: Attempt) -> AttemptVerdict {
        let found = match (&self.ground, attempt) {
            (Ground::Quarto(position, goal), Attempt::Quarto(action)) => {
                goal.judge(*position, action).map(|()| None)
            }
            (Ground::Access(game, goal), Attempt::Access(action)) => {
                goal.judge(game, action).map(|()| None)
            }
            (Ground::Access(game, goal), Attempt::Touch(touch)) => goal.touch(game, touch),
            (Ground::Quartex(view, goal), Attempt::Quartex(action)) => {
                goal.judge(view, action).map(|()| None)
            }
            (Ground::Quarto(..) | Ground::Access(..) | Ground::Quartex(..), _) => {
                Err(LessonHint::OtherGame)
            }
        };
        match found {
            Ok(None) => AttemptVerdict::Praise(self.praise),
            Ok(Some(access::Felt(piece))) => AttemptVerdict::Felt(piece),
            Err(hint) => AttemptVerdict::Hint(hint),
        }
    }

    /// What the fingers find there, whether to touch it was the task or not. Without masks there is
    /// nothing to feel.
    pub fn felt(&self, touch: Touch) -> Option<Piece> {
        match &self.ground {
            Ground::Access(game, _) => { **game }.touch(LEARNER, touch),
            Ground::Quarto(..) | Ground::Quartex(..) => None,
        }
    }

    /// Everything that can be tried in this position, as far as the learner may know.
    pub fn choices(&self) -> Vec<Attempt> {
        match &self.ground {
            Ground::Quarto(position, _) => position.choices().iter().map(Attempt::Quarto).collect(),
            Ground::Access(game, _) => access::choices(game),
            Ground::Quartex(view, _) => view.choices().into_iter().map(Attempt::Quartex).collect(),
        }
    }

    /// The right answers, found by trying everything.
    pub fn answers(&self) -> impl Iterator<Item = Attempt> + '_ {
        let is_right = |attempt: &Attempt| matches!(self.try_(*attempt), AttemptVerdict::Praise(_));
        self.choices().into_iter().filter(is_right)
    }
}

/// The learner's seat at masked tables.
pub(super) const LEARNER: Seat = Seat::One;
