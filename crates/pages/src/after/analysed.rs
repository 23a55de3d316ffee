//! A position that somebody wants to know everything about.

use quarto::{Action, Edition, Lines, NoPosition, Outcome, Position, Rules};
use solver::{Alignment, SearchControl, Solver, Turn, TurnReason, Value, completions};

use super::patience::Patience;

/// A position that somebody typed or came to by playing.
#[derive(Clone, Debug)]
pub struct Analysed<'a> {
    /// The text as it was typed.
    pub text: String,
    /// Whose pieces it is drawn with.
    pub edition: Edition,
    /// What the text says, or why it says nothing.
    pub position: Result<Position, NoPosition>,
    /// What is known of it.
    pub answer: SolverAnswer<'a>,
}

/// How far the solver is.
#[derive(Clone, Copy, Debug)]
pub enum SolverAnswer<'a> {
    /// It has answered.
    Found(&'a Findings),
    /// It has not.
    Thinking,
}

/// What was found out about a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Findings {
    /// What it is worth to whoever is to act; nothing if the game is over, or if patience ended
    /// before that was known.
    pub value: Option<Value>,
    /// Every move, in the order of the rules: calls, placements, gifts.
    pub moves: Vec<Move>,
    /// Best play to the end; empty if that is not known.
    pub line: Vec<Turn>,
}

/// A move, what it is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// What is done.
    pub action: Action,
    /// What that is worth to whoever does it; nothing if patience ended before that was known.
    pub value: Option<Value>,
    /// What shows it, where one look at the board shows it.
    pub reason: Option<TurnReason>,
}

impl Findings {
    /// Is everything known?
    pub fn is_complete(&self) -> bool {
        self.moves.iter().all(|one| one.value.is_some())
    }
}

impl<'a> Analysed<'a> {
    /// Reads what was typed; nothing typed means the start of a game by the rules as printed.
    pub fn read(text: &str, edition: Edition, answer: SolverAnswer<'a>) -> Self {
        let text = text.trim();
        let start = || Ok(Position::start(Rules::PRINTED));
        let position = if text.is_empty() { start() } else { text.parse() };
        Self { text: text.to_owned(), edition, position, answer }
    }
}

/// What a position and every move in it is worth, as far as patience reaches.
pub fn find(position: Position, solver: &Solver, patience: Patience<'_>) -> Findings {
    patience.ask(solver, |control| {
        let judge = |action: Action| {
            let value = value_of(position, action, solver, control);
            let reason = value.and_then(|value| reason(position, action, value));
            Move { action, value, reason }
        };
        let moves: Vec<Move> = position.accepted().iter().map(judge).collect();
        let values: Option<Vec<Value>> = moves.iter().map(|one| one.value).collect();
        let value = values.and_then(|values| values.into_iter().max());
        let line = value.and_then(|_| solver.line(position, control).ok()).unwrap_or_default();
        Findings { value, moves, line }
    })
}

/// What a move is worth to whoever makes it; `None` if patience ended, or if it cannot be made.
pub(super) fn value_of(
    position: Position,
    action: Action,
    solver: &Solver,
    control: &SearchControl<'_>,
) -> Option<Value> {
    let mut after = position;
    after.play(action).ok()?;
    let value = match after.outcome() {
        Some(Outcome::Drawn) => Value::Draw,
        Some(Outcome::Won(winner)) if Some(winner) == position.seat() => Value::Win(0),
        Some(Outcome::Won(_)) => Value::Loss(0),
        None => {
            let value = solver.value(after, control).ok()?;
            if after.seat() == position.seat() { value } else { value.reversed() }
        }
    };
    Some(value.earlier(u32::from(matches!(action, Action::Place(_)))))
}

/// What shows at a look that a move wins or loses.
fn reason(position: Position, action: Action, value: Value) -> Option<TurnReason> {
    let (board, rules) = (position.board(), position.rules());
    match (action, value) {
        (Action::Call(_), Value::Win(_)) => {
            Some(TurnReason::Wins(alignments(position, position.callable())))
        }
        (Action::Place(cell), Value::Win(1)) => {
            let made = completions(board, position.hand()?, rules);
            let here = made.into_iter().find(|completion| completion.cell == cell)?;
            Some(TurnReason::Wins(here.alignments))
        }
        (Action::Give(_) | Action::Decline, Value::Loss(0)) => {
            let mut after = position;
            after.play(action).ok()?;
            let left = alignments(after, after.callable());
            (!left.is_empty()).then_some(TurnReason::Left(left))
        }
        (Action::Give(piece), Value::Loss(1)) => {
            let wins = completions(board, piece, rules);
            (!wins.is_empty()).then_some(TurnReason::Completed(wins))
        }
        _ => None,
    }
}

/// Lines that are alignments, each with what makes it one.
fn alignments(position: Position, lines: Lines) -> Vec<Alignment> {
    let counting = position.rules().counting.characteristics();
    let counts = |value: &quarto::CharacteristicValue| counting.contains(value.characteristic());
    let values = |line| position.board().common(line).iter().filter(counts).collect();
    lines.iter().map(|line| Alignment { line, values: values(line) }).collect()
}
