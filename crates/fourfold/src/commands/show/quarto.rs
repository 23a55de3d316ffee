//! Positions of Quarto and Quarto Access.

use std::fmt::Write as _;

use quarto::{
    Action, Actions, Calling, Characteristic, Edition, Illegal, NoPosition, Outcome, Phase, Piece,
    Position, Rules, Seat, Seen, Sketch, Standing, TextError, Window, WrongCall,
};
use serde_json::json;

use super::{Words, cannot_be, listed, listed_with, no_position, texts};
use crate::exit::Failure;

impl From<Words> for Edition {
    fn from(words: Words) -> Self {
        match words {
            Words::Quarto => Self::Quarto,
            Words::Access => Self::Access,
        }
    }
}

/// The position, or the view of a masked game, in words or as JSON.
pub(super) fn answer(text: &str, words: Option<Words>, json: bool) -> Result<String, Failure> {
    let edition = words.unwrap_or(Words::Quarto).into();
    if let Some(sketch) = masked(text) {
        return Ok(if json { sketch_as_json(&sketch) } else { draw(&sketch, edition) });
    }
    let position = read_position(text)?;
    Ok(if json { as_json(position) } else { as_text(position, edition) })
}

/// A text with `?` in it: the view of a masked game, of which only the form is checked.
fn masked(text: &str) -> Option<Sketch> {
    text.parse::<Sketch>().ok().filter(|sketch| sketch.first_unknown().is_some())
}

/// Reads a position, or the view of a masked game.
pub(crate) fn read_sketch(text: &str) -> Result<Sketch, Failure> {
    match masked(text) {
        Some(sketch) => Ok(sketch),
        None => Ok(Sketch::from(quarto::Setup::from(read_position(text)?))),
    }
}

/// Reads a position, or says everything that is wrong with it and where.
pub(crate) fn read_position(text: &str) -> Result<Position, Failure> {
    text.parse().map_err(|error| match error {
        NoPosition::Text(TextError { at, expected }) => {
            no_position("position", text, at, &format!("expected {expected}"))
        }
        NoPosition::Illegal(Illegal(setup)) => {
            let sketch = Sketch::from(setup);
            cannot_be(text, setup.faults().map(|fault| (sketch.offset(fault.field()), fault)))
        }
    })
}

fn as_text(position: Position, edition: Edition) -> String {
    let setup = quarto::Setup::from(position);
    let mut text = draw(&Sketch::from(setup), edition);
    let mut say = |line: String| {
        text.push_str(&line);
        text.push('\n');
    };
    say(due(position, edition));
    if position.outcome().is_none() {
        say(format!("Moves: {}", moves(position.choices())));
        if !position.rules().is_auto() {
            say(format!("Right calls: {}", listed(calls(position.accepted()))));
        }
    }
    let lapsed = position.board().alignments(position.rules()) - position.callable();
    if !position.rules().is_auto() && position.outcome().is_none() && !lapsed.is_empty() {
        say(format!("Lapsed alignments: {}", listed(lapsed)));
    }
    let left = position.left().iter().map(|piece| name(piece, edition));
    say(format!("Beside the board: {}", listed(left)));
    say(format!("The same up to symmetry: {}", position.canonical()));
    text
}

/// The board and the rules, with `?` for what is not known.
fn draw(sketch: &Sketch, edition: Edition) -> String {
    let mut text = words::rules::board::draw(sketch, edition);
    text.push('\n');
    let _ = writeln!(text, "Rules: {} ({})", sketch.rules, describe(sketch.rules, edition));
    if sketch.first_unknown().is_some() {
        let hand = match sketch.hand {
            Seen::Unknown => "a piece that is not known".to_owned(),
            Seen::Empty => "none".to_owned(),
            Seen::Piece(piece) => name(piece, edition),
        };
        let _ = writeln!(text, "Piece in hand: {hand}");
        let _ = match sketch.standing {
            Standing::ToAct(seat) => writeln!(text, "Seat {seat} is to act."),
            Standing::Over(outcome) => writeln!(text, "{}", ended(outcome)),
        };
    }
    text
}

/// A piece with its code and its digit.
fn name(piece: Piece, edition: Edition) -> String {
    format!("{}={piece}", piece.code(edition))
}

fn describe(rules: Rules, edition: Edition) -> String {
    let counting = rules.counting.characteristics();
    let what = if counting.len() == 4 {
        "all characteristics count".to_owned()
    } else {
        let verb = if counting.len() == 1 { "counts" } else { "count" };
        let names = counting.iter().map(|characteristic| match (characteristic, edition) {
            (Characteristic::Colour, Edition::Quarto) => "colour",
            (Characteristic::Colour, Edition::Access) => "surface",
            (Characteristic::Shape, _) => "shape",
            (Characteristic::Height, _) => "height",
            (Characteristic::Body, _) => "solid or hollow",
        });
        format!("only {} {verb}", listed_with(names, ", "))
    };
    let lines = if rules.squares { "lines and squares" } else { "lines" };
    let (how, price) = match rules.calling {
        Calling::Point(price) => ("the caller points out the alignment", Some(price)),
        Calling::Call(price) => ("the call is enough", Some(price)),
        Calling::Auto => ("the game itself calls", None),
    };
    let cost = match price {
        None => "",
        Some(WrongCall::Once) => "; a wrong call ends the caller's window",
        Some(WrongCall::Loses) => "; a wrong call loses",
        Some(WrongCall::Free) => "; wrong calls are free",
    };
    format!("{what}; {lines}; {how}{cost}")
}

fn due(position: Position, edition: Edition) -> String {
    let Some(seat) = position.seat() else {
        return position.outcome().map_or_else(String::new, ended);
    };
    let act = match position.phase() {
        Phase::Giving { .. } => format!("Seat {seat} is to give a piece to seat {}", seat.other()),
        Phase::Placing { piece, .. } => format!("Seat {seat} is to place {}", name(piece, edition)),
        Phase::Deciding { .. } => format!("All pieces are placed; seat {seat} is to decline"),
        Phase::Over { .. } => String::new(),
    };
    match position.phase().window() {
        Window::Closed => format!("{act}."),
        Window::Open(last) => format!("{act}, or to call the placement on {last}."),
        Window::Lost(last) => format!("{act}, and may no longer call the placement on {last}."),
    }
}

fn ended(outcome: Outcome) -> String {
    match outcome {
        Outcome::Won(seat) => format!("The game is over: seat {seat} has won ({outcome})."),
        Outcome::Drawn => format!("The game is over: drawn ({outcome})."),
    }
}

fn moves(actions: Actions) -> String {
    listed(actions.iter())
}

fn calls(actions: Actions) -> impl Iterator<Item = Action> {
    actions.iter().filter(|action| matches!(action, Action::Call(_)))
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
    use quarto::Fault;

    use super::*;

    #[test]
    fn every_fault_is_told_with_its_place() {
        let text = "..../..../.7../.... 7 2 1234p c3";
        let Err(Failure::BadInput(report)) = read_position(text) else { panic!("it was read") };
        assert_eq!(report.matches('^').count(), 3, "{report}");
        let fault = Fault::WrongSeat { due: Seat::One }.to_string();
        assert!(report.contains(&fault), "{report}");
    }
}
