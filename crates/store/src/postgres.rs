//! Logs in a database of PostgreSQL, in a schema of their own: `fourfold`.
//!
//! The driver waits by itself: call it from plain threads, never from an asynchronous task.

use std::fmt;
use std::sync::Arc;

use ::postgres::{Client, Error, IsolationLevel, Row, Statement, Transaction};
use table::{Entry, GameId};

use crate::address::without_password;
use crate::attending::Attending;
use crate::failure::Failure;
use crate::hint::{Ear, Listening, OnHint};
use crate::lengths::Lengths;
use crate::log::{KeptLog, Log, Logs};
use crate::row::{Rows, read_name};
use host::{Append, Appended, Seq};

use self::hints::Hints;
use self::prepared::Prepared;
use self::statements::Statements;
pub(crate) use self::survey::survey;

mod append;
mod attending;
mod directory;
mod fill;
mod hints;
mod key;
mod plan;
mod played;
mod prepared;
mod probe;
mod schema;
mod session;
mod statements;
mod survey;
mod tls;

/// So many tables are read at once when all are.
const AT_ONCE: i64 = 64;

/// So many are looked at at once when most of them have not grown.
const LOOKED_AT_AT_ONCE: i64 = 1024;

/// A database of PostgreSQL.
#[derive(Clone)]
pub struct Postgres {
    url: String,
}

/// A connection to a database of PostgreSQL.
pub struct PostgresLog {
    client: Client,
    statements: Statements,
    prepared: Prepared,
    hints: Hints,
}

impl Postgres {
    /// The database at this address.
    pub fn at(url: &str) -> Self {
        Self { url: url.to_owned() }
    }
}

/// Without the password.
impl fmt::Debug for Postgres {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Postgres").field(&without_password(&self.url)).finish()
    }
}

impl fmt::Debug for PostgresLog {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PostgresLog").finish_non_exhaustive()
    }
}

impl Logs for Postgres {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        Ok(Box::new(PostgresLog::open(&self.url)?))
    }

    fn has_many_writers(&self) -> bool {
        true
    }

    fn attend(&self) -> Result<Attending, Failure> {
        attending::attend(self.url.clone())
    }

    fn listen(&self, heard: OnHint) -> Result<Listening, Failure> {
        let ear = Arc::new(Ear::new(heard));
        hints::listen(self.url.clone(), Arc::clone(&ear))?;
        Ok(Listening::with(ear))
    }
}

/// What the server says, without its details: they may quote rows, and rows hold seeds.
impl From<Error> for Failure {
    fn from(error: Error) -> Self {
        let why = if let Some(said) = error.as_db_error() {
            format!("PostgreSQL says: {} ({})", said.message(), said.code().code())
        } else {
            let mut why = format!("PostgreSQL: {error}");
            let mut cause = std::error::Error::source(&error);
            while let Some(because) = cause {
                why = format!("{why}: {because}");
                cause = because.source();
            }
            why
        };
        Self::Unavailable { why }
    }
}

impl PostgresLog {
    /// Connects, refuses a server that could lose what it has confirmed, and brings the schema up to
    /// date.
    pub fn open(url: &str) -> Result<Self, Failure> {
        let mut client = session::start(url)?;
        schema::bring_up_to_date(&mut client)?;
        let statements = Statements::prepare(&mut client)?;
        Ok(Self { client, statements, prepared: Prepared::default(), hints: Hints::default() })
    }
}

