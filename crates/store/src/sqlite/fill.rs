//! What a new version keeps beside the logs, made from them once.

use rusqlite::{Transaction, params};
use table::{Table, Viewer};

use super::filing::LogSnapshot;
use super::played;
use crate::failure::Failure;
use crate::lengths::Lengths;
use crate::log::KeptLog;
use crate::row::seconds;
use crate::summary::{Summary, sitters_text, terms_text};

/// Fills in what is missing. A log that cannot be read is passed over. Nobody knows when a table was last
/// visited: it counts as visited now.
pub(super) fn fill(transaction: &Transaction<'_>, now: u64) -> Result<(), Failure> {
    let snapshot = LogSnapshot::open(transaction)?;
    let mut show = transaction
        .prepare("UPDATE listings SET terms = ?2, sitters = ?3, playing = ?4 WHERE game = ?1")?;
    for (table, over) in snapshot.grown(&Lengths::default())? {
        let Ok(log) = snapshot.log(&table) else { continue };
        let folded = Table::fold(log.iter().map(|(_, entry)| entry)).ok();
        if let Some(view) = folded.and_then(|folded| folded.view(Viewer::Spectator)) {
            let Summary { terms, sitters, playing, .. } = Summary::of(&view, None);
            let (terms, sitters) = (terms_text(&terms), sitters_text(&sitters));
            show.execute(params![table.as_str(), terms, sitters, playing])?;
        }
        for append in (KeptLog { table, over, log }).appends() {
            played::record(transaction, &append)?;
        }
    }
    transaction.execute("DELETE FROM listings WHERE terms = ''", [])?;
    transaction.execute("UPDATE pending SET visited = ?1", [seconds(now)])?;
    Ok(())
}
