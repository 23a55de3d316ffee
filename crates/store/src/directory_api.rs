//! What a server asks of its store beside logs: who somebody is, what the lobby shows, where a game
//! went on.
//!
//! Every change is durable when the call returns. On SQLite it goes through the one thread that
//! writes, after the moves that are waiting, so that neither waits for a lock of the other; on
//! PostgreSQL it has a thread and a connection of its own.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::mpsc::sync_channel;

use table::{GameId, Moment, PersonId};

use crate::attending::Attending;
use crate::directory::{Change, ListingRow};
use crate::failure::Failure;
use crate::hint::{Hint, Listening};
use crate::person::{Session, TokenHash};
use crate::played::{Finished, SeatTaken};
use crate::store::Store;
use crate::summary::Summary;
use host::Player;

/// That a session was seen is noted once in so many seconds.
const HOUR: u64 = 60 * 60;

/// People and their sessions.
impl Store {
    /// The session with this token. That it was seen is noted at most once an hour, and nobody waits
    /// for it.
    pub fn session(&self, token: &TokenHash, now: u64) -> Result<Option<Session>, Failure> {
        let mut session = self.look_up(|log| log.session(token))?;
        if let Some(session) = &mut session
            && session.seen.saturating_add(HOUR) <= now
        {
            session.seen = now;
            // If this is lost, the next one who looks notes it.
            self.hand_over_change(Change::Saw { token: *token, now }, |_| {});
        }
        Ok(session)
    }

    /// Begins a session of a person who need not be known yet. A token that has a session stays as
    /// it is, whoever is named.
    pub fn admit(&self, token: &TokenHash, person: &PersonId, now: u64) -> Result<(), Failure> {
        let change = Change::Admit { token: *token, person: person.clone(), now };
        self.change(change).map(|_| ())
    }

    /// Gives a person a name; [`Failure::Name`] if it cannot be kept. Whoever is not known, or was
    /// forgotten, gets none.
    pub fn rename(&self, person: &PersonId, name: &str, now: u64) -> Result<(), Failure> {
        let name = name.parse().map_err(Failure::Name)?;
        self.change(Change::Rename { person: person.clone(), name, now }).map(|_| ())
    }

    /// The names of those who have one. Who was forgotten has none.
    pub fn names(&self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        if people.is_empty() {
            return Ok(BTreeMap::new());
        }
        self.look_up(|log| log.names(people))
    }

    /// Forgets a person: name and all sessions are gone. The logs keep the id, which means nothing.
    pub fn forget(&self, person: &PersonId) -> Result<(), Failure> {
        self.change(Change::Forget { person: person.clone() }).map(|_| ())
    }

    /// Ends a session.
    pub fn close(&self, token: &TokenHash) -> Result<(), Failure> {
        self.change(Change::Close { token: *token }).map(|_| ())
    }

    /// Forgets what was not seen since: sessions, people without any, listings. Says how many
    /// sessions ended.
    pub fn expire(&self, before: u64) -> Result<u64, Failure> {
        self.change(Change::Expire { before })
    }
}

/// The lobby, which all servers on one store share, and what comes after a game.
impl Store {
    /// Shows a table to everybody as it is now, or says again that somebody is there. Whoever reads
    /// the list is shown this, and opens no table for it.
    pub fn list(&self, table: &GameId, shown: Summary, now: u64) -> Result<(), Failure> {
        self.change(Change::List { table: table.clone(), shown, now }).map(|_| ())
    }

    /// Shows a table no more.
    pub fn unlist(&self, table: &GameId) -> Result<(), Failure> {
        self.change(Change::Unlist { table: table.clone() }).map(|_| ())
    }

    /// The tables that are listed and were seen then or later: those listed last come first,
    /// [`MOST_LISTED`](crate::MOST_LISTED) at most.
    pub fn listed(&self, since: u64) -> Result<Vec<ListingRow>, Failure> {
        self.look_up(|log| log.listed(since))
    }

    /// How many tables are listed, were seen then or later, and wait for somebody: without reading any
    /// of them.
    pub fn count_open(&self, since: u64) -> Result<u64, Failure> {
        self.look_up(|log| log.count_open(since))
    }

    /// Is this table listed, however long ago it was seen?
    pub fn is_listed(&self, table: &GameId) -> Result<bool, Failure> {
        self.look_up(|log| log.is_listed(table))
    }

