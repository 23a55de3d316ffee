//! The pieces beside the board.

use maud::{Markup, html};
use quarto::{Piece, Pieces, Seen, TrayPlace, TrayPlaces};

use super::sheet::Sheet;
use super::{sprite, yes};

/// Pieces in a row of the tray: those that share their colour or surface.
const ROW: usize = 8;

/// The element `#tray`. Every piece has its place there, which stays empty once it is gone.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    let masked = sheet.is_masked();
    let left = if masked { Pieces::EMPTY } else { left(sheet) };
    let heading = if masked {
        sheet.text("play-places")
    } else {
        sheet.say("play-left", &[("count", left.len().into())])
    };
    let tab_stop = left.iter().next();
    let places: Vec<TrayPlace> = TrayPlaces::ALL.iter().collect();
    let rows = Piece::ALL.chunks(ROW).zip(places.chunks(ROW));
    html! {
        section id="tray" data-able=(yes(sheet.is_giving())) data-masked=(yes(masked)) {
            h2 id="tray-name" { (heading) }
            div.shelf role="grid" aria-labelledby="tray-name" {
                @for (pieces, places) in rows {
                    div.row role="row" {
                        @if masked {
                            @for place in places { (covered(sheet, *place)) }
                        } @else {
                            @for piece in pieces {
                                @if left.contains(*piece) {
                                    (open(sheet, *piece, tab_stop == Some(*piece)))
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
fn left(sheet: &Sheet<'_>) -> Pieces {
    let Some(sketch) = sheet.sketch() else { return Pieces::ALL };
    let piece = |seen: &Seen| match seen {
        Seen::Piece(piece) => Some(*piece),
        Seen::Empty | Seen::Unknown => None,
    };
    let taken: Pieces = sketch.cells.iter().chain([&sketch.hand]).filter_map(piece).collect();
    !taken
}

fn open(sheet: &Sheet<'_>, piece: Piece, tab_stop: bool) -> Markup {
    let able = sheet.can_give(piece);
    html! {
        button.give role="gridcell" type=(if able { "submit" } else { "button" }) name="do"
            value={ "+" (piece) } data-piece=(piece) data-able=(yes(able))
            tabindex=(if tab_stop { "0" } else { "-1" })
            aria-label=(name(sheet, piece)) {
            (sprite::piece(sheet, "piece", piece))
            // Orca reads what is written in a cell rather than the name of the cell.
            span.code aria-hidden="true" { (sheet.voice.piece_code(piece)) " " }
        }
    }
}

/// What a piece is called: its words, and its code as it is written below it.
fn name(sheet: &Sheet<'_>, piece: Piece) -> String {
    let (short, code) = (sheet.voice.piece_short(piece), sheet.voice.piece_code(piece));
    if short == code { code } else { format!("{short} {code}") }
}

/// A place under the mask: to touch, and to give from.
fn covered(sheet: &Sheet<'_>, place: TrayPlace) -> Markup {
    let (touch, give) = (sheet.can_touch(), sheet.is_giving());
    let kind = |able: bool| if able { "submit" } else { "button" };
    let name = |key: &str| sheet.say(key, &[("place", place.number().into())]);
    let tab_stop = if place.number() == 1 { "0" } else { "-1" };
    let face = |key: &str| {
        html! {
            (sprite::picture("piece", "p-covered"))
            span.code aria-hidden="true" { (place.number()) }
            span.plain { " " (sheet.text(key)) " " }
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
