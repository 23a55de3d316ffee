//! A field of Quartex tiles, with what the players hold.

mod holdings;
mod marks;

use quartex::{Bounds, Cell, Corner, Frame};

use crate::extent::Extent;
use crate::frame::{self, Sides};
use crate::glyph;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;
use crate::tile;
pub use holdings::{Held, Holdings};

/// A field to draw.
#[derive(Clone, Copy, Debug)]
pub struct DrawnField<'a> {
    /// The tiles.
    pub field: &'a quartex::Field,
    /// The last tile laid.
    pub last: Option<Cell>,
    /// What is pointed out to help. A table played as printed shows none of it.
    pub aids: Aids,
    /// What the players hold; none draws the field alone.
    pub beside: Option<&'a Holdings>,
}

/// What a picture points out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Aids {
    /// At a point with three quarters, which one is missing, and where.
    pub three_quarters: bool,
    /// The cells that wait for a tile.
    pub openings: bool,
}

/// The wood around the cloth.
const FRAME: f64 = 34.0;
/// And its front below.
const FRONT: f64 = 12.0;
/// Around everything.
const MARGIN: f64 = 10.0;
const GAP: f64 = 16.0;

/// The rectangle of cells that is drawn, and where each is.
#[derive(Clone, Copy, Debug)]
struct Window {
    west: f64,
    north: f64,
    columns: f64,
    rows: f64,
}

impl Window {
    /// One cell of cloth all around, since tiles may be laid there.
    fn around(bounds: Option<Bounds>) -> Self {
        let home = Bounds { west: 0, north: 0, east: 0, south: 0 };
        let bounds = bounds.unwrap_or(home);
        Self {
            west: f64::from(bounds.west) - 1.0,
            north: f64::from(bounds.north) - 1.0,
            columns: f64::from(bounds.width()) + 2.0,
            rows: f64::from(bounds.height()) + 2.0,
        }
    }

    fn width(self) -> f64 {
        self.columns * tile::SIDE + 2.0 * FRAME
    }

    fn height(self) -> f64 {
        self.rows * tile::SIDE + 2.0 * FRAME
    }

    /// The north-west corner of a cell.
    fn corner(self, x: i8, y: i8) -> Spot {
        let along = |at: i8, from: f64| (f64::from(at) - from) * tile::SIDE + FRAME;
        Spot::new(along(x, self.west), along(y, self.north))
    }
}

pub(crate) fn extent(field: &DrawnField<'_>) -> Extent {
    let window = Window::around(field.field.bounds());
    let beside = field.beside.map_or(0.0, |holdings| GAP + holdings.height(window.width()));
    let (width, height) =
        (window.width() + 2.0 * MARGIN, window.height() + FRONT + beside + 2.0 * MARGIN);
    Extent { left: -MARGIN, top: -MARGIN, width, height }
}

pub(crate) fn draw(pen: &mut Pen, picture: &DrawnField<'_>) {
    let field = picture.field;
    let window = Window::around(field.bounds());
    cloth(pen, window);
    if let (Some(frame), Some(bounds)) = (field.frame(), field.bounds()) {
        marks::frame(pen, window, frame, bounds);
    }
    if picture.aids.openings {
        for opening in field.openings() {
            marks::opening(pen, window, opening.cell());
        }
    }
    let spot = |cell: Cell| window.corner(cell.x(), cell.y());
    for placement in field.placements_laid() {
        pen.at(spot(placement.cell), 1.0, tile::draw_side);
    }
    for placement in field.placements_laid() {
        pen.at(spot(placement.cell), 1.0, tile::draw_blank);
    }
    for placement in field.placements_laid() {
        pen.at(spot(placement.cell), 1.0, |pen| tile::draw_quarters(pen, placement.word));
    }
    if let Some(last) = picture.last.filter(|last| field.word_at(*last).is_some()) {
        marks::last(pen, spot(last), last == Cell::HOME);
    }
    if field.word_at(Cell::HOME).is_some() {
        marks::home(pen, spot(Cell::HOME));
    }
    points(pen, picture, window);
    rulers(pen, window, field.frame());
    if let Some(holdings) = picture.beside {
        pen.at(Spot::new(0.0, window.height() + FRONT + GAP), 1.0, |pen| {
            holdings.draw(pen, window.width());
        });
    }
}

