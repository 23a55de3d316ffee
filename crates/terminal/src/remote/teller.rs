//! Tells the one who listens, and rings.

use std::sync::mpsc::Sender;

use crate::venue::{Tell, Waker};

/// Tells the one who listens, and rings.
pub(super) struct TellSender {
    tells: Sender<Tell>,
    bell: Waker,
}

impl TellSender {
    pub(super) fn new(tells: Sender<Tell>, bell: Waker) -> Self {
        Self { tells, bell }
    }

    pub(super) fn tell(&self, tell: Tell) {
        // Nobody listens any more if the person has left.
        let _ = self.tells.send(tell);
        (self.bell)();
    }
}
