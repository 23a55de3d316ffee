//! Who plays: the same somebody at every table.

use std::fmt;
use std::str::FromStr;

use table::{Level, PersonId, PersonKind, Seat, Sitter};

/// Somebody who sits at tables.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    /// A person, by the id that is in the logs.
    Person(PersonId),
    /// A bot of this level.
    Bot(Level),
}

/// What sort of player somebody is. Whether a person is a guest or has keys is in no id, so it is not
/// said here.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person whom a server knows.
    Person,
    /// Somebody at the device of a person: `x-2` sat down beside `x`, on chair 2.
    Beside {
        /// Whose device it is.
        owner: PersonId,
        /// Where they sat down.
        chair: Seat,
    },
    /// Somebody at a terminal: `here-…`.
    Terminal,
    /// A bot of this level.
    Bot(Level),
}

impl Player {
    /// Whoever sits there; `None` where a chair is free.
    pub fn of(sitter: &Sitter) -> Option<Self> {
        match sitter {
            Sitter::Open => None,
            Sitter::Person(id) => Some(Self::Person(id.clone())),
            Sitter::Bot(level) => Some(Self::Bot(*level)),
        }
    }

    /// What sort of player it is.
    pub fn kind(&self) -> PlayerKind {
        match self {
            Self::Person(id) => match id.kind() {
                PersonKind::Person => PlayerKind::Person,
                PersonKind::Beside { owner, chair } => PlayerKind::Beside { owner, chair },
                PersonKind::Terminal => PlayerKind::Terminal,
            },
            Self::Bot(level) => PlayerKind::Bot(*level),
        }
    }

    /// The same as a table knows it.
    pub fn sitter(&self) -> Sitter {
        match self {
            Self::Person(id) => Sitter::Person(id.clone()),
            Self::Bot(level) => Sitter::Bot(*level),
        }
    }
}

/// As the logs have it: `person:anna`, `bot:5`.
impl fmt::Display for Player {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.sitter().fmt(f)
    }
}

/// A text that names no player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoPlayer;

impl FromStr for Player {
    type Err = NoPlayer;

    fn from_str(text: &str) -> Result<Self, NoPlayer> {
        let sitter: Sitter = text.parse().map_err(|()| NoPlayer)?;
        Self::of(&sitter).ok_or(NoPlayer)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_player_reads_as_it_is_written() {
        for text in ["person:anna", "person:anna-2", "person:here-k3", "bot:5"] {
            assert_eq!(text.parse::<Player>().unwrap().to_string(), text);
        }
        for text in ["", "open", "anna", "bot:0", "bot:9", "person:", "guest:anna"] {
            assert_eq!(text.parse::<Player>(), Err(NoPlayer), "{text}");
        }
    }

    #[test]
    fn what_sort_somebody_is() {
        let beside = |owner: &str, chair| PlayerKind::Beside {
            owner: owner.parse().unwrap(),
            chair: Seat::new(chair).unwrap(),
        };
        for (text, kind) in [
            ("person:anna", PlayerKind::Person),
            ("person:anna-2", beside("anna", 2)),
            ("person:anna-1", beside("anna", 1)),
            ("person:here-k3", PlayerKind::Terminal),
            ("person:here-2", PlayerKind::Terminal),
            ("person:here", PlayerKind::Person),
            // What no server gives out is nobody's neighbour.
            ("person:p-ann", PlayerKind::Person),
            ("person:anna-0", PlayerKind::Person),
            ("person:anna-02", PlayerKind::Person),
            ("person:anna-6", PlayerKind::Person),
            ("person:-2", PlayerKind::Person),
            ("bot:8", PlayerKind::Bot(Level::new(8).unwrap())),
        ] {
            assert_eq!(text.parse::<Player>().unwrap().kind(), kind, "{text}");
        }
    }
}
