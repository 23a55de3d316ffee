//! Who takes part.

use std::fmt;
use std::str::FromStr;

use bots::{Bot, EngineFault, External, Means, opponent};
use table::{Level, Rules};

/// A level of ours, or somebody else's program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Entrant {
    Level(Level),
    Program(String),
}

impl Entrant {
    /// Somebody new for each game.
    pub(super) fn bot(
        &self,
        rules: Rules,
        seed: u64,
        memory: u64,
    ) -> Result<Box<dyn Bot>, EngineFault> {
        Ok(match self {
            Self::Level(level) => opponent(rules, *level, seed),
            Self::Program(program) => {
                Box::new(External::start(&Means { memory, ..Means::new(program) })?)
            }
        })
    }

    pub(super) const fn is_external(&self) -> bool {
        matches!(self, Self::Program(_))
    }
}

/// As it is typed.
impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Level(level) => level.number().fmt(f),
            Self::Program(program) => write!(f, "cmd:{program}"),
        }
    }
}

impl FromStr for Entrant {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        match text.strip_prefix("cmd:") {
            Some("") => Err("expected a program behind cmd:"),
            Some(program) => Ok(Self::Program(program.to_owned())),
            None => text
                .parse()
                .ok()
                .and_then(Level::new)
                .map(Self::Level)
                .ok_or("expected a level, 1 to 8, or cmd:PROGRAM"),
        }
    }
}
