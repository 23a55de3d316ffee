//! Hints from one server to another that a log has grown.

use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use table::GameId;

use host::Seq;

/// What a server hears of the others. Only a hint: it may be late, doubled, lost or one's own, and says
/// nothing about what happened. Whoever cares reads the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// The log of a table has grown.
    Grown {
        /// Which table.
        table: GameId,
        /// The number that comes next, as far as is known.
        next: Seq,
    },
    /// Some hints were missed, nobody knows which: look at every table that somebody watches.
    Missed,
}

/// A log that has grown, as it travels: `table next`.
pub(crate) fn write_grown(table: &GameId, next: Seq) -> String {
    format!("{table} {next}")
}

/// Reads what [`write_grown`] wrote; `None` if it is no hint. Anybody who may use the database may send
/// something else.
pub(crate) fn read_grown(text: &str) -> Option<Hint> {
    let (table, next) = text.split_once(' ')?;
    Some(Hint::Grown { table: table.parse().ok()?, next: Seq(next.parse().ok()?) })
}

/// What is done with a hint, on the thread that listens. It should pass it on and return.
pub type OnHint = Box<dyn Fn(Hint) + Send>;

/// Somebody listens as long as this is held.
///
/// Dropping it waits for a call that is under way (so that a call must not drop it); afterwards
/// there are no more.
pub struct Listening {
    ear: Arc<Ear>,
}

/// What the one who holds a [`Listening`] shares with the thread that listens.
pub(crate) struct Ear {
    /// Taken out when nobody wants to hear any more.
    heard: Mutex<Option<OnHint>>,
}

impl Listening {
    /// Where no other server can write there is nothing to hear.
    pub(crate) fn to_nobody(heard: OnHint) -> Self {
        Self { ear: Arc::new(Ear::new(heard)) }
    }

    /// Listens with this ear.
    pub(crate) const fn with(ear: Arc<Ear>) -> Self {
        Self { ear }
    }
}

impl Drop for Listening {
    fn drop(&mut self) {
        self.ear.lock().take();
    }
}

impl fmt::Debug for Listening {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Listening").finish_non_exhaustive()
    }
}

impl Ear {
    pub(crate) fn new(heard: OnHint) -> Self {
        Self { heard: Mutex::new(Some(heard)) }
    }

    /// Passes a hint on.
    pub(crate) fn hear(&self, hint: Hint) {
        if let Some(heard) = &*self.lock() {
            heard(hint);
        }
    }

    /// Does somebody still want to hear?
    pub(crate) fn is_open(&self) -> bool {
        self.lock().is_some()
    }

    fn lock(&self) -> MutexGuard<'_, Option<OnHint>> {
        self.heard.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_hint_reads_as_it_is_written() {
        let (table, next) = ("g-1".parse().unwrap(), Seq(17));
        assert_eq!(write_grown(&table, next), "g-1 17");
        assert_eq!(read_grown("g-1 17"), Some(Hint::Grown { table, next }));
        for text in ["", "g", "g ", "g x", "g -1", "g 1 2", " 1", "g'); 1", "g 4294967296"] {
            assert_eq!(read_grown(text), None, "{text}");
        }
    }
}
