//! What a player thinks the others hold, from what they did and what they left.
//!
//! Whoever laid one tile had others that they did not lay. A tile that would have brought much
//! more was probably not among them. So each placement of an opponent that this player could watch
//! becomes a [sign](super::sign), and deals are drawn so that those come more often that make the signs likely.

use quartex::{HAND, Seat, View};

use super::board::{Mask, mask, tiles};
use super::scene::{Bag, Deal, SEATS, below};
use super::sign::{Sign, signs};
use crate::BotDice;

const TILES: usize = quartex::TILES;

/// So many of the last placements of each opponent are remembered.
const SIGNS: usize = 4;

/// The part of placements that are thought to follow no reason at all. It keeps every deal
/// possible.
const WHIM: f32 = 0.05;

/// So many exchanges are tried for each hidden place before a deal is used.
const EXCHANGES: usize = 8;

/// What this player has seen of the others' play.
#[derive(Clone, Debug, Default)]
pub(super) struct Belief {
    /// The table when this player last laid a tile.
    last: Option<Box<View>>,
    /// For each seat, the newest first.
    signs: [Vec<Sign>; SEATS],
}

impl Belief {
    /// Takes in what the others did since this player last laid, which it is about to do again.
    pub(super) fn watch(&mut self, view: &View, seat: Seat) {
        if let Some(last) = self.last.take() {
            for (other, sign) in signs(&last, view, seat) {
                let signs = &mut self.signs[other];
                signs.insert(0, sign);
                signs.truncate(SIGNS);
            }
        }
        self.last = Some(Box::new(view.clone()));
    }

    /// Deals of what this view hides.
    pub(super) fn dealer<'a>(&'a self, view: &'a View, seat: Seat) -> Dealer<'a> {
        let mut hidden = Vec::new();
        let mut known = [0; SEATS];
        for other in view.rules().players.seats() {
            known[other.index()] = mask(view.hand(other).tiles);
            if other != seat {
                let places = usize::from(view.hand(other).hidden);
                hidden.extend(std::iter::repeat_n(other.index(), places));
            }
        }
        Dealer {
            belief: self,
            view,
            hidden,
            known,
            unseen: mask(view.unseen()),
            is_free: view.memory().put_back().is_empty(),
        }
    }
}

/// Makes up deals that a view allows.
pub(super) struct Dealer<'a> {
    belief: &'a Belief,
    view: &'a View,
    /// For each place that holds a hidden tile, whose hand it is in.
    hidden: Vec<usize>,
    known: [Mask; SEATS],
    unseen: Mask,
    /// Can every unseen tile be everywhere? Not after tiles were put back (X26).
    is_free: bool,
}

