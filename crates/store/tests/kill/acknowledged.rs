//! What clients were told, compared with what is stored.

use std::collections::{BTreeMap, HashMap};

use store::{Seq, Store};
use table::{Entry, GameId, Table};

/// What clients were told about their moves.
#[derive(Default)]
pub(crate) struct Acknowledged {
    tables: BTreeMap<GameId, Told>,
    count: usize,
}

/// A move that is in the log, as its client was told.
#[derive(Clone)]
pub(crate) struct Answered {
    pub(crate) nonce: String,
    /// What was asked, with `{}` for the nonce.
    pub(crate) line: String,
    pub(crate) answer: String,
}

#[derive(Default)]
struct Told {
    kept: Vec<Answered>,
    /// Moves of which nothing may be in the log.
    refused: Vec<String>,
    stored: Stored,
}

/// The log of a table as far as it was read.
#[derive(Default)]
struct Stored {
    table: Option<Table>,
    next: Seq,
    times: HashMap<String, usize>,
}

impl Stored {
    fn read(&mut self, id: &GameId, entries: &[Entry]) {
        for entry in entries {
            let happened = match &mut self.table {
                None => Table::open(entry).map(|table| self.table = Some(table)),
                Some(table) => table.apply(entry).map(|_| ()),
            };
            assert_eq!(happened, Ok(()), "entry {} of table {id} cannot stand", self.next);
            if let Some((_, nonce)) = &entry.cause {
                *self.times.entry(nonce.to_string()).or_default() += 1;
            }
            self.next = self.next.next();
        }
    }

    fn times(&self, nonce: &str) -> usize {
        self.times.get(nonce).copied().unwrap_or_default()
    }

    fn is_over(&self) -> bool {
        self.table.as_ref().is_some_and(|table| table.outcome().is_some())
    }
}

impl Told {
    /// Every move that was acknowledged is in the log once, no refused one is.
    fn check(&self, id: &GameId, stored: &Stored) {
        for answered in &self.kept {
            let times = stored.times(&answered.nonce);
            assert_eq!(times, 1, "{} was told {} at table {id}", answered.nonce, answered.answer);
        }
        for nonce in &self.refused {
            assert_eq!(stored.times(nonce), 0, "{nonce} was refused at table {id}");
        }
        let doubled = stored.times.iter().find(|(_, times)| **times > 1);
        assert_eq!(doubled, None, "doubled at table {id}");
    }
}

impl Acknowledged {
    /// There is such a table, or will be.
    pub(crate) fn table(&mut self, id: &GameId) {
        self.tables.entry(id.clone()).or_default();
    }

    pub(crate) fn kept(&mut self, table: &GameId, nonce: String, line: &str, answer: &str) {
        let answered = Answered { nonce, line: line.to_owned(), answer: answer.to_owned() };
        self.tables.get_mut(table).unwrap().kept.push(answered);
        self.count += 1;
    }

    pub(crate) fn refused(&mut self, table: &GameId, nonce: String) {
        self.tables.get_mut(table).unwrap().refused.push(nonce);
    }

    /// The last move that was acknowledged there.
    pub(crate) fn last(&self, table: &GameId) -> Option<&Answered> {
        self.tables.get(table)?.kept.last()
    }

    /// How many moves were acknowledged.
    pub(crate) const fn count(&self) -> usize {
        self.count
    }

    pub(crate) fn tables(&self) -> usize {
        self.tables.len()
    }

    /// Compares what was told with what is new in the logs of tables that were not over. Says how
    /// many of the `open` moves, which nobody was told about, are stored.
    pub(crate) fn check_news(&mut self, store: &Store, open: &[(GameId, String)]) -> usize {
        for (id, told) in &mut self.tables {
            if told.stored.is_over() {
                continue;
            }
            let entries = store.read(id, told.stored.next).unwrap();
            told.stored.read(id, &entries);
            told.check(id, &told.stored);
        }
        open.iter().map(|(id, nonce)| self.tables[id].stored.times(nonce)).sum()
    }

    /// Compares what was told with all logs, read and folded from their beginnings. Every game is
    /// over if they `are_over`.
    pub(crate) fn check_all(&self, store: &Store, are_over: bool) {
        let mut found = 0;
        let each = store.each(&mut |kept| {
            let id = kept.table;
            let Some(told) = self.tables.get(&id) else { panic!("nobody founded table {id}") };
            let mut stored = Stored::default();
            for (asker, entry) in &kept.log {
                let cause = entry.cause.as_ref().map(|(_, nonce)| nonce);
                assert_eq!(asker.as_ref().map(|asker| &asker.nonce), cause);
            }
            let entries: Vec<Entry> = kept.log.into_iter().map(|(_, entry)| entry).collect();
            stored.read(&id, &entries);
            told.check(&id, &stored);
            assert_eq!(stored.is_over(), kept.over, "table {id}");
            assert!(kept.over || !are_over, "table {id} is not over");
            found += told.kept.len();
            Ok(())
        });
        each.unwrap();
        assert_eq!(found, self.count, "a whole table is lost");
    }
}
