//! Making sure that the file can be written.

use rusqlite::{Connection, TransactionBehavior};

use crate::failure::Failure;

/// The weight is new each time, so that all its pages are written: SQLite compares, and leaves out what
/// is there already. It takes more room in the write-ahead log than the batch of a busy server.
const PROBE: &str = "INSERT INTO probes (one, count, weight) VALUES (1, 1, randomblob(32768))
                     ON CONFLICT (one) DO UPDATE
                     SET count = count + 1, weight = excluded.weight";

/// What [`Log::probe`](crate::Log::probe) promises.
pub(super) fn probe(connection: &mut Connection) -> Result<(), Failure> {
    let immediate = TransactionBehavior::Immediate;
    let transaction = connection.transaction_with_behavior(immediate)?;
    transaction.prepare_cached(PROBE)?.execute([])?;
    Ok(transaction.commit()?)
}
