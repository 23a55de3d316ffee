//! What clients were told, compared with what is stored.

use std::collections::{BTreeMap, HashMap};

use store::{Asker, KeptLog, Seq, Store};
use table::{Entry, Event, GameId, PublicEvent, Table};

/// What clients were told about their moves.
#[derive(Default)]
pub(crate) struct Acknowledged {
    tables: BTreeMap<GameId, Told>,
    count: usize,
}

/// A move that is in the log, and what its client was told.
#[derive(Clone)]
pub(crate) struct Answered {
    pub(crate) nonce: String,
    /// What was asked, with `{}` for the nonce.
    pub(crate) line: String,
    pub(crate) answer: String,
}

/// Why a server must not be trusted.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Wrong {
    /// It said that this had happened, and it is not in the log.
    Lost { table: GameId, nonce: String },
    /// It said that the table was founded or somebody seated, and it is not so.
    LostOrder { table: GameId },
    /// It is in the log more than once.
    Doubled { table: GameId, nonce: String },
    /// It said that nothing had happened, and something has.
    Refused { table: GameId, nonce: String },
    /// This entry cannot stand where it does.
    Broken { table: GameId, seq: Seq },
    /// The log and what is known about it differ about whether the game is over, or who asked.
    Mislabelled { table: GameId },
    /// Nobody founded this table.
    Strange { table: GameId },
}

#[derive(Default)]
struct Told {
    /// How many orders were carried out, they say.
    orders: usize,
    /// Moves that are in the log, they say.
    kept: Vec<String>,
    last: Option<Answered>,
    /// Moves of which nothing may be in the log.
    refused: Vec<String>,
    stored: Stored,
}

/// The log of a table as far as it was read.
#[derive(Default)]
struct Stored {
    table: Option<Table>,
    next: Seq,
    is_over: bool,
    /// Entries that no seat asked for, but for those of a server that comes and goes.
    orders: usize,
    times: HashMap<String, usize>,
}

impl Stored {
    fn read(&mut self, id: &GameId, entries: &[Entry]) -> Result<(), Wrong> {
        for entry in entries {
            let happened = match &mut self.table {
                None => Table::open(entry).map(|table| self.table = Some(table)),
                Some(table) => table.apply(entry).map(|_| ()),
            };
            happened.map_err(|_| Wrong::Broken { table: id.clone(), seq: self.next })?;
            let is_order = |event: &Event| {
                !matches!(
                    event,
                    Event::Aloud(
                        PublicEvent::Clock { .. } | PublicEvent::Paused | PublicEvent::Resumed
                    )
                )
            };
            if let Some((_, nonce)) = &entry.cause {
                *self.times.entry(nonce.to_string()).or_default() += 1;
            } else {
                self.orders += usize::from(entry.events.iter().any(is_order));
            }
            self.next = self.next.next();
        }
        self.is_over = self.table.as_ref().is_some_and(|table| table.outcome().is_some());
        Ok(())
    }

    fn times(&self, nonce: &str) -> usize {
        self.times.get(nonce).copied().unwrap_or_default()
    }
}

impl Told {
    /// Every move that was acknowledged is in the log once, no refused one is.
    fn check(&self, id: &GameId, stored: &Stored) -> Result<(), Wrong> {
        if stored.orders < self.orders {
            return Err(Wrong::LostOrder { table: id.clone() });
        }
        let place = |nonce: &String| (id.clone(), nonce.clone());
        if let Some((nonce, _)) = stored.times.iter().find(|(_, times)| **times > 1) {
            let (table, nonce) = place(nonce);
            return Err(Wrong::Doubled { table, nonce });
        }
        if let Some(lost) = self.kept.iter().find(|nonce| stored.times(nonce) == 0) {
            let (table, nonce) = place(lost);
            return Err(Wrong::Lost { table, nonce });
        }
        if let Some(nonce) = self.refused.iter().find(|nonce| stored.times(nonce) > 0) {
            let (table, nonce) = place(nonce);
            return Err(Wrong::Refused { table, nonce });
        }
        Ok(())
    }
}

impl Acknowledged {
    /// There is such a table, or will be.
    pub(crate) fn table(&mut self, id: &GameId) {
        self.tables.entry(id.clone()).or_default();
    }

    /// An order was carried out.
    pub(crate) fn ordered(&mut self, table: &GameId) {
        self.tables.get_mut(table).unwrap().orders += 1;
    }

    pub(crate) fn kept(&mut self, table: &GameId, nonce: String, line: &str, answer: &str) {
        let told = self.tables.get_mut(table).unwrap();
        told.kept.push(nonce.clone());
        told.last = Some(Answered { nonce, line: line.to_owned(), answer: answer.to_owned() });
        self.count += 1;
    }

    pub(crate) fn refused(&mut self, table: &GameId, nonce: String) {
        self.tables.get_mut(table).unwrap().refused.push(nonce);
    }

    /// The last move that was acknowledged there.
    pub(crate) fn last(&self, table: &GameId) -> Option<&Answered> {
        self.tables.get(table)?.last.as_ref()
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
    pub(crate) fn check_news(
        &mut self,
        store: &Store,
        open: &[(GameId, String)],
    ) -> Result<usize, Wrong> {
        for (id, told) in &mut self.tables {
            if !told.stored.is_over {
                let entries = store.read(id, told.stored.next).unwrap();
                told.stored.read(id, &entries)?;
                told.check(id, &told.stored)?;
            }
        }
        let stored = open.iter().map(|(id, nonce)| self.tables[id].stored.times(nonce)).sum();
        for told in self.tables.values_mut().filter(|told| told.stored.is_over) {
            // Enough for now: in the end all is read once more.
            told.stored.table = None;
            told.stored.times = HashMap::new();
        }
        Ok(stored)
    }

    /// Compares what was told with all logs, read and folded from their beginnings. Says how many
    /// games are not over.
    pub(crate) fn check_all(&self, store: &Store) -> Result<usize, Wrong> {
        let mut unseen: BTreeMap<&GameId, &Told> = self.tables.iter().collect();
        let mut wrong = None;
        let mut under_way = 0;
        let each = store.each(&mut |kept| {
            under_way += usize::from(!kept.over);
            let told = unseen.remove(&kept.table);
            wrong = wrong.take().or_else(|| check_one(told, kept).err());
            Ok(())
        });
        each.unwrap();
        // Whole tables may be missing.
        for (id, told) in unseen {
            told.check(id, &Stored::default())?;
        }
        wrong.map_or(Ok(under_way), Err)
    }
}

fn check_one(told: Option<&Told>, kept: KeptLog) -> Result<(), Wrong> {
    let KeptLog { table, over, log } = kept;
    let Some(told) = told else { return Err(Wrong::Strange { table }) };
    let asked = |(asker, entry): &(Option<Asker>, Entry)| {
        let cause = entry.cause.as_ref().map(|(_, nonce)| nonce);
        asker.as_ref().map(|asker| &asker.nonce) == cause
    };
    let is_right = log.iter().all(asked);
    let entries: Vec<Entry> = log.into_iter().map(|(_, entry)| entry).collect();
    let mut stored = Stored::default();
    stored.read(&table, &entries)?;
    told.check(&table, &stored)?;
    if is_right && stored.is_over == over { Ok(()) } else { Err(Wrong::Mislabelled { table }) }
}