/// Pins where a figure is complete, dials where one quarter is missing.
fn points(pen: &mut Pen, picture: &DrawnField<'_>, window: Window) {
    let field = picture.field;
    // The cell to the south-east of a point, by the corner that the point is of it.
    for placement in field.placements_laid() {
        for corner in Corner::ALL {
            let point = placement.cell.point(corner);
            let at = window.corner(point.x(), point.y());
            let around = field.tiles_around(point);
            // Each point once: by the first of its tiles, reading row by row.
            let first = first_at(field, point.x(), point.y());
            if first != Some(placement.cell) {
                continue;
            }
            if around == 4 {
                marks::pin(pen, at);
            } else if around == 3 && picture.aids.three_quarters {
                let empty = cells_at(point.x(), point.y())
                    .into_iter()
                    .find(|(_, cell)| cell.is_none_or(|cell| field.word_at(cell).is_none()));
                if let (Some((corner, _)), Some(symbol)) = (empty, field.symbol_at(point)) {
                    marks::dial(pen, at, symbol, corner);
                }
            }
        }
    }
}

/// The four cells around a point, reading row by row, each with the corner of it the point is;
/// none beyond the reach of the game.
fn cells_at(x: i8, y: i8) -> [(Corner, Option<Cell>); 4] {
    let cell = |dx: i32, dy: i32| Cell::new(i32::from(x) + dx, i32::from(y) + dy);
    [
        (Corner::SouthEast, cell(-1, -1)),
        (Corner::SouthWest, cell(0, -1)),
        (Corner::NorthEast, cell(-1, 0)),
        (Corner::NorthWest, cell(0, 0)),
    ]
}

fn first_at(field: &quartex::Field, x: i8, y: i8) -> Option<Cell> {
    cells_at(x, y)
        .into_iter()
        .filter_map(|(_, cell)| cell)
        .find(|cell| field.word_at(*cell).is_some())
}

/// Cloth in a wooden frame.
fn cloth(pen: &mut Pen, window: Window) {
    let (width, height) = (window.width(), window.height());
    let sides = Sides { left: FRAME, right: FRAME, top: FRAME, bottom: FRAME };
    frame::draw(pen, width, height, sides, FRONT);
    let (across, down) = (width - 2.0 * FRAME, height - 2.0 * FRAME);
    let inner = Path::rectangle(Spot::new(FRAME, FRAME), across, down, 4.0);
    pen.draw(&inner, Look::fill(Ink::Cloth).edge(Ink::FrameLine, 3.0));
    pen.ornament(|pen| {
        let shadow = Path::rectangle(Spot::new(FRAME + 1.0, FRAME + 1.0), across - 2.0, 7.0, 3.0);
        pen.draw(&shadow, Look::fill(Ink::Shadow).thinned(0.3));
        let lit = height - FRAME + 3.0;
        let lit = Path::lines(&[Spot::new(FRAME, lit), Spot::new(width - FRAME, lit)]);
        pen.draw(&lit, Look::stroke(Ink::FrameLit, 1.4));
    });
}

/// The numbers of columns and rows, on the frame; and the side of the frame that was agreed.
fn rulers(pen: &mut Pen, window: Window, frame: Option<Frame>) {
    let middle = |step: f64| FRAME + tile::SIDE * (step + 0.5);
    let mut step = 0.0;
    while step < window.columns {
        let at = Spot::new(middle(step), FRAME / 2.0);
        glyph::write(pen, &format!("{:.0}", window.west + step), at, 15.0, Ink::FrameText);
        step += 1.0;
    }
    step = 0.0;
    while step < window.rows {
        let at = Spot::new(FRAME / 2.0, middle(step));
        glyph::write(pen, &format!("{:.0}", window.north + step), at, 15.0, Ink::FrameText);
        step += 1.0;
    }
    if let Some(frame) = frame {
        let at = Spot::new(window.width() - 62.0, window.height() - FRAME / 2.0);
        glyph::write(pen, &format!("{0}×{0}", frame.side()), at, 15.0, Ink::FrameText);
    }
}
