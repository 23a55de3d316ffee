//! First-game lessons: a position, a task, and an answer that the rules judge.
//!
//! The steps are data (`lesson/course.rs`), the sentences are in `locales/<language>/lesson.ftl`.
//! What somebody tries is judged by the rules crates, so that every right answer is praised and
//! every wrong one gets the hint that helps.
//!
//! ```
//! use words::Language;
//! use words::lesson::{Lesson, Verdict};
//! use words::rules::Game;
//!
//! let lesson = Lesson::of(Game::Quarto);
//! let step = lesson.step(2).expect("three tall pieces stand in row 2");
//! assert!(matches!(step.try_(lesson.read("d2")?), Verdict::Praise(_)));
//! let Verdict::Hint(hint) = step.try_(lesson.read("a2")?) else { panic!("a2 is taken") };
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

use crate::language::Language;
use crate::rules::Game;
use crate::say;

pub use attempt::{Attempt, NoAttempt};
pub use hint::Hint;
pub use step::{Step, Verdict};

/// The lesson of one game.
#[derive(Clone, Debug)]
pub struct Lesson {
    game: Game,
    steps: Vec<Step>,
}

impl Lesson {
    /// The lesson of this game.
    pub fn of(game: Game) -> Self {
        Self { game, steps: course::steps(game) }
    }

    /// The game.
    pub const fn game(&self) -> Game {
        self.game
    }

    /// All steps, in order.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// The step with this index, from 0.
    pub fn step(&self, index: usize) -> Option<&Step> {
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
}

/// The keys of every sentence a lesson can say.
pub fn keys() -> Vec<&'static str> {
    let mut keys = vec![script::STEP, script::ANSWER];
    for game in Game::ALL {
        keys.extend([course::welcome(game), course::farewell(game)]);
        keys.extend(Lesson::of(game).steps.iter().flat_map(Step::keys));
    }
    keys.extend(Hint::KEYS);
    keys
}
