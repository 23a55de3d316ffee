//! Whether the store fails for longer than a moment.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A connection that broke once is no news for every table.
const MOMENT: Duration = Duration::from_millis(500);

/// Whoever is hindered tries again before this, though a store that does not answer is waited for
/// ([`PATIENCE`](crate::app::PATIENCE)): what failed longer ago was another time.
const ANOTHER: Duration = Duration::from_secs(6);

/// Gathers from all rooms whether the store fails.
#[derive(Debug, Default)]
pub(crate) struct Outages(Mutex<Option<Outage>>);

#[derive(Clone, Copy, Debug)]
struct Outage {
    since: Instant,
    last: Instant,
    is_known: bool,
}

impl Outages {
    /// Something could not be read or stored. Are all to be told now? They are once.
    pub(crate) fn failed(&self, now: Instant) -> bool {
        let mut outage = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_same = |it: &Outage| now.saturating_duration_since(it.last) < ANOTHER;
        let known = outage.filter(is_same);
        let known = known.unwrap_or(Outage { since: now, last: now, is_known: false });
        let is_long = now.saturating_duration_since(known.since) >= MOMENT;
        *outage = Some(Outage { last: now, is_known: known.is_known || is_long, ..known });
        is_long && !known.is_known
    }

    /// Does it fail for longer than a moment?
    pub(crate) fn is_failing(&self, now: Instant) -> bool {
        let outage = *self.0.lock().unwrap_or_else(PoisonError::into_inner);
        outage.is_some_and(|it| it.is_known && now.saturating_duration_since(it.last) < ANOTHER)
    }

    /// Something was stored.
    pub(crate) fn stored(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_are_told_once_of_what_lasts() {
        let (outages, start) = (Outages::default(), Instant::now());
        let failed = |ms| outages.failed(start + Duration::from_millis(ms));
        assert!(!failed(0), "perhaps it was a connection");
        assert!(!failed(250));
        assert!(failed(750));
        assert!(!failed(1_750), "that is known");
        outages.stored();
        assert!(!failed(2_000));
        // Much later, another connection broke.
        assert!(!failed(60_000));
        assert!(failed(60_600));
    }
}
