//! Many games that have begun, with a clock that runs, and nobody looking.

use std::io;
use std::thread;

use super::super::person::{Person, wrong};
use super::super::play::{Match, sit_down};
use super::super::server_process::ServerProcess;
use super::players::Numbers;

/// So many sit down, or come back, at once.
const THREADS: u32 = 8;

/// So many of the games are played on afterwards, spread over all.
const SAMPLE: u32 = 500;

/// A server has to look after every clock that runs; within an hour nobody loses by it.
const CLOCK: &str = "&pace=each&each=3600";

/// Two people who play at a table, and may be elsewhere now.
pub(super) struct Seated {
    table: String,
    people: [Person; 2],
}

impl Seated {
    /// Both come to their table, and one moves.
    pub(super) fn play_on(&self) -> io::Result<()> {
        Match::between(self.table.clone(), [&self.people[0], &self.people[1]])?.play().map(drop)
    }
}

/// Founds so many games and makes the first move in each; those which will be played on.
pub(super) fn found(
    server: &ServerProcess,
    numbers: &Numbers,
    count: u32,
) -> io::Result<Vec<Seated>> {
    let every = count.div_ceil(SAMPLE).max(1);
    let places: Vec<u32> = (0..count).collect();
    let founded = by_several(&places, |place| -> io::Result<_> {
        let (table, people) = sit_down(server, numbers.take(2), CLOCK)?;
        let seated = Seated { table, people };
        seated.play_on()?;
        Ok((place % every == 0).then_some(seated))
    })?;
    let founded: io::Result<Vec<Option<Seated>>> = founded.into_iter().collect();
    Ok(founded?.into_iter().flatten().collect())
}

/// Does the same with each, by several threads; the results in no order.
pub(super) fn by_several<T: Sync, R: Send>(
    all: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> io::Result<Vec<R>> {
    let threads = usize::try_from(THREADS).unwrap_or(1);
    let work = &work;
    thread::scope(|scope| {
        let working: Vec<_> = (0..threads)
            .map(|first| {
                scope.spawn(move || all.iter().skip(first).step_by(threads).map(work).collect())
            })
            .collect();
        let mut results = Vec::new();
        for one in working {
            let done: Vec<R> = one.join().map_err(|_| wrong("a player panicked"))?;
            results.extend(done);
        }
        Ok(results)
    })
}
