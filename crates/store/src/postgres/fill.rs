//! What a new version keeps beside the logs, made from them once.

use ::postgres::Transaction;
use table::{Table, Viewer};

use super::played::Traces;
use super::prepared::Prepared;
use super::statements::{GAMES, LOGS};
use super::{AT_ONCE, next_tables};
use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::log::KeptLog;
use crate::row::seconds;
use crate::summary::{Summary, sitters_text, terms_text};
use host::Append;

/// Fills in what is missing. A log that cannot be read is passed over. Nobody knows when a table was last
/// visited: it counts as visited now.
pub(super) fn fill(transaction: &mut Transaction<'_>, now: u64) -> Result<(), Failure> {
    let mut prepared = Prepared::default();
    let (games, logs) = (transaction.prepare(GAMES)?, transaction.prepare(LOGS)?);
    let mut last = i64::MIN;
    let none = Lengths::default();
    while let Some(tables) = next_tables(transaction, &games, &logs, &mut last, AT_ONCE, &none)? {
        let tables: Vec<KeptLog> = tables.into_iter().flatten().collect();
        for kept in &tables {
            let folded = Table::fold(kept.log.iter().map(|(_, entry)| entry)).ok();
            if let Some(view) = folded.and_then(|folded| folded.view(Viewer::Spectator)) {
                let Summary { terms, sitters, playing, .. } = Summary::of(&view, None);
                let (terms, sitters) = (terms_text(&terms), sitters_text(&sitters));
                let show = prepared.get(transaction, SHOW)?;
                transaction.execute(&show, &[&kept.table.as_str(), &terms, &sitters, &playing])?;
            }
        }
        let appends: Vec<Append> = tables.into_iter().flat_map(KeptLog::appends).collect();
        let mut traces = Traces::default();
        for append in &appends {
            traces.add(append);
        }
        traces.write(transaction, &mut prepared)?;
    }
    transaction.execute("DELETE FROM fourfold.listings WHERE terms = ''", &[])?;
    transaction.execute("UPDATE fourfold.pending SET visited = $1", &[&seconds(now)])?;
    Ok(())
}

const SHOW: &str =
    "UPDATE fourfold.listings SET terms = $2, sitters = $3, playing = $4 WHERE game = $1";
