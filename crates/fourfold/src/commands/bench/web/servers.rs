//! `fourfold bench servers`: three servers on one PostgreSQL, of which one is killed while people play.

mod postgres_process;
mod rough_line;
mod survivor;

use std::collections::{HashMap, HashSet};
use std::ffi::OsStr;
use std::fmt;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;
use store::{Seq, Store};
use table::{Event, GameId};

use self::postgres_process::PostgresProcess;
use self::rough_line::RoughLine;
use self::survivor::{Moved, Pair};
use super::limit::Limit;
use super::person::wrong;
use super::play::share;
use super::server_process::ServerProcess;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Play at three servers on one PostgreSQL while one is killed, and then PostgreSQL
///
/// A PostgreSQL is made and started in a folder of its own, and three servers on it, each a process of its own. Two
/// people sit at each table, at different servers, and play. After a third of the time a server is killed and
/// started again; after two thirds PostgreSQL is stopped at once, as if it had lost its power, and started again.
/// Whoever loses a connection comes back to another server, and asks again for what was not answered. Then every move
/// that was acknowledged is looked for in the logs.
///
/// The answer is negative if one of these is not so: no acknowledged move is missing, none is there twice, nothing is in a
/// log that nobody asked for, no game is stuck; all but a hundredth of the moves that do not fall into the five
/// seconds after a fault (after the kill, and from when PostgreSQL stops until so long after it runs again) take at most
/// 250 ms to the opponent; at least nine tenths of the moves are made. With --rough
/// time is not judged: the connections go through a proxy that delays, cuts them in the middle of a message, and lets
/// one overtake another.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench servers
  fourfold bench servers --sockets 5000 --moves 500 --seconds 600
  fourfold bench servers --rough --sockets 60 --moves 60 --seconds 8

PostgreSQL must be installed. Every socket is an open file: see fourfold bench web.")]
pub(crate) struct Arguments {
    /// So many sockets, two at a table
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(2..=30_000))]
    sockets: u32,
    /// So many moves a second, all tables together
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    moves: u32,
    /// Play for so many seconds
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(3..=3600))]
    seconds: u64,
    /// Through a proxy that delays, cuts and lets connections overtake each other; how long things take does not count
    #[arg(long)]
    rough: bool,
    /// Where PostgreSQL has its files, which are removed again; not deep, and open to the user by whom it is run
    #[arg(long, default_value = "/tmp")]
    folder: String,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// So many servers.
const SERVERS: usize = 3;

/// So many tables are played at once at most, each by a thread that sends and waits.
const THREADS: u32 = 32;

/// A server that was killed is there again after so long.
const GONE: Duration = Duration::from_secs(1);

/// What happens so soon after a fault is over is not judged by its time.
const AFTERMATH: Duration = Duration::from_secs(5);

const MOST_P99: f64 = 0.250;
const FEWEST: f64 = 0.9;

/// People with smaller numbers sat down before the first move.
const NEWCOMERS: u32 = 1 << 20;

/// What was measured.
#[derive(Default)]
struct Report {
    moves: usize,
    per_second: f64,
    /// To the opponent, in seconds, outside the time after a fault,
    p50: f64,
    p99: f64,
    /// and the slowest within.
    slowest: f64,
    came_back: u32,
    asked_again: u32,
    cuts: u32,
    /// How long PostgreSQL was away.
    away: Duration,
    acknowledged: usize,
    lost: usize,
    doubled: usize,
    strange: usize,
    stuck: Vec<String>,
}

