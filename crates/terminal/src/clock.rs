//! The time of day that cannot jump.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use table::{Moment, When};

/// Counts milliseconds since 1970 from when it was made, without looking at the wall again: a clock
/// on the wall that is set does not move those of the players.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Clock {
    start: Instant,
    began: u64,
}

impl Clock {
    pub(crate) fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { start: Instant::now(), began: u64::try_from(since.as_millis()).unwrap_or(0) }
    }

    pub(crate) fn now(&self) -> Moment {
        let passed = u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX);
        Moment(self.began.saturating_add(passed))
    }

    pub(crate) fn when(&self) -> When {
        When::at(self.now())
    }

    /// Seconds since 1970.
    pub(crate) fn seconds(&self) -> u64 {
        self.now().0 / 1000
    }

    /// When this moment will be; when the clock was made if it was before.
    pub(crate) fn instant(&self, moment: Moment) -> Instant {
        self.start + Duration::from_millis(moment.0.saturating_sub(self.began))
    }
}
