//! What a host may want to watch, as Prometheus reads it and `/host` shows it. No name, no table and no
//! address of anybody is in it.

use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

use crate::limits::{Budget, Personal, Whom};

/// What became of a request over HTTP.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Answered {
    /// The route, not the address: addresses name tables.
    pub(crate) route: String,
    pub(crate) status: u16,
}

/// What became of something that was asked of a table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Decided {
    pub(crate) outcome: AnswerLabel,
}

/// A limit that was met: as `docs/hosting.md` names it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Limited {
    whom: &'static str,
    limit: &'static str,
}

impl Limited {
    pub(crate) const fn network(limit: &'static str) -> Self {
        Self { whom: Whom::Network.name(), limit }
    }

    pub(crate) const fn person(limit: &'static str) -> Self {
        Self { whom: Whom::Person.name(), limit }
    }

    pub(crate) const CONNECTIONS: Self = Self::network("connections");
    pub(crate) const LIST: Self = Self::network("list");
    pub(crate) const BOTS: Self = Self::network("thinking queue");
    pub(crate) const SAYING: Self = Self { whom: Whom::Socket.name(), limit: "saying" };
    pub(crate) const SIZE: Self = Self { whom: Whom::Socket.name(), limit: "size" };
    pub(crate) const PHRASES: Self = Self { whom: Whom::Seat.name(), limit: "phrases" };

    /// All of them.
    fn all() -> impl Iterator<Item = Self> {
        let others =
            [Self::CONNECTIONS, Self::LIST, Self::BOTS, Self::SAYING, Self::SIZE, Self::PHRASES];
        let networks = Budget::ALL.map(|budget| Self::network(budget.name()));
        let people = Personal::ALL.map(|budget| Self::person(budget.name()));
        networks.into_iter().chain(people).chain(others)
    }
}

/// How often each limit was met.
#[derive(Clone, Debug, Default)]
pub(crate) struct MetLimits(Family<Limited, Counter>);

impl MetLimits {
    pub(crate) fn count(&self, limit: Limited) {
        self.0.get_or_create(&limit).inc();
    }
}

/// Of which game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct OfGame {
    game: &'static str,
}

/// A game that is under way here, for as long as this is kept.
#[derive(Debug)]
pub(crate) struct PlayedHere(Gauge);

impl Drop for PlayedHere {
    fn drop(&mut self) {
        self.0.dec();
    }
}

/// Which program on which store.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Program {
    version: &'static str,
    store: &'static str,
}

/// What is looked up when somebody wants to know.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Measured {
    pub(crate) networks: usize,
    pub(crate) people: usize,
    /// Bots and positions that wait for their turn.
    pub(crate) waiting: [usize; 2],
    /// In bytes; nothing where the system does not say so.
    pub(crate) memory: u64,
    pub(crate) uptime: Duration,
}

/// What other servers have stored, and how that came to be known.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
pub(crate) struct Learnt {
    pub(crate) by: By,
}

/// How.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum By {
    /// They said that there is something.
    Hint,
    /// We looked.
    Look,
}

/// As `wire::AnswerKind`, by name.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, EncodeLabelValue)]
pub(crate) enum AnswerLabel {
    Done,
    Told,
    Stale,
    Refused,
    Confirm,
    Unknown,
}

impl AnswerLabel {
    const ALL: [Self; 6] =
        [Self::Done, Self::Told, Self::Stale, Self::Refused, Self::Confirm, Self::Unknown];
}

impl From<wire::AnswerKind> for AnswerLabel {
    fn from(outcome: wire::AnswerKind) -> Self {
        match outcome {
            wire::AnswerKind::Done => Self::Done,
            wire::AnswerKind::Told => Self::Told,
            wire::AnswerKind::Stale => Self::Stale,
            wire::AnswerKind::Refused => Self::Refused,
            wire::AnswerKind::Confirm => Self::Confirm,
            wire::AnswerKind::Unknown => Self::Unknown,
        }
    }
}

/// What is counted.
#[derive(Debug)]
pub(crate) struct Metrics {
    registry: Registry,
    pub(crate) requests: Family<Answered, Counter>,
    pub(crate) decisions: Family<Decided, Counter>,
    /// Entries that other servers have stored at tables that were open here.
    pub(crate) news: Family<Learnt, Counter>,
    pub(crate) connections: Gauge,
    pub(crate) sockets: Gauge,
    /// Live sockets of nobody in particular.
    pub(crate) guests: Gauge,
    networks: Gauge,
    people: Gauge,
    pub(crate) rooms: Gauge,
    playing: Family<OfGame, Gauge>,
    pub(crate) founded: Counter,
    pub(crate) finished: Counter,
    pub(crate) limited: MetLimits,
    pub(crate) store_failures: Counter,
    pub(crate) rooms_broken: Counter,
    /// From asking a table to its answer, the disk included, in seconds.
    pub(crate) deciding: Histogram,
    /// From the turn of a bot to its answer, in seconds. How long it thought, and how often, is not here: whoever may read this
    /// page may sit at the table.
    pub(crate) answering: Histogram,
    pub(crate) bots_busy: Counter<u64, AtomicU64>,
    pub(crate) bots_late: Counter<u64, AtomicU64>,
    bots_waiting: Gauge,
    solving_waiting: Gauge,
    memory: Gauge,
    uptime: Gauge,
}