/// A bar that was missed.
enum Missed {
    Lost(usize),
    Doubled(usize),
    Strange(usize),
    Stuck(String),
    Most(f64),
    Few(f64),
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Lost(count) => write!(f, "{count} acknowledged moves are in no log"),
            Self::Doubled(count) => write!(f, "{count} moves are twice in a log"),
            Self::Strange(count) => write!(f, "{count} moves in the logs were asked for by nobody"),
            Self::Stuck(why) => f.write_str(why),
            Self::Most(p99) => write!(f, "a hundredth of the moves {:.0} ms of 250", 1e3 * p99),
            Self::Few(rate) => write!(f, "{rate:.0} moves a second"),
        }
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let report =
        measure(arguments).map_err(|why| Failure::workshop("measure the servers", &why))?;
    let missed = report.missed(arguments);
    if arguments.json {
        writeln!(out, "{}", report.json(&missed))?;
    } else {
        report.write(&missed, out)?;
    }
    Ok(if missed.is_empty() { Exit::Done } else { Exit::Negative })
}

impl Report {
    fn missed(&self, arguments: &Arguments) -> Vec<Missed> {
        let mut missed = Vec::new();
        missed.extend((self.lost > 0).then_some(Missed::Lost(self.lost)));
        missed.extend((self.doubled > 0).then_some(Missed::Doubled(self.doubled)));
        missed.extend((self.strange > 0).then_some(Missed::Strange(self.strange)));
        missed.extend(self.stuck.iter().cloned().map(Missed::Stuck));
        if !arguments.rough {
            let is_few = self.per_second < FEWEST * f64::from(arguments.moves);
            missed.extend(is_few.then_some(Missed::Few(self.per_second)));
            missed.extend((self.p99 > MOST_P99).then_some(Missed::Most(self.p99)));
        }
        missed
    }

    fn json(&self, missed: &[Missed]) -> serde_json::Value {
        json!({
            "moves": self.moves,
            "moves_per_second": self.per_second,
            "acknowledged": self.acknowledged,
            "lost": self.lost,
            "doubled": self.doubled,
            "strange": self.strange,
            "stuck": self.stuck,
            "seconds_to_the_opponent": { "p50": self.p50, "p99": self.p99 },
            "slowest_after_a_fault": self.slowest,
            "seconds_without_postgres": self.away.as_secs_f64(),
            "came_back": self.came_back,
            "asked_again": self.asked_again,
            "cuts": self.cuts,
            "missed": missed.iter().map(Missed::to_string).collect::<Vec<_>>(),
        })
    }

    fn write(&self, missed: &[Missed], out: &mut dyn Write) -> io::Result<()> {
        let ms = |seconds: f64| 1e3 * seconds;
        writeln!(
            out,
            "moves                          {:>8} ({:.0} a second)",
            self.moves, self.per_second
        )?;
        writeln!(out, "acknowledged                   {:>8}", self.acknowledged)?;
        writeln!(
            out,
            "lost, doubled, not asked for   {:>8} {} {}",
            self.lost, self.doubled, self.strange
        )?;
        writeln!(out, "games that are stuck           {:>8}", self.stuck.len())?;
        writeln!(out, "a move to the opponent, p50    {:>8.1} ms", ms(self.p50))?;
        writeln!(out, "                        p99    {:>8.1} ms", ms(self.p99))?;
        writeln!(out, "the slowest after a fault      {:>8.0} ms", ms(self.slowest))?;
        writeln!(out, "PostgreSQL was away for        {:>8.0} ms", ms(self.away.as_secs_f64()))?;
        writeln!(out, "came back, asked again         {:>8} {}", self.came_back, self.asked_again)?;
        writeln!(out, "connections that were cut      {:>8}", self.cuts)?;
        missed.iter().try_for_each(|missed| writeln!(out, "missed: {missed}"))
    }
}

/// What all threads share.
struct House {
    servers: [SocketAddr; SERVERS],
    doors: Vec<SocketAddr>,
    newcomers: AtomicU32,
    /// Goes up with every fault: then everybody looks whether the connection is still there.
    faults: AtomicU32,
    /// Tables that were played to the end, with what was acknowledged there.
    over: Mutex<Vec<(String, HashSet<String>)>>,
}

/// What one thread has seen.
#[derive(Default)]
struct Seen {
    moved: Vec<Moved>,
    stuck: Vec<String>,
    came_back: u32,
    asked_again: u32,
}

