//! `fourfold bench reading`: whether those who only look can hurt those who play.

mod crowd;
mod home;
mod honest;
mod watchers;

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use serde_json::json;
use web::{Budget, Config, Rate, Said};

use self::crowd::{Crowd, Pace, Wanted};
use self::home::Home;
use self::honest::{Honest, Played};
use self::watchers::Watched;
use super::limit::Limit;
use super::line::{Heard, Line};
use super::person::{Person, wrong};
use super::plain;
use super::play::share;
use super::server_process::ServerProcess;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Measure whether those who only look can hurt those who play
///
/// A server is started as a process of its own on a new store. Honest people play at 25 tables, 40
/// moves a second, with eight seconds for each move, while many connections of one address ask for
/// pages, or for tables that do not exist: first as often as just is answered, nine tenths of what one network may
/// ask for; then so much more often that most is refused. The baseline is the same crowd in front of a
/// bare listener that answers everything with two letters, in turn with the server, while as many honest people
/// play at a twin of it: a server of its own that no crowd comes to. Then many watch one
/// table, everybody with settings of their own; and on another server the first page is counted with
/// none and with many tables in the list.
///
/// The answer is negative if one of these is not so: with each crowd half of the moves take at most three times
/// what they take at the baseline; the server never needs 64 MiB more than at rest, and is back within a
/// fifth of it afterwards; no room is open for a table that does not exist; nobody loses by the clock;
/// whoever asks for less than the limit is answered, and whoever asks for more is refused;
/// the first page costs less than ten times as much with the list full.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench reading
  fourfold bench reading --connections 1000 --rate 4000 --seconds 15
  fourfold bench reading --json

Every connection is an open file, of the server and of this program: see ulimit -n.")]
pub(crate) struct Arguments {
    /// So many connections, all of one address
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    connections: u32,
    /// So many requests a second, all connections together, when most is refused
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    rate: u32,
    /// Each crowd comes for so many seconds, and as long to the bare listener; what a network may ask for is
    /// counted over ten
    #[arg(long, default_value_t = 12, value_parser = clap::value_parser!(u64).range(1..=15))]
    seconds: u64,
    /// So many watch one table
    #[arg(long, default_value_t = 500, value_parser = clap::value_parser!(u32).range(1..=700))]
    watchers: u32,
    /// So many tables in the list
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    tables: u32,
    /// Where the files of the measurement are made, and removed again; the disk matters
    #[arg(long, default_value = ".")]
    folder: String,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// What those who come first bring about is done within so long.
const REST: Duration = Duration::from_secs(3);

/// So often memory is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// With a crowd half of the moves take at most so many times what they take at the baseline.
const MOST_RATIO: f64 = 3.0;

/// So much more than at rest is never needed.
const MOST_MEMORY: f64 = 64.0 * 1_048_576.0;

/// Afterwards at most so many times the memory at rest. The twin, which has seen as many honest people and no
/// crowd, says how much of the rest is theirs.
const MOST_AFTER: f64 = 1.2;

/// The first page with the list full costs less than so many times the same with it empty.
const MOST_HOME: f64 = 10.0;

/// How it went while one crowd asked.
struct Stormed {
    wanted: Wanted,
    pace: Pace,
    /// Requests a second.
    rate: u32,
    /// Seconds from a mover to the opponent while the crowd asked the bare listener,
    bare: Half,
    /// and while it asked the server.
    asked: Half,
    heard: Heard,
    /// Most resident bytes while it asked the server.
    most: f64,
    /// Rooms more than before.
    rooms: i64,
    /// Games lost by the clock, in both.
    lost: usize,
}

impl Stormed {
    /// As the report names it.
    fn name(&self) -> String {
        format!("{}, {}", self.wanted.name(), self.pace.name())
    }
}

/// Half, and all but a hundredth, took less.
#[derive(Clone, Copy)]
struct Half {
    p50: f64,
    p99: f64,
    moves: usize,
}

impl Half {
    fn of(played: &mut Played) -> Self {
        let took = &mut played.took;
        Self { p50: share(took, 50), p99: share(took, 99), moves: took.len() }
    }
}

/// What was measured.
struct Report {
    stormed: Vec<Stormed>,
    watched: Watched,
    home: Home,
    /// Resident bytes before any crowd came,
    rest: f64,
    /// after all have gone,
    after: f64,
    /// and of the twin then.
    twin: f64,
}

/// A promise that was not kept.
enum Missed {
    Moves(String, f64),
    Memory(String, f64),
    Rooms(String, i64),
    Clock(String, usize),
    /// Refused although it was within the limit.
    Refused(String, u32),
    /// Answered although it was above it, or not answered at all.
    Answered(String),
    After(f64),
    Home(f64),
    Listed(u32),
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(crowd, ratio) => write!(f, "{crowd}: moves take {ratio:.1} times as long"),
            Self::Memory(crowd, more) => {
                write!(f, "{crowd}: {:.0} MiB more than at rest", more / 1_048_576.0)
            }
            Self::Rooms(crowd, rooms) => write!(f, "{crowd}: {rooms} rooms were opened"),
            Self::Clock(crowd, lost) => write!(f, "{crowd}: {lost} games were lost by the clock"),
            Self::Refused(crowd, count) => write!(f, "{crowd}: {count} were refused"),
            Self::Answered(crowd) => write!(f, "{crowd}: this is not the load that was meant"),
            Self::After(ratio) => {
                write!(f, "afterwards {ratio:.2} times the memory at rest")
            }
            Self::Home(ratio) => write!(f, "the first page costs {ratio:.1} times as much"),
            Self::Listed(listed) => write!(f, "{listed} tables were in the list"),
        }
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let make =
        |why: io::Error| Failure::workshop(format!("make files in {}", arguments.folder), &why);
    let folder = tempfile::Builder::new()
        .prefix(".fourfold-bench-")
        .tempdir_in(&arguments.folder)
        .map_err(make)?;
    // Those who come to the server, and as many to the bare listener, in turn.
    let connections = u64::from(arguments.connections.max(arguments.watchers)) + 200;
    Limit::allow(2 * connections)
        .map_err(|limit| Failure::workshop("measure the server", &limit))?;
    let report = measure(arguments, folder.path())
        .map_err(|why| Failure::workshop("measure the server", &why))?;
    folder.close().map_err(make)?;
    let missed = report.missed(arguments);
    if arguments.json {
        writeln!(out, "{}", report.json(&missed))?;
    } else {
        report.write(arguments, &missed, out)?;
    }
    Ok(if missed.is_empty() { Exit::Done } else { Exit::Negative })
}

