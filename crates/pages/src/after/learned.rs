//! How far somebody is in a lesson: all of it stands in the address, so that nothing needs to be kept.

use words::rules::RulesGame;

use super::address::address;

/// How far somebody is in a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Learned {
    /// Which lesson.
    pub game: RulesGame,
    /// The step, from 1; 0 before the first, and one more than there are after the last.
    pub step: usize,
    /// What was tried last.
    pub attempt: Option<String>,
    /// How often something was tried in this step that was not right.
    pub tries: u32,
}

/// Longer than any move, in the words of any language.
pub(super) const LONGEST_ATTEMPT: usize = 200;

impl Learned {
    /// What an address says; what it does not say, or says wrongly, is as at the beginning.
    pub fn read<'p>(game: RulesGame, pairs: impl IntoIterator<Item = (&'p str, &'p str)>) -> Self {
        let mut learned = Self { game, step: 0, attempt: None, tries: 0 };
        for (name, value) in pairs {
            match name {
                "step" => learned.step = value.parse().unwrap_or(0),
                "tries" => learned.tries = value.parse().unwrap_or(0),
                "try" => {
                    let text: String = value.trim().chars().take(LONGEST_ATTEMPT).collect();
                    learned.attempt = Some(text).filter(|text| !text.is_empty());
                }
                _ => {}
            }
        }
        learned
    }

    /// The address of the lesson.
    pub(super) fn path(&self) -> String {
        format!("/learn/{}", self.game)
    }

    /// Where another step begins.
    pub(super) fn at(&self, step: usize) -> String {
        address(&self.path(), &[("step", &step.to_string())])
    }

    /// Where this is tried, after so many tries.
    pub(super) fn trying(&self, attempt: &str, tries: u32) -> String {
        let (step, tries) = (self.step.to_string(), tries.to_string());
        let pairs = [("step", step.as_str()), ("tries", &tries), ("try", attempt)];
        address(&self.path(), &pairs) + "#answer"
    }
}
