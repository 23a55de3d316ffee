//! Who sits on a seat.

use core::fmt;
use core::str::FromStr;

use crate::id::PersonId;
use crate::outcome::Forfeit;
use crate::time::Moment;
use crate::word::small;

/// How strong a bot is: 1 to 8.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Level(u8);

impl Level {
    /// The bot that plays on for a seat that has forfeited.
    pub const STAND_IN: Self = Self(3);

    /// The level with this number, if there is one.
    pub const fn new(number: u8) -> Option<Self> {
        if 1 <= number && number <= 8 { Some(Self(number)) } else { None }
    }

    /// Its number.
    pub const fn number(self) -> u8 {
        self.0
    }
}

/// Who a seat belongs to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Sitter {
    /// Nobody yet.
    Open,
    /// A person.
    Person(PersonId),
    /// A bot.
    Bot(Level),
}

/// `open`, `person:NAME`, `bot:5`.
impl fmt::Display for Sitter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Open => f.write_str("open"),
            Self::Person(id) => write!(f, "person:{id}"),
            Self::Bot(level) => write!(f, "bot:{}", level.0),
        }
    }
}

impl FromStr for Sitter {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        match text.split_once(':') {
            None if text == "open" => Ok(Self::Open),
            Some(("person", id)) => id.parse().map(Self::Person).map_err(|_| ()),
            Some(("bot", level)) => read_level(level).map(Self::Bot).ok_or(()),
            _ => Err(()),
        }
    }
}

pub(crate) fn read_level(text: &str) -> Option<Level> {
    small(text).and_then(|number| u8::try_from(number).ok()).and_then(Level::new)
}

/// A seat and all that everybody may know of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// Who it belongs to.
    pub sitter: Sitter,
    /// The bot that plays in the meantime.
    pub stand_in: Option<Level>,
    /// Since when the person is away.
    pub away: Option<Moment>,
    /// Why this seat can no longer win.
    pub forfeit: Option<Forfeit>,
}

impl Place {
    pub(crate) const OPEN: Self =
        Self { sitter: Sitter::Open, stand_in: None, away: None, forfeit: None };

    /// The bot that plays now, for good or in the meantime.
    pub const fn bot(&self) -> Option<Level> {
        match (&self.sitter, self.stand_in) {
            (_, Some(level)) => Some(level),
            (Sitter::Bot(level), None) => Some(*level),
            (Sitter::Open | Sitter::Person(_), None) => None,
        }
    }
}