impl Report {
    fn missed(&self, arguments: &Arguments) -> Vec<Missed> {
        let mut missed = Vec::new();
        for one in &self.stormed {
            let Stormed { bare, asked, heard, most, rooms, lost, .. } = one;
            let (ratio, more) = (asked.p50 / bare.p50, most - self.rest);
            missed.extend((ratio > MOST_RATIO).then(|| Missed::Moves(one.name(), ratio)));
            missed.extend((more > MOST_MEMORY).then(|| Missed::Memory(one.name(), more)));
            missed.extend((*rooms > 0).then(|| Missed::Rooms(one.name(), *rooms)));
            missed.extend((*lost > 0).then(|| Missed::Clock(one.name(), *lost)));
            let is_load = match one.pace {
                Pace::Served => heard.served + heard.absent > heard.sent / 10 * 9,
                Pace::Refused => heard.refused > heard.sent / 2,
            };
            missed.extend((!is_load).then(|| Missed::Answered(one.name())));
            let is_wrong = one.pace == Pace::Served && heard.refused > 0;
            missed.extend(is_wrong.then(|| Missed::Refused(one.name(), heard.refused)));
        }
        let (after, home) = (self.after / self.rest, self.home.with / self.home.without);
        missed.extend((after > MOST_AFTER).then_some(Missed::After(after)));
        // Nothing divided by nothing is no promise kept.
        let is_cheap = home < MOST_HOME;
        missed.extend((!is_cheap).then_some(Missed::Home(home)));
        let listed = self.home.listed;
        missed.extend((listed != arguments.tables).then_some(Missed::Listed(listed)));
        missed
    }

