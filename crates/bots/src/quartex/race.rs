//! A race of candidates: all are tried on the same deals, and who falls clearly behind drops out.

use std::num::NonZeroUsize;
use std::thread;

use super::judge::Lay;
use super::playout::{Plan, play_on, thousandths};
use super::scene::{Deal, Scene};
use crate::{BotDice, ThinkingBudget};

/// The most candidates that can race.
pub(super) const MOST: usize = 16;

/// How long a race goes on, whatever the budget, and on how many threads. What comes out does not
/// depend on the threads if the budget counts nodes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Course {
    /// The most playouts.
    pub(super) playouts: u64,
    pub(super) threads: NonZeroUsize,
}

/// How many playouts are made between two looks at the field.
const ROUND: u64 = 384;

/// Who is so many standard errors behind the leader drops out.
const BEHIND: f64 = 2.3;

/// What the candidates have shown so far.
struct Standings {
    deals: i64,
    /// What the first sight adds to the sums, and how many deals it counts for.
    prior: [i64; MOST],
    prior_deals: i64,
    sums: [i64; MOST],
    /// Sums of the products of each pair, for the errors of their differences.
    products: [[i64; MOST]; MOST],
}

/// The winner: the place of a candidate, or `None` if there is none.
///
/// `deal` makes up the deal of a number. `over` of the budget is asked after every deal.
pub(super) fn race(
    scene: &Scene,
    candidates: &[Lay],
    plan: &Plan,
    course: Course,
    budget: &ThinkingBudget<'_>,
    deal: &(impl Fn(u64) -> Option<(Deal, BotDice)> + Sync),
) -> Option<usize> {
    let seat = scene.turn?;
    let candidates = &candidates[..candidates.len().min(MOST)];
    let mut alive: Vec<usize> = (0..candidates.len()).collect();
    let mut standings = Standings {
        deals: 0,
        prior: [0; MOST],
        prior_deals: plan.prior,
        sums: [0; MOST],
        products: [[0; MOST]; MOST],
    };
    for (prior, lay) in standings.prior.iter_mut().zip(candidates) {
        *prior = plan.prior * i64::from(thousandths(lay.value));
    }
    let most = budget.most_nodes().map_or(course.playouts, |nodes| nodes.min(course.playouts));
    let mut spent = 0;
    let mut next_deal = 0;
    while alive.len() > 1 && spent < most && !budget.is_over(spent) {
        let each = u64::try_from(alive.len()).unwrap_or(1);
        let deals = ((most - spent).min(ROUND) / each).max(1);
        let heat = Heat { scene, seat, candidates, alive: &alive, plan, spent, budget };
        let results = heat.run(next_deal..next_deal + deals, course.threads, deal);
        spent += deals * each;
        next_deal += deals;
        for values in results {
            standings.note(&alive, &values);
        }
        standings.drop_out(&mut alive);
    }
    let best = |&place: &usize| (standings.total(place), std::cmp::Reverse(place));
    alive.into_iter().max_by_key(best)
}

/// One round of a race.
struct Heat<'a> {
    scene: &'a Scene,
    seat: usize,
    candidates: &'a [Lay],
    alive: &'a [usize],
    plan: &'a Plan,
    spent: u64,
    budget: &'a ThinkingBudget<'a>,
}

impl Heat<'_> {
    /// The values of all who are in the race, deal by deal; fewer if the budget ends.
    fn run(
        &self,
        deals: std::ops::Range<u64>,
        threads: NonZeroUsize,
        deal: &(impl Fn(u64) -> Option<(Deal, BotDice)> + Sync),
    ) -> Vec<[i32; MOST]> {
        let threads = u64::try_from(threads.get()).unwrap_or(1);
        if threads == 1 {
            return self.part(deals, deal);
        }
        // Neighbouring numbers go to one thread, and come back in order.
        let size = (deals.end - deals.start).div_ceil(threads);
        let part = |index: u64| {
            let start = (deals.start + index * size).min(deals.end);
            start..(start + size).min(deals.end)
        };
        thread::scope(|scope| {
            let others: Vec<_> =
                (1..threads).map(|i| scope.spawn(move || self.part(part(i), deal))).collect();
            let mut results = self.part(part(0), deal);
            for other in others {
                // A thread does what this one does, and that does not panic.
                results.extend(other.join().unwrap_or_default());
            }
            results
        })
    }

    fn part(
        &self,
        deals: std::ops::Range<u64>,
        deal: &impl Fn(u64) -> Option<(Deal, BotDice)>,
    ) -> Vec<[i32; MOST]> {
        let mut results = Vec::new();
        let mut scene = self.scene.twin();
        for number in deals {
            let Some((deal, dice)) = deal(number) else { break };
            let mut values = [0; MOST];
            for &place in self.alive {
                let lay = self.candidates[place];
                scene.set(self.scene, &deal);
                scene.lay(lay.place, lay.tile, lay.reading);
                // All candidates meet the same dice too.
                values[place] = play_on(&mut scene, self.seat, self.plan, &mut dice.clone());
            }
            results.push(values);
            if self.budget.is_over(self.spent) {
                break;
            }
        }
        results
    }
}

impl Standings {
    fn total(&self, place: usize) -> i64 {
        self.sums[place] + self.prior[place]
    }

    fn note(&mut self, alive: &[usize], values: &[i32; MOST]) {
        self.deals += 1;
        for (index, &a) in alive.iter().enumerate() {
            self.sums[a] += i64::from(values[a]);
            for &b in &alive[index..] {
                self.products[a][b] += i64::from(values[a]) * i64::from(values[b]);
            }
        }
    }

    #[expect(clippy::cast_precision_loss, reason = "an error in the sixteenth digit is none")]
    fn drop_out(&self, alive: &mut Vec<usize>) {
        let Some(&leader) = alive.iter().max_by_key(|&&place| self.total(place)) else { return };
        if self.deals < 8 {
            return;
        }
        let deals = self.deals as f64;
        let product = |a: usize, b: usize| self.products[a.min(b)][a.max(b)] as f64;
        alive.retain(|&place| {
            if place == leader {
                return true;
            }
            let mean = (self.sums[leader] - self.sums[place]) as f64 / deals;
            let behind =
                (self.total(leader) - self.total(place)) as f64 / (deals + self.prior_deals as f64);
            let squares =
                product(leader, leader) + product(place, place) - 2.0 * product(leader, place);
            let variance = (squares / deals - mean * mean).max(0.0);
            let error = (variance / deals).sqrt();
            behind < BEHIND * error
        });
    }
}