impl Metrics {
    /// On this store.
    pub(crate) fn new(store: &'static str) -> Self {
        let times = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0];
        let mut metrics = Self {
            registry: Registry::with_prefix("fourfold"),
            requests: Family::default(),
            decisions: Family::default(),
            news: Family::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            guests: Gauge::default(),
            networks: Gauge::default(),
            people: Gauge::default(),
            rooms: Gauge::default(),
            playing: Family::default(),
            founded: Counter::default(),
            finished: Counter::default(),
            limited: MetLimits::default(),
            store_failures: Counter::default(),
            rooms_broken: Counter::default(),
            deciding: Histogram::new(times),
            answering: Histogram::new([0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 10.0]),
            bots_busy: Counter::default(),
            bots_late: Counter::default(),
            bots_waiting: Gauge::default(),
            solving_waiting: Gauge::default(),
            memory: Gauge::default(),
            uptime: Gauge::default(),
        };
        // A counter that is not there before it counts to one seems never to have grown.
        for outcome in AnswerLabel::ALL {
            let _ = metrics.decisions.get_or_create(&Decided { outcome });
        }
        for by in [By::Hint, By::Look] {
            let _ = metrics.news.get_or_create(&Learnt { by });
        }
        for limit in Limited::all() {
            let _ = metrics.limited.0.get_or_create(&limit);
        }
        for game in ["quarto", "access", "quartex"] {
            let _ = metrics.playing.get_or_create(&OfGame { game });
        }
        let program: Family<Program, Gauge> = Family::default();
        program.get_or_create(&Program { version: env!("CARGO_PKG_VERSION"), store }).set(1);
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests by route and status", metrics.requests.clone());
        registry.register("decisions", "What tables decided", metrics.decisions.clone());
        registry.register("news", "What other servers stored", metrics.news.clone());
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("sockets", "Open live sockets", metrics.sockets.clone());
        registry.register("guests", "Live sockets of guests", metrics.guests.clone());
        registry.register("networks", "Networks of open connections", metrics.networks.clone());
        registry.register("people", "People with a live socket", metrics.people.clone());
        registry.register("rooms", "Tables held in memory", metrics.rooms.clone());
        registry.register("games_playing", "Games under way, by game", metrics.playing.clone());
        registry.register("games_founded", "Tables founded", metrics.founded.clone());
        registry.register("games_finished", "Games that ended", metrics.finished.clone());
        registry.register("limited", "What was too much, by limit", metrics.limited.0.clone());
        registry.register(
            "store_failures",
            "Failures of the store",
            metrics.store_failures.clone(),
        );
        registry.register("rooms_broken", "Rooms that broke", metrics.rooms_broken.clone());
        registry.register("deciding_seconds", "From request to answer", metrics.deciding.clone());
        registry.register(
            "answering_seconds",
            "From a bot's turn to its answer",
            metrics.answering.clone(),
        );
        registry.register("bots_busy", "Bots that had to wait", metrics.bots_busy.clone());
        registry.register("bots_late", "Answers of bots that were late", metrics.bots_late.clone());
        registry.register("bots_waiting", "Bots that wait to think", metrics.bots_waiting.clone());
        registry.register(
            "solving_waiting",
            "Positions that wait to be solved",
            metrics.solving_waiting.clone(),
        );
        registry.register("memory_bytes", "Resident memory", metrics.memory.clone());
        registry.register("uptime_seconds", "Since the server started", metrics.uptime.clone());
        registry.register("server_info", "Which program on which store", program);
        metrics
    }

    /// One more game of this kind is under way here.
    pub(crate) fn play(&self, game: &'static str) -> PlayedHere {
        let gauge = self.playing.get_or_create(&OfGame { game }).clone();
        gauge.inc();
        PlayedHere(gauge)
    }

    /// The page that Prometheus reads, with what was looked up for it.
    pub(crate) fn text(&self, measured: Measured) -> String {
        let Measured { networks, people, waiting, memory, uptime } = measured;
        let [bots_waiting, solving_waiting] = waiting;
        let set = |gauge: &Gauge, value: u64| gauge.set(i64::try_from(value).unwrap_or(i64::MAX));
        let count =
            |gauge: &Gauge, value: usize| set(gauge, u64::try_from(value).unwrap_or(u64::MAX));
        count(&self.networks, networks);
        count(&self.people, people);
        count(&self.bots_waiting, bots_waiting);
        count(&self.solving_waiting, solving_waiting);
        set(&self.memory, memory);
        set(&self.uptime, uptime.as_secs());
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use words::Language;

    use super::*;

    #[test]
    fn the_page_for_the_host_names_every_limit_in_every_language() {
        for Limited { whom, limit } in Limited::all() {
            let key = format!("host-limit-{whom}-{}", limit.replace(' ', "-"));
            let texts = Language::ALL.map(|language| words::say(language, &key, &[]));
            assert!(texts.iter().all(|text| *text != key), "{key}: {texts:?}");
            // None is that of another language.
            let same = |(at, text): (usize, &String)| texts[..at].contains(text);
            assert!(!texts.iter().enumerate().any(same), "{key}: {texts:?}");
        }
    }
}
