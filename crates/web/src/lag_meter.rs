//! How long the line to a client takes, as the server measures it, and whether anybody is there.
//!
//! A ping carries bytes that only its pong can name, so that nobody answers before they were asked. Whoever
//! delays their pongs is given back more for a slow line, and never more than the table gives
//! ([`When::MOST_LAG`](table::When::MOST_LAG) a move).

use std::time::{Duration, Instant};

use axum::body::Bytes;
use table::Span;

/// A connection that says nothing for so long is given up.
const SILENT: Duration = Duration::from_secs(50);

/// What is given back beside half the way there and back: browsers and people's fingers.
const BESIDE: Span = Span(140);

/// Measures the line to one client.
#[derive(Debug)]
pub(crate) struct LagMeter {
    heard: Instant,
    /// The last ping, and when it went.
    asked: Option<(Bytes, Instant)>,
    /// There and back, smoothed.
    round_trip: Option<Duration>,
}

impl LagMeter {
    pub(crate) const fn new(now: Instant) -> Self {
        Self { heard: now, asked: None, round_trip: None }
    }

    /// Something came over it.
    pub(crate) const fn heard(&mut self, now: Instant) {
        self.heard = now;
    }

    /// Has nothing come for too long?
    pub(crate) fn is_silent(&self, now: Instant) -> bool {
        now.duration_since(self.heard) > SILENT
    }

    /// What to send with a ping that goes now.
    pub(crate) fn ping(&mut self, now: Instant) -> Bytes {
        let bytes = crate::chance::bytes::<8>().unwrap_or_default();
        let bytes = Bytes::copy_from_slice(&bytes);
        self.asked = Some((bytes.clone(), now));
        bytes
    }

    /// A pong came; was it the one that was waited for?
    pub(crate) fn pong(&mut self, echo: &Bytes, now: Instant) -> bool {
        let Some((_, sent)) = self.asked.take_if(|(asked, _)| asked == echo) else { return false };
        let took = now.duration_since(sent);
        // One slow answer is not a slow line.
        self.round_trip = Some(self.round_trip.map_or(took, |known| (known * 3 + took) / 4));
        true
    }

    /// What a move over this line is late by; nothing as long as nobody knows.
    pub(crate) fn lag(&self) -> Span {
        self.round_trip.map_or(Span::ZERO, |round_trip| {
            let half = u64::try_from(round_trip.as_millis() / 2).unwrap_or(u64::MAX);
            Span(half).plus(BESIDE)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_measured_by_pongs_that_were_asked_for() {
        let start = Instant::now();
        let after = |ms| start + Duration::from_millis(ms);
        let mut lag_meter = LagMeter::new(start);
        assert_eq!(lag_meter.lag(), Span::ZERO, "nobody knows yet");
        let asked = lag_meter.ping(start);
        assert!(
            !lag_meter.pong(&Bytes::from_static(b"12345678"), after(1)),
            "nobody asked for that"
        );
        assert!(lag_meter.pong(&asked, after(200)));
        assert_eq!(lag_meter.lag(), Span(240));
        assert!(!lag_meter.pong(&asked, after(300)), "answered once");
        // One slow answer counts a quarter.
        let asked = lag_meter.ping(after(1_000));
        assert!(lag_meter.pong(&asked, after(1_600)));
        assert_eq!(lag_meter.lag(), Span(150 + 140));
    }

    #[test]
    fn whoever_says_nothing_is_given_up() {
        let start = Instant::now();
        let mut lag_meter = LagMeter::new(start);
        assert!(!lag_meter.is_silent(start + SILENT));
        lag_meter.heard(start + Duration::from_secs(30));
        assert!(!lag_meter.is_silent(start + Duration::from_secs(80)));
        assert!(lag_meter.is_silent(start + Duration::from_secs(81)));
    }
}
