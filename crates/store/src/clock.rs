//! The time of day that cannot jump, for whoever runs rooms.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use table::{Moment, When};

/// Counts milliseconds since 1970 from when it was started, without looking at the wall again:
/// a clock on the wall that is set does not move those of the players. Servers on one store count
/// from the same year, so that their moments can be compared.
#[derive(Clone, Copy, Debug)]
pub struct SteadyClock {
    start: Instant,
    began: u64,
}

impl SteadyClock {
    /// Starts now.
    pub fn new() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self { start: Instant::now(), began: u64::try_from(since.as_millis()).unwrap_or(0) }
    }

    /// Now.
    pub fn now(&self) -> Moment {
        let passed = u64::try_from(self.start.elapsed().as_millis()).unwrap_or(u64::MAX);
        Moment(self.began.saturating_add(passed))
    }

    /// Now, over a line that takes no time.
    pub fn when(&self) -> When {
        When::at(self.now())
    }

    /// Seconds since 1970.
    pub fn seconds(&self) -> u64 {
        self.now().0 / 1000
    }

    /// When this moment will be; now if it has been.
    pub fn instant(&self, moment: Moment) -> Instant {
        self.start + std::time::Duration::from_millis(moment.0.saturating_sub(self.began))
    }
}

impl Default for SteadyClock {
    fn default() -> Self {
        Self::new()
    }
}
