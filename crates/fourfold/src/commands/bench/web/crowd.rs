//! `fourfold bench crowd`: what many at once do to those who play.

mod backup;
mod drops;
mod live_games;
mod players;
mod restart;
mod row;
mod slow_senders;
mod slowhttptest;
mod soak;
mod spectators;

use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use serde_json::json;

use self::players::Numbers;
use self::restart::End;
use self::row::Row;
use self::spectators::Wanted;
use super::limit::Limit;
use super::server_process::ServerProcess;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Measure what spectators, a restart, a backup, slow senders and lines that break do to those who play
///
/// A server is started as a process of its own on a new store for each of these. Spectators: two play one game after another,
/// in turn alone and with everybody watching, some of whom never read. Restart: many games with running clocks
/// have begun when the server is stopped, and then killed; each time it is started again, and in every game whoever's turn
/// it is comes back, moves, and stays. Backup: with those games in the store people play, in turn
/// alone and while one copy after another is made; each copy is read back, and looked through for the moves that were
/// known. Senders: people play alone, and beside connections that send a header byte by byte, or a form, or
/// take what they asked for byte by byte, and come again when they are shown out. Drops: while people play, at other tables
/// the line of one player after another breaks, the opponent moves, and whoever lost the line opens a new one, by which the first
/// message must say how the table stands after that move. By name alone: slowhttptest, where the
/// program of this name does the same in three of its modes, so long each, while honest people play and look at pages; and
/// soak, where people play games to their end, against each other and against bots, come, look around and go, for so
/// long.
///
/// The answer is negative if one of these is not so. Spectators: all but a hundredth of the moves take at most 1.5 times as
/// long with them as without; the last who reads has every move 500 ms after the first; those who never read are
/// shown out, and nobody else. Restart: the port is open within 1 s, and a move is made in every game within 2 s, each counted
/// from the start of the program. Backup: all but a hundredth of the moves take at most twice as long as without; every copy folds, and has all that was
/// known before it was begun, and 1 s before it was done. Senders: all but a hundredth of the moves take at most twice as long; the server
/// needs at most 64 MiB more. Drops: from opening the new line to its first message, all but a hundredth take at most 50 ms.
/// Slowhttptest: the same of moves and memory, and every page is answered. Soak: after the first sixth of the
/// time, in which caches fill, the memory of the server grows by at most a hundredth, from the median of the second sixth to that
/// of the last; it is judged from 30 minutes on. How long moves and lines take is judged from 100 of each kind on.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench crowd
  fourfold bench crowd --only restart --games 500
  fourfold bench crowd --only drops
  fourfold bench crowd --only spectators --spectators 200 --stalled 5 --rounds 1
  fourfold bench crowd --only slowhttptest
  fourfold bench crowd --only soak --seconds 3600

Every connection is an open file, of the server and of this program, of which as many are asked for as ulimit -Hn
allows.")]
pub(crate) struct Arguments {
    /// Only this, or these
    #[arg(long, value_enum)]
    only: Vec<Part>,
    /// So many watch one game
    #[arg(long, default_value_t = 2000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    spectators: u32,
    /// So many of them never read
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(0..=20_000))]
    stalled: u32,
    /// So many games with spectators, and as many without
    #[arg(long, default_value_t = 10, value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
    /// So many games are under way when the server ends, and are in the store that is copied
    #[arg(long, default_value_t = 5000, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    games: u32,
    /// So many moves a second while copies are made, and while lines break
    #[arg(long, default_value_t = 200, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    moves: u32,
    /// So many lines break
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    drops: u32,
    /// So many connections that take long for everything
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u32).range(1..=20_000))]
    senders: u32,
    /// Slow senders stay for so many seconds, and people play for as long without; copies are made for half as long; a soak
    /// takes this time
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=86_400))]
    seconds: u64,
    /// Where the files of the measurement are made, and removed again; the disk matters
    #[arg(long, default_value = ".")]
    folder: String,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

/// What is measured.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
enum Part {
    /// Many watch one game
    Spectators,
    /// The server ends, and is started again
    Restart,
    /// The store is copied
    Backup,
    /// Connections that take long for everything
    Senders,
    /// Lines of players break, and they come back
    Drops,
    /// The same as senders by the program slowhttptest, which must be installed; only where it is asked for
    Slowhttptest,
    /// People come, play and go for --seconds, and memory must not grow; only where it is asked for
    Soak,
}

