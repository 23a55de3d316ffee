//! Which rows of the journal have lines of a table: what one connection knows of it.
//!
//! The journal only grows until it is filed, and its numbers only grow for ever ([`super::filing::file`] sees to it): whoever
//! has read it reads on, and whoever finds another beginning begins anew. So a thousand who ask for a thousand
//! tables read a long journal once, and not a thousand times.

use std::collections::HashMap;

use rusqlite::Connection;

use super::filing::See;
use super::line::{self, Journaled};
use crate::failure::Failure;
use table::GameId;

/// Right as of the last [`JournalIndex::catch_up`]. It can be forgotten at any time.
#[derive(Debug, Default)]
pub(super) struct JournalIndex {
    /// The numbers of the first row and of the last that were read.
    read: Option<(i64, i64)>,
    rows: HashMap<String, Vec<i64>>,
}

impl JournalIndex {
    pub(super) fn forget(&mut self) {
        *self = Self::default();
    }

    /// Reads what is new. The connection must be in a transaction, in which the journal was not written to yet.
    pub(super) fn catch_up(&mut self, connection: &Connection) -> Result<(), Failure> {
        let caught_up = self.read_on(connection);
        if caught_up.is_err() {
            // Half a row was perhaps taken in.
            self.forget();
        }
        caught_up
    }

    fn read_on(&mut self, connection: &Connection) -> Result<(), Failure> {
        let mut select = connection.prepare_cached("SELECT min(number) FROM journal")?;
        let first: Option<i64> = select.query_row([], |row| row.get(0))?;
        if self.read.map(|(first, _)| first) != first {
            self.forget();
        }
        let Some(first) = first else { return Ok(()) };
        let last = self.read.map_or(first - 1, |(_, last)| last);
        let mut select = connection.prepare_cached(
            "SELECT number, lines FROM journal WHERE number > ?1 ORDER BY number",
        )?;
        let mut rows = select.query([last])?;
        while let Some(row) = rows.next()? {
            let number = row.get(0)?;
            let lines = row.get_ref(1)?.as_str().map_err(rusqlite::Error::from)?;
            for journaled in line::journaled(lines) {
                let game = journaled?.game;
                match self.rows.get_mut(game) {
                    // Several lines of one table in one row are found together.
                    Some(known) if known.last() == Some(&number) => {}
                    Some(known) => known.push(number),
                    None => drop(self.rows.insert(game.to_owned(), vec![number])),
                }
            }
            self.read = Some((first, number));
        }
        Ok(())
    }

    /// Hands out the lines of a table.
    pub(super) fn lines(
        &self,
        connection: &Connection,
        table: &GameId,
        see: &mut See<'_>,
    ) -> Result<(), Failure> {
        let mut select =
            connection.prepare_cached("SELECT lines FROM journal WHERE number = ?1")?;
        for number in self.rows.get(table.as_str()).into_iter().flatten() {
            // A row that was seen in this transaction and is not there is no end of a log.
            let lines: String = select.query_row([number], |row| row.get(0))?;
            for journaled in line::journaled(&lines) {
                let Journaled { game, seq, filed, .. } = journaled?;
                if game == table.as_str() {
                    see(i64::from(seq.0), Some(filed))?;
                }
            }
        }
        Ok(())
    }
}
