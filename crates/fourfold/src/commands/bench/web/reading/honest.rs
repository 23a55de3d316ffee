//! Honest people, who only play: so many tables, eight seconds a move.

use std::io;
use std::thread;
use std::time::{Duration, Instant};

use super::super::play::{Match, STEPS};
use super::super::server_process::ServerProcess;

/// So many tables play at once. Each has its turn long before its time is up, and none comes to the
/// end of its game.
const TABLES: u32 = 25;

/// Moves a second, all tables together.
const PACE: u32 = 40;

/// The clock of each.
const CLOCK: &str = "&pace=each&each=8";

/// Those who play.
pub(super) struct Honest {
    matches: Vec<Match>,
}

/// How it went.
pub(super) struct Played {
    /// From a mover to the opponent, in seconds.
    pub(super) took: Vec<f64>,
    /// Games that ended although nobody ended them: by the clock.
    pub(super) lost: usize,
}

impl Honest {
    /// Sits everybody down; `first` is the number of the first, and nobody has been it before.
    pub(super) fn sit(server: &ServerProcess, first: u32) -> io::Result<Self> {
        let numbers = (0..TABLES).map(|table| first + 2 * table);
        let matches = numbers.map(|number| Match::on_terms(server, number, CLOCK));
        Ok(Self { matches: matches.collect::<io::Result<_>>()? })
    }

    /// So many people come each time.
    pub(super) const PEOPLE: u32 = 2 * TABLES;

    pub(super) fn tables(&self) -> Vec<String> {
        self.matches.iter().map(|one| one.table.clone()).collect()
    }

    /// Plays for so long, one move after another.
    pub(super) fn play(&mut self, time: Duration) -> io::Result<Played> {
        let count = self.matches.len();
        let mut took = Vec::new();
        let (began, between) = (Instant::now(), Duration::from_secs(1) / PACE);
        for (number, place) in (0..).zip((0..count).cycle()) {
            let due = began + between * number;
            if began.elapsed() >= time || due >= began + time {
                break;
            }
            thread::sleep(due.saturating_duration_since(Instant::now()));
            if let Some(one) = self.matches.get_mut(place) {
                one.keep()?;
                if !one.is_over() && one.step() < STEPS {
                    took.push(one.play()?.as_secs_f64());
                }
            }
        }
        self.matches.iter_mut().try_for_each(Match::keep)?;
        let lost = self.matches.iter().filter(|one| one.is_over()).count();
        Ok(Played { took, lost })
    }
}
