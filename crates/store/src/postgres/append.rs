//! Appending a batch, correct however many servers write at once.
//!
//! 1. The tables of the batch are locked, in the order of their names, so that no two batches wait
//!    for each other.
//! 2. What is in their logs is settled now. What becomes of each append is [planned](super::plan).
//! 3. New tables are written, then all entries at once, however many they are, then who played, if
//!    anybody sat down, got up, began or ended.
//!
//! A new table has nothing to lock yet. If two batches found it, the second waits, finds it there
//! and begins again.

use std::collections::HashSet;

use ::postgres::error::SqlState;
use ::postgres::{Client, Error, IsolationLevel, Row, Transaction};

use crate::failure::Failure;
use host::{Append, Appended, Seq};

use super::plan::{Games, Plan};
use super::prepared::Prepared;
use super::statements::Statements;

/// So often a batch is begun again because another one was in its way. Each time, that other one
/// has come through.
const ATTEMPTS: u32 = 100;

/// Why a batch did not come through.
enum BatchFailure {
    /// Another one was in its way. Nothing was committed: begin again.
    Overtaken,
    Failed(Failure),
}

/// Before the commit nothing is kept, so that whoever lost a race may begin again.
impl From<Error> for BatchFailure {
    fn from(error: Error) -> Self {
        match error.code() {
            Some(&(SqlState::T_R_SERIALIZATION_FAILURE | SqlState::T_R_DEADLOCK_DETECTED)) => {
                Self::Overtaken
            }
            _ => Self::Failed(error.into()),
        }
    }
}

/// What [`Log::append`](crate::Log::append) promises.
pub(super) fn append(
    client: &mut Client,
    statements: &Statements,
    prepared: &mut Prepared,
    batch: &[Append],
) -> Result<Vec<Appended>, Failure> {
    for _ in 0..ATTEMPTS {
        match append_once(client, statements, prepared, batch) {
            Ok(verdicts) => return Ok(verdicts),
            Err(BatchFailure::Overtaken) => {}
            Err(BatchFailure::Failed(failure)) => return Err(failure),
        }
    }
    let why = "PostgreSQL is too busy: others were faster each time".to_owned();
    Err(Failure::Unavailable { why })
}

/// A number in a log as PostgreSQL has it, and back.
fn number(row: &Row, column: usize) -> Result<u32, BatchFailure> {
    let number: i32 = row.try_get(column)?;
    let why = || Failure::Unavailable { why: format!("{number} cannot be in a log") };
    u32::try_from(number).map_err(|_| BatchFailure::Failed(why()))
}

/// None is so large that it does not fit.
fn integer(number: u32) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn append_once(
    client: &mut Client,
    statements: &Statements,
    prepared: &mut Prepared,
    batch: &[Append],
) -> Result<Vec<Appended>, BatchFailure> {
    let committed = IsolationLevel::ReadCommitted;
    let builder = client.build_transaction().isolation_level(committed).read_only(false);
    let mut transaction = builder.start()?;
    let mut games = lock(&mut transaction, statements, batch)?;
    let plan = games.plan(batch);
    if !plan.rows.is_empty() {
        write(&mut transaction, statements, &mut games, &plan)?;
        plan.traces.write(&mut transaction, prepared)?;
    }
    // From here on nobody knows before the server has answered.
    transaction.commit().map_err(|error| BatchFailure::Failed(error.into()))?;
    Ok(plan.verdicts)
}

/// Locks the tables of a batch and says how they stand.
fn lock<'b>(
    transaction: &mut Transaction<'_>,
    statements: &Statements,
    batch: &'b [Append],
) -> Result<Games<'b>, BatchFailure> {
    let names: HashSet<&str> = batch.iter().map(|append| append.table.as_str()).collect();
    let list: Vec<&str> = names.iter().copied().collect();
    let mut games = Games::default();
    for row in transaction.query(&statements.lock, &[&list])? {
        let length = number(&row, 2)?;
        if let Some(name) = names.get(row.try_get::<_, &str>(1)?) {
            games.know(name, row.try_get(0)?, length, row.try_get(3)?);
        }
    }
    // A statement of its own: what others committed while we waited for the locks is seen only
    // now.
    let mut asked: Vec<&Append> = Vec::new();
    let (mut numbers, mut askers) = (Vec::new(), Vec::new());
    for append in batch {
        let number = games.number(append.table.as_str());
        if let (Some(number), Some(asker)) = (number, &append.asker) {
            asked.push(append);
            numbers.push(number);
            askers.push(asker.to_string());
        }
    }
    if !asked.is_empty() {
        for row in transaction.query(&statements.askers, &[&numbers, &askers])? {
            let place: i64 = row.try_get(0)?;
            let append = usize::try_from(place - 1).ok().and_then(|index| asked.get(index));
            let seq = Seq(number(&row, 1)?);
            if let Some(append) = append {
                games.know_asker(append, seq);
            }
        }
    }
    Ok(games)
}

fn write(
    transaction: &mut Transaction<'_>,
    statements: &Statements,
    games: &mut Games<'_>,
    plan: &Plan<'_>,
) -> Result<(), BatchFailure> {
    let mut grown = (Vec::new(), Vec::new(), Vec::new());
    for (number, after) in games.grown() {
        grown.0.push(number);
        grown.1.push(integer(after.length));
        grown.2.push(after.over);
    }
    if !plan.founded.is_empty() {
        let after: Vec<_> = plan.founded.iter().filter_map(|name| games.after(name)).collect();
        let lengths: Vec<i32> = after.iter().map(|after| integer(after.length)).collect();
        let overs: Vec<bool> = after.iter().map(|after| after.over).collect();
        let rows = transaction.query(&statements.found, &[&plan.founded, &lengths, &overs])?;
        if rows.len() < plan.founded.len() {
            // Somebody founded one of them meanwhile.
            return Err(BatchFailure::Overtaken);
        }
        for row in rows {
            games.founded(row.try_get(0)?, row.try_get(1)?);
        }
    }
    let numbers: Vec<Option<i64>> =
        plan.rows.iter().map(|row| games.number(row.table.as_str())).collect();
    let seqs: Vec<i32> = plan.rows.iter().map(|row| integer(row.seq.0)).collect();
    let askers: Vec<Option<&str>> = plan.rows.iter().map(|row| row.asker.as_deref()).collect();
    let texts: Vec<&str> = plan.rows.iter().map(|row| row.text.as_str()).collect();
    transaction.execute(
        &statements.write,
        &[&grown.0, &grown.1, &grown.2, &numbers, &seqs, &askers, &texts],
    )?;
    Ok(())
}
