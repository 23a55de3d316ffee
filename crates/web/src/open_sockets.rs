//! The live sockets of each person, so that whoever is forgotten is gone at once.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::PersonId;
use tokio::sync::Notify;

use crate::recent::shrink;

/// The sockets of everybody who is somebody.
#[derive(Clone, Debug, Default)]
pub(crate) struct OpenSockets {
    people: Arc<Mutex<HashMap<PersonId, Arc<Forgotten>>>>,
}

/// Whether a person was forgotten; all their sockets share it.
#[derive(Debug, Default)]
struct Forgotten {
    is_so: AtomicBool,
    news: Notify,
}

/// A socket of a person, for as long as it is open.
#[derive(Debug)]
pub(crate) struct PersonSocket {
    all: OpenSockets,
    person: PersonId,
    forgotten: Arc<Forgotten>,
}

impl OpenSockets {
    fn people(&self) -> MutexGuard<'_, HashMap<PersonId, Arc<Forgotten>>> {
        self.people.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many people have one.
    pub(crate) fn people_here(&self) -> usize {
        self.people().len()
    }

    /// Gives back the space of those who have gone.
    pub(crate) fn tidy(&self) {
        shrink(&mut self.people());
    }

    /// A socket of this person opens.
    pub(crate) fn open(&self, person: &PersonId) -> PersonSocket {
        let forgotten = Arc::clone(self.people().entry(person.clone()).or_default());
        PersonSocket { all: self.clone(), person: person.clone(), forgotten }
    }

    /// All sockets of this person are to close.
    pub(crate) fn forget(&self, person: &PersonId) {
        if let Some(forgotten) = self.people().remove(person) {
            forgotten.is_so.store(true, Ordering::Release);
            forgotten.news.notify_waiters();
        }
    }
}

impl PersonSocket {
    /// Waits until the person is forgotten.
    pub(crate) async fn forgotten(&self) {
        // It hears what is said from now on; what was said before is known.
        let news = self.forgotten.news.notified();
        if !self.forgotten.is_so.load(Ordering::Acquire) {
            news.await;
        }
    }
}

impl Drop for PersonSocket {
    fn drop(&mut self) {
        let mut people = self.all.people();
        // The last but the list itself: nobody opens another while it is locked.
        let is_last = |known: &Arc<Forgotten>| {
            Arc::ptr_eq(known, &self.forgotten) && Arc::strong_count(known) == 2
        };
        if people.get(&self.person).is_some_and(is_last) {
            people.remove(&self.person);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn whoever_is_forgotten_hears_so_on_every_socket() {
        let sockets = OpenSockets::default();
        let [anna, ben]: [PersonId; 2] = ["anna", "ben"].map(|name| name.parse().unwrap());
        let (first, second, other) = (sockets.open(&anna), sockets.open(&anna), sockets.open(&ben));
        sockets.forget(&anna);
        first.forgotten().await;
        second.forgotten().await;
        assert!(!other.forgotten.is_so.load(Ordering::Relaxed));
        // Whoever comes back is another, and nothing is kept of those who have gone.
        let third = sockets.open(&anna);
        drop((first, second));
        assert!(!third.forgotten.is_so.load(Ordering::Relaxed));
        assert_eq!(sockets.people().len(), 2);
        drop((third, other));
        assert_eq!(sockets.people().len(), 0);
    }
}
