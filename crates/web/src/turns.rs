//! Who may work next, where many want to and few can: networks take turns.
//!
//! Whoever comes from a network that has asked for little is not behind everything that another has asked for. Within a
//! network it is first come, first served.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};

use tokio::sync::oneshot;

/// How much may be done.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capacity {
    /// At once, by all together.
    pub(crate) all: usize,
    /// At once, by each.
    pub(crate) each: usize,
    /// So many of each may wait.
    pub(crate) waiting: usize,
}

/// A queue for each who waits, from whose heads the next is taken in turn.
#[derive(Clone, Debug)]
pub(crate) struct Turns<K: Copy + Eq + Hash>(Arc<Shared<K>>);

#[derive(Debug)]
struct Shared<K> {
    capacity: Capacity,
    queues: Mutex<Queues<K>>,
}

#[derive(Debug)]
struct Queues<K> {
    working: usize,
    of: HashMap<K, Queue>,
    /// Those in whose queues somebody waits; whoever was served last is last.
    order: VecDeque<K>,
    tickets: u64,
}

#[derive(Debug, Default)]
struct Queue {
    working: usize,
    waiting: VecDeque<(u64, oneshot::Sender<()>)>,
}

/// As many wait already as may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooManyWait;

/// A place in a queue; when it is waited for, a [`Turn`]. Dropped before, the place is given up.
#[derive(Debug)]
pub(crate) struct Ticket<K: Copy + Eq + Hash> {
    turns: Turns<K>,
    whose: K,
    number: u64,
    called: oneshot::Receiver<()>,
    /// Has the turn been taken out of it?
    is_used: bool,
}

/// May work until it is dropped.
#[derive(Debug)]
pub(crate) struct Turn<K: Copy + Eq + Hash> {
    turns: Turns<K>,
    whose: K,
}

impl<K: Copy + Eq + Hash> Turns<K> {
    pub(crate) fn new(capacity: Capacity) -> Self {
        let (of, order) = (HashMap::new(), VecDeque::new());
        let queues = Mutex::new(Queues { working: 0, of, order, tickets: 0 });
        Self(Arc::new(Shared { capacity, queues }))
    }

    /// Nothing is changed halfway, whoever breaks.
    fn queues(&self) -> MutexGuard<'_, Queues<K>> {
        self.0.queues.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.queues().of.values().map(|queue| queue.waiting.len()).sum()
    }

    /// Joins the queue of its own.
    pub(crate) fn line_up(&self, whose: K) -> Result<Ticket<K>, TooManyWait> {
        let mut queues = self.queues();
        queues.tickets += 1;
        let number = queues.tickets;
        let queue = queues.of.entry(whose).or_default();
        // Whoever is called at once has not waited.
        if queue.waiting.len() >= self.0.capacity.waiting {
            return Err(TooManyWait);
        }
        let (call, called) = oneshot::channel();
        queue.waiting.push_back((number, call));
        if queue.waiting.len() == 1 {
            queues.order.push_back(whose);
        }
        queues.call(self.0.capacity);
        Ok(Ticket { turns: self.clone(), whose, number, called, is_used: false })
    }

    /// Waits for a turn, however many do.
    pub(crate) async fn wait(&self, whose: K) -> Result<Turn<K>, TooManyWait>
    where
        K: Unpin,
    {
        Ok(self.line_up(whose)?.await)
    }
}

impl<K: Copy + Eq + Hash> Queues<K> {
    /// Calls whoever may work now.
    fn call(&mut self, capacity: Capacity) {
        let mut passed = 0;
        while self.working < capacity.all && passed < self.order.len() {
            let Some(whose) = self.order.pop_front() else { return };
            let Some(queue) = self.of.get_mut(&whose) else { continue };
            if queue.working >= capacity.each {
                // Not now; but nobody comes before them for it.
                self.order.push_back(whose);
                passed += 1;
                continue;
            }
            let Some((_, call)) = queue.waiting.pop_front() else { continue };
            queue.working += 1;
            self.working += 1;
            passed = 0;
            if !queue.waiting.is_empty() {
                self.order.push_back(whose);
            }
            // Whoever is gone hands the turn on.
            let _ = call.send(());
        }
    }

    /// A turn of this one is over.
    fn end(&mut self, whose: K, capacity: Capacity) {
        self.working = self.working.saturating_sub(1);
        if let Some(queue) = self.of.get_mut(&whose) {
            queue.working = queue.working.saturating_sub(1);
        }
        self.tidy(whose);
        self.call(capacity);
    }

