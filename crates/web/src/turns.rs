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
pub(crate) struct Room {
    /// At once, by all together.
    pub(crate) all: usize,
    /// At once, by each.
    pub(crate) each: usize,
    /// So many of each may wait.
    pub(crate) waiting: usize,
}

/// A line for each who waits, from whose heads the next is taken in turn.
#[derive(Clone, Debug)]
pub(crate) struct Turns<K: Copy + Eq + Hash>(Arc<Shared<K>>);

#[derive(Debug)]
struct Shared<K> {
    room: Room,
    lines: Mutex<Lines<K>>,
}

#[derive(Debug)]
struct Lines<K> {
    working: usize,
    of: HashMap<K, Line>,
    /// Those in whose lines somebody waits; whoever was served last is last.
    order: VecDeque<K>,
    tickets: u64,
}

#[derive(Debug, Default)]
struct Line {
    working: usize,
    waiting: VecDeque<(u64, oneshot::Sender<()>)>,
}

/// As many wait already as may.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooManyWait;

/// A place in a line; when it is waited for, a [`Turn`]. Dropped before, the place is given up.
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
    pub(crate) fn new(room: Room) -> Self {
        let (of, order) = (HashMap::new(), VecDeque::new());
        let lines = Mutex::new(Lines { working: 0, of, order, tickets: 0 });
        Self(Arc::new(Shared { room, lines }))
    }

    /// Nothing is changed halfway, whoever breaks.
    fn lines(&self) -> MutexGuard<'_, Lines<K>> {
        self.0.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many wait.
    pub(crate) fn waiting(&self) -> usize {
        self.lines().of.values().map(|line| line.waiting.len()).sum()
    }

    /// Stands in line.
    pub(crate) fn line_up(&self, whose: K) -> Result<Ticket<K>, TooManyWait> {
        let mut lines = self.lines();
        lines.tickets += 1;
        let number = lines.tickets;
        let line = lines.of.entry(whose).or_default();
        // Whoever is called at once has not waited.
        if line.waiting.len() >= self.0.room.waiting {
            return Err(TooManyWait);
        }
        let (call, called) = oneshot::channel();
        line.waiting.push_back((number, call));
        if line.waiting.len() == 1 {
            lines.order.push_back(whose);
        }
        lines.call(self.0.room);
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

impl<K: Copy + Eq + Hash> Lines<K> {
    /// Calls whoever may work now.
    fn call(&mut self, room: Room) {
        let mut passed = 0;
        while self.working < room.all && passed < self.order.len() {
            let Some(whose) = self.order.pop_front() else { return };
            let Some(line) = self.of.get_mut(&whose) else { continue };
            if line.working >= room.each {
                // Not now; but nobody comes before them for it.
                self.order.push_back(whose);
                passed += 1;
                continue;
            }
            let Some((_, call)) = line.waiting.pop_front() else { continue };
            line.working += 1;
            self.working += 1;
            passed = 0;
            if !line.waiting.is_empty() {
                self.order.push_back(whose);
            }
            // Whoever is gone hands the turn on.
            let _ = call.send(());
        }
    }

    /// A turn of this one is over.
    fn end(&mut self, whose: K, room: Room) {
        self.working = self.working.saturating_sub(1);
        if let Some(line) = self.of.get_mut(&whose) {
            line.working = line.working.saturating_sub(1);
        }
        self.tidy(whose);
        self.call(room);
    }

    /// Nothing is kept of whoever wants nothing.
    fn tidy(&mut self, whose: K) {
        let is_empty = |line: &Line| line.working == 0 && line.waiting.is_empty();
        if self.of.get(&whose).is_some_and(is_empty) {
            self.of.remove(&whose);
        }
    }
}

impl<K: Copy + Eq + Hash> Ticket<K> {
    /// Has it been called already?
    pub(crate) fn is_called(&self) -> bool {
        // Whoever was called does not stand in line any more.
        let lines = self.turns.lines();
        let line = lines.of.get(&self.whose);
        !line.is_some_and(|line| line.waiting.iter().any(|(number, _)| *number == self.number))
    }
}

impl<K: Copy + Eq + Hash + Unpin> Future for Ticket<K> {
    type Output = Turn<K>;

    fn poll(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<Turn<K>> {
        // It is always called: only the ticket itself leaves the line.
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
        let mut lines = self.turns.lines();
        let Some(line) = lines.of.get_mut(&self.whose) else { return };
        let place = line.waiting.iter().position(|(number, _)| *number == self.number);
        if let Some(place) = place {
            line.waiting.remove(place);
            if line.waiting.is_empty() {
                lines.order.retain(|other| *other != self.whose);
            }
            lines.tidy(self.whose);
        } else {
            // Called, and nobody came.
            lines.end(self.whose, self.turns.0.room);
        }
    }
}

impl<K: Copy + Eq + Hash> Drop for Turn<K> {
    fn drop(&mut self) {
        self.turns.lines().end(self.whose, self.turns.0.room);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ROOM: Room = Room { all: 2, each: 1, waiting: 4 };

    fn called(tickets: &[Ticket<char>]) -> String {
        let called = tickets.iter().filter(|ticket| ticket.is_called());
        called.map(|ticket| ticket.whose).collect()
    }

    /// One has asked for much; whoever comes then is next.
    #[tokio::test]
    async fn whoever_asks_for_little_is_not_behind_whoever_asks_for_much() {
        let turns = Turns::new(Room { all: 1, each: 1, waiting: 100 });
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
        assert!(turns.lines().of.is_empty() && turns.lines().working == 0);
    }

    /// One never has all of it, although nobody else wants any: whoever comes need not wait.
    #[tokio::test]
    async fn each_has_so_much_at_once() {
        let turns = Turns::new(ROOM);
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
        let turns = Turns::new(ROOM);
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
        assert!(turns.lines().of.is_empty() && turns.lines().order.is_empty());
        assert_eq!(turns.lines().working, 0);
    }
}
