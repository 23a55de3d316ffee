//! What the writer knows of the tables it has written to, so that an append need not look.

use std::collections::{HashMap, HashSet};
use std::hash::{BuildHasher as _, RandomState};
use std::time::{Duration, Instant};

use table::GameId;

use host::{Asker, Seq};

/// When so many tables are held, those before them are forgotten.
const MOST: usize = 4096;

/// Those to which nothing was written for so long are forgotten, or for twice as long at most: whoever comes back after that
/// costs one look into the log, and a crowd that has gone nothing.
const LONG: Duration = Duration::from_mins(1);

/// What is known of one table.
#[derive(Debug, Default)]
pub(super) struct Known {
    /// The number of the next entry.
    pub(super) next: Seq,
    /// Marks of all who asked. Who has none of them has not asked; who has one may have.
    askers: HashSet<u64>,
}

/// What is known of the tables written to of late. All of it may be forgotten at any time.
#[derive(Debug)]
pub(super) struct Tables {
    marks: RandomState,
    young: HashMap<GameId, Known>,
    /// Those that were young before; whoever is asked for again is young again.
    old: HashMap<GameId, Known>,
    /// Since when the young are collected.
    since: Instant,
}

impl Default for Tables {
    fn default() -> Self {
        let (young, old) = (HashMap::new(), HashMap::new());
        Self { marks: RandomState::new(), young, old, since: Instant::now() }
    }
}

impl Tables {
    pub(super) fn forget(&mut self) {
        // With the space they were in.
        (self.young, self.old) = (HashMap::new(), HashMap::new());
    }

    /// Forgets the tables that have not been asked for of late. Only between batches: what a batch has written so far
    /// stands nowhere else.
    pub(super) fn age(&mut self, now: Instant) {
        if self.young.len() >= MOST || now.duration_since(self.since) >= LONG {
            self.old = std::mem::take(&mut self.young);
            self.since = now;
        }
    }

    /// So many tables are known.
    #[cfg(test)]
    pub(super) fn len(&self) -> usize {
        self.young.len() + self.old.len()
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

#[cfg(test)]
mod tests {
    use super::*;

    fn known(tables: &mut Tables, names: std::ops::Range<usize>) -> usize {
        names.filter(|number| tables.get(&name(*number)).is_some()).count()
    }

    fn name(number: usize) -> GameId {
        format!("table{number:011}").parse().unwrap()
    }

    fn keep(tables: &mut Tables, names: std::ops::Range<usize>) {
        names.for_each(|number| tables.keep(name(number), Known::default()));
    }

    #[test]
    fn of_many_tables_the_last_are_known() {
        let (mut tables, now) = (Tables::default(), Instant::now());
        for first in (0..10 * MOST).step_by(MOST) {
            keep(&mut tables, first..first + MOST);
            tables.age(now);
        }
        assert!(tables.young.len() + tables.old.len() <= 2 * MOST);
        assert_eq!(known(&mut tables, 9 * MOST..10 * MOST), MOST);
    }

    /// A crowd has gone: nothing is kept of its tables, nor the space they were in. Those that go on are known.
    #[test]
    fn tables_that_nobody_writes_to_are_forgotten() {
        let (mut tables, start) = (Tables::default(), Instant::now());
        keep(&mut tables, 0..3_000);
        for seconds in 0..180 {
            assert_eq!(known(&mut tables, 7..8), 1, "after {seconds} s");
            tables.age(start + Duration::from_secs(seconds));
            if seconds == 50 {
                assert_eq!(tables.young.len() + tables.old.len(), 3_000);
            }
        }
        assert_eq!(tables.young.len() + tables.old.len(), 1);
        assert!(tables.young.capacity() + tables.old.capacity() < 100);
        for seconds in [300, 600] {
            tables.age(start + Duration::from_secs(seconds));
        }
        assert_eq!(tables.young.capacity() + tables.old.capacity(), 0);
    }
}