    fn json(&self, missed: &[Missed]) -> serde_json::Value {
        let half = |half: &Half| json!({ "moves": half.moves, "p50": half.p50, "p99": half.p99 });
        let crowd = |one: &Stormed| {
            json!({
                "wanted": one.wanted.name(),
                "pace": one.pace.name(),
                "requests_per_second": one.rate,
                "seconds_to_the_opponent": half(&one.asked),
                "seconds_of_the_baseline": half(&one.bare),
                "ratio": { "p50": one.asked.p50 / one.bare.p50, "p99": one.asked.p99 / one.bare.p99 },
                "requests": one.heard.sent,
                "unsent": one.heard.unsent,
                "closed": one.heard.closed,
                "answers": { "pages": one.heard.served, "absent": one.heard.absent, "refused": one.heard.refused },
                "bytes_over_rest": one.most - self.rest,
                "rooms_opened": one.rooms,
                "lost_by_the_clock": one.lost,
            })
        };
        let missed = missed.iter().map(Missed::to_string);
        json!({
            "crowds": self.stormed.iter().map(crowd).collect::<Vec<_>>(),
            "watchers": {
                "seconds_to_the_opponent": self.watched.here,
                "seconds_of_the_baseline": self.watched.elsewhere,
                "ratio": self.watched.here / self.watched.elsewhere,
            },
            "bytes_at_rest": self.rest,
            "bytes_afterwards": self.after,
            "bytes_afterwards_without_a_crowd": self.twin,
            "first_page": {
                "seconds_of_a_core_without_tables": self.home.without,
                "seconds_of_a_core_with_tables": self.home.with,
                "ratio": self.home.with / self.home.without,
                "tables": self.home.listed,
            },
            "missed": missed.collect::<Vec<_>>(),
        })
    }

    fn write(
        &self,
        arguments: &Arguments,
        missed: &[Missed],
        out: &mut dyn Write,
    ) -> io::Result<()> {
        let (ms, mib) = (|seconds: f64| 1e3 * seconds, |bytes: f64| bytes / 1_048_576.0);
        let Arguments { connections, watchers, .. } = arguments;
        writeln!(out, "{connections} connections of one address, so many requests a second")?;
        writeln!(
            out,
            "{:<29}  {:>6} {:>8} {:>8}  {:>8} {:>8}  {:>6} {:>6}  {:>6} {:>6} {:>6}  {:>6}",
            "a move to the opponent, ms",
            "rate",
            "p50",
            "p99",
            "bare p50",
            "bare p99",
            "p50 x",
            "p99 x",
            "pages",
            "absent",
            "429",
            "MiB +"
        )?;
        for one in &self.stormed {
            let Stormed { wanted, rate, bare, asked, heard, most, .. } = one;
            writeln!(
                out,
                "{:<29}  {:>6} {:>8.2} {:>8.2}  {:>8.2} {:>8.2}  {:>6.2} {:>6.2}  {:>6} {:>6} {:>6}  {:>6.1}",
                wanted.name(),
                rate,
                ms(asked.p50),
                ms(asked.p99),
                ms(bare.p50),
                ms(bare.p99),
                asked.p50 / bare.p50,
                asked.p99 / bare.p99,
                heard.served,
                heard.absent,
                heard.refused,
                mib(most - self.rest)
            )?;
        }
        let lost: usize = self.stormed.iter().map(|one| one.lost).sum();
        let rooms: i64 = self.stormed.iter().map(|one| one.rooms.max(0)).sum();
        let Watched { here, elsewhere } = self.watched;
        writeln!(
            out,
            "{:<29}  {:>6} {:>8.2} {:>8}  {:>8.2} {:>8}  {:>6.2}",
            format!("{watchers} watchers, all different"),
            "",
            ms(here),
            "",
            ms(elsewhere),
            "",
            here / elsewhere
        )?;
        writeln!(out, "lost by the clock              {lost:>8}")?;
        writeln!(out, "rooms opened by reading        {rooms:>8}")?;
        writeln!(out, "memory at rest                 {:>8.1} MiB", mib(self.rest))?;
        let times = self.twin / self.rest;
        writeln!(
            out,
            "the same after honest play     {:>8.1} MiB, {times:.2} times",
            mib(self.twin)
        )?;
        let times = self.after / self.rest;
        writeln!(
            out,
            "the same after the crowds too  {:>8.1} MiB, {times:.2} times",
            mib(self.after)
        )?;
        let times = self.after / self.twin;
        writeln!(out, "with crowds to without                      {times:.2} times")?;
        let Home { without, with, listed } = self.home;
        writeln!(out, "first page, no tables          {:>8.3} ms of a core", ms(without))?;
        writeln!(
            out,
            "first page, {:<17}  {:>8.3} ms of a core, {:.2} times",
            format!("{listed} tables"),
            ms(with),
            with / without
        )?;
        missed.iter().try_for_each(|missed| writeln!(out, "missed: {missed}"))
    }
}

