//! For whoever runs the server: what it is doing, in figures. Nobody is named in it, no table and no address.

use maud::{Markup, html};
use table::Span;

use crate::frame::{GAMES, Head, document, token};
use crate::visitor::Visitor;

/// A number that only grows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counted {
    /// Since the server started.
    pub total: u64,
    /// Since the host last looked; none at the first look.
    pub lately: Option<u64>,
}

/// How long something takes, as finely as it is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Takes {
    /// Half of all take this long at most.
    pub half: Span,
    /// Ninety-nine of a hundred do; if nothing longer is counted, one in a hundred may take longer.
    pub most: Span,
    /// Does one in a hundred take longer than `most`, and nobody knows how long?
    pub is_longer: bool,
}

/// What a server is doing.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HostFigures {
    /// Tables held in memory.
    pub rooms: u64,
    /// Games under way, in the order in which the site names them: Quarto, Quarto Access, Quartex.
    pub playing: [u64; 3],
    /// Tables founded.
    pub founded: Counted,
    /// Games that ended.
    pub finished: Counted,
    /// Open connections.
    pub connections: u64,
    /// Live connections to tables.
    pub sockets: u64,
    /// Where all these come from.
    pub networks: u64,
    /// People with a live connection.
    pub people: u64,
    /// Live connections of guests.
    pub guests: u64,
    /// What was done at tables.
    pub moves: Counted,
    /// What was asked there.
    pub questions: Counted,
    /// From asking a table to its answer.
    pub deciding: Option<Takes>,
    /// From a bot's turn to its answer.
    pub answering: Option<Takes>,
    /// Bots that wait to think.
    pub bots_waiting: u64,
    /// Positions that wait for the solver.
    pub solving_waiting: u64,
    /// In MiB, where the system says so.
    pub memory: Option<u64>,
    /// The store could not read or write.
    pub store_failures: Counted,
    /// Rooms that broke.
    pub rooms_broken: Counted,
    /// Nobody could say whether it happened.
    pub unknown: Counted,
    /// What was refused at tables.
    pub refused: Counted,
    /// Bots that had to wait.
    pub bots_busy: Counted,
    /// Answers of bots that were late.
    pub bots_late: Counted,
    /// Pages that failed.
    pub failed: Counted,
    /// Limits that were met: by their words, `network-reading`, how often.
    pub limited: Vec<(String, Counted)>,
    /// Of the program.
    pub version: String,
    /// What keeps the games.
    pub store: String,
    /// Since the server started.
    pub uptime: Span,
    /// Since the host last looked; none at the first look.
    pub looked: Option<Span>,
}

/// Does the page look again by itself?
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LookingAgain {
    /// Only when somebody asks for it: whoever listens is not interrupted.
    #[default]
    ByHand,
    /// Every half minute.
    ByItself,
}

impl LookingAgain {
    const SECONDS: u32 = 30;

    /// What the address says after its question mark: `by-itself`.
    pub fn read(text: Option<&str>) -> Self {
        match text {
            Some("by-itself") => Self::ByItself,
            Some(_) | None => Self::ByHand,
        }
    }

    const fn address(self) -> &'static str {
        match self {
            Self::ByHand => "/host",
            Self::ByItself => "/host?look=by-itself",
        }
    }
}

