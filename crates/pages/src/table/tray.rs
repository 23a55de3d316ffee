//! The pieces beside the board.

use maud::{Markup, html};
use quarto::{Piece, Pieces, Seen, TrayPlace, TrayPlaces};

use super::context::PageContext;
use super::{sprite, yes};

/// Pieces in a row of the tray: those that share their colour or surface.
const ROW: usize = 8;

/// The element `#tray`. Every piece has its place there, which stays empty once it is gone.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let masked = context.is_masked();
    let left = if masked { Pieces::EMPTY } else { left(context) };
    let heading = if masked {
        context.text("play-places")
    } else {
        context.say("play-left", &[("count", left.len().into())])
    };
    let tab_stop = left.iter().next();
    let places: Vec<TrayPlace> = TrayPlaces::ALL.iter().collect();
    let rows = Piece::ALL.chunks(ROW).zip(places.chunks(ROW));
    html! {
        section id="tray" data-able=(yes(context.is_giving())) data-masked=(yes(masked)) {
            h2 id="tray-name" { (heading) }
            div.shelf role="grid" aria-labelledby="tray-name" {
                @for (pieces, places) in rows {
                    div.row role="row" {
                        @if masked {
                            @for place in places { (covered(context, *place)) }
                        } @else {
                            @for piece in pieces {
                                @if left.contains(*piece) {
                                    (open(context, *piece, tab_stop == Some(*piece)))
                                } @else {
                                    span.gone role="gridcell" {}
                                }
                            }
                        }
                    }
                }
            }
        }
    }
}

/// The pieces that are neither on the board nor in hand; before the start, all.
fn left(context: &PageContext<'_>) -> Pieces {
    let Some(sketch) = context.sketch() else { return Pieces::ALL };
    let piece = |seen: &Seen| match seen {
        Seen::Piece(piece) => Some(*piece),
        Seen::Empty | Seen::Unknown => None,
    };
    let taken: Pieces = sketch.cells.iter().chain([&sketch.hand]).filter_map(piece).collect();
    !taken
}

fn open(context: &PageContext<'_>, piece: Piece, tab_stop: bool) -> Markup {
    let able = context.can_give(piece);
    html! {
        button.give role="gridcell" type=(if able { "submit" } else { "button" }) name="do"
            value={ "+" (piece) } data-piece=(piece) data-able=(yes(able))
            tabindex=(if tab_stop { "0" } else { "-1" })
            aria-label=(name(context, piece)) {
            (sprite::piece(context, "piece", piece))
            // Orca reads what is written in a cell rather than the name of the cell.
            span.code aria-hidden="true" { (context.voice.piece_code(piece)) " " }
        }
    }
}

/// What a piece is called: its words, and its code as it is written below it.
fn name(context: &PageContext<'_>, piece: Piece) -> String {
    let (short, code) = (context.voice.piece_short(piece), context.voice.piece_code(piece));
    if short == code { code } else { format!("{short} {code}") }
}

/// A place under the mask: to touch, and to give from.
fn covered(context: &PageContext<'_>, place: TrayPlace) -> Markup {
    let (touch, give) = (context.can_touch(), context.is_giving());
    let kind = |able: bool| if able { "submit" } else { "button" };
    let name = |key: &str| context.say(key, &[("place", place.number().into())]);
    let tab_stop = if place.number() == 1 { "0" } else { "-1" };
    let face = |key: &str| {
        html! {
            (sprite::picture("piece", "p-covered"))
            span.code aria-hidden="true" { (place.number()) }
            span.plain { " " (context.text(key)) " " }
        }
    };
    html! {
        button.give role="gridcell" type=(kind(touch)) name="do" value={ "@" (place) }
            data-place=(place.number()) data-act="touch" data-able=(yes(touch))
            tabindex=(tab_stop) aria-label=(name("play-touch-place")) {
            (face("play-mode-touch"))
        }
        button.give role="gridcell" type=(kind(give)) name="do" value={ "+" (place) }
            data-place=(place.number()) data-act="play" data-able=(yes(give))
            tabindex=(tab_stop) aria-label=(name("play-give-place")) {
            (face("play-mode-play"))
        }
    }
}
