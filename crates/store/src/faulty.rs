//! A store that fails when it is told to: for tests of whoever runs on one.
//!
//! Everything is kept by another back end; what goes wrong on the way is said from outside.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::Range;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::Duration;

use table::{Entry, GameId, Moment, PersonId};

use crate::attending::Attending;
use crate::directory::{Change, Directory, DirectoryEntry, ListingRow};
use crate::failure::Failure;
use crate::hint::{Listening, OnHint};
use crate::lengths::Lengths;
use crate::log::{KeptLog, Log, Logs};
use crate::person::{Session, TokenHash};
use crate::played::{Finished, Played, SeatTaken};
use host::{Append, Appended, Player, Seq};

/// What is asked of a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operation {
    /// A new connection, to be told of hints, or to be known to be there.
    Connect,
    /// Something is read: a log, a session, a list.
    Read,
    /// Entries are appended, or it is [probed](crate::Store::probe) whether they could be: it fails as they do.
    Append,
    /// The directory is changed.
    Change,
}

/// What goes wrong with a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mishap {
    /// Nothing.
    None,
    /// It fails, and nothing was done.
    Before,
    /// It is done, and whoever called hears that it failed.
    After,
    /// It is done, so much later.
    Slow(Duration),
    /// It is not answered before something else is said to go wrong, or nothing; then it is done.
    Hangs,
}

/// Decides on each call in turn.
type Fate = Box<dyn FnMut(Operation) -> Mishap + Send>;

/// What goes wrong with a [`Faulty`] store, from now on and for all its connections. Cheap to clone:
/// all clones are one.
#[derive(Clone)]
pub struct Faults(Arc<Shared>);

struct Shared {
    /// What is decided, and how often that has changed.
    fate: Mutex<(Fate, u64)>,
    changed: Condvar,
    calls: AtomicU64,
    failures: AtomicU64,
    misuses: AtomicU64,
}

impl Faults {
    /// Whatever is asked goes wrong in this way.
    pub fn everywhere(&self, trouble: Mishap) {
        self.decide(move |_| trouble);
    }

    /// Calls of this kind go wrong in this way, and no others.
    pub fn only(&self, kind: Operation, trouble: Mishap) {
        self.decide(move |call| if call == kind { trouble } else { Mishap::None });
    }

    /// Nothing goes wrong any more.
    pub fn mend(&self) {
        self.everywhere(Mishap::None);
    }

    /// `fate` decides on each call in turn.
    pub fn decide(&self, fate: impl FnMut(Operation) -> Mishap + Send + 'static) {
        let mut decided = self.fate();
        *decided = (Box::new(fate), decided.1 + 1);
        self.0.changed.notify_all();
    }

    fn fate(&self) -> MutexGuard<'_, (Fate, u64)> {
        self.0.fate.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// So often something was asked of the store, whatever became of it.
    pub fn calls(&self) -> u64 {
        self.0.calls.load(Ordering::Relaxed)
    }

    /// So many calls were made to fail.
    pub fn failures(&self) -> u64 {
        self.0.failures.load(Ordering::Relaxed)
    }

    /// So often a connection was used again that had failed before, which [`Log::append`] forbids.
    pub fn misuses(&self) -> u64 {
        self.0.misuses.load(Ordering::Relaxed)
    }

    fn call<T>(
        &self,
        call: Operation,
        act: impl FnOnce() -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.0.calls.fetch_add(1, Ordering::Relaxed);
        // Decided under the lock, done without it.
        let (trouble, decided) = {
            let mut fate = self.fate();
            ((fate.0)(call), fate.1)
        };
        match trouble {
            Mishap::None => return act(),
            Mishap::Slow(time) => {
                thread::sleep(time);
                return act();
            }
            Mishap::Hangs => {
                let waited = self.0.changed.wait_while(self.fate(), |fate| fate.1 == decided);
                drop(waited);
                return act();
            }
            Mishap::Before => {}
            Mishap::After => {
                act()?;
            }
        }
        self.0.failures.fetch_add(1, Ordering::Relaxed);
        Err(planted("it was told to fail"))
    }
}

impl fmt::Debug for Faults {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (calls, failures) = (self.calls(), self.failures());
        f.debug_struct("Faults").field("calls", &calls).field("failures", &failures).finish()
    }
}

fn planted(why: &str) -> Failure {
    Failure::Unavailable { why: format!("planted: {why}") }
}

/// Logs that another back end keeps, and that fail when they are told to.
///
/// ```
/// use std::sync::Arc;
/// use store::{Faulty, InMemory, Operation, Seq, Store, Mishap};
///
/// let (faulty, faults) = Faulty::on(Arc::new(InMemory::new()));
/// let store = Store::on(Arc::new(faulty))?;
/// faults.only(Operation::Read, Mishap::Before);
/// assert!(store.read(&"g1".parse()?, Seq(0)).is_err());
/// faults.mend();
/// assert_eq!(store.read(&"g1".parse()?, Seq(0))?, []);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub struct Faulty {
    inner: Arc<dyn Logs>,
    faults: Faults,
}

impl fmt::Debug for Faulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Faulty").field(&self.faults).finish()
    }
}

