//! What this store alone knows.

use rusqlite::{Connection, TransactionBehavior};

use crate::failure::Failure;

/// What [`Log::key`](crate::Log::key) promises.
pub(super) fn key(connection: &mut Connection, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
    let immediate = TransactionBehavior::Immediate;
    let transaction = connection.transaction_with_behavior(immediate)?;
    let keep = "INSERT INTO keys (one, bytes) VALUES (1, ?1) ON CONFLICT (one) DO NOTHING";
    transaction.execute(keep, [fresh])?;
    let key = transaction.query_row("SELECT bytes FROM keys", [], |row| row.get(0))?;
    transaction.commit()?;
    Ok(key)
}
