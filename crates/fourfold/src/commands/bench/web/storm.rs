//! `fourfold bench storm`: whether one address that does everything it can at once hurts anybody else.

mod attack;
mod attacker;
mod bare;
mod foothold;
pub(super) mod opponents;
mod school;
mod visitor;

use std::fmt;
use std::io::{self, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, ScopedJoinHandle};
use std::time::Duration;

use serde_json::{Value, json};

use self::attack::Attack;
use self::attacker::Attacked;
use self::bare::BareProcess;
use self::foothold::Foothold;
use self::opponents::Opponents;
use self::school::School;
use self::visitor::Visitor;
use super::person::{Person, wrong};
use super::play::share;
use super::server_process::ServerProcess;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Measure whether one address that does everything it can at once hurts anybody else
///
/// A server is started as a process of its own on a new store. Behind one address 200 honest people
/// play, two at a table, a move every two seconds at each, and look at their page now and then; from eight
/// others honest people play against bots; another waits in the list of tables and asks what positions are
/// worth. Then one more address comes, with all of this at once, so many times a second each: pages of tables that do
/// not exist (1000), the rules (200), a page with ever new cookies (500), the pages of honest people's tables (200),
/// connections that ask 60 times and never read (5), sockets with 50 offers each (10), offers by forms (20), tables of
/// bots of level 8 (1, and 60 from the beginning), watchers who all want it in another way (50, up to 500), tables in the list (4),
/// positions of four pieces to be solved (2), people with new tokens (20), headers and forms of which a byte comes now
/// and then (10), and messages, headers and forms that are too long (5). The control is the same at the same rates
/// against a bare listener on the same machine, which answers everything with two letters.
///
/// The answer is negative if one of these is not so, the median of all runs: all but a hundredth of the moves take at
/// most twice what they take in the control; so do all but a twentieth of the bots' answers; the server never
/// needs 64 MiB more than at rest; nobody honest is refused anything; the attackers came as often as they
/// should.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench storm
  fourfold bench storm --seconds 5 --runs 1
  fourfold bench storm --json

Every connection is an open file, of the server and of this program: see ulimit -n.")]
pub(crate) struct Arguments {
    /// The storm lasts so many seconds, and the control as long
    #[arg(long, default_value_t = 60, value_parser = clap::value_parser!(u64).range(1..=60))]
    seconds: u64,
    /// So many times, each time a control and a storm
    #[arg(long, default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..=100))]
    runs: u32,
    /// Where the files of the measurement are made, and removed again; the disk matters
    #[arg(long, default_value = ".")]
    folder: String,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
    /// Be the bare listener
    #[arg(long, hide = true)]
    bare_listener: bool,
}

/// What whoever came first brought about is done within so long.
const REST: Duration = Duration::from_secs(2);

/// So often memory is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// In a storm all but a hundredth of the moves take at most so many times what they take in the control,
const MOST_MOVES: f64 = 2.0;

/// and all but a twentieth of the answers of bots.
const MOST_BOTS: f64 = 2.0;

/// So much more than at rest is never needed.
const MOST_MEMORY: f64 = 64.0 * 1_048_576.0;

/// Attackers come so much of what they should at least, or it is another storm.
const LEAST_LOAD: f64 = 0.9;

/// How it went for the honest, in a control or in a storm.
struct Slice {
    /// Seconds from a mover to the opponent.
    moves: Shares,
    /// Seconds from asking for a page to having it.
    looks: Shares,
    /// Seconds from a person's move until the bot has answered.
    answers: Shares,
    /// What went wrong for somebody honest.
    refused: Vec<String>,
    /// Most resident bytes over those at rest.
    memory: f64,
    attacked: Vec<Attacked>,
}

/// So many, of which half, all but a twentieth, and all but a hundredth took less.
#[derive(Clone, Copy)]
struct Shares {
    count: usize,
    p50: f64,
    p95: f64,
    p99: f64,
}

