//! One row, one durable transaction: what group commit is measured by.

use std::path::Path;

use rusqlite::Connection;

use crate::failure::Failure;

/// A file of SQLite with the settings of a store and one small table. Nobody can store a move
/// durably for less than a commit of it costs.
#[derive(Debug)]
pub struct Bare {
    connection: Connection,
}

impl Bare {
    /// A new file.
    pub fn at(path: &Path) -> Result<Self, Failure> {
        let connection = Connection::open(path)?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", "full")?;
        connection.execute_batch("CREATE TABLE bare (number INTEGER PRIMARY KEY, text TEXT)")?;
        Ok(Self { connection })
    }

    /// Stores one row durably.
    pub fn commit(&mut self, text: &str) -> Result<(), Failure> {
        let mut insert = self.connection.prepare_cached("INSERT INTO bare (text) VALUES (?1)")?;
        insert.execute([text])?;
        Ok(())
    }
}
