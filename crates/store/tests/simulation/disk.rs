//! The store that all nodes share: what is in it survives.

use store::{Append, Appended, Failure, InMemory, Log, Logs, Seq};
use table::{Entry, GameId};

use crate::scene::Time;

/// An append on its way, with what only the judge may know.
#[derive(Clone, Debug)]
pub(crate) struct Job {
    pub(crate) table: usize,
    pub(crate) append: Append,
    /// When it was decided.
    pub(crate) decided: Time,
    /// What the clock on the wall was ahead then.
    pub(crate) ahead: u64,
}

/// A durable store.
pub(crate) struct Disk {
    log: Box<dyn Log>,
}

impl Disk {
    pub(crate) fn new() -> Self {
        // Memory never fails.
        Self { log: InMemory::new().connect().unwrap() }
    }

    pub(crate) fn append(&mut self, batch: &[Job]) -> Vec<Appended> {
        let appends: Vec<Append> = batch.iter().map(|job| job.append.clone()).collect();
        self.log.append(&appends).unwrap()
    }

    pub(crate) fn read(&mut self, table: &GameId, from: Seq) -> Vec<Entry> {
        self.log.read(table, from).unwrap()
    }

    pub(crate) fn unfinished(&mut self) -> Vec<GameId> {
        self.log.unfinished().unwrap()
    }

    pub(crate) fn all(&mut self) -> Vec<store::KeptLog> {
        let mut all = Vec::new();
        let mut see = |kept| -> Result<(), Failure> {
            all.push(kept);
            Ok(())
        };
        self.log.each(&mut see).unwrap();
        all
    }

    /// A copy of an earlier moment: for a disk that lied.
    pub(crate) fn restored(all: &[store::KeptLog]) -> Self {
        let mut disk = Self::new();
        for kept in all {
            let appends: Vec<Append> = kept.clone().appends().collect();
            disk.log.append(&appends).unwrap();
        }
        disk
    }
}
