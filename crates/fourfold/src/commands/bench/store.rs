//! `fourfold bench store`: durable appends while 1, 16 and 256 writers wait.

use std::io::Write;
use std::path::Path;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::{Duration, Instant};

use serde_json::json;
use store::{Append, Appended, Asker, Bare, Seq, Store, StoreAddress};
use table::{Entry, Event, GameId, Moment, PublicEvent, Seat, Span, Step};

use super::baseline::median;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Append to a store as fast as it is durable, with 1, 16 and 256 writers waiting
///
/// Every writer has a table of its own, appends a move, waits until it is on the disk, and
/// appends the next. The baseline is the least that a durable move can cost alone: one row in
/// one table of SQLite, committed and synced, in the same folder and in turn with the rest. The
/// ratio says how many durable appends are done in the time of one such commit.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench store
  fourfold bench store --folder /var/lib/fourfold --seconds 10
  fourfold bench store --store postgres://localhost/scratch")]
pub(crate) struct Arguments {
    /// Measure for so many seconds, for each number of writers
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u64).range(1..=600))]
    seconds: u64,
    /// Only with so many writers
    #[arg(long, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    writers: Option<u32>,
    /// Where the files of the measurement are made, and removed again; the disk matters
    #[arg(long, default_value = ".")]
    folder: String,
    /// Measure this store instead of a new file; the games of the measurement stay in it
    #[arg(long)]
    store: Option<StoreAddress>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

const CROWDS: [u32; 3] = [1, 16, 256];
/// Slices for each number of writers, in turn with the baseline.
const SLICES: u32 = 8;

/// What was measured for one number of writers.
struct Row {
    writers: u32,
    per_second: f64,
    /// Durable appends in the time of one bare commit: the median over all slices.
    ratio: f64,
    least: f64,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let make = |why: std::io::Error| {
        Failure::workshop(format!("make files in {}", arguments.folder), &why)
    };
    let folder = tempfile::Builder::new()
        .prefix(".fourfold-bench-")
        .tempdir_in(&arguments.folder)
        .map_err(make)?;
    let time = Duration::from_secs(arguments.seconds) / SLICES;
    let (rows, bare) = measure(arguments, folder.path(), time)
        .map_err(|why| Failure::workshop("measure the store", &why))?;
    // On a panic it removes itself; here we want to know if it could not.
    folder.close().map_err(make)?;
    let bare = 1e6 * bare;
    if arguments.json {
        let rows = rows.iter().map(|row| {
            json!({
                "writers": row.writers, "appends_per_second": row.per_second,
                "ratio": row.ratio, "least_ratio": row.least,
            })
        });
        let rows: Vec<_> = rows.collect();
        writeln!(out, "{}", json!({ "bare_commit_microseconds": bare, "writers": rows }))?;
        return Ok(Exit::Done);
    }
    writeln!(out, "one bare durable commit   {bare:>8.0} microseconds")?;
    writeln!(
        out,
        "{:>8}  {:>18}  {:>22}",
        "writers", "appends per second", "appends per bare commit"
    )?;
    for Row { writers, per_second, ratio, least } in rows {
        writeln!(out, "{writers:>8}  {per_second:>18.0}  {ratio:>13.1} (least {least:.1})")?;
    }
    Ok(Exit::Done)
}

