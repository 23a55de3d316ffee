//! Tiles that lie open beside the field: out of the game (X5), set aside in this turn (X17), in the hands of
//! players who are out (X18). And how much room an agreed frame still leaves (X22).

use maud::{Markup, html};
use quartex::{TileSet, View};

use super::context::QuartexContext;
use super::hand::list;

pub(super) fn aside(context: &QuartexContext<'_>, game: &View) -> Markup {
    let count = |tiles: TileSet| ("count", tiles.len().into());
    let (removed, aside) = (game.removed(), game.aside());
    let is_other = |seat: &quartex::Seat| context.me() != Some(*seat);
    html! {
        @if let Some(frame) = game.rules().frame {
            p { (context.say("play-quartex-frame", &room(game, frame.side()))) }
        }
        @if !aside.is_empty() {
            h3 { (context.say("play-quartex-aside", &[count(aside)])) }
            (list(context, aside))
        }
        @for seat in game.eliminated().iter().filter(is_other) {
            h3 { (context.say("play-quartex-open-hand", &[("who", context.name(seat).into())])) }
            (list(context, game.hand(seat).tiles))
        }
        @if !removed.is_empty() {
            details class="removed" {
                summary { (context.say("play-quartex-removed", &[count(removed)])) }
                (list(context, removed))
            }
        }
    }
}

/// The side of the frame, and what the tiles use of it.
fn room(game: &View, side: u8) -> [(&'static str, words::Value<'static>); 3] {
    let (wide, high) = match game.field().bounds() {
        Some(bounds) => (bounds.width(), bounds.height()),
        None => (0, 0),
    };
    [("side", side.into()), ("wide", wide.into()), ("high", high.into())]
}
