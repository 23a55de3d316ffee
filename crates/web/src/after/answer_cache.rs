//! What has been found out, kept for whoever asks again.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// So many goes a hard question gets; what is not known then stays unknown.
const MOST_GOES: u8 = 8;

/// Answers by question, no more than there is room for: the oldest goes first.
#[derive(Debug)]
pub(super) struct AnswerCache<K, V> {
    room: usize,
    kept: Mutex<Kept<K, V>>,
}

#[derive(Debug)]
struct Kept<K, V> {
    slots: HashMap<K, Slot<V>>,
    order: VecDeque<K>,
}

#[derive(Debug)]
struct Slot<V> {
    /// The best answer so far.
    answer: Option<Arc<V>>,
    is_complete: bool,
    /// Is somebody at it?
    is_asked: bool,
    goes: u8,
}

/// What there is in the cache for a question.
#[derive(Debug)]
pub(super) enum Look<V> {
    /// All that will be known.
    Final(Arc<V>),
    /// As much as is known; somebody is at it.
    Asked(Option<Arc<V>>),
    /// As much as is known; whoever looks must ask.
    Ask(Option<Arc<V>>),
}

impl<K: Clone + Eq + Hash, V> AnswerCache<K, V> {
    pub(super) fn new(room: usize) -> Self {
        Self { room, kept: Mutex::new(Kept { slots: HashMap::new(), order: VecDeque::new() }) }
    }

    /// A thread that died while it held the cache left it whole: every change is one step.
    fn open(&self) -> MutexGuard<'_, Kept<K, V>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What there is. After [`Look::Ask`] the question counts as asked, until
    /// [`AnswerCache::put`] or [`AnswerCache::give_up`].
    pub(super) fn look(&self, key: &K) -> Look<V> {
        let mut kept = self.open();
        if let Some(slot) = kept.slots.get_mut(key) {
            return match (&slot.answer, slot.is_asked) {
                (Some(answer), _) if slot.is_complete || slot.goes >= MOST_GOES => {
                    Look::Final(Arc::clone(answer))
                }
                (answer, true) => Look::Asked(answer.clone()),
                (answer, false) => {
                    let answer = answer.clone();
                    slot.is_asked = true;
                    Look::Ask(answer)
                }
            };
        }
        if kept.order.len() >= self.room
            && let Some(oldest) = kept.order.pop_front()
        {
            kept.slots.remove(&oldest);
        }
        kept.order.push_back(key.clone());
        let slot = Slot { answer: None, is_complete: false, is_asked: true, goes: 0 };
        kept.slots.insert(key.clone(), slot);
        Look::Ask(None)
    }

    /// Puts an answer there, if there is still room kept for it.
    pub(super) fn put(&self, key: &K, answer: Arc<V>, is_complete: bool) {
        if let Some(slot) = self.open().slots.get_mut(key) {
            let goes = slot.goes.saturating_add(1);
            *slot = Slot { answer: Some(answer), is_complete, is_asked: false, goes };
        }
    }

    /// Nobody is at it any more.
    pub(super) fn give_up(&self, key: &K) {
        if let Some(slot) = self.open().slots.get_mut(key) {
            slot.is_asked = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_answer_is_asked_for_once_and_kept() {
        let cache: AnswerCache<u8, &str> = AnswerCache::new(2);
        assert!(matches!(cache.look(&1), Look::Ask(None)));
        assert!(matches!(cache.look(&1), Look::Asked(None)));
        cache.put(&1, Arc::new("part"), false);
        assert!(matches!(cache.look(&1), Look::Ask(Some(part)) if *part == "part"));
        assert!(matches!(cache.look(&1), Look::Asked(Some(_))));
        cache.put(&1, Arc::new("all"), true);
        assert!(matches!(cache.look(&1), Look::Final(all) if *all == "all"));
    }

    #[test]
    fn the_oldest_makes_room() {
        let cache: AnswerCache<u8, u8> = AnswerCache::new(2);
        for key in 0..3 {
            cache.look(&key);
            cache.put(&key, Arc::new(key), true);
        }
        assert!(matches!(cache.look(&2), Look::Final(_)));
        assert!(matches!(cache.look(&1), Look::Final(_)));
        assert!(matches!(cache.look(&0), Look::Ask(None)));
    }

    #[test]
    fn a_hard_question_is_not_asked_for_ever() {
        let cache: AnswerCache<u8, u8> = AnswerCache::new(1);
        for _ in 0..MOST_GOES {
            assert!(matches!(cache.look(&0), Look::Ask(_)));
            cache.put(&0, Arc::new(0), false);
        }
        assert!(matches!(cache.look(&0), Look::Final(_)));
    }

    #[test]
    fn what_was_given_up_can_be_asked_again() {
        let cache: AnswerCache<u8, u8> = AnswerCache::new(1);
        assert!(matches!(cache.look(&0), Look::Ask(None)));
        cache.give_up(&0);
        assert!(matches!(cache.look(&0), Look::Ask(None)));
    }
}
