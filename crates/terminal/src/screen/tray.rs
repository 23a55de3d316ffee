//! The pieces beside the board, or the covered places there.

use quarto::{Piece, Pieces, Seen, Sketch, TrayPlace};
use ratatui::layout::Rect;

use super::act::Act;
use super::aim::{Aim, Focus, TRAY_ROW};
use super::board::covered;
use super::canvas::{Canvas, split_top};
use super::palette::Role;
use super::piece;
use super::scene::{Picture, Scene};

/// The narrowest tray: eight codes with gaps between them.
pub(super) const NARROWEST: u16 = 39;

/// The lowest tray: two rows of codes.
pub(super) const SMALLEST: u16 = 2;

/// How many rows the tray takes with its heading, the smallest first: codes alone; small pieces; larger
/// ones, if there are so many columns. Pieces with a row between them look better.
pub(super) fn heights(columns: u16) -> Vec<u16> {
    if columns >= 9 * 8 { vec![3, 7, 8, 11, 12] } else { vec![3, 7, 8] }
}

/// The pieces that are neither on the board nor in hand.
pub(super) fn left(sketch: &Sketch) -> Pieces {
    let piece = |seen: &Seen| match seen {
        Seen::Piece(piece) => Some(*piece),
        Seen::Empty | Seen::Unknown => None,
    };
    let taken: Pieces = sketch.cells.iter().chain([&sketch.hand]).filter_map(piece).collect();
    !taken
}

/// Paints the tray with its heading into a place.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, scene: &Scene, aim: &Aim) {
    let left = match &scene.picture {
        Picture::Board(sketch) => left(sketch),
        Picture::Covered | Picture::Nothing | Picture::Field(_) => Pieces::EMPTY,
    };
    // Codes alone are better without a heading than with none of the log.
    let (heading, shelf) = split_top(place, u16::from(place.height > SMALLEST));
    let has_focus = aim.focus == Focus::Tray;
    let name = match &scene.picture {
        Picture::Covered => scene.word("play-places"),
        _ => scene.say("play-left", &[("count", left.len().into())]),
    };
    if !heading.is_empty() {
        canvas.heading(heading, &name, has_focus);
        canvas.target(heading, Act::Focus(Focus::Tray));
    }
    let pitch = (shelf.width + 1) / 8;
    let (high, gap) = (shelf.height / 2, shelf.height % 2);
    for (index, piece) in Piece::ALL.into_iter().enumerate() {
        let (row, column) = (index / TRAY_ROW, index % TRAY_ROW);
        let slot = Rect {
            x: shelf.x + pitch * u16::try_from(column).unwrap_or_default(),
            y: shelf.y + (high + gap) * u16::try_from(row).unwrap_or_default(),
            width: pitch.saturating_sub(1),
            height: high,
        };
        let is_chosen = has_focus && aim.piece == piece;
        match (&scene.picture, TrayPlace::from_index(index)) {
            (Picture::Covered, Some(covered)) => under_mask(canvas, slot, covered, is_chosen),
            _ if left.contains(piece) => open(canvas, slot, piece, scene, is_chosen),
            _ => gone(canvas, slot, is_chosen),
        }
    }
}

fn open(canvas: &mut Canvas<'_>, slot: Rect, piece: Piece, scene: &Scene, is_chosen: bool) {
    let above = slot.height.saturating_sub(1);
    if above > 0 {
        // Of two rows a piece is five columns wide, of four seven.
        let width = if above >= 4 { 7 } else { 5 }.min(slot.width);
        let x = slot.x + (slot.width - width) / 2;
        let figure = Rect { x, width, height: above, ..slot };
        piece::draw(canvas, figure, piece, scene.voice.edition, Role::Text);
    }
    let below = Rect { y: slot.bottom().saturating_sub(1), height: 1, ..slot };
    let role = if is_chosen { Role::Pressed } else { Role::Text };
    canvas.centre(below, &scene.voice.piece_code(piece), role);
    canvas.target(slot, Act::Piece(piece));
}

/// Every piece has its place, which stays empty once it is gone.
fn gone(canvas: &mut Canvas<'_>, slot: Rect, is_chosen: bool) {
    let below = Rect { y: slot.bottom().saturating_sub(1), height: 1, ..slot };
    canvas.centre(below, "·", if is_chosen { Role::Pressed } else { Role::Faint });
}

fn under_mask(canvas: &mut Canvas<'_>, slot: Rect, place: TrayPlace, is_chosen: bool) {
    let above = Rect { height: slot.height.saturating_sub(1), ..slot };
    if above.height > 0 {
        covered(canvas, above);
    }
    let below = Rect { y: slot.bottom().saturating_sub(1), height: 1, ..slot };
    let role = if is_chosen { Role::Pressed } else { Role::Text };
    canvas.centre(below, &place.to_string(), role);
    canvas.target(slot, Act::Place(place));
}
