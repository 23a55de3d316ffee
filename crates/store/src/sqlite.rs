//! Logs in a file of SQLite: write-ahead log, every commit synced.
//!
//! A commit adds one row to a journal, with all entries of the batch in it, so that it costs
//! hardly more for a hundred tables than for one. When nobody is waiting, or the journal has
//! become long, its entries are filed by game. Whoever reads takes what is filed and what
//! is still in the journal, in one transaction.

mod directory;
mod file;
mod filing;
mod fill;
mod journal_index;
mod key;
mod known;
mod line;
mod played;
mod probe;
mod resync;
mod survey;

use std::path::{Path, PathBuf};
use std::time::Instant;

use rusqlite::{Connection, TransactionBehavior};
use table::{Entry, GameId};

use self::file::Syncs;
use self::filing::LogSnapshot;
use self::journal_index::JournalIndex;
use self::known::{Known, Tables};
pub(crate) use self::survey::survey;
use crate::attending::Attending;
use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::log::{KeptLog, Log, Logs};
use crate::played::Played as _;
use host::{Append, Appended, Asker, Seq};

/// The journal is filed when it has so many bytes, even if somebody waits. Each connection that reads
/// looks through all of it, once.
const LONG_JOURNAL: usize = 1 << 20;

/// A file of SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    path: PathBuf,
}

/// A connection to a file of SQLite.
#[derive(Debug)]
pub struct SqliteLog {
    connection: Connection,
    /// What the last commits were about; right as long as nobody else writes.
    tables: Tables,
    /// Changes when somebody else has written.
    version: Option<i64>,
    /// Where in the journal a table's lines are.
    index: JournalIndex,
    /// How long the journal is, as far as we have written it.
    journal: usize,
    lines: String,
}

impl Sqlite {
    /// The file at this path. It is made when it is first opened.
    pub fn at(path: impl AsRef<Path>) -> Self {
        Self { path: path.as_ref().to_owned() }
    }
}

impl Logs for Sqlite {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        Ok(Box::new(SqliteLog::open(&self.path)?))
    }

    /// One server has a file: two would not hear of what the other stores.
    fn attend(&self) -> Result<Attending, Failure> {
        let lock = file::lock(&self.path)?;
        let mut log = SqliteLog::open(&self.path)?;
        resync::resync(&mut log.connection, &self.path)?;
        log.note_sleep()?;
        // As long as somebody has the file open, whoever opens it too knows what was committed and reads no more of
        // its log than that. Connections that fail are closed, perhaps all of them at once: not this one.
        Ok(Attending::holding((log.connection, lock)))
    }
}

impl From<rusqlite::Error> for Failure {
    fn from(error: rusqlite::Error) -> Self {
        match error.sqlite_error_code() {
            Some(rusqlite::ErrorCode::NotADatabase) => Self::Foreign,
            _ => Self::Unavailable { why: error.to_string() },
        }
    }
}

impl SqliteLog {
    /// Opens a file, makes it if there is none, and brings it up to date.
    pub fn open(path: &Path) -> Result<Self, Failure> {
        Self::with(path, Syncs::EachCommit)
    }

    fn with(path: &Path, syncs: Syncs) -> Result<Self, Failure> {
        Ok(Self {
            connection: file::open(path, syncs)?,
            tables: Tables::default(),
            version: None,
            index: JournalIndex::default(),
            // What others left is filed at the first opportunity.
            journal: 1,
            lines: String::new(),
        })
    }

    /// Opens a file that counts only when it is whole: whoever makes it syncs it themselves. A sync for every transaction
    /// would keep those waiting who play on the same disk.
    pub(crate) fn unsynced(path: &Path) -> Result<Self, Failure> {
        Self::with(path, Syncs::Later)
    }

    /// Closes the file so that it stands alone, without a write-ahead log beside it.
    pub(crate) fn into_one_file(mut self) -> Result<(), Failure> {
        self.file()?;
        self.connection.pragma_update(None, "journal_mode", "delete")?;
        self.connection.close().map_err(|(_, error)| error.into())
    }

