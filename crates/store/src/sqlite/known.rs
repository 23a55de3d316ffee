//! What the writer knows of the tables it has written to, so that an append need not look.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher as _, RandomState};

use table::GameId;

use host::{Asker, Seq};

/// When so many tables are held, those before them are forgotten.
const MOST: usize = 4096;

/// What is known of one table.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The number of the next entry.
    pub(super) next: Seq,
    /// Marks of all who asked. Who has none of them has not asked; who has one may have.
    askers: HashSet<u64>,
}

/// What is known of the tables written to of late. All of it may be forgotten at any time.
#[derive(Debug, Default)]
pub(super) struct Tables {
    marks: RandomState,
    young: HashMap<GameId, Known>,
    /// Those that were young before; whoever is asked for again is young again.
    old: HashMap<GameId, Known>,
}

impl Tables {
    pub(super) fn forget(&mut self) {
        self.young.clear();
        self.old.clear();
    }

    /// Forgets the tables that have not been asked for of late, if there are many. Only between
    /// batches: what a batch has written so far stands nowhere else.
    pub(super) fn age(&mut self) {
        if self.young.len() >= MOST {
            self.old = std::mem::take(&mut self.young);
        }
    }

    /// A number by which an asker can be told from almost all others.
    pub(super) fn mark(&self, asker: &Asker) -> u64 {
        self.marks.hash_one(asker)
    }

    pub(super) fn get(&mut self, table: &GameId) -> Option<&mut Known> {
        if !self.young.contains_key(table) {
            let (table, known) = self.old.remove_entry(table)?;
            self.keep(table, known);
        }
        self.young.get_mut(table)
    }

    pub(super) fn keep(&mut self, table: GameId, known: Known) {
        self.young.insert(table, known);
    }
}

impl Known {
    /// May this asker be in the log already?
    pub(super) fn may_have(&self, mark: u64) -> bool {
        self.askers.contains(&mark)
    }

    /// One entry more.
    pub(super) fn grow(&mut self, mark: Option<u64>) {
        self.next = self.next.next();
        self.askers.extend(mark);
    }
}