/// Asks for the token.
pub fn host_door(visitor: &Visitor, was_wrong: bool) -> String {
    let (title, lead) = (visitor.text("host-title"), visitor.text("host-door"));
    let head = Head { title: title.clone(), description: lead.clone(), ..Head::default() };
    let wrong = was_wrong.then_some("host-wrong");
    let body = html! {
        div.prose {
            h1 { (title) }
            p.lead { (lead) }
            @if was_wrong { p.told #host-wrong role="alert" { (visitor.text("host-wrong")) } }
            form method="post" action="/host" {
                (token(visitor))
                div.field {
                    label for="host-token" { (visitor.text("host-token")) }
                    input type="password" id="host-token" name="host-token" required
                        autocomplete="current-password" autocapitalize="none" spellcheck="false"
                        aria-invalid=[was_wrong.then_some("true")] aria-describedby=[wrong];
                }
                p.acts { button.btn.main { (visitor.text("host-enter")) } }
            }
        }
    };
    document(visitor, &head, &body)
}

/// What the server is doing.
pub fn host(visitor: &Visitor, figures: &HostFigures, looking: LookingAgain) -> String {
    let (title, lead) = (visitor.text("host-title"), visitor.text("host-lead"));
    let looks_again = (looking == LookingAgain::ByItself).then_some(LookingAgain::SECONDS);
    let description = lead.clone();
    let head = Head { title: title.clone(), description, looks_again, ..Head::default() };
    let view = Figures { visitor, looked: figures.looked };
    let body = html! {
        div.prose.host {
            h1 { (title) }
            p.lead { (lead) }
            (since(visitor, figures))
            p.acts {
                a.btn.main href=(looking.address()) { (visitor.text("host-again")) }
                (other_way(visitor, looking))
            }
            section aria-labelledby="host-tables" {
                h2 #host-tables { (visitor.text("host-tables")) }
                (view.now(&tables(visitor, figures)))
                (view.counted(&[
                    (visitor.text("host-founded"), figures.founded),
                    (visitor.text("host-finished"), figures.finished),
                ]))
            }
            section aria-labelledby="host-people" {
                h2 #host-people { (visitor.text("host-people")) }
                (view.now(&[
                    (visitor.text("host-connections"), figures.connections.to_string()),
                    (visitor.text("host-sockets"), figures.sockets.to_string()),
                    (visitor.text("host-networks"), figures.networks.to_string()),
                    (visitor.text("host-known"), figures.people.to_string()),
                    (visitor.text("host-guests"), figures.guests.to_string()),
                ]))
            }
            section aria-labelledby="host-load" {
                h2 #host-load { (visitor.text("host-load")) }
                (view.now(&load(visitor, figures)))
                (view.times(&[
                    (visitor.text("host-deciding"), figures.deciding),
                    (visitor.text("host-answering"), figures.answering),
                ]))
                (view.counted(&[
                    (visitor.text("host-moves"), figures.moves),
                    (visitor.text("host-questions"), figures.questions),
                    (visitor.text("host-bots-busy"), figures.bots_busy),
                ]))
            }
            section aria-labelledby="host-trouble" {
                h2 #host-trouble { (visitor.text("host-trouble")) }
                (view.counted(&[
                    (visitor.text("host-store-failures"), figures.store_failures),
                    (visitor.text("host-rooms-broken"), figures.rooms_broken),
                    (visitor.text("host-unknown"), figures.unknown),
                    (visitor.text("host-failed"), figures.failed),
                    (visitor.text("host-refused"), figures.refused),
                    (visitor.text("host-bots-late"), figures.bots_late),
                ]))
            }
            section aria-labelledby="host-limits" {
                h2 #host-limits { (visitor.text("host-limits")) }
                @if figures.limited.is_empty() {
                    p { (visitor.text("host-none-limited")) }
                } @else {
                    (view.counted(&limits(visitor, figures)))
                }
            }
            section aria-labelledby="host-server" {
                h2 #host-server { (visitor.text("host-server")) }
                (view.now(&[
                    (visitor.text("host-version"), figures.version.clone()),
                    (visitor.text("host-store"), figures.store.clone()),
                    (visitor.text("host-uptime"), visitor.speaker().span(figures.uptime)),
                ]))
            }
            form method="post" action="/host/leave" {
                (token(visitor))
                p.acts { button.btn { (visitor.text("host-leave")) } }
            }
        }
    };
    document(visitor, &head, &body)
}

/// Since when everything is counted.
fn since(visitor: &Visitor, figures: &HostFigures) -> Markup {
    let ago = |key: &str, span: Span| {
        let span = visitor.speaker().span(span);
        visitor.text_with(key, &[("span", span.into())])
    };
    html! {
        p.hint {
            (ago("host-since-start", figures.uptime))
            @if let Some(looked) = figures.looked { " " (ago("host-since-look", looked)) }
        }
    }
}

/// The way to what is not so now.
fn other_way(visitor: &Visitor, looking: LookingAgain) -> Markup {
    let (other, text) = match looking {
        LookingAgain::ByHand => {
            let seconds = [("seconds", LookingAgain::SECONDS.into())];
            (LookingAgain::ByItself, visitor.text_with("host-by-itself", &seconds))
        }
        LookingAgain::ByItself => (LookingAgain::ByHand, visitor.text("host-by-hand")),
    };
    html! { a.btn href=(other.address()) { (text) } }
}

fn tables(visitor: &Visitor, figures: &HostFigures) -> Vec<(String, String)> {
    let rooms = (visitor.text("host-rooms"), figures.rooms.to_string());
    let games = GAMES.into_iter().zip(figures.playing).map(|((_, key), count)| {
        let game = visitor.text(key);
        (visitor.text_with("host-playing", &[("game", game.into())]), count.to_string())
    });
    std::iter::once(rooms).chain(games).collect()
}

fn limits(visitor: &Visitor, figures: &HostFigures) -> Vec<(String, Counted)> {
    let limited = figures.limited.iter();
    limited.map(|(word, count)| (visitor.text_in("host-limit-", word), *count)).collect()
}

fn load(visitor: &Visitor, figures: &HostFigures) -> Vec<(String, String)> {
    let counted = |key: &str, count: u64| visitor.text_with(key, &[("count", count.into())]);
    let memory = figures
        .memory
        .map(|memory| (visitor.text("host-memory"), counted("host-megabytes", memory)));
    let waiting = [
        (visitor.text("host-bots-waiting"), figures.bots_waiting.to_string()),
        (visitor.text("host-solving-waiting"), figures.solving_waiting.to_string()),
    ];
    memory.into_iter().chain(waiting).collect()
}

/// Makes tables of figures. Each has a caption and a head for every column and row, so that a screen reader says what a
/// number means wherever one is.
struct Figures<'v> {
    visitor: &'v Visitor,
    looked: Option<Span>,
}

