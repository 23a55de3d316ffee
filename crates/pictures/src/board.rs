//! A board of Quarto or Quarto Access, with what stands on it and beside it.

mod marks;

use quarto::{Cell, Edition, File, Line, Pieces, Rank, Seen, Sketch};

use crate::extent::Extent;
use crate::frame::{self, Sides};
use crate::glyph;
use crate::path::{Bend, Path, Spot};
use crate::pen::{Look, Pen};
use crate::piece;
use crate::shade::Shade;
use crate::theme::Ink;
use crate::tray::{self, Tray};

/// A board to draw. Nothing about it is checked: a view of a masked game has its place too.
#[derive(Clone, Copy, Debug)]
pub struct DrawnBoard {
    /// Whose pieces: light and dark, or smooth and grooved.
    pub edition: Edition,
    /// What is known of the cells, by index.
    pub cells: [Seen; 16],
    /// The last placement.
    pub last: Option<Cell>,
    /// The alignment that was pointed out. Pictures find none by themselves: as printed, nothing
    /// may betray an alignment that nobody has called.
    pub line: Option<Line>,
    /// What lies beside the board; none draws the board alone.
    pub beside: Option<Beside>,
}

/// The pieces that are not on the board.
#[derive(Clone, Copy, Debug)]
pub struct Beside {
    /// The piece given and not yet placed.
    pub hand: Seen,
    /// The pieces nobody has been given yet; none if that is not known.
    pub left: Option<Pieces>,
}

impl DrawnBoard {
    /// The board of a position, or of what somebody knows of it.
    pub fn of(sketch: &Sketch, edition: Edition) -> Self {
        let last = sketch.last.and_then(|last| last.cell);
        Self { edition, cells: sketch.cells, last, line: None, beside: None }
    }
}

/// A cell is drawn so wide and so deep.
const ACROSS: f64 = 100.0;
const DEEP: f64 = 97.0;
/// The turned ring of a cell.
const RING: (f64, f64) = (40.5, 35.5);
/// The frame: at the left and right, at the top, at the bottom, and its front below that.
const SIDE: f64 = 38.0;
const TOP: f64 = 36.0;
const BOTTOM: f64 = 38.0;
const FRONT: f64 = 13.0;
const WIDTH: f64 = 4.0 * ACROSS + 2.0 * SIDE;
const HEIGHT: f64 = 4.0 * DEEP + TOP + BOTTOM;
/// Around everything.
const MARGIN: f64 = 10.0;
/// Between the board and what lies beside it.
const GAP: f64 = 16.0;

/// The middle of a cell.
fn centre(cell: Cell) -> Spot {
    let (file, rank) = (cell.file().index(), cell.rank().index());
    let count = |index: usize| f64::from(u8::try_from(index).unwrap_or(0));
    Spot::new(SIDE + ACROSS * (count(file) + 0.5), TOP + DEEP * (3.5 - count(rank)))
}

pub(crate) fn extent(board: &DrawnBoard) -> Extent {
    let beside = board.beside.map_or(0.0, |beside| GAP + beside_height(beside));
    let height = HEIGHT + FRONT + beside + 2.0 * MARGIN;
    Extent { left: -MARGIN, top: -MARGIN, width: WIDTH + 2.0 * MARGIN, height }
}

/// The board alone, without a margin.
pub(crate) const ALONE: Extent = Extent::new(WIDTH, HEIGHT + FRONT);
/// One cell, its middle at the origin.
pub(crate) const CELL: Extent =
    Extent { left: -ACROSS / 2.0, top: -DEEP / 2.0, width: ACROSS, height: DEEP };

/// The board with its coordinates and nothing on it.
pub(crate) fn draw_empty(pen: &mut Pen, edition: Edition) {
    ground(pen, edition);
    coordinates(pen);
}

/// The mark of the last placement, on a cell whose middle is the origin.
pub(crate) fn draw_last(pen: &mut Pen) {
    marks::last(pen, Spot::new(0.0, 0.0));
}

/// The lid of a covered cell whose middle is the origin.
pub(crate) fn draw_lid(pen: &mut Pen) {
    marks::lid(pen, Spot::new(0.0, 0.0));
}

/// The band around a line.
pub(crate) fn draw_line(pen: &mut Pen, line: Line) {
    marks::alignment(pen, line);
}

fn ground(pen: &mut Pen, edition: Edition) {
    let surface = Surface::of(edition);
    let sides = Sides { left: SIDE, right: SIDE, top: TOP, bottom: BOTTOM };
    frame::draw(pen, WIDTH, HEIGHT, sides, FRONT);
    leather(pen, surface);
    for cell in Cell::ALL {
        ring(pen, centre(cell), surface);
    }
}

