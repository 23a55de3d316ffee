//! How much of something one may do in a time.

use std::collections::VecDeque;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use lru::LruCache;

use crate::recent::{bounded, tidy};

/// So much in so long, wherever the time begins.
///
/// Never more than `times` is granted within any `span`. Up to 64 it is exact: what is refused would
/// have been too much. Above, a refusal may come too soon by a 64th of the span, never by more.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rate {
    /// So much,
    pub times: usize,
    /// in so long.
    pub span: Duration,
}

/// So many moments of one are remembered, at most one more: what is larger is counted in groups.
const MOMENTS: u32 = 64;

/// Space for so many groups is made one by one.
const FEW: usize = 4;

/// How long to wait, because it was too much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooMuch(pub(crate) Duration);

/// What was taken from one moment to another, which are the same unless there was much.
#[derive(Clone, Copy, Debug)]
struct Group {
    first: Instant,
    last: Instant,
    units: usize,
}

/// What one has taken. Its size has a bound that does not depend on the limit.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counter {
    groups: VecDeque<Group>,
    units: usize,
}

impl Counter {
    /// Is nothing left that counts?
    fn is_over(&self, rate: Rate, now: Instant) -> bool {
        self.groups.back().is_none_or(|group| now.duration_since(group.last) >= rate.span)
    }

    /// Counts one more, or says how long to wait.
    pub(crate) fn take(&mut self, rate: Rate, now: Instant) -> Result<(), TooMuch> {
        self.spend(rate, 1, now)
    }

    /// Counts so many units more, or says how long to wait. Whoever asks for more than there ever
    /// is gets all of it, or waits.
    pub(crate) fn spend(&mut self, rate: Rate, units: usize, now: Instant) -> Result<(), TooMuch> {
        // Of nothing nobody gets anything.
        let units = units.min(rate.times.max(1));
        // A group is gone when its last is, so that nothing is granted too soon.
        while let Some(group) = self.groups.front()
            && now.duration_since(group.last) >= rate.span
        {
            self.units = self.units.saturating_sub(group.units);
            self.groups.pop_front();
        }
        let mut missing = (self.units + units).saturating_sub(rate.times);
        if missing > 0 {
            let enough = self.groups.iter().find(|group| {
                missing = missing.saturating_sub(group.units);
                missing == 0
            });
            let passed = enough.map(|group| now.duration_since(group.last)).unwrap_or_default();
            return Err(TooMuch(rate.span.saturating_sub(passed)));
        }
        self.units += units;
        // Groups begin at least a `MOMENTS`th of the span apart: hence their number.
        let is_large = rate.times > MOMENTS as usize;
        let width = if is_large { rate.span / MOMENTS } else { Duration::ZERO };
        match self.groups.back_mut() {
            Some(group) if now.duration_since(group.first) < width => {
                group.last = now;
                group.units += units;
            }
            _ => {
                // Most have one or two, and there are several for everybody who comes.
                if self.groups.len() < FEW {
                    self.groups.reserve_exact(1);
                }
                self.groups.push_back(Group { first: now, last: now, units });
            }
        }
        Ok(())
    }
}

impl Counter {
    /// The last unit did not count after all.
    fn give_back(&mut self) {
        let Some(group) = self.groups.back_mut() else { return };
        group.units -= 1;
        self.units -= 1;
        if group.units == 0 {
            self.groups.pop_back();
        }
    }
}

/// So many names are remembered: of those that have not been heard of for longest nothing is known any
/// more. Whoever wants to be forgotten that way needs as many names within the span.
const NAMES: usize = 20_000;

/// The counters of many, by name.
#[derive(Debug)]
pub(crate) struct Limit<K: Eq + Hash> {
    rate: Rate,
    counters: Mutex<LruCache<K, Counter>>,
}

