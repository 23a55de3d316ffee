//! `fourfold match`: bots play each other, and the result says how sure it is.

mod entrant;
mod report;
mod round;
mod tally;

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use bots::ThinkingLimit;
use clap::ValueEnum;
use table::Rules;

use crate::exit::{Exit, Failure};
use crate::progress;
use entrant::Entrant;
use round::{Played, Schedule};
use tally::Tally;

/// Let bots play each other
///
/// A bot is a level, 1 to 8, or `cmd:PROGRAM`, an engine that speaks UGI. Everybody plays
/// every seat equally often, with the same draws. Games run on all cores.
///
/// Of two bots the Elo difference is told. The errors are 95 % ranges over the rounds (games
/// with the same draws, seats exchanged). A program that crashes, answers too late or asks for
/// the impossible loses that game, and is counted.
///
/// With `--nodes` the same seed gives the same result on every machine.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold match --game quarto 8 7 --games 400 --rules 1234a
  fourfold match --game quartex 8 4 4 4 --time 50 --frame 9
  fourfold match --game access 5 'cmd:./my-engine --fast' --json")]
pub(crate) struct Arguments {
    /// What they play
    #[arg(long, value_enum)]
    game: GameName,
    /// The bots: two, at Quartex up to five
    #[arg(required = true, num_args = 2..=5, value_name = "BOT")]
    bots: Vec<Entrant>,
    /// How many games; rounded up so that all play every seat equally often
    #[arg(long, default_value_t = 100, value_name = "N")]
    #[arg(value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    games: u32,
    /// All chance comes from this
    #[arg(long, default_value_t = 1, value_name = "S")]
    seed: u64,
    /// The rules; as printed unless said. `1234a` at Quarto, `1234p+announced` at Quarto Access,
    /// `2csh` at Quartex
    #[arg(long, value_name = "R")]
    rules: Option<String>,
    /// The side of the frame, at Quartex
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..))]
    frame: Option<u8>,
    /// So many milliseconds for each decision
    #[arg(long, default_value_t = 100, value_name = "MS", conflicts_with = "nodes")]
    time: u64,
    /// So many nodes or playouts for each decision instead
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// The most memory of a program, in MiB
    #[arg(long, default_value_t = 1024, value_name = "MIB")]
    memory: u64,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum GameName {
    Quarto,
    Access,
    Quartex,
}

impl Arguments {
    fn limit(&self) -> ThinkingLimit {
        match self.nodes {
            Some(nodes) => ThinkingLimit::Nodes(nodes),
            None => ThinkingLimit::Time(Duration::from_millis(self.time)),
        }
    }

    fn agreed(&self) -> Result<Rules, Failure> {
        let players = self.bots.len();
        let (game, printed) = match self.game {
            GameName::Quarto => ("quarto", "1234p".to_owned()),
            GameName::Access => ("access", "1234p".to_owned()),
            GameName::Quartex => ("quartex", format!("{players}csh")),
        };
        let mut text = self.rules.clone().unwrap_or(printed);
        if let Some(side) = self.frame {
            if !matches!(self.game, GameName::Quartex) {
                return Err(Failure::BadInput("--frame is for Quartex".to_owned()));
            }
            text.push_str(&side.to_string());
        }
        let rules = Rules::read(game, &text)
            .ok_or_else(|| Failure::BadInput(format!("{text}: these are no rules of {game}")))?;
        if usize::from(rules.seats()) != players {
            let report = format!("{text} is for {} players, not {players}", rules.seats());
            return Err(Failure::BadInput(report));
        }
        Ok(rules)
    }
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let rules = arguments.agreed()?;
    let schedule = Schedule {
        rules,
        entrants: &arguments.bots,
        limit: arguments.limit(),
        seed: arguments.seed,
        memory: arguments.memory,
    };
    let seats = u32::from(rules.seats());
    let rounds = arguments.games.div_ceil(seats);
    let played = play_all(&schedule, rounds, seats)?;
    let tally = Tally::of(&played, arguments.bots.len());
    if arguments.json {
        writeln!(out, "{}", report::as_json(arguments, &schedule, &tally))?;
    } else {
        write!(out, "{}", report::as_text(&schedule, &tally))?;
    }
    Ok(Exit::Done)
}

/// A round and what came of it.
type Numbered = (u32, Result<Vec<Played>, Failure>);

/// All rounds, on all cores; what comes back is in order, whoever was faster.
fn play_all(schedule: &Schedule<'_>, rounds: u32, seats: u32) -> Result<Vec<Vec<Played>>, Failure> {
    let bar = progress::bar(u64::from(rounds * seats), "playing");
    let next = AtomicU32::new(0);
    let failed = AtomicBool::new(false);
    let results: Mutex<Vec<Numbered>> = Mutex::default();
    let work = || {
        while !failed.load(Ordering::Relaxed) {
            let round = next.fetch_add(1, Ordering::Relaxed);
            if round >= rounds {
                return;
            }
            let result = schedule.round(round, || bar.inc(1));
            failed.fetch_or(result.is_err(), Ordering::Relaxed);
            results.lock().unwrap_or_else(PoisonError::into_inner).push((round, result));
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
    bar.finish_and_clear();
    let mut results = results.into_inner().unwrap_or_else(PoisonError::into_inner);
    results.sort_by_key(|(round, _)| *round);
    results.into_iter().map(|(_, result)| result).collect()
}
