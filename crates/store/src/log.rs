//! What a back end must do. The contract is tested on each of them by the same suite.

use table::{Entry, GameId};

use crate::failure::Failure;
use crate::hint::{Heard, Listening};
use crate::house::House;
use host::{Append, Asker, Seq, Verdict};

/// A place where logs are kept. Connections to it are opened as they are needed; all see the same
/// logs.
pub trait Logs: Send + Sync {
    /// A connection of its own. Brings what an earlier release wrote up to date.
    fn connect(&self) -> Result<Box<dyn Log>, Failure>;

    /// Can two connections write at once, without waiting for each other?
    fn has_many_writers(&self) -> bool {
        false
    }

    /// Hands hints on that other servers give ([`Store::listen`](crate::Store::listen)). Where there
    /// can be no others, none.
    fn listen(&self, heard: Heard) -> Result<Listening, Failure> {
        Ok(Listening::to_nobody(heard))
    }
}

/// One connection to a place where logs are kept, and what a [house](House) has beside them. Every call blocks until it is done.
pub trait Log: House + Send {
    /// Stores whatever of the batch can be stored, in this order and in one durable transaction, and
    /// says of each what became of it. When it returns, what is [`Verdict::Stored`] survives
    /// a loss of power.
    ///
    /// If it fails, all of the batch may be stored or none of it, but no part; and the connection
    /// is of no use any more.
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Verdict>, Failure>;

    /// Puts things in order, if that is due; the one who writes calls it after each batch, when
    /// everybody has been answered. If nobody is waiting, there is time for more.
    fn tidy(&mut self, is_idle: bool) -> Result<(), Failure> {
        let _ = is_idle;
        Ok(())
    }

    /// The entries of a table from this number on, all from one moment. Nothing for a table that
    /// does not exist.
    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure>;

    /// The tables at which a game is not over, in the order they were founded.
    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure>;

    /// Hands out all tables with their whole logs, in the order they were founded, all from one
    /// moment, while others go on writing. Says how many there were.
    fn each(&mut self, see: &mut dyn FnMut(Kept) -> Result<(), Failure>) -> Result<u64, Failure>;
}

/// A table as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kept {
    /// Its name.
    pub table: GameId,
    /// Is its game over?
    pub over: bool,
    /// Its log: who asked, and what happened.
    pub log: Vec<(Option<Asker>, Entry)>,
}

impl Kept {
    /// The same log as it would be written: for another store.
    pub fn appends(self) -> impl Iterator<Item = Append> {
        let Self { table, over, log } = self;
        let last = log.len().checked_sub(1);
        let numbered = (0..).map(Seq).zip(log);
        numbered.map(move |(seq, (asker, entry))| Append {
            table: table.clone(),
            ends: over && usize::try_from(seq.0).ok() == last,
            seq,
            asker,
            entry,
        })
    }
}
