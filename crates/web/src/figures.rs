//! What `/metrics` prints, as numbers: the page for the host shows what is counted there, and counts nothing itself.

use std::time::Duration;

use pages::{Counted, HostFigures, Takes};
use table::Span;

use crate::host_desk::Look;

/// Everything that was printed at one moment.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Figures(Vec<Figure>);

/// One line: a name, its labels, a number.
#[derive(Clone, Debug, PartialEq)]
struct Figure {
    name: String,
    labels: Vec<(String, String)>,
    value: f64,
}

impl Figure {
    /// `fourfold_limited_total{whom="network",limit="reading"} 3`; none for what is said about the lines.
    fn read(line: &str) -> Option<Self> {
        let (series, value) = line.rsplit_once(' ').filter(|_| !line.starts_with('#'))?;
        let (name, labels) = match series.split_once('{') {
            Some((name, labels)) => (name, labels.strip_suffix('}')?),
            None => (series, ""),
        };
        let label = |text: &str| {
            let (name, value) = text.split_once("=\"")?;
            Some((name.to_owned(), value.strip_suffix('"').unwrap_or(value).to_owned()))
        };
        // No value of ours has a quotation mark in it.
        let labels = labels.split("\",").filter_map(label).collect();
        Some(Self { name: name.to_owned(), labels, value: value.parse().ok()? })
    }

    fn label(&self, name: &str) -> Option<&str> {
        let (_, value) = self.labels.iter().find(|(known, _)| known == name)?;
        Some(value)
    }
}

/// A number without what is behind its point, and never less than nothing.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "figures are counts, and such a cast keeps to its bounds"
)]
const fn whole(value: f64) -> u64 {
    value as u64
}

impl Figures {
    pub(crate) fn read(text: &str) -> Self {
        Self(text.lines().filter_map(Figure::read).collect())
    }

    fn named(&self, name: &str) -> impl Iterator<Item = &Figure> {
        self.0.iter().filter(move |figure| figure.name == name)
    }

    fn sum(&self, name: &str, is: impl Fn(&Figure) -> bool) -> u64 {
        self.named(name).filter(|figure| is(figure)).map(|figure| whole(figure.value)).sum()
    }

    fn all(&self, name: &str) -> u64 {
        self.sum(name, |_| true)
    }

    fn labelled(&self, name: &str, label: &str, value: &str) -> u64 {
        self.sum(name, |figure| figure.label(label) == Some(value))
    }

    /// The value of a label, where there is one line of this name.
    fn said(&self, name: &str, label: &str) -> String {
        let said = self.named(name).find_map(|figure| figure.label(label));
        said.unwrap_or_default().to_owned()
    }

    /// How long something took, from its histogram; none if it never happened.
    fn takes(&self, name: &str) -> Option<Takes> {
        let bucket = format!("{name}_bucket");
        let mut buckets: Vec<(f64, u64)> = self
            .named(&bucket)
            .filter_map(|figure| Some((figure.label("le")?.parse().ok()?, whole(figure.value))))
            .collect();
        buckets.sort_by(|a, b| a.0.total_cmp(&b.0));
        let count = buckets.last().map(|(_, count)| *count).filter(|count| *count > 0)?;
        let finite = |bound: &&(f64, u64)| bound.0.is_finite();
        let last = buckets.iter().rev().find(finite).map_or(0.0, |(bound, _)| *bound);
        let within = |part: u64| {
            let enough = |bucket: &&(f64, u64)| bucket.1 >= (count * part).div_ceil(100);
            buckets.iter().filter(finite).find(enough).map(|(bound, _)| *bound)
        };
        let span = |seconds: f64| Span(whole((seconds * 1000.0).round()));
        let (half, most) = (within(50), within(99));
        Some(Takes {
            half: span(half.unwrap_or(last)),
            most: span(most.unwrap_or(last)),
            is_longer: most.is_none(),
        })
    }

