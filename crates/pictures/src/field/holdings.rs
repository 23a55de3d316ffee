//! What lies beside a field: the stock, and what each player holds.

use quartex::{Seat, TileSet, Tokens};

use crate::glyph;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;
use crate::{tile, token};

/// The stock and the players, as far as the viewer knows them.
#[derive(Clone, Debug)]
pub struct Holdings {
    /// The tokens nobody has taken: also what each token is worth (X20).
    pub stock: Tokens,
    /// The players, from seat 1.
    pub players: Vec<Held>,
}

/// What one player holds.
#[derive(Clone, Copy, Debug)]
pub struct Held {
    /// Whose.
    pub seat: Seat,
    /// The tiles that are known.
    pub tiles: TileSet,
    /// How many are not.
    pub hidden: u8,
    /// The tokens taken.
    pub tokens: Tokens,
    /// Is it this player's turn?
    pub due: bool,
}

/// Everything is laid out this wide, then fitted to the field.
const WIDTH: f64 = 620.0;
const ROW: f64 = 66.0;
const STOCK: f64 = 62.0;
/// Where tokens and tiles begin.
const TOKENS: f64 = 62.0;
const TILES: f64 = 318.0;
/// No larger than this, however wide the field.
const LARGEST: f64 = 1.5;

fn scale(width: f64) -> f64 {
    (width / WIDTH).min(LARGEST)
}

impl Holdings {
    fn rows(&self) -> f64 {
        f64::from(u8::try_from(self.players.len()).unwrap_or(u8::MAX))
    }

    pub(crate) fn height(&self, width: f64) -> f64 {
        (STOCK + self.rows() * ROW) * scale(width)
    }

    /// Draws the stock, then a row for each player.
    pub(crate) fn draw(&self, pen: &mut Pen, width: f64) {
        pen.at(Spot::new(0.0, 0.0), scale(width), |pen| {
            stock(pen, self.stock);
            let mut y = STOCK;
            for player in &self.players {
                pen.at(Spot::new(0.0, y), 1.0, |pen| held(pen, player));
                y += ROW;
            }
        });
    }
}

/// The stock, in a box of its own.
fn stock(pen: &mut Pen, tokens: Tokens) {
    let ground = Path::rectangle(Spot::new(1.2, 0.0), WIDTH - 2.4, STOCK - 8.0, 8.0);
    pen.draw(&ground, Look::fill(Ink::Cloth).edge(Ink::FrameLine, 2.4));
    pen.at(Spot::new(34.0, STOCK / 2.0 - 5.0), 1.0, |pen| {
        token::row(pen, tokens, (WIDTH - 34.0) / 4.0, 42.0, Ink::ClothText);
    });
}

fn held(pen: &mut Pen, player: &Held) {
    let middle = ROW / 2.0;
    if player.due {
        let arrow = Path::polygon(&[
            Spot::new(2.0, middle - 9.0),
            Spot::new(16.0, middle),
            Spot::new(2.0, middle + 9.0),
        ]);
        pen.draw(&arrow, Look::fill(Ink::Text));
    }
    glyph::write(pen, &player.seat.to_string(), Spot::new(36.0, middle), 22.0, Ink::Text);
    pen.at(Spot::new(TOKENS, middle - 2.0), 1.0, |pen| {
        token::row(pen, player.tokens, (TILES - TOKENS) / 4.0, 34.0, Ink::Text);
    });
    let known = player.tiles.iter().map(Some);
    let hidden = (0..player.hidden).map(|_| None);
    let mut x = TILES;
    for held in known.chain(hidden) {
        pen.at(Spot::new(x, 5.0), 0.53, |pen| {
            tile::draw_side(pen);
            match held {
                Some(tile) => tile::draw(pen, tile.name()),
                None => tile::draw_hidden(pen),
            }
        });
        x += 60.0;
    }
}
