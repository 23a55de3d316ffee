//! Many connections of one address that ask for something so often, whether they are answered or not.

use std::io;
use std::net::SocketAddr;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use web::{Budget, ROUTES, Rate};

use super::super::super::baseline::Xorshift;
use super::super::line::{Heard, Line};

/// What a crowd asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Wanted {
    /// The longest page that is the same for everybody.
    Rules,
    /// The pages of the tables at which honest people play.
    Tables,
    /// A short page, each time with a cookie that nobody has seen.
    Cookies,
    /// Tables that do not exist.
    Nothing,
}

impl Wanted {
    pub(super) const ALL: [Self; 4] = [Self::Rules, Self::Tables, Self::Cookies, Self::Nothing];

    /// One page of each kind, but for those of the tables played at.
    pub(super) const ONCE: [&str; 3] = ["/rules/access", "/offline", "/t/aaaaaaaaaaaaaaaa"];

    /// As the report writes it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Rules => "/rules/access",
            Self::Tables => "pages of the tables played at",
            Self::Cookies => "/offline, ever new cookies",
            Self::Nothing => "tables that do not exist",
        }
    }

    /// The address as the list of routes writes it.
    const fn route(self) -> &'static str {
        match self {
            Self::Rules => "/rules/{game}",
            Self::Tables | Self::Nothing => "/t/{id}",
            Self::Cookies => "/offline",
        }
    }
}

/// How often a crowd asks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    /// Nine tenths of what a network may ask for: everything is answered, which costs most.
    Served,
    /// Much more than that: most is refused.
    Refused,
}

impl Pace {
    pub(super) const ALL: [Self; 2] = [Self::Served, Self::Refused];

    /// As the report writes it.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Served => "served",
            Self::Refused => "refused",
        }
    }

    /// Requests a second, at least one. `most` is what is asked above the limit.
    pub(super) fn rate(self, wanted: Wanted, reading: Rate, most: u32) -> u32 {
        match self {
            Self::Served => {
                let route = ROUTES.iter().find(|route| route.path == wanted.route());
                let takes = route.into_iter().flat_map(|route| route.takes);
                let reads = takes.filter(|take| take.from == Budget::Reading);
                let each = reads.map(|take| take.units).sum::<usize>().max(1);
                let seconds = usize::try_from(reading.span.as_secs()).unwrap_or(0).max(1);
                u32::try_from(reading.times * 9 / 10 / each / seconds).unwrap_or(most).max(1)
            }
            Self::Refused => most,
        }
    }
}

/// Who asks for what, how often.
#[derive(Clone, Copy, Debug)]
pub(super) struct Crowd {
    pub(super) connections: u32,
    /// Requests a second, all together.
    pub(super) rate: u32,
    pub(super) wanted: Wanted,
    /// All say that they come from this address; each crowd has another, so that none pays for the
    /// one before it.
    pub(super) number: u8,
}

/// So long a crowd waits for its last answers.
const PATIENCE: Duration = Duration::from_secs(3);

impl Crowd {
    /// Comes to this address, before anything is asked: a thousand connections may take seconds.
    pub(super) fn come(self, address: SocketAddr) -> io::Result<Vec<Line>> {
        (0..self.connections).map(|_| Line::open(address)).collect()
    }

    /// Asks until it is enough. Honest people play at these tables.
    pub(super) fn ask(
        self,
        mut lines: Vec<Line>,
        tables: &[String],
        enough: &AtomicBool,
    ) -> io::Result<Heard> {
        let (mut chance, mut heard) = (Xorshift::new(), Heard::default());
        let between = Duration::from_secs(1) / self.rate;
        let began = Instant::now();
        for (number, place) in (0..).zip((0..lines.len()).cycle()) {
            if enough.load(Ordering::Relaxed) {
                break;
            }
            let due = began + between * number;
            thread::sleep(due.saturating_duration_since(Instant::now()));
            let request = self.request(number, tables, &mut chance);
            let Some(line) = lines.get_mut(place) else { break };
            if !line.hear(&mut heard)? {
                heard.closed += 1;
                *line = Line::open(line.address())?;
            }
            if line.say(request.as_bytes())? {
                heard.sent += 1;
            } else {
                heard.unsent += 1;
            }
        }
        let asked_last = Instant::now();
        while heard.answers() < heard.sent && asked_last.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(50));
            // Those that are closed have heard all they will hear.
            for line in &mut lines {
                line.hear(&mut heard)?;
            }
        }
        Ok(heard)
    }

    fn request(self, number: u32, tables: &[String], chance: &mut Xorshift) -> String {
        let mut letters = |count: u32| -> String {
            (0..count)
                .map(|_| char::from(b'a' + u8::try_from(chance.below(26)).unwrap_or(0)))
                .collect()
        };
        let (path, cookie) = match self.wanted {
            Wanted::Rules => ("/rules/access".to_owned(), String::new()),
            Wanted::Tables => {
                let place = usize::try_from(number).unwrap_or(0) % tables.len().max(1);
                (tables.get(place).cloned().unwrap_or_default(), String::new())
            }
            // 32 bytes as they are written in base64: the last letter stands for four bits.
            Wanted::Cookies => ("/offline".to_owned(), format!("Cookie: ff={}A\r\n", letters(42))),
            Wanted::Nothing => (format!("/t/{}", letters(16)), String::new()),
        };
        format!(
            "GET {path} HTTP/1.1\r\nHost: fourfold\r\nX-Forwarded-For: 198.51.100.{}\r\n\
             Accept-Encoding: gzip\r\n{cookie}\r\n",
            self.number
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_address_that_is_asked_for_has_a_price() {
        let reading = Rate { times: 6_000, span: Duration::from_secs(10) };
        for wanted in Wanted::ALL {
            let rate = Pace::Served.rate(wanted, reading, 1_000);
            assert!((1..540).contains(&rate), "{}: {rate}", wanted.name());
            assert_eq!(Pace::Refused.rate(wanted, reading, 1_000), 1_000);
        }
    }

    #[test]
    fn nobody_asks_twice_for_what_does_not_exist() {
        let mut chance = Xorshift::new();
        for wanted in [Wanted::Cookies, Wanted::Nothing] {
            let crowd = Crowd { connections: 1, rate: 1, wanted, number: 1 };
            let mut request = |number| crowd.request(number, &[], &mut chance);
            assert_ne!(request(0), request(1));
        }
    }
}
