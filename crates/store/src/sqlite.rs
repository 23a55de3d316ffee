//! Logs in a file of SQLite: write-ahead log, every commit synced.

use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::{Connection, OptionalExtension as _, Transaction, TransactionBehavior, params};
use table::{Entry, GameId};

use crate::append::{Append, Seq, Verdict, read_asker};
use crate::failure::Failure;
use crate::log::{Kept, Log, Logs, read_entry};

/// What each version changed. A store is brought up to date step by step; a step that has been
/// released never changes.
const MIGRATIONS: &[&str] = &[include_str!("sqlite/0001.sql")];

/// Marks a file as ours: "4fld" in ASCII.
const APPLICATION: i32 = 0x3466_6c64;

/// Somebody else may be writing, another process even. This long we wait for it.
const PATIENCE: Duration = Duration::from_secs(10);

/// A file of SQLite.
#[derive(Clone, Debug)]
pub struct Sqlite {
    path: PathBuf,
}

/// A connection to a file of SQLite.
#[derive(Debug)]
pub struct SqliteLog {
    connection: Connection,
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
        let mut connection = Connection::open(path)?;
        connection.busy_timeout(PATIENCE)?;
        let foreign = |log: &Connection| -> Result<bool, Failure> {
            let tables: i64 =
                log.query_row("SELECT count(*) FROM sqlite_schema", [], |r| r.get(0))?;
            let mark: i32 = log.query_row("PRAGMA application_id", [], |r| r.get(0))?;
            Ok(mark != APPLICATION && tables > 0)
        };
        if foreign(&connection)? {
            return Err(Failure::Foreign);
        }
        // Readers do not hinder the writer, and a commit is one sync of one file.
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.pragma_update(None, "foreign_keys", true)?;
        migrate(&mut connection, MIGRATIONS)?;
        connection.set_prepared_statement_cache_capacity(16);
        Ok(Self { connection })
    }

    /// Closes the file so that it stands alone, without a write-ahead log beside it.
    pub(crate) fn into_one_file(self) -> Result<(), Failure> {
        self.connection.pragma_update(None, "journal_mode", "delete")?;
        self.connection.close().map_err(|(_, error)| error.into())
    }

    /// What SQLite itself finds wrong with the file: nothing, one hopes.
    pub fn damage(&self) -> Result<Vec<String>, Failure> {
        let mut check = self.connection.prepare("PRAGMA integrity_check")?;
        let found: Result<Vec<String>, _> = check.query_map([], |row| row.get(0))?.collect();
        Ok(found?.into_iter().filter(|line| line != "ok").collect())
    }
}

fn migrate(connection: &mut Connection, migrations: &[&str]) -> Result<(), Failure> {
    let known = u32::try_from(migrations.len()).unwrap_or(u32::MAX);
    let version = |log: &Connection| -> Result<u32, Failure> {
        Ok(log.query_row("PRAGMA user_version", [], |row| row.get(0))?)
    };
    if version(connection)? == known {
        return Ok(());
    }
    // Two may open a new file at once: who comes second finds it done.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let found = version(&transaction)?;
    if found > known {
        return Err(Failure::Newer { found, known });
    }
    for step in migrations.iter().skip(found as usize) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", known)?;
    transaction.commit()?;
    Ok(())
}

impl Log for SqliteLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Verdict>, Failure> {
        let immediate = TransactionBehavior::Immediate;
        let transaction = self.connection.transaction_with_behavior(immediate)?;
        let verdicts: Result<Vec<Verdict>, Failure> =
            batch.iter().map(|append| append_one(&transaction, append)).collect();
        let verdicts = verdicts?;
        transaction.commit()?;
        Ok(verdicts)
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        let mut select = self.connection.prepare_cached(
            "SELECT seq, text FROM entries
             WHERE game = (SELECT number FROM games WHERE name = ?1) AND seq >= ?2 ORDER BY seq",
        )?;
        let mut rows = select.query(params![table.as_str(), from.0])?;
        let mut entries = Vec::new();
        while let Some(row) = rows.next()? {
            entries.push(read_entry(
                table,
                Seq(row.get(0)?),
                row.get_ref(1)?.as_str().unwrap_or(""),
            )?);
        }
        Ok(entries)
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        let select = "SELECT name FROM games WHERE over = 0 ORDER BY number";
        let mut select = self.connection.prepare_cached(select)?;
        let names: Result<Vec<String>, _> = select.query_map([], |row| row.get(0))?.collect();
        names?.iter().map(|name| game_id(name)).collect()
    }

    fn each(&mut self, see: &mut dyn FnMut(Kept) -> Result<(), Failure>) -> Result<u64, Failure> {
        // One read transaction: one moment, and the writer goes on.
        let transaction = self.connection.transaction()?;
        let mut games =
            transaction.prepare("SELECT number, name, over FROM games ORDER BY number")?;
        let mut select = transaction
            .prepare("SELECT seq, asker, text FROM entries WHERE game = ?1 ORDER BY seq")?;
        let mut rows = games.query([])?;
        let mut count = 0;
        while let Some(row) = rows.next()? {
            let table = game_id(&row.get::<_, String>(1)?)?;
            let mut log = Vec::new();
            let mut entries = select.query([row.get::<_, i64>(0)?])?;
            while let Some(entry) = entries.next()? {
                let seq = Seq(entry.get(0)?);
                let asker: Option<String> = entry.get(1)?;
                let text: String = entry.get(2)?;
                log.push((asker.and_then(|a| read_asker(&a)), read_entry(&table, seq, &text)?));
            }
            see(Kept { table, over: row.get(2)?, log })?;
            count += 1;
        }
        Ok(count)
    }
}

fn append_one(transaction: &Transaction<'_>, append: &Append) -> Result<Verdict, Failure> {
    let game: Option<(i64, u32)> = transaction
        .prepare_cached("SELECT number, length FROM games WHERE name = ?1")?
        .query_row([append.table.as_str()], |row| Ok((row.get(0)?, row.get(1)?)))
        .optional()?;
    let next = Seq(game.map_or(0, |(_, length)| length));
    let asker = append.asker.as_ref().map(ToString::to_string);
    if let (Some((number, _)), Some(asker)) = (game, &asker) {
        let known: Option<u32> = transaction
            .prepare_cached("SELECT seq FROM entries WHERE game = ?1 AND asker = ?2")?
            .query_row(params![number, asker], |row| row.get(0))
            .optional()?;
        if let Some(seq) = known {
            return Ok(Verdict::Repeated { seq: Seq(seq) });
        }
    }
    if append.seq != next {
        return Ok(Verdict::Clash { next });
    }
    let number = match game {
        Some((number, _)) => {
            transaction
                .prepare_cached(
                    "UPDATE games SET length = length + 1, over = max(over, ?2) WHERE number = ?1",
                )?
                .execute(params![number, append.ends])?;
            number
        }
        None => transaction
            .prepare_cached("INSERT INTO games (name, length, over) VALUES (?1, 1, ?2)")?
            .insert(params![append.table.as_str(), append.ends])?,
    };
    transaction
        .prepare_cached("INSERT INTO entries (game, seq, asker, text) VALUES (?1, ?2, ?3, ?4)")?
        .execute(params![number, append.seq.0, asker, append.entry.to_string()])?;
    Ok(Verdict::Stored)
}

fn game_id(name: &str) -> Result<GameId, Failure> {
    name.parse().map_err(|_| Failure::Unavailable { why: format!("{name:?} is no name of a game") })
}