    /// What is wrong with the file: nothing, one hopes. Looks at every page, and at what SQLite
    /// cannot know: that logs are as long as they should be.
    pub fn damage(&mut self) -> Result<Vec<String>, Failure> {
        // One moment for all of it.
        let moment = self.connection.transaction()?;
        let mut found = Vec::new();
        let mut check = moment.prepare("PRAGMA integrity_check")?;
        let mut rows = check.query([])?;
        while let Some(row) = rows.next()? {
            found.push(row.get::<_, String>(0)?);
        }
        found.retain(|line| line != "ok");
        let mut check = moment.prepare("PRAGMA foreign_key_check")?;
        let mut rows = check.query([])?;
        while let Some(row) = rows.next()? {
            found.push(match row.get_ref(0)?.as_str() {
                Ok("sessions") => "a session belongs to nobody".to_owned(),
                _ => "an entry belongs to no table".to_owned(),
            });
        }
        let mut check = moment.prepare(
            "SELECT name FROM games LEFT JOIN pieces ON game = games.number GROUP BY games.number
             HAVING length <> ifnull(
                 sum(length(lines) - length(replace(lines, char(10), '')) + 1), 0)",
        )?;
        let mut rows = check.query([])?;
        while let Some(row) = rows.next()? {
            found.push(format!("entries of table {} are missing", row.get::<_, String>(0)?));
        }
        Ok(found)
    }

    fn file(&mut self) -> Result<(), Failure> {
        let immediate = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(immediate)?;
        filing::file(&transaction)?;
        transaction.commit()?;
        self.journal = 0;
        Ok(())
    }

    fn commit(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure> {
        let Self { connection, tables, version, index, journal, lines } = self;
        let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
        let now: i64 =
            transaction.prepare_cached("PRAGMA data_version")?.query_row([], |row| row.get(0))?;
        if *version != Some(now) {
            tables.forget();
            *version = Some(now);
        }
        tables.age(Instant::now());
        lines.clear();
        let mut verdicts = Vec::with_capacity(batch.len());
        for append in batch {
            let mark = append.asker.as_ref().map(|asker| tables.mark(asker));
            if tables.get(&append.table).is_none() {
                // What this batch has journaled so far is known already: it was looked up then.
                let log = filing::askers(&transaction, index, &append.table)?;
                let mut known = Known::default();
                for asker in &log {
                    known.grow(asker.as_ref().map(|asker| tables.mark(asker)));
                }
                tables.keep(append.table.clone(), known);
            }
            let Some(known) = tables.get(&append.table) else { continue };
            let repeated = match &append.asker {
                Some(asker) if mark.is_some_and(|mark| known.may_have(mark)) => {
                    find(&transaction, index, &append.table, asker, lines)?
                }
                _ => None,
            };
            verdicts.push(if let Some(seq) = repeated {
                Appended::Repeated { seq }
            } else if append.seq == known.next {
                line::write(append, lines);
                played::record(&transaction, append)?;
                known.grow(mark);
                Appended::Stored
            } else {
                Appended::Clash { next: known.next }
            });
        }
        if !lines.is_empty() {
            transaction
                .prepare_cached("INSERT INTO journal (lines) VALUES (?1)")?
                .execute([&*lines])?;
            transaction.commit()?;
            *journal += lines.len();
        }
        Ok(verdicts)
    }
}

/// Where somebody asked, who probably did; in the log, or in this batch.
fn find(
    connection: &Connection,
    index: &mut JournalIndex,
    table: &GameId,
    asker: &Asker,
    batch: &str,
) -> Result<Option<Seq>, Failure> {
    let log = filing::askers(connection, index, table)?;
    let in_log = log.iter().position(|known| known.as_ref() == Some(asker));
    if let Some(at) = in_log {
        return Ok(Some(Seq(u32::try_from(at).unwrap_or(u32::MAX))));
    }
    for journaled in line::journaled(batch) {
        let journaled = journaled?;
        let text = line::parts(journaled.filed).0;
        if journaled.game == table.as_str()
            && text.and_then(|text| text.parse().ok()).as_ref() == Some(asker)
        {
            return Ok(Some(journaled.seq));
        }
    }
    Ok(None)
}

impl Log for SqliteLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure> {
        let result = self.commit(batch);
        if result.is_err() {
            // What we believe to know was perhaps not stored.
            self.tables.forget();
        }
        result
    }

