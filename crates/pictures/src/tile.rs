//! One tile of Quartex.

use quartex::{Corner, Word};

use crate::extent::Extent;
use crate::figure;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::shade::Shade;
use crate::theme::Ink;

/// A tile is drawn so wide and so high, its north-west corner at the origin.
pub(crate) const SIDE: f64 = 100.0;
/// A tile alone, with its side below and a little air.
pub(crate) const BOX: Extent = Extent { left: -4.0, top: -4.0, width: 108.0, height: 113.0 };
/// A quarter alone.
pub(crate) const QUARTER: Extent = Extent { left: 0.0, top: 0.0, width: 50.0, height: 50.0 };
/// How thick a tile looks from above.
const THICK: f64 = 5.0;
/// The rounding of its corners.
const ROUND: f64 = 2.5;

const ORIGIN: Spot = Spot::new(0.0, 0.0);

/// The side of a tile, which is seen below it where no other tile lies.
pub(crate) fn draw_side(pen: &mut Pen) {
    pen.ornament(|pen| {
        let shadow = Path::rectangle(Spot::new(2.0, 3.0), SIDE + 3.0, SIDE + THICK + 1.0, 4.0);
        pen.draw(&shadow, Look::fill(Ink::Shadow).thinned(0.35));
    });
    let side = Path::rectangle(Spot::new(0.0, THICK), SIDE, SIDE, ROUND);
    pen.draw(&side, Look::fill(Ink::BoneSide).edge(Ink::Figure, 1.6));
}

/// The face of a tile as it lies.
pub(crate) fn draw(pen: &mut Pen, word: Word) {
    draw_blank(pen);
    draw_quarters(pen, word);
}

/// The face without its quarters. In a field, all of these come before any quarter, or the edge
/// of one tile would cut the figure of another.
pub(crate) fn draw_blank(pen: &mut Pen) {
    blank(pen, Ink::Bone);
}

/// The quarters, up to the edge of the tile.
pub(crate) fn draw_quarters(pen: &mut Pen, word: Word) {
    pen.clipped(&Path::rectangle(ORIGIN, SIDE, SIDE, ROUND), |pen| quarters(pen, word));
}

fn quarters(pen: &mut Pen, word: Word) {
    for corner in Corner::ALL {
        pen.turned(place(corner), figure::turn(corner), |pen| {
            figure::quarter(pen, word.at(corner));
        });
    }
}

/// Where a corner is.
pub(crate) const fn place(corner: Corner) -> Spot {
    match corner {
        Corner::NorthWest => Spot::new(0.0, 0.0),
        Corner::NorthEast => Spot::new(SIDE, 0.0),
        Corner::SouthEast => Spot::new(SIDE, SIDE),
        Corner::SouthWest => Spot::new(0.0, SIDE),
    }
}

/// The back of a tile that the viewer does not know. (Real tiles have none: their backs are
/// fronts. So nobody takes it for one.)
pub(crate) fn draw_hidden(pen: &mut Pen) {
    blank(pen, Ink::Back);
    let inner = Path::rectangle(Spot::new(9.0, 9.0), SIDE - 18.0, SIDE - 18.0, 4.0);
    pen.draw(&inner, Look::stroke(Ink::BackText, 2.4));
    let mut lattice = Path::default();
    for step in 1..4 {
        let near = 9.0 + 20.5 * f64::from(step);
        lattice = lattice
            .and(&Path::lines(&[Spot::new(near, 9.0), Spot::new(9.0, near)]))
            .and(&Path::lines(&[Spot::new(SIDE - near, 9.0), Spot::new(SIDE - 9.0, near)]))
            .and(&Path::lines(&[Spot::new(9.0, SIDE - near), Spot::new(near, SIDE - 9.0)]))
            .and(&Path::lines(&[
                Spot::new(SIDE - near, SIDE - 9.0),
                Spot::new(SIDE - 9.0, SIDE - near),
            ]));
    }
    pen.draw(&lattice, Look::stroke(Ink::BackText, 1.6).thinned(0.8));
}

fn blank(pen: &mut Pen, ink: Ink) {
    let face = Path::rectangle(ORIGIN, SIDE, SIDE, ROUND);
    pen.draw(&face, Look::fill(ink).edge(Ink::BoneShade, 1.2));
    pen.ornament(|pen| {
        pen.draw(&face, Look::shade(Shade::Bone));
        let lit = Path::lines(&[
            Spot::new(1.4, SIDE - 2.0),
            Spot::new(1.4, 1.4),
            Spot::new(SIDE - 2.0, 1.4),
        ]);
        pen.draw(&lit, Look::stroke(Ink::BoneLit, 1.2).thinned(0.8));
    });
}
