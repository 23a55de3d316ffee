//! The file itself: how it is made, recognised, set up and brought up to date.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{self, ErrorKind};
use std::path::Path;
use std::thread::sleep;
use std::time::{Duration, Instant};

use rusqlite::config::DbConfig;
use rusqlite::{Connection, OpenFlags, Transaction, TransactionBehavior};

use super::fill;
use crate::failure::Failure;
use crate::migration::{self, Place, Step};

/// What leads from each version to the next. A step that has been released never changes.
const STEPS: &[Step] = &[
    Step::plain(include_str!("0001.sql")),
    Step::plain(include_str!("0002.sql")),
    Step::filled(include_str!("0003.sql")),
    Step::plain(include_str!("0004.sql")),
];

/// The latest version.
#[allow(clippy::cast_possible_truncation, reason = "there are few")]
pub(super) const KNOWN: u32 = STEPS.len() as u32;

/// This version, unless it is from a later release.
pub(super) fn known(version: u32) -> Result<u32, Failure> {
    migration::is_current(version, STEPS).map(|_| version)
}

/// Marks a file as ours: "4fld" in ASCII.
const APPLICATION: i32 = 0x3466_6c64;

/// Somebody else may be writing, another process even. This long we wait for it.
const PATIENCE: Duration = Duration::from_secs(10);

/// What SQLite does not wait for by itself is tried again so soon.
const AGAIN: Duration = Duration::from_millis(5);

/// While somebody reads everything, the write-ahead log cannot begin anew and grows. So many bytes
/// of it are kept afterwards.
const LOG_KEPT: u32 = 16 << 20;

/// So much of the file a connection keeps in memory.
const CACHE_KIB: i32 = 1024;

/// When what is written is on the disk.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Syncs {
    /// With each commit, before it is acknowledged.
    EachCommit,
    /// When whoever makes the file says so.
    Later,
}

