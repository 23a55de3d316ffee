//! What players ask to do in a game, and what became of it.

use core::fmt;
use core::str::FromStr;

use quarto::{NotationItem, NotationItems, TrayPlace};

/// What a player asks to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// At a table of Quarto or, except for gifts, Quarto Access.
    Quarto(quarto::Action),
    /// Give the piece that lies on this place (Q19).
    GiveFrom(TrayPlace),
    /// At a table of Quartex.
    Quartex(quartex::Action),
}

/// One step of a game: somebody acted, or tiles were drawn. With the start, the steps and
/// touches alone determine the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// At a table of Quarto or, except for gifts, Quarto Access.
    Quarto(quarto::Step),
    /// The piece on this place was given (Q19).
    GiveFrom(TrayPlace),
    /// At a table of Quartex.
    Quartex(quartex::Step),
}

/// A text that is no step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoStep {
    /// Where, counted from 0.
    pub at: usize,
    /// What was expected there.
    pub why: String,
}

/// As in `docs/notation.md`: `+7`, `!3?`, `+#5`, `2:cannot`, `bag 2:XXSQ`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Quarto(step) => step.fmt(f),
            Self::GiveFrom(place) => write!(f, "+{place}"),
            Self::Quartex(step) => step.fmt(f),
        }
    }
}

impl FromStr for Step {
    type Err = NoStep;

    fn from_str(text: &str) -> Result<Self, NoStep> {
        let is_quartex = text.contains(':');
        if is_quartex {
            let read = text.parse::<quartex::Step>().map(Self::Quartex);
            return read.map_err(|error| NoStep { at: error.at, why: error.problem.to_string() });
        }
        let none = || NoStep { at: 0, why: "expected a step".to_owned() };
        let mut entries = NotationItems::new(text);
        let step = match entries.next() {
            Some(Ok((0, NotationItem::Step(step)))) => Self::Quarto(step),
            Some(Ok((0, NotationItem::GiveFrom(place)))) => Self::GiveFrom(place),
            Some(Err(error)) => {
                return Err(NoStep { at: error.at, why: format!("expected {}", error.expected) });
            }
            _ => return Err(none()),
        };
        // One spelling only: pieces as digits, nothing behind.
        if step.to_string() == text { Ok(step) } else { Err(none()) }
    }
}
