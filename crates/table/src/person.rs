//! What sort of person a name stands for.
//!
//! | text | who |
//! | --- | --- |
//! | `x` | a person a server knows |
//! | `x-2` | whoever sits beside `x` on chair 2, at the same device |
//! | `here-y` | a person at the keyboard of a terminal |
//!
//! Whether a person is a guest or has keys is never in the name. Nobody else looks for hyphens.

use quartex::Seat;

use crate::id::{NoName, PersonId};
use crate::word::seat;

/// What sort of person it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PersonKind {
    /// Somebody a server knows.
    Person,
    /// Somebody at another's device.
    Beside {
        /// Whose device it is.
        owner: PersonId,
        /// Where they sat down.
        chair: Seat,
    },
    /// Somebody at the keyboard of a terminal. No device of a server is theirs.
    Terminal,
}

/// What the names of people at a keyboard begin with.
const HERE: &str = "here-";

impl PersonId {
    /// Whoever sits beside the owner of a device, on this chair. `None` if the owner is no
    /// [`PersonKind::Person`], or the name would be too long.
    pub fn beside(owner: &Self, chair: Seat) -> Option<Self> {
        let beside: Self = format!("{owner}-{chair}").parse().ok()?;
        let is_read_so = beside.kind() == PersonKind::Beside { owner: owner.clone(), chair };
        is_read_so.then_some(beside)
    }

    /// Somebody at the keyboard of a terminal, with these letters.
    pub fn at_terminal(letters: &str) -> Result<Self, NoName> {
        // Letters that are none would leave the hyphen alone, which is a name as well.
        letters.parse::<Self>()?;
        format!("{HERE}{letters}").parse()
    }

    /// What sort of person it is.
    pub fn kind(&self) -> PersonKind {
        if self.as_str().starts_with(HERE) {
            return PersonKind::Terminal;
        }
        let split = self.as_str().rsplit_once('-');
        let beside = split.and_then(|(owner, chair)| {
            let owner: Self = owner.parse().ok()?;
            Some(PersonKind::Beside { chair: seat(chair)?, owner })
        });
        match beside {
            // Nobody sits beside those beside.
            Some(PersonKind::Beside { owner, chair }) if owner.kind() == PersonKind::Person => {
                PersonKind::Beside { owner, chair }
            }
            _ => PersonKind::Person,
        }
    }

    /// Who speaks for this person: the owner of the device of those beside, everybody else
    /// themselves.
    #[must_use]
    pub fn owner(&self) -> Self {
        match self.kind() {
            PersonKind::Beside { owner, .. } => owner,
            PersonKind::Person | PersonKind::Terminal => self.clone(),
        }
    }
}