    /// Nothing is kept of whoever wants nothing.
    fn tidy(&mut self, whose: K) {
        let is_empty = |queue: &Queue| queue.working == 0 && queue.waiting.is_empty();
        if self.of.get(&whose).is_some_and(is_empty) {
            self.of.remove(&whose);
        }
    }
}

impl<K: Copy + Eq + Hash> Ticket<K> {
    /// Has it been called already?
    pub(crate) fn is_called(&self) -> bool {
        // Whoever was called stands in no queue any more.
        let queues = self.turns.queues();
        let queue = queues.of.get(&self.whose);
        !queue.is_some_and(|queue| queue.waiting.iter().any(|(number, _)| *number == self.number))
    }
}

impl<K: Copy + Eq + Hash + Unpin> Future for Ticket<K> {
    type Output = Turn<K>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Turn<K>> {
        // It is always called: only the ticket itself leaves the queue.
        let called = Pin::new(&mut self.called).poll(context);
        called.map(|_| {
            self.is_used = true;
            Turn { turns: self.turns.clone(), whose: self.whose }
        })
    }
}

impl<K: Copy + Eq + Hash> Drop for Ticket<K> {
    fn drop(&mut self) {
        if self.is_used {
            return;
        }
        let mut queues = self.turns.queues();
        let Some(queue) = queues.of.get_mut(&self.whose) else { return };
        let place = queue.waiting.iter().position(|(number, _)| *number == self.number);
        if let Some(place) = place {
            queue.waiting.remove(place);
            if queue.waiting.is_empty() {
                queues.order.retain(|other| *other != self.whose);
            }
            queues.tidy(self.whose);
        } else {
            // Called, and nobody came.
            queues.end(self.whose, self.turns.0.capacity);
        }
    }
}

impl<K: Copy + Eq + Hash> Drop for Turn<K> {
    fn drop(&mut self) {
        self.turns.queues().end(self.whose, self.turns.0.capacity);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const CAPACITY: Capacity = Capacity { all: 2, each: 1, waiting: 4 };

    fn called(tickets: &[Ticket<char>]) -> String {
        let called = tickets.iter().filter(|ticket| ticket.is_called());
        called.map(|ticket| ticket.whose).collect()
    }

    /// One has asked for much; whoever comes then is next.
    #[tokio::test]
    async fn whoever_asks_for_little_is_not_behind_whoever_asks_for_much() {
        let turns = Turns::new(Capacity { all: 1, each: 1, waiting: 100 });
        let mut tickets = Vec::new();
        for _ in 0..50 {
            tickets.push(turns.line_up('a').unwrap());
        }
        tickets.extend(['b', 'b', 'c'].map(|whose| turns.line_up(whose).unwrap()));
        let mut order = String::new();
        while !tickets.is_empty() {
            let at = tickets.iter().position(Ticket::is_called).unwrap();
            let turn = tickets.remove(at).await;
            order.push(turn.whose);
        }
        assert_eq!(&order[..8], "aabcabaa");
        assert_eq!(order.len(), 53);
        assert!(turns.queues().of.is_empty() && turns.queues().working == 0);
    }

    /// One never has all of it, although nobody else wants any: whoever comes need not wait.
    #[tokio::test]
    async fn each_has_so_much_at_once() {
        let turns = Turns::new(CAPACITY);
        let mut tickets: Vec<_> = (0..4).map(|_| turns.line_up('a').unwrap()).collect();
        assert_eq!(called(&tickets), "a");
        let other = turns.line_up('b').unwrap();
        assert!(other.is_called());
        let turn = tickets.remove(0).await;
        assert_eq!(called(&tickets), "");
        drop(turn);
        assert_eq!(called(&tickets), "a");
        drop(other);
        assert_eq!(called(&tickets), "a");
    }

    #[tokio::test]
    async fn so_many_wait_and_whoever_goes_makes_room() {
        let turns = Turns::new(CAPACITY);
        let turn = turns.wait('a').await.unwrap();
        let mut tickets: Vec<_> = (0..4).map(|_| turns.line_up('a').unwrap()).collect();
        assert_eq!(turns.line_up('a').err(), Some(TooManyWait));
        assert!(turns.line_up('b').is_ok());
        tickets.remove(2);
        tickets.push(turns.line_up('a').unwrap());
        drop(turn);
        // Called, and gone without coming.
        assert_eq!(called(&tickets), "a");
        tickets.remove(0);
        assert_eq!(called(&tickets), "a");
        drop(tickets);
        assert!(turns.queues().of.is_empty() && turns.queues().order.is_empty());
        assert_eq!(turns.queues().working, 0);
    }
}
