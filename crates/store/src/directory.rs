//! What a directory keeps beside the logs: who its guests are, which tables it shows to everybody, and
//! where those who played went on. The contract is `tests/suite/directory.rs`.

use std::collections::BTreeMap;

use table::{GameId, PersonId};

use crate::failure::Failure;
use crate::person::{KeptName, Person, Session, TokenHash};
use crate::summary::Summary;

/// So many tables at most are read at once: more than a server shows, so that it can choose.
pub const MOST_LISTED: usize = 1_000;

/// What every connection can do beside [appending and reading](crate::Log).
pub trait Directory {
    /// Makes these changes, in this order and in one durable transaction, and says of each how many
    /// sessions it ended, or tables it forgot. If it fails, all of them may be made or none, and the connection is of no
    /// use any more.
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure>;

    /// The session with this token.
    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure>;

    /// The names of those who have one.
    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure>;

    /// The tables that are listed and were seen then or later: those listed last come first,
    /// [`MOST_LISTED`] at most.
    fn listed(&mut self, since: u64) -> Result<Vec<ListingRow>, Failure>;

    /// How many tables are listed, were seen then or later, and have no game yet.
    fn count_open(&mut self, since: u64) -> Result<u64, Failure>;

    /// Is this table listed, however long ago it was seen?
    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure>;

    /// Where those who played at this table went on.
    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure>;

    /// Where those played who went on at this table, or meant to; the first by name, if there are several.
    fn previous_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure>;

    /// Hands out everything, all from one moment: people, listings and links, each in the order of
    /// their names.
    fn export(
        &mut self,
        see: &mut dyn FnMut(DirectoryEntry) -> Result<(), Failure>,
    ) -> Result<(), Failure>;
}

/// A table that is shown to everybody. Times are seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ListingRow {
    /// Which.
    pub table: GameId,
    /// What is shown of it.
    pub shown: Summary,
    /// Since when it is shown.
    pub since: u64,
    /// When a server last said that somebody is there.
    pub seen: u64,
}

/// One thing that a directory keeps.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DirectoryEntry {
    /// Somebody, with their sessions.
    Person(Person),
    /// A table that is shown.
    Listed(ListingRow),
    /// Where those who played went on.
    Follows {
        /// After this game
        table: GameId,
        /// came this one.
        next: GameId,
    },
}

/// A change of what a directory keeps. Making one twice changes nothing more. Times only go forward: an
/// earlier `now` than is known does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A session begins, of a person who need not be known yet. A token that has a session stays
    /// as it is, whoever is named.
    Admit {
        /// Its mark.
        token: TokenHash,
        /// Whose it is.
        person: PersonId,
        /// When.
        now: u64,
    },
    /// A session was seen, and so was its person.
    Saw {
        /// Its mark.
        token: TokenHash,
        /// When.
        now: u64,
    },
    /// A person has a name from now on. Whoever is not known, or was forgotten, gets none: their
    /// name could never be taken back.
    Rename {
        /// Who.
        person: PersonId,
        /// The name.
        name: KeptName,
        /// When.
        now: u64,
    },
    /// A session ends. Its person keeps the name.
    Close {
        /// Its mark.
        token: TokenHash,
    },
    /// A person is forgotten, with name and sessions.
    Forget {
        /// Who.
        person: PersonId,
    },
    /// Whatever was not seen since is forgotten: sessions, people without any, listings.
    Expire {
        /// Those seen before this.
        before: u64,
    },
    /// Somebody is at a table whose game has not begun.
    Visit {
        /// Which.
        table: GameId,
        /// When.
        now: u64,
    },
    /// Tables whose game has not begun are forgotten, with their logs, if nobody has visited them for
    /// [a day](crate::FORGOTTEN_AFTER), or for [two weeks](crate::INVITED_FOR) where somebody is
    /// invited: where a person sits and a chair is free.
    ForgetUnstarted {
        /// When that is.
        now: u64,
    },
    /// A table is shown to everybody, and somebody is there.
    List {
        /// Which.
        table: GameId,
        /// What is shown of it, instead of what was.
        shown: Summary,
        /// When.
        now: u64,
    },
    /// A table is not shown any more.
    Unlist {
        /// Which.
        table: GameId,
    },
    /// Those who played go on at another table. If that is settled already, nothing changes.
    Follow {
        /// After this game
        table: GameId,
        /// comes this one.
        next: GameId,
    },
    /// Something comes from a copy. What is there under its name stays as it is; of a person that is
    /// known neither name nor sessions come back.
    Bring(DirectoryEntry),
}
