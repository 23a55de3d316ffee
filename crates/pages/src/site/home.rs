//! The first page: three games, each one click away.

use maud::{Markup, html};
use table::Level;
use words::level;

use super::lobby::Listing;
use super::{art, lobby};
use crate::fixed_draws::FixedDraws;
use crate::frame::{GAMES, Head, document, of_game, token};
use crate::visitor::Visitor;

/// The first page. `open` tables wait for somebody, and whoever founds one finds its draws fixed. Whoever plays
/// already finds the way back first.
pub fn home(visitor: &Visitor, open: usize, mine: &[Listing], draws: &FixedDraws) -> String {
    let head = Head {
        title: visitor.text("page-home"),
        description: visitor.text("page-home-lead"),
        // Whoever installs the app does it here.
        script: true,
        ..Head::default()
    };
    let body = html! {
        div.intro {
            div {
                h1 { (headline(&visitor.text("page-home"))) }
                p.lead { (visitor.text("page-home-lead")) }
            }
            (ways(visitor, open, draws))
        }
        (lobby::own(visitor, mine))
        ul.cards {
            @for (game, key) in GAMES { (card(visitor, game, key, draws)) }
        }
        (promises(visitor))
    };
    document(visitor, &head, &body)
}

/// A line for each half.
fn headline(text: &str) -> Markup {
    let (first, second) = text.split_once(", ").unwrap_or((text, ""));
    html! { span { (first) "," } " " span { (second) } }
}

/// The three ways to a game, for whoever does not want to choose first.
fn ways(visitor: &Visitor, open: usize, draws: &FixedDraws) -> Markup {
    let waiting = visitor.text_with("page-join-count", &[("count", open.into())]);
    html! {
        div.ways {
            form method="post" action="/play" {
                (token(visitor))
                (draws.hidden())
                input type="hidden" name="game" value="quarto";
                input type="hidden" name="level" value=(Level::STAND_IN.number());
                button.btn.main.block.wide {
                    span { (visitor.text("page-play-now")) }
                    " "
                    small { (visitor.text("page-play-now-how")) }
                }
            }
            a.btn.block.wide href="/new/quarto?opponent=friend" {
                span { (visitor.text("page-invite")) }
                " "
                small { (visitor.text("page-invite-how")) }
            }
            a.btn.block.wide href="/tables" {
                span { (visitor.text("page-join")) }
                " "
                small { (waiting) }
            }
        }
    }
}

fn card(visitor: &Visitor, game: &str, key: &str, draws: &FixedDraws) -> Markup {
    let name = visitor.text(key);
    html! {
        li.card.game {
            (art::game(game))
            div.text {
                h2 { (name) }
                p.facts { (visitor.text_in("page-facts-", game)) }
                p { (visitor.text_in("page-about-", game)) }
                form.quick method="post" action="/play" {
                    (token(visitor))
                    (draws.hidden())
                    input type="hidden" name="game" value=(game);
                    (levels(visitor, game))
                    button.btn.main aria-label=(visitor.text_with("page-play-game", &[("game", name.into())])) {
                        (visitor.text("page-play"))
                    }
                }
                p.others {
                    a href={ "/learn/" (game) } { (of_game(visitor, "page-learn-it", key)) }
                    " "
                    a href={ "/new/" (game) } { (of_game(visitor, "page-options", key)) }
                }
            }
        }
    }
}

/// Who the computer plays as.
fn levels(visitor: &Visitor, game: &str) -> Markup {
    let id = format!("level-{game}");
    let usual = Level::STAND_IN;
    html! {
        div.field {
            label for=(id) { (visitor.text("page-computer-as")) }
            select id=(id) name="level" {
                @for one in (1..=8).filter_map(Level::new) {
                    option value=(one.number()) selected[one == usual] {
                        (level(visitor.language, one).name)
                    }
                }
            }
        }
    }
}

/// What holds at every table.
fn promises(visitor: &Visitor) -> Markup {
    const PROMISES: [(&str, &str); 3] = [
        ("page-promise-one", "page-promise-one-text"),
        ("page-promise-two", "page-promise-two-text"),
        ("page-promise-three", "page-promise-three-text"),
    ];
    html! {
        div.promises {
            @for (title, text) in PROMISES {
                section { h2 { (visitor.text(title)) } p { (visitor.text(text)) } }
            }
        }
    }
}
