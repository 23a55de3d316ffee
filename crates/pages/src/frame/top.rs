//! The bars above and below every page. All of it works without script.

use maud::{Markup, html};
use words::{Language, say};

use super::{SITE_NAME, logo, token};
use crate::settings::SHADES;
use crate::visitor::Visitor;

/// The three games as addresses call them, and what they are called.
pub(crate) const GAMES: [(&str, &str); 3] =
    [("quarto", "page-quarto"), ("access", "page-access"), ("quartex", "page-quartex")];

/// The pages that the bar above leads to.
const PLACES: [(&str, &str); 3] =
    [("/tables", "page-tables"), ("/analysis", "page-analysis"), ("/settings", "page-settings")];

/// The bar above the page. From a table no way leads to the solver: nobody should be tempted.
pub(super) fn header(visitor: &Visitor, at_table: bool) -> Markup {
    html! {
        header.top {
            div.bar {
                a.brand href="/" aria-current=[here(visitor, "/")] { (logo::logo()) span { (SITE_NAME) } }
                nav.main aria-label=(visitor.text("page-nav")) {
                    ul {
                        (place(visitor, PLACES[0]))
                        li { (learn(visitor)) }
                        @if !at_table { (place(visitor, PLACES[1])) }
                        (place(visitor, PLACES[2]))
                    }
                }
                div.choosers { (languages(visitor)) (shades(visitor)) }
            }
        }
    }
}

fn place(visitor: &Visitor, (address, key): (&str, &str)) -> Markup {
    html! { li { a href=(address) aria-current=[here(visitor, address)] { (visitor.text(key)) } } }
}

/// Whether a link leads to where the visitor is.
fn here(visitor: &Visitor, address: &str) -> Option<&'static str> {
    let path = visitor.path.split('?').next().unwrap_or_default();
    (path == address).then_some("page")
}

/// Rules and lessons of the three games.
fn learn(visitor: &Visitor) -> Markup {
    html! {
        details.pop name="top" {
            summary { (visitor.text("page-learn")) }
            div.sheet {
                @for (game, key) in GAMES {
                    p.about { (visitor.text(key)) }
                    ul {
                        li { a href={ "/learn/" (game) } { (of_game(visitor, "page-lesson", key)) } }
                        li { a href={ "/rules/" (game) } { (of_game(visitor, "page-rules", key)) } }
                    }
                }
            }
        }
    }
}

/// "Rules", and for whoever hears links out of their place, of which game.
pub(crate) fn of_game(visitor: &Visitor, key: &str, game: &str) -> Markup {
    html! { (visitor.text(key)) span.vh { ": " (visitor.text(game)) } }
}

/// A form that changes one setting and comes back to this page.
fn chooser(visitor: &Visitor, buttons: &Markup) -> Markup {
    html! {
        form.sheet method="post" action="/settings" {
            (token(visitor))
            input type="hidden" name="back" value=(visitor.path);
            (buttons)
        }
    }
}

fn languages(visitor: &Visitor) -> Markup {
    let own = |language: Language| say(language, "language-name", &[]);
    let buttons = html! {
        @for language in Language::ALL {
            @let current = (language == visitor.language).then_some("true");
            button name="language" value=(language.code()) lang=(language.code()) aria-current=[current] {
                (own(language))
            }
            " "
        }
    };
    html! {
        details.pop.right name="top" {
            summary {
                span.vh { (visitor.text("page-language")) ": " }
                span.long-name { (own(visitor.language)) }
                " "
                // Hearers have the long name already.
                span.short-name aria-hidden="true" { (visitor.language.code()) }
            }
            (chooser(visitor, &buttons))
        }
    }
}

fn shades(visitor: &Visitor) -> Markup {
    let buttons = html! {
        @for (shade, word) in SHADES.0 {
            @let current = (*shade == visitor.settings.shade).then_some("true");
            button name="shade" value=(word) aria-current=[current] {
                (visitor.text_in("page-shade-", word))
            }
            " "
        }
    };
    html! {
        details.pop.right name="top" {
            summary {
                svg.glyph viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" focusable="false" {
                    circle cx="10" cy="10" r="7.5" fill="none" stroke="currentColor" stroke-width="2" {}
                    path d="M10 2.5a7.5 7.5 0 0 1 0 15z" fill="currentColor" {}
                }
                span.vh { (visitor.text("page-display")) }
            }
            (chooser(visitor, &buttons))
        }
    }
}

/// The bar below the page: everything that can be found here.
pub(super) fn footer(visitor: &Visitor, at_table: bool) -> Markup {
    html! {
        footer.foot {
            div.bar {
                @for (game, key) in GAMES {
                    section {
                        h2 { (visitor.text(key)) }
                        ul {
                            li { a href={ "/new/" (game) } { (of_game(visitor, "page-new", key)) } }
                            li { a href={ "/learn/" (game) } { (of_game(visitor, "page-lesson", key)) } }
                            li { a href={ "/rules/" (game) } { (of_game(visitor, "page-rules", key)) } }
                        }
                    }
                }
                section {
                    h2 { (SITE_NAME) }
                    ul {
                        @for (address, key) in PLACES {
                            @if !(at_table && address == "/analysis") {
                                li { a href=(address) { (visitor.text(key)) } }
                            }
                        }
                        li { a href="/privacy" { (visitor.text("page-privacy")) } }
                    }
                }
                p.legal { (visitor.text("page-legal")) }
            }
        }
    }
}