/// Opens a file, makes it if there is none, and brings it up to date.
pub(super) fn open(path: &Path, syncs: Syncs) -> Result<Connection, Failure> {
    // A path is a path, even `:memory:` and `file:x`, which mean something else to SQLite.
    let path = &Path::new(".").join(path);
    make(path)?;
    let flags = OpenFlags::SQLITE_OPEN_READ_WRITE | OpenFlags::SQLITE_OPEN_NO_MUTEX;
    let mut connection = Connection::open_with_flags(path, flags)?;
    connection.busy_timeout(PATIENCE)?;
    // Before anything is changed: a file that is not ours stays as it is.
    let is_current = {
        // One moment: somebody may be making the file right now.
        let moment = connection.transaction()?;
        migration::is_current(version(&moment)?, STEPS)?
    };
    settle(&connection, syncs)?;
    if !is_current {
        bring_up_to_date(&mut connection, STEPS)?;
    }
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

/// A new file is for its owner alone: it holds the seeds of hidden draws. SQLite gives the files
/// beside it the same rights.
///
/// One that is there is not touched: to close a file, however it was opened, gives up every lock that this
/// process has on it, and whoever reads it next would take the last reader's leave and remove the journal.
fn make(path: &Path) -> Result<(), Failure> {
    match new_file().create_new(true).open(path) {
        Ok(_) => Ok(()),
        Err(e) if e.kind() == ErrorKind::AlreadyExists => Ok(()),
        Err(e) => Err(Failure::Unavailable { why: format!("{}: {e}", path.display()) }),
    }
}

/// Locks the file beside it that stands for its server, as long as what is returned is open; `-server` is
/// added to the name that it really has, whatever leads there. A server that is killed leaves no lock.
pub(super) fn lock(path: &Path) -> Result<File, Failure> {
    let unavailable =
        |e: io::Error| Failure::Unavailable { why: format!("{}: {e}", path.display()) };
    let mut beside = path.canonicalize().map_err(unavailable)?.into_os_string();
    beside.push("-server");
    let lock = new_file().create(true).truncate(false).open(beside).map_err(unavailable)?;
    match lock.try_lock() {
        Ok(()) => Ok(lock),
        Err(TryLockError::WouldBlock) => Err(Failure::InUse),
        Err(TryLockError::Error(e)) => Err(unavailable(e)),
    }
}

/// For writing, and for its owner alone.
fn new_file() -> OpenOptions {
    let mut options = OpenOptions::new();
    options.write(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options
}

/// How many steps a file has taken.
pub(super) fn version(connection: &Connection) -> Result<u32, Failure> {
    let ask = |what| connection.query_row(what, [], |row| row.get::<_, i64>(0));
    let mark = ask("PRAGMA application_id")?;
    let version = ask("PRAGMA user_version")?;
    let things = ask("SELECT count(*) FROM sqlite_schema")?;
    match (mark, version, things) {
        (0, 0, 0) => Ok(0),
        (mark, version, _) if mark == i64::from(APPLICATION) => {
            u32::try_from(version).map_err(|_| Failure::Foreign)
        }
        _ => Err(Failure::Foreign),
    }
}

/// What every connection lives by.
fn settle(connection: &Connection, syncs: Syncs) -> Result<(), Failure> {
    if syncs == Syncs::Later {
        // First: already the write-ahead log is begun with a sync of all of the file.
        connection.pragma_update(None, "synchronous", "off")?;
    }
    // Readers do not hinder the writer, and a commit is one sync of one file.
    let mode = begin_log(connection)?;
    if mode != "wal" {
        let why = format!("SQLite cannot keep a write-ahead log there, only {mode:?}");
        return Err(Failure::Unavailable { why });
    }
    if syncs == Syncs::EachCommit {
        connection.pragma_update(None, "synchronous", "full")?;
    }
    // On macOS a sync does not reach the disk otherwise; elsewhere it means nothing.
    connection.pragma_update(None, "fullfsync", true)?;
    connection.pragma_update(None, "checkpoint_fullfsync", true)?;
    // How a statement is carried out does not depend on what is asked with it: planned once, not each time.
    connection.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    // There are up to ten connections, and the system keeps what is read often anyway.
    connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
    connection.pragma_update_and_check(None, "journal_size_limit", LOG_KEPT, |_| Ok(()))?;
    connection.pragma_update(None, "foreign_keys", true)?;
    Ok(())
}

/// The mode in which the journal is kept now. Whoever opens a new file together with others does this at the same time as they, and
/// here SQLite does not wait for them by itself.
fn begin_log(connection: &Connection) -> Result<String, Failure> {
    let began = Instant::now();
    loop {
        let mode =
            connection.pragma_update_and_check(None, "journal_mode", "wal", |row| row.get(0));
        let is_busy = |error: &rusqlite::Error| {
            error.sqlite_error_code() == Some(rusqlite::ErrorCode::DatabaseBusy)
        };
        match mode {
            Err(error) if is_busy(&error) && began.elapsed() < PATIENCE => sleep(AGAIN),
            mode => return Ok(mode?),
        }
    }
}

fn bring_up_to_date(connection: &mut Connection, steps: &[Step]) -> Result<(), Failure> {
    // Two may open a new file at once: who comes second waits, and finds it done.
    let immediate = TransactionBehavior::Immediate;
    let mut transaction = connection.transaction_with_behavior(immediate)?;
    migration::migrate(&mut transaction, steps)?;
    Ok(transaction.commit()?)
}

impl Place for Transaction<'_> {
    fn version(&mut self) -> Result<u32, Failure> {
        version(self)
    }

    fn take(&mut self, sql: &str) -> Result<(), Failure> {
        Ok(self.execute_batch(sql)?)
    }

    fn fill(&mut self, now: u64) -> Result<(), Failure> {
        fill::fill(self, now)
    }

    fn remember(&mut self, version: u32) -> Result<(), Failure> {
        self.pragma_update(None, "application_id", APPLICATION)?;
        Ok(self.pragma_update(None, "user_version", version)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Steps that nobody took, so that there are several to take from the first.
    const LATER: [Step; 3] = [
        STEPS[0],
        Step::plain("ALTER TABLE games ADD COLUMN colour TEXT; UPDATE games SET colour = 'red'"),
        Step::plain(
            "CREATE TABLE people (name TEXT) STRICT; INSERT INTO people SELECT colour FROM games",
        ),
    ];

    /// A file of version 1 with one table in it.
    fn first() -> Connection {
        let mut file = Connection::open_in_memory().unwrap();
        bring_up_to_date(&mut file, &STEPS[..1]).unwrap();
        file.execute("INSERT INTO games (name, length, over) VALUES ('g', 0, 0)", []).unwrap();
        file
    }

    fn schema(file: &Connection) -> Vec<String> {
        let mut select = file.prepare("SELECT sql FROM sqlite_schema WHERE sql > ''").unwrap();
        select.query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
    }

    #[test]
    fn steps_are_taken_in_order_from_wherever_a_file_is() {
        let all_at_once = {
            let mut file = Connection::open_in_memory().unwrap();
            bring_up_to_date(&mut file, &LATER).unwrap();
            schema(&file)
        };
        for stop in 1..=3 {
            let mut file = first();
            bring_up_to_date(&mut file, &LATER[..stop]).unwrap();
            assert_eq!(version(&file), Ok(u32::try_from(stop).unwrap()));
            bring_up_to_date(&mut file, &LATER).unwrap();
            assert_eq!((version(&file), schema(&file)), (Ok(3), all_at_once.clone()));
            let colour = "SELECT people.name FROM people JOIN games ON colour = people.name";
            let colour: String = file.query_row(colour, [], |row| row.get(0)).unwrap();
            assert_eq!(colour, "red");
            // Whoever knows less is told so.
            let newer = Failure::Newer { found: 3, known: 2 };
            assert_eq!(bring_up_to_date(&mut file, &LATER[..2]), Err(newer));
        }
    }

    #[test]
    fn a_step_that_fails_leaves_the_version_before() {
        let mut file = first();
        let before = schema(&file);
        let broken = Step::plain("CREATE TABLE people (name TEXT) STRICT; nonsense");
        let broken = [LATER[0], LATER[1], broken];
        assert!(matches!(bring_up_to_date(&mut file, &broken), Err(Failure::Unavailable { .. })));
        assert_eq!((version(&file), schema(&file)), (Ok(1), before));
        bring_up_to_date(&mut file, &LATER).unwrap();
        assert_eq!(version(&file), Ok(3));
    }
}
