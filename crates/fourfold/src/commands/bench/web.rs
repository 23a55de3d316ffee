//! `fourfold bench web`: what a server needs at rest, for idle sockets, and for moves.

mod person;
mod play;
pub(super) mod reading;
mod server_process;

use std::io::{self, Write};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use serde_json::json;

use self::person::{Person, Socket};
use self::play::{Figures, Match};
use self::server_process::ServerProcess;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Measure a server: memory at rest, memory for idle sockets, and moves beside bare commits
///
/// A server is started as a process of its own on a new store, and asked over real connections. Two
/// people sit at each table, each with an idle socket; then as many again watch one table.
/// Then some of the tables play, so many moves a second together, and each move is timed from its
/// sender to the opponent. The baseline is the least that a move can cost: one row committed
/// and synced in the same folder, and one message sent to a neighbour and back, in turn with the
/// moves.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench web
  fourfold bench web --sockets 5000 --moves 500 --seconds 60
  fourfold bench web --folder /var/lib/fourfold --json

Every socket is an open file, of the server and of this program: see ulimit -n.")]
pub(crate) struct Arguments {
    /// So many idle sockets, two at a table; and then as many at one table
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(2..=60_000))]
    sockets: u32,
    /// So many moves a second, all tables together
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    moves: u32,
    /// Play for so many seconds
    #[arg(long, default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=600))]
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

/// A server asks every 40 seconds whether somebody is still there; so often everybody answers.
const KEEP: Duration = Duration::from_secs(15);

/// What was measured.
struct Report {
    /// Resident bytes before anybody sat down.
    at_rest: f64,
    /// Resident bytes for each socket, two at a table, with the tables.
    seated: f64,
    /// Resident bytes for each socket that watches the same table as all others.
    watching: f64,
    figures: Figures,
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
    let Report { at_rest, seated, watching, figures } = report;
    if arguments.json {
        let report = json!({
            "bytes_at_rest": at_rest.round(),
            "sockets": arguments.sockets,
            "bytes_per_socket_two_at_a_table": seated.round(),
            "bytes_per_socket_all_at_one_table": watching.round(),
            "moves": figures.moves,
            "moves_per_second": figures.per_second,
            "seconds_to_the_opponent": { "p50": figures.p50, "p99": figures.p99 },
            "seconds_of_the_baseline": { "p50": figures.bare_p50, "p99": figures.bare_p99 },
            "ratio": { "p50": figures.p50 / figures.bare_p50, "p99": figures.p99 / figures.bare_p99 },
            "share_of_one_core": figures.cpu,
        });
        writeln!(out, "{report}")?;
        return Ok(Exit::Done);
    }
    let ms = |seconds: f64| 1e3 * seconds;
    writeln!(out, "at rest                        {:>8.1} MiB", at_rest / 1_048_576.0)?;
    writeln!(out, "idle socket, two at a table    {:>8.1} KiB", seated / 1024.0)?;
    writeln!(out, "idle socket, all at one table  {:>8.1} KiB", watching / 1024.0)?;
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
    let (half, most) = (figures.p50 / figures.bare_p50, figures.p99 / figures.bare_p99);
    writeln!(out, "{:<29}  {half:>8.2}  {most:>8.2}", "ratio")?;
    Ok(Exit::Done)
}

fn measure(arguments: &Arguments, folder: &Path) -> io::Result<Report> {
    let server = ServerProcess::start(folder)?;
    let count = arguments.sockets;
    // Whoever comes first pays for what is made once.
    Person::new(&server, 0)?.get("/")?;
    thread::sleep(REST);
    let at_rest = server.resident()?;
    let bar = progress::bar(u64::from(count), "opening sockets");
    let mut matches = Vec::new();
    let mut kept = Instant::now();
    for number in 0..count / 2 {
        matches.push(Match::new(&server, 1 + 2 * number)?);
        if kept.elapsed() > KEEP {
            matches.iter_mut().try_for_each(Match::keep)?;
            kept = Instant::now();
        }
        bar.inc(1);
    }
    thread::sleep(REST);
    matches.iter_mut().try_for_each(Match::keep)?;
    let seated = server.resident()?;
    let mut watchers = Vec::new();
    let table = matches.first().map(|first| first.table.clone()).unwrap_or_default();
    for number in 0..count / 2 * 2 {
        watchers.push(Person::nobody(&server, number).watch(&table)?);
        if kept.elapsed() > KEEP {
            matches.iter_mut().try_for_each(Match::keep)?;
            watchers.iter_mut().try_for_each(Socket::keep)?;
            kept = Instant::now();
        }
        bar.inc(u64::from(number % 2));
    }
    bar.finish_and_clear();
    thread::sleep(REST);
    matches.iter_mut().try_for_each(Match::keep)?;
    watchers.iter_mut().try_for_each(Socket::keep)?;
    let watched = server.resident()?;
    let each = |more: f64, less: f64| (more - less) / f64::from(count / 2 * 2);
    let time = Duration::from_secs(arguments.seconds);
    // Those who watch a table that plays would be measured too.
    let players = matches.split_off(1.min(matches.len() - 1));
    let figures = play::measure(&server, players, arguments.moves, time, folder)?;
    drop((matches, watchers));
    Ok(Report { at_rest, seated: each(seated, at_rest), watching: each(watched, seated), figures })
}
