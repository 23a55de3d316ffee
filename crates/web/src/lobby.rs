//! What the lobby shows, read from the store at most once a second, whoever asks. No room is opened for it.

use std::sync::Arc;
use std::time::Duration;

use store::{Failure, ListingRow};
use table::{PersonId, Sitter};

use crate::app::App;
use crate::limits::SHOWN_FOR;
use crate::shared_read::SharedRead;

/// What was read is shown for so long.
const FRESH: Duration = Duration::from_secs(1);

/// The list as it was read last.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: SharedRead<Arc<[ListingRow]>>,
    open: SharedRead<u64>,
}

impl Default for Lobby {
    fn default() -> Self {
        Self { tables: SharedRead::new(FRESH), open: SharedRead::new(FRESH) }
    }
}

impl Lobby {
    /// Something has changed that whoever did it wants to see.
    pub(crate) fn look_again(&self) {
        self.tables.look_again();
        self.open.look_again();
    }
}

impl App {
    fn shown_since(&self) -> u64 {
        self.clock.seconds().saturating_sub(SHOWN_FOR)
    }

    /// How many tables wait for somebody: a number, without looking at any of them.
    pub(crate) async fn count_open(&self) -> Result<u64, Failure> {
        let since = self.shown_since();
        self.lobby.open.get(self.with_store(move |store| store.count_open(since))).await
    }

    /// The tables that strangers may join or watch; who sits there is known by name.
    pub(crate) async fn listed(&self) -> Result<Arc<[ListingRow]>, Failure> {
        let since = self.shown_since();
        let read = async {
            let tables = self.with_store(move |store| store.listed(since)).await?;
            let sitters = tables.iter().flat_map(|listed| &listed.shown.sitters);
            let people = sitters.filter_map(|sitter| match sitter {
                Sitter::Person(person) => Some(person.clone()),
                Sitter::Bot(_) | Sitter::Open => None,
            });
            let people: Vec<PersonId> = people.collect();
            self.load_names(people).await;
            Ok(tables.into())
        };
        self.lobby.tables.get(read).await
    }
}
