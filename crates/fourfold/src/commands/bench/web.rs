//! `fourfold bench web`: what a server needs at rest, for idle sockets, and for moves.

pub(super) mod crowd;
mod limit;
mod line;
mod person;
mod plain;
mod play;
pub(super) mod reading;
mod server_process;
pub(super) mod servers;
mod settings;
pub(super) mod storm;
mod system;

use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use self::limit::Limit;
use self::person::{Person, Socket};
use self::play::{Figures, Match};
use self::server_process::ServerProcess;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Measure a server: memory at rest, memory for idle sockets, and moves beside bare commits
///
/// A server is started as a process of its own on a new store, and asked over real connections. Two
/// people sit at each table, each with an idle socket; then as many again watch one table, and go.
/// Then the tables play, so many moves a second together, and each move is timed from its
/// sender to the opponent; where a game is at its end the two sit down at another table. The baseline is the
/// least that a move can cost: one row committed and synced in the same folder, and one message
/// sent to a neighbour and back, one right after the other, in turn with the moves; beside it stands what they take when there are as
/// many a second as moves, and processor and disk may fall asleep in between.
///
/// The answer is negative if one of these is not so: at most 64 MiB at rest; at most 12 KiB for each idle socket
/// beyond the first 1 000, two at a table, and 16 where all watch one; within a fifth of the start a minute and a half after all have gone;
/// half of the moves take at most three times the baseline and 50 ms, all but a hundredth 250 ms; at most 30 % of
/// one core. Memory for sockets is judged from 2 000 sockets on, moves from 1 000 on.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench web
  fourfold bench web --sockets 5000 --moves 500 --seconds 60
  fourfold bench web --folder /var/lib/fourfold --json

Every socket is an open file, of the server and of this program, of which as many are asked for as ulimit -Hn
allows.")]
pub(crate) struct Arguments {
    /// So many idle sockets, two at a table; and then as many at one table
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(2..=60_000))]
    sockets: u32,
    /// So many moves a second, all tables together
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    moves: u32,
    /// Play for so many seconds
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Where the files of the measurement are made, and removed again; the disk matters
    #[arg(long, default_value = ".")]
    folder: String,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// Rooms that have just been opened, and the allocator, come to rest within so long.
const REST: Duration = Duration::from_secs(2);

/// A server asks every ten seconds whether somebody is still there; so often everybody answers.
const KEEP: Duration = Duration::from_secs(15);

/// So many sockets pay for what all share: threads that read, buffers that are used again, what is free and not
/// given back yet.
const SHARING: u32 = 1000;

/// Fewer moves are too few to say something of a hundredth of them.
const FEWEST_MOVES: usize = 1000;

const MOST_AT_REST: f64 = 64.0 * 1_048_576.0;
const MOST_SEATED: f64 = 12.0 * 1024.0;
const MOST_WATCHING: f64 = 16.0 * 1024.0;
const MOST_AFTER: f64 = 1.2;
const MOST_RATIO: f64 = 3.0;
const MOST_P50: f64 = 0.050;
const MOST_P99: f64 = 0.250;
const MOST_CPU: f64 = 0.30;

/// What was measured.
struct Report {
    /// Resident bytes before anybody sat down.
    at_rest: f64,
    /// Resident bytes for each socket, two at a table, with the tables, beyond those that share.
    seated: f64,
    /// Resident bytes for each socket that watches the same table as all others.
    watching: f64,
    /// Resident bytes when everybody has gone; there only where many came.
    after: Option<f64>,
    figures: Figures,
}