impl Part {
    const ALL: [Self; 7] = [
        Self::Spectators,
        Self::Restart,
        Self::Backup,
        Self::Senders,
        Self::Drops,
        Self::Slowhttptest,
        Self::Soak,
    ];

    /// Those that need another program, or an hour, are measured by name alone.
    const fn is_usual(self) -> bool {
        !matches!(self, Self::Slowhttptest | Self::Soak)
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Spectators => "spectators",
            Self::Restart => "restart",
            Self::Backup => "backup",
            Self::Senders => "senders",
            Self::Drops => "drops",
            Self::Slowhttptest => "slowhttptest",
            Self::Soak => "soak",
        }
    }
}

/// Fewer moves are too few to say something of a hundredth of them.
const FEWEST_MOVES: usize = 100;

/// Connections besides those that are counted: of those who play and sit down.
const SPARE: u64 = 400;

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let make =
        |why: io::Error| Failure::workshop(format!("make files in {}", arguments.folder), &why);
    let folder = tempfile::Builder::new()
        .prefix(".fourfold-bench-")
        .tempdir_in(&arguments.folder)
        .map_err(make)?;
    let (mut parts, mut is_missed) = (Vec::new(), false);
    let wanted: Vec<Part> = Part::ALL.into_iter().filter(|part| arguments.wants(*part)).collect();
    let bar = progress::steps(u64::try_from(wanted.len()).unwrap_or(1), "measuring");
    for part in wanted {
        bar.set_message(part.name());
        let rows = arguments
            .measure(part, folder.path())
            .map_err(|why| Failure::workshop(format!("measure {}", part.name()), &why))?;
        is_missed |= rows.iter().any(Row::is_missed);
        bar.inc(1);
        if arguments.json {
            let rows: Vec<_> = rows.iter().map(Row::json).collect();
            parts.push(json!({ "part": part.name(), "rows": rows }));
        } else {
            writeln!(out, "{}", part.name())?;
            rows.iter().try_for_each(|row| writeln!(out, "  {row}"))?;
        }
    }
    bar.finish_and_clear();
    folder.close().map_err(make)?;
    if arguments.json {
        writeln!(out, "{}", json!({ "parts": parts, "missed": is_missed }))?;
    }
    Ok(if is_missed { Exit::Negative } else { Exit::Done })
}

impl Arguments {
    fn wants(&self, part: Part) -> bool {
        if self.only.is_empty() { part.is_usual() } else { self.only.contains(&part) }
    }

    /// One part, on a server and a store of its own.
    fn measure(&self, part: Part, folder: &Path) -> io::Result<Vec<Row>> {
        let many = match part {
            Part::Spectators => self.spectators,
            Part::Senders | Part::Slowhttptest => self.senders,
            // Who has come back stays.
            Part::Restart => self.games,
            Part::Backup | Part::Drops | Part::Soak => 0,
        };
        let connections = u64::from(many) + SPARE;
        Limit::allow(connections)?;
        let folder = folder.join(part.name());
        std::fs::create_dir(&folder)?;
        let file = folder.join("games.sqlite");
        let mut server = ServerProcess::with(file.as_os_str(), 0, connections)?;
        self.measure_at(&mut server, part, &folder, &file, connections)
            .map_err(|error| Limit::named(error, &server, connections))
    }

    fn measure_at(
        &self,
        server: &mut ServerProcess,
        part: Part,
        folder: &Path,
        file: &Path,
        connections: u64,
    ) -> io::Result<Vec<Row>> {
        let (numbers, store) = (Numbers::new(), file.as_os_str());
        let time = Duration::from_secs(self.seconds);
        match part {
            Part::Spectators => {
                let Self { spectators, stalled, rounds, .. } = *self;
                spectators::measure(server, &numbers, Wanted { spectators, stalled, rounds })
            }
            Part::Restart => {
                let games = live_games::found(server, &numbers, self.games)?;
                let mut rows = Vec::new();
                for end in End::ALL {
                    rows.extend(restart::measure(server, store, connections, end, &games)?);
                }
                Ok(rows)
            }
            Part::Backup => {
                live_games::found(server, &numbers, self.games)?;
                backup::measure(server, &numbers, store, folder, self.moves, time)
            }
            Part::Senders => slow_senders::measure(server, &numbers, self.senders, time),
            Part::Drops => drops::measure(server, &numbers, self.drops, self.moves),
            Part::Slowhttptest => {
                slowhttptest::measure(server, &numbers, folder, self.senders, time)
            }
            Part::Soak => soak::measure(server, &numbers, time),
        }
    }
}