impl Dealer<'_> {
    /// A deal of these dice.
    pub(super) fn deal(&self, dice: &mut BotDice) -> Option<Deal> {
        if !self.is_free {
            return self.deal_remembering(dice);
        }
        let mut order = [0_u8; TILES];
        let mut count = 0;
        for tile in tiles(self.unseen) {
            order[count] = u8::try_from(tile).ok()?;
            count += 1;
        }
        let order = order.get_mut(..count)?;
        for last in (1..count).rev() {
            let other = below(dice, last + 1);
            order.swap(last, other);
        }
        if self.belief.signs.iter().any(|signs| !signs.is_empty()) {
            self.exchange(order, dice);
        }
        let mut hands = self.known;
        for (&seat, &tile) in self.hidden.iter().zip(order.iter()) {
            hands[seat] |= 1 << tile;
        }
        let rest = order.get(self.hidden.len()..)?;
        let bag = rest.iter().fold(0, |bag: Mask, &tile| bag | 1 << tile);
        Some(Deal { hands, bag: Bag::mixed(bag, dice) })
    }

    /// After tiles were put back the rules' own dealing knows what can be where; of a few such
    /// deals one is taken by how well it explains the signs.
    fn deal_remembering(&self, dice: &mut BotDice) -> Option<Deal> {
        const TRIES: usize = 4;
        let ages = self.ages(dice);
        let mut chosen = None;
        let mut sum = 0.0;
        for _ in 0..TRIES {
            let game = self.view.resample(dice)?;
            let position = game.position();
            let hands = std::array::from_fn(|seat| {
                let seat = u8::try_from(seat + 1).ok().and_then(Seat::new);
                seat.map_or(0, |seat| mask(position.hand(seat)))
            });
            let likelihood = self.likelihood(&hands, &ages);
            sum += likelihood;
            if chosen.is_none() || unit(dice) * sum < likelihood {
                chosen = Some((hands, mask(position.bag())));
            }
        }
        let (hands, bag) = chosen?;
        Some(Deal { hands, bag: Bag::mixed(bag, dice) })
    }

    /// How well hands explain the signs, places filled in the order of their tiles: above 0.
    fn likelihood(&self, hands: &[Mask; SEATS], ages: &[usize]) -> f32 {
        let mut order = Vec::new();
        let mut left = *hands;
        for &seat in &self.hidden {
            left[seat] &= !self.known[seat];
            let tile = left[seat].trailing_zeros();
            left[seat] &= left[seat].wrapping_sub(1);
            order.push(u8::try_from(tile).unwrap_or(0));
        }
        let sums = self.sums(&order, ages);
        sums.iter().flatten().map(|&sum| chance(sum)).product()
    }

    /// How many placements of its owner each hidden place has seen: nobody knows from which place
    /// a tile was laid, so that is by lot.
    fn ages(&self, dice: &mut BotDice) -> Vec<usize> {
        let mut ages = Vec::with_capacity(self.hidden.len());
        for seat in 0..SEATS {
            let places = self.hidden.iter().filter(|&&other| other == seat).count();
            let signs = &self.belief.signs[seat];
            let mut hand = [0_usize; HAND as usize];
            let mut count = hand.len();
            for sign in signs.iter().rev() {
                for age in &mut hand[..count] {
                    *age += 1;
                }
                if count > 0 {
                    let left = below(dice, count);
                    count -= 1;
                    hand.swap(left, count);
                }
                if sign.drew && count < hand.len() {
                    hand[count] = 0;
                    count += 1;
                }
            }
            // Whatever else happened to the hand, unknown places are as good as new.
            ages.extend((0..places).map(|place| if place < count { hand[place] } else { 0 }));
        }
        ages
    }

    /// For each seat and sign, how much all tiles held then would rather have been laid.
    fn sums(&self, order: &[u8], ages: &[usize]) -> [[f32; SIGNS]; SEATS] {
        let mut sums = [[0.0; SIGNS]; SEATS];
        for ((&seat, &age), &tile) in self.hidden.iter().zip(ages).zip(order) {
            for (sum, sign) in sums[seat].iter_mut().zip(&self.belief.signs[seat]).take(age) {
                *sum += sign.rather[usize::from(tile)];
            }
        }
        sums
    }

    /// Exchanges tiles between places so that likelier deals come out more often (Metropolis).
    fn exchange(&self, order: &mut [u8], dice: &mut BotDice) {
        let ages = self.ages(dice);
        let mut sums = self.sums(order, &ages);
        for _ in 0..self.hidden.len() * EXCHANGES {
            let a = below(dice, self.hidden.len());
            let b = below(dice, order.len());
            let mut trial = sums;
            self.put(&mut trial, &ages, a, order[a], order[b]);
            self.put(&mut trial, &ages, b, order[b], order[a]);
            let mut ratio = 1.0;
            for place in [a, b] {
                if let Some(&seat) = self.hidden.get(place) {
                    // A seat with both places counts once.
                    if place == b && self.hidden.get(a) == Some(&seat) {
                        continue;
                    }
                    for (new, old) in trial[seat].iter().zip(&sums[seat]) {
                        ratio *= chance(*new) / chance(*old);
                    }
                }
            }
            if ratio >= 1.0 || unit(dice) < ratio {
                order.swap(a, b);
                sums = trial;
            }
        }
    }

    /// What changes if a place holds one tile instead of another; the bag tells nothing.
    fn put(
        &self,
        sums: &mut [[f32; SIGNS]; SEATS],
        ages: &[usize],
        place: usize,
        old: u8,
        new: u8,
    ) {
        let (Some(&seat), Some(&age)) = (self.hidden.get(place), ages.get(place)) else { return };
        for (sum, sign) in sums[seat].iter_mut().zip(&self.belief.signs[seat]).take(age) {
            *sum += sign.rather[usize::from(new)] - sign.rather[usize::from(old)];
        }
    }
}

/// How likely what was laid is laid by somebody who would rather have laid so much else.
fn chance(rather: f32) -> f32 {
    WHIM + (1.0 - WHIM) / (1.0 + rather.max(0.0))
}

