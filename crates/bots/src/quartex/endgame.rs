//! The end of a game for two: the bag is empty, so both hands are known, and all can be counted.

use quartex::{Players, Seat, Ties, View};

use super::board::mask;
use super::judge::{Lay, Style, judged};
use super::scene::Scene;
use crate::ThinkingBudget;

/// Counts for the winner beside the points, so that no lead is worth losing the game for.
const WIN: i32 = 1000;
/// The same for who wins on equal points (X24).
const TIE_BREAK: i32 = 500;

/// The hands of a view that hides nothing, if two play and the bag is empty.
pub(super) fn open_hands(view: &View, seat: Seat) -> Option<[u64; super::scene::SEATS]> {
    let rules = view.rules();
    if rules.players != Players::Two || view.bag() > 0 || !view.aside().is_empty() {
        return None;
    }
    let other = rules.players.after(seat);
    let mut hands = [0; super::scene::SEATS];
    hands[seat.index()] = mask(view.hand(seat).tiles);
    hands[other.index()] = mask(view.hand(other).tiles.union(view.unseen()));
    (hands[other.index()].count_ones() == u32::from(view.hand(other).len())).then_some(hands)
}

/// An exact search.
pub(super) struct Endgame<'a> {
    ties: Ties,
    /// For whom values are counted.
    seat: usize,
    budget: &'a ThinkingBudget<'a>,
    most: u64,
    nodes: u64,
}