impl Faulty {
    /// Nothing goes wrong before the faults say so.
    pub fn on(inner: Arc<dyn Logs>) -> (Self, Faults) {
        let fate: Fate = Box::new(|_| Mishap::None);
        let faults = Faults(Arc::new(Shared {
            fate: Mutex::new((fate, 0)),
            changed: Condvar::new(),
            calls: AtomicU64::new(0),
            failures: AtomicU64::new(0),
            misuses: AtomicU64::new(0),
        }));
        (Self { inner, faults: faults.clone() }, faults)
    }
}

impl Logs for Faulty {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        let inner = self.faults.call(Operation::Connect, || self.inner.connect())?;
        Ok(Box::new(FaultyLog { inner, faults: self.faults.clone(), is_broken: false }))
    }

    fn has_many_writers(&self) -> bool {
        self.inner.has_many_writers()
    }

    fn attend(&self) -> Result<Attending, Failure> {
        self.faults.call(Operation::Connect, || self.inner.attend())
    }

    fn listen(&self, heard: OnHint) -> Result<Listening, Failure> {
        self.faults.call(Operation::Connect, || self.inner.listen(heard))
    }
}

struct FaultyLog {
    inner: Box<dyn Log>,
    faults: Faults,
    /// A connection that has failed is of no use any more.
    is_broken: bool,
}

impl FaultyLog {
    fn call<T>(
        &mut self,
        call: Operation,
        act: impl FnOnce(&mut dyn Log) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        if self.is_broken {
            self.faults.0.misuses.fetch_add(1, Ordering::Relaxed);
            return Err(planted("a connection that has failed was used again"));
        }
        let result = self.faults.call(call, || act(&mut *self.inner));
        self.is_broken = result.is_err();
        result
    }

    fn look<T>(
        &mut self,
        look: impl FnOnce(&mut dyn Log) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        self.call(Operation::Read, look)
    }
}

impl Log for FaultyLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Appended>, Failure> {
        self.call(Operation::Append, |log| log.append(batch))
    }

    /// Fails as appending does.
    fn probe(&mut self) -> Result<(), Failure> {
        self.call(Operation::Append, |log| log.probe())
    }

    /// Fails as appending does.
    fn key(&mut self, fresh: [u8; 32]) -> Result<[u8; 32], Failure> {
        self.call(Operation::Append, |log| log.key(fresh))
    }

    /// Never fails by itself: nobody hears of it.
    fn tidy(&mut self, is_idle: bool) -> Result<(), Failure> {
        self.inner.tidy(is_idle)
    }

    /// The same.
    fn give_back(&mut self) -> Result<(), Failure> {
        self.inner.give_back()
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        self.look(|log| log.read(table, from))
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        self.look(|log| log.unfinished())
    }

    fn each_grown(
        &mut self,
        were: &Lengths,
        see: &mut dyn FnMut(KeptLog) -> Result<(), Failure>,
    ) -> Result<u64, Failure> {
        self.look(|log| log.each_grown(were, see))
    }
}

impl Directory for FaultyLog {
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure> {
        self.call(Operation::Change, |log| log.change(changes))
    }

    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure> {
        self.look(|log| log.session(token))
    }

    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        self.look(|log| log.names(people))
    }

    fn listed(&mut self, since: u64) -> Result<Vec<ListingRow>, Failure> {
        self.look(|log| log.listed(since))
    }

    fn count_open(&mut self, since: u64) -> Result<u64, Failure> {
        self.look(|log| log.count_open(since))
    }

    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure> {
        self.look(|log| log.is_listed(table))
    }

    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.look(|log| log.next_of(table))
    }

    fn previous_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.look(|log| log.previous_of(table))
    }

    fn export(
        &mut self,
        see: &mut dyn FnMut(DirectoryEntry) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.look(|log| log.export(see))
    }
}

impl Played for FaultyLog {
    fn seats_of(
        &mut self,
        player: &Player,
        after: Option<&SeatTaken>,
        most: usize,
    ) -> Result<Vec<SeatTaken>, Failure> {
        self.look(|log| log.seats_of(player, after, most))
    }

    fn seats_at(&mut self, game: &GameId) -> Result<Vec<SeatTaken>, Failure> {
        self.look(|log| log.seats_at(game))
    }

    fn finish_of(&mut self, game: &GameId) -> Result<Option<Finished>, Failure> {
        self.look(|log| log.finish_of(game))
    }

    fn finishes(
        &mut self,
        ended: &Range<Moment>,
        after: Option<&Finished>,
        most: usize,
    ) -> Result<Vec<Finished>, Failure> {
        self.look(|log| log.finishes(ended, after, most))
    }

    fn visited(&mut self, table: &GameId) -> Result<Option<u64>, Failure> {
        self.look(|log| log.visited(table))
    }

    fn note_sleep(&mut self) -> Result<(), Failure> {
        self.call(Operation::Change, |log| log.note_sleep())
    }

    fn has_slept(&mut self, game: &GameId) -> Result<bool, Failure> {
        self.look(|log| log.has_slept(game))
    }
}
