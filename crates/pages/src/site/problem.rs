//! Something went wrong; and what an installed app shows without a network.

use maud::{Markup, html};
use quarto::Edition;
use table::GameId;

use super::art;
use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// Why a page cannot be shown, or something cannot be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such page or table.
    NotFound,
    /// The form was not ours, or is too old.
    Forbidden,
    /// That was too much in too short a time; how long to wait, in seconds.
    TooMuch(u64),
    /// What was sent cannot be read.
    Unreadable,
    /// The store fails; whether it happened is unknown.
    Unavailable,
    /// The server is about to stop.
    Stopping,
}

/// Says what went wrong, and where to go from here.
pub fn problem(visitor: &Visitor, problem: Problem) -> String {
    let text = |key: &str| visitor.text(key);
    let table = table_at(&visitor.path).filter(|_| problem == Problem::Unavailable);
    let (title, text) = match problem {
        Problem::NotFound => (text("page-not-found"), text("page-not-found-text")),
        Problem::Forbidden => (text("page-forbidden"), text("page-forbidden-text")),
        Problem::TooMuch(seconds) => {
            let wait = visitor.speaker().span(table::Span::seconds(seconds));
            let wait = visitor.text_with("page-too-much-text", &[("span", wait.into())]);
            (text("page-too-much"), wait)
        }
        Problem::Unreadable => (text("page-unreadable"), text("page-unreadable-text")),
        Problem::Unavailable => {
            let is_at_table = table.is_some();
            let why =
                if is_at_table { "page-unavailable-text" } else { "page-unavailable-elsewhere" };
            (text("page-unavailable"), text(why))
        }
        Problem::Stopping => (text("page-stopping"), text("page-stopping-text")),
    };
    // What passes by itself is tried again by itself.
    let refresh = match problem {
        Problem::Stopping => Some(10),
        Problem::NotFound
        | Problem::Forbidden
        | Problem::TooMuch(_)
        | Problem::Unreadable
        | Problem::Unavailable => None,
    };
    let onward = html! {
        @if let Some(id) = &table {
            a.btn.main href={ "/t/" (id) } { (visitor.text("after-to-table")) }
        }
        a.btn.main[table.is_none()] href="/" { (visitor.text("page-to-home")) }
        a.btn href="/tables" { (visitor.text("page-tables")) }
    };
    note(visitor, &title, &text, refresh, &onward)
}

/// The table to which this address belongs: the one that knows whether something happened there.
fn table_at(path: &str) -> Option<GameId> {
    let id = path.strip_prefix("/t/")?.split(['/', '?']).next()?;
    id.parse().ok()
}

/// What an installed app shows without a network.
pub fn offline(visitor: &Visitor) -> String {
    let (title, text) = (visitor.text("page-offline"), visitor.text("page-offline-text"));
    let onward = html! { a.btn.main href="/" { (visitor.text("page-again")) } };
    note(visitor, &title, &text, None, &onward)
}

fn note(
    visitor: &Visitor,
    title: &str,
    text: &str,
    refresh: Option<u32>,
    onward: &Markup,
) -> String {
    let head =
        Head { title: title.to_owned(), description: text.to_owned(), refresh, ..Head::default() };
    let body = html! {
        div.note {
            (art::piece(None, Edition::Access, "note"))
            h1 { (title) }
            p.lead { (text) }
            p.acts { (onward) }
        }
    };
    document(visitor, &head, &body)
}
