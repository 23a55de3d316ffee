//! The lesson of Quarto Access with masks: nothing is shown, everything can be touched (Q19).

use maud::{Markup, html};
use quarto::{Action, Cell, MaskedAction, Seen, Sketch, Touch, TrayPlace};
use words::lesson::{Attempt, LessonStep};

use super::Classroom;
use crate::after::grid::{Choice, Grid, Worth};
use crate::after::replay::in_words;

pub(super) fn ground(room: &Classroom<'_>, step: &LessonStep, tries: u32, done: bool) -> Markup {
    let choices = if done { Vec::new() } else { step.choices() };
    let link = |attempt: Attempt| {
        choices.contains(&attempt).then(|| Choice {
            href: room.learned.trying(&attempt.to_string(), tries),
            worth: Worth::Untold,
        })
    };
    let place_on = |cell: Cell| link(Attempt::Access(MaskedAction::Place(cell)));
    let give_from = |place: TrayPlace| link(Attempt::Access(MaskedAction::Give(place)));
    let calls: Vec<MaskedAction> = choices
        .iter()
        .filter_map(|attempt| match attempt {
            Attempt::Access(action @ (MaskedAction::Call(_) | MaskedAction::Decline)) => {
                Some(*action)
            }
            _ => None,
        })
        .collect();
    let can_place = Cell::ALL.into_iter().any(|cell| place_on(cell).is_some());
    let can_give = places().any(|place| give_from(place).is_some());
    // The same for every position: what is where is for the fingers to find.
    let grid = Grid {
        voice: &room.voice,
        edition: room.voice.edition,
        cells: &[Seen::Unknown; 16],
        last: None,
    };
    html! {
        (hand(room, step))
        @if !done {
            h3 { (room.word("after-touch-board")) }
            (grid.board(|cell| link(Attempt::Touch(Touch::Cell(cell)))))
            h3 { (room.word("after-touch-beside")) }
            (tray(room, |place| link(Attempt::Touch(Touch::Tray(place)))))
            @if can_give {
                h3 { (room.word("after-give-from")) }
                (tray(room, give_from))
            }
            @if can_place {
                h3 { (room.word("after-place-on")) }
                (grid.board(place_on))
            }
            @if !calls.is_empty() {
                h3 { (room.word("after-call")) }
                p.acts {
                    @for call in calls {
                        a.btn href=(room.learned.trying(&call.to_string(), tries)) {
                            (in_words(&room.voice, open(call)))
                        }
                    }
                }
            }
        }
    }
}

/// The piece that the learner was given, which everybody is told.
fn hand(room: &Classroom<'_>, step: &LessonStep) -> Markup {
    let sketch = step.position().parse::<Sketch>().ok();
    let hand = sketch.map_or(Seen::Empty, |sketch| sketch.hand);
    html! {
        @if let Seen::Piece(piece) = hand {
            p { (room.word("after-in-hand")) " " strong { (room.voice.piece_words(piece)) } }
        }
    }
}

/// The sixteen places beside the board.
fn places() -> impl Iterator<Item = TrayPlace> {
    (0..16).filter_map(TrayPlace::from_index)
}

fn tray(room: &Classroom<'_>, choice: impl Fn(TrayPlace) -> Option<Choice>) -> Markup {
    html! {
        ul.places {
            @for place in places() {
                @if let Some(choice) = choice(place) {
                    li {
                        a.btn href=(choice.href) {
                            (room.say("after-touch-place", &[("number", place.number().into())]))
                        }
                    }
                }
            }
        }
    }
}

/// The same move with open eyes, to be put into words. A gift is named by its place, never so.
const fn open(action: MaskedAction) -> Action {
    match action {
        MaskedAction::Place(cell) => Action::Place(cell),
        MaskedAction::Call(call) => Action::Call(call),
        MaskedAction::Decline | MaskedAction::Give(_) => Action::Decline,
    }
}