fn measure(arguments: &Arguments, folder: &Path) -> io::Result<Report> {
    let bar = progress::bar(
        u64::try_from(2 + Pace::ALL.len() * Wanted::ALL.len()).unwrap_or(0),
        "measuring",
    );
    let inside = |name: &str| -> io::Result<_> {
        let path = folder.join(name);
        std::fs::create_dir(&path)?;
        Ok(path)
    };
    let home = home::measure(&inside("home")?, arguments.tables)?;
    bar.inc(1);
    let server = ServerProcess::start(&inside("tables")?)?;
    let twin = ServerProcess::start(&inside("twin")?)?;
    let (plain, time) = (plain::listen()?, Duration::from_secs(arguments.seconds));
    let reading = reading()?;
    let mut people = 1;
    let mut sit = |server: &ServerProcess| {
        people += Honest::PEOPLE;
        Honest::sit(server, people)
    };
    // Whoever comes first pays for what is made once.
    for server in [&server, &twin] {
        for path in Wanted::ONCE {
            Person::nobody(server, 0).get(path)?;
        }
        sit(server)?.play(REST)?;
    }
    let rest = server.resident_at_rest()?;
    let mut stormed = Vec::new();
    let crowds = Pace::ALL.iter().flat_map(|pace| Wanted::ALL.map(|wanted| (*pace, wanted)));
    for ((pace, wanted), number) in crowds.zip(1..) {
        let rate = pace.rate(wanted, reading, arguments.rate);
        let crowd = Crowd { connections: arguments.connections, rate, wanted, number };
        // The crowd is there before clocks run.
        let lines = crowd.come(plain)?;
        let (mut bare, _) = storm(crowd, lines, &mut sit(&twin)?, time)?;
        let lines = crowd.come(server.address)?;
        let mut honest = sit(&server)?;
        let before = server.rooms()?;
        let (asked, most) = most_memory(&server, || storm(crowd, lines, &mut honest, time))?;
        let (mut asked, heard) = asked?;
        let (rooms, lost) = (server.rooms()? - before, bare.lost + asked.lost);
        let (bare, asked) = (Half::of(&mut bare), Half::of(&mut asked));
        stormed.push(Stormed { wanted, pace, rate, bare, asked, heard, most, rooms, lost });
        bar.inc(1);
    }
    let (after, twin) = (server.resident_at_rest()?, twin.resident_at_rest()?);
    people += Honest::PEOPLE;
    let watched = watchers::measure(&server, arguments.watchers, people)?;
    bar.finish_and_clear();
    Ok(Report { stormed, watched, home, rest, after, twin })
}

/// How much of pages one network may ask a server for that was told nothing about it.
fn reading() -> io::Result<Rate> {
    let said = Said { store: Some("games.sqlite".to_owned()), ..Said::default() };
    let config = Config::new(said, None).map_err(|_| wrong("there is no server without flags"))?;
    Ok(Budget::Reading.rate(&config))
}

/// Honest people play for so long while a crowd asks on these lines.
fn storm(
    crowd: Crowd,
    lines: Vec<Line>,
    honest: &mut Honest,
    time: Duration,
) -> io::Result<(Played, Heard)> {
    let (enough, tables) = (AtomicBool::new(false), honest.tables());
    thread::scope(|scope| {
        let asking = scope.spawn(|| crowd.ask(lines, &tables, &enough));
        let played = honest.play(time);
        enough.store(true, Ordering::Relaxed);
        let heard = asking.join().map_err(|_| wrong("the crowd panicked"))??;
        Ok((played?, heard))
    })
}

/// Does something; the most resident bytes of the server meanwhile.
fn most_memory<T>(server: &ServerProcess, work: impl FnOnce() -> T) -> io::Result<(T, f64)> {
    let enough = AtomicBool::new(false);
    thread::scope(|scope| {
        let looking = scope.spawn(|| -> io::Result<f64> {
            let mut most = 0_f64;
            while !enough.load(Ordering::Relaxed) {
                most = most.max(server.resident()?);
                thread::sleep(LOOK);
            }
            Ok(most)
        });
        let done = work();
        enough.store(true, Ordering::Relaxed);
        let most = looking.join().map_err(|_| wrong("whoever looked panicked"))??;
        Ok((done, most))
    })
}
