//! What a new version keeps beside the logs, made from them once.

use ::postgres::Transaction;
use table::{Table, Viewer};

use super::statements::{GAMES, LOGS};
use super::{AT_ONCE, next_tables};
use crate::failure::Failure;
use crate::shown::{Shown, sitters_text, terms_text};

/// Fills in what is missing. A log that cannot be read is passed over.
pub(super) fn fill(transaction: &mut Transaction<'_>) -> Result<(), Failure> {
    let (games, logs) = (transaction.prepare(GAMES)?, transaction.prepare(LOGS)?);
    let show = transaction.prepare(
        "UPDATE fourfold.listings SET terms = $2, sitters = $3, playing = $4 WHERE game = $1",
    )?;
    let mut last = i64::MIN;
    loop {
        let tables = next_tables(transaction, &games, &logs, &mut last, AT_ONCE)?;
        if tables.is_empty() {
            break;
        }
        for kept in tables.into_iter().flatten() {
            let log = kept.log.iter().map(|(_, entry)| entry);
            let Ok(table) = Table::fold(log) else { continue };
            if let Some(view) = table.view(Viewer::Spectator) {
                let Shown { terms, sitters, playing, .. } = Shown::of(&view, None);
                let (terms, sitters) = (terms_text(&terms), sitters_text(&sitters));
                transaction.execute(&show, &[&kept.table.as_str(), &terms, &sitters, &playing])?;
            }
        }
    }
    transaction.execute("DELETE FROM fourfold.listings WHERE terms = ''", &[])?;
    Ok(())
}
