//! What all games together say, and how sure that is.

use super::round::{Played, as_number};

/// A mean with the half of its 95 % range.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Estimate {
    pub(super) mean: f64,
    pub(super) error: f64,
}

impl Estimate {
    /// From independent samples.
    fn of(samples: &[f64]) -> Self {
        let count = as_number(samples.len()).max(1.0);
        let mean = samples.iter().sum::<f64>() / count;
        let squares: f64 = samples.iter().map(|sample| (sample - mean).powi(2)).sum();
        let variance = if samples.len() > 1 { squares / (count - 1.0) } else { 1.0 };
        Self { mean, error: 1.96 * (variance / count).sqrt() }
    }

    /// The same for a share: where all rounds ended alike, the next hundred still might not (the
    /// rule of three).
    fn of_shares(samples: &[f64]) -> Self {
        let plain = Self::of(samples);
        let least = 3.0 / as_number(samples.len()).max(1.0);
        let is_certain = plain.error == 0.0;
        Self { error: if is_certain { least.min(1.0) } else { plain.error }, ..plain }
    }

    pub(super) fn low(self) -> f64 {
        self.mean - self.error
    }

    pub(super) fn high(self) -> f64 {
        self.mean + self.error
    }
}

/// What one entrant reached.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Row {
    pub(super) wins: usize,
    /// Draws, and shared victories.
    pub(super) shared: usize,
    pub(super) losses: usize,
    pub(super) defaulted: usize,
    /// Of the wins, shared ones in parts.
    pub(super) share: Estimate,
    /// Points ahead of the best other, at Quartex.
    pub(super) lead: Option<Estimate>,
}

/// All games.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Tally {
    pub(super) games: usize,
    pub(super) rows: Vec<Row>,
}

impl Tally {
    /// Counts up. The games of a round share their draws, so it is rounds that are independent.
    pub(super) fn of(rounds: &[Vec<Played>], entrants: usize) -> Self {
        let games = || rounds.iter().flatten();
        let row = |entrant: usize| {
            let count = |test: &dyn Fn(f64) -> bool| {
                games().filter(|game| test(game.shares[entrant])).count()
            };
            let wins = count(&|share| share > 0.999);
            let losses = count(&|share| share < 0.001);
            let by_round = |value: &dyn Fn(&Played) -> f64| -> Vec<f64> {
                let mean = |round: &Vec<Played>| {
                    round.iter().map(value).sum::<f64>() / as_number(round.len()).max(1.0)
                };
                rounds.iter().map(mean).collect()
            };
            let lead = |game: &Played| game.leads.as_ref().map_or(0.0, |l| f64::from(l[entrant]));
            let has_leads = games().any(|game| game.leads.is_some());
            Row {
                wins,
                shared: games().count() - wins - losses,
                losses,
                defaulted: games().filter(|game| game.defaulted.contains(&entrant)).count(),
                share: Estimate::of_shares(&by_round(&|game| game.shares[entrant])),
                lead: has_leads.then(|| Estimate::of(&by_round(&lead))),
            }
        };
        Self { games: games().count(), rows: (0..entrants).map(row).collect() }
    }

    /// By how much the first of two is better, and the ends of the range, in Elo; `None` for more
    /// than two.
    pub(super) fn elo(&self) -> Option<[f64; 3]> {
        let [first, _] = self.rows.as_slice() else { return None };
        let edge = 0.5 / as_number(self.games).max(1.0);
        let elo = |share: f64| {
            let share = share.clamp(edge, 1.0 - edge);
            -400.0 * (1.0 / share - 1.0).log10()
        };
        let share = first.share;
        Some([elo(share.mean), elo(share.low()), elo(share.high())])
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(share: f64) -> Played {
        Played { shares: vec![share, 1.0 - share], leads: None, defaulted: Vec::new() }
    }

    #[test]
    fn wins_draws_and_losses_are_counted() {
        let rounds = vec![vec![game(1.0), game(0.5)], vec![game(0.0), game(1.0)]];
        let tally = Tally::of(&rounds, 2);
        let Row { wins, shared, losses, share, .. } = tally.rows[0].clone();
        assert_eq!((tally.games, wins, shared, losses), (4, 2, 1, 1));
        assert!((share.mean - 0.625).abs() < 1e-9);
        // Rounds of 0.75 and 0.5: their standard deviation is 0.1768, over two of them 0.125.
        assert!((share.error - 1.96 * 0.125).abs() < 1e-9);
        assert!((tally.rows[1].share.mean - 0.375).abs() < 1e-9);
    }

    #[test]
    fn elo_is_the_usual_one() {
        // Three quarters are 191 points.
        let rounds = vec![vec![game(1.0), game(0.5)]; 8];
        let [middle, low, high] = Tally::of(&rounds, 2).elo().unwrap();
        assert!((middle - 190.85).abs() < 0.01, "{middle}");
        assert!(low < middle && middle < high);
        // All won: the range still has ends.
        let all = vec![vec![game(1.0), game(1.0)]; 8];
        assert!(Tally::of(&all, 2).elo().unwrap().iter().all(|elo| elo.is_finite()));
    }

    #[test]
    fn more_than_two_have_shares_and_leads() {
        let one =
            Played { shares: vec![0.5, 0.5, 0.0], leads: Some(vec![0, 0, -9]), defaulted: vec![2] };
        let tally = Tally::of(&[vec![one.clone(), one.clone(), one]], 3);
        assert_eq!(tally.elo(), None);
        assert_eq!(tally.rows[0].shared, 3);
        assert_eq!(tally.rows[2].defaulted, 3);
        assert!((tally.rows[2].lead.unwrap().mean + 9.0).abs() < 1e-9);
    }
}
