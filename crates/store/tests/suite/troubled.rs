//! Logs that fail now and then, before or after they have done what they should.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};

use store::{
    Append, Change, Failure, House, Housed, Kept, Listed, Log, Logs, Seq, Session, TokenHash,
    Verdict,
};
use table::{Entry, GameId, PersonId};

use crate::dice::Dice;

/// What happens to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Trouble {
    /// Nothing.
    None,
    /// It fails, and nothing was done.
    Before,
    /// It is done, and whoever called hears that it failed.
    After,
}

/// Logs kept elsewhere, with trouble on the way.
pub(crate) struct Troubled {
    inner: Arc<dyn Logs>,
    shared: Arc<Shared>,
}

struct Shared {
    /// What happens to the next calls.
    fate: Mutex<Box<dyn FnMut() -> Trouble + Send>>,
    failures: AtomicU64,
}

struct TroubledLog {
    inner: Box<dyn Log>,
    shared: Arc<Shared>,
    /// A connection that has failed is of no use any more.
    is_broken: bool,
}

impl Troubled {
    /// `fate` decides on each call in turn.
    pub(crate) fn new(
        inner: Arc<dyn Logs>,
        fate: impl FnMut() -> Trouble + Send + 'static,
    ) -> Self {
        let fate = Mutex::new(Box::new(fate) as Box<dyn FnMut() -> Trouble + Send>);
        Self { inner, shared: Arc::new(Shared { fate, failures: AtomicU64::new(0) }) }
    }

    /// How often they fail is chance.
    pub(crate) fn at_random(inner: Arc<dyn Logs>, seed: u64) -> Self {
        let mut dice = Dice::new(seed);
        Self::new(inner, move || match dice.next() % 10 {
            0 => Trouble::Before,
            1 => Trouble::After,
            _ => Trouble::None,
        })
    }

    pub(crate) fn failures(&self) -> u64 {
        self.shared.failures.load(Ordering::Relaxed)
    }
}

impl Shared {
    fn call<T>(&self, act: impl FnOnce() -> Result<T, Failure>) -> Result<T, Failure> {
        let trouble = (self.fate.lock().unwrap())();
        if trouble == Trouble::None {
            return act();
        }
        self.failures.fetch_add(1, Ordering::Relaxed);
        if trouble == Trouble::After {
            act()?;
        }
        Err(Failure::Unavailable { why: "planted".to_owned() })
    }
}

impl Logs for Troubled {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        let inner = self.shared.call(|| self.inner.connect())?;
        Ok(Box::new(TroubledLog { inner, shared: Arc::clone(&self.shared), is_broken: false }))
    }
}

impl TroubledLog {
    fn call<T>(
        &mut self,
        act: impl FnOnce(&mut dyn Log) -> Result<T, Failure>,
    ) -> Result<T, Failure> {
        assert!(!self.is_broken, "a connection that has failed was used again");
        let result = self.shared.call(|| act(&mut *self.inner));
        self.is_broken = result.is_err();
        result
    }
}

impl Log for TroubledLog {
    fn append(&mut self, batch: &[Append]) -> Result<Vec<Verdict>, Failure> {
        self.call(|log| log.append(batch))
    }

    fn read(&mut self, table: &GameId, from: Seq) -> Result<Vec<Entry>, Failure> {
        self.call(|log| log.read(table, from))
    }

    fn unfinished(&mut self) -> Result<Vec<GameId>, Failure> {
        self.call(|log| log.unfinished())
    }

    fn each(&mut self, see: &mut dyn FnMut(Kept) -> Result<(), Failure>) -> Result<u64, Failure> {
        self.call(|log| log.each(see))
    }
}

impl House for TroubledLog {
    fn change(&mut self, changes: &[Change]) -> Result<Vec<u64>, Failure> {
        self.call(|log| log.change(changes))
    }

    fn session(&mut self, token: &TokenHash) -> Result<Option<Session>, Failure> {
        self.call(|log| log.session(token))
    }

    fn names(&mut self, people: &[PersonId]) -> Result<BTreeMap<PersonId, String>, Failure> {
        self.call(|log| log.names(people))
    }

    fn listed(&mut self, since: u64) -> Result<Vec<Listed>, Failure> {
        self.call(|log| log.listed(since))
    }

    fn is_listed(&mut self, table: &GameId) -> Result<bool, Failure> {
        self.call(|log| log.is_listed(table))
    }

    fn next_of(&mut self, table: &GameId) -> Result<Option<GameId>, Failure> {
        self.call(|log| log.next_of(table))
    }

    fn furniture(
        &mut self,
        see: &mut dyn FnMut(Housed) -> Result<(), Failure>,
    ) -> Result<(), Failure> {
        self.call(|log| log.furniture(see))
    }
}
