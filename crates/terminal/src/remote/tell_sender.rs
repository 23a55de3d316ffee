//! Tells the one who listens, and rings.

use std::sync::mpsc::Sender;

use crate::venue::{Tell, Waker};

/// Tells the one who listens, and rings.
pub(super) struct TellSender {
    tells: Sender<Tell>,
    waker: Waker,
}

impl TellSender {
    pub(super) fn new(tells: Sender<Tell>, waker: Waker) -> Self {
        Self { tells, waker }
    }

    pub(super) fn tell(&self, tell: Tell) {
        // Nobody listens any more if the person has left.
        let _ = self.tells.send(tell);
        (self.waker)();
    }
}
