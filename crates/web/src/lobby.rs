//! What the lobby shows, read from the store at most once a second, whoever asks. No room is opened for it.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{Failure, ListingRow};
use table::{PersonId, Sitter};
use tokio::sync::Mutex;

use crate::app::App;

/// A listed table that nobody has looked after for so long is not shown.
const SHOWN: u64 = 90;

/// What was read is shown for so long.
const FRESH: Duration = Duration::from_secs(1);

/// What was read, and when.
type Read<T> = Mutex<Option<(T, Instant)>>;

/// The list as it was read last.
#[derive(Debug, Default)]
pub(crate) struct Lobby {
    tables: Read<Arc<[ListingRow]>>,
    open: Read<u64>,
}

impl Lobby {
    /// Something has changed that whoever did it wants to see.
    pub(crate) async fn look_again(&self) {
        *self.tables.lock().await = None;
        *self.open.lock().await = None;
    }
}

impl App {
    fn shown_since(&self) -> u64 {
        self.clock.seconds().saturating_sub(SHOWN)
    }

    /// How many tables wait for somebody: a number, without looking at any of them.
    pub(crate) async fn count_open(&self) -> Result<u64, Failure> {
        // Whoever comes while it is read waits for the same answer.
        let mut read = self.lobby.open.lock().await;
        if let Some((open, since)) = &*read
            && since.elapsed() < FRESH
        {
            return Ok(*open);
        }
        let (since, asked) = (self.shown_since(), Instant::now());
        let open = self.with_store(move |store| store.count_open(since)).await?;
        *read = Some((open, asked));
        Ok(open)
    }

    /// The tables that strangers may join or watch; who sits there is known by name.
    pub(crate) async fn listed(&self) -> Result<Arc<[ListingRow]>, Failure> {
        let mut read = self.lobby.tables.lock().await;
        if let Some((tables, since)) = &*read
            && since.elapsed() < FRESH
        {
            return Ok(Arc::clone(tables));
        }
        let (since, asked) = (self.shown_since(), Instant::now());
        let tables = self.with_store(move |store| store.listed(since)).await?;
        let sitters = tables.iter().flat_map(|listed| &listed.shown.sitters);
        let people = sitters.filter_map(|sitter| match sitter {
            Sitter::Person(person) => Some(person.clone()),
            Sitter::Bot(_) | Sitter::Open => None,
        });
        let people: Vec<PersonId> = people.collect();
        self.load_names(people).await;
        let tables: Arc<[ListingRow]> = tables.into();
        *read = Some((Arc::clone(&tables), asked));
        Ok(tables)
    }
}
