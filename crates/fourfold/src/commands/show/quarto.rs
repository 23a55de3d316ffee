//! Positions of Quarto and Quarto Access.

use quarto::{Illegal, NoPosition, Phase, Position, Seat, Sketch, TextError};
use serde_json::json;
use words::Voice;

use super::{Edition, cannot_be, no_position, texts};
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
    let position = read_position(text, voice)?;
    if json {
        return Ok(as_json(position));
    }
    let sketch = Sketch::from(quarto::Setup::from(position));
    Ok(page(&sketch, &voice.position_lines(position), voice))
}

/// A text with `?` in it: the view of a masked game, of which only the form is checked.
fn masked(text: &str) -> Option<Sketch> {
    text.parse::<Sketch>().ok().filter(|sketch| sketch.first_unknown().is_some())
}

/// Reads a position, or the view of a masked game.
pub(crate) fn read_sketch(text: &str, voice: &Voice) -> Result<Sketch, Failure> {
    match masked(text) {
        Some(sketch) => Ok(sketch),
        None => Ok(Sketch::from(quarto::Setup::from(read_position(text, voice)?))),
    }
}

/// Reads a position, or says everything that is wrong with it and where.
pub(crate) fn read_position(text: &str, voice: &Voice) -> Result<Position, Failure> {
    text.parse().map_err(|error| match error {
        NoPosition::Text(TextError { at, expected }) => {
            no_position(text, at, &voice.expected(expected), voice)
        }
        NoPosition::Illegal(Illegal(setup)) => {
            let sketch = Sketch::from(setup);
            let told = setup
                .faults()
                .map(|fault| (sketch.offset(fault.field()), voice.position_fault(fault)));
            cannot_be(text, told, voice)
        }
    })
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

#[cfg(test)]
mod tests {
    use table::Viewer;
    use words::Language;

    use super::*;

    #[test]
    fn every_fault_is_told_with_its_place() {
        let text = "..../..../.7../.... 7 2 1234p c3";
        for language in Language::ALL {
            let voice = Voice::new(language, Viewer::Spectator);
            let Err(Failure::BadInput(report)) = read_position(text, &voice) else {
                panic!("it was read")
            };
            assert_eq!(report.matches('^').count(), 3, "{report}");
        }
    }
}
