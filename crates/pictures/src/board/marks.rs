//! What is shown on a board besides pieces: the last placement, an alignment, what is not known.

use quarto::{Line, LineKind};

use super::{RING, centre};
use crate::glyph;
use crate::path::{Bend, Path, Spot};
use crate::pen::{Look, Pen};
use crate::shade::Shade;
use crate::theme::Ink;

/// Four bright arcs around the cell of the last placement: brackets, as round as the cell.
pub(super) fn last(pen: &mut Pen, at: Spot) {
    let (rx, ry) = (RING.0 + 4.2, RING.1 + 4.2);
    let on_ring = |degrees: f64| {
        let (sine, cosine) = degrees.to_radians().sin_cos();
        at.moved(rx * cosine, ry * sine)
    };
    let arcs = [45.0, 135.0, 225.0, 315.0].into_iter().fold(Path::default(), |path, middle| {
        let (from, to) = (on_ring(middle - 27.0), on_ring(middle + 27.0));
        path.and(&Path::from(from).arc_to(rx, ry, Bend::Clockwise, to))
    });
    pen.draw(&arcs, Look::stroke(Ink::Lining, 8.6));
    pen.draw(&arcs, Look::stroke(Ink::Last, 5.0));
}

/// A band around the four cells of an alignment.
pub(super) fn alignment(pen: &mut Pen, line: Line) {
    let band = match line.kind() {
        LineKind::Square(_) => around_square(line),
        LineKind::Row(_) | LineKind::Column(_) | LineKind::Rising | LineKind::Falling => {
            around_straight(line)
        }
    };
    pen.draw(&band, Look::fill(Ink::Call).thinned(0.3));
    pen.draw(&band, Look::stroke(Ink::Lining, 9.6));
    pen.draw(&band, Look::stroke(Ink::Call, 6.0));
}

/// The reach of the band around the middle of a cell.
const REACH: (f64, f64) = (45.0, 41.0);

fn around_straight(line: Line) -> Path {
    let mut cells = line.cells().iter().map(centre);
    let (Some(first), Some(last)) = (cells.next(), cells.last()) else { return Path::default() };
    let (rx, ry) = REACH;
    // Where the ellipse around a cell touches a line of this direction.
    let (nx, ny) = (first.y - last.y, last.x - first.x);
    let length = (rx * nx).hypot(ry * ny);
    let (x, y) = (rx * rx * nx / length, ry * ry * ny / length);
    Path::from(first.moved(x, y))
        .line_to(last.moved(x, y))
        .arc_to(rx, ry, Bend::Anticlockwise, last.moved(-x, -y))
        .line_to(first.moved(-x, -y))
        .arc_to(rx, ry, Bend::Anticlockwise, first.moved(x, y))
        .close()
}

fn around_square(line: Line) -> Path {
    let mut cells = line.cells().iter().map(centre);
    let (Some(low), Some(high)) = (cells.next(), cells.last()) else { return Path::default() };
    let (rx, ry) = REACH;
    let corner = Spot::new(low.x - rx, high.y - ry);
    Path::rectangle(corner, high.x - low.x + 2.0 * rx, low.y - high.y + 2.0 * ry, 38.0)
}

/// A lid on a cell nobody has told about: there may be a piece under it or none.
pub(super) fn lid(pen: &mut Pen, at: Spot) {
    let (rx, ry) = (RING.0 - 4.0, RING.1 - 3.5);
    pen.ornament(|pen| {
        pen.draw(
            &Path::ellipse(at.moved(3.0, 5.0), rx + 2.0, ry + 2.0),
            Look::fill(Ink::Shadow).thinned(0.3),
        );
    });
    pen.draw(&Path::ellipse(at, rx, ry), Look::shade(Shade::Cover).edge(Ink::Lining, 2.2));
    pen.ornament(|pen| {
        pen.draw(
            &Path::ellipse(at, rx - 5.0, ry - 4.4),
            Look::stroke(Ink::CoverText, 1.0).thinned(0.45),
        );
    });
    glyph::write(pen, "?", at, 26.0, Ink::CoverText);
}
