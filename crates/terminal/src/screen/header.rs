//! The first row: which game, and what is due.

use quartex::Task;
use quarto::{Call, Seen};
use ratatui::layout::Rect;
use table::Seat;

use super::aim::{Aim, Mode};
use super::canvas::{Canvas, width};
use super::palette::Role;
use super::scene::{Picture, Scene};

/// Paints the first row.
pub(super) fn paint(canvas: &mut Canvas<'_>, row: Rect, scene: &Scene, aim: &Aim) {
    let name = game(scene);
    canvas.write(row, &name, Role::Title);
    let used = (width(&name) + 2).min(row.width);
    let rest = Rect { x: row.x + used, width: row.width - used, ..row };
    let role = if scene.is_due() { Role::Call } else { Role::Text };
    let text = calling(scene, aim).unwrap_or_else(|| status(scene, aim));
    canvas.write(rest, &text, role);
    // What the game is called here, to find it again; if there is room.
    let id = &scene.standing.game;
    if width(&text) + 2 + width(id) <= rest.width {
        canvas.right(rest, id, Role::Faint);
    }
}

/// While a call is begun: which line the person points to.
fn calling(scene: &Scene, aim: &Aim) -> Option<String> {
    let call = *scene.calls().get(aim.call?)?;
    let quarto = scene.word("play-call");
    Some(match call {
        Call::Line(line) => {
            format!("{quarto} {}: {}", scene.word("play-call-point"), scene.voice.line(line))
        }
        Call::Bare => format!("{quarto} {}", scene.word("play-call-bare")),
    })
}

/// The name of the game as people know it.
fn game(scene: &Scene) -> String {
    match scene.standing.state.game.as_str() {
        "quarto" => scene.word("play-name-quarto"),
        "access" => scene.word("play-name-access"),
        "quartex" => scene.word("play-name-quartex"),
        other => other.to_owned(),
    }
}

/// What is due, in few words.
fn status(scene: &Scene, aim: &Aim) -> String {
    let state = &scene.standing.state;
    if let Some(result) = &state.result {
        let over = scene.say("play-title-over", &[("game", game(scene).into())]);
        return format!("{over} ({result}). {}", scene.word("play-hint-over"));
    }
    if state.paused {
        return scene.word("play-hint-paused");
    }
    if state.adjourned {
        return scene.word("play-hint-adjourned");
    }
    if state.due.is_empty() {
        let is_open = state.seats.iter().any(|seat| seat.name.is_none());
        return scene.word(if is_open { "play-waiting" } else { "play-starting" });
    }
    if scene.is_due() {
        let turn = scene.word("play-turn");
        return advice(scene, aim)
            .map_or_else(|| turn.clone(), |advice| format!("{turn}. {advice}"));
    }
    let names: Vec<String> =
        state.due.iter().filter_map(|seat| Seat::new(*seat)).map(|seat| scene.name(seat)).collect();
    format!("{}: {}", names.join(", "), scene.word("play-due"))
}

/// What to do about it. It depends on the phase of the game alone.
fn advice(scene: &Scene, aim: &Aim) -> Option<String> {
    let to_other = |key: &str| Some(scene.say(key, &[("who", scene.other().into())]));
    match (&scene.picture, scene.task()) {
        (Picture::Board(sketch), _) if sketch.hand != Seen::Empty => to_other("play-hint-place"),
        (Picture::Board(_), _) if scene.may_decline() => Some(scene.word("play-hint-decline")),
        (Picture::Board(_), _) => to_other("play-hint-give"),
        (Picture::Field(_), Some(Task::Lay | Task::Obey { .. } | Task::Point { .. })) => {
            Some(scene.word("play-quartex-choose"))
        }
        // Which of the two is due only memory tells; what a press means can be said.
        (Picture::Covered, _) => Some(match aim.mode {
            Mode::Touch => {
                format!("{}: {}", scene.word("play-mode"), scene.word("play-mode-touch"))
            }
            Mode::Play => format!("{}: {}", scene.word("play-mode"), scene.word("play-mode-play")),
        }),
        (Picture::Nothing | Picture::Field(_), _) => None,
    }
}