    /// As the page shows it, with what has come since the last look.
    pub(crate) fn shown(&self, look: &Look) -> HostFigures {
        let before = match look {
            Look::First => None,
            Look::Again(_, before) => Some(before),
        };
        let counted = |count: &dyn Fn(&Self) -> u64| {
            let total = count(self);
            Counted { total, lately: before.map(|before| total.saturating_sub(count(before))) }
        };
        let grown = |name: &str| counted(&|figures| figures.all(name));
        let decided = |outcome: &str| {
            counted(&|figures| figures.labelled("fourfold_decisions_total", "outcome", outcome))
        };
        let limits = self.named("fourfold_limited_total").filter(|figure| figure.value > 0.0);
        let limited = limits.map(|figure| {
            let same = |other: &Figure| other.labels == figure.labels;
            let word: Vec<&str> =
                ["whom", "limit"].iter().filter_map(|label| figure.label(label)).collect();
            (
                word.join("-").replace(' ', "-"),
                counted(&|figures| figures.sum("fourfold_limited_total", same)),
            )
        });
        let mut limited: Vec<(String, Counted)> = limited.collect();
        limited.sort_by(|a, b| b.1.total.cmp(&a.1.total).then_with(|| a.0.cmp(&b.0)));
        let playing = |game| self.labelled("fourfold_games_playing", "game", game);
        let memory = self.all("fourfold_memory_bytes") >> 20;
        HostFigures {
            rooms: self.all("fourfold_rooms"),
            playing: ["quarto", "access", "quartex"].map(playing),
            founded: grown("fourfold_games_founded_total"),
            finished: grown("fourfold_games_finished_total"),
            connections: self.all("fourfold_connections"),
            sockets: self.all("fourfold_sockets"),
            networks: self.all("fourfold_networks"),
            people: self.all("fourfold_people"),
            guests: self.all("fourfold_guests"),
            moves: decided("Done"),
            questions: decided("Told"),
            deciding: self.takes("fourfold_deciding_seconds"),
            answering: self.takes("fourfold_answering_seconds"),
            bots_waiting: self.all("fourfold_bots_waiting"),
            solving_waiting: self.all("fourfold_solving_waiting"),
            memory: Some(memory).filter(|memory| *memory > 0),
            store_failures: grown("fourfold_store_failures_total"),
            rooms_broken: grown("fourfold_rooms_broken_total"),
            unknown: decided("Unknown"),
            refused: decided("Refused"),
            bots_busy: grown("fourfold_bots_busy_total"),
            bots_late: grown("fourfold_bots_late_total"),
            failed: counted(&|figures| {
                let is_ours =
                    |figure: &Figure| figure.label("status").is_some_and(|it| it.starts_with('5'));
                figures.sum("fourfold_requests_total", is_ours)
            }),
            limited,
            version: self.said("fourfold_server_info", "version"),
            store: self.said("fourfold_server_info", "store"),
            uptime: Span::seconds(self.all("fourfold_uptime_seconds")),
            looked: match look {
                Look::First => None,
                Look::Again(span, _) => Some(milliseconds(*span)),
            },
        }
    }
}

fn milliseconds(span: Duration) -> Span {
    Span(u64::try_from(span.as_millis()).unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    const BEFORE: &str = "\
# TYPE fourfold_rooms gauge
fourfold_rooms 1
fourfold_decisions_total{outcome=\"Done\"} 10
fourfold_limited_total{whom=\"network\",limit=\"reading\"} 1
# EOF
";
    const NOW: &str = "\
fourfold_rooms 3
fourfold_games_playing{game=\"access\"} 2
fourfold_decisions_total{outcome=\"Done\"} 30
fourfold_decisions_total{outcome=\"Refused\"} 4
fourfold_requests_total{route=\"/t/{id}\",status=\"200\"} 9
fourfold_requests_total{route=\"/t/{id}\",status=\"503\"} 2
fourfold_limited_total{whom=\"network\",limit=\"reading\"} 2
fourfold_limited_total{whom=\"person\",limit=\"asking\"} 7
fourfold_limited_total{whom=\"seat\",limit=\"phrases\"} 0
fourfold_deciding_seconds_sum 1.5
fourfold_deciding_seconds_count 200
fourfold_deciding_seconds_bucket{le=\"0.003\"} 90
fourfold_deciding_seconds_bucket{le=\"0.01\"} 198
fourfold_deciding_seconds_bucket{le=\"+Inf\"} 200
fourfold_answering_seconds_bucket{le=\"0.5\"} 1
fourfold_answering_seconds_bucket{le=\"+Inf\"} 2
fourfold_memory_bytes 31457280
fourfold_server_info{version=\"0.1.0\",store=\"SQLite\"} 1
fourfold_uptime_seconds 90
";

    #[test]
    fn what_is_shown_is_what_is_printed() {
        let look = Look::Again(Duration::from_secs(20), Figures::read(BEFORE));
        let shown = Figures::read(NOW).shown(&look);
        let counted = |total, lately| Counted { total, lately: Some(lately) };
        assert_eq!((shown.rooms, shown.playing), (3, [0, 2, 0]));
        assert_eq!(shown.moves, counted(30, 20));
        assert_eq!(shown.refused, counted(4, 4));
        assert_eq!(shown.failed, counted(2, 2));
        let limited = [
            ("person-asking".to_owned(), counted(7, 7)),
            ("network-reading".to_owned(), counted(2, 1)),
        ];
        assert_eq!(shown.limited, limited);
        let takes =
            |half, most, is_longer| Some(Takes { half: Span(half), most: Span(most), is_longer });
        assert_eq!(shown.deciding, takes(10, 10, false));
        assert_eq!(shown.answering, takes(500, 500, true));
        assert_eq!((shown.memory, shown.uptime), (Some(30), Span::seconds(90)));
        assert_eq!((shown.version.as_str(), shown.store.as_str()), ("0.1.0", "SQLite"));
        assert_eq!(shown.looked, Some(Span::seconds(20)));
        let first = Figures::read(NOW).shown(&Look::First);
        assert_eq!((first.moves, first.looked), (Counted { total: 30, lately: None }, None));
        assert_eq!(Figures::default().shown(&Look::First).deciding, None);
    }
}
