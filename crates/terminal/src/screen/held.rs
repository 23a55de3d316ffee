//! The piece in hand.

use quarto::Seen;
use ratatui::layout::Rect;

use super::canvas::{Canvas, split_top};
use super::palette::Role;
use super::piece;
use super::scene::{Picture, Scene};

/// How many rows the piece in hand takes, the smallest first: in words; drawn.
pub(super) const HEIGHTS: [u16; 2] = [1, 3];

/// Paints the piece in hand into a place.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, scene: &Scene) {
    let Picture::Board(sketch) = &scene.picture else { return };
    let heading = match sketch.hand {
        Seen::Empty => scene.word("play-hand-empty"),
        Seen::Piece(_) | Seen::Unknown => holder(scene),
    };
    let Seen::Piece(held) = sketch.hand else {
        if place.height < HEIGHTS[1] {
            return canvas.write(place, &heading, Role::Faint);
        }
        return canvas.heading(Rect { height: 1, ..place }, &heading, false);
    };
    let (words, code) = (scene.voice.piece_words(held), scene.voice.piece_code(held));
    if place.height < HEIGHTS[1] {
        return canvas.write(place, &format!("{heading}: {code}, {words}"), Role::Call);
    }
    let (top, below) = split_top(place, 1);
    canvas.heading(top, &heading, false);
    let high = below.height.min(4);
    let width = if high >= 4 { 7 } else { 5 };
    let figure = Rect { x: below.x + 1, width, height: high, ..below };
    piece::draw(canvas, figure, held, scene.voice.edition, Role::Text);
    let beside = Rect {
        x: figure.right() + 1,
        width: below.width.saturating_sub(width + 2),
        y: below.y + high.saturating_sub(2),
        height: 1,
    };
    canvas.write(beside, &code, Role::Title);
    canvas.write(Rect { y: beside.y + 1, ..beside }, &words, Role::Text);
}

/// "In your hand", "Ben holds"; of a finished game, "Still in hand".
fn holder(scene: &Scene) -> String {
    let state = &scene.standing.state;
    let seat = state.due.first().and_then(|seat| table::Seat::new(*seat));
    match seat.filter(|_| state.result.is_none()) {
        Some(seat) => {
            let person = if scene.me() == Some(seat) { "you" } else { "other" };
            let who = scene.name(seat);
            scene.say("play-hand", &[("person", person.into()), ("who", who.into())])
        }
        None => scene.word("play-hand-last"),
    }
}
