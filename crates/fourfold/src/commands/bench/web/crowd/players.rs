//! People who play at many tables, so many moves a second.

use std::io;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::wrong;
use super::super::play::{Match, STEPS, share};
use super::super::server_process::ServerProcess;

/// So many tables are played at once at most, each by a thread that sends and waits.
const THREADS: usize = 8;

/// Numbers for people: nobody has that of another.
pub(super) struct Numbers(AtomicU32);

impl Numbers {
    pub(super) const fn new() -> Self {
        Self(AtomicU32::new(1))
    }

    /// The first of so many numbers that nobody has.
    pub(super) fn take(&self, count: u32) -> u32 {
        self.0.fetch_add(count, Ordering::Relaxed)
    }
}

/// Those who play.
pub(super) struct Players<'n> {
    matches: Vec<Match>,
    numbers: &'n Numbers,
    /// Moves a second, all tables together.
    pace: u32,
}

/// A move that the opponent knows: it is durable.
pub(super) struct Moved {
    pub(super) table: String,
    /// The step at which it was made.
    pub(super) step: u32,
    /// When the opponent knew it,
    pub(super) known: Instant,
    /// and how long that took.
    pub(super) took: Duration,
}

impl<'n> Players<'n> {
    /// Sits everybody down.
    pub(super) fn sit(
        server: &ServerProcess,
        numbers: &'n Numbers,
        tables: u32,
        pace: u32,
    ) -> io::Result<Self> {
        let matches = (0..tables).map(|_| Match::new(server, numbers.take(2)));
        Ok(Self { matches: matches.collect::<io::Result<_>>()?, numbers, pace })
    }

    /// Plays for so long. Those whose game is at its end sit down at another table.
    pub(super) fn play(
        &mut self,
        server: &ServerProcess,
        time: Duration,
    ) -> io::Result<Vec<Moved>> {
        let numbers = self.numbers;
        let each = self.matches.len().div_ceil(THREADS).max(1);
        let hands = self.matches.chunks_mut(each);
        let count = u32::try_from(hands.len()).unwrap_or(1);
        let between = Duration::from_secs(1) * count / self.pace.max(1);
        let played: Vec<io::Result<Vec<Moved>>> = thread::scope(|scope| {
            let playing: Vec<_> = hands
                .zip(0..)
                .map(|(hand, place)| {
                    let began = Instant::now() + between * place / count;
                    scope.spawn(move || play(server, hand, numbers, began, between, time))
                })
                .collect();
            let ended = playing.into_iter().map(thread::ScopedJoinHandle::join);
            ended.map(|one| one.unwrap_or_else(|_| Err(wrong("a player panicked")))).collect()
        });
        let mut all = Vec::new();
        for one in played {
            all.extend(one?);
        }
        Ok(all)
    }

    /// Both at every table are still there.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        self.matches.iter_mut().try_for_each(Match::keep)
    }
}

/// What one thread does: its tables in turn, a move each time that its turn comes.
fn play(
    server: &ServerProcess,
    hand: &mut [Match],
    numbers: &Numbers,
    began: Instant,
    between: Duration,
    time: Duration,
) -> io::Result<Vec<Moved>> {
    let mut all = Vec::new();
    for due in (0..).map(|number| began + between * number) {
        if due >= began + time || began.elapsed() >= time {
            break;
        }
        let Some(one) = hand.first_mut() else { break };
        one.keep()?;
        if one.step() >= STEPS {
            *one = Match::new(server, numbers.take(2))?;
        }
        thread::sleep(due.saturating_duration_since(Instant::now()));
        let step = one.step();
        let took = one.play()?;
        all.push(Moved { table: one.table.clone(), step, known: Instant::now(), took });
        hand.rotate_left(1);
    }
    Ok(all)
}

/// All but a hundredth of these moves took less, in seconds.
pub(super) fn p99(moves: &[Moved]) -> f64 {
    let mut took: Vec<f64> = moves.iter().map(|moved| moved.took.as_secs_f64()).collect();
    share(&mut took, 99)
}
