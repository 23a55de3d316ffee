//! Tiles of Quartex: a letter in each corner, so that four that meet stand together.

use quartex::{Corner, Pattern, Symbol, Word};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::palette::Role;

/// Draws a tile, as it lies, over the whole of a place.
pub(super) fn draw(canvas: &mut Canvas<'_>, place: Rect, word: Word) {
    canvas.fill(place, Role::Tile);
    for corner in Corner::ALL {
        let symbol = word.at(corner);
        let (x, y) = at(place, corner);
        canvas.put(x, y, &symbol.letter().to_string(), Role::Corner(symbol));
    }
}

/// Draws what an empty cell asks of its corners: small letters, and dots where anything may lie.
pub(super) fn draw_demand(canvas: &mut Canvas<'_>, place: Rect, pattern: Pattern) {
    let demands: [Option<Symbol>; 4] = pattern.corners();
    for (corner, demand) in Corner::ALL.into_iter().zip(demands) {
        let (x, y) = at(place, corner);
        match demand {
            Some(symbol) => {
                let letter = symbol.letter().to_ascii_lowercase().to_string();
                canvas.put(x, y, &letter, Role::Demand(symbol));
            }
            None => canvas.put(x, y, "·", Role::Rule),
        }
    }
}

/// Where a corner is.
const fn at(place: Rect, corner: Corner) -> (u16, u16) {
    let (right, bottom) = (place.right().saturating_sub(1), place.bottom().saturating_sub(1));
    match corner {
        Corner::NorthWest => (place.x, place.y),
        Corner::NorthEast => (right, place.y),
        Corner::SouthEast => (right, bottom),
        Corner::SouthWest => (place.x, bottom),
    }
}
