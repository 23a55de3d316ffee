//! Tiles to choose from, what turns them, and what lays them.

use maud::{Markup, html};
use quartex::{Cell, Seat, Symbol, Task, Tile, TileSet, Word};
use words::Naming;

use super::context::QuartexContext;
use super::tile::tile;
use super::window::Window;

/// So many cells stand side by side on the narrowest screen, and on any wide one, without being moved.
const NARROW: i32 = 6;
const WIDE: i32 = 11;

/// The element `#hand`.
pub(super) fn hand(context: &QuartexContext<'_>) -> Markup {
    let symbol = |symbol: Symbol| format!("{symbol}={}", context.voice.symbol(symbol));
    let symbols = Symbol::ALL.map(symbol).join("&");
    let naming = match context.voice.naming {
        Naming::Words => "words",
        Naming::Codes => "codes",
    };
    let width = context.game.map_or(0, |game| Window::of(Some(game.field())).width());
    html! {
        section id="hand" class="tilehand" data-symbols=(symbols) data-naming=(naming) {
            (choosing(context))
            (looking(context))
            @if width > NARROW {
                // No name: it is a matter of this page alone, and works by its style.
                label.whole.wide[width > WIDE] {
                    input id="whole" type="checkbox";
                    (context.word_for("play-quartex-whole"))
                }
            }
        }
    }
}

/// Tiles of which one can be chosen, and what to do with it.
fn choosing(context: &QuartexContext<'_>) -> Markup {
    let title = match context.task {
        Task::Watch => return html! {},
        Task::Wait | Task::Lay | Task::Obey { .. } => own_title(context),
        Task::Point { of } => shown_title(context, of),
    };
    html! {
        h2 id="choose-title" { (title) }
        (slots(context, "choose-title"))
        (turning(context))
        (lay(context))
    }
}

/// Tiles that can only be looked at: a hand that is shown (X15), the rest of the visitor's own.
fn looking(context: &QuartexContext<'_>) -> Markup {
    let Some(game) = context.game else { return html! {} };
    let showing = game.phase().showing().filter(|seat| context.me() != Some(*seat));
    let own = game.own_hand().unwrap_or(TileSet::EMPTY);
    html! {
        @match (context.task, showing) {
            (Task::Obey { tile, .. }, _) => { (list(context, own.without(tile))) }
            (Task::Watch | Task::Wait | Task::Lay, Some(seat)) => {
                h2 { (shown_title(context, seat)) }
                (list(context, game.hand(seat).tiles))
            }
            (Task::Watch | Task::Wait | Task::Lay | Task::Point { .. }, _) => {}
        }
        @if context.me().is_some() && matches!(context.task, Task::Watch | Task::Point { .. }) {
            h2 { (own_title(context)) }
            (list(context, own))
        }
    }
}

fn shown_title(context: &QuartexContext<'_>, seat: Seat) -> String {
    context.say("play-quartex-hand-of", &[("who", context.name(seat).into())])
}

/// Says who sees the visitor's own hand.
fn own_title(context: &QuartexContext<'_>) -> String {
    let (Some(game), Some(me)) = (context.game, context.me()) else { return String::new() };
    let is_open = game.phase().showing() == Some(me) || game.eliminated().contains(me);
    context.word_for(match (game.hand(me).is_empty(), is_open) {
        (true, _) => "play-quartex-hand-empty",
        (false, true) => "play-quartex-hand-shown",
        (false, false) => "play-quartex-hand",
    })
}

fn slots(context: &QuartexContext<'_>, title: &str) -> Markup {
    html! {
        // A list to choose from, not radio buttons: with those Orca keeps arrows and letters to itself.
        div class="tiles" role="listbox" aria-labelledby=(title) {
            @for tile in context.tiles().iter() { (slot(context, tile)) " " }
        }
    }
}

fn slot(context: &QuartexContext<'_>, name: Tile) -> Markup {
    let chosen = context.word.filter(|word| word.tile() == name);
    let word = chosen.unwrap_or_else(|| name.name());
    html! {
        button class="slot" role="option" name="do" value=(context.link(Some(word), context.cell))
            aria-selected=(if chosen.is_some() { "true" } else { "false" })
            data-tile=(name) data-word=(word) aria-label=(context.describe(word)) {
            (tile(word, "tile"))
            span class="code" { (word) }
            // For browsers that show nothing but text.
            @if chosen.is_some() { span.vh { " *" } }
        }
    }
}

/// Tiles to look at.
pub(super) fn list(context: &QuartexContext<'_>, tiles: TileSet) -> Markup {
    html! {
        @if !tiles.is_empty() {
            ul class="tiles" {
                @for name in tiles.iter() {
                    li class="slot" {
                        (tile(name.name(), "tile"))
                        span class="code" { (name) }
                        // Codes are for eyes and fingers.
                        @if context.voice.naming == Naming::Words {
                            span class="vh" { " " (context.voice.tile_name(name)) }
                        }
                    }
                }
            }
        }
    }
}

/// A quarter turn to the left, one to the right, and the back.
fn turning(context: &QuartexContext<'_>) -> Markup {
    let right = context.word.map(Word::turned);
    let left = right.map(|word| word.turned().turned());
    let back = context.word.map(Word::flipped);
    let ways = [
        ("left", left, context.word_for("play-quartex-left"), LEFT),
        ("right", right, context.word_for("play-quartex-right"), RIGHT),
        ("flip", back, context.word_for("play-quartex-flip"), FLIP),
    ];
    html! {
        div class="turning" role="group" aria-label=(context.word_for("play-quartex-turn")) {
            @for (turn, word, label, icon) in ways {
                button class="btn" type=(kind(word.is_some())) name="do" data-turn=(turn)
                    value=[word.map(|word| context.link(Some(word), context.cell))]
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
fn lay(context: &QuartexContext<'_>) -> Markup {
    let (wish, key, wait) = match context.task {
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
        (|cell: String| context.say(key, &[("cell", cell.into())]), context.word_for(wait));
    let chosen = wish.and(context.word.zip(context.cell));
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
