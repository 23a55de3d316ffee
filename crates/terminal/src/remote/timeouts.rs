//! How long we wait for what.

use std::time::Duration;

/// How long we wait for what. Tests are less patient than people.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Timeouts {
    /// Until a connection must stand, from looking the server up to the end of the handshake.
    pub connecting: Duration,
    /// A connection on which nothing was heard for so long, not even a ping, is lost. Servers ping
    /// every 40 seconds.
    pub silence: Duration,
    /// Before the first new try after a connection was lost; then twice as long each time.
    pub first: Duration,
    /// At most so long between two tries.
    pub most: Duration,
    /// After the server said that we were too fast: it counts what comes in so long.
    pub calm: Duration,
    /// To say goodbye.
    pub leaving: Duration,
}

impl Default for Timeouts {
    fn default() -> Self {
        Self {
            connecting: Duration::from_secs(10),
            silence: Duration::from_secs(90),
            first: Duration::from_secs(1),
            most: Duration::from_secs(30),
            calm: Duration::from_secs(20),
            leaving: Duration::from_secs(2),
        }
    }
}

impl Timeouts {
    /// How long to wait after so many tries in vain. `jitter` makes it up to half as long again, so
    /// that not all come back at once.
    pub(super) fn pause(&self, tries: u32, jitter: u8) -> Duration {
        let doubled = self.first.saturating_mul(1 << tries.min(16)).min(self.most);
        doubled + doubled / 2 * u32::from(jitter) / 255
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_most() {
        let patience = Timeouts::default();
        let all: Vec<u64> = (0..8).map(|tries| patience.pause(tries, 0).as_secs()).collect();
        assert_eq!(all, [1, 2, 4, 8, 16, 30, 30, 30]);
        assert_eq!(patience.pause(u32::MAX, 255), Duration::from_secs(45));
        assert!(patience.pause(0, 128) > patience.pause(0, 0));
    }
}
