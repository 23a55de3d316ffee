//! A player: a strategy, dice, and what it has seen of one game.

use std::num::NonZeroUsize;

use quartex::{Action, Phase, Placement, Seat, Viewer};
use table::{GameView, View, What};

use super::answer;
use super::belief::Belief;
use super::board::word_of;
use super::endgame::{Endgame, open_hands};
use super::judge::{self, Lay, Style};
use super::playout::{self, Plan};
use super::race::{self, Course};
use super::scene::Scene;
use super::strategy::Strategy;
use crate::{Bot, BotDice, ThinkingBudget};

/// So many candidates race: the best at first sight.
const CANDIDATES: usize = 12;

/// The most tiles in both hands together that an exact search is tried with.
const LAST_TILES: u32 = 9;

/// The most positions an exact search looks at before it gives up.
const MOST_NODES: u64 = 60_000;

/// A player with a strategy, for one game.
#[derive(Clone, Debug)]
pub struct Strategist {
    strategy: Strategy,
    seed: u64,
    decisions: u64,
    threads: NonZeroUsize,
    belief: Belief,
}

impl Strategist {
    /// A player with this strategy and this seed, thinking on the thread that asks it.
    pub fn new(strategy: Strategy, seed: u64) -> Strategist {
        let belief = Belief::default();
        Strategist { strategy, seed, decisions: 0, threads: NonZeroUsize::MIN, belief }
    }

    /// The same, thinking on so many threads. With a budget of nodes it decides the same.
    #[must_use]
    pub fn on_threads(self, threads: NonZeroUsize) -> Strategist {
        Strategist { threads, ..self }
    }

    fn act(
        &mut self,
        view: &quartex::View,
        seat: Seat,
        budget: &ThinkingBudget<'_>,
    ) -> Option<Action> {
        let mut dice = BotDice::new(mix(self.seed, self.decisions));
        self.decisions += 1;
        match view.phase() {
            Phase::Laying(turn) if turn.seat == seat => {
                if !view.field().has_room_for(view.hand(seat).tiles) {
                    return Some(Action::Cannot);
                }
                self.lay(view, seat, budget, &mut dice).map(Action::Lay)
            }
            Phase::Bound { turn, tile, cell } if turn.seat == seat => {
                let mut scene = Scene::of(view, seat);
                scene.deal = self.belief.dealer(view, seat).deal(&mut dice)?;
                answer::turn(&scene, tile, cell, self.strategy.style()).map(Action::Lay)
            }
            Phase::Asking { turn, waiting } if waiting.contains(seat) => {
                if dice.roll() % 100 >= u64::from(self.strategy.notices()) {
                    return Some(Action::None);
                }
                let dealer = self.belief.dealer(view, seat);
                answer::answer(view, turn.seat, &dealer, self.strategy.style(), &mut dice)
            }
            // Nothing is asked of this seat.
            Phase::Laying(_)
            | Phase::Bound { .. }
            | Phase::Asking { .. }
            | Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Redrawing(_)
            | Phase::Refilling { .. }
            | Phase::Retiring { .. }
            | Phase::Over => None,
        }
    }

    fn lay(
        &mut self,
        view: &quartex::View,
        seat: Seat,
        budget: &ThinkingBudget<'_>,
        dice: &mut BotDice,
    ) -> Option<Placement> {
        let mut scene = Scene::of(view, seat);
        let percent = dice.roll() % 100;
        if let Strategy::Best(_) = self.strategy {
            self.belief.watch(view, seat);
        }
        scene.deal = self.belief.dealer(view, seat).deal(dice)?;
        let lay = match self.strategy {
            Strategy::Random(part) if percent < u64::from(part) => playout::any(&scene, dice),
            Strategy::Random(_) | Strategy::Greedy => judge::best(&scene, Style::GREEDY),
            Strategy::Mixed(part) if percent >= u64::from(part) => {
                judge::best(&scene, Style::GREEDY)
            }
            Strategy::Mixed(_) | Strategy::Careful => judge::best(&scene, Style::CAREFUL),
            Strategy::CutOff(playouts) => {
                self.race(view, &scene, seat, &Plan::PROTOTYPE, playouts, budget)
            }
            Strategy::Best(playouts) => self.think(view, &mut scene, seat, playouts, budget),
        }?;
        let cell = scene.board.gaps().get(lay.place)?.cell();
        Some(Placement { cell, word: word_of(lay.reading) })
    }

    /// Exactly if the end is near, else by a race with what that left of the budget.
    fn think(
        &self,
        view: &quartex::View,
        scene: &mut Scene,
        seat: Seat,
        playouts: u64,
        budget: &ThinkingBudget<'_>,
    ) -> Option<Lay> {
        let mut playouts = budget.most_nodes().map_or(playouts, |nodes| nodes.min(playouts));
        if let Some(hands) = open_hands(view, seat)
            && hands.iter().map(|hand| hand.count_ones()).sum::<u32>() <= LAST_TILES
        {
            scene.deal.hands = hands;
            let most = MOST_NODES.min(playouts / 2);
            let mut endgame = Endgame::new(view.rules().ties, seat.index(), budget, most);
            if let Some((lay, _)) = endgame.solve(scene) {
                return Some(lay);
            }
            playouts -= endgame.nodes().min(playouts);
        }
        self.race(view, scene, seat, &Plan::best(view.rules().players), playouts, budget)
    }

    fn race(
        &self,
        view: &quartex::View,
        scene: &Scene,
        seat: Seat,
        plan: &Plan,
        playouts: u64,
        budget: &ThinkingBudget<'_>,
    ) -> Option<Lay> {
        let dealer = self.belief.dealer(view, seat);
        let base = mix(!self.seed, self.decisions);
        let deal = |number: u64| {
            let mut dice = BotDice::new(mix(base, number));
            Some((dealer.deal(&mut dice)?, dice))
        };
        let candidates = candidates(scene);
        let course = Course { playouts, threads: self.threads };
        let won = race::race(scene, &candidates, plan, course, budget, &deal)?;
        candidates.get(won).copied()
    }
}

/// The best few at first sight, best first.
fn candidates(scene: &Scene) -> Vec<Lay> {
    let mut lays = judge::judged(scene, Style::CAREFUL);
    // A stable sort: equals stay in the order of the board.
    lays.sort_by(|a, b| b.value.total_cmp(&a.value));
    lays.truncate(CANDIDATES);
    lays
}

/// A number that no other pair is likely to have.
fn mix(seed: u64, number: u64) -> u64 {
    BotDice::new(seed ^ number.wrapping_mul(0xd6e8_feb8_6659_fd93)).roll()
}

impl Bot for Strategist {
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
        let Viewer::Seat(seat) = view.viewer else { return None };
        if !view.due.contains(seat) || view.outcome.is_some() {
            return None;
        }
        let Some(GameView::Quartex(game)) = &view.game else { return None };
        let action = self.act(game, seat, budget)?;
        Some(What::Act(table::Action::Quartex(action)))
    }
}
