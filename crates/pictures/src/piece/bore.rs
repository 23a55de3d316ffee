//! The hole of a hollow piece.

use super::plan::{GROUND, Plan, RADIUS};
use crate::path::{Bend, Path, Spot};
use crate::pen::{Look, Pen};
use crate::shade::Shade;
use crate::wood::Wood;

/// The width of the hole, as a share of the top.
pub(super) const WIDTH: f64 = 0.58;
/// How far below the top its floor is drawn.
const DEPTH: f64 = 8.5;

/// Draws a hole in a top whose middle is the origin: in the shape of the piece, so that shape and
/// hole speak with one voice.
pub(super) fn draw(pen: &mut Pen, square: bool, wood: Wood) {
    let plan = if square { Plan::square() } else { Plan::round() };
    let mouth = plan.outline(0.0, WIDTH);
    pen.draw(&mouth, Look::shade(Shade::Wall(wood)));
    let floor = plan.corners().map_or_else(round_floor, |corners| square_floor(&corners));
    pen.draw(&floor, Look::fill(wood.hole()));
    pen.draw(&mouth, Look::stroke(wood.lip(), pen.fine(2.4)));
}

/// What is seen of the floor: where the mouth and its image farther down meet.
fn round_floor() -> Path {
    let (rx, ry) = (RADIUS * WIDTH, RADIUS * WIDTH * GROUND);
    let half = DEPTH / 2.0;
    let x = rx * (1.0 - (half / ry).powi(2)).sqrt();
    let (left, right) = (Spot::new(-x, half), Spot::new(x, half));
    Path::from(left)
        .arc_to(rx, ry, Bend::Clockwise, right)
        .arc_to(rx, ry, Bend::Clockwise, left)
        .close()
}

fn square_floor(corners: &[Spot; 4]) -> Path {
    let mouth = corners.map(|corner| corner.scaled(WIDTH));
    let lower = mouth.map(|corner| corner.moved(0.0, DEPTH));
    Path::polygon(&inside(lower.to_vec(), &mouth))
}

/// The part of a convex polygon inside another one, both anticlockwise on the picture
/// (Sutherland and Hodgman).
fn inside(polygon: Vec<Spot>, window: &[Spot]) -> Vec<Spot> {
    let edges = window.iter().zip(window.iter().cycle().skip(1));
    edges.fold(polygon, |polygon, (from, to)| {
        let side =
            |spot: Spot| (to.y - from.y) * (spot.x - from.x) - (to.x - from.x) * (spot.y - from.y);
        let mut kept = Vec::new();
        for (one, next) in polygon.iter().zip(polygon.iter().cycle().skip(1)) {
            let (here, there) = (side(*one), side(*next));
            if here >= 0.0 {
                kept.push(*one);
            }
            if (here > 0.0 && there < 0.0) || (here < 0.0 && there > 0.0) {
                let share = here / (here - there);
                kept.push(one.moved((next.x - one.x) * share, (next.y - one.y) * share));
            }
        }
        kept
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_squares_share_is_found() {
        // Anticlockwise with y down: left top, left bottom, right bottom, right top.
        let square = |x: f64| {
            [(0.0, 0.0), (0.0, 2.0), (2.0, 2.0), (2.0, 0.0)].map(|(dx, y)| Spot::new(x + dx, y))
        };
        let shared = inside(square(1.0).to_vec(), &square(0.0));
        let mut corners: Vec<(f64, f64)> = shared.iter().map(|spot| (spot.x, spot.y)).collect();
        corners.sort_by(|one, other| one.partial_cmp(other).unwrap());
        assert_eq!(corners, [(1.0, 0.0), (1.0, 2.0), (2.0, 0.0), (2.0, 2.0)]);
    }
}
