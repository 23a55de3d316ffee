//! Quarto's board: its pieces, or its covered cells.
//!
//! Nothing is painted that players must see for themselves: no alignment, called or not.

use quarto::{Call, Cell, Piece, Seen, Sketch};
use ratatui::layout::Rect;

use super::act::Act;
use super::aim::{Aim, Focus};
use super::canvas::Canvas;
use super::grid::{Grid, Scale};
use super::palette::Role;
use super::piece;
use super::scene::{Picture, Scene};

/// Paints the board into a place.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, scene: &Scene, aim: &Aim) {
    let grid = Grid::new(place);
    grid.paint(canvas);
    for cell in Cell::ALL {
        let inner = grid.cell(cell);
        match &scene.picture {
            Picture::Board(sketch) => open(canvas, grid, cell, sketch, scene),
            Picture::Covered => covered(canvas, inner),
            Picture::Nothing | Picture::Field(_) => canvas.fill(inner, Role::Cell),
        }
        canvas.target(inner, Act::Cell(cell));
    }
    match aim.call.and_then(|index| scene.calls().get(index).copied()) {
        // The line that the person points to, whatever stands there.
        Some(Call::Line(line)) => {
            for cell in line.cells() {
                grid.frame(canvas, cell, Role::Focus);
            }
        }
        Some(Call::Bare) => {}
        None => {
            let role = if aim.focus == Focus::Board { Role::Focus } else { Role::Rule };
            grid.frame(canvas, aim.cell, role);
        }
    }
}

/// A cell that everybody sees.
fn open(canvas: &mut Canvas<'_>, grid: Grid, cell: Cell, sketch: &Sketch, scene: &Scene) {
    let inner = grid.cell(cell);
    let is_last = sketch.last.is_some_and(|last| last.cell == Some(cell));
    canvas.fill(inner, Role::Cell);
    match sketch.cells.get(cell.index()) {
        Some(Seen::Piece(stands)) => {
            if matches!(grid.scale, Scale::Flat | Scale::Tiny) {
                tiny(canvas, inner, *stands, scene, is_last);
            } else {
                standing(canvas, inner, *stands, scene, is_last);
            }
        }
        Some(Seen::Unknown) => covered(canvas, inner),
        Some(Seen::Empty) | None => {
            let middle = Rect { y: inner.y + inner.height / 2, height: 1, ..inner };
            canvas.centre(middle, "·", Role::Cell);
        }
    }
}

/// A piece, and its code below it; a star on either side if it was placed last.
fn standing(canvas: &mut Canvas<'_>, inner: Rect, stands: Piece, scene: &Scene, is_last: bool) {
    let above = Rect {
        x: inner.x + 1,
        width: inner.width.saturating_sub(2),
        height: inner.height.saturating_sub(1),
        ..inner
    };
    piece::draw(canvas, above, stands, scene.voice.edition, Role::Cell);
    let below = Rect { y: inner.bottom().saturating_sub(1), height: 1, ..inner };
    let code = scene.voice.piece_code(stands);
    let (text, role) = if is_last { (format!("*{code}*"), Role::Last) } else { (code, Role::Cell) };
    canvas.centre(below, &text, role);
}

/// A piece with its code inside: tall ones have a second row on top. A star marks the last one.
fn tiny(canvas: &mut Canvas<'_>, inner: Rect, stands: Piece, scene: &Scene, is_last: bool) {
    piece::draw(canvas, inner, stands, scene.voice.edition, Role::Cell);
    let is_dark = stands.has(quarto::CharacteristicValue::DARK);
    let role = if is_dark { Role::Dark } else { Role::Light };
    let code = Rect { x: inner.x + 1, y: inner.bottom().saturating_sub(1), width: 4, height: 1 };
    canvas.write(code, &scene.voice.piece_code(stands), role);
    if is_last {
        canvas.put(inner.right(), inner.y, "*", Role::Last);
    }
}

/// What is under a mask.
pub(super) fn covered(canvas: &mut Canvas<'_>, inner: Rect) {
    canvas.fill(inner, Role::Cover);
    let middle = Rect { y: inner.y + inner.height / 2, height: 1, ..inner };
    canvas.centre(middle, "?", Role::Cover);
}