fn measure(arguments: &Arguments) -> io::Result<Report> {
    let (sockets, pace) = (arguments.sockets / 2 * 2, arguments.moves);
    // Through the proxy each is three more.
    let connections = u64::from(sockets) * if arguments.rough { 4 } else { 1 };
    Limit::allow(connections)?;
    let mut postgres = PostgresProcess::start(&arguments.folder)?;
    let url = postgres.url();
    let store: &OsStr = url.as_ref();
    let room = u64::from(sockets) * 2;
    let server = || ServerProcess::with(store, 0, room);
    let mut servers = [server()?, server()?, server()?];
    let addresses = [0, 1, 2].map(|place: usize| servers[place].address);
    let lines = addresses.iter().filter(|_| arguments.rough).map(|at| RoughLine::before(*at));
    let lines: Vec<RoughLine> = lines.collect::<io::Result<_>>()?;
    let mut doors: Vec<SocketAddr> = lines.iter().map(|line| line.address).collect();
    if doors.is_empty() {
        doors = addresses.to_vec();
    }
    let house = House {
        servers: addresses,
        doors,
        newcomers: AtomicU32::new(1),
        faults: AtomicU32::new(0),
        over: Mutex::default(),
    };
    let bar = progress::bar(u64::from(sockets / 2), "sitting down");
    let threads = THREADS.min(pace).min(sockets / 2).max(1);
    let mut hands: Vec<Vec<Pair>> = (0..threads).map(|_| Vec::new()).collect();
    let places = (0..hands.len()).cycle();
    for (_, place) in (0..sockets / 2).zip(places) {
        let pair = house.sit_down().map_err(|why| Limit::named(why, &servers[0], connections))?;
        hands[place].push(pair);
        bar.inc(1);
    }
    bar.finish_and_clear();
    house.newcomers.fetch_max(NEWCOMERS, Ordering::Relaxed);
    let time = Duration::from_secs(arguments.seconds);
    let began = Instant::now();
    let (seen, faults, away) = thread::scope(|scope| {
        let house = &house;
        let playing: Vec<_> = hands
            .iter_mut()
            .zip(0..)
            .map(|(hand, place)| scope.spawn(move || house.play(hand, place, threads, pace, time)))
            .collect();
        let broken = break_things(house, &mut servers, &mut postgres, store, room, time);
        let ended = playing.into_iter().map(thread::ScopedJoinHandle::join);
        let seen: Result<Vec<Seen>, _> = ended.collect();
        let seen = seen.map_err(|_| wrong("a player panicked"))?;
        let (faults, away) = broken?;
        io::Result::Ok((seen, faults, away))
    })?;
    let passed = began.elapsed();
    let mut report = Report { away, ..Report::default() };
    report.cuts = lines.iter().map(RoughLine::cuts).sum();
    report.judge(seen, &faults, passed);
    let failed = |failure: store::Failure| wrong(failure.to_string());
    let tables = house.tables(hands);
    report.compare(&postgres.store().map_err(failed)?, &tables).map_err(failed)?;
    Ok(report)
}

/// Something was broken.
struct Fault {
    from: Instant,
    to: Instant,
}

impl Fault {
    /// Does it touch this move?
    fn touches(&self, moved: &Moved) -> bool {
        moved.began + moved.took >= self.from && moved.began < self.to + AFTERMATH
    }
}

/// Kills a server after a third of the time, and PostgreSQL after two; when that was, and how long PostgreSQL was
/// away.
fn break_things(
    house: &House,
    servers: &mut [ServerProcess; SERVERS],
    postgres: &mut PostgresProcess,
    store: &OsStr,
    room: u64,
    time: Duration,
) -> io::Result<([Fault; 2], Duration)> {
    let began = Instant::now();
    let wait = |until: Duration| thread::sleep(until.saturating_sub(began.elapsed()));
    wait(time / 3);
    let killed = Instant::now();
    house.faults.fetch_add(1, Ordering::Relaxed);
    servers[0].kill_and_start(store, room, GONE)?;
    wait(time / 3 * 2);
    let stopped = Instant::now();
    house.faults.fetch_add(1, Ordering::Relaxed);
    postgres.restart()?;
    let running = Instant::now();
    let faults = [Fault { from: killed, to: killed }, Fault { from: stopped, to: running }];
    Ok((faults, running - stopped))
}

