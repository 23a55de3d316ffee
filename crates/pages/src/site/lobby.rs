//! The tables that strangers may join or watch.

use maud::{Markup, html};
use table::{GameId, Terms};

use super::art;
use crate::frame::{GAMES, Head, document, token};
use crate::visitor::Visitor;

/// A table in the list.
#[derive(Clone, Debug)]
pub struct Listing {
    /// Its name.
    pub id: GameId,
    /// What is agreed.
    pub terms: Terms,
    /// Who sits there, by chair; nobody on an open one.
    pub names: Vec<Option<String>>,
    /// Is a game under way?
    pub playing: bool,
}

/// The tables that strangers may join or watch, below those at which the visitor sits.
pub fn lobby(visitor: &Visitor, mine: &[Listing], tables: &[Listing]) -> String {
    let title = visitor.text("page-tables");
    let description = visitor.text("page-lobby-lead");
    let head = Head {
        title: title.clone(),
        description: description.clone(),
        // Tables come and go; a browser without script looks again by itself.
        refresh: Some(30),
        // It adds to the draws for whoever sits down from here.
        script: true,
        ..Head::default()
    };
    let is_own = |table: &Listing| mine.iter().any(|own| own.id == table.id);
    let (playing, waiting): (Vec<&Listing>, Vec<&Listing>) =
        tables.iter().filter(|table| !is_own(table)).partition(|table| table.playing);
    let body = html! {
        div.headline { h1 { (title) } p.lead { (description) } }
        // The script looks at it again and again.
        div id="hall" {
            (own(visitor, mine))
            section.lobby {
                h2 { (visitor.text("page-lobby-waiting")) }
                @if waiting.is_empty() {
                    p.empty { (visitor.text("page-lobby-none")) }
                } @else {
                    ul { @for table in waiting { (row(visitor, table, false)) } }
                }
                (open_one(visitor))
            }
            @if !playing.is_empty() {
                section.lobby {
                    h2 { (visitor.text("page-lobby-playing")) }
                    ul { @for table in playing { (row(visitor, table, false)) } }
                }
            }
        }
    };
    document(visitor, &head, &body)
}

/// The games that the visitor has not played to their end.
pub(super) fn own(visitor: &Visitor, mine: &[Listing]) -> Markup {
    html! {
        @if !mine.is_empty() {
            section.lobby id="mine" {
                h2 { (visitor.text("page-mine")) }
                ul { @for table in mine { (row(visitor, table, true)) } }
            }
        }
    }
}

fn row(visitor: &Visitor, listing: &Listing, is_own: bool) -> Markup {
    let game = listing.terms.rules.game();
    let key = GAMES.iter().find(|(known, _)| *known == game).map_or("", |(_, key)| key);
    let speaker = visitor.voice_for(listing.terms.rules);
    // The first of the terms says which game; that is said already.
    let terms = speaker.terms(&listing.terms).into_iter().skip(1).collect::<Vec<_>>().join(" ");
    let id = listing.id.to_string();
    // Which one, for whoever hears the buttons one after the other.
    let names: Vec<&str> = listing.names.iter().flatten().map(String::as_str).collect();
    let which = format!("{}, {}", visitor.text(key), names.join(", "));
    html! {
        li.card.table id={ "table-" (id) } {
            (art::emblem(game, &format!("t{id}")))
            div.text {
                h3 { (visitor.text(key)) }
                p.people { (people(visitor, &listing.names)) }
                // Whoever plays already knows what was agreed.
                @if !is_own { p.hint { (terms) } }
            }
            div.acts {
                @if is_own {
                    a.btn.main href={ "/t/" (id) } {
                        (visitor.text("page-continue")) span.vh { ": " (which) }
                    }
                } @else if listing.playing {
                    a.btn href={ "/t/" (id) } {
                        (visitor.text("page-lobby-watch")) span.vh { ": " (which) }
                    }
                } @else {
                    form method="post" action={ "/t/" (id) "/sit" } data-draws=(id) {
                        (token(visitor))
                        button.btn.main { (visitor.text("page-lobby-sit")) span.vh { ": " (which) } }
                    }
                    a.btn href={ "/t/" (id) } {
                        (visitor.text("page-lobby-look")) span.vh { ": " (which) }
                    }
                }
            }
        }
    }
}

/// Who sits there, and how many chairs are free.
fn people(visitor: &Visitor, names: &[Option<String>]) -> Markup {
    let free = names.iter().filter(|name| name.is_none()).count();
    html! {
        @for (place, name) in names.iter().flatten().enumerate() {
            @if place > 0 { ", " }
            b { (name) }
        }
        @if free > 0 {
            @if names.len() > free { ", " }
            (visitor.text_with("page-lobby-free", &[("count", free.into())]))
        }
    }
}

/// The way to a table of one's own, which others will find here.
fn open_one(visitor: &Visitor) -> Markup {
    html! {
        div.openone {
            p { (visitor.text("page-lobby-open")) }
            p.acts {
                @for (game, key) in GAMES {
                    @let who = if game == "quartex" { "seat2=open&listed=yes" } else { "opponent=open" };
                    a.btn href={ "/new/" (game) "?" (who) } { (visitor.text(key)) }
                }
            }
        }
    }
}