impl<K: Eq + Hash> Limit<K> {
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, counters: Mutex::new(bounded(NAMES)) }
    }

    /// Forgets those who took nothing for a whole span. Whoever takes forgets two of them: this is for when nobody
    /// comes any more.
    pub(crate) fn tidy(&self, now: Instant) {
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        tidy(&mut counters, |counter| counter.is_over(self.rate, now));
    }

    #[cfg(test)]
    pub(crate) fn len(&self) -> usize {
        self.counters.lock().unwrap_or_else(PoisonError::into_inner).len()
    }

    /// One more of this name.
    pub(crate) fn take(&self, name: K, now: Instant) -> Result<(), TooMuch> {
        self.spend(name, 1, now)
    }

    /// The last one of this name did not count after all.
    pub(crate) fn give_back(&self, name: &K) {
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(counter) = counters.get_mut(name) {
            counter.give_back();
        }
    }

    /// So many units more of this name.
    pub(crate) fn spend(&self, name: K, units: usize, now: Instant) -> Result<(), TooMuch> {
        let mut counters = self.counters.lock().unwrap_or_else(PoisonError::into_inner);
        // Of those who took nothing for a whole span there is nothing to know. More go than come, and
        // nobody waits for all of them.
        for _ in 0..2 {
            let oldest = counters.peek_lru().map(|(_, counter)| counter.is_over(self.rate, now));
            if oldest == Some(true) {
                counters.pop_lru();
            }
        }
        counters.get_or_insert_mut(name, Counter::default).spend(self.rate, units, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_have_gone_are_forgotten() {
        let limit = Limit::new(Rate { times: 3, span: MINUTE });
        let start = Instant::now();
        for name in 0..100 {
            assert_eq!(limit.take(name, start), Ok(()));
        }
        assert_eq!(limit.take(100, start + MINUTE / 2), Ok(()));
        limit.tidy(start + MINUTE / 2);
        assert_eq!(limit.counters.lock().unwrap().len(), 101, "all of them still count");
        limit.tidy(start + MINUTE);
        assert_eq!(limit.counters.lock().unwrap().len(), 1, "one still counts");
    }

    const MINUTE: Duration = Duration::from_mins(1);

    /// Dice that fall the same way each time.
    struct Dice(u64);

    impl Dice {
        fn below(&mut self, end: u64) -> u64 {
            self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
            let mut z = self.0;
            z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
            z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
            (z ^ (z >> 31)) % end
        }

        fn side(&mut self) -> usize {
            usize::try_from(self.below(4)).unwrap()
        }
    }

    #[test]
    fn so_often_in_so_long() {
        let start = Instant::now();
        let after = |seconds| start + Duration::from_secs(seconds);
        let limit = Limit::new(Rate { times: 5, span: MINUTE });
        for second in 0..5 {
            assert_eq!(limit.take("anna", after(second)), Ok(()));
        }
        assert_eq!(limit.take("anna", after(5)), Err(TooMuch(Duration::from_secs(55))));
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

    /// Every moment that was granted, compared with what was promised: the slow truth.
    #[test]
    fn never_more_than_promised_and_hardly_less() {
        for (times, seed) in [(5_u32, 1), (25, 2), (64, 3), (100, 4), (1_200, 5), (6_000, 6)] {
            let is_small = times <= MOMENTS;
            let (span, start) = (Duration::from_secs(20), Instant::now());
            let (rate, mut dice) = (Rate { times: times as usize, span }, Dice(seed));
            let (mut counter, mut now) = (Counter::default(), start);
            let mut granted: Vec<(Instant, usize)> = Vec::new();
            let (mut refusals, mut early) = (0, 0);
            for _ in 0..20_000 {
                // In bursts and in pauses, on average twice what is allowed.
                let pause = if dice.below(50) == 0 { 25 * 20_000_000 } else { 20_000_000 };
                now += Duration::from_micros(dice.below(pause / u64::from(times)));
                let units = if times < 1_000 { 1 } else { [1, 4, 8, 16][dice.side()] };
                let within = |span: Duration| -> usize {
                    let recent = granted.iter().rev();
                    let recent = recent.take_while(|(then, _)| now.duration_since(*then) < span);
                    recent.map(|(_, units)| units).sum()
                };
                let (exact, generous) = (within(span), within(span + span / MOMENTS));
                match counter.spend(rate, units, now) {
                    Ok(()) => {
                        assert!(exact + units <= rate.times, "{times}: {exact} and {units}");
                        granted.push((now, units));
                    }
                    Err(TooMuch(wait)) => {
                        refusals += 1;
                        assert!(wait <= span);
                        if exact + units <= rate.times {
                            early += 1;
                            assert!(!is_small && generous + units > rate.times, "{times}: early");
                        }
                        // Whoever waits that long is not refused again.
                        assert_eq!(counter.clone().spend(rate, units, now + wait), Ok(()));
                    }
                }
                assert!(counter.groups.len() <= MOMENTS as usize + 1, "{}", counter.groups.len());
            }
            assert!(refusals > 100, "{times} was hardly tried: {refusals}");
            assert!(!is_small || early == 0);
        }
    }

    /// However large the limit, a burst gets exactly so much.
    #[test]
    fn a_burst_is_counted_to_the_last() {
        for times in [5_u32, 25, 120, 1_200, 6_000] {
            let (mut counter, start) = (Counter::default(), Instant::now());
            let rate = Rate { times: times as usize, span: MINUTE };
            let step = MINUTE / 2 / times;
            let asked = (0..2 * times).map(|number| start + step * number);
            let granted = asked.filter(|now| counter.take(rate, *now).is_ok()).count();
            assert_eq!(granted, rate.times);
        }
    }

    #[test]
    fn who_took_nothing_for_a_span_is_forgotten() {
        let limit = Limit::new(Rate { times: 5, span: MINUTE });
        let start = Instant::now();
        for name in 0..1_000_u32 {
            assert_eq!(limit.take(name, start), Ok(()));
        }
        let known = || limit.counters.lock().unwrap().len();
        // Whoever keeps coming is not forgotten with them.
        for second in 0..60 {
            let taken = limit.take(u32::MAX, start + Duration::from_secs(second));
            assert_eq!(taken.is_ok(), second < 5);
        }
        assert_eq!(known(), 1_001);
        for name in 0..500_u32 {
            assert_eq!(limit.take(2_000 + name, start + MINUTE), Ok(()));
        }
        assert_eq!(known(), 501);
        assert!(limit.take(u32::MAX, start + MINUTE).is_ok());
        assert_eq!(limit.take(u32::MAX, start + MINUTE), Err(TooMuch(Duration::from_secs(1))));
    }

    #[test]
    fn a_limit_of_nothing_grants_nothing() {
        let rate = Rate { times: 0, span: MINUTE };
        let (limit, now) = (Limit::new(rate), Instant::now());
        assert_eq!(limit.take("anna", now), Err(TooMuch(MINUTE)));
        assert_eq!(limit.take("anna", now + MINUTE), Err(TooMuch(MINUTE)));
    }

    #[test]
    fn names_have_a_bound() {
        let limit = Limit::new(Rate { times: 1_200, span: MINUTE });
        let now = Instant::now();
        for name in 0..200_000_u32 {
            assert_eq!(limit.take(name, now), Ok(()));
            // Whoever keeps coming is not forgotten for it.
            assert_eq!(limit.take(u32::MAX, now).is_ok(), name < 1_200);
        }
        assert_eq!(limit.counters.lock().unwrap().len(), NAMES);
    }
}
