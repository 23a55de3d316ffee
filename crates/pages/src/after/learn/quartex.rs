//! The lesson of Quartex: a field, the tiles in hand, and where each of them could lie.

use maud::{Markup, html};
use pictures::Scene;
use quartex::{Action, Tile};
use words::lesson::{Attempt, LessonStep};

use super::Classroom;
use crate::after::scene;

pub(super) fn ground(room: &Classroom<'_>, step: &LessonStep, tries: u32, done: bool) -> Markup {
    let (Some(field), Some(tiles)) = (step.field(), step.tiles()) else { return html! {} };
    let choices: Vec<Action> = step
        .choices()
        .into_iter()
        .filter_map(|attempt| match attempt {
            Attempt::Quartex(action) => Some(action),
            Attempt::Quarto(_) | Attempt::Access(_) | Attempt::Touch(_) => None,
        })
        .collect();
    let others = choices.iter().filter(|action| matches!(action, Action::Cannot | Action::None));
    html! {
        div.drawing.wide { (scene::field_alone(&room.voice, field, None, "field")) }
        h3 { (room.word("after-tiles")) }
        ul.tiles {
            @for tile in tiles.iter() {
                li {
                    (scene::ornament(&Scene::Tile(tile.name()), &format!("tile{tile}")))
                    div {
                        p { strong { (tile) } " " (room.voice.tile_name(tile)) }
                        @if !done { (placements(room, &choices, tile, tries)) }
                    }
                }
            }
        }
        @if !done {
            p.acts {
                @for action in others {
                    a.btn href=(room.learned.trying(&action.to_string(), tries)) {
                        (room.word(match action {
                            Action::Cannot => "after-cannot",
                            _ => "after-none",
                        }))
                    }
                }
            }
        }
    }
}

/// Everything that can be tried with one tile, as one choice.
fn placements(room: &Classroom<'_>, choices: &[Action], tile: Tile, tries: u32) -> Markup {
    let options: Vec<(String, String)> = choices
        .iter()
        .filter_map(|action| {
            let spot = |cell| room.voice.spot(cell);
            match action {
                Action::Lay(placement) if placement.tile() == tile => {
                    let corners = room.voice.corners(placement.word);
                    Some((action.to_string(), format!("{}: {corners}", spot(placement.cell))))
                }
                Action::Try { tile: tried, cell } if *tried == tile => {
                    Some((action.to_string(), spot(*cell)))
                }
                Action::Lay(_) | Action::Try { .. } | Action::Cannot | Action::None => None,
            }
        })
        .collect();
    let id = format!("place-{tile}");
    html! {
        @if !options.is_empty() {
            form.choose method="get" action=(room.learned.path()) {
                (room.hidden(tries))
                label for=(id) { (room.say("after-lay-where", &[("tile", tile.to_string().into())])) }
                select id=(id) name="try" {
                    @for (value, text) in options { option value=(value) { (text) } }
                }
                button.btn type="submit" { (room.word("after-try")) }
            }
        }
    }
}