    fn probe(&mut self) -> Result<(), Failure> {
        probe::probe(&mut self.connection)
    }

    fn key(&mut self, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
        key::key(&mut self.connection, fresh)
    }

    fn tidy(&mut self, is_idle: bool) -> Result<(), Failure> {
        let due = self.journal >= LONG_JOURNAL || (is_idle && self.journal > 0);
        if due { self.file() } else { Ok(()) }
    }

    fn give_back(&mut self) -> Result<(), Failure> {
        // Whoever comes next waits for nobody, and one look into the log costs them little.
        self.tables.forget();
        self.index.forget();
        self.lines = String::new();
        // What it keeps of the file, as far as nobody uses it.
        Ok(self.connection.execute_batch("PRAGMA shrink_memory")?)
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        let transaction = self.connection.transaction()?;
        filing::entries(&transaction, &mut self.index, table, from)
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        let transaction = self.connection.transaction()?;
        let snapshot = LogSnapshot::open(&transaction)?;
        snapshot.unfinished()
    }

    fn each_grown(
        &mut self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        // One read transaction: one moment, and the writer goes on.
        let transaction = self.connection.transaction()?;
        let snapshot = LogSnapshot::open(&transaction)?;
        let mut count = 0;
        for (table, over) in snapshot.grown(were)? {
            let log = snapshot.log(&table)?;
            see(KeptLog { table, over, log })?;
            count += 1;
        }
        Ok(count)
    }
}

#[cfg(test)]
mod tests {
    use table::{Moment, Rules, Seating, Secret, Table, Terms};

    use super::*;

    fn founded(number: usize) -> Append {
        let table: GameId = format!("table{number:011}").parse().unwrap();
        let rules = Rules::Quarto(quarto::Rules::default(), quarto::Edition::Quarto);
        let (secret, seats) = (Secret::Root([7; 32]), [Seating::open(), Seating::open()]);
        let entry =
            Table::found(table.clone(), Terms::casual(rules), secret, &seats, Moment(0)).unwrap();
        Append { table, seq: Seq(0), asker: None, finish: None, entry }
    }

    /// One connection writes and files, another reads in between, at every moment there is: it sees what was written, in
    /// order and once, though the journal ends, begins again and is filed with one row or with none.
    #[test]
    fn a_reader_that_reads_on_misses_no_filing() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("games.sqlite");
        let mut writer = SqliteLog::open(&path).unwrap();
        let mut reader = SqliteLog::open(&path).unwrap();
        let mut dice = dice::Dice::new(5);
        let mut stored = 0;
        for _ in 0..400 {
            match dice.index(4) {
                0 => writer.tidy(true).unwrap(),
                1 => reader.give_back().unwrap(),
                _ => {
                    let batch: Vec<Append> =
                        (stored..=stored + dice.index(3)).map(founded).collect();
                    stored += batch.len();
                    assert!(
                        writer.append(&batch).unwrap().iter().all(|it| *it == Appended::Stored)
                    );
                }
            }
            let number = dice.index(stored + 1);
            let read = reader.read(&founded(number).table, Seq(0)).unwrap();
            assert_eq!(read.len(), usize::from(number < stored), "table {number} of {stored}");
        }
        assert!(stored > 200);
    }

    /// A crowd has gone: nothing is known of its tables any more, and whoever comes back is answered as before.
    #[test]
    fn a_writer_that_gives_back_keeps_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let mut log = SqliteLog::open(&folder.path().join("games.sqlite")).unwrap();
        let batch: Vec<Append> = (0..2_500).map(founded).collect();
        assert!(log.append(&batch).unwrap().iter().all(|it| *it == Appended::Stored));
        assert_eq!(log.tables.len(), 2_500);
        log.give_back().unwrap();
        assert_eq!(log.tables.len(), 0);
        let again = log.append(&batch[..2]).unwrap();
        assert_eq!(again, [Appended::Clash { next: Seq(1) }; 2]);
        assert_eq!(log.tables.len(), 2);
    }
}
