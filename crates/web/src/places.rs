//! How many of something each network has at once.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use crate::recent::shrink;

/// So many places for each network. Nothing is kept of a network that has none.
#[derive(Clone, Debug)]
pub(crate) struct Places {
    most: usize,
    taken: Arc<Mutex<HashMap<IpAddr, usize>>>,
}

/// A place of a network, free again when it is dropped.
#[derive(Debug)]
pub(crate) struct Place {
    places: Places,
    network: IpAddr,
}

impl Places {
    pub(crate) fn new(most: usize) -> Self {
        Self { most, taken: Arc::default() }
    }

    fn taken(&self) -> MutexGuard<'_, HashMap<IpAddr, usize>> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many networks have one.
    pub(crate) fn networks(&self) -> usize {
        self.taken().len()
    }

    /// Gives back the space of those who have gone.
    pub(crate) fn tidy(&self) {
        shrink(&mut self.taken());
    }

    /// One more place for this network, if it has any left.
    pub(crate) fn take(&self, network: IpAddr) -> Option<Place> {
        let mut taken = self.taken();
        let count = taken.entry(network).or_default();
        if *count >= self.most {
            return None;
        }
        *count += 1;
        Some(Place { places: self.clone(), network })
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut taken = self.places.taken();
        if let Some(count) = taken.get_mut(&self.network) {
            *count = count.saturating_sub(1);
            if *count == 0 {
                taken.remove(&self.network);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_network_has_its_own() {
        let places = Places::new(2);
        let [one, other]: [IpAddr; 2] = ["192.0.2.1", "192.0.2.2"].map(|it| it.parse().unwrap());
        let first = places.take(one).unwrap();
        let second = places.take(one);
        assert!(second.is_some() && places.take(one).is_none());
        assert!(places.take(other).is_some());
        drop(second);
        assert!(places.take(one).is_some());
        drop(first);
        assert!(places.taken().is_empty());
    }
}