impl<'a> Endgame<'a> {
    /// For the seat whose turn it is, within so many nodes.
    pub(super) fn new(
        ties: Ties,
        seat: usize,
        budget: &'a ThinkingBudget<'a>,
        most: u64,
    ) -> Endgame<'a> {
        Endgame { ties, seat, budget, most, nodes: 0 }
    }

    /// How many positions were looked at.
    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The best way to lay and its value; `None` if there is none or the budget ends first.
    pub(super) fn solve(&mut self, scene: &Scene) -> Option<(Lay, i32)> {
        let mut best: Option<(Lay, i32)> = None;
        for lay in ordered(scene) {
            let mut next = scene.twin();
            next.lay(lay.place, lay.tile, lay.reading);
            let floor = best.map_or(-i32::MAX, |(_, value)| value);
            let value = self.value(&mut next, floor, i32::MAX)?;
            if best.is_none_or(|(_, best)| value > best) {
                best = Some((lay, value));
            }
        }
        best
    }

    /// The value, if it is between alpha and beta. If the true value is at most alpha, the result
    /// is at most alpha; if it is at least beta, so is the result.
    fn value(&mut self, scene: &mut Scene, mut alpha: i32, mut beta: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.most || self.nodes.is_multiple_of(64) && self.budget.is_over(0) {
            return None;
        }
        let lays = loop {
            let Some(_) = scene.turn else { return Some(self.outcome(scene)) };
            let lays = ordered(scene);
            if !lays.is_empty() {
                break lays;
            }
            scene.cannot();
        };
        let is_own = scene.turn == Some(self.seat);
        let mut best = if is_own { -i32::MAX } else { i32::MAX };
        for lay in lays {
            let mut next = scene.twin();
            next.lay(lay.place, lay.tile, lay.reading);
            let value = self.value(&mut next, alpha, beta)?;
            if is_own {
                best = best.max(value);
                alpha = alpha.max(best);
            } else {
                best = best.min(value);
                beta = beta.min(best);
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// X20, X21, X24: the lead, and more for the winner.
    fn outcome(&self, scene: &Scene) -> i32 {
        let other = 1 - self.seat;
        let lead = scene.score(self.seat) - scene.score(other);
        let standing = |seat: usize| {
            let tiles =
                if scene.standing.is_out[seat] { scene.deal.hands[seat].count_ones() } else { 0 };
            let tokens: u32 =
                scene.standing.tokens[seat].iter().map(|&count| u32::from(count)).sum();
            (std::cmp::Reverse(tiles), tokens)
        };
        match (lead.signum(), self.ties) {
            (0, Ties::Shared) => 0,
            (0, Ties::TilesThenTokens) => {
                TIE_BREAK * standing(self.seat).cmp(&standing(other)) as i32
            }
            (sign, _) => lead + WIN * sign,
        }
    }
}

/// All ways to lay, those that bring most first.
fn ordered(scene: &Scene) -> Vec<Lay> {
    let mut lays = judged(scene, Style::GREEDY);
    lays.sort_by(|a, b| b.value.total_cmp(&a.value));
    lays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotDice;
    use quartex::{Action, Due, Frame, Game, Position, Rules, Seeing, Step, Viewer};

    /// Plain minimax on the rules themselves: the value for a seat.
    fn naive(position: &Position, seat: Seat) -> i32 {
        let Due::Seat(mover) = position.due() else {
            assert_eq!(position.due(), Due::Nobody);
            let outcome = position.outcome().unwrap();
            let other = position.rules().players.after(seat);
            let lead = outcome.score(seat).points() - outcome.score(other).points();
            let won = i32::from(outcome.winners().contains(seat));
            let lost = i32::from(outcome.winners().contains(other));
            return lead + (won - lost) * if lead == 0 { TIE_BREAK } else { WIN };
        };
        let values = position.field().placements(position.hand(mover)).map(|placement| {
            let mut next = position.clone();
            next.play(Step::Act { seat: mover, action: Action::Lay(placement) }, &mut ()).unwrap();
            naive(&next, seat)
        });
        if mover == seat { values.max().unwrap() } else { values.min().unwrap() }
    }

    /// Random games until few tiles are left, then both searches.
    #[test]
    fn the_exact_end_agrees_with_plain_minimax() {
        let mut dice = BotDice::new(3);
        let mut compared = 0;
        for game_number in 0..60 {
            let ties = if game_number % 2 == 0 { Ties::Shared } else { Ties::TilesThenTokens };
            let frame = if game_number % 3 == 0 { Frame::new(9) } else { None };
            let rules = Rules { seeing: Seeing::Auto, ties, frame, ..Rules::printed(Players::Two) };
            let mut game = Game::new(rules, Seat::FIRST).unwrap();
            loop {
                match game.position().due() {
                    Due::Bag { to, count } => {
                        let tiles = game.position().bag().pick(count, &mut dice);
                        game.play(Step::Draw { to, tiles }).unwrap();
                    }
                    Due::Seat(seat) => {
                        let view = game.view(Viewer::Seat(seat)).unwrap();
                        let hand = view.own_hand().unwrap();
                        if let Some(hands) = open_hands(&view, seat)
                            && hands.iter().map(|hand| hand.count_ones()).sum::<u32>() <= 5
                        {
                            let mut scene = Scene::of(&view, seat);
                            scene.deal.hands = hands;
                            let budget = ThinkingBudget::nodes(u64::MAX);
                            let mut endgame = Endgame::new(ties, seat.index(), &budget, u64::MAX);
                            let (_, value) = endgame.solve(&scene).unwrap();
                            assert_eq!(value, naive(game.position(), seat));
                            compared += 1;
                        }
                        let placement =
                            quartex::random_placement(view.field(), hand, &mut dice).unwrap();
                        game.play(Step::Act { seat, action: Action::Lay(placement) }).unwrap();
                    }
                    Due::Seats(_) => unreachable!("under auto nobody is asked"),
                    Due::Nobody => break,
                }
            }
        }
        assert!(compared > 50, "{compared}");
    }

    #[test]
    fn a_search_that_may_not_go_on_says_nothing() {
        let rules = Rules { seeing: Seeing::Auto, ..Rules::printed(Players::Two) };
        let mut game = Game::new(rules, Seat::FIRST).unwrap();
        while let Due::Bag { to, count } = game.position().due() {
            let tiles = game.position().bag().iter().take(count.into()).collect();
            game.play(Step::Draw { to, tiles }).unwrap();
        }
        let view = game.view(Viewer::Seat(Seat::FIRST)).unwrap();
        assert_eq!(open_hands(&view, Seat::FIRST), None, "the bag is full");
        let mut scene = Scene::of(&view, Seat::FIRST);
        scene.deal.hands = [mask(game.position().hand(Seat::FIRST)), 0, 0, 0, 0];
        let budget = ThinkingBudget::nodes(u64::MAX);
        let mut endgame = Endgame::new(Ties::Shared, 0, &budget, 3);
        assert_eq!(endgame.solve(&scene), None);
        assert_eq!(endgame.nodes(), 4);
    }
}
