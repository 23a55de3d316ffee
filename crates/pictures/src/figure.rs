//! The four figures of Quartex: each a quarter that joins with three others around a point.

use quartex::{Corner, Symbol};

use crate::extent::Extent;
use crate::path::{Bend, Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;

/// What a whole figure fits into: its middle is the origin.
pub(crate) const BOX: Extent = Extent { left: -50.0, top: -50.0, width: 100.0, height: 100.0 };

/// The outline of every figure. It stays open where a tile ends, so that nothing cuts a figure.
const LINE: f64 = 2.8;
/// Areas have a fine line of their own colour, so that no hair of the ground shows where two meet.
const OVERLAP: f64 = 0.8;

const fn at(x: f64, y: f64) -> Spot {
    Spot::new(x, y)
}

/// The spots of a quarter's outline, from the edge on the x axis to the edge on the y axis. The
/// quarter is drawn into +x, +y, and its outline is its own mirror image, as on tiles with two faces
/// (X1).
fn outline(symbol: Symbol) -> Path {
    match symbol {
        // One flared arm on the diagonal.
        Symbol::Cross => {
            Path::lines(&[at(11.0, 0.0), at(43.0, 25.0), at(25.0, 43.0), at(0.0, 11.0)])
        }
        // Half a long ray on each edge, a short one between.
        Symbol::Star => Path::lines(&[
            at(48.0, 0.0),
            at(17.5, 7.5),
            at(29.0, 29.0),
            at(7.5, 17.5),
            at(0.0, 48.0),
        ]),
        // One straight edge from side to side.
        Symbol::Square => Path::lines(&[at(46.0, 0.0), at(0.0, 46.0)]),
        // One arc.
        Symbol::Circle => arc(41.0),
    }
}

/// The area of a quarter.
fn area(symbol: Symbol) -> Path {
    match symbol {
        Symbol::Cross => Path::polygon(&[
            at(0.0, 0.0),
            at(11.0, 0.0),
            at(43.0, 25.0),
            at(25.0, 43.0),
            at(0.0, 11.0),
        ]),
        Symbol::Star => Path::polygon(&[
            at(0.0, 0.0),
            at(48.0, 0.0),
            at(17.5, 7.5),
            at(29.0, 29.0),
            at(7.5, 17.5),
            at(0.0, 48.0),
        ]),
        Symbol::Square => Path::polygon(&[at(0.0, 0.0), at(46.0, 0.0), at(0.0, 46.0)]),
        Symbol::Circle => sector(41.0, 0.0),
    }
}

fn arc(radius: f64) -> Path {
    Path::from(at(radius, 0.0)).arc_to(radius, radius, Bend::Clockwise, at(0.0, radius))
}

/// A quarter of a ring, or of a disc.
fn sector(outer: f64, inner: f64) -> Path {
    let path = arc(outer).line_to(at(0.0, inner));
    let path = if inner > 0.0 {
        path.arc_to(inner, inner, Bend::Anticlockwise, at(inner, 0.0))
    } else {
        path
    };
    path.close()
}

/// The ink of a figure.
pub(crate) const fn ink(symbol: Symbol) -> Ink {
    match symbol {
        Symbol::Cross => Ink::Cross,
        Symbol::Star => Ink::Star,
        Symbol::Square => Ink::Square,
        Symbol::Circle => Ink::Circle,
    }
}

/// Draws a quarter into +x, +y. Each has a pattern of its own besides its outline and its colour:
/// a vein, facets, parallel lines, rings.
pub(crate) fn quarter(pen: &mut Pen, symbol: Symbol) {
    pen.draw(&area(symbol), Look::fill(ink(symbol)).edge(ink(symbol), OVERLAP));
    match symbol {
        Symbol::Cross => {
            let vein = Path::from(at(0.0, 0.0)).line_to(at(27.5, 27.5));
            pen.draw(&vein, Look::stroke(Ink::CrossVein, 3.6));
        }
        Symbol::Star => {
            let facets = Path::polygon(&[at(0.0, 0.0), at(17.5, 7.5), at(29.0, 29.0)])
                .and(&Path::polygon(&[at(0.0, 0.0), at(7.5, 17.5), at(0.0, 48.0)]));
            pen.draw(&facets, Look::fill(Ink::StarFacet));
        }
        Symbol::Square => {
            let lines = Path::lines(&[at(32.0, 0.0), at(0.0, 32.0)])
                .and(&Path::lines(&[at(18.0, 0.0), at(0.0, 18.0)]));
            pen.draw(&lines, Look::stroke(Ink::SquareVein, 3.2));
        }
        Symbol::Circle => {
            pen.draw(
                &sector(28.5, 14.5),
                Look::fill(Ink::CircleRing).edge(Ink::CircleRing, OVERLAP),
            );
            pen.draw(&arc(28.5).and(&arc(14.5)), Look::stroke(Ink::Figure, pen.fine(2.0)));
        }
    }
    pen.draw(&outline(symbol), Look::stroke(Ink::Figure, pen.fine(LINE)));
}

/// Draws the quarter that is missing at a point with three: its outline alone, on the cloth.
pub(crate) fn missing(pen: &mut Pen, symbol: Symbol) {
    pen.draw(&area(symbol), Look::fill(Ink::ClothCell).edge(Ink::ClothText, 2.6));
}

/// Draws all four quarters around the origin.
pub(crate) fn whole(pen: &mut Pen, symbol: Symbol) {
    for corner in Corner::ALL {
        pen.turned(at(0.0, 0.0), turn(corner), |pen| {
            quarter(pen, symbol);
        });
    }
}

/// How far a quarter is turned at a corner of its tile.
pub(crate) const fn turn(corner: Corner) -> u16 {
    match corner {
        Corner::NorthWest => 0,
        Corner::NorthEast => 90,
        Corner::SouthEast => 180,
        Corner::SouthWest => 270,
    }
}
