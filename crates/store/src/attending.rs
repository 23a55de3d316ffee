//! That a server is there, so that whoever comes later knows whether anybody was.

use std::fmt;
use std::sync::mpsc::{Receiver, Sender};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

/// A server that stops waits so long for the others to be told.
const PATIENCE: Duration = Duration::from_secs(1);

/// A server is there as long as this is held.
pub struct Attending {
    /// Only dropped; the lock lets it be held by whoever shares the rest of a server.
    told: Mutex<Option<(Sender<()>, Receiver<()>)>>,
    /// Only dropped, too.
    _held: Mutex<Option<Box<dyn Send>>>,
}

impl Attending {
    /// Nobody else can be there, so nobody has to be told.
    pub(crate) const fn alone() -> Self {
        Self { told: Mutex::new(None), _held: Mutex::new(None) }
    }

    /// Nobody else may be there: whoever comes finds this held.
    pub(crate) fn holding(held: impl Send + 'static) -> Self {
        Self { told: Mutex::new(None), _held: Mutex::new(Some(Box::new(held))) }
    }

    /// Somebody says so to the others until the first is dropped, and drops the second when it has
    /// stopped.
    pub(crate) const fn told_by(stop: Sender<()>, stopped: Receiver<()>) -> Self {
        Self { told: Mutex::new(Some((stop, stopped))), _held: Mutex::new(None) }
    }
}

impl Drop for Attending {
    fn drop(&mut self) {
        let told = self.told.get_mut().unwrap_or_else(PoisonError::into_inner);
        if let Some((stop, stopped)) = told.take() {
            drop(stop);
            // Where the store is away nobody can be told, and nobody is waited for.
            let _ = stopped.recv_timeout(PATIENCE);
        }
    }
}

impl fmt::Debug for Attending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Attending").finish_non_exhaustive()
    }
}
