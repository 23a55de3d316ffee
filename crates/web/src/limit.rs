//! How much of something one may do in a time.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// So often in so long, counted exactly: the moments are remembered.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    pub(crate) times: usize,
    pub(crate) span: Duration,
}

/// The moments of one.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counter(VecDeque<Instant>);

impl Counter {
    /// Counts one more, or says how long to wait.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), Duration> {
        while self.0.front().is_some_and(|first| now.duration_since(*first) >= rate.span) {
            self.0.pop_front();
        }
        if self.0.len() < rate.times {
            self.0.push_back(now);
            return Ok(());
        }
        let passed = self.0.front().map(|first| now.duration_since(*first));
        Err(rate.span.saturating_sub(passed.unwrap_or_default()))
    }
}

/// The counters of many, by name.
#[derive(Debug)]
pub(crate) struct Limit<K> {
    rate: Rate,
    counters: Mutex<HashMap<K, Counter>>,
}

/// So many names are remembered before those that have not been heard of for long are dropped.
const MANY: usize = 10_000;

impl<K: Eq + Hash> Limit<K> {
    pub(crate) fn new(times: usize, span: Duration) -> Self {
        Self { rate: Rate { times, span }, counters: Mutex::default() }
    }

    pub(crate) fn take(&self, name: K, now: Instant) -> Result<(), Duration> {
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        if counters.len() >= MANY {
            let span = self.rate.span;
            let is_recent = |counter: &Counter| {
                counter.0.back().is_some_and(|last| now.duration_since(*last) < span)
            };
            counters.retain(|_, counter| is_recent(counter));
        }
        counters.entry(name).or_default().take(self.rate, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn so_often_in_so_long() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let limit = Limit::new(5, Duration::from_mins(1));
        for second in 0..5 {
            assert_eq!(limit.take("anna", after(second)), Ok(()));
        }
        assert_eq!(limit.take("anna", after(5)), Err(Duration::from_secs(55)));
        assert_eq!(limit.take("ben", after(5)), Ok(()));
        assert!(limit.take("anna", after(59)).is_err());
        assert_eq!(limit.take("anna", after(60)), Ok(()));
        assert!(limit.take("anna", after(60)).is_err());
    }

    #[test]
    fn one_a_second_is_never_limited() {
        let start = Instant::now();
        let rate = Rate { times: 100, span: Duration::from_secs(20) };
        let mut counter = Counter::default();
        for second in 0..3_600 {
            assert_eq!(counter.take(rate, start + Duration::from_secs(second)), Ok(()));
        }
    }
}
