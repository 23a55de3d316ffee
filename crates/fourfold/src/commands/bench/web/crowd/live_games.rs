//! Many games that have begun, with a clock that runs, and nobody looking.

use std::io;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use super::super::person::{Person, Socket, wrong};
use super::super::play::{Match, sit_down, wanted};
use super::super::server_process::ServerProcess;
use super::players::Numbers;

/// So many sit down at once.
const THREADS: usize = 8;

/// Who waits needs little: room for one who speaks, and no more.
const STACK: usize = 512 * 1024;

/// A server has to look after every clock that runs; within an hour nobody loses by it.
const CLOCK: &str = "&pace=each&each=3600";

/// Two people who play at a table, and may be elsewhere now.
pub(super) struct Seated {
    table: String,
    people: [Person; 2],
    /// Whose turn it is.
    due: AtomicUsize,
}

impl Seated {
    /// Whoever's turn it is comes back to the table and moves. When that is heard, it is stored.
    pub(super) fn move_on(&self) -> io::Result<Socket> {
        let place = self.due.load(Ordering::Relaxed);
        let mut socket = self.people[place].watch(&self.table)?;
        if !socket.is_due() {
            return Err(wrong(format!("{}: it is another's turn", self.table)));
        }
        let step = socket.page.step;
        socket.ask(&wanted(step))?;
        socket.wait(step + 1)?;
        self.due.store(if socket.is_due() { place } else { 1 - place }, Ordering::Relaxed);
        Ok(socket)
    }
}

/// Founds so many games and makes the first move in each.
pub(super) fn found(
    server: &ServerProcess,
    numbers: &Numbers,
    count: u32,
) -> io::Result<Vec<Seated>> {
    let places: Vec<u32> = (0..count).collect();
    let founded = by_several(THREADS, &places, |_| -> io::Result<_> {
        let (table, people) = sit_down(server, numbers.take(2), CLOCK)?;
        let mut playing = Match::between(table.clone(), [&people[0], &people[1]])?;
        playing.play()?;
        let due = playing.due()?.ok_or_else(|| wrong("it is nobody's turn"))?;
        Ok(Seated { table, people, due: AtomicUsize::new(due) })
    })?;
    founded.into_iter().collect()
}

/// Does the same with each, by so many threads; the results in no order.
pub(super) fn by_several<T: Sync, R: Send>(
    threads: usize,
    all: &[T],
    work: impl Fn(&T) -> R + Sync,
) -> io::Result<Vec<R>> {
    let work = &work;
    thread::scope(|scope| {
        let working: io::Result<Vec<_>> = (0..threads)
            .map(|first| {
                let some = move || all.iter().skip(first).step_by(threads).map(work).collect();
                thread::Builder::new().stack_size(STACK).spawn_scoped(scope, some)
            })
            .collect();
        let mut results = Vec::new();
        for one in working? {
            let done: Vec<R> = one.join().map_err(|_| wrong("a player panicked"))?;
            results.extend(done);
        }
        Ok(results)
    })
}