/// A bar that was missed, and by how much.
enum Missed {
    AtRest(f64),
    Seated(f64),
    Watching(f64),
    After(f64),
    Ratio(f64),
    Half(f64),
    Most(f64),
    Cpu(f64),
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (kib, ms) = (|bytes: f64| bytes / 1024.0, |seconds: f64| 1e3 * seconds);
        match *self {
            Self::AtRest(bytes) => {
                write!(f, "at rest {:.0} KiB of {:.0}", kib(bytes), kib(MOST_AT_REST))
            }
            Self::Seated(bytes) => write!(
                f,
                "idle socket, two at a table, {:.1} KiB of {:.0}",
                kib(bytes),
                kib(MOST_SEATED)
            ),
            Self::Watching(bytes) => write!(
                f,
                "idle socket, all at one table, {:.1} KiB of {:.0}",
                kib(bytes),
                kib(MOST_WATCHING)
            ),
            Self::After(times) => {
                write!(f, "memory afterwards {times:.2} times that at rest, of {MOST_AFTER}")
            }
            Self::Ratio(times) => {
                write!(f, "half of the moves take {times:.2} times the baseline, of {MOST_RATIO}")
            }
            Self::Half(seconds) => {
                write!(f, "half of the moves take {:.1} ms of {:.0}", ms(seconds), ms(MOST_P50))
            }
            Self::Most(seconds) => {
                write!(f, "a hundredth of the moves {:.1} ms of {:.0}", ms(seconds), ms(MOST_P99))
            }
            Self::Cpu(share) => {
                write!(f, "{:.0} % of one core, of {:.0}", 100.0 * share, 100.0 * MOST_CPU)
            }
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
    let report = measure(arguments, folder.path())
        .map_err(|why| Failure::workshop("measure the server", &why))?;
    folder.close().map_err(make)?;
    let missed = report.missed(arguments);
    if arguments.json {
        writeln!(out, "{}", report.json(arguments, &missed))?;
    } else {
        report.write(&missed, out)?;
    }
    Ok(if missed.is_empty() { Exit::Done } else { Exit::Negative })
}

impl Report {
    fn missed(&self, arguments: &Arguments) -> Vec<Missed> {
        let Self { at_rest, seated, watching, after, ref figures } = *self;
        let mut missed = Vec::new();
        missed.extend((at_rest > MOST_AT_REST).then_some(Missed::AtRest(at_rest)));
        if arguments.sockets >= 2 * SHARING {
            missed.extend((seated > MOST_SEATED).then_some(Missed::Seated(seated)));
            missed.extend((watching > MOST_WATCHING).then_some(Missed::Watching(watching)));
        }
        let after = after.map(|after| after / at_rest).filter(|times| *times > MOST_AFTER);
        missed.extend(after.map(Missed::After));
        if figures.moves >= FEWEST_MOVES {
            let ratio = figures.p50 / figures.bare_p50;
            missed.extend((ratio > MOST_RATIO).then_some(Missed::Ratio(ratio)));
            missed.extend((figures.p50 > MOST_P50).then_some(Missed::Half(figures.p50)));
            missed.extend((figures.p99 > MOST_P99).then_some(Missed::Most(figures.p99)));
            missed.extend((figures.cpu > MOST_CPU).then_some(Missed::Cpu(figures.cpu)));
        }
        missed
    }

    fn json(&self, arguments: &Arguments, missed: &[Missed]) -> serde_json::Value {
        let Self { at_rest, seated, watching, after, figures } = self;
        json!({
            "bytes_at_rest": at_rest.round(),
            "sockets": arguments.sockets,
            "bytes_per_socket_two_at_a_table": seated.round(),
            "bytes_per_socket_all_at_one_table": watching.round(),
            "bytes_afterwards": after,
            "moves": figures.moves,
            "moves_per_second": figures.per_second,
            "seconds_to_the_opponent": { "p50": figures.p50, "p99": figures.p99 },
            "seconds_of_the_baseline": { "p50": figures.bare_p50, "p99": figures.bare_p99 },
            "seconds_of_the_baseline_at_the_pace_of_the_moves": { "p50": figures.paced_p50 },
            "ratio": { "p50": figures.p50 / figures.bare_p50, "p99": figures.p99 / figures.bare_p99 },
            "share_of_one_core": figures.cpu,
            "missed": missed.iter().map(Missed::to_string).collect::<Vec<_>>(),
        })
    }

