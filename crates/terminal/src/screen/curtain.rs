//! The page between two people at one keyboard. It shows nothing of the game.

use ratatui::layout::Rect;
use table::Seat;

use super::act::Act;
use super::canvas::{Canvas, width};
use super::lines::Lines;
use super::palette::Role;
use super::scene::Scene;
use super::wrap::wrap;

/// Paints who is to take the keyboard, and the button that says so.
pub(super) fn paint(
    canvas: &mut Canvas<'_>,
    place: Rect,
    scene: &Scene,
    next: Seat,
    lines: &Lines,
) {
    let who = || ("who", scene.name(next).into());
    let columns = place.width.saturating_sub(4).min(60);
    let button = format!("[ {} ]", scene.say("play-it-is-me", &[who()]));
    let mut rows: Vec<(String, Role)> = Vec::new();
    let mut add = |text: &str, role: Role| {
        rows.extend(wrap(text, columns).into_iter().map(|line| (line, role)));
        rows.push((String::new(), Role::Text));
    };
    add(&scene.say("play-pass", &[who()]), Role::Focus);
    add(&scene.word("play-curtain"), Role::Text);
    add(&scene.word("play-hint-pass"), Role::Faint);
    let height = u16::try_from(rows.len()).unwrap_or(u16::MAX).saturating_add(1);
    let top = place.y + place.height.saturating_sub(height) / 2;
    let at = |row: u16| Rect {
        y: (top + row).min(place.bottom().saturating_sub(1)),
        height: 1,
        ..place
    };
    for (row, (text, role)) in (0..).zip(&rows) {
        canvas.centre(at(row), text, *role);
    }
    let row = at(height - 1);
    let wide = width(&button).min(row.width);
    let area = Rect { x: row.x + (row.width - wide) / 2, width: wide, ..row };
    canvas.write(area, &button, Role::Pressed);
    canvas.target(area, Act::Say(lines.me.clone()));
}
