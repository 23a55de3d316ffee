//! A back end that promises what it has not stored, to see that such a one is found out.

use std::collections::BTreeMap;
use std::ops::Range;

use store::{
    Append, Appended, Change, Directory, DirectoryEntry, Failure, Finished, KeptLog, Lengths,
    ListingRow, Log, Logs, Played, Player, SeatTaken, Seq, Session, Sqlite, TokenHash,
};
use table::{Entry, GameId, Moment, PersonId};

/// Logs that lag behind what is said about them.
pub(crate) struct Hasty(pub(crate) Sqlite);

/// Says that everything is stored, and stores it with the next batch.
struct HastyLog {
    log: Box<dyn Log>,
    owed: Vec<Append>,
}

impl Logs for Hasty {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        Ok(Box::new(HastyLog { log: self.0.connect()?, owed: Vec::new() }))
    }
}

impl Log for HastyLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure> {
        let owed = std::mem::replace(&mut self.owed, batch.to_vec());
        self.log.append(&owed)?;
        Ok(vec![Appended::Stored; batch.len()])
    }

    fn probe(&mut self) -> Result<(), Failure> {
        self.log.probe()
    }

    fn key(&mut self, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
        self.log.key(fresh)
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        self.log.read(table, from)
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        self.log.unfinished()
    }

    fn each_grown(
        &mut self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        self.log.each_grown(were, see)
    }
}

impl Directory for HastyLog {
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure> {
        self.log.change(changes)
    }

    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure> {
        self.log.session(token)
    }

    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        self.log.names(people)
    }

    fn listed(&mut self, since: u64) -> Result<Vec<ListingRow>, Failure> {
        self.log.listed(since)
    }

    fn count_open(&mut self, since: u64) -> Result<u64, Failure> {
        self.log.count_open(since)
    }

    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure> {
        self.log.is_listed(table)
    }

    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.log.next_of(table)
    }

    fn previous_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.log.previous_of(table)
    }

    fn export(
        &mut self,
        see: &mut dyn FnMut(DirectoryEntry) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.log.export(see)
    }
}

impl Played for HastyLog {
    fn seats_of(
        &mut self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure> {
        self.log.seats_of(player, after, most)
    }

    fn seats_at(&mut self, game: &GameId) -> Result<Vec<SeatTaken>, Failure> {
        self.log.seats_at(game)
    }

    fn finish_of(&mut self, game: &GameId) -> Result<Option<Finished>, Failure> {
        self.log.finish_of(game)
    }

    fn finishes(
        &mut self,
        ended: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure> {
        self.log.finishes(ended, after, most)
    }

    fn note_sleep(&mut self) -> Result<(), Failure> {
        self.log.note_sleep()
    }

    fn has_slept(&mut self, game: &GameId) -> Result<bool, Failure> {
        self.log.has_slept(game)
    }

    fn visited(&mut self, table: &GameId) -> Result<Option<u64>, Failure> {
        self.log.visited(table)
    }
}