impl Figures<'_> {
    fn text(&self, key: &str) -> String {
        self.visitor.text(key)
    }

    /// What is so at the moment.
    fn now(&self, rows: &[(String, String)]) -> Markup {
        self.table("host-at-present", "host-number", rows)
    }

    /// How long things take.
    fn times(&self, rows: &[(String, Option<Takes>)]) -> Markup {
        let rows: Vec<(String, String)> =
            rows.iter().map(|(what, takes)| (what.clone(), self.takes(*takes))).collect();
        self.table("host-times", "host-how-long", &rows)
    }

    fn takes(&self, takes: Option<Takes>) -> String {
        let Some(Takes { half, most, is_longer }) = takes else {
            return self.text("host-no-times");
        };
        let long = |span: Span| {
            self.visitor.text_with("host-milliseconds", &[("count", span.0.to_string().into())])
        };
        let key = if is_longer { "host-longer" } else { "host-within" };
        let spans = [("half", long(half).into()), ("most", long(most).into())];
        self.visitor.text_with(key, &spans)
    }

    fn table(&self, caption: &str, number: &str, rows: &[(String, String)]) -> Markup {
        html! {
            table.ledger {
                caption { (self.text(caption)) }
                thead { tr { th scope="col" { (self.text("host-what")) } th scope="col" { (self.text(number)) } } }
                tbody {
                    @for (what, figure) in rows {
                        tr { th scope="row" { (what) } td { (figure) } }
                    }
                }
            }
        }
    }

    /// What only grows: in all, since the last look, and how much of that in a minute.
    fn counted(&self, rows: &[(String, Counted)]) -> Markup {
        let a_minute = |lately: u64| {
            let looked = self.looked.filter(|looked| looked.0 > 0)?;
            Some(lately.saturating_mul(60_000) / looked.0)
        };
        let shown =
            |number: Option<u64>| number.map_or_else(|| "–".to_owned(), |it| it.to_string());
        html! {
            table.ledger {
                caption { (self.text("host-counted")) }
                thead {
                    tr {
                        @for head in ["host-what", "host-in-all", "host-lately", "host-a-minute"] {
                            th scope="col" { (self.text(head)) }
                        }
                    }
                }
                tbody {
                    @for (what, count) in rows {
                        tr {
                            th scope="row" { (what) }
                            td { (count.total) }
                            td { (shown(count.lately)) }
                            td { (shown(count.lately.and_then(a_minute))) }
                        }
                    }
                }
            }
        }
    }
}
