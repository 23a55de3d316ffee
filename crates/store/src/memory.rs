//! Logs in memory: the slow truthful twin of the others, and a disk for simulations.

mod directory;
mod played;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::{Entry, GameId};

use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::log::{KeptLog, Log, Logs};
use host::{Append, Appended, Asker, Seq};

use self::directory::Rooms;
use self::played::Register;

/// Logs that last as long as somebody holds them.
#[derive(Clone, Debug, Default)]
pub struct InMemory {
    tables: Arc<Mutex<Tables>>,
    rooms: Arc<Mutex<Rooms>>,
}

/// The logs, and who played.
#[derive(Debug, Default)]
struct Tables {
    kept: Vec<KeptLog>,
    register: Register,
    key: Option<[u8; 32]>,
}

/// A connection to [`InMemory`].
#[derive(Debug)]
pub struct MemoryLog(InMemory);

impl Tables {
    /// Forgets the tables at which nothing began, and says which.
    fn forget_unstarted(&mut self, now: u64) -> Vec<GameId> {
        let gone = self.register.forget_unstarted(now);
        self.kept.retain(|kept| !gone.contains(&kept.table));
        gone
    }
}

impl InMemory {
    /// No logs yet.
    pub fn new() -> Self {
        Self::default()
    }

    fn tables(&self) -> MutexGuard<'_, Tables> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn rooms(&self) -> MutexGuard<'_, Rooms> {
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Logs for InMemory {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        Ok(Box::new(MemoryLog(self.clone())))
    }
}

impl Log for MemoryLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure> {
        let mut tables = self.0.tables();
        Ok(batch.iter().map(|append| append_one(&mut tables, append)).collect())
    }

    fn key(&mut self, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
        Ok(*self.0.tables().key.get_or_insert(fresh))
    }

    /// There is always room.
    fn probe(&mut self) -> Result<(), Failure> {
        Ok(())
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        let tables = &self.0.tables().kept;
        let log = tables.iter().find(|kept| kept.table == *table).map(|kept| kept.log.as_slice());
        let entries = log.unwrap_or_default().iter().skip(from.0 as usize);
        Ok(entries.map(|(_, entry)| entry.clone()).collect())
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        let tables = &self.0.tables().kept;
        Ok(tables.iter().filter(|kept| !kept.over).map(|kept| kept.table.clone()).collect())
    }

    fn each_grown(
        &mut self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        let mut all = self.0.tables().kept.clone();
        all.retain(|kept| kept.log.len() > were.of(&kept.table));
        let mut count = 0;
        for kept in all {
            see(kept)?;
            count += 1;
        }
        Ok(count)
    }
}

fn append_one(all: &mut Tables, append: &Append) -> Appended {
    let tables = &mut all.kept;
    let found = tables.iter().position(|kept| kept.table == append.table);
    let log = found.map(|index| tables[index].log.as_slice()).unwrap_or_default();
    let same = |(asker, _): &(Option<Asker>, Entry)| asker.is_some() && *asker == append.asker;
    let number = |length: usize| Seq(u32::try_from(length).unwrap_or(u32::MAX));
    if let Some(index) = log.iter().position(same) {
        return Appended::Repeated { seq: number(index) };
    }
    let next = number(log.len());
    if append.seq != next {
        return Appended::Clash { next };
    }
    let index = found.unwrap_or_else(|| {
        tables.push(KeptLog { table: append.table.clone(), over: false, log: Vec::new() });
        tables.len() - 1
    });
    tables[index].log.push((append.asker.clone(), append.entry.clone()));
    tables[index].over |= append.ends();
    all.register.record(append);
    Appended::Stored
}
