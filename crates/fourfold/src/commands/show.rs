//! `fourfold show`: a position as a picture in letters, and what may be done in it.

use std::fmt::{Display, Write as _};
use std::io::{self, Read, Write};

use clap::ValueEnum;
use quarto::{
    Action, Actions, Calling, Cell, Characteristic, Edition, File, Illegal, NoPosition, Outcome,
    Phase, Piece, Position, Rank, Rules, Seat, Seen, Sketch, Standing, TextError, Window,
    WrongCall,
};
use serde_json::{Value, json};

use crate::exit::{Exit, Failure};
use crate::pointer::point_at;

/// Show a position: the board, what is due, and every legal move
///
/// A position is one line: rank4/rank3/rank2/rank1, the piece in hand or -, the seat to
/// act or the result, the rules, and the cell of the last placement or -. A `?` stands for
/// what is not known, as in the view of a masked game.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold show '..../..../.7../.... c 1 1234p b2'
  fourfold show ..../..../.7../...._c_1_1234p_b2 --json
  fourfold show - < position.txt")]
pub(crate) struct Arguments {
    /// The position, in one argument or several; - reads it from standard input
    #[arg(required = true, value_name = "POSITION")]
    position: Vec<String>,
    /// Whose words the pieces have: light and dark, or smooth and grooved
    #[arg(long, value_enum, default_value_t = Words::Quarto)]
    edition: Words,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum Words {
    Quarto,
    Access,
}

impl From<Words> for Edition {
    fn from(words: Words) -> Self {
        match words {
            Words::Quarto => Self::Quarto,
            Words::Access => Self::Access,
        }
    }
}

/// More than any position; a longer input is not read to its end.
const LONGEST_INPUT: u64 = 64 * 1024;

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let text = match arguments.position.as_slice() {
        [dash] if dash == "-" => from_standard_input()?,
        words => words.join(" "),
    };
    let text = text.trim();
    let edition = arguments.edition.into();
    if let Ok(sketch) = text.parse::<Sketch>()
        && sketch.first_unknown().is_some()
    {
        let answer = if arguments.json { sketch_as_json(&sketch) } else { draw(&sketch, edition) };
        writeln!(out, "{}", answer.trim_end())?;
        return Ok(Exit::Done);
    }
    let position = read_position(text)?;
    let answer = if arguments.json { as_json(position) } else { as_text(position, edition) };
    writeln!(out, "{}", answer.trim_end())?;
    Ok(Exit::Done)
}

fn from_standard_input() -> Result<String, Failure> {
    let mut bytes = Vec::new();
    io::stdin()
        .take(LONGEST_INPUT)
        .read_to_end(&mut bytes)
        .map_err(|error| Failure::could_not("read standard input", &error))?;
    Ok(String::from_utf8_lossy(&bytes).into_owned())
}

/// Reads a position, or says everything that is wrong with it and where.
pub(crate) fn read_position(text: &str) -> Result<Position, Failure> {
    text.parse().map_err(|error: NoPosition| Failure::BadInput(explain(text, &error)))
}

fn explain(text: &str, error: &NoPosition) -> String {
    match error {
        NoPosition::Text(TextError { at, expected }) => {
            let found = match text.chars().nth(*at) {
                Some(c) if c.is_control() => format!(", found {c:?}"),
                Some(c) => format!(", found '{c}'"),
                None => ", found the end".to_owned(),
            };
            let place = point_at(text, *at);
            format!(
                "this is no position: at character {}, expected {expected}{found}\n{place}",
                at + 1
            )
        }
        NoPosition::Illegal(Illegal(setup)) => {
            let sketch = Sketch::from(*setup);
            let mut report = "this position cannot be:".to_owned();
            for fault in setup.faults() {
                let at = sketch.offset(fault.field());
                // Writing to a string cannot fail.
                let _ = write!(report, "\n{fault}\n{}", point_at(text, at));
            }
            report
        }
    }
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
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.digit());
        for file in File::ALL {
            let cell = match sketch.cells[Cell::new(file, rank).index()] {
                Seen::Unknown => "????".to_owned(),
                Seen::Empty => "....".to_owned(),
                Seen::Piece(piece) => piece.code(edition).to_string(),
            };
            text.push_str("  ");
            text.push_str(&cell);
        }
        text.push('\n');
    }
    text.push_str("    a     b     c     d\n\n");
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

/// Words with spaces between them, or "none".
fn listed(items: impl IntoIterator<Item = impl Display>) -> String {
    listed_with(items, " ")
}

fn listed_with(items: impl IntoIterator<Item = impl Display>, between: &str) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    if words.is_empty() { "none".to_owned() } else { words.join(between) }
}

fn texts(items: impl IntoIterator<Item = impl Display>) -> Value {
    items.into_iter().map(|item| item.to_string()).collect()
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
