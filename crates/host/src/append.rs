//! What is appended to a log, and what becomes of it.

use std::fmt;
use std::str::FromStr;

use table::{Entry, GameId, Nonce, Seat};

use crate::finish::{Finish, Trace, traces};

/// The number of an entry in the log of its table, from 0.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seq(pub u32);

impl Seq {
    /// The number after this one.
    #[must_use]
    pub const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for Seq {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Whose request an entry answers. At one table an asker is stored once at most.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Asker {
    /// Where the player sat down. Seats may change with the lot, this does not
    /// ([`Table::chair`](table::Table::chair)).
    pub chair: Seat,
    /// What the client called the request.
    pub nonce: Nonce,
}

impl fmt::Display for Asker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}", self.chair, self.nonce)
    }
}

/// A text that names no asker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoAsker;

/// As it is written by [`Display`](fmt::Display): `2/k3`.
impl FromStr for Asker {
    type Err = NoAsker;

    fn from_str(text: &str) -> Result<Self, NoAsker> {
        let (chair, nonce) = text.split_once('/').ok_or(NoAsker)?;
        let chair = chair.parse().ok().and_then(Seat::new).ok_or(NoAsker)?;
        Ok(Self { chair, nonce: nonce.parse().map_err(|_| NoAsker)? })
    }
}

/// An entry for the log of a table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Append {
    /// Which table.
    pub table: GameId,
    /// The number it should have: that of the next entry, as far as its writer knows.
    pub seq: Seq,
    /// Whose request it was; nobody's if the server's own.
    pub asker: Option<Asker>,
    /// What the game was, if it is over with this. Such a table need not be woken after a restart.
    pub finish: Option<Finish>,
    /// What happened.
    pub entry: Entry,
}

impl Append {
    /// The first entry of a new table.
    pub const fn first(table: GameId, entry: Entry) -> Self {
        Self { table, seq: Seq(0), asker: None, finish: None, entry }
    }

    /// Is the game over with it?
    pub const fn ends(&self) -> bool {
        self.finish.is_some()
    }

    /// What it means for those who ask by person or by time, in this order.
    pub fn traces(&self) -> impl Iterator<Item = Trace> {
        traces(&self.entry).chain(self.finish.map(Trace::Finished))
    }
}

/// What became of an append.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appended {
    /// It is in the log, on the disk.
    Stored,
    /// The same asker is in the log already: nothing was stored. The entry there is the one that
    /// counts.
    Repeated {
        /// Its number.
        seq: Seq,
    },
    /// The number is taken, or the one before it is not: nothing was stored.
    Clash {
        /// The number that comes next.
        next: Seq,
    },
}
