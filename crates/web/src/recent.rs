//! What was learnt not long ago, and not too much of it.

use std::borrow::Borrow;
use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

/// A cache with a bound: what was not asked for longest makes room. Nothing is ever searched, so that
/// nobody waits longer because there is much in it.
#[derive(Debug)]
pub(crate) struct Recent<K: Eq + Hash, V> {
    known: Mutex<LruCache<K, Learnt<V>>>,
    fresh: Duration,
}

/// Something, and when it was so.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Learnt<V> {
    pub(crate) what: V,
    pub(crate) since: Instant,
}

/// Room for so many, taken as it is needed: `LruCache::new` takes all of it at once, and whoever comes
/// touches a page of it at random, so that a few hundred make a server as large as all would.
pub(crate) fn bounded<K: Eq + Hash, V>(most: usize) -> LruCache<K, V> {
    let mut cache = LruCache::unbounded();
    cache.resize(NonZeroUsize::new(most).unwrap_or(NonZeroUsize::MIN));
    cache
}

impl<K: Eq + Hash, V: Clone> Recent<K, V> {
    /// Room for so many, each believed for so long.
    pub(crate) fn new(most: usize, fresh: Duration) -> Self {
        Self { known: Mutex::new(bounded(most)), fresh }
    }

    fn known(&self) -> MutexGuard<'_, LruCache<K, Learnt<V>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers something that was so at that moment.
    pub(crate) fn remember(&self, name: K, what: V, since: Instant) {
        self.known().put(name, Learnt { what, since });
    }

    /// What is believed still.
    pub(crate) fn recall<Q: Hash + Eq + ?Sized>(&self, name: &Q) -> Option<Learnt<V>>
    where
        K: Borrow<Q>,
    {
        self.recall_old(name).filter(|learnt| learnt.since.elapsed() < self.fresh)
    }

    /// What is remembered, however old.
    pub(crate) fn recall_old<Q: Hash + Eq + ?Sized>(&self, name: &Q) -> Option<Learnt<V>>
    where
        K: Borrow<Q>,
    {
        self.known().get(name).cloned()
    }

    pub(crate) fn forget<Q: Hash + Eq + ?Sized>(&self, name: &Q)
    where
        K: Borrow<Q>,
    {
        self.known().pop(name);
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.known().len()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_old_is_not_believed_and_what_is_asked_for_stays() {
        let recent: Recent<u32, &str> = Recent::new(3, Duration::from_secs(30));
        let now = Instant::now();
        recent.remember(1, "one", now);
        recent.remember(2, "two", now.checked_sub(Duration::from_secs(31)).unwrap());
        recent.remember(3, "three", now);
        assert_eq!(recent.recall(&1).map(|known| known.what), Some("one"));
        assert!(recent.recall(&2).is_none());
        assert_eq!(recent.recall_old(&2).map(|known| known.what), Some("two"));
        recent.remember(4, "four", now);
        assert!(recent.recall(&3).is_none(), "it was not asked for longest");
        assert!(recent.recall(&1).is_some() && recent.recall(&4).is_some());
        recent.forget(&1);
        assert!(recent.recall(&1).is_none());
    }
}
