//! Plays Quartex players against each other: one of the first kind against all others of the
//! second, every deal once with the first on each seat.
//!
//! ```text
//! cargo run --release -p bots --example quartex_match -- 8 careful --seats 2 --games 400 --time 50
//! ```
//!
//! Players: a level 1 to 8, `random:PERCENT`, `greedy`, `mixed:PERCENT`, `careful`,
//! `cutoff[:PLAYOUTS]`, `best[:PLAYOUTS]`. Options: `--seats 2..5`, `--frame 8`, `--seeing c|a`,
//! `--games N`, `--seed S`, `--time MILLISECONDS` or `--nodes N` for each decision, `--threads N`
//! for each player, `--workers N` games at a time.
#![expect(clippy::print_stdout, reason = "an example speaks to whoever runs it")]

use std::env;
use std::error::Error;
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::quartex::{Strategist, Strategy, strategy};
use bots::{Bot, ThinkingBudget};
use table::{
    Answer, Moment, Order, Reason, Request, Rules, Seat, Seed, Sitter, Table, Terms, Viewer, When,
};

type Fault = Box<dyn Error + Send + Sync>;

#[derive(Clone, Copy)]
enum Limit {
    Time(u64),
    Nodes(u64),
}

struct MatchOptions {
    first: String,
    second: String,
    seats: u8,
    frame: Option<u8>,
    seeing: String,
    games: u64,
    seed: u64,
    threads: NonZeroUsize,
    workers: Option<usize>,
    limit: Limit,
}

fn main() -> Result<(), Fault> {
    let options = read()?;
    let deals = options.games.div_ceil(options.seats.into());
    let next = AtomicU64::new(0);
    let tally = Mutex::new(Tally::default());
    let cores = thread::available_parallelism().map_or(1, NonZeroUsize::get);
    let begun = Instant::now();
    thread::scope(|scope| {
        for _ in 0..options.workers.unwrap_or(cores) {
            scope.spawn(|| {
                loop {
                    let number = next.fetch_add(1, Ordering::Relaxed);
                    if number >= deals * u64::from(options.seats) {
                        return;
                    }
                    let (deal, turn) =
                        (number / u64::from(options.seats), number % u64::from(options.seats));
                    match play(&options, deal, turn) {
                        Ok(result) => {
                            if let Ok(mut tally) = tally.lock() {
                                tally.note(deal, &result);
                            }
                        }
                        Err(fault) => println!("game {number}: {fault}"),
                    }
                }
            });
        }
    });
    let tally = tally.into_inner().map_err(|_| "a game broke off")?;
    let (share, error) = tally.share(options.seats.into());
    println!(
        "{} against {}, {} seats: {:.1} % ± {:.1} of {} games (fair {:.0} %), mean lead {:+.1}, {:.1} ms a decision, {:.0} s",
        options.first,
        options.second,
        options.seats,
        100.0 * share,
        100.0 * error,
        tally.games.len(),
        100.0 / f64::from(options.seats),
        tally.lead(),
        tally.micros / tally.decisions.max(1.0) / 1000.0,
        begun.elapsed().as_secs_f64(),
    );
    Ok(())
}

/// What one game brought the first player.
struct Brought {
    share: f64,
    lead: f64,
    micros: f64,
    decisions: f64,
}

#[derive(Default)]
struct Tally {
    games: Vec<(u64, f64, f64)>,
    micros: f64,
    decisions: f64,
}

impl Tally {
    fn note(&mut self, deal: u64, result: &Brought) {
        self.games.push((deal, result.share, result.lead));
        self.micros += result.micros;
        self.decisions += result.decisions;
    }

    /// The mean share of wins and its 95 % range. Games of one deal belong together.
    #[expect(clippy::cast_precision_loss, reason = "few games")]
    fn share(&self, seats: usize) -> (f64, f64) {
        let mut by_deal = std::collections::BTreeMap::<u64, f64>::new();
        for (deal, share, _) in &self.games {
            *by_deal.entry(*deal).or_default() += share / seats as f64;
        }
        let count = by_deal.len().max(1) as f64;
        let mean = by_deal.values().sum::<f64>() / count;
        let square = by_deal.values().map(|share| (share - mean).powi(2)).sum::<f64>();
        (mean, 1.96 * (square / (count - 1.0).max(1.0) / count).sqrt())
    }

    #[expect(clippy::cast_precision_loss, reason = "few games")]
    fn lead(&self) -> f64 {
        self.games.iter().map(|(_, _, lead)| lead).sum::<f64>() / self.games.len().max(1) as f64
    }
}

