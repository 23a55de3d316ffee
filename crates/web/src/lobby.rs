//! What the lobby shows, read from the store at most once a second, whoever asks. No room is opened for it.

use std::collections::{HashMap, HashSet};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use store::{Failure, ListingRow};
use table::{GameId, PersonId, Sitter};

use crate::app::App;
use crate::limit::TooMuch;
use crate::limits::{SHOWN, SHOWN_FOR};
use crate::recent::shrink;
use crate::shared_read::SharedRead;

/// What was read is shown for so long.
const FRESH: Duration = Duration::from_secs(1);

/// The list as it was read last.
#[derive(Debug)]
pub(crate) struct Lobby {
    tables: SharedRead<Arc<[ListingRow]>>,
    open: SharedRead<u64>,
    /// From where each listed table was last looked after. In memory only, and no longer than it is shown for it.
    networks: Mutex<HashMap<GameId, (IpAddr, Instant)>>,
}

impl Default for Lobby {
    fn default() -> Self {
        Self {
            tables: SharedRead::new(FRESH),
            open: SharedRead::new(FRESH),
            networks: Mutex::default(),
        }
    }
}

impl Lobby {
    /// Something has changed that whoever did it wants to see.
    pub(crate) fn look_again(&self) {
        self.tables.look_again();
        self.open.look_again();
    }

    /// Forgets whose tables are not shown any more.
    pub(crate) fn tidy(&self) {
        shrink(&mut self.networks());
    }

    /// Those whose tables are listed; what is too old is forgotten.
    fn networks(&self) -> MutexGuard<'_, HashMap<GameId, (IpAddr, Instant)>> {
        let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
        networks.retain(|_, (_, since)| since.elapsed().as_secs() < SHOWN_FOR);
        networks
    }

    /// A table is listed for whoever plays there, from there.
    pub(crate) fn note(&self, table: &GameId, network: IpAddr) {
        let mut networks = self.networks.lock().unwrap_or_else(PoisonError::into_inner);
        networks.insert(table.clone(), (network, Instant::now()));
    }

    /// A table is listed no more.
    pub(crate) fn forget(&self, table: &GameId) {
        self.networks.lock().unwrap_or_else(PoisonError::into_inner).remove(table);
    }

    /// May this network have one more in the list?
    pub(crate) fn has_room(&self, network: IpAddr, most: usize) -> Result<(), TooMuch> {
        let listed = self.networks().values().filter(|(other, _)| *other == network).count();
        if listed < most { Ok(()) } else { Err(TooMuch(Duration::from_secs(SHOWN_FOR))) }
    }
}

/// So many of these, in the same order. If there are more, each network has as many as any other, as far as it wants them;
/// of whom nothing is known are one together. Those that came first are taken first.
fn shared_out<T, K: Copy + Eq + Hash>(
    rows: Vec<T>,
    most: usize,
    whose: impl Fn(&T) -> K,
) -> Vec<T> {
    if rows.len() <= most {
        return rows;
    }
    // How many of the same were before: all first ones are taken before any second.
    let mut before: HashMap<K, usize> = HashMap::new();
    let mut places: Vec<(usize, usize)> = Vec::with_capacity(rows.len());
    for (place, row) in rows.iter().enumerate() {
        let count = before.entry(whose(row)).or_default();
        places.push((*count, place));
        *count += 1;
    }
    places.sort_unstable();
    places.truncate(most);
    let taken: HashSet<usize> = places.into_iter().map(|(_, place)| place).collect();
    let rows = rows.into_iter().enumerate();
    rows.filter(|(place, _)| taken.contains(place)).map(|(_, row)| row).collect()
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
            let tables = {
                let networks = self.lobby.networks();
                let whose =
                    |row: &ListingRow| networks.get(&row.table).map(|(network, _)| *network);
                shared_out(tables, SHOWN, whose)
            };
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

#[cfg(test)]
mod tests {
    use super::*;

    fn shared(rows: &str, most: usize) -> String {
        shared_out(rows.chars().collect(), most, |row| *row).into_iter().collect()
    }

    #[test]
    fn nobody_has_more_while_another_has_less() {
        assert_eq!(shared("aaaa", 4), "aaaa");
        assert_eq!(shared("aaaaaaab", 4), "aaab");
        assert_eq!(shared("aaaaaaabbbc", 5), "aabbc");
        assert_eq!(shared("abcdefabcdef", 3), "abc");
    }
}
