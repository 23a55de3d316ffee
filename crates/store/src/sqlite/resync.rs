//! Bringing the write-ahead log to the disk, whatever became of it before.

use std::fs::{File, OpenOptions};
use std::io::{self, ErrorKind, Read as _, Seek as _, SeekFrom, Write as _};
use std::path::Path;

use rusqlite::{Connection, TransactionBehavior};

use super::survey::beside;
use crate::failure::Failure;

/// So much is written at a time.
const AT_A_TIME: usize = 1 << 20;

/// Writes the log once more as it is, and syncs it.
///
/// If a sync fails, the system keeps what was written, shows it to whoever reads, and counts it as clean: no later
/// sync brings it to the disk. A server that dies then leaves commits in the log that nobody was told of. SQLite
/// would believe them, and whatever is stored behind them would be lost with them when the power is cut. Once all is
/// written anew, a sync is about all of it again.
///
/// SQLite has no lock on this file, so closing it gives none up.
pub(super) fn resync(connection: &mut Connection, path: &Path) -> Result<(), Failure> {
    // Nobody else writes meanwhile, or lets the log begin anew.
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let unavailable =
        |e: io::Error| Failure::Unavailable { why: format!("{}-wal: {e}", path.display()) };
    let real = path.canonicalize().map_err(unavailable)?;
    match OpenOptions::new().read(true).write(true).open(beside(&real, "-wal")) {
        Ok(log) => rewrite(log).map_err(unavailable)?,
        Err(e) if e.kind() == ErrorKind::NotFound => {}
        Err(e) => return Err(unavailable(e)),
    }
    Ok(transaction.rollback()?)
}

fn rewrite(mut log: File) -> io::Result<()> {
    let mut bytes = vec![0; AT_A_TIME];
    let mut at = 0;
    loop {
        let count = log.read(&mut bytes)?;
        if count == 0 {
            return log.sync_all();
        }
        log.seek(SeekFrom::Start(at))?;
        log.write_all(bytes.get(..count).unwrap_or_default())?;
        // Where it is now: at the end of what was written.
        at = log.stream_position()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_is_the_same_afterwards() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("log");
        let bytes: Vec<u8> = (0..=u8::MAX).cycle().take(2 * AT_A_TIME + 77).collect();
        std::fs::write(&path, &bytes).unwrap();
        rewrite(OpenOptions::new().read(true).write(true).open(&path).unwrap()).unwrap();
        assert!(std::fs::read(&path).unwrap() == bytes);
    }
}
