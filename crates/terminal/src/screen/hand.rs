//! Tiles to choose from, and what turns them.

use quartex::{Task, TileSet, View, Word};
use ratatui::layout::Rect;

use super::act::Act;
use super::aim::{Aim, Focus, Turning};
use super::canvas::{Canvas, split_top, width};
use super::palette::Role;
use super::scene::{Picture, Scene};
use super::tile;

/// How many rows the tiles take, the smallest first: without and with a heading, names and buttons.
pub(super) const HEIGHTS: [u16; 2] = [3, 5];

/// Paints the tiles with a heading into a place.
pub(super) fn paint(canvas: &mut Canvas<'_>, place: Rect, scene: &Scene, aim: &Aim) {
    let (heading, below) = split_top(place, 1);
    let has_focus = aim.focus == Focus::Tray;
    let (title, tiles) = offered(scene);
    canvas.heading(heading, &title, has_focus);
    canvas.target(heading, Act::Focus(Focus::Tray));
    for (index, tile) in (0..).zip(tiles.iter()) {
        let chosen = aim.word.filter(|word| word.tile() == tile);
        let slot = Rect { x: below.x + 1 + 7 * index, width: 5, height: 2, ..below };
        if slot.right() > below.right() {
            break;
        }
        tile::draw(canvas, slot, chosen.unwrap_or_else(|| tile.name()));
        let under = Rect { y: slot.bottom(), height: 1, ..slot };
        if below.height >= 3 {
            let role = if chosen.is_some() { Role::Pressed } else { Role::Faint };
            canvas.centre(under, &tile.to_string(), role);
        }
        if chosen.is_some() {
            let role = if has_focus { Role::Focus } else { Role::Text };
            for row in slot.rows() {
                canvas.put(slot.x.saturating_sub(1), row.y, "▐", role);
                canvas.put(slot.right(), row.y, "▌", role);
            }
        }
        let slot = Rect { height: below.height.min(3), ..slot };
        canvas.target(slot, Act::Tile(tile));
    }
    if below.height >= 4 && !tiles.is_empty() {
        turning(canvas, Rect { y: below.y + 3, height: 1, ..below }, scene, aim.word);
    }
}

/// The tiles to choose from, and whose they are. Who has none to choose from sees a hand that is shown
/// to all (X15).
fn offered(scene: &Scene) -> (String, TileSet) {
    let Picture::Field(view) = &scene.picture else { return (String::new(), TileSet::EMPTY) };
    let hand_of = |seat| scene.say("play-quartex-hand-of", &[("who", scene.name(seat).into())]);
    match (scene.task(), view.phase().showing()) {
        (Some(Task::Point { of }), _) => (hand_of(of), Aim::tiles(scene)),
        (Some(Task::Watch), Some(seat)) => (hand_of(seat), view.hand(seat).tiles),
        _ => (own_title(scene, view), Aim::tiles(scene)),
    }
}

/// Says who sees the person's own hand.
fn own_title(scene: &Scene, view: &View) -> String {
    let Some(me) = scene.me() else { return scene.word("play-hint-watch") };
    let is_open = view.phase().showing() == Some(me) || view.eliminated().contains(me);
    scene.word(match (view.hand(me).is_empty(), is_open) {
        (true, _) => "play-quartex-hand-empty",
        (false, true) => "play-quartex-hand-shown",
        (false, false) => "play-quartex-hand",
    })
}

/// Buttons that turn the chosen tile, with their keys.
fn turning(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene, word: Option<Word>) {
    let ways = [
        (Turning::Left, "<", "play-quartex-left"),
        (Turning::Right, ">", "play-quartex-right"),
        (Turning::Flip, "␣", "play-quartex-flip"),
    ];
    let role = if word.is_some() { Role::Button } else { Role::Faint };
    let mut x = row.x + 1;
    for (turning, key, name) in ways {
        let text = format!("[{key} {}]", scene.word(name));
        let wide = width(&text);
        if x + wide > row.right() {
            break;
        }
        let place = Rect { x, width: wide, ..row };
        canvas.write(place, &text, role);
        canvas.target(place, Act::Turn(turning));
        x += wide + 1;
    }
}