    fn write(&self, missed: &[Missed], out: &mut dyn Write) -> io::Result<()> {
        let Self { at_rest, seated, watching, after, figures } = self;
        let (ms, mib) = (|seconds: f64| 1e3 * seconds, |bytes: f64| bytes / 1_048_576.0);
        writeln!(out, "at rest                        {:>8.1} MiB", mib(*at_rest))?;
        writeln!(out, "idle socket, two at a table    {:>8.1} KiB", seated / 1024.0)?;
        writeln!(out, "idle socket, all at one table  {:>8.1} KiB", watching / 1024.0)?;
        if let Some(after) = after {
            let times = after / at_rest;
            writeln!(
                out,
                "when all have gone             {:>8.1} MiB, {times:.2} times",
                mib(*after)
            )?;
        }
        writeln!(
            out,
            "moves                          {:>8} ({:.0} a second)",
            figures.moves, figures.per_second
        )?;
        writeln!(out, "share of one core              {:>8.0} %", 100.0 * figures.cpu)?;
        writeln!(out, "{:<29}  {:>8}  {:>8}", "", "p50, ms", "p99, ms")?;
        let rows = [
            ("a move to the opponent", ms(figures.p50), ms(figures.p99)),
            ("a bare commit and an echo", ms(figures.bare_p50), ms(figures.bare_p99)),
        ];
        for (what, half, most) in rows {
            writeln!(out, "{what:<29}  {half:>8.2}  {most:>8.2}")?;
        }
        writeln!(out, "{:<29}  {:>8.2}", "  at the pace of the moves", ms(figures.paced_p50))?;
        let (half, most) = (figures.p50 / figures.bare_p50, figures.p99 / figures.bare_p99);
        writeln!(out, "{:<29}  {half:>8.2}  {most:>8.2}", "ratio")?;
        missed.iter().try_for_each(|missed| writeln!(out, "missed: {missed}"))
    }
}

fn measure(arguments: &Arguments, folder: &Path) -> io::Result<Report> {
    let connections = 2 * u64::from(arguments.sockets);
    Limit::allow(connections)?;
    let server =
        ServerProcess::with(folder.join("games.sqlite").as_os_str(), 0, connections + SPARE)?;
    measure_at(&server, arguments, folder)
        .map_err(|error| Limit::named(error, &server, connections))
}

/// Connections besides sockets: of those who sit down.
const SPARE: u64 = 100;

fn measure_at(server: &ServerProcess, arguments: &Arguments, folder: &Path) -> io::Result<Report> {
    let count = arguments.sockets / 2 * 2;
    // Whoever comes first pays for what is made once.
    Person::new(server, 0)?.get("/")?;
    thread::sleep(REST);
    let at_rest = server.resident()?;
    let bar = progress::bar(u64::from(count), "opening sockets");
    let mut hall = Hall { matches: Vec::new(), watchers: Vec::new(), kept: Instant::now() };
    // Where few come, those are few, too, and nothing is judged.
    let sharing = if count >= 2 * SHARING { SHARING } else { 0 };
    let mut shared = at_rest;
    for number in 0..count / 2 {
        if sharing > 0 && 2 * number == sharing {
            shared = hall.rest(server)?;
        }
        hall.matches.push(Match::new(server, 1 + 2 * number)?);
        hall.keep()?;
        bar.inc(1);
    }
    let seated = hall.rest(server)?;
    let table = hall.matches.first().map(|first| first.table.clone()).unwrap_or_default();
    for number in 0..count {
        hall.watchers.push(Person::nobody(server, number).watch(&table)?);
        hall.keep()?;
        bar.inc(u64::from(number % 2));
    }
    bar.finish_and_clear();
    let watched = hall.rest(server)?;
    let Hall { matches, watchers, .. } = hall;
    // Those who watch a table that plays would be measured too.
    drop(watchers);
    thread::sleep(REST);
    let time = Duration::from_secs(arguments.seconds);
    let figures = play::measure(server, matches, arguments.moves, time, folder)?;
    let after = (count >= 2 * SHARING).then(|| server.resident_at_rest()).transpose()?;
    let seated_each = (seated - shared) / f64::from(count - sharing);
    let watching = (watched - seated) / f64::from(count);
    Ok(Report { at_rest, seated: seated_each, watching, after, figures })
}

/// Everybody who has a socket.
struct Hall {
    matches: Vec<Match>,
    watchers: Vec<Socket>,
    /// When they last said that they are there.
    kept: Instant,
}

impl Hall {
    /// Now and then everybody says that they are there.
    fn keep(&mut self) -> io::Result<()> {
        if self.kept.elapsed() > KEEP {
            self.matches.iter_mut().try_for_each(Match::keep)?;
            self.watchers.iter_mut().try_for_each(Socket::keep)?;
            self.kept = Instant::now();
        }
        Ok(())
    }

    /// Resident bytes of the server when all have come to rest.
    fn rest(&mut self, server: &ServerProcess) -> io::Result<f64> {
        thread::sleep(REST);
        self.kept = Instant::now().checked_sub(2 * KEEP).unwrap_or(self.kept);
        self.keep()?;
        server.resident()
    }
}