impl Shares {
    fn of(mut took: Vec<f64>) -> Self {
        let mut of = |percent| share(&mut took, percent);
        let [p50, p95, p99] = [50, 95, 99].map(&mut of);
        Self { count: took.len(), p50, p95, p99 }
    }

    fn json(self) -> Value {
        json!({ "count": self.count, "p50": self.p50, "p95": self.p95, "p99": self.p99 })
    }
}

/// One control and one storm.
struct Run {
    control: Slice,
    storm: Slice,
}

impl Run {
    fn moves(&self) -> f64 {
        self.storm.moves.p99 / self.control.moves.p99
    }

    fn answers(&self) -> f64 {
        self.storm.answers.p95 / self.control.answers.p95
    }

    fn refused(&self) -> impl Iterator<Item = &String> {
        self.control.refused.iter().chain(&self.storm.refused)
    }
}

/// What was measured.
struct Report {
    runs: Vec<Run>,
}

/// A promise that was not kept.
enum Missed {
    Moves(f64),
    Bots(f64),
    Memory(f64),
    Refused(usize, String),
    /// Fewer came than should.
    Load(Attack, f64),
}

impl fmt::Display for Missed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Moves(ratio) => write!(f, "moves take {ratio:.2} times as long"),
            Self::Bots(ratio) => write!(f, "bots take {ratio:.2} times as long"),
            Self::Memory(more) => write!(f, "{:.0} MiB more than at rest", more / 1_048_576.0),
            Self::Refused(count, first) => {
                write!(f, "honest people were refused {count} times, first {first}")
            }
            Self::Load(attack, rate) => {
                write!(f, "{}: {rate:.0} a second instead of {}", attack.name(), attack.rate())
            }
        }
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    if arguments.bare_listener {
        bare::serve(out)?;
        return Ok(Exit::Done);
    }
    let make =
        |why: io::Error| Failure::workshop(format!("make files in {}", arguments.folder), &why);
    let folder = tempfile::Builder::new()
        .prefix(".fourfold-bench-")
        .tempdir_in(&arguments.folder)
        .map_err(make)?;
    let report = measure(arguments, folder.path())
        .map_err(|why| Failure::workshop("measure the server", &why))?;
    folder.close().map_err(make)?;
    let missed = report.missed();
    if arguments.json {
        writeln!(out, "{}", report.json(&missed))?;
    } else {
        report.write(&missed, out)?;
    }
    Ok(if missed.is_empty() { Exit::Done } else { Exit::Negative })
}

impl Report {
    /// The median over all runs.
    fn median(&self, figure: impl Fn(&Run) -> f64) -> f64 {
        let mut all: Vec<f64> = self.runs.iter().map(figure).collect();
        share(&mut all, 50)
    }

    fn missed(&self) -> Vec<Missed> {
        let mut missed = Vec::new();
        // Nothing divided by nothing is no promise kept.
        let is_within = |figure: f64, most: f64| figure <= most;
        let moves = self.median(Run::moves);
        missed.extend((!is_within(moves, MOST_MOVES)).then_some(Missed::Moves(moves)));
        let answers = self.median(Run::answers);
        missed.extend((!is_within(answers, MOST_BOTS)).then_some(Missed::Bots(answers)));
        let memory = self.median(|run| run.storm.memory);
        missed.extend((!is_within(memory, MOST_MEMORY)).then_some(Missed::Memory(memory)));
        let mut refused = self.runs.iter().flat_map(Run::refused);
        if let Some(first) = refused.next() {
            missed.push(Missed::Refused(1 + refused.count(), first.clone()));
        }
        for (place, attack) in Attack::ALL.into_iter().enumerate() {
            let rate = |slice: &Slice| slice.attacked.get(place).map_or(0.0, Attacked::rate);
            let rate = self.median(|run| rate(&run.storm).min(rate(&run.control)));
            if !is_within(LEAST_LOAD * f64::from(attack.rate()), rate) {
                missed.push(Missed::Load(attack, rate));
            }
        }
        missed
    }

