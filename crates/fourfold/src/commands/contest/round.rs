//! One round: as many games as there are seats, with the same draws, everybody on every seat.

use bots::{BotDice, Bout, Seated, ThinkingLimit, bout};
use table::{Rules, Seat};

use super::entrant::Entrant;
use crate::exit::Failure;

/// What is played.
#[derive(Debug)]
pub(super) struct Schedule<'a> {
    pub(super) rules: Rules,
    pub(super) entrants: &'a [Entrant],
    pub(super) limit: ThinkingLimit,
    pub(super) seed: u64,
    pub(super) memory: u64,
}

/// What one game brought to each entrant, in the order in which they were named.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Played {
    /// Of the win: 1, a half of a draw or a shared victory, and so on.
    pub(super) shares: Vec<f64>,
    /// Points ahead of the best other, at Quartex.
    pub(super) leads: Option<Vec<i32>>,
    /// Who lost by a fault of the program.
    pub(super) defaulted: Vec<usize>,
}

impl Schedule<'_> {
    /// The games of one round; `tick` hears of each.
    pub(super) fn round(&self, number: u32, tick: impl Fn()) -> Result<Vec<Played>, Failure> {
        let mut dice = BotDice::new(self.seed.wrapping_add(u64::from(number).rotate_left(40)));
        let table = dice.roll();
        let seeds: Vec<u64> = self.entrants.iter().map(|_| dice.roll()).collect();
        (0..self.entrants.len())
            .map(|turn| {
                let played = self.game(turn, table, &seeds);
                tick();
                played
            })
            .collect()
    }

    /// One game. Entrant `e` sits on seat `e + turn`, counted round the table.
    fn game(&self, turn: usize, table: u64, seeds: &[u64]) -> Result<Played, Failure> {
        let count = self.entrants.len();
        let entrant_on = |seat: usize| (seat + count - turn) % count;
        let mut seated = Vec::with_capacity(count);
        for seat in 0..count {
            let entrant = entrant_on(seat);
            let who = &self.entrants[entrant];
            let bot = who
                .bot(self.rules, seeds[entrant], self.memory)
                .map_err(|fault| Failure::workshop(format!("play with {who}"), &fault))?;
            seated.push(Seated { bot, limit: self.limit, external: who.is_external() });
        }
        let Bout { outcome, points, defaulted, .. } = bout(self.rules, table, &mut seated)
            .map_err(|fault| Failure::workshop("play on", &fault))?;
        let share = |entrant: usize| {
            let seat = Seat::new(u8::try_from((entrant + turn) % count + 1).unwrap_or(1));
            let won = seat.is_some_and(|seat| outcome.winners.contains(seat));
            match outcome.winners.len() {
                // A draw belongs to everybody.
                0 => 1.0 / as_number(count),
                winners if won => 1.0 / f64::from(winners),
                _ => 0.0,
            }
        };
        let lead = |points: &[i32], entrant: usize| {
            let seat = (entrant + turn) % count;
            let others = points.iter().enumerate().filter(|(other, _)| *other != seat);
            points[seat] - others.map(|(_, points)| *points).max().unwrap_or(0)
        };
        Ok(Played {
            shares: (0..count).map(share).collect(),
            leads: points.map(|points| (0..count).map(|entrant| lead(&points, entrant)).collect()),
            defaulted: defaulted.iter().map(|seat| entrant_on(seat.index())).collect(),
        })
    }
}

/// A small count as a number.
pub(super) fn as_number(count: usize) -> f64 {
    u32::try_from(count).map_or(f64::MAX, f64::from)
}
