//! Pieces of Quarto, drawn so that all four characteristics can be seen without colour.
//!
//! ```text
//!               ╭───╮   ┌─────┐
//!    ╭───╮     (░░░░░)  │▓( )▓│     round pieces bulge, square ones have corners;
//!   (░( )░)    (░░░░░)  │▓▓▓▓▓│     tall ones have more rows; hollow ones a hole on top;
//!    ╰───╯      ╰───╯   └─────┘     dark ones are denser, grooved ones have grooves
//! ```

use quarto::{CharacteristicValue, Edition, Piece};
use ratatui::layout::Rect;

use super::canvas::Canvas;
use super::palette::Role;

/// Draws a piece at the bottom of a place, in its middle. Places of one or two rows have room for sides
/// alone, without a top.
pub(super) fn draw(
    canvas: &mut Canvas<'_>,
    place: Rect,
    piece: Piece,
    edition: Edition,
    hole: Role,
) {
    let is_tall = piece.has(CharacteristicValue::TALL);
    let rows = match (is_tall, place.height) {
        (true, rows) | (false, rows @ (0 | 1)) => rows,
        (false, 2) => 1,
        (false, rows) => (rows / 2 + 1).max(3),
    };
    let body = Rect { y: place.bottom() - rows, height: rows, ..place };
    let is_dark = piece.has(CharacteristicValue::DARK);
    let (role, grained) =
        if is_dark { (Role::Dark, Role::DarkGrain) } else { (Role::Light, Role::LightGrain) };
    let is_square = piece.has(CharacteristicValue::SQUARE);
    let has_edges = rows >= 3;
    for (at, row) in (0..).zip(body.rows()) {
        if has_edges && (at == 0 || at + 1 == rows) {
            edge(canvas, row, is_square, at == 0, role);
        } else {
            let sides = match (is_square, has_edges) {
                (true, true) => ("│", "│"),
                (true, false) => ("[", "]"),
                (false, _) => ("(", ")"),
            };
            let last = row.right().saturating_sub(1);
            canvas.write(row, &grain(piece, edition).repeat(row.width.into()), grained);
            canvas.put(row.x, row.y, sides.0, role);
            canvas.put(last, row.y, sides.1, role);
        }
    }
    if piece.has(CharacteristicValue::HOLLOW) {
        let text = if body.width >= 7 { "( )" } else { "○" };
        let wide = super::canvas::width(text);
        let inner = Rect {
            x: body.x + (body.width.saturating_sub(wide)) / 2,
            y: body.y + u16::from(has_edges),
            width: wide,
            height: 1,
        };
        canvas.write(inner, text, hole);
    }
}

/// What a piece is made of.
const fn grain(piece: Piece, edition: Edition) -> &'static str {
    match (piece.has(CharacteristicValue::DARK), edition) {
        (false, Edition::Quarto | Edition::Access) => "░",
        (true, Edition::Quarto) => "▓",
        (true, Edition::Access) => "║",
    }
}

/// The upper or lower edge.
fn edge(canvas: &mut Canvas<'_>, row: Rect, is_square: bool, is_top: bool, role: Role) {
    let inset = u16::from(!is_square);
    let row = Rect { x: row.x + inset, width: row.width.saturating_sub(2 * inset), ..row };
    let (left, right) = match (is_square, is_top) {
        (true, true) => ('┌', '┐'),
        (true, false) => ('└', '┘'),
        (false, true) => ('╭', '╮'),
        (false, false) => ('╰', '╯'),
    };
    let middle = "─".repeat(row.width.saturating_sub(2).into());
    canvas.write(row, &format!("{left}{middle}{right}"), role);
}