fn measure(
    arguments: &Arguments,
    folder: &Path,
    time: Duration,
) -> Result<(Vec<Row>, f64), store::Failure> {
    let address =
        arguments.store.clone().unwrap_or_else(|| StoreAddress::File(folder.join("store.sqlite")));
    let store = Store::open(&address)?;
    let mut bare = Bare::at(&folder.join("bare.sqlite"))?;
    let text = some_move(Seat::FIRST, 1_000).to_string();
    let counts = arguments.writers.map_or(CROWDS.to_vec(), |writers| vec![writers]);
    let mut crowds: Vec<Crowd<'_>> =
        counts.iter().map(|&writers| Crowd::new(&store, writers)).collect();
    let bar = progress::bar(u64::from(SLICES) * crowds.len() as u64, "appending");
    let mut seen = vec![Vec::new(); crowds.len()];
    let mut bares = Vec::new();
    for _ in 0..SLICES {
        for (crowd, seen) in crowds.iter_mut().zip(&mut seen) {
            let before = commit_bare(&mut bare, &text, time / 8)?;
            let per_second = crowd.append(time)?;
            let after = commit_bare(&mut bare, &text, time / 8)?;
            let commit = before.midpoint(after);
            bares.push(commit);
            seen.push((per_second, per_second * commit));
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    let rows = crowds.iter().zip(seen).map(|(crowd, seen)| {
        let (mut speeds, mut ratios): (Vec<f64>, Vec<f64>) = seen.into_iter().unzip();
        let least = ratios.iter().copied().fold(f64::INFINITY, f64::min);
        let (per_second, ratio) = (median(&mut speeds), median(&mut ratios));
        Row { writers: crowd.count, per_second, ratio, least }
    });
    Ok((rows.collect(), median(&mut bares)))
}

/// Seconds for one bare commit, at this moment.
fn commit_bare(bare: &mut Bare, text: &str, time: Duration) -> Result<f64, store::Failure> {
    let began = Instant::now();
    let mut commits = 0_u32;
    while commits < 4 || began.elapsed() < time {
        bare.commit(text)?;
        commits += 1;
    }
    Ok(began.elapsed().as_secs_f64() / f64::from(commits))
}

/// Writers, each with a table of its own and one append on its way.
struct Crowd<'s> {
    store: &'s Store,
    count: u32,
    writers: Vec<Writer>,
    done: Sender<(usize, Result<Appended, store::Failure>)>,
    verdicts: Receiver<(usize, Result<Appended, store::Failure>)>,
}

/// One writer, and what it will append next.
struct Writer {
    table: GameId,
    next: u32,
    ready: Option<Append>,
}

impl<'s> Crowd<'s> {
    fn new(store: &'s Store, count: u32) -> Self {
        let (done, verdicts) = channel();
        // A store that is measured twice must not know the tables already.
        let run = std::process::id();
        let began = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let began = began.map_or(0, |since| since.as_nanos());
        let name = |number| format!("bench-{run:x}-{began:x}-{count}-{number}").parse();
        let writer = |number| {
            let table: GameId = name(number).ok()?;
            Some(Writer { ready: Some(append(&table, 0)), next: 1, table })
        };
        Self { store, count, writers: (0..count).filter_map(writer).collect(), done, verdicts }
    }

    /// Appends for so long; durable appends in a second.
    fn append(&mut self, time: Duration) -> Result<f64, store::Failure> {
        let began = Instant::now();
        let mut waiting = self.writers.len();
        let mut stored = 0_u32;
        let mut come: Vec<usize> = (0..waiting).collect();
        while waiting > 0 {
            for &index in &come {
                self.hand_over(index);
            }
            // While those are on their way, the next are thought of.
            for index in come.drain(..) {
                self.writers[index].think();
            }
            let Ok(first) = self.verdicts.recv() else { break };
            let is_late = began.elapsed() >= time;
            for (index, verdict) in std::iter::once(first).chain(self.verdicts.try_iter()) {
                match verdict? {
                    Appended::Stored => stored += 1,
                    Appended::Repeated { .. } | Appended::Clash { .. } => {}
                }
                if is_late {
                    waiting -= 1;
                } else {
                    come.push(index);
                }
            }
        }
        Ok(f64::from(stored) / began.elapsed().as_secs_f64())
    }

    /// Hands over what a writer has ready.
    fn hand_over(&mut self, index: usize) {
        let Some(append) = self.writers[index].ready.take() else { return };
        let done = self.done.clone();
        self.store.hand_over(append, move |verdict| {
            // If nobody listens any more the measurement was broken off.
            let _ = done.send((index, verdict));
        });
    }
}

impl Writer {
    /// Makes the next append ready.
    fn think(&mut self) {
        self.ready = Some(append(&self.table, self.next));
        self.next += 1;
    }
}

fn append(table: &GameId, number: u32) -> Append {
    let entry = some_move(Seat::FIRST, number);
    let asker = entry.cause.clone().map(|(chair, nonce)| Asker { chair, nonce });
    Append { table: table.clone(), seq: Seq(number), asker, finish: None, entry }
}

/// An entry as a game on the clock makes them.
fn some_move(seat: Seat, number: u32) -> Entry {
    let moves = ["b3", "+7", "c1", "+a"];
    let text = moves[number as usize % moves.len()];
    let step = text.parse().ok().map(Step::Quarto);
    let clock = PublicEvent::clock(seat, Span(60_000));
    let events = step.map(Event::Step).into_iter().chain([Event::Aloud(clock)]).collect();
    let nonce = format!("{:032x}", u128::from(number).wrapping_mul(0x9e37_79b9_7f4a_7c15)).parse();
    Entry { at: Moment(u64::from(number) * 1500), cause: nonce.ok().map(|n| (seat, n)), events }
}
