//! One game that many watch, some of whom never read.

use std::io;
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use tungstenite::{Message, WebSocket};

use super::super::person::{Person, wrong};
use super::super::play::{Match, STEPS, share};
use super::super::server_process::ServerProcess;
use super::super::system;
use super::FEWEST_MOVES;
use super::players::Numbers;
use super::row::{Row, Unit, number};

/// Between two moves.
const PAUSE: Duration = Duration::from_millis(150);

/// What was sent with the last move has come within so long, or counts as missing.
const LATEST: Duration = Duration::from_secs(2);

/// Whoever never reads takes so few bytes.
const NARROW: usize = 4 * 1024;

/// A server waits ten seconds for whoever takes nothing. After so long nobody of them should be left.
const SHOWN_OUT: Duration = Duration::from_secs(20);

const MOST_RATIO: f64 = 1.5;
const MOST_BEHIND: f64 = 0.5;

/// How many watch.
#[derive(Clone, Copy)]
pub(super) struct Wanted {
    /// All who watch,
    pub(super) spectators: u32,
    /// and how many of them never read.
    pub(super) stalled: u32,
    /// Games with them, and as many without.
    pub(super) rounds: u32,
}

/// Somebody who watches and reads.
struct Spectator {
    socket: WebSocket<TcpStream>,
    step: u32,
    is_here: bool,
}

/// When those who read knew of a step.
#[derive(Clone, Copy)]
struct Arrived {
    first: Instant,
    last: Instant,
    count: usize,
}

/// One game with spectators.
#[derive(Default)]
struct Watched {
    took: Vec<f64>,
    /// Seconds from the first spectator to the last, the slowest move.
    behind: f64,
    /// Moves times spectators who read, and were not told.
    untold: usize,
    /// Sockets of those who never read that are still open when there was time enough; there in the last game only.
    left: usize,
    /// Seconds from the last move until they were closed.
    until: f64,
}

/// Plays in turn without and with spectators.
pub(super) fn measure(
    server: &ServerProcess,
    numbers: &Numbers,
    wanted: Wanted,
) -> io::Result<Vec<Row>> {
    let (mut alone, mut watched) = (Vec::new(), Vec::new());
    let mut all = Watched::default();
    for round in 1..=wanted.rounds {
        let mut played = Match::new(server, numbers.take(2))?;
        while played.step() < STEPS {
            thread::sleep(PAUSE);
            alone.push(played.play()?.as_secs_f64());
        }
        drop(played);
        let one = watch(server, numbers, wanted, round == wanted.rounds)?;
        watched.extend(one.took);
        all.behind = all.behind.max(one.behind);
        all.untold += one.untold;
        (all.left, all.until) = (one.left, one.until);
    }
    let is_enough = alone.len() >= FEWEST_MOVES;
    let (without, with) = (share(&mut alone, 99), share(&mut watched, 99));
    let halves = share(&mut watched, 50) / share(&mut alone, 50);
    Ok(vec![
        Row::plain("moves with spectators", number(watched.len()), Unit::Things),
        Row::plain("p99 without spectators", without, Unit::Seconds),
        Row::plain("p99 with spectators", with, Unit::Seconds),
        Row::plain("p50, with spectators to without", halves, Unit::Times),
        Row::at_most("p99, with spectators to without", with / without, Unit::Times, MOST_RATIO)
            .if_enough(is_enough),
        Row::at_most("the last spectator after the first", all.behind, Unit::Seconds, MOST_BEHIND),
        Row::none("moves that a spectator who reads was not told", all.untold),
        Row::none("spectators who never read and are still let in", all.left),
        Row::plain("from the last move until they were shown out", all.until, Unit::Seconds),
    ])
}

