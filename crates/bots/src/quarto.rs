//! Opponents at Quarto, every variant, with and without masks.

mod human;
mod masked;
mod moves;
mod perfect;
mod reckoning;
mod sight;
mod skill;

use quarto::{Action, Pieces, Position};
use solver::Turn;
use table::{GameView, Level, View, Viewer, What};

use crate::bot::{Bot, Insight};
use crate::budget::ThinkingBudget;
use crate::chance::BotDice;
use masked::Fingers;
use reckoning::Reckoner;
pub(crate) use reckoning::give_back;
#[cfg(test)]
pub(crate) use reckoning::is_kept;
pub use skill::{Attention, Skill};

/// An opponent of this level. The same seed and the same views, the same play.
pub fn opponent(level: Level, seed: u64) -> Box<dyn Bot> {
    Box::new(Opponent {
        mind: Mind { skill: Skill::of(level), dice: BotDice::new(seed) },
        plan: None,
        fingers: Fingers::default(),
        insight: None,
    })
}

struct Opponent {
    mind: Mind,
    /// What comes next in the turn under way, and where it was meant to be played.
    plan: Option<(Position, Action)>,
    /// What was felt at a masked table (Q19).
    fingers: Fingers,
    insight: Option<Insight>,
}

/// How an opponent of one level decides in a position that it knows.
struct Mind {
    /// `None` plays perfectly.
    skill: Option<Skill>,
    dice: BotDice,
}

impl Mind {
    /// A whole turn, in which one of these pieces is given. `None` if the game is over, or none of
    /// them can be.
    fn think(
        &mut self,
        position: Position,
        gifts: Pieces,
        budget: &ThinkingBudget<'_>,
    ) -> Option<(Turn, Option<Insight>)> {
        let free = 16 - position.board().occupied().len();
        let reckons = self.skill.is_none_or(|skill| free <= usize::from(skill.horizon));
        let reckoner = reckons.then(Reckoner::new).flatten();
        let how = reckoner.as_ref().and_then(|reckoner| reckoner.begin(budget));
        match self.skill {
            None => perfect::think(position, gifts, &mut self.dice, how.as_ref()),
            Some(skill) => human::think(position, gifts, skill, &mut self.dice, how.as_ref()),
        }
    }
}

impl Bot for Opponent {
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        if !view.due.contains(seat) || view.outcome.is_some() {
            return None;
        }
        match view.game.as_ref()? {
            GameView::Quarto(open) => {
                let action = self.act(open.position()?, budget)?;
                Some(What::Act(table::Action::Quarto(action)))
            }
            GameView::Access(masked) => {
                let (what, insight) =
                    self.fingers.decide(masked, view.touches, &mut self.mind, budget)?;
                self.insight = insight;
                Some(what)
            }
            GameView::Quartex(_) => None,
        }
    }

    fn insight(&self) -> Option<Insight> {
        self.insight
    }
}

impl Opponent {
    fn act(&mut self, position: Position, budget: &ThinkingBudget<'_>) -> Option<Action> {
        if let Some((expected, action)) = self.plan.take()
            && expected == position
        {
            // What is planned follows a placement.
            self.insight = self.insight.map(Insight::after_placing);
            return Some(action);
        }
        let (turn, insight) = self.mind.think(position, Pieces::ALL, budget)?;
        self.insight = insight;
        let mut next = position;
        self.plan = match (next.play(turn.first), turn.then) {
            (Ok(_), Some(then)) => Some((next, then)),
            _ => None,
        };
        Some(turn.first)
    }
}
