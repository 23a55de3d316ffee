//! Tells the one who listens, and rings.

use std::sync::mpsc::Sender;

use crate::host::{Bell, Tell};

/// Tells the one who listens, and rings.
pub(super) struct Teller {
    tells: Sender<Tell>,
    bell: Bell,
}

impl Teller {
    pub(super) fn new(tells: Sender<Tell>, bell: Bell) -> Self {
        Self { tells, bell }
    }

    pub(super) fn tell(&self, tell: Tell) {
        // Nobody listens any more if the person has left.
        let _ = self.tells.send(tell);
        (self.bell)();
    }
}