    /// Those who played at a table go on at another. Who says so first decides: this returns the table
    /// that stands.
    pub fn follow(&self, table: &GameId, next: &GameId) -> Result<GameId, Failure> {
        self.change(Change::Follow { table: table.clone(), next: next.clone() })?;
        // What stands never changes.
        Ok(self.next_of(table)?.unwrap_or_else(|| next.clone()))
    }

    /// Where those who played at this table went on.
    pub fn next_of(&self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.look_up(|log| log.next_of(table))
    }

    /// Where those played who went on at this table, or meant to.
    pub fn previous_of(&self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.look_up(|log| log.previous_of(table))
    }
}

/// Tables at which nothing has begun.
impl Store {
    /// Somebody is at a table. If its game has not begun that is noted, at most once an hour, and
    /// nobody waits for it.
    pub fn visit(&self, table: &GameId, now: u64) -> Result<(), Failure> {
        let visited = self.look_up(|log| log.visited(table))?;
        if visited.is_some_and(|visited| visited.saturating_add(HOUR) <= now) {
            // If this is lost, the next visit notes it.
            self.hand_over_change(Change::Visit { table: table.clone(), now }, |_| {});
        }
        Ok(())
    }

    /// Forgets the tables whose game has not begun and that nobody has visited for
    /// [a day](crate::FORGOTTEN_AFTER), or for [two weeks](crate::INVITED_FOR) where a person sits and
    /// a chair is free. Says how many there were.
    pub fn forget_unstarted(&self, now: u64) -> Result<u64, Failure> {
        self.change(Change::ForgetUnstarted { now })
    }
}

/// Who played, and how it ended: known as soon as the entry that causes it is stored.
impl Store {
    /// Where somebody sits and has sat: those who sat down last come first, after the last one of the
    /// page before, so many at most and never more than [`MOST_PLAYED`](crate::MOST_PLAYED).
    pub fn seats_of(
        &self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure> {
        self.look_up(|log| log.seats_of(player, after, most))
    }

    /// Who sits at a table, first chair to last.
    pub fn seats_at(&self, game: &GameId) -> Result<Vec<SeatTaken>, Failure> {
        self.look_up(|log| log.seats_at(game))
    }

    /// How a game ended, if it has.
    pub fn finish_of(&self, game: &GameId) -> Result<Option<Finished>, Failure> {
        self.look_up(|log| log.finish_of(game))
    }

    /// The games that ended in this time: the last come first, after the last one of the page before,
    /// so many at most and never more than [`MOST_PLAYED`](crate::MOST_PLAYED).
    pub fn finishes(
        &self,
        ended: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure> {
        self.look_up(|log| log.finishes(ended, after, most))
    }
}

/// Being there.
impl Store {
    /// A server is there from now on, for as long as it holds this. If there was none, every game under
    /// way [has slept](Store::has_slept). On PostgreSQL that takes a connection and a thread, which
    /// reconnects by itself. On SQLite and in memory there is never another server, so there was none.
    ///
    /// Whoever only reads or copies a store is no server.
    pub fn attend(&self) -> Result<Attending, Failure> {
        self.logs().attend()
    }

    /// Was this game under way when there was no server, and has nothing been appended since? Then its
    /// clocks ran for nobody.
    pub fn has_slept(&self, game: &GameId) -> Result<bool, Failure> {
        self.look_up(|log| log.has_slept(game))
    }
}

impl Store {
    /// Listens for hints that other servers on this store have appended something. On PostgreSQL that
    /// takes a connection and a thread, which reconnects by itself and then says that some were
    /// [missed](Hint::Missed); what this store appends is heard too. On SQLite and in memory there is no other server: nothing is ever heard.
    pub fn listen(&self, heard: impl Fn(Hint) + Send + 'static) -> Result<Listening, Failure> {
        self.logs().listen(Box::new(heard))
    }

    /// Makes a change and waits until it is durable.
    fn change(&self, change: Change) -> Result<u64, Failure> {
        let (done, result) = sync_channel(1);
        self.hand_over_change(change, move |ended| {
            // Whoever waits is waiting still.
            let _ = done.send(ended);
        });
        result.recv().unwrap_or(Err(Failure::Closed))
    }
}
