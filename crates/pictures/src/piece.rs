//! One piece of Quarto or Quarto Access, in perspective.

mod bore;
mod grain;
pub(crate) mod plan;

use quarto::{CharacteristicValue, Edition, Piece};

use crate::extent::Extent;
use crate::glyph;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::shade::Shade;
use crate::theme::Ink;
use crate::wood::Wood;
use plan::{GROUND, Plan, RADIUS};

/// How high the sides of a short piece are drawn.
const SHORT: f64 = 15.0;
/// And of a tall one: no more, or the foot of the piece behind would be hidden on a full board,
/// and without its foot nobody can tell a short piece from a tall one.
const TALL: f64 = 48.0;

/// The part of the drawing plane that every piece stands in, as a `viewBox`: the origin is the
/// middle of the foot.
pub(crate) const BOX: Extent = Extent { left: -40.0, top: -80.0, width: 80.0, height: 114.0 };

/// Draws a piece whose foot is at the origin.
pub(crate) fn draw(pen: &mut Pen, piece: Piece, edition: Edition) {
    let wood = Wood::of(piece, edition);
    let grooved = edition == Edition::Access && piece.has(CharacteristicValue::DARK);
    let square = piece.has(CharacteristicValue::SQUARE);
    let plan = match (square, grooved) {
        (false, false) => Plan::round(),
        (false, true) => Plan::round_grooved(),
        (true, false) => Plan::square(),
        (true, true) => Plan::square_grooved(),
    };
    let rise = if piece.has(CharacteristicValue::TALL) { TALL } else { SHORT };

    pen.ornament(|pen| shadow(pen, rise));
    pen.draw(&plan.silhouette(rise), Look::fill(wood.line()).edge(wood.line(), pen.fine(4.2)));
    sides(pen, &plan, rise, wood);
    if !grooved {
        pen.ornament(|pen| grain::on_sides(pen, &plan, rise, wood, piece));
    }
    for groove in plan.grooves(rise) {
        pen.draw(&groove, Look::shade(Shade::Groove));
    }
    pen.ornament(|pen| pen.draw(&plan.band(0.0, rise.min(13.0)), Look::shade(Shade::Foot)));
    if wood == Wood::Dark {
        pen.draw(&plan.band(4.0, 7.6), Look::fill(Ink::DarkInlay));
    }
    if let Some(corner) = plan.corner() {
        let edge = Path::from(corner).line_to(corner.moved(0.0, -rise));
        pen.draw(&edge, Look::stroke(wood.corner(), pen.fine(1.3)));
    }
    pen.draw(
        &plan.outline(rise, 1.0),
        Look::shade(Shade::Rim(wood)).edge(wood.crease(), pen.fine(1.1)),
    );
    pen.draw(&plan.outline(rise, 0.9), Look::shade(Shade::Top(wood)));
    pen.at(Spot::new(0.0, -rise), 1.0, |pen| {
        let hollow = piece.has(CharacteristicValue::HOLLOW);
        pen.ornament(|pen| grain::on_top(pen, &plan, wood, piece));
        if hollow {
            bore::draw(pen, square, wood);
        }
    });
}

/// The sides, lit from the left.
fn sides(pen: &mut Pen, plan: &Plan, rise: f64, wood: Wood) {
    match plan.faces(rise) {
        None => pen.draw(&plan.band(0.0, rise), Look::shade(Shade::Round(wood))),
        Some([lit, shaded]) => {
            pen.draw(&lit, Look::shade(Shade::FaceLit(wood)));
            pen.draw(&shaded, Look::shade(Shade::FaceShaded(wood)));
        }
    }
}

/// The shadow at the foot, and a longer one to the right.
fn shadow(pen: &mut Pen, rise: f64) {
    // Soft, and inside the box of a piece to its very end.
    let cast = Spot::new(3.0 + rise * 0.06, -2.0);
    let cast = Path::ellipse(cast, RADIUS * 1.23, RADIUS * 1.1 * GROUND);
    pen.draw(&cast, Look::shade(Shade::Cast));
    let contact = Path::ellipse(Spot::new(2.5, 3.0), RADIUS * 1.3, RADIUS * 1.24 * GROUND);
    pen.draw(&contact, Look::shade(Shade::Contact));
}

/// Draws something under a cloth: a piece that is there, but not known.
pub(crate) fn draw_covered(pen: &mut Pen) {
    pen.ornament(|pen| shadow(pen, SHORT));
    let hem = RADIUS + 5.0;
    let cloth = Path::from(Spot::new(-hem, 6.0))
        .curve_to(Spot::new(-RADIUS + 1.0, -14.0), Spot::new(-RADIUS + 5.0, -34.0))
        .curve_to(Spot::new(-RADIUS + 9.0, -54.0), Spot::new(0.0, -54.0))
        .curve_to(Spot::new(RADIUS - 9.0, -54.0), Spot::new(RADIUS - 5.0, -34.0))
        .curve_to(Spot::new(RADIUS - 1.0, -14.0), Spot::new(hem, 6.0))
        .curve_to(Spot::new(hem - 6.0, 20.0), Spot::new(hem - 14.0, 17.0))
        .curve_to(Spot::new(8.0, 24.0), Spot::new(4.0, 26.0))
        .curve_to(Spot::new(-8.0, 19.0), Spot::new(-12.0, 23.0))
        .curve_to(Spot::new(-24.0, 20.0), Spot::new(-hem, 6.0))
        .close();
    pen.draw(&cloth, Look::shade(Shade::Cover).edge(Ink::Lining, 2.2));
    let folds = Path::from(Spot::new(-16.0, -30.0))
        .curve_to(Spot::new(-20.0, 0.0), Spot::new(-24.0, 10.0))
        .move_to(Spot::new(17.0, -30.0))
        .curve_to(Spot::new(20.0, -4.0), Spot::new(16.0, 14.0));
    pen.ornament(|pen| pen.draw(&folds, Look::stroke(Ink::Lining, 1.4).thinned(0.5)));
    glyph::write(pen, "?", Spot::new(0.0, -14.0), 30.0, Ink::CoverText);
}
