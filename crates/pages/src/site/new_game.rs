//! The page on which a new game is chosen.
//!
//! Every option of the terms stands here with a sentence that explains it, the very one that players
//! hear at the table where there is one. What was chosen before stays chosen.

mod quartex;
mod quarto;
mod time;
mod who;

use maud::{Markup, html};
use table::Rules;

use super::art;
use crate::draft::{Draft, DraftFault, Plan, field};
use crate::fixed_draws::FixedDraws;
use crate::form::Item;
use crate::frame::{GAMES, Head, document, token};
use crate::visitor::Visitor;

/// The page on which a new game is chosen; with what was chosen before, and what was wrong with it.
/// A draft without a game asks for one first. Its draws are fixed before it is sent.
pub fn new_game(
    visitor: &Visitor,
    draft: &Draft,
    faults: &[DraftFault],
    draws: &FixedDraws,
) -> String {
    let Some(game) = draft.game() else { return which(visitor, faults) };
    let usual = Draft::of(&Plan::usual(printed(game)));
    let form = Form { visitor, game, draft, faults, draws, usual };
    let title = form.title();
    let head = Head {
        title: title.clone(),
        description: visitor.text("page-new-lead"),
        // It adds to the draws, and notes what was shown.
        script: true,
        ..Head::default()
    };
    let body = html! {
        div.newgame {
            div.headline.pictured {
                div.words {
                    h1 { (title) }
                    p.lead { (visitor.text("page-new-lead")) }
                    (games(visitor, Some(game)))
                }
                (art::game(game))
            }
            @if draws.was_old {
                p.note role="alert" tabindex="-1" autofocus { (visitor.text("fair-was-old")) }
            }
            (wrong(visitor, faults))
            (form.markup())
        }
    };
    document(visitor, &head, &body)
}

/// The rules as printed.
fn printed(game: &str) -> Rules {
    match game {
        "quarto" => Rules::Quarto(::quarto::Rules::PRINTED, ::quarto::Edition::Quarto),
        // The leaflet has all wear masks (Q19).
        "access" => Rules::Access(::quarto::Rules::PRINTED, ::table::Masks::default()),
        _ => Rules::Quartex(::quartex::Rules::printed(::quartex::Players::Two)),
    }
}

fn which(visitor: &Visitor, faults: &[DraftFault]) -> String {
    let title = visitor.text("page-new");
    let head = Head {
        title: title.clone(),
        description: visitor.text("page-new-lead"),
        ..Head::default()
    };
    let body = html! {
        div.newgame {
            div.headline { h1 { (title) } (games(visitor, None)) }
            (wrong(visitor, faults))
        }
    };
    document(visitor, &head, &body)
}

/// The way to the same page for another game.
fn games(visitor: &Visitor, current: Option<&str>) -> Markup {
    html! {
        nav.tabs id=(field::GAME) aria-label=(visitor.text("page-which-game")) {
            @for (game, key) in GAMES {
                @let here = (current == Some(game)).then_some("page");
                a href={ "/new/" (game) } aria-current=[here] { (visitor.text(key)) }
                " "
            }
        }
    }
}

/// All that is wrong, each with the way to its place.
fn wrong(visitor: &Visitor, faults: &[DraftFault]) -> Markup {
    html! {
        @if !faults.is_empty() {
            div.faults role="alert" {
                h2 { (visitor.text("page-faults")) }
                ul {
                    @for fault in faults {
                        li { a href={ "#" (fault.field()) } { (fault.sentence(visitor.language)) } }
                    }
                }
            }
        }
    }
}

/// What the parts of the form are made from.
pub(super) struct Form<'a> {
    visitor: &'a Visitor,
    game: &'static str,
    draft: &'a Draft,
    faults: &'a [DraftFault],
    draws: &'a FixedDraws,
    usual: Draft,
}

impl Form<'_> {
    fn title(&self) -> String {
        let key = GAMES.iter().find(|(game, _)| *game == self.game).map_or("", |(_, key)| key);
        let game = self.text(key);
        self.visitor.text_with("page-new-game", &[("game", game.into())])
    }

    /// What is chosen for a field: what the person said, else what is usual.
    fn chosen(&self, name: &str) -> String {
        let said = self.draft.value(name).or_else(|| self.usual.value(name));
        said.unwrap_or_default().to_owned()
    }

    /// A number that is chosen, else one to propose.
    fn number(&self, name: &str, range: field::Range) -> String {
        self.draft.value(name).map_or_else(|| range.usual.to_string(), str::to_owned)
    }

    fn text(&self, key: &str) -> String {
        self.visitor.text(key)
    }

    /// An option whose name is ours, and whose sentence is that of the table.
    fn item(&self, value: &str, label: &str, sentence: &str) -> Item {
        Item::new(value, self.text(label), self.text(sentence))
    }

    fn markup(&self) -> Markup {
        html! {
            form.draft method="post" action="/new" {
                (token(self.visitor))
                input type="hidden" name=(field::GAME) value=(self.game);
                div.columns {
                    div.side {
                        section.part {
                            h2 { (self.text("page-new-who")) }
                            @if self.game == "quartex" { (self.seats()) } @else { (self.opponent()) }
                        }
                        section.part {
                            h2 { (self.text("page-new-more")) }
                            (self.begins())
                            (self.stakes())
                        }
                    }
                    div.rest {
                        section.part {
                            h2 { (self.text("page-new-rules")) }
                            @if self.game == "quartex" {
                                (self.quartex())
                            } @else {
                                @if self.game == "access" { (self.masks()) }
                                (self.quarto())
                            }
                        }
                        section.part {
                            h2 { (self.text("page-new-time")) }
                            (self.pace())
                            @if self.game == "quartex" { (self.pointing()) }
                        }
                    }
                }
                section.part { (self.draws.part(self.visitor)) }
                div.startbar { button.btn.main.block { (self.text("page-new-start")) } }
            }
        }
    }
}
