//! One tile as a small picture. Its four `<use>` are the corners, clockwise from the upper left, so that the
//! script turns a tile by exchanging what they refer to.

use maud::{Markup, html};
use quartex::{Corner, Word};

use super::window::SIDE;

/// A tile as it lies, with a little of its side below it.
pub(super) fn tile(word: Word, class: &str) -> Markup {
    html! {
        svg class=(class) viewBox="0 0 100 106" aria-hidden="true" focusable="false" {
            path class="side" d="M1 8h98v97h-98z" {}
            path class="face" d="M0 0h100v100h-100z" {}
            @for corner in Corner::ALL { (quarter(word, corner, (0, 0))) }
        }
    }
}

/// One quarter of the tile whose north-west corner is drawn here.
pub(super) fn quarter(word: Word, corner: Corner, (x, y): (i32, i32)) -> Markup {
    let (dx, dy, degrees) = match corner {
        Corner::NorthWest => (0, 0, 0),
        Corner::NorthEast => (SIDE, 0, 90),
        Corner::SouthEast => (SIDE, SIDE, 180),
        Corner::SouthWest => (0, SIDE, 270),
    };
    let transform = format!("translate({} {})rotate({degrees})", x + dx, y + dy);
    let href = format!("#t-quarter-{}", word.at(corner));
    html! { use href=(href) width="50" height="50" transform=(transform) {} }
}
