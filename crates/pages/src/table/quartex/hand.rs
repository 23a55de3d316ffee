//! Tiles to choose from, what turns them, and what lays them.

use maud::{Markup, html};
use quartex::{Cell, Seat, Symbol, Task, Tile, TileSet, Word};
use words::Naming;

use super::desk::Desk;
use super::tile::tile;
use super::window::Window;

/// So many cells stand side by side on the narrowest screen, and on any wide one, without being moved.
const NARROW: i32 = 6;
const WIDE: i32 = 11;

/// The element `#hand`.
pub(super) fn hand(desk: &Desk<'_>) -> Markup {
    let symbol = |symbol: Symbol| format!("{symbol}={}", desk.voice.symbol(symbol));
    let symbols = Symbol::ALL.map(symbol).join("&");
    let naming = match desk.voice.naming {
        Naming::Words => "words",
        Naming::Codes => "codes",
    };
    let width = desk.game.map_or(0, |game| Window::of(Some(game.field())).width());
    html! {
        section id="hand" class="tilehand" data-symbols=(symbols) data-naming=(naming) {
            (choosing(desk))
            (looking(desk))
            @if width > NARROW {
                // No name: it is a matter of this page alone, and works by its style.
                label.whole.wide[width > WIDE] {
                    input id="whole" type="checkbox";
                    (desk.word_for("play-quartex-whole"))
                }
            }
        }
    }
}

/// Tiles of which one can be chosen, and what to do with it.
fn choosing(desk: &Desk<'_>) -> Markup {
    let title = match desk.task {
        Task::Watch => return html! {},
        Task::Wait | Task::Lay | Task::Obey { .. } => own_title(desk),
        Task::Point { of } => shown_title(desk, of),
    };
    html! {
        h2 id="choose-title" { (title) }
        (slots(desk, "choose-title"))
        (turning(desk))
        (lay(desk))
    }
}

/// Tiles that can only be looked at: a hand that is shown (X15), the rest of the visitor's own.
fn looking(desk: &Desk<'_>) -> Markup {
    let Some(game) = desk.game else { return html! {} };
    let showing = game.phase().showing().filter(|seat| desk.me() != Some(*seat));
    let own = game.own_hand().unwrap_or(TileSet::EMPTY);
    html! {
        @match (desk.task, showing) {
            (Task::Obey { tile, .. }, _) => { (list(desk, own.without(tile))) }
            (Task::Watch | Task::Wait | Task::Lay, Some(seat)) => {
                h2 { (shown_title(desk, seat)) }
                (list(desk, game.hand(seat).tiles))
            }
            (Task::Watch | Task::Wait | Task::Lay | Task::Point { .. }, _) => {}
        }
        @if desk.me().is_some() && matches!(desk.task, Task::Watch | Task::Point { .. }) {
            h2 { (own_title(desk)) }
            (list(desk, own))
        }
    }
}

fn shown_title(desk: &Desk<'_>, seat: Seat) -> String {
    desk.say("play-quartex-hand-of", &[("who", desk.name(seat).into())])
}

/// Says who sees the visitor's own hand.
fn own_title(desk: &Desk<'_>) -> String {
    let (Some(game), Some(me)) = (desk.game, desk.me()) else { return String::new() };
    let is_open = game.phase().showing() == Some(me) || game.eliminated().contains(me);
    desk.word_for(match (game.hand(me).is_empty(), is_open) {
        (true, _) => "play-quartex-hand-empty",
        (false, true) => "play-quartex-hand-shown",
        (false, false) => "play-quartex-hand",
    })
}

fn slots(desk: &Desk<'_>, title: &str) -> Markup {
    html! {
        // A list to choose from, not radio buttons: with those Orca keeps arrows and letters to itself.
        div class="tiles" role="listbox" aria-labelledby=(title) {
            @for tile in desk.tiles().iter() { (slot(desk, tile)) " " }
        }
    }
}

