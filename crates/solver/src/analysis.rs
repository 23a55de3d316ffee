//! Every turn of a position, judged and explained; as data, without sentences.

use quarto::{Position, Window};

use crate::completion::{Alignment, Completion, alignments, alignments_through, completions};
use crate::search_control::{Progress, SearchControl};
use crate::solver::{Solver, Unsolved};
use crate::turn::{Turn, turns};
use crate::value::{Value, Verdict};

/// What to find out beyond values and reasons.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Asking {
    /// Count the replies that keep the value. Every reply to every turn is searched for
    /// this: some ten times the nodes of the values alone (`fourfold bench solver`).
    pub replies: bool,
}

/// A position and all its turns.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// What the player to act can reach.
    pub value: Value,
    /// Every turn, best first; of equally good ones first those with fewest
    /// [`Replies::keeping`], if counted; then in the order of the rules.
    pub turns: Vec<Judged>,
}

/// A turn, what it is worth, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judged {
    /// What the player does.
    pub turn: Turn,
    /// What that is worth to the player.
    pub value: Value,
    /// What shows it, where a move shows it.
    pub reason: Option<TurnReason>,
    /// How easily the opponent errs; if asked for, and if the game goes on.
    pub replies: Option<Replies>,
}

/// What shows that a turn wins or loses.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnReason {
    /// The turn ends the game: it calls these alignments, or makes them where the game
    /// itself calls.
    Wins(Vec<Alignment>),
    /// The opponent calls these alignments, which the turn has left there.
    Left(Vec<Alignment>),
    /// The opponent places the gift on one of these cells, and wins.
    Completed(Vec<Completion>),
    /// The opponent wins later, beginning with this turn: the best one, as in
    /// [`Solver::line`].
    Answered(Turn),
}

/// The opponent's replies to a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Replies {
    /// Those that keep for the opponent what the turn leaves: the win, the draw, or at any
    /// rate the loss, at whatever distance.
    pub keeping: usize,
    /// All of them.
    pub all: usize,
}

impl Solver {
    /// Judges every turn of the player to act.
    pub fn analysis(
        &self,
        position: Position,
        asking: Asking,
        control: &SearchControl<'_>,
    ) -> Result<Analysis, Unsolved> {
        let quietly = control.quietly();
        let all = turns(position);
        let total = all.len();
        let mut turns = Vec::with_capacity(total);
        for (done, turn) in all.into_iter().enumerate() {
            control.tell(Progress { nodes: self.nodes(), done, total });
            turns.push(self.judge(position, turn, asking, &quietly)?);
        }
        control.tell(Progress { nodes: self.nodes(), done: total, total });
        turns.sort_by_key(|judged| {
            (std::cmp::Reverse(judged.value), judged.replies.map(|replies| replies.keeping))
        });
        let value = turns.first().map(|best| best.value).ok_or(Unsolved::GameOver)?;
        Ok(Analysis { value, turns })
    }

    fn judge(
        &self,
        position: Position,
        turn: Turn,
        asking: Asking,
        control: &SearchControl<'_>,
    ) -> Result<Judged, Unsolved> {
        let value = self.value_of_turn(position, turn, control)?;
        let reason = self.reason(position, turn, value, control)?;
        let after = turn.after(position);
        let replies = match after.outcome() {
            None if asking.replies => Some(self.replies(after, turn.value_left(value), control)?),
            _ => None,
        };
        Ok(Judged { turn, value, reason, replies })
    }

    /// What shows that a turn of this value wins at once, or loses.
    fn reason(
        &self,
        position: Position,
        turn: Turn,
        value: Value,
        control: &SearchControl<'_>,
    ) -> Result<Option<TurnReason>, Unsolved> {
        let after = turn.after(position);
        let rules = position.rules();
        if after.outcome().is_some() {
            let won = value.verdict() == Verdict::Win;
            return Ok(won.then(|| TurnReason::Wins(made_by(position, turn))));
        }
        if !matches!(value, Value::Loss(_)) {
            return Ok(None);
        }
        if !after.callable().is_empty() {
            let left = alignments(after.board(), after.callable(), rules);
            return Ok(Some(TurnReason::Left(left)));
        }
        let completions =
            after.hand().map_or(Vec::new(), |gift| completions(after.board(), gift, rules));
        if !completions.is_empty() {
            return Ok(Some(TurnReason::Completed(completions)));
        }
        let reply = self.turn_worth(after, turn.value_left(value), control)?;
        Ok(Some(TurnReason::Answered(reply)))
    }

    /// Counts the turns that keep the verdict of a position of this value.
    fn replies(
        &self,
        position: Position,
        value: Value,
        control: &SearchControl<'_>,
    ) -> Result<Replies, Unsolved> {
        let turns = turns(position);
        let all = turns.len();
        if let Value::Loss(_) = value {
            // Whatever a loser does loses.
            return Ok(Replies { keeping: all, all });
        }
        let mut keeping = 0;
        for turn in turns {
            let verdict = self.verdict_of_turn(position, turn, control)?;
            keeping += usize::from(verdict == value.verdict());
        }
        Ok(Replies { keeping, all })
    }
}

/// The alignments with which a turn ends the game: those through the cell of the last
/// placement.
fn made_by(position: Position, turn: Turn) -> Vec<Alignment> {
    let placed = turn.actions().find_map(|action| match action {
        quarto::Action::Place(cell) => Some(cell),
        _ => None,
    });
    let window = match position.phase().window() {
        Window::Open(cell) => Some(cell),
        Window::Closed | Window::Lost(_) => None,
    };
    let board = turn.after(position).board();
    placed.or(window).map_or(Vec::new(), |cell| alignments_through(board, cell, position.rules()))
}

#[cfg(test)]
mod tests;