/// A number from 0 to 1.
fn unit(dice: &mut BotDice) -> f32 {
    // Sixteen bits are fine enough here.
    f32::from(u16::try_from(dice.roll() >> 48).unwrap_or(0)) / 65_536.0
}

#[cfg(test)]
mod tests {
    use super::super::board::word_of;
    use super::super::judge::{self, Style};
    use super::super::scene::Scene;
    use super::*;
    use quartex::{Action, Due, Game, Placement, Players, Rules, Step, Viewer};

    /// Plays a game of careful players; `look` sees every view before its seat lays, with the truth.
    fn play_through(players: Players, seed: u64, mut look: impl FnMut(&View, Seat, &Game)) {
        let rules = Rules { seeing: quartex::Seeing::Auto, ..Rules::printed(players) };
        let mut game = Game::new(rules, Seat::FIRST).unwrap();
        let mut dice = BotDice::new(seed);
        loop {
            match game.position().due() {
                Due::Bag { to, count } => {
                    let tiles = game.position().bag().pick(count, &mut dice);
                    game.play(Step::Draw { to, tiles }).unwrap();
                }
                Due::Seat(seat) => {
                    let view = game.view(Viewer::Seat(seat)).unwrap();
                    look(&view, seat, &game);
                    let mut scene = Scene::of(&view, seat);
                    let belief = Belief::default();
                    scene.deal = belief.dealer(&view, seat).deal(&mut dice).unwrap();
                    let lay = judge::best(&scene, Style::CAREFUL).unwrap();
                    let cell = scene.board.gaps()[lay.place].cell();
                    let action = Action::Lay(Placement { cell, word: word_of(lay.reading) });
                    game.play(Step::Act { seat, action }).unwrap();
                }
                Due::Seats(_) => unreachable!("under auto nobody is asked"),
                Due::Nobody => return,
            }
        }
    }

    #[test]
    fn what_was_left_tells_what_is_held() {
        for players in [Players::Two, Players::Four] {
            let mut beliefs: [Belief; SEATS] = Default::default();
            let (mut blind_hits, mut hits, mut dealt) = (0, 0, 0);
            for seed in 0..12 {
                beliefs.fill(Belief::default());
                play_through(players, seed, |view, seat, game| {
                    let belief = &mut beliefs[seat.index()];
                    belief.watch(view, seat);
                    let next = players.after(seat);
                    let truth = mask(game.position().hand(next));
                    let mut dice = BotDice::new(seed);
                    for _ in 0..20 {
                        let found = |belief: &Belief, dice: &mut BotDice| {
                            let deal = belief.dealer(view, seat).deal(dice).unwrap();
                            (deal.hands[next.index()] & truth).count_ones()
                        };
                        hits += found(belief, &mut dice);
                        blind_hits += found(&Belief::default(), &mut dice);
                        dealt += truth.count_ones();
                    }
                });
            }
            assert!(hits * 100 > blind_hits * 102, "{hits} against {blind_hits} of {dealt}");
        }
    }

    /// Signs make deals unlikely, never impossible: neither the true one nor any other.
    #[test]
    fn no_deal_is_ruled_out() {
        let mut beliefs: [Belief; SEATS] = Default::default();
        let mut dice = BotDice::new(5);
        let mut signs = 0;
        play_through(Players::Three, 4, |view, seat, game| {
            let belief = &mut beliefs[seat.index()];
            belief.watch(view, seat);
            signs += belief.signs.iter().flatten().count();
            let dealer = belief.dealer(view, seat);
            let truth = std::array::from_fn(|index| {
                let seat = u8::try_from(index + 1).ok().and_then(Seat::new);
                mask(game.position().hand(seat.unwrap()))
            });
            let ages = dealer.ages(&mut dice);
            assert!(dealer.likelihood(&truth, &ages) > 0.0);
            if view.field().laid().len() == 20 {
                let next = Players::Three.after(seat).index();
                let mut seen = 0;
                for _ in 0..4000 {
                    let deal = dealer.deal(&mut dice).unwrap();
                    assert_eq!(deal.hands[seat.index()], truth[seat.index()]);
                    assert_eq!(deal.hands[next].count_ones(), 5);
                    seen |= deal.hands[next];
                }
                assert_eq!(seen, dealer.unseen, "every unseen tile can be in every hand");
            }
        });
        assert!(signs > 50, "{signs}");
    }
}
