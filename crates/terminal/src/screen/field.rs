//! Quartex' field: tiles, what empty cells ask for, and where the chosen tile would lie.
//!
//! What fits is not marked: players find it out themselves.

use quartex::{Cell, Corner, Field, View};
use ratatui::layout::Rect;

use super::act::Act;
use super::aim::{Aim, Focus};
use super::canvas::{Canvas, split_top};
use super::palette::Role;
use super::tile;
use super::window::{Pan, Window};

/// How large the field is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pitch {
    /// Columns and rows of a tile.
    tile: (u16, u16),
    /// Columns and rows from one cell to the next.
    step: (u16, u16),
}

/// Without gaps between rows.
const TINY: Pitch = Pitch { tile: (2, 2), step: (4, 2) };

/// With room between tiles for what their corners make.
const SMALL: Pitch = Pitch { tile: (5, 2), step: (6, 3) };

/// The same for large screens.
const LARGE: Pitch = Pitch { tile: (7, 3), step: (8, 4) };

/// The numbers of the rows take so many columns.
const NUMBERS: u16 = 4;

impl Pitch {
    /// How many cells fit side by side, and one below the other.
    const fn cells(self, place: Rect) -> (u16, u16) {
        (place.width / self.step.0, place.height / self.step.1)
    }

    /// The largest at which all of a window fits, or at which at least a few cells do.
    fn fitting(place: Rect, window: Window) -> Self {
        let fits = |pitch: Self, wide: i32, high: i32| {
            let (columns, rows) = pitch.cells(place);
            i32::from(columns) >= wide && i32::from(rows) >= high
        };
        let (wide, high) = (window.east - window.west + 1, window.south - window.north + 1);
        if fits(LARGE, wide, high) {
            LARGE
        } else if fits(SMALL, wide, high) || fits(SMALL, 5, 4) {
            SMALL
        } else {
            TINY
        }
    }
}

/// Paints the field into a place, as much of it as fits.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, view: &View, aim: &Aim, pan: &mut Pan) {
    let field = view.field();
    let (numbers, below) = split_top(place, 1);
    let cells = Rect {
        x: below.x + NUMBERS.min(below.width),
        width: below.width.saturating_sub(NUMBERS),
        ..below
    };
    let window = Window::of(field);
    let pitch = Pitch::fitting(cells, window);
    let (columns, rows) = pitch.cells(cells);
    let (west, north) = pan.to(window, aim.spot, columns.into(), rows.into());
    let slot = |column: u16, row: u16| Rect {
        x: cells.x + pitch.step.0 * column,
        y: cells.y + pitch.step.1 * row,
        width: pitch.tile.0,
        height: pitch.tile.1,
    };
    let inside = |cell: &Cell| window.has(*cell);
    for column in 0..columns {
        let x = west + i32::from(column);
        if (window.west..=window.east).contains(&x) {
            let over = Rect { y: numbers.y, height: 1, ..slot(column, 0) };
            canvas.centre(over, &x.to_string(), Role::Faint);
        }
    }
    for row in 0..rows {
        let y = north + i32::from(row);
        if (window.north..=window.south).contains(&y) {
            let beside = Rect { x: below.x, width: NUMBERS.saturating_sub(1), ..slot(0, row) };
            canvas.right(Rect { height: 1, ..beside }, &y.to_string(), Role::Faint);
        }
        for column in 0..columns {
            if let Some(cell) = Cell::new(west + i32::from(column), y).filter(inside) {
                paint_cell(canvas, slot(column, row), field, cell, aim);
            }
        }
    }
    if pitch != TINY {
        pins(canvas, field, |cell| {
            let column = u16::try_from(i32::from(cell.x()) - west).ok()?;
            let row = u16::try_from(i32::from(cell.y()) - north).ok()?;
            (column < columns && row < rows).then(|| slot(column, row))
        });
    }
    // Around the cell that the keys act on; it is on the screen, for the field has moved to it.
    let column = u16::try_from(i32::from(aim.spot.x()) - west).unwrap_or_default();
    let row = u16::try_from(i32::from(aim.spot.y()) - north).unwrap_or_default();
    let role = if aim.focus == Focus::Board { Role::Focus } else { Role::Rule };
    brackets(canvas, slot(column, row), role);
}

/// A tile, what an empty cell asks for, or the chosen tile where the keys are.
fn paint_cell(canvas: &mut Canvas<'_>, slot: Rect, field: &Field, cell: Cell, aim: &Aim) {
    let opening = field.opening_at(cell);
    match (field.word_at(cell), opening, aim.word) {
        (Some(word), _, _) => {
            tile::draw(canvas, slot, word);
            if cell == Cell::HOME && slot.width > 2 {
                // Cells are counted from here.
                let middle = Rect { y: slot.y + (slot.height - 1) / 2, height: 1, ..slot };
                canvas.centre(middle, "⌂", Role::Tile);
            }
        }
        (None, Some(_), Some(word)) if aim.spot == cell => tile::draw(canvas, slot, word),
        (None, Some(opening), _) => tile::draw_demand(canvas, slot, opening.pattern()),
        (None, None, _) => {}
    }
    canvas.target(slot, Act::Spot(cell));
}

/// A pin in every point that four tiles have completed.
fn pins(canvas: &mut Canvas<'_>, field: &Field, slot: impl Fn(Cell) -> Option<Rect>) {
    for placement in field.placements_laid() {
        let point = placement.cell.point(Corner::SouthEast);
        if let (4, Some(symbol), Some(slot)) =
            (field.tiles_around(point), field.symbol_at(point), slot(placement.cell))
        {
            canvas.put(slot.right(), slot.bottom(), "•", Role::Token(symbol));
        }
    }
}

/// Brackets on both sides of a cell.
fn brackets(canvas: &mut Canvas<'_>, slot: Rect, role: Role) {
    for row in slot.rows() {
        canvas.put(slot.x.saturating_sub(1), row.y, "[", role);
        canvas.put(slot.right(), row.y, "]", role);
    }
}
