//! The schema `fourfold`, and how it is brought up to date.

use ::postgres::error::SqlState;
use ::postgres::{Client, IsolationLevel, Transaction};

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

/// The version that every connection says it knows.
pub(super) const KNOWN: usize = STEPS.len();

/// Whoever brings the schema up to date holds the advisory lock of this number: "4fld" in ASCII.
const MIGRATING: i64 = 0x3466_6c64;

/// The version that it has, 0 if there is nothing yet. One from a later release is refused.
pub(super) fn look(client: &mut Client) -> Result<u32, Failure> {
    let version = client.transaction()?.version()?;
    migration::is_current(version, STEPS)?;
    Ok(version)
}

pub(super) fn bring_up_to_date(client: &mut Client) -> Result<(), Failure> {
    let mut look = client.transaction()?;
    if migration::is_current(look.version()?, STEPS)? {
        return Ok(look.commit()?);
    }
    drop(look);
    // Several servers may start at once: who comes second waits as long as it takes, and finds it
    // done.
    let committed = IsolationLevel::ReadCommitted;
    let mut change = client.build_transaction().isolation_level(committed).start()?;
    change.batch_execute("SET LOCAL lock_timeout = 0")?;
    change.execute("SELECT pg_advisory_xact_lock($1)", &[&MIGRATING])?;
    migration::migrate(&mut change, STEPS)?;
    Ok(change.commit()?)
}

impl Place for Transaction<'_> {
    fn version(&mut self) -> Result<u32, Failure> {
        let row = self.query_one(
            "SELECT to_regclass('fourfold.version') IS NOT NULL,
                    EXISTS (SELECT FROM pg_class
                            WHERE relnamespace = to_regnamespace('fourfold'))",
            &[],
        )?;
        match (row.try_get(0)?, row.try_get(1)?) {
            (false, false) => return Ok(0),
            (false, true) => return Err(Failure::Foreign),
            (true, _) => {}
        }
        let rows = match self.query("SELECT number FROM fourfold.version", &[]) {
            Err(error) if error.code() == Some(&SqlState::UNDEFINED_COLUMN) => {
                return Err(Failure::Foreign);
            }
            rows => rows?,
        };
        let [row] = rows.as_slice() else { return Err(Failure::Foreign) };
        // A column of another type is none of ours either.
        let number: i32 = row.try_get(0).map_err(|_| Failure::Foreign)?;
        u32::try_from(number).map_err(|_| Failure::Foreign)
    }

    fn take(&mut self, sql: &str) -> Result<(), Failure> {
        // Somebody may have made the schema for us, so that we need no rights to the database.
        let row = self.query_one("SELECT to_regnamespace('fourfold') IS NULL", &[])?;
        if row.try_get(0)? {
            self.batch_execute("CREATE SCHEMA fourfold")?;
        }
        Ok(self.batch_execute(sql)?)
    }

    fn fill(&mut self, now: u64) -> Result<(), Failure> {
        fill::fill(self, now)
    }

    fn remember(&mut self, version: u32) -> Result<(), Failure> {
        let version = i32::try_from(version).unwrap_or(i32::MAX);
        self.execute("UPDATE fourfold.version SET number = $1", &[&version])?;
        Ok(())
    }
}
