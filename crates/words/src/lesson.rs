//! First-game lessons: a position, a task, and an answer that the rules judge.
//!
//! The steps are data (`lesson/course.rs`), the sentences are in `locales/<language>/lesson.ftl`.
//! What somebody tries is judged by the rules crates, so that every right answer is praised and
//! every wrong one gets the hint that helps.
//!
//! ```
//! use words::Language;
//! use words::lesson::{Lesson, AttemptVerdict};
//! use words::rules::RulesGame;
//!
//! let lesson = Lesson::of(RulesGame::Quarto);
//! let step = lesson.step(2).expect("three tall pieces stand in row 2");
//! assert!(matches!(step.try_(lesson.read("d2")?), AttemptVerdict::Praise(_)));
//! let AttemptVerdict::Hint(hint) = step.try_(lesson.read("a2")?) else { panic!("a2 is taken") };
//! assert_eq!(
//!     hint.say(Language::English),
//!     "There is a piece on a2 already. Choose a free cell.",
//! );
//! # Ok::<(), words::lesson::NoAttempt>(())
//! ```

mod access;
mod attempt;
mod course;
mod hint;
mod quartex;
mod quarto;
pub mod script;
mod step;
mod typed;

use table::Viewer;

use crate::language::Language;
use crate::rules::RulesGame;
use crate::say;
use crate::voice::Voice;

pub use attempt::{Attempt, NoAttempt};
pub use hint::LessonHint;
pub use step::{AttemptVerdict, LessonStep};

/// The lesson of one game.
#[derive(Clone, Debug)]
pub struct Lesson {
    game: RulesGame,
    steps: Vec<LessonStep>,
}

impl Lesson {
    /// The lesson of this game.
    pub fn of(game: RulesGame) -> Self {
        Self { game, steps: course::steps(game) }
    }

    /// The game.
    pub const fn game(&self) -> RulesGame {
        self.game
    }

    /// All steps, in order.
    pub fn steps(&self) -> &[LessonStep] {
        &self.steps
    }

    /// The step with this index, from 0.
    pub fn step(&self, index: usize) -> Option<&LessonStep> {
        self.steps.get(index)
    }

    /// What is said before the first step.
    pub fn welcome(&self, language: Language) -> String {
        say(language, course::welcome(self.game), &[])
    }

    /// What is said after the last step.
    pub fn farewell(&self, language: Language) -> String {
        say(language, course::farewell(self.game), &[])
    }

    /// Reads a move of this game in the notation of records (`docs/notation.md`).
    pub fn read(&self, text: &str) -> Result<Attempt, NoAttempt> {
        Attempt::read(self.game, text)
    }

    /// Reads what somebody typed in a step: the notation, or the words that
    /// [`Voice::attempt`] says, in this language or in English.
    pub fn read_typed(
        &self,
        text: &str,
        step: &LessonStep,
        language: Language,
    ) -> Result<Attempt, NoAttempt> {
        let words = || self.voice(language).typed(text, &step.choices()).ok_or(NoAttempt);
        self.read(text).or_else(|_| words())
    }

    fn voice(&self, language: Language) -> Voice {
        let edition = self.game.edition();
        Voice { edition, ..Voice::new(language, Viewer::Spectator) }
    }
}

/// The keys of every sentence a lesson can say.
pub fn keys() -> Vec<&'static str> {
    let mut keys = vec![script::STEP, script::ANSWER];
    for game in RulesGame::ALL {
        keys.extend([course::welcome(game), course::farewell(game)]);
        keys.extend(Lesson::of(game).steps.iter().flat_map(LessonStep::keys));
    }
    keys.extend(LessonHint::KEYS);
    keys
}