fn slot(desk: &Desk<'_>, name: Tile) -> Markup {
    let chosen = desk.word.filter(|word| word.tile() == name);
    let word = chosen.unwrap_or_else(|| name.name());
    html! {
        button class="slot" role="option" name="do" value=(desk.link(Some(word), desk.cell))
            aria-selected=(if chosen.is_some() { "true" } else { "false" })
            data-tile=(name) data-word=(word) aria-label=(desk.describe(word)) {
            (tile(word, "tile"))
            span class="code" { (word) }
            // For browsers that show nothing but text.
            @if chosen.is_some() { span.vh { " *" } }
        }
    }
}

/// Tiles to look at.
pub(super) fn list(desk: &Desk<'_>, tiles: TileSet) -> Markup {
    html! {
        @if !tiles.is_empty() {
            ul class="tiles" {
                @for name in tiles.iter() {
                    li class="slot" {
                        (tile(name.name(), "tile"))
                        span class="code" { (name) }
                        // Codes are for eyes and fingers.
                        @if desk.voice.naming == Naming::Words {
                            span class="vh" { " " (desk.voice.tile_name(name)) }
                        }
                    }
                }
            }
        }
    }
}

/// A quarter turn to the left, one to the right, and the back.
fn turning(desk: &Desk<'_>) -> Markup {
    let right = desk.word.map(Word::turned);
    let left = right.map(|word| word.turned().turned());
    let back = desk.word.map(Word::flipped);
    let ways = [
        ("left", left, desk.word_for("play-quartex-left"), LEFT),
        ("right", right, desk.word_for("play-quartex-right"), RIGHT),
        ("flip", back, desk.word_for("play-quartex-flip"), FLIP),
    ];
    html! {
        div class="turning" role="group" aria-label=(desk.word_for("play-quartex-turn")) {
            @for (turn, word, label, icon) in ways {
                button class="btn" type=(kind(word.is_some())) name="do" data-turn=(turn)
                    value=[word.map(|word| desk.link(Some(word), desk.cell))]
                    aria-disabled=[word.is_none().then_some("true")] {
                    svg viewBox="0 0 20 20" aria-hidden="true" focusable="false" { path d=(icon) {} }
                    (label)
                }
                " "
            }
        }
    }
}

const LEFT: &str = "M4 2.5V7H8.5M4.4 7A6.6 6.6 0 1 1 3.6 12";
const RIGHT: &str = "M16 2.5V7H11.5M15.6 7A6.6 6.6 0 1 0 16.4 12";
const FLIP: &str = "M10 2V18M7 5.5L2.5 15H7zM13 5.5L17.5 15H13z";

/// What lays the chosen tile on the chosen cell, or points it out. What it says and sends once both are
/// chosen stands beside it for the script. It stays where it is while others play, so that whoever has
/// just pressed it does not lose the place.
fn lay(desk: &Desk<'_>) -> Markup {
    let (wish, key, wait) = match desk.task {
        Task::Watch => return html! {},
        Task::Wait => (None, "play-quartex-lay", "play-quartex-wait"),
        Task::Lay | Task::Obey { .. } => {
            (Some("{tile}@{cell}={word}"), "play-quartex-lay", "play-quartex-choose")
        }
        Task::Point { .. } => {
            (Some("try {tile}@{cell}"), "play-quartex-point", "play-quartex-choose")
        }
    };
    let (ready, wait) =
        (|cell: String| desk.say(key, &[("cell", cell.into())]), desk.word_for(wait));
    let chosen = wish.and(desk.word.zip(desk.cell));
    let fill = |(word, cell): (Word, Cell)| {
        let wish = wish?.replace("{tile}", &word.tile().to_string());
        Some(wish.replace("{cell}", &cell.to_string()).replace("{word}", &word.to_string()))
    };
    html! {
        button id="lay" class="btn main" type=(kind(chosen.is_some())) name="do"
            value=[chosen.and_then(fill)] aria-disabled=[chosen.is_none().then_some("true")]
            data-wish=[wish] data-ready=[wish.map(|_| ready("{cell}".to_owned()))] data-wait=(wait) {
            @match chosen {
                Some((_, cell)) => { (ready(format!("{}, {}", cell.x(), cell.y()))) }
                None => { (wait) }
            }
        }
    }
}

/// A button that can do nothing yet keeps its place and can be read.
const fn kind(is_able: bool) -> &'static str {
    if is_able { "submit" } else { "button" }
}
