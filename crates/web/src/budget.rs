//! How much anybody may do: every limit, by name. `docs/hosting.md` lists them, and a test compares.

use std::net::IpAddr;
use std::time::{Duration, Instant};

use crate::config::Config;
use crate::limit::{Limit, Rate, TooMuch};

/// What the router takes from before a handler hears of a request: limits of a network.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Everything that is looked at. A unit is about a quarter of a millisecond of one core; a class of
    /// two hundred that opens the site and plays without script stays below it.
    Reading,
    /// Forms.
    Sending,
    /// Positions to be solved and pictures to be drawn.
    Solving,
    /// Games founded and secrets for programs.
    Founding,
}

impl Budget {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Reading, Self::Sending, Self::Solving, Self::Founding];

    /// As the list of routes writes it.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Reading => "reading",
            Self::Sending => "sending",
            Self::Solving => "solving",
            Self::Founding => "founding",
        }
    }

    /// How much of it one network has.
    pub fn bound(self, config: &Config) -> Bound {
        let rates = Rates::new(config);
        let (what, Rate { times, span }) = match self {
            Self::Reading => {
                ("pages and files, by network, in units of what they cost", rates.reading)
            }
            Self::Sending => ("forms, by network", rates.sending),
            Self::Solving => ("positions to be solved and pictures, by network", rates.solving),
            Self::Founding => (
                "games founded and sessions for programs, by network, together",
                rates.founding_here,
            ),
        };
        Bound { what, times, span }
    }
}

/// What one request takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Take {
    /// From what.
    pub from: Budget,
    /// How much.
    pub units: usize,
}

/// A limit, as `docs/hosting.md` writes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Bound {
    /// What is counted, and for whom.
    pub what: &'static str,
    /// So much,
    pub times: usize,
    /// in so long.
    pub span: Duration,
}

/// How much of everything there is.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rates {
    reading: Rate,
    sending: Rate,
    solving: Rate,
    founding_here: Rate,
    founding: Rate,
    listing: Rate,
    sitting: Rate,
}

impl Rates {
    pub(crate) fn new(config: &Config) -> Self {
        let games = usize::try_from(config.games_per_minute).unwrap_or(usize::MAX);
        let a_minute = |times| Rate { times, span: Duration::from_mins(1) };
        Self {
            reading: Rate { times: 6_000, span: Duration::from_secs(10) },
            sending: a_minute(1_200),
            solving: a_minute(120),
            founding_here: a_minute(games.saturating_mul(10)),
            founding: a_minute(games),
            listing: a_minute(games.max(8)),
            sitting: a_minute(25),
        }
    }
}

/// Every limit that is counted by network or by person.
pub fn bounds(config: &Config) -> Vec<Bound> {
    let rates = Rates::new(config);
    let by_person = [
        ("games founded, by person", rates.founding),
        ("tables put into the list, by person", rates.listing),
        ("sitting down and changing the name, by person, together", rates.sitting),
    ]
    .map(|(what, Rate { times, span })| Bound { what, times, span });
    Budget::ALL.map(|budget| budget.bound(config)).into_iter().chain(by_person).collect()
}

/// What has been taken, by everybody.
#[derive(Debug)]
pub(crate) struct Limits {
    reading: Limit<IpAddr>,
    sending: Limit<IpAddr>,
    solving: Limit<IpAddr>,
    founding_here: Limit<IpAddr>,
    /// Games founded, by person.
    pub(crate) founding: Limit<[u8; 32]>,
    /// Tables put into the list, by person.
    pub(crate) listing: Limit<[u8; 32]>,
    /// Sitting down and names, by person.
    pub(crate) sitting: Limit<[u8; 32]>,
}

impl Limits {
    pub(crate) fn new(config: &Config) -> Self {
        let rates = Rates::new(config);
        Self {
            reading: Limit::new(rates.reading),
            sending: Limit::new(rates.sending),
            solving: Limit::new(rates.solving),
            founding_here: Limit::new(rates.founding_here),
            founding: Limit::new(rates.founding),
            listing: Limit::new(rates.listing),
            sitting: Limit::new(rates.sitting),
        }
    }

    /// Takes from what a network may do.
    pub(crate) fn take(&self, network: IpAddr, take: Take) -> Result<(), TooMuch> {
        let limit = match take.from {
            Budget::Reading => &self.reading,
            Budget::Sending => &self.sending,
            Budget::Solving => &self.solving,
            Budget::Founding => &self.founding_here,
        };
        limit.spend(network, take.units, Instant::now())
    }
}