/// A game with spectators, who come to its table before its first move.
fn watch(
    server: &ServerProcess,
    numbers: &Numbers,
    wanted: Wanted,
    is_last: bool,
) -> io::Result<Watched> {
    let mut played = Match::new(server, numbers.take(2))?;
    let origin = format!("http://{}", server.address);
    let headers = [("Origin", origin.as_str())];
    let first = numbers.take(wanted.spectators);
    let (mut spectators, mut stalled) = (Vec::new(), Vec::new());
    for place in 0..wanted.spectators {
        let person = Person::nobody(server, first + place);
        // They come in between the others.
        let is_stalled = place % (wanted.spectators / wanted.stalled.max(1)).max(1) == 0
            && u32::try_from(stalled.len()).is_ok_and(|count| count < wanted.stalled);
        if is_stalled {
            let stream = system::connect_narrow(server.address, NARROW)?;
            stalled.push(person.open_over(stream, &played.table, wire::PAGE, &headers)?);
        } else {
            let socket = person.open(&played.table, wire::PAGE, &headers)?;
            socket.get_ref().set_nonblocking(true)?;
            spectators.push(Spectator { socket, step: 0, is_here: true });
        }
    }
    let enough = AtomicBool::new(false);
    let healthy = spectators.len();
    let mut seen = Watched::default();
    let start = played.step();
    let arrived = thread::scope(|scope| {
        let reading = scope.spawn(|| read(&mut spectators, start, &enough));
        let mut play = || -> io::Result<()> {
            while played.step() < STEPS {
                thread::sleep(PAUSE);
                seen.took.push(played.play()?.as_secs_f64());
            }
            thread::sleep(LATEST);
            let ended = Instant::now();
            // The two who play, and those who read.
            let others = i64::try_from(healthy + 2).unwrap_or(i64::MAX);
            if !is_last {
                return Ok(());
            }
            loop {
                let left = server.sockets()? - others;
                seen.left = usize::try_from(left).unwrap_or(0);
                seen.until = (LATEST + ended.elapsed()).as_secs_f64();
                if left <= 0 || ended.elapsed() > SHOWN_OUT {
                    return Ok(());
                }
                played.keep()?;
                thread::sleep(Duration::from_millis(250));
            }
        };
        let ended = play();
        enough.store(true, Ordering::Relaxed);
        let arrived = reading.join().map_err(|_| wrong("a spectator panicked"))??;
        ended.map(|()| arrived)
    })?;
    for one in &arrived {
        let Some(one) = one else {
            seen.untold += healthy;
            continue;
        };
        seen.untold += healthy - one.count;
        seen.behind = seen.behind.max((one.last - one.first).as_secs_f64());
    }
    drop(stalled);
    Ok(seen)
}

/// Reads what everybody is shown, by one thread, which wakes when there is something; when each step after the first
/// was known.
fn read(
    spectators: &mut [Spectator],
    start: u32,
    enough: &AtomicBool,
) -> io::Result<Vec<Option<Arrived>>> {
    let place = |step: u32| usize::try_from(step.saturating_sub(start + 1)).unwrap_or(usize::MAX);
    let mut arrived: Vec<Option<Arrived>> = vec![None; place(STEPS) + 1];
    while !enough.load(Ordering::Relaxed) {
        let here = || spectators.iter().filter(|one| one.is_here);
        let speaks = system::wait_for_one(here().map(|one| one.socket.get_ref()), PAUSE)?;
        let ready = spectators.iter_mut().filter(|one| one.is_here).zip(speaks);
        for (spectator, _) in ready.filter(|(_, speaks)| *speaks) {
            let before = spectator.step.max(start);
            spectator.hear();
            let now = Instant::now();
            for step in before + 1..=spectator.step {
                let Some(known) = arrived.get_mut(place(step)) else { continue };
                let known = known.get_or_insert(Arrived { first: now, last: now, count: 0 });
                known.last = now;
                known.count += 1;
            }
        }
    }
    Ok(arrived)
}

impl Spectator {
    /// Takes what has come. Whoever is shown out is not here any more, and is told nothing.
    fn hear(&mut self) {
        loop {
            match self.socket.read() {
                Ok(Message::Text(text)) => self.step = step(&text).unwrap_or(0).max(self.step),
                Ok(Message::Close(_)) => self.is_here = false,
                Ok(_) => {}
                Err(tungstenite::Error::Io(why)) if why.kind() == io::ErrorKind::WouldBlock => {
                    return;
                }
                Err(_) => self.is_here = false,
            }
            if !self.is_here {
                return;
            }
        }
    }
}

/// The step of a message. It is read without the rest, which is a page: reading two thousand of them would take the
/// processor that the server has.
fn step(text: &str) -> Option<u32> {
    let rest = text.split("\"step\":").nth(1)?;
    let end = rest.find(|c: char| !c.is_ascii_digit())?;
    rest.get(..end)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use wire::{TableUpdate, ToClient};

    use super::*;

    #[test]
    fn the_step_is_where_it_is_looked_for() {
        let page = TableUpdate { step: 27, ..TableUpdate::default() };
        let news = ToClient::News { page, say: Vec::new(), call: None, sounds: Vec::new() };
        assert_eq!(step(&news.write()), Some(27));
        assert_eq!(step("{}"), None);
    }
}
