//! All pieces of an edition, or all tiles, with their codes: to learn them, and to look at them.

use quartex::{Tile, TileSet};
use quarto::{Edition, Piece};

use crate::board::Surface;
use crate::extent::Extent;
use crate::glyph;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;
use crate::{piece, tile};

const MARGIN: f64 = 14.0;
/// Under each thing, for its code.
const CODE: f64 = 26.0;
const ACROSS: f64 = 96.0;

pub(crate) fn pieces_extent() -> Extent {
    let row = piece::BOX.height + CODE;
    Extent::new(8.0 * ACROSS + 2.0 * MARGIN, 2.0 * row + 3.0 * MARGIN)
}

/// Eight pieces of each colour or surface.
pub(crate) fn draw_pieces(pen: &mut Pen, edition: Edition) {
    let surface = Surface::of(edition);
    let mut top = MARGIN;
    for half in Piece::ALL.chunks(8) {
        let ground =
            Path::rectangle(Spot::new(MARGIN, top), 8.0 * ACROSS, piece::BOX.height + CODE, 8.0);
        pen.draw(&ground, Look::fill(surface.cell).edge(surface.line, 2.0));
        let mut x = MARGIN + ACROSS / 2.0;
        for piece in half {
            pen.at(Spot::new(x, top - piece::BOX.top), 1.0, |pen| {
                piece::draw(pen, *piece, edition);
            });
            let at = Spot::new(x, top + piece::BOX.height + CODE / 2.0 - 4.0);
            glyph::write(pen, &piece.code(edition).to_string(), at, 13.0, surface.line);
            x += ACROSS;
        }
        top += piece::BOX.height + CODE + MARGIN;
    }
}

/// Tiles in a row.
const ROW: usize = 11;
const STEP: f64 = 116.0;

/// Tiles side by side with their names; a sheet of all, or a hand.
pub(crate) fn tiles_extent(tiles: TileSet, hidden: u8) -> Extent {
    let count = usize::from(tiles.len()) + usize::from(hidden);
    let number = |count: usize| f64::from(u8::try_from(count).unwrap_or(u8::MAX));
    let (columns, rows) = (number(count.clamp(1, ROW)), number(count.div_ceil(ROW).max(1)));
    Extent::new(columns * STEP + 2.0 * MARGIN - 16.0, rows * (STEP + CODE) + 2.0 * MARGIN - 16.0)
}

pub(crate) fn draw_tiles(pen: &mut Pen, tiles: TileSet, hidden: u8) {
    let known = tiles.iter().map(Some);
    let places = known.chain((0..hidden).map(|_| None)).collect::<Vec<Option<Tile>>>();
    let mut y = MARGIN;
    for row in places.chunks(ROW) {
        let mut x = MARGIN;
        for place in row {
            pen.at(Spot::new(x, y), 1.0, |pen| {
                tile::draw_side(pen);
                match place {
                    Some(tile) => {
                        tile::draw(pen, tile.name());
                        let at = Spot::new(tile::SIDE / 2.0, tile::SIDE + CODE / 2.0 + 7.0);
                        glyph::write(pen, &tile.to_string(), at, 13.0, Ink::Text);
                    }
                    None => tile::draw_hidden(pen),
                }
            });
            x += STEP;
        }
        y += STEP + CODE;
    }
}
