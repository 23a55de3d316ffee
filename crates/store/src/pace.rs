//! Work that can take its time: half of it belongs to others.

use std::thread::sleep;
use std::time::{Duration, Instant};

/// So long at a time: less than a person who plays could notice.
const SPELL: Duration = Duration::from_millis(2);

/// A thread that works for a spell, and then lets others go first for as long.
pub(crate) struct Pace {
    since: Instant,
}

impl Pace {
    /// Begins a spell.
    pub(crate) fn begin() -> Self {
        Self { since: Instant::now() }
    }

    /// Called now and then: rests if the spell is over.
    pub(crate) fn rest(&mut self) {
        let worked = self.since.elapsed();
        if worked >= SPELL {
            sleep(worked.min(4 * SPELL));
            self.since = Instant::now();
        }
    }
}
