//! Pieces beside the board: a place for the one in hand, a shelf for those that are left.

use quarto::{Edition, Pieces, Seen};

use crate::board::Surface;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::piece;
use crate::theme::Ink;

/// Pieces in rows of eight at most.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tray {
    pub pieces: Pieces,
    pub width: f64,
}

/// Pieces in a row.
const ROW: usize = 8;
/// Around the pieces.
const EDGE: f64 = 8.0;
/// How large pieces beside a board are, as a share of those on it.
const SCALE: f64 = 0.56;

impl Tray {
    fn rows(self) -> f64 {
        let rows = self.pieces.iter().count().div_ceil(ROW).max(1);
        f64::from(u8::try_from(rows).unwrap_or(u8::MAX))
    }

    fn row_height() -> f64 {
        piece::BOX.height * SCALE + 2.0
    }

    pub(crate) fn height(self) -> f64 {
        self.rows() * Self::row_height() + 2.0 * EDGE
    }

    /// Draws the tray into a box that is at least as high as it needs.
    pub(crate) fn draw(self, pen: &mut Pen, edition: Edition, height: f64) {
        ground(pen, edition, self.width, height);
        let step = (self.width - 2.0 * EDGE) / 8.0;
        let lower = (height - self.height()) / 2.0;
        let (mut row, mut column) = (0.0, 0.0);
        for piece in self.pieces {
            let foot = Spot::new(
                EDGE + step * (column + 0.5),
                lower + EDGE + Self::row_height() * (row + 1.0)
                    - (piece::BOX.height + piece::BOX.top) * SCALE,
            );
            pen.at(foot, SCALE, |pen| piece::draw(pen, piece, edition));
            column += 1.0;
            if column >= 8.0 {
                (row, column) = (row + 1.0, 0.0);
            }
        }
    }
}

/// How large the piece in hand is.
const HELD: f64 = 0.68;

pub(crate) fn place_height() -> f64 {
    piece::BOX.height * HELD + 2.0 * EDGE
}

/// The place of the piece in hand, empty if there is none.
pub(crate) fn place(pen: &mut Pen, hand: Seen, edition: Edition, width: f64, height: f64) {
    ground(pen, edition, width, height);
    let lower = (height - place_height()) / 2.0;
    let foot = Spot::new(width / 2.0, lower + EDGE - piece::BOX.top * HELD);
    let inner = Path::rectangle(Spot::new(4.0, 4.0), width - 8.0, height - 8.0, 6.0);
    pen.draw(&inner, Look::stroke(Surface::of(edition).line, 1.2));
    match hand {
        Seen::Empty => {}
        Seen::Piece(piece) => pen.at(foot, HELD, |pen| piece::draw(pen, piece, edition)),
        Seen::Unknown => pen.at(foot, HELD, piece::draw_covered),
    }
}

fn ground(pen: &mut Pen, edition: Edition, width: f64, height: f64) {
    let surface = Surface::of(edition);
    let ground = Path::rectangle(Spot::new(0.0, 0.0), width, height, 8.0);
    pen.draw(&ground, Look::fill(surface.ground).edge(Ink::FrameLine, 2.4));
    pen.ornament(|pen| {
        let shadow = Path::rectangle(Spot::new(1.5, 1.5), width - 3.0, 5.0, 2.5);
        pen.draw(&shadow, Look::fill(Ink::Shadow).thinned(0.2));
    });
}
