//! What a back end must do. The contract is tested on each of them by the same suite.

use table::{Entry, GameId, Table};

use crate::attending::Attending;
use crate::directory::Directory;
use crate::failure::Failure;
use crate::hint::{Listening, OnHint};
use crate::lengths::Lengths;
use crate::played::Played;
use host::{Append, Appended, Asker, Finish, Seq};

/// A place where logs are kept. Connections to it are opened as they are needed; all see the same
/// logs.
pub trait Logs: Send + Sync {
    /// A connection of its own. Brings what an earlier release wrote up to date.
    fn connect(&self) -> Result<Box<dyn Log>, Failure>;

    /// Can two connections write at once, without waiting for each other?
    fn has_many_writers(&self) -> bool {
        false
    }

    /// A server is there from now on ([`Store::attend`](crate::Store::attend)). Where there can be no
    /// others, there was none before it.
    fn attend(&self) -> Result<Attending, Failure> {
        self.connect()?.note_sleep()?;
        Ok(Attending::alone())
    }

    /// Hands hints on that other servers give ([`Store::listen`](crate::Store::listen)). Where there
    /// can be no others, none.
    fn listen(&self, heard: OnHint) -> Result<Listening, Failure> {
        Ok(Listening::to_nobody(heard))
    }
}

/// One connection to a place where logs are kept, with [who played](Played) and what a [directory](Directory) has
/// beside them. Every call blocks until it is done.
pub trait Log: Directory + Played + Send {
    /// Stores whatever of the batch can be stored, in this order and in one durable transaction, and
    /// says of each what became of it. What an entry [means](Append::traces) for those who ask by person
    /// or by time is written with it. When it returns, what is [`Appended::Stored`] survives
    /// a loss of power.
    ///
    /// If it fails, all of the batch may be stored or none of it, but no part; and the connection
    /// is of no use any more.
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure>;

    /// Makes sure that something could be stored: writes what means nothing, as much of it as a busy
    /// server stores at once, in a durable transaction. Fails where appending would, and then the
    /// connection is of no use any more.
    fn probe(&mut self) -> Result<(), Failure>;

    /// What this store alone knows, 32 bytes that nobody can guess: those that it has, or these from now
    /// on, durably. All servers on one store have the same.
    fn key(&mut self, fresh: [u8; 32]) -> Result<[u8; 32], Failure>;

    /// Puts things in order, if that is due; the one who writes calls it after each batch, when
    /// everybody has been answered. If nobody is waiting, there is time for more.
    fn tidy(&mut self, is_idle: bool) -> Result<(), Failure> {
        let _ = is_idle;
        Ok(())
    }

    /// Nobody has come for long: gives back what is only kept so that the next is quicker.
    fn give_back(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    /// The entries of a table from this number on, all from one moment. Nothing for a table that
    /// does not exist.
    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure>;

    /// The tables at which a game is not over, in the order they were founded.
    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure>;

    /// Hands out all tables with their whole logs, in the order they were founded, all from one
    /// moment, while others go on writing. Says how many there were.
    fn each(
        &mut self,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        self.each_grown(&Lengths::default(), see)
    }

    /// The same of the tables alone whose logs are longer than they were: it costs what has grown since, and
    /// a look at how long each log is.
    fn each_grown(
        &mut self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure>;
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KeptLog {
    /// Its name.
    pub table: GameId,
    /// Is its game over?
    pub over: bool,
    /// Its log: who asked, and what happened.
    pub log: Vec<(Option<Asker>, Entry)>,
}

impl KeptLog {
    /// The same log as it would be written: for another store. How the game ended is made from the log
    /// again; of one that cannot be folded it is not known.
    pub fn appends(self) -> impl Iterator<Item = Append> {
        let mut folded: Option<Table> = None;
        (0..).map(Seq).zip(self.log).map(move |(seq, (asker, entry))| {
            let was_over = folded.as_ref().is_some_and(|table| table.outcome().is_some());
            folded = match folded.take() {
                None if seq == Seq(0) => Table::open(&entry).ok(),
                None => None,
                Some(mut table) => table.apply(&entry).ok().map(|_| table),
            };
            let over = folded.as_ref().filter(|_| !was_over);
            let finish = over.and_then(|table| Finish::at(table, entry.at));
            Append { table: self.table.clone(), seq, asker, finish, entry }
        })
    }
}