    fn json(&self, missed: &[Missed]) -> Value {
        let attack = |one: &Attacked| {
            json!({
                "attack": one.attack.name(),
                "a_second_as_stated": one.attack.rate(),
                "a_second": one.rate(),
                "served": one.heard.served,
                "absent": one.heard.absent,
                "refused": one.heard.refused,
                "closed": one.heard.closed,
                "unsent": one.heard.unsent,
            })
        };
        let slice = |slice: &Slice| {
            json!({
                "seconds_to_the_opponent": slice.moves.json(),
                "seconds_to_a_page": slice.looks.json(),
                "seconds_of_a_bot": slice.answers.json(),
                "refused": slice.refused,
                "bytes_over_rest": slice.memory,
                "attacks": slice.attacked.iter().map(attack).collect::<Vec<_>>(),
            })
        };
        let run = |run: &Run| {
            json!({
                "control": slice(&run.control),
                "storm": slice(&run.storm),
                "ratio": { "moves_p99": run.moves(), "bots_p95": run.answers() },
            })
        };
        json!({
            "runs": self.runs.iter().map(run).collect::<Vec<_>>(),
            "median": {
                "moves_p99": self.median(Run::moves),
                "bots_p95": self.median(Run::answers),
                "bytes_over_rest": self.median(|run| run.storm.memory),
            },
            "missed": missed.iter().map(Missed::to_string).collect::<Vec<_>>(),
        })
    }

    fn write(&self, missed: &[Missed], out: &mut dyn Write) -> io::Result<()> {
        let (ms, mib) = (|seconds: f64| 1e3 * seconds, |bytes: f64| bytes / 1_048_576.0);
        let total = |count: fn(&Attacked) -> u32, attack: Attack| -> u32 {
            let all = self.runs.iter().flat_map(|run| &run.storm.attacked);
            all.filter(|one| one.attack == attack).map(count).sum()
        };
        writeln!(
            out,
            "{:<30} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
            "one address, all at once", "a second", "times", "served", "absent", "429", "closed"
        )?;
        for attack in Attack::ALL {
            writeln!(
                out,
                "{:<30} {:>8} {:>8} {:>8} {:>8} {:>8} {:>8}",
                attack.name(),
                attack.rate(),
                total(|one| one.times, attack),
                total(|one| one.heard.served, attack),
                total(|one| one.heard.absent, attack),
                total(|one| one.heard.refused, attack),
                total(|one| one.heard.closed, attack),
            )?;
        }
        writeln!(
            out,
            "{:<30} {:>8} {:>8} {:>8}  {:>8} {:>8} {:>8}  {:>7} {:>7}  {:>6} {:>7}",
            "honest people, ms",
            "move p50",
            "p99",
            "page p95",
            "bot p50",
            "bot p95",
            "moves",
            "move x",
            "bot x",
            "MiB +",
            "refused"
        )?;
        for (run, number) in self.runs.iter().zip(1..) {
            for (name, slice) in [("control", &run.control), ("storm", &run.storm)] {
                write!(
                    out,
                    "{:<30} {:>8.2} {:>8.2} {:>8.2}  {:>8.0} {:>8.0} {:>8}",
                    format!("run {number}, {name}"),
                    ms(slice.moves.p50),
                    ms(slice.moves.p99),
                    ms(slice.looks.p95),
                    ms(slice.answers.p50),
                    ms(slice.answers.p95),
                    slice.moves.count
                )?;
                let ratios = match name {
                    "storm" => [format!("{:.2}", run.moves()), format!("{:.2}", run.answers())],
                    _ => [String::new(), String::new()],
                };
                let [moves, answers] = ratios;
                let (memory, refused) = (mib(slice.memory), slice.refused.len());
                writeln!(out, "  {moves:>7} {answers:>7}  {memory:>6.1} {refused:>7}")?;
            }
        }
        writeln!(
            out,
            "median: moves p99 {:.2} times, bots p95 {:.2} times, {:.1} MiB over rest",
            self.median(Run::moves),
            self.median(Run::answers),
            mib(self.median(|run| run.storm.memory))
        )?;
        missed.iter().try_for_each(|missed| writeln!(out, "missed: {missed}"))
    }
}

