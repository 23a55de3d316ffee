//! The game after a game: whoever follows the link gets it, though the server that was to found it has died.

use std::sync::Arc;

use store::{Append, Appended, Failure, Seq};
use table::{Entry, Event, GameId, PublicEvent, Table};

use crate::app::App;
use crate::room::Unreachable;

/// The name of the game on which all have agreed once this entry is stored, if they have.
pub(crate) fn agreed(table: &Table, entry: &Entry) -> Option<GameId> {
    let is_rematch = |event: &Event| matches!(event, Event::Aloud(PublicEvent::Rematch));
    if !entry.events.iter().any(is_rematch) {
        return None;
    }
    let mut after = table.clone();
    after.apply(entry).ok()?;
    after.next_game()
}

impl App {
    /// Stores an entry with which all agree to go on at another table. Where they go on is kept first, so
    /// that whoever knows that address finds the way back to the agreement.
    pub(crate) async fn append_agreed(
        &self,
        append: Append,
        next: GameId,
    ) -> Result<Appended, Failure> {
        let table = append.table.clone();
        self.with_store(move |store| store.follow(&table, &next)).await?;
        self.append(append).await
    }

    /// Founds the game of this name, if those who played before have agreed on it and whoever was to found it
    /// could not. Is it there now?
    pub(crate) async fn found_agreed(self: &Arc<Self>, id: &GameId) -> Result<bool, Unreachable> {
        let asked = id.clone();
        let read = self.with_store(move |store| match store.previous_of(&asked)? {
            Some(previous) => store.read(&previous, Seq(0)),
            None => Ok(Vec::new()),
        });
        let log = read.await.map_err(|failure| {
            tracing::error!(%failure, "the table before could not be read");
            Unreachable::Unavailable
        })?;
        let Ok(table) = Table::fold(&log) else { return Ok(false) };
        match table.rematch() {
            Some(next) if next.id == *id => {
                self.found_next(next).await?;
                Ok(true)
            }
            _ => Ok(false),
        }
    }
}
