//! Why a game could not be opened.

use store::Failure;
use table::{GameId, NotFounded, TermsFault};

use crate::chance::NoChance;

/// Why a game could not be opened.
#[derive(Debug)]
pub enum NotOpened {
    /// Such terms cannot be.
    Terms(TermsFault),
    /// There are not as many seats as the game has.
    Seats,
    /// A game that follows from this number is kept already.
    Taken(GameId),
    /// There is no such game.
    NoGame(GameId),
    /// The store failed.
    Store(Failure),
    /// The system has no random bytes, or no threads.
    System(String),
}

impl From<Failure> for NotOpened {
    fn from(failure: Failure) -> Self {
        Self::Store(failure)
    }
}

impl From<NotFounded> for NotOpened {
    fn from(not: NotFounded) -> Self {
        match not {
            NotFounded::Terms(fault) => Self::Terms(fault),
            NotFounded::Chairs { .. }
            | NotFounded::SitsTwice(_)
            | NotFounded::NobodyContributes(_) => Self::Seats,
        }
    }
}

impl From<NoChance> for NotOpened {
    fn from(_: NoChance) -> Self {
        Self::System("the system has no random bytes".to_owned())
    }
}
