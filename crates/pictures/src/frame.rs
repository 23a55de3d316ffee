//! The walnut frame around a board or a field.

use crate::dice::Dice;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;

/// How wide the four sides are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sides {
    pub left: f64,
    pub right: f64,
    pub top: f64,
    pub bottom: f64,
}

/// Draws a frame with mitred corners, its top left corner at the origin, and below it its front,
/// so high.
pub(crate) fn draw(pen: &mut Pen, width: f64, height: f64, sides: Sides, front: f64) {
    let below = Path::rectangle(Spot::new(0.0, front), width, height, 10.0);
    pen.draw(&below, Look::fill(Ink::FrameShade).edge(Ink::FrameLine, 2.4));
    let above = Path::rectangle(Spot::new(0.0, 0.0), width, height, 10.0);
    pen.draw(&above, Look::fill(Ink::Frame).edge(Ink::FrameLine, 2.4));
    pen.ornament(|pen| {
        pen.draw(&veins(width, height, sides), Look::stroke(Ink::FrameShade, 0.9).thinned(0.55));
        let mitres = mitres(width, height, sides);
        pen.draw(&mitres, Look::stroke(Ink::FrameLine, 1.1).thinned(0.7));
        let lit = Path::lines(&[Spot::new(10.0, 2.2), Spot::new(width - 10.0, 2.2)])
            .and(&Path::lines(&[Spot::new(2.2, 10.0), Spot::new(2.2, height - 10.0)]))
            .and(&Path::lines(&[
                Spot::new(9.0, height - 1.6),
                Spot::new(width - 9.0, height - 1.6),
            ]));
        pen.draw(&lit, Look::stroke(Ink::FrameLit, 2.0));
    });
}

/// Each side has veins along it, from mitre to mitre.
fn veins(width: f64, height: f64, sides: Sides) -> Path {
    let mut dice = Dice::new(7);
    let mut veins = Path::default();
    let mut vein = |from: Spot, to: Spot, handle: Spot| {
        veins = std::mem::take(&mut veins).and(&Path::from(from).curve_to(handle, to));
    };
    for step in 1..9 {
        let share = f64::from(step) / 9.0 + dice.between(-0.03, 0.03);
        let (left, right) = (sides.left * share + 3.0, width - sides.right * share - 3.0);
        for y in [sides.top * share, height - sides.bottom * share] {
            let handle = Spot::new(width / 2.0, y + dice.between(-3.0, 3.0));
            vein(Spot::new(left, y), Spot::new(right, y), handle);
        }
        let (top, bottom) = (sides.top * share + 3.0, height - sides.bottom * share - 3.0);
        for x in [sides.left * share, width - sides.right * share] {
            let handle = Spot::new(x + dice.between(-3.0, 3.0), height / 2.0);
            vein(Spot::new(x, top), Spot::new(x, bottom), handle);
        }
    }
    veins
}

fn mitres(width: f64, height: f64, sides: Sides) -> Path {
    let (right, bottom) = (width - sides.right, height - sides.bottom);
    let mitre = |outer: Spot, inner: Spot| Path::lines(&[outer, inner]);
    mitre(Spot::new(3.0, 3.0), Spot::new(sides.left, sides.top))
        .and(&mitre(Spot::new(width - 3.0, 3.0), Spot::new(right, sides.top)))
        .and(&mitre(Spot::new(3.0, height - 3.0), Spot::new(sides.left, bottom)))
        .and(&mitre(Spot::new(width - 3.0, height - 3.0), Spot::new(right, bottom)))
}