impl House {
    /// Two more people sit down, at two servers in turn.
    fn sit_down(&self) -> io::Result<Pair> {
        let number = self.newcomers.fetch_add(2, Ordering::Relaxed);
        let place = usize::try_from(number / 2).unwrap_or(0);
        let servers = [0, 1].map(|more| self.servers[(place + more) % SERVERS]);
        Pair::new(servers, &self.doors, number)
    }

    /// What one thread does: its tables in turn, a move each time that its turn comes.
    fn play(
        &self,
        hand: &mut Vec<Pair>,
        place: u32,
        threads: u32,
        pace: u32,
        time: Duration,
    ) -> Seen {
        let between = Duration::from_secs(1) * threads / pace;
        let began = Instant::now() + between * place / threads;
        let (mut seen, mut faults) = (Seen::default(), 0);
        for due in (0..).map(|number| began + between * number) {
            if due >= began + time || hand.is_empty() {
                break;
            }
            thread::sleep(due.saturating_duration_since(Instant::now()));
            let known = self.faults.load(Ordering::Relaxed);
            if std::mem::replace(&mut faults, known) != known {
                for mut pair in std::mem::take(hand) {
                    match pair.keep(&self.doors) {
                        Ok(()) => hand.push(pair),
                        Err(why) => self.give_up(pair, &why, &mut seen),
                    }
                }
            }
            let Some(pair) = hand.first_mut() else { break };
            // Whoever has come to the end of a game sits down at another table; if no server lets them in now, when
            // their turn comes again.
            if pair.is_over() {
                if let Ok(next) = self.sit_down() {
                    let ended = std::mem::replace(pair, next);
                    seen.counts(&ended);
                    self.leave(ended);
                }
                if pair.is_over() {
                    hand.rotate_left(1);
                    continue;
                }
            }
            let moved = pair.keep(&self.doors).and_then(|()| pair.play(&self.doors));
            match moved {
                Ok(moved) => seen.moved.push(moved),
                Err(why) => {
                    let pair = hand.swap_remove(0);
                    self.give_up(pair, &why, &mut seen);
                    continue;
                }
            }
            hand.rotate_left(1);
        }
        for pair in hand.iter() {
            seen.counts(pair);
        }
        seen
    }

    /// A game that does not go on.
    fn give_up(&self, pair: Pair, why: &io::Error, seen: &mut Seen) {
        seen.stuck.push(why.to_string());
        seen.counts(&pair);
        self.leave(pair);
    }

    /// What was acknowledged at a table at which nobody plays any more.
    fn leave(&self, pair: Pair) {
        let acknowledged = pair.acknowledged().cloned().collect();
        let mut over = self.over.lock().unwrap_or_else(PoisonError::into_inner);
        over.push((pair.table, acknowledged));
    }

