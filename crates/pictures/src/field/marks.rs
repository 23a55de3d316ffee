//! What is shown on a field besides tiles.

use quartex::{Bounds, Cell, Corner, Frame, Symbol};

use super::Window;
use crate::figure;
use crate::path::{Bend, Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;
use crate::tile::SIDE;

/// The agreed frame (X22), as far as the picture reaches: it is open, and slides until both
/// extents are used up. An unbroken line is where it ends for good; a broken one is the farthest
/// it can still slide.
pub(super) fn frame(pen: &mut Pen, window: Window, frame: Frame, bounds: Bounds) {
    let [west, north] = [window.corner(bounds.west, bounds.north)].map(|spot| [spot.x, spot.y])[0];
    let east = west + f64::from(bounds.width()) * SIDE;
    let south = north + f64::from(bounds.height()) * SIDE;
    let spare = |extent: u8| frame.side().saturating_sub(extent);
    let (across, down) = (spare(bounds.width()), spare(bounds.height()));
    // The picture shows one cell around the tiles; what ends farther out is not in it.
    let reach = |spare: u8| f64::from(spare.min(1)) * SIDE;
    let (left, right) = (west - reach(across), east + reach(across));
    let (top, bottom) = (north - reach(down), south + reach(down));
    // Beside the tiles where these end, inside the cloth where that ends.
    let gap = |spare: u8| if spare == 0 { 10.0 } else { -3.5 };
    let (across_gap, down_gap) = (gap(across), gap(down));
    let mut limit = |spare: u8, lines: [[Spot; 2]; 2]| {
        let path = lines.iter().fold(Path::default(), |path, line| path.and(&Path::lines(line)));
        match spare {
            0 => pen.draw(&path, Look::stroke(Ink::ClothText, 5.0)),
            1 => pen.draw(&path, Look::stroke(Ink::ClothText, 4.0).dashed(2.0, 12.0)),
            _ => {}
        }
    };
    limit(
        across,
        [
            [Spot::new(left - across_gap, top), Spot::new(left - across_gap, bottom)],
            [Spot::new(right + across_gap, top), Spot::new(right + across_gap, bottom)],
        ],
    );
    limit(
        down,
        [
            [Spot::new(left, top - down_gap), Spot::new(right, top - down_gap)],
            [Spot::new(left, bottom + down_gap), Spot::new(right, bottom + down_gap)],
        ],
    );
}

/// A broken border and a plus where a tile may be laid.
pub(super) fn opening(pen: &mut Pen, window: Window, cell: Cell) {
    let at = window.corner(cell.x(), cell.y());
    let border = Path::rectangle(at.moved(8.0, 8.0), SIDE - 16.0, SIDE - 16.0, 5.0);
    pen.draw(&border, Look::fill(Ink::ClothCell).edge(Ink::ClothText, 2.6).dashed(11.0, 8.0));
    let middle = at.moved(SIDE / 2.0, SIDE / 2.0);
    let plus = Path::lines(&[middle.moved(-9.0, 0.0), middle.moved(9.0, 0.0)])
        .and(&Path::lines(&[middle.moved(0.0, -9.0), middle.moved(0.0, 9.0)]));
    pen.draw(&plus, Look::stroke(Ink::ClothText, 3.4));
}

/// A pin where a figure is complete.
pub(super) fn pin(pen: &mut Pen, at: Spot) {
    pen.draw(&Path::circle(at, 5.6), Look::fill(Ink::Bone).edge(Ink::Figure, 2.6));
}

/// A dial with three parts full and one open towards the gap, and in the gap the quarter that is
/// missing. `corner` is which corner of the empty cell the point is.
pub(super) fn dial(pen: &mut Pen, at: Spot, symbol: Symbol, corner: Corner) {
    pen.turned(at, figure::turn(corner), |pen| {
        figure::missing(pen, symbol);
        let radius = 12.0;
        pen.draw(
            &Path::circle(Spot::new(0.0, 0.0), radius),
            Look::fill(Ink::Figure).edge(Ink::Bone, 2.2),
        );
        let open = Path::from(Spot::new(0.0, 0.0))
            .line_to(Spot::new(radius - 1.2, 0.0))
            .arc_to(radius - 1.2, radius - 1.2, Bend::Clockwise, Spot::new(0.0, radius - 1.2))
            .close();
        pen.draw(&open, Look::fill(Ink::Bone));
    });
}

/// A bright line between dark ones around the last tile, and a dot in its middle, where no figure
/// reaches; a little lower if the house is there.
pub(super) fn last(pen: &mut Pen, at: Spot, home: bool) {
    let ring = Path::rectangle(at.moved(2.6, 2.6), SIDE - 5.2, SIDE - 5.2, 2.5);
    pen.draw(&ring, Look::stroke(Ink::Lining, 6.4));
    pen.draw(&ring, Look::stroke(Ink::Last, 2.4));
    let lower = if home { 20.0 } else { 0.0 };
    let middle = at.moved(SIDE / 2.0, SIDE / 2.0 + lower);
    pen.draw(&Path::circle(middle, 6.0), Look::fill(Ink::Lining));
}

/// A small house on the tile that lies at home, from where cells are counted.
pub(super) fn home(pen: &mut Pen, at: Spot) {
    let middle = at.moved(SIDE / 2.0, SIDE / 2.0);
    let house = Path::polygon(&[
        middle.moved(0.0, -8.5),
        middle.moved(9.0, -0.5),
        middle.moved(6.2, -0.5),
        middle.moved(6.2, 7.5),
        middle.moved(-6.2, 7.5),
        middle.moved(-6.2, -0.5),
        middle.moved(-9.0, -0.5),
    ]);
    pen.draw(&house, Look::fill(Ink::Figure));
}