impl Log for PostgresLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure> {
        let verdicts =
            append::append(&mut self.client, &self.statements, &mut self.prepared, batch)?;
        self.hints.note(batch, &verdicts);
        Ok(verdicts)
    }

    fn probe(&mut self) -> Result<(), Failure> {
        probe::probe(&mut self.client)
    }

    fn key(&mut self, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
        key::key(&mut self.client, fresh)
    }

    /// Others hear of a batch when those who asked have their answer.
    fn tidy(&mut self, _is_idle: bool) -> Result<(), Failure> {
        self.hints.give(&mut self.client, &mut self.prepared)
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        // No log is as long as that.
        let Ok(first) = i32::try_from(from.0) else { return Ok(Vec::new()) };
        let found = self.client.query(&self.statements.read, &[&table.as_str(), &first])?;
        let mut rows = Rows::from(table, from);
        found.iter().map(|row| rows.entry(small(row, 0)?, Some(row.try_get(1)?))).collect()
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        let found = self.client.query(&self.statements.unfinished, &[])?;
        found.iter().map(|row| read_name(Some(row.try_get(0)?))).collect()
    }

    fn each_grown(
        &mut self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        let repeatable = IsolationLevel::RepeatableRead;
        let builder = self.client.build_transaction().isolation_level(repeatable).read_only(true);
        let mut moment = builder.start()?;
        // Whoever sees may take its time.
        moment.batch_execute("SET LOCAL idle_in_transaction_session_timeout = 0")?;
        let mut count = 0;
        let mut last = i64::MIN;
        let (games, logs) = (&self.statements.games, &self.statements.logs);
        let most = if *were == Lengths::default() { AT_ONCE } else { LOOKED_AT_AT_ONCE };
        while let Some(tables) = next_tables(&mut moment, games, logs, &mut last, most, were)? {
            for kept in tables {
                see(kept?)?;
                count += 1;
            }
        }
        moment.commit()?;
        Ok(count)
    }
}

/// Of the next tables after the number `last`, which moves on, those that have grown, each with its log or why that cannot
/// be read. `None` when there are no more.
fn next_tables(
    moment: &mut Transaction<'_>,
    games: &Statement,
    logs: &Statement,
    last: &mut i64,
    most: i64,
    were: &Lengths,
) -> Result<Option<Vec<Result<KeptLog, Failure>>>, Failure> {
    let mut games = moment.query(games, &[&*last, &most])?;
    let Some(end) = games.last() else { return Ok(None) };
    *last = end.try_get(0)?;
    let mut grown = Vec::with_capacity(games.len());
    for game in &games {
        let length = usize::try_from(small(game, 2)?).unwrap_or(0);
        // Of what cannot be read whoever sees it hears so.
        let table = read_name(Some(game.try_get(1)?));
        grown.push(table.map_or(true, |table| length == 0 || length > were.of(&table)));
    }
    let mut grown = grown.into_iter();
    games.retain(|_| grown.next().unwrap_or(true));
    let numbers: Result<Vec<i64>, Error> = games.iter().map(|row| row.try_get(0)).collect();
    let numbers = numbers?;
    if numbers.is_empty() {
        return Ok(Some(Vec::new()));
    }
    let rows = moment.query(logs, &[&numbers])?;
    let mut rows = rows.iter().peekable();
    let mut tables = Vec::with_capacity(games.len());
    for (game, number) in games.iter().zip(&numbers) {
        let mut log = Vec::new();
        while let Some(row) = rows.peek() {
            if row.try_get::<_, i64>(0)? != *number {
                break;
            }
            log.extend(rows.next());
        }
        tables.push(kept(game, &log));
    }
    Ok(Some(tables))
}

fn kept(game: &Row, log: &[&Row]) -> Result<KeptLog, Failure> {
    let table = read_name(Some(game.try_get(1)?))?;
    let mut rows = Rows::from(&table, Seq(0));
    let mut entries = Vec::with_capacity(log.len());
    for row in log {
        let entry = rows.entry(small(row, 1)?, Some(row.try_get(3)?))?;
        let asker: Option<&str> = row.try_get(2)?;
        entries.push((rows.asker(asker)?, entry));
    }
    rows.end(small(game, 2)?)?;
    Ok(KeptLog { over: game.try_get(3)?, log: entries, table })
}

/// An `integer`.
fn small(row: &Row, column: usize) -> Result<i64, Error> {
    row.try_get::<_, i32>(column).map(i64::from)
}
