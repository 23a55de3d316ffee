//! Veins of wood. They are ornament, and never look like a hole, a groove or an inlay.

use quarto::Piece;

use super::bore;
use super::plan::{Plan, RADIUS};
use crate::dice::Dice;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::wood::Wood;

/// Veins down the sides: fine ones close together, a few broad ones.
pub(super) fn on_sides(pen: &mut Pen, plan: &Plan, rise: f64, wood: Wood, piece: Piece) {
    let mut dice = Dice::new(u64::from(piece.bits()) + 16);
    let veins = pen.more(15);
    let (mut fine, mut broad) = (Path::default(), Path::default());
    for vein in 0..veins {
        // Around a round body veins crowd towards its edges.
        let turn = (f64::from(vein) + dice.between(0.1, 0.9)) / f64::from(veins) - 0.5;
        let x = match plan.corner() {
            None => (turn * 2.9).sin() * (RADIUS - 1.0),
            Some(_) => turn * 2.0 * (RADIUS + 2.0),
        };
        let Some(edge) = plan.near_edge(x) else { continue };
        let (top, foot) =
            (edge - rise + dice.between(1.0, rise * 0.25), edge - dice.between(0.5, rise * 0.2));
        let middle = Spot::new(x + dice.between(-1.0, 1.0), f64::midpoint(top, foot));
        let end = Spot::new(x + dice.between(-0.4, 0.4), foot);
        let path = Path::from(Spot::new(x, top)).curve_to(middle, end);
        if vein % 4 == 1 {
            broad = broad.and(&path);
        } else {
            fine = fine.and(&path);
        }
    }
    pen.draw(&fine, Look::stroke(wood.grain(), pen.fine(0.45)).thinned(0.42));
    pen.draw(&broad, Look::stroke(wood.grain(), pen.fine(0.9)).thinned(0.26));
}

/// Year rings across the top, of a tree far larger than the piece: nearly straight, all around a
/// heart that lies far outside.
pub(super) fn on_top(pen: &mut Pen, plan: &Plan, wood: Wood, piece: Piece) {
    let mut dice = Dice::new(u64::from(piece.bits()) + 160);
    let heart = Spot::new(dice.between(-50.0, -30.0), dice.between(60.0, 90.0));
    let hole = piece.has(quarto::CharacteristicValue::HOLLOW).then_some(bore::WIDTH * 1.12);
    let mut rings = Path::default();
    let count = pen.more(11);
    for ring in 0..count {
        let step = 110.0 / f64::from(count);
        let radius = 48.0 + step * (f64::from(ring) + dice.between(-0.3, 0.3));
        let spots = (0..64).map(|step| {
            let (sine, cosine) = (f64::from(step) * 2.2 - 110.0).to_radians().sin_cos();
            heart.moved(radius * cosine, radius * sine * 0.87)
        });
        let on_wood = |spot: &Spot| {
            plan.holds(spot.scaled(1.0 / 0.86))
                && hole.is_none_or(|share| !plan.holds(spot.scaled(1.0 / share)))
        };
        let spots: Vec<Option<Spot>> = spots.map(|spot| Some(spot).filter(on_wood)).collect();
        for run in spots.split(Option::is_none) {
            let run: Vec<Spot> = run.iter().flatten().copied().collect();
            if let [first, .., last] = run[..] {
                // Through the middle of the run, so that three spots draw it.
                let middle = run[run.len() / 2];
                let handle = Spot::new(
                    2.0 * middle.x - f64::midpoint(first.x, last.x),
                    2.0 * middle.y - f64::midpoint(first.y, last.y),
                );
                rings = rings.and(&Path::from(first).curve_to(handle, last));
            }
        }
    }
    pen.draw(&rings, Look::stroke(wood.grain(), pen.fine(0.55)).thinned(0.24));
}
