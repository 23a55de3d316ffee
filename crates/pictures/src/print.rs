//! Quartex to print and cut out: tiles with both faces, tokens, and a score sheet.
//!
//! Three sheets of card, printed on both sides and turned over the long edge, and one of paper.
//! There are no words on them but figures and signs, so they serve every language.

mod score;

use quartex::{Corner, Symbol, TILES, TOKENS_PER_SYMBOL, Tile, Word};

use crate::extent::Extent;
use crate::figure;
use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;
use crate::tile;

/// What is printed on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Paper {
    /// 210 × 297 mm.
    A4,
    /// 8½ × 11 inches.
    Letter,
}

impl Paper {
    /// Width and height, in millimetres.
    pub(crate) const fn size(self) -> (f64, f64) {
        match self {
            Self::A4 => (210.0, 297.0),
            Self::Letter => (215.9, 279.4),
        }
    }
}

/// One side of a sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PaperSide {
    /// The fronts of tiles and tokens, on a sheet counted from 0.
    Front(u8),
    /// Their backs, where they meet the fronts when the sheet is turned over its long edge.
    Back(u8),
    /// Room for the scores of three games.
    Scores,
}

impl PaperSide {
    /// All pages in the order of printing on both sides.
    pub fn all() -> Vec<Self> {
        let sheets = (0..SHEETS).flat_map(|sheet| [Self::Front(sheet), Self::Back(sheet)]);
        sheets.chain([Self::Scores]).collect()
    }
}

/// What is cut out of one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A tile, as it reads on this side.
    Tile(Word),
    /// Four tokens: top left, top right, bottom left, bottom right.
    Tokens([Symbol; 4]),
}

/// Places on a sheet.
const COLUMNS: u8 = 4;
const ROWS: u8 = 6;
/// Sheets of card: 55 tiles, then 40 tokens four by four.
const SHEETS: u8 = 3;
/// A tile, and the gap to the next one, in millimetres.
const TILE: f64 = 38.0;
const GUTTER: f64 = 4.0;
/// Colour goes so far beyond the cut, so that a cut beside the line leaves no white.
const BLEED: f64 = 1.5;

/// What is in a place of a page, counted from the left and from the top: the one truth about
/// which back meets which front.
pub fn slot(page: PaperSide, column: u8, row: u8) -> Option<Slot> {
    if column >= COLUMNS || row >= ROWS {
        return None;
    }
    let number = |sheet: u8, column: u8| {
        usize::from(sheet) * usize::from(COLUMNS * ROWS) + usize::from(row * COLUMNS + column)
    };
    match page {
        PaperSide::Front(sheet) => front(number(sheet, column)),
        // Turning the sheet over its long edge puts the left column to the right.
        PaperSide::Back(sheet) => {
            front(number(sheet, COLUMNS - 1 - column)).map(|slot| match slot {
                Slot::Tile(word) => Slot::Tile(word.flipped()),
                Slot::Tokens([a, b, c, d]) => Slot::Tokens([b, a, d, c]),
            })
        }
        PaperSide::Scores => None,
    }
}

/// The slots of all fronts, in order: the tiles by name, then the tokens.
fn front(number: usize) -> Option<Slot> {
    if let Some(tile) = Tile::from_index(number) {
        return Some(Slot::Tile(tile.name()));
    }
    let first = 4 * number.checked_sub(TILES)?;
    let token =
        |place: usize| Symbol::ALL.get((first + place) / usize::from(TOKENS_PER_SYMBOL)).copied();
    Some(Slot::Tokens([token(0)?, token(1)?, token(2)?, token(3)?]))
}

pub(crate) fn extent(paper: Paper) -> Extent {
    let (width, height) = paper.size();
    Extent::new(width, height)
}

pub(crate) fn draw(pen: &mut Pen, paper: Paper, page: PaperSide) {
    match page {
        PaperSide::Front(_) | PaperSide::Back(_) => cutouts(pen, paper, page),
        PaperSide::Scores => score::draw(pen, paper),
    }
}

/// The places of a page, in the middle of the paper, so that both sides agree.
fn cutouts(pen: &mut Pen, paper: Paper, page: PaperSide) {
    let (width, height) = paper.size();
    let span = |count: u8| f64::from(count) * (TILE + GUTTER) - GUTTER;
    let origin = Spot::new((width - span(COLUMNS)) / 2.0, (height - span(ROWS)) / 2.0);
    let place = |column: u8, row: u8| {
        origin.moved(f64::from(column) * (TILE + GUTTER), f64::from(row) * (TILE + GUTTER))
    };
    for row in 0..ROWS {
        for column in 0..COLUMNS {
            match slot(page, column, row) {
                None => {}
                Some(Slot::Tile(word)) => {
                    pen.at(place(column, row), TILE / tile::SIDE, |pen| cutout(pen, word));
                }
                Some(Slot::Tokens(tokens)) => {
                    pen.at(place(column, row), 1.0, |pen| four_tokens(pen, tokens));
                }
            }
        }
    }
    crop_marks(pen, origin, span(COLUMNS), span(ROWS));
}

/// A tile without its edge, since the knife makes that; whole figures at its corners, cut off a
/// little beyond it.
fn cutout(pen: &mut Pen, word: Word) {
    let bleed = BLEED * tile::SIDE / TILE;
    let cut = Path::rectangle(
        Spot::new(-bleed, -bleed),
        tile::SIDE + 2.0 * bleed,
        tile::SIDE + 2.0 * bleed,
        0.0,
    );
    pen.clipped(&cut, |pen| {
        for corner in Corner::ALL {
            let symbol = word.at(corner);
            pen.at(tile::place(corner), 1.0, |pen| figure::whole(pen, symbol));
        }
    });
}

fn four_tokens(pen: &mut Pen, tokens: [Symbol; 4]) {
    let half = TILE / 2.0;
    let places = [(0.5, 0.5), (1.5, 0.5), (0.5, 1.5), (1.5, 1.5)];
    for (symbol, (x, y)) in tokens.into_iter().zip(places) {
        let middle = Spot::new(half * x, half * y);
        pen.draw(&Path::circle(middle, 8.6), Look::stroke(Ink::Figure, 0.3));
        pen.at(middle, 0.15, |pen| figure::whole(pen, symbol));
    }
}

/// Marks in the margin, where to lay the ruler.
fn crop_marks(pen: &mut Pen, origin: Spot, width: f64, height: f64) {
    let (gap, length) = (2.5, 4.5);
    let mut marks = Path::default();
    let mut mark = |from: Spot, x: f64, y: f64| {
        marks = std::mem::take(&mut marks).and(&Path::lines(&[from, from.moved(x, y)]));
    };
    for column in 0..COLUMNS {
        let left = origin.x + f64::from(column) * (TILE + GUTTER);
        for x in [left, left + TILE] {
            mark(Spot::new(x, origin.y - gap), 0.0, -length);
            mark(Spot::new(x, origin.y + height + gap), 0.0, length);
        }
    }
    for row in 0..ROWS {
        let top = origin.y + f64::from(row) * (TILE + GUTTER);
        for y in [top, top + TILE] {
            mark(Spot::new(origin.x - gap, y), -length, 0.0);
            mark(Spot::new(origin.x + width + gap, y), length, 0.0);
        }
    }
    pen.draw(&marks, Look::stroke(Ink::Figure, 0.18));
}
