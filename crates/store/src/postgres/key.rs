//! What this store alone knows.

use ::postgres::{Client, IsolationLevel};

use crate::failure::Failure;

/// What [`Log::key`](crate::Log::key) promises.
pub(super) fn key(client: &mut Client, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
    let committed = IsolationLevel::ReadCommitted;
    let builder = client.build_transaction().isolation_level(committed).read_only(false);
    let mut transaction = builder.start()?;
    let keep = "INSERT INTO fourfold.keys (bytes) VALUES ($1) ON CONFLICT (one) DO NOTHING";
    transaction.execute(keep, &[&fresh.as_slice()])?;
    let row = transaction.query_one("SELECT bytes FROM fourfold.keys", &[])?;
    let key: Vec<u8> = row.try_get(0)?;
    transaction.commit()?;
    key.try_into().map_err(|_| Failure::Foreign)
}
