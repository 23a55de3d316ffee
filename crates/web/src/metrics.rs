//! What a host may want to watch, as Prometheus reads it. No name, no table and no address of
//! anybody is in it.

use std::sync::atomic::AtomicU64;

use prometheus_client::encoding::text::encode;
use prometheus_client::encoding::{EncodeLabelSet, EncodeLabelValue};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

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
    pub(crate) rooms: Gauge,
    pub(crate) founded: Counter,
    pub(crate) finished: Counter,
    pub(crate) limited: Counter,
    pub(crate) store_failures: Counter,
    pub(crate) rooms_broken: Counter,
    /// From asking a table to its answer, the disk included, in seconds.
    pub(crate) deciding: Histogram,
    /// From the turn of a bot to its answer, in seconds. How long it thought, and how often, is not here: whoever may read this
    /// page may sit at the table.
    pub(crate) answering: Histogram,
    pub(crate) bots_busy: Counter<u64, AtomicU64>,
    pub(crate) bots_late: Counter<u64, AtomicU64>,
}

impl Metrics {
    pub(crate) fn new() -> Self {
        let times = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0];
        let mut metrics = Self {
            registry: Registry::with_prefix("fourfold"),
            requests: Family::default(),
            decisions: Family::default(),
            news: Family::default(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            rooms: Gauge::default(),
            founded: Counter::default(),
            finished: Counter::default(),
            limited: Counter::default(),
            store_failures: Counter::default(),
            rooms_broken: Counter::default(),
            deciding: Histogram::new(times),
            answering: Histogram::new([0.5, 1.0, 1.5, 2.0, 3.0, 4.0, 6.0, 10.0]),
            bots_busy: Counter::default(),
            bots_late: Counter::default(),
        };
        // A counter that is not there before it counts to one seems never to have grown.
        for outcome in AnswerLabel::ALL {
            let _ = metrics.decisions.get_or_create(&Decided { outcome });
        }
        for by in [By::Hint, By::Look] {
            let _ = metrics.news.get_or_create(&Learnt { by });
        }
        let registry = &mut metrics.registry;
        registry.register("requests", "Requests by route and status", metrics.requests.clone());
        registry.register("decisions", "What tables decided", metrics.decisions.clone());
        registry.register("news", "What other servers stored", metrics.news.clone());
        registry.register("connections", "Open connections", metrics.connections.clone());
        registry.register("sockets", "Open live sockets", metrics.sockets.clone());
        registry.register("rooms", "Tables held in memory", metrics.rooms.clone());
        registry.register("games_founded", "Tables founded", metrics.founded.clone());
        registry.register("games_finished", "Games that ended", metrics.finished.clone());
        registry.register("limited", "Requests that were too many", metrics.limited.clone());
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
        metrics
    }

    /// The page that Prometheus reads.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
