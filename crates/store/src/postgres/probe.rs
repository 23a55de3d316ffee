//! Making sure that the server can write.

use ::postgres::{Client, IsolationLevel};

use crate::failure::Failure;

/// A row that is changed finds room where its predecessor was, however full the disk is. A table that is
/// made for it, and is gone when this is committed, has to be given room; nobody else ever sees or
/// locks it.
const PROBE: &str = "INSERT INTO fourfold.probes (count) VALUES (1)
                         ON CONFLICT (one) DO UPDATE SET count = probes.count + 1;
                     CREATE TABLE fourfold.probing (weight text);
                     INSERT INTO fourfold.probing
                         SELECT repeat('x', 1000) FROM generate_series(1, 32);
                     DROP TABLE fourfold.probing";

/// What [`Log::probe`](crate::Log::probe) promises.
pub(super) fn probe(client: &mut Client) -> Result<(), Failure> {
    let committed = IsolationLevel::ReadCommitted;
    let builder = client.build_transaction().isolation_level(committed).read_only(false);
    let mut transaction = builder.start()?;
    transaction.batch_execute(PROBE)?;
    Ok(transaction.commit()?)
}
