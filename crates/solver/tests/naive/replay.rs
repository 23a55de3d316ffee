//! Replays proofs by the rules: whoever claims a value follows the solver's advice, the
//! other tries everything.

use std::collections::HashSet;

use quarto::{Action, Position, Seat};
use solver::{SearchControl, Solver, Unsolved, turns};

use super::{NOW, Score, after, score_of, score_of_outcome};

/// A claim about one seat's score, checked move by move. Of what the solver says only the
/// choice of the claimant's move is used: if it advises badly, the claim falls.
pub(crate) struct Replay<'s> {
    solver: &'s Solver,
    claimant: Seat,
    /// Positions, up to symmetry, from which the claimant was seen to reach a goal.
    proven: HashSet<(Position, Score)>,
}

/// Where a claim fell, or why it could not be checked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fallen {
    /// The game ended otherwise than claimed.
    At(Position),
    /// The solver knows no move that keeps the claim.
    NoMove(Position),
    /// The solver had no answer.
    Unsolved(Unsolved),
}

impl<'s> Replay<'s> {
    pub(crate) fn new(solver: &'s Solver, claimant: Seat) -> Self {
        Self { solver, claimant, proven: HashSet::new() }
    }

    /// How many positions were needed.
    pub(crate) fn size(&self) -> usize {
        self.proven.len()
    }

    /// Checks that the claimant's score, in the sense of [`Score`] but for whoever
    /// acts, is at least the goal.
    pub(crate) fn check(&mut self, position: Position, goal: Score) -> Result<(), Fallen> {
        if let Some(outcome) = position.outcome() {
            let is_reached = score_of_outcome(outcome, self.claimant) >= goal;
            return if is_reached { Ok(()) } else { Err(Fallen::At(position)) };
        }
        // Nobody can lose sooner than now.
        if goal <= -NOW {
            return Ok(());
        }
        let name = (position.canonical(), goal);
        if self.proven.contains(&name) {
            return Ok(());
        }
        if position.seat() == Some(self.claimant) {
            let (next, goal) = self.advice(position, goal)?;
            self.check(next, goal)?;
        } else {
            for action in position.accepted().iter() {
                self.check(after(position, action), goal_after(goal, action))?;
            }
        }
        self.proven.insert(name);
        Ok(())
    }

    /// A turn of the claimant that keeps the claim, as the solver has it: what it leads to.
    fn advice(&self, position: Position, goal: Score) -> Result<(Position, Score), Fallen> {
        for turn in turns(position) {
            let (mut next, mut goal) = (position, goal);
            for action in [Some(turn.first), turn.then].into_iter().flatten() {
                next = after(next, action);
                goal = goal_after(goal, action);
            }
            if self.expects(next)? >= goal {
                return Ok((next, goal));
            }
        }
        Err(Fallen::NoMove(position))
    }

    /// What the solver expects for the claimant, who has just acted.
    fn expects(&self, next: Position) -> Result<Score, Fallen> {
        if let Some(outcome) = next.outcome() {
            return Ok(score_of_outcome(outcome, self.claimant));
        }
        let value = self.solver.value(next, &SearchControl::NONE).map_err(Fallen::Unsolved)?;
        Ok(-score_of(value))
    }
}

/// What must be reached after an action for the goal to be reached before it.
fn goal_after(goal: Score, action: Action) -> Score {
    match action {
        Action::Place(_) => goal + goal.signum(),
        Action::Give(_) | Action::Call(_) | Action::Decline => goal,
    }
}