fn play(options: &MatchOptions, deal: u64, turn: u64) -> Result<Brought, Fault> {
    let frame = options.frame.map_or(String::new(), |side| side.to_string());
    let text = format!("{}{}sh{}", options.seats, options.seeing, frame);
    let rules = Rules::read("quartex", &text).ok_or("no such rules")?;
    let mut bytes = [0; 32];
    bytes[..8].copy_from_slice(&deal.to_le_bytes());
    bytes[8..16].copy_from_slice(&options.seed.to_le_bytes());
    let entry = Table::create("m".parse()?, Terms::casual(rules), Seed(bytes), Moment(0))
        .map_err(|_| "terms that cannot be")?;
    let mut table = Table::open(&entry).map_err(|_| "no first entry")?;
    let when = When::at(Moment(0));
    let seats: Vec<Seat> = (1..=options.seats).filter_map(Seat::new).collect();
    for (&seat, level) in seats.iter().zip(1..) {
        let sitter = Sitter::Bot(table::Level::new(level).ok_or("no level")?);
        table.command(&Order::Sit(seat, sitter), when)?;
    }
    table.command(&Order::Start, when)?;
    let mut players = Vec::new();
    for (index, _) in seats.iter().enumerate() {
        let name = if index as u64 == turn { &options.first } else { &options.second };
        let seed = options.seed ^ (deal << 8) ^ (index as u64) ^ (turn << 4);
        players.push(player(name, seed, options.threads)?);
    }
    let me = seats[usize::try_from(turn)?];
    let mut micros = 0.0;
    let mut decisions = 0.0;
    for step in 0_u32.. {
        let spectator = table.view(Viewer::Spectator).ok_or("no view")?;
        if let Some(outcome) = spectator.outcome {
            let Some(table::GameView::Quartex(game)) = &spectator.game else {
                return Err("no game".into());
            };
            let winners = outcome.winners;
            if !matches!(outcome.reason, Reason::Points) {
                return Err("not played to the end".into());
            }
            let share = if winners.contains(me) { 1.0 / f64::from(winners.len()) } else { 0.0 };
            let points = |seat: Seat| f64::from(game.score(seat).points());
            let others = seats.iter().filter(|&&seat| seat != me).map(|&seat| points(seat));
            let lead = points(me) - others.fold(f64::MIN, f64::max);
            return Ok(Brought { share, lead, micros, decisions });
        }
        let seat = spectator.due.iter().next().ok_or("nobody is due")?;
        let view = table.view(Viewer::Seat(seat)).ok_or("no view")?;
        let begun = Instant::now();
        let budget = match options.limit {
            Limit::Time(millis) => ThinkingBudget::time(Duration::from_millis(millis)),
            Limit::Nodes(nodes) => ThinkingBudget::nodes(nodes),
        };
        let what = players[seat.index()].decide(&view, &budget).ok_or("no decision")?;
        if seat == me {
            micros += begun.elapsed().as_secs_f64() * 1e6;
            decisions += 1.0;
        }
        let request = Request {
            seat,
            step: view.step,
            nonce: format!("n{step}").parse()?,
            what: what.clone(),
        };
        let decision = table.request(&request, when);
        if !matches!(decision.answer, Answer::Done { .. }) {
            return Err(format!("{what:?}: {:?}", decision.answer).into());
        }
        table.adopt(decision.entry.ok_or("nothing happened")?).map_err(|_| "cannot be")?;
    }
    Err("endless".into())
}

fn player(name: &str, seed: u64, threads: NonZeroUsize) -> Result<Box<dyn Bot>, Fault> {
    let (kind, number) = name.split_once(':').unwrap_or((name, ""));
    let playouts = || number.parse::<u64>().unwrap_or(u64::MAX);
    if let Some(level) = kind.parse().ok().and_then(table::Level::new) {
        return Ok(Box::new(Strategist::new(strategy(level), seed).on_threads(threads)));
    }
    let strategy = match kind {
        "random" => Strategy::Random(number.parse().unwrap_or(50)),
        "greedy" => Strategy::Greedy,
        "mixed" => Strategy::Mixed(number.parse().unwrap_or(50)),
        "careful" => Strategy::Careful,
        "cutoff" => Strategy::CutOff(playouts()),
        "best" => Strategy::Best(playouts()),
        _ => return Err(format!("no player {name}").into()),
    };
    Ok(Box::new(Strategist::new(strategy, seed).on_threads(threads)))
}

fn read() -> Result<MatchOptions, Fault> {
    let mut options = MatchOptions {
        first: String::new(),
        second: String::new(),
        seats: 2,
        frame: None,
        seeing: "c".into(),
        games: 100,
        seed: 1,
        threads: NonZeroUsize::MIN,
        workers: None,
        limit: Limit::Nodes(1000),
    };
    let mut names = Vec::new();
    let mut arguments = env::args().skip(1);
    while let Some(argument) = arguments.next() {
        if !argument.starts_with("--") {
            names.push(argument);
            continue;
        }
        let value = arguments.next().ok_or_else(|| format!("{argument} wants a value"))?;
        match argument.as_str() {
            "--seats" => options.seats = value.parse()?,
            "--frame" => options.frame = Some(value.parse()?),
            "--seeing" => options.seeing = value,
            "--games" => options.games = value.parse()?,
            "--seed" => options.seed = value.parse()?,
            "--threads" => options.threads = value.parse()?,
            "--workers" => options.workers = Some(value.parse()?),
            "--time" => options.limit = Limit::Time(value.parse()?),
            "--nodes" => options.limit = Limit::Nodes(value.parse()?),
            _ => return Err(format!("{argument}?").into()),
        }
    }
    let [first, second] = <[String; 2]>::try_from(names).map_err(|_| "two players, please")?;
    Ok(MatchOptions { first, second, ..options })
}
