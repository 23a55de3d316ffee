//! How long logs were when somebody saw them, so that only what has grown since need be seen again.

use std::collections::HashMap;

use table::GameId;

use crate::log::KeptLog;

/// How many entries each log had. One that was never seen had none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lengths(HashMap<GameId, usize>);

impl Lengths {
    /// How many entries the log of this table had.
    pub fn of(&self, table: &GameId) -> usize {
        self.0.get(table).copied().unwrap_or(0)
    }

    /// This log was seen.
    pub fn note(&mut self, kept: &KeptLog) {
        self.0.insert(kept.table.clone(), kept.log.len());
    }

    /// Every log that was seen, and how long it was.
    pub fn each(&self) -> impl Iterator<Item = (&GameId, usize)> {
        self.0.iter().map(|(table, length)| (table, *length))
    }

    /// So many logs were seen.
    pub fn tables(&self) -> u64 {
        self.0.len() as u64
    }

    /// So many entries they have together.
    pub fn entries(&self) -> u64 {
        self.0.values().map(|length| *length as u64).sum()
    }
}
