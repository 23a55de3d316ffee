//! Positions of Quarto and Quarto Access.

use quarto::{Phase, Position, Seat, Sketch};
use serde_json::json;
use words::Voice;

use super::{Edition, texts};
use crate::commands::position::{masked, read_quarto};
use crate::exit::Failure;

impl From<Edition> for quarto::Edition {
    fn from(edition: Edition) -> Self {
        match edition {
            Edition::Quarto => Self::Quarto,
            Edition::Access => Self::Access,
        }
    }
}

/// The position, or the view of a masked game, in words or as JSON.
pub(super) fn answer(text: &str, voice: &Voice, json: bool) -> Result<String, Failure> {
    if let Some(sketch) = masked(text) {
        let lines = || voice.sketch_lines(&sketch);
        return Ok(if json { sketch_as_json(&sketch) } else { page(&sketch, &lines(), voice) });
    }
    let position = read_quarto(text, voice)?;
    if json {
        return Ok(as_json(position));
    }
    let sketch = Sketch::from(quarto::Setup::from(position));
    Ok(page(&sketch, &voice.position_lines(position), voice))
}

/// The board, and what there is to say.
fn page(sketch: &Sketch, lines: &[String], voice: &Voice) -> String {
    format!("{}\n{}\n", words::rules::board::draw(sketch, voice), lines.join("\n"))
}

fn seat_number(seat: Seat) -> usize {
    seat.index() + 1
}

fn sketch_as_json(sketch: &Sketch) -> String {
    json!({ "game": "quarto", "view": sketch.to_string() }).to_string()
}

fn as_json(position: Position) -> String {
    let due = match position.phase() {
        Phase::Giving { .. } => "give",
        Phase::Placing { .. } => "place",
        Phase::Deciding { .. } => "decide",
        Phase::Over { .. } => "over",
    };
    json!({
        "game": "quarto",
        "position": position.to_string(),
        "canonical": position.canonical().to_string(),
        "rules": position.rules().to_string(),
        "due": due,
        "seat": position.seat().map(seat_number),
        "outcome": position.outcome().map(|outcome| outcome.to_string()),
        "hand": position.hand().map(|piece| piece.to_string()),
        "left": texts(position.left()),
        "choices": texts(position.choices().iter()),
        "accepted": texts(position.accepted().iter()),
        "callable": texts(position.callable()),
    })
    .to_string()
}