    /// Every table, with what was acknowledged there.
    fn tables(self, hands: Vec<Vec<Pair>>) -> Vec<(String, HashSet<String>)> {
        hands.into_iter().flatten().for_each(|pair| self.leave(pair));
        self.over.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Seen {
    fn counts(&mut self, pair: &Pair) {
        self.came_back += pair.came_back;
        self.asked_again += pair.asked_again;
    }
}

impl Report {
    /// How long moves took.
    fn judge(&mut self, seen: Vec<Seen>, faults: &[Fault], passed: Duration) {
        let (mut calm, mut after) = (Vec::new(), Vec::new());
        for one in seen {
            self.came_back += one.came_back;
            self.asked_again += one.asked_again;
            self.stuck.extend(one.stuck);
            for moved in one.moved {
                let is_after = faults.iter().any(|fault| fault.touches(&moved));
                if is_after { &mut after } else { &mut calm }.push(moved.took.as_secs_f64());
            }
        }
        self.moves = calm.len() + after.len();
        let count = u32::try_from(self.moves).unwrap_or(u32::MAX);
        self.per_second = f64::from(count) / passed.as_secs_f64();
        (self.p50, self.p99) = (share(&mut calm, 50), share(&mut calm, 99));
        self.slowest = after.into_iter().fold(0.0, f64::max);
    }

    /// Looks for every acknowledged move in the logs.
    fn compare(
        &mut self,
        store: &Store,
        tables: &[(String, HashSet<String>)],
    ) -> Result<(), store::Failure> {
        for (table, acknowledged) in tables {
            self.acknowledged += acknowledged.len();
            let Some(id) = table.strip_prefix("/t/").and_then(|id| id.parse::<GameId>().ok())
            else {
                self.lost += acknowledged.len();
                continue;
            };
            let mut stored: HashMap<String, usize> = HashMap::new();
            for entry in store.read(&id, Seq(0))? {
                let is_move = entry.events.iter().any(|event| matches!(event, Event::Step(_)));
                match entry.cause {
                    Some((_, nonce)) if is_move => {
                        *stored.entry(nonce.to_string()).or_default() += 1;
                    }
                    None if is_move => self.strange += 1,
                    _ => {}
                }
            }
            self.lost += acknowledged.iter().filter(|nonce| !stored.contains_key(*nonce)).count();
            self.doubled += stored.values().filter(|count| **count > 1).count();
            self.strange += stored.keys().filter(|nonce| !nonce.starts_with("bench-")).count();
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use store::{Append, Appended};
    use table::{Entry, Moment, Seat, Step};

    use super::*;

    fn table(name: &str, acknowledged: &[&str]) -> (String, HashSet<String>) {
        (format!("/t/{name}"), acknowledged.iter().map(ToString::to_string).collect())
    }

    #[test]
    fn what_is_missing_or_strange_is_counted() {
        let store = Store::in_memory().unwrap();
        let id: GameId = "bench-table".parse().unwrap();
        for (seq, nonce) in [(0, "bench-1"), (1, "bench-2"), (2, "bench-2"), (3, "other-3")] {
            let step = "b3".parse().ok().map(Step::Quarto).unwrap();
            let cause = Some((Seat::FIRST, nonce.parse().unwrap()));
            let entry = Entry { at: Moment(1), cause, events: vec![Event::Step(step)] };
            let append =
                Append { table: id.clone(), seq: Seq(seq), asker: None, finish: None, entry };
            assert_eq!(store.append(append).unwrap(), Appended::Stored);
        }
        let mut report = Report::default();
        let tables =
            [table("bench-table", &["bench-1", "bench-9"]), table("nothing", &["bench-1"])];
        report.compare(&store, &tables).unwrap();
        assert_eq!((report.acknowledged, report.lost), (3, 2));
        assert_eq!((report.doubled, report.strange), (1, 1));
    }

    #[test]
    fn what_a_fault_touches_is_not_judged_by_its_time() {
        let start = Instant::now();
        let at = |ms: u64, took: u64| Moved {
            began: start + Duration::from_millis(ms),
            took: Duration::from_millis(took),
        };
        let moved = vec![at(0, 1), at(900, 200), at(5_999, 300), at(6_000, 2)];
        let seen = vec![Seen { moved, ..Seen::default() }];
        let mut report = Report::default();
        let second = start + Duration::from_secs(1);
        report.judge(seen, &[Fault { from: second, to: second }], Duration::from_secs(8));
        assert_eq!((report.moves, report.p99.to_bits()), (4, 0.002_f64.to_bits()));
        assert_eq!(report.slowest.to_bits(), 0.3_f64.to_bits());
    }
}
