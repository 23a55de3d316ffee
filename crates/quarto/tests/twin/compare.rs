//! Holds the crate and the twin to each other: one position of each, every question.

use quarto::{Action, Actions, Asked, Ending, Phase, Position, Refusal, Seat, Window};

use super::game::{Move, Twin};
use super::text::digit;

/// The 53 moves as both sides write them.
pub(crate) fn all_moves() -> Vec<(Move, Action)> {
    let both = |asked: Move| (asked, asked.to_string().parse().expect("a move is an action"));
    Move::all().into_iter().map(both).collect()
}

/// The endings that are no move.
pub(crate) const ENDINGS: [(&str, Ending); 4] = [
    ("resign 1", Ending::Resign(Seat::One)),
    ("resign 2", Ending::Resign(Seat::Two)),
    ("time", Ending::Time),
    ("agreed", Ending::Agreed),
];

/// What is due, in the twin's words.
pub(crate) fn due(phase: Phase) -> String {
    match phase {
        Phase::Giving { .. } => "giving".to_string(),
        Phase::Placing { piece, .. } => format!("placing {piece}"),
        Phase::Deciding { asked: Asked::Placer, .. } => "deciding placer".to_string(),
        Phase::Deciding { asked: Asked::Opponent, .. } => "deciding opponent".to_string(),
        Phase::Over { outcome, .. } => format!("over {outcome}"),
    }
}

/// The window as the last field of a position text.
pub(crate) fn last(window: Window) -> String {
    match window {
        Window::Closed => "-".to_string(),
        Window::Open(cell) => cell.to_string(),
        Window::Lost(cell) => format!("{cell}x"),
    }
}

/// A refusal in the twin's words.
pub(crate) fn refusal(refusal: Refusal) -> String {
    match refusal {
        Refusal::GameOver => "GameOver".to_string(),
        Refusal::PlaceFirst(piece) => format!("PlaceFirst {piece}"),
        Refusal::NothingInHand => "NothingInHand".to_string(),
        Refusal::BoardFull => "BoardFull".to_string(),
        Refusal::CellTaken(cell, piece) => format!("CellTaken {cell} {piece}"),
        Refusal::AlreadyPlaced(piece, cell) => format!("AlreadyPlaced {piece} {cell}"),
        Refusal::NothingToCall => "NothingToCall".to_string(),
        Refusal::CallLost => "CallLost".to_string(),
        Refusal::CallsAreAutomatic => "CallsAreAutomatic".to_string(),
        Refusal::PointItOut => "PointItOut".to_string(),
        Refusal::CallOnly => "CallOnly".to_string(),
        Refusal::DoesNotCount(line) => format!("DoesNotCount {line}"),
        Refusal::NothingToDecline => "NothingToDecline".to_string(),
    }
}

/// Both give the same answer to every question about this moment.
pub(crate) fn assert_agree(position: Position, twin: &Twin, moves: &[(Move, Action)]) {
    let text = twin.text();
    assert_eq!(position.to_string(), text);
    assert_eq!(text.parse(), Ok(position), "read back: {text}");
    let seat = twin.result.is_none().then_some(twin.to_act.to_string());
    assert_eq!(position.seat().map(|seat| seat.to_string()), seat, "seat: {text}");
    assert_eq!(due(position.phase()), twin.due(), "phase: {text}");
    assert_eq!(last(position.phase().window()), twin.last_text(), "window: {text}");
    let outcome = position.outcome().map(|outcome| outcome.to_string());
    assert_eq!(outcome.as_deref(), twin.result, "outcome: {text}");
    let hand = position.hand().map(|piece| piece.to_string());
    assert_eq!(hand, twin.hand.map(|piece| digit(piece).to_string()), "hand: {text}");
    let left: String = position.left().iter().map(|piece| piece.to_string()).collect();
    assert_eq!(left, twin.left().into_iter().map(digit).collect::<String>(), "left: {text}");
    let callable: Vec<String> = position.callable().iter().map(|line| line.to_string()).collect();
    assert_eq!(callable, twin.callable(), "callable: {text}");
    assert_same_moves(position.choices(), &twin.choices(), moves, &format!("choices: {text}"));
    assert_same_moves(position.accepted(), &twin.accepted(), moves, &format!("accepted: {text}"));
}

fn assert_same_moves(actions: Actions, expected: &[Move], moves: &[(Move, Action)], what: &str) {
    assert_eq!(actions.len(), expected.len(), "{what}");
    for (asked, action) in moves {
        assert_eq!(actions.contains(*action), expected.contains(asked), "{asked} in {what}");
    }
}

/// Both answer this move alike: the same refusal, after which nothing has changed, or the
/// same step to the same position. Says what came of it, and the two games after it.
pub(crate) fn assert_same_answer(
    position: Position,
    twin: &Twin,
    (asked, action): (Move, Action),
) -> Result<(String, Position, Twin), String> {
    let mut next = position;
    let answer = next.play(action).map(|step| step.to_string()).map_err(refusal);
    let expected = twin.play(asked);
    let step = expected.as_ref().map(|(step, _)| step.clone()).map_err(String::clone);
    assert_eq!(answer, step, "{asked} at {}", twin.text());
    match expected {
        Ok((step, after)) => {
            assert_eq!(next.to_string(), after.text(), "{asked} at {}", twin.text());
            Ok((step, next, after))
        }
        Err(name) => {
            assert_eq!(next, position, "a refused {asked} changed {}", twin.text());
            Err(name)
        }
    }
}

/// As [`assert_same_answer`], for an ending that is no move.
pub(crate) fn assert_same_ending(
    position: Position,
    twin: &Twin,
    (word, ending): (&str, Ending),
) -> Result<(Position, Twin), String> {
    let mut next = position;
    let answer = next.end(ending).map(|outcome| outcome.to_string()).map_err(refusal);
    let expected = twin.end(word);
    let result = expected.as_ref().map(|after| after.result.unwrap_or("none").to_string());
    assert_eq!(answer, result.map_err(String::clone), "{word} at {}", twin.text());
    match expected {
        Ok(after) => {
            assert_eq!(next.to_string(), after.text(), "{word} at {}", twin.text());
            Ok((next, after))
        }
        Err(name) => {
            assert_eq!(next, position, "a refused {word} changed {}", twin.text());
            Err(name)
        }
    }
}
