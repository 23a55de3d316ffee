//! What was learnt not long ago, and not too much of it.

use std::borrow::Borrow;
use std::collections::HashMap;
use std::hash::Hash;
use std::num::NonZeroUsize;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

/// A cache with a bound: what was not asked for longest makes room. Nothing is ever searched, so that
/// nobody waits longer because there is much in it.
#[derive(Debug)]
pub(crate) struct Recent<K: Eq + Hash, V> {
    known: Mutex<LruCache<K, Kept<V>>>,
    fresh: Duration,
}

#[derive(Debug)]
struct Kept<V> {
    learnt: Learnt<V>,
    /// When it was last learnt or asked for.
    used: Instant,
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

/// Takes those out that were not used for longest, as long as `is_over` says so of them, and gives back the space they were in:
/// a cache keeps it otherwise.
pub(crate) fn tidy<K: Eq + Hash, V>(cache: &mut LruCache<K, V>, is_over: impl Fn(&V) -> bool) {
    let before = cache.len();
    while cache.peek_lru().is_some_and(|(_, value)| is_over(value)) {
        cache.pop_lru();
    }
    // What stays is moved only where more has gone.
    if before > 2 * cache.len() {
        let most = cache.cap();
        cache.resize(most.saturating_add(1));
        cache.resize(most);
    }
}

/// Gives back the space of a map that is mostly empty: it keeps it otherwise.
pub(crate) fn shrink<K: Eq + Hash, V>(map: &mut HashMap<K, V>) {
    if map.capacity() > 4 * map.len() {
        map.shrink_to(2 * map.len());
    }
}

impl<K: Eq + Hash, V: Clone> Recent<K, V> {
    /// Room for so many, each believed for so long.
    pub(crate) fn new(most: usize, fresh: Duration) -> Self {
        Self { known: Mutex::new(bounded(most)), fresh }
    }

    fn known(&self) -> MutexGuard<'_, LruCache<K, Kept<V>>> {
        self.known.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Remembers something that was so at that moment.
    pub(crate) fn remember(&self, name: K, what: V, since: Instant) {
        let used = Instant::now();
        self.known().put(name, Kept { learnt: Learnt { what, since }, used });
    }

    /// Forgets what nobody has asked for as long as anything is believed. Caches have a bound without it: this is for when
    /// nobody comes any more.
    pub(crate) fn tidy(&self, now: Instant) {
        let is_over = |kept: &Kept<V>| now.duration_since(kept.used) >= self.fresh;
        tidy(&mut self.known(), is_over);
    }

    /// Says of all of these that they are still asked for.
    pub(crate) fn keep<'q, Q: Hash + Eq + ?Sized + 'q>(&self, names: impl Iterator<Item = &'q Q>)
    where
        K: Borrow<Q>,
    {
        let (mut known, now) = (self.known(), Instant::now());
        for name in names {
            if let Some(kept) = known.get_mut(name) {
                kept.used = now;
            }
        }
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
        let mut known = self.known();
        let kept = known.get_mut(name)?;
        kept.used = Instant::now();
        Some(kept.learnt.clone())
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

    /// A crowd has gone, and one of it has stayed.
    #[test]
    fn what_nobody_asks_for_is_forgotten() {
        let minute = Duration::from_mins(1);
        let recent: Recent<u32, &str> = Recent::new(50_000, minute);
        let start = Instant::now();
        for name in 0..10_000 {
            recent.remember(name, "somebody", start);
        }
        recent.tidy(start + minute / 2);
        assert_eq!(recent.len(), 10_000);
        // However old it is, whoever is asked for is remembered.
        recent.known().get_mut(&7).unwrap().used = start + minute;
        recent.tidy(start + minute + minute / 2);
        assert_eq!(recent.len(), 1);
        assert_eq!(recent.recall_old(&7).map(|known| known.what), Some("somebody"));
        recent.known().get_mut(&7).unwrap().used = start;
        recent.keep([7, 8].iter());
        recent.tidy(start + minute);
        assert_eq!(recent.len(), 1, "it is kept");
        recent.tidy(Instant::now() + minute);
        assert_eq!(recent.len(), 0);
        assert_eq!(recent.known().cap().get(), 50_000);
    }
}
