//! What a new version keeps beside the logs, made from them once.

use rusqlite::{Transaction, params};
use table::{Table, Viewer};

use super::filing::Shelf;
use crate::failure::Failure;
use crate::shown::{Shown, sitters_text, terms_text};

/// Fills in what is missing. A log that cannot be read is passed over.
pub(super) fn fill(transaction: &Transaction<'_>) -> Result<(), Failure> {
    let shelf = Shelf::open(transaction)?;
    let mut show = transaction
        .prepare("UPDATE listings SET terms = ?2, sitters = ?3, playing = ?4 WHERE game = ?1")?;
    for (name, _) in shelf.games()? {
        let Ok(log) = shelf.log(&name) else { continue };
        let Ok(table) = Table::fold(log.iter().map(|(_, entry)| entry)) else { continue };
        if let Some(view) = table.view(Viewer::Spectator) {
            let Shown { terms, sitters, playing, .. } = Shown::of(&view, None);
            let (terms, sitters) = (terms_text(&terms), sitters_text(&sitters));
            show.execute(params![name.as_str(), terms, sitters, playing])?;
        }
    }
    transaction.execute("DELETE FROM listings WHERE terms = ''", [])?;
    Ok(())
}
