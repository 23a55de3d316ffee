//! The tokens of Quartex, and how many there are of each.

use quartex::{Symbol, Tokens};

use crate::extent::Extent;
use crate::figure;
use crate::glyph;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::shade::Shade;
use crate::theme::Ink;

/// What a token fits into: its middle is the origin.
pub(crate) const BOX: Extent = Extent { left: -50.0, top: -50.0, width: 100.0, height: 104.0 };
const RADIUS: f64 = 45.0;

/// Draws a token: a disc of bone with its figure.
pub(crate) fn draw(pen: &mut Pen, symbol: Symbol) {
    let middle = Spot::new(0.0, 0.0);
    pen.draw(
        &Path::circle(middle.moved(0.0, 5.0), RADIUS),
        Look::fill(Ink::BoneSide).edge(Ink::Figure, pen.fine(2.4)),
    );
    face(pen, symbol);
}

/// The token seen from straight above.
pub(crate) fn face(pen: &mut Pen, symbol: Symbol) {
    let middle = Spot::new(0.0, 0.0);
    let disc = Path::circle(middle, RADIUS);
    pen.draw(&disc, Look::fill(Ink::Bone));
    pen.ornament(|pen| pen.draw(&disc, Look::shade(Shade::Bone)));
    pen.draw(&disc, Look::stroke(Ink::Figure, pen.fine(2.4)));
    pen.at(middle, 0.76, |pen| figure::whole(pen, symbol));
}

/// Tokens of each symbol with their number, in a row `step` wide each.
pub(crate) fn row(pen: &mut Pen, tokens: Tokens, step: f64, size: f64, ink: Ink) {
    let mut x = 0.0;
    for (symbol, count) in Symbol::ALL.into_iter().zip(tokens.counts()) {
        pen.at(Spot::new(x + size / 2.0, 0.0), size / 100.0, |pen| draw(pen, symbol));
        let gap = ((step - size) * 0.42).min(size * 0.62);
        let at = Spot::new(x + size + gap, 0.0);
        glyph::write(pen, &count.to_string(), at, size * 0.46, ink);
        x += step;
    }
}