fn measure(arguments: &Arguments, folder: &Path) -> io::Result<Report> {
    let bar = progress::steps(2 * u64::from(arguments.runs), "measuring");
    let (time, mut runs) = (Duration::from_secs(arguments.seconds), Vec::new());
    for number in 0..arguments.runs {
        let slice = |name: &str, whom| {
            let path = folder.join(format!("{name}-{number}"));
            std::fs::create_dir(&path)?;
            let slice = slice(&path, whom, time);
            bar.inc(1);
            slice
        };
        let bare = BareProcess::start()?;
        let control = slice("control", Whom::Bare(bare.address))?;
        drop(bare);
        runs.push(Run { control, storm: slice("storm", Whom::Server)? });
    }
    bar.finish_and_clear();
    Ok(Report { runs })
}

/// Whom the attackers hit.
#[derive(Clone, Copy)]
enum Whom {
    Bare(SocketAddr),
    Server,
}

/// Honest people play on a server for so long while attackers hit it, or somebody else.
fn slice(folder: &Path, whom: Whom, time: Duration) -> io::Result<Slice> {
    let server = ServerProcess::start(folder)?;
    // Whoever comes first pays for what is made once.
    for path in ["/", "/rules/access", "/offline", "/tables", "/t/aaaaaaaaaaaaaaaa"] {
        Person::nobody(&server, 0).get(path)?;
    }
    thread::sleep(REST);
    let rest = server.resident()?;
    let (school, opponents) = (School::sit(&server)?, Opponents::sit(&server)?);
    let visitor = Visitor::come(&server)?;
    let (address, foothold) = match whom {
        Whom::Bare(address) => (address, Foothold::made_up(school.tables())),
        Whom::Server => (server.address, Foothold::take(&server, school.tables())?),
    };
    let enough = AtomicBool::new(false);
    thread::scope(|scope| {
        let (enough, foothold, server) = (&enough, &foothold, &server);
        let attacking = Attack::ALL
            .map(|attack| scope.spawn(move || attacker::attack(attack, address, foothold, enough)));
        let opposing = scope.spawn(move || opponents.play(enough));
        let visiting = scope.spawn(move || visitor.look(enough));
        let looking = scope.spawn(move || most_memory(server, enough));
        let schooled = school.play(time);
        enough.store(true, Ordering::Relaxed);
        let (opposed, mut refused) = (join(opposing)??, join(visiting)?);
        let memory = join(looking)?? - rest;
        let attacked = attacking.map(|one| join(one)?);
        let attacked = attacked.into_iter().collect::<io::Result<Vec<Attacked>>>()?;
        let schooled = schooled?;
        refused.extend(schooled.refused);
        refused.extend(opposed.refused);
        let (moves, looks) = (Shares::of(schooled.moves), Shares::of(schooled.looks));
        let answers = Shares::of(opposed.answers);
        Ok(Slice { moves, looks, answers, refused, memory, attacked })
    })
}

fn join<T>(one: ScopedJoinHandle<'_, T>) -> io::Result<T> {
    one.join().map_err(|_| wrong("a thread of the measurement panicked"))
}

/// The most resident bytes of the server until it is enough.
fn most_memory(server: &ServerProcess, enough: &AtomicBool) -> io::Result<f64> {
    let mut most = 0_f64;
    while !enough.load(Ordering::Relaxed) {
        most = most.max(server.resident()?);
        thread::sleep(LOOK);
    }
    Ok(most)
}