pub(crate) fn draw(pen: &mut Pen, board: &DrawnBoard) {
    ground(pen, board.edition);
    if let Some(line) = board.line {
        marks::alignment(pen, line);
    }
    if let Some(last) = board.last {
        marks::last(pen, centre(last));
    }
    coordinates(pen);
    // From the back to the front, so that what is nearer hides what is farther.
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            let cell = Cell::new(file, rank);
            match board.cells[cell.index()] {
                Seen::Empty => {}
                Seen::Piece(piece) => {
                    pen.at(centre(cell), 1.0, |pen| piece::draw(pen, piece, board.edition));
                }
                Seen::Unknown => marks::lid(pen, centre(cell)),
            }
        }
    }
    if let Some(beside) = board.beside {
        pen.at(Spot::new(0.0, HEIGHT + FRONT + GAP), 1.0, |pen| {
            draw_beside(pen, beside, board.edition);
        });
    }
}

/// The inks of the ground that pieces stand on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Surface {
    pub ground: Ink,
    pub cell: Ink,
    pub line: Ink,
    pub glint: Ink,
}

impl Surface {
    /// Access has a ground of its own, so that nobody takes one edition for the other.
    pub(crate) const fn of(edition: Edition) -> Self {
        match edition {
            Edition::Quarto => Self {
                ground: Ink::Leather,
                cell: Ink::Cell,
                line: Ink::CellLine,
                glint: Ink::CellGlint,
            },
            Edition::Access => Self {
                ground: Ink::Slate,
                cell: Ink::SlateCell,
                line: Ink::SlateLine,
                glint: Ink::SlateGlint,
            },
        }
    }
}

/// The playing surface, sunk into the frame.
fn leather(pen: &mut Pen, surface: Surface) {
    let (width, height) = (4.0 * ACROSS, 4.0 * DEEP);
    let inner = Path::rectangle(Spot::new(SIDE, TOP), width, height, 3.0);
    pen.draw(&inner, Look::fill(surface.ground).edge(Ink::FrameLine, 3.0));
    pen.ornament(|pen| {
        let (right, bottom) = (SIDE + width, TOP + height);
        let shadow = Path::polygon(&[
            Spot::new(SIDE + 1.0, TOP + 1.0),
            Spot::new(right - 1.0, TOP + 1.0),
            Spot::new(right - 1.0, TOP + 7.0),
            Spot::new(SIDE + 6.0, TOP + 7.0),
            Spot::new(SIDE + 6.0, bottom - 1.0),
            Spot::new(SIDE + 1.0, bottom - 1.0),
        ]);
        pen.draw(&shadow, Look::fill(Ink::Shadow).thinned(0.28));
        let glint =
            Path::from(Spot::new(SIDE, bottom + 2.6)).line_to(Spot::new(right, bottom + 2.6));
        pen.draw(&glint, Look::stroke(Ink::FrameLit, 1.4));
    });
}

/// A round cell, turned into the surface.
fn ring(pen: &mut Pen, at: Spot, surface: Surface) {
    let (rx, ry) = RING;
    let cell = Path::ellipse(at, rx, ry);
    pen.draw(&cell, Look::fill(surface.cell));
    pen.ornament(|pen| {
        pen.draw(&cell, Look::shade(Shade::Hollow));
        let below = Path::from(at.moved(-rx - 1.4, 2.0)).arc_to(
            rx + 1.4,
            ry + 1.8,
            Bend::Anticlockwise,
            at.moved(rx + 1.4, 2.0),
        );
        pen.draw(&below, Look::stroke(surface.glint, 1.3).thinned(0.9));
    });
    pen.draw(&cell, Look::stroke(surface.line, 2.0));
}

fn coordinates(pen: &mut Pen) {
    for file in File::ALL {
        let x = centre(Cell::new(file, Rank::One)).x;
        let at = Spot::new(x, TOP + 4.0 * DEEP + BOTTOM / 2.0);
        glyph::write(pen, &file.letter().to_string(), at, 17.0, Ink::FrameText);
    }
    for rank in Rank::ALL {
        let y = centre(Cell::new(File::A, rank)).y;
        let at = Spot::new(SIDE / 2.0, y);
        glyph::write(pen, &rank.digit().to_string(), at, 17.0, Ink::FrameText);
    }
}

/// The hand has a place of its own at the left; the pieces left stand on a shelf.
const HAND: f64 = 84.0;
const SHELF: f64 = WIDTH - HAND - 12.0;

fn beside_height(beside: Beside) -> f64 {
    beside.left.map_or(0.0, |left| shelf(left).height()).max(tray::place_height())
}

const fn shelf(pieces: Pieces) -> Tray {
    Tray { pieces, width: SHELF }
}

fn draw_beside(pen: &mut Pen, beside: Beside, edition: Edition) {
    let height = beside_height(beside);
    tray::place(pen, beside.hand, edition, HAND, height);
    pen.at(Spot::new(WIDTH - SHELF, 0.0), 1.0, |pen| match beside.left {
        Some(left) => shelf(left).draw(pen, edition, height),
        None => tray::place(pen, Seen::Unknown, edition, SHELF, height),
    });
}
