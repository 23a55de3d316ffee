//! The lesson of Quarto: a board, the pieces beside it, and calls.

use maud::{Markup, html};
use quarto::{Action, Position, Setup, Sketch};
use words::lesson::{Attempt, LessonStep};

use super::Classroom;
use crate::after::grid::{Choice, Grid, Worth, edition_name};
use crate::after::replay::in_words;
use crate::after::scene;

pub(super) fn ground(room: &Classroom<'_>, step: &LessonStep, tries: u32, done: bool) -> Markup {
    let Ok(position) = step.position().parse::<Position>() else { return html! {} };
    let sketch = Sketch::from(Setup::from(position));
    let voice = &room.voice;
    let edition = voice.edition;
    let grid =
        Grid { voice, edition, cells: &sketch.cells, last: sketch.last.and_then(|last| last.cell) };
    let choices = if done { Vec::new() } else { step.choices() };
    let choice = |action| {
        choices.contains(&Attempt::Quarto(action)).then(|| Choice {
            href: room.learned.trying(&action.to_string(), tries),
            worth: Worth::Untold,
        })
    };
    let calls: Vec<Action> = choices
        .iter()
        .filter_map(|attempt| match attempt {
            Attempt::Quarto(action @ (Action::Call(_) | Action::Decline)) => Some(*action),
            _ => None,
        })
        .collect();
    html! {
        (scene::pieces(edition))
        @if let Some(piece) = position.hand() {
            p.hand data-edition=(edition_name(edition)) {
                (scene::piece(piece, edition))
                span {
                    (room.word("after-in-hand")) " "
                    strong { (voice.piece_words(piece)) " (" (voice.piece_code(piece)) ")" }
                }
            }
        }
        (grid.board(|cell| choice(Action::Place(cell))))
        @if !calls.is_empty() {
            h3 { (room.word("after-call")) }
            p.acts {
                @for call in calls {
                    a.btn href=(room.learned.trying(&call.to_string(), tries)) { (in_words(voice, call)) }
                }
            }
        }
        @if position.hand().is_none() {
            h3 { (room.say("after-give-one", &[("count", position.left().len().into())])) }
            (grid.tray(position.left(), |piece| choice(Action::Give(piece))))
        }
    }
}
