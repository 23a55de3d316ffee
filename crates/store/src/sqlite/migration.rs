//! How a file of an earlier release becomes one of this.

use rusqlite::{Connection, TransactionBehavior};

use crate::failure::Failure;

/// What each version changed. A store is brought up to date step by step; a step that has been
/// released never changes.
const MIGRATIONS: &[&str] = &[include_str!("0001.sql")];

/// Marks a file as ours: "4fld" in ASCII.
const APPLICATION: i32 = 0x3466_6c64;

/// Refuses a file that holds something and is not ours.
pub(super) fn refuse_foreign(connection: &Connection) -> Result<(), Failure> {
    let count = "SELECT count(*) FROM sqlite_schema";
    let tables: i64 = connection.query_row(count, [], |row| row.get(0))?;
    let mark: i32 = connection.query_row("PRAGMA application_id", [], |row| row.get(0))?;
    if mark != APPLICATION && tables > 0 { Err(Failure::Foreign) } else { Ok(()) }
}

/// Brings a file up to date, in one transaction.
pub(super) fn migrate(connection: &mut Connection) -> Result<(), Failure> {
    let known = u32::try_from(MIGRATIONS.len()).unwrap_or(u32::MAX);
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
    for step in MIGRATIONS.iter().skip(found as usize) {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "application_id", APPLICATION)?;
    transaction.pragma_update(None, "user_version", known)?;
    transaction.commit()?;
    Ok(())
}
