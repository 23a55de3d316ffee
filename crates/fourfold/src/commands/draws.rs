//! `fourfold draws`: how many full boards hold no alignment.

use std::io::Write;
use std::num::NonZeroUsize;
use std::thread;

use quarto::Rules;
use serde_json::json;

use crate::draws::{DIVISIONS, count};
use crate::exit::{Exit, Failure};
use crate::progress;

/// Count the full boards, of the 16! there are, that hold no alignment
///
/// Nothing is looked up: every board is counted, up to symmetry. How Quartos are called
/// does not matter here.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold draws
  fourfold draws --rules 1234sp")]
pub(crate) struct Arguments {
    /// The rules: digits of the characteristics that count, s for squares, then p, c or a
    #[arg(long, default_value = "1234p")]
    rules: Rules,
    /// How many threads, up to 256; as many as the machine runs at once unless said
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..=256))]
    threads: Option<u16>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let threads = match arguments.threads {
        Some(threads) => threads.into(),
        None => thread::available_parallelism().map_or(1, NonZeroUsize::get),
    };
    let bar = progress::bar(DIVISIONS, "counting");
    let boards = count(arguments.rules, threads, |done| bar.inc(done));
    bar.finish_and_clear();
    if arguments.json {
        writeln!(out, "{}", json!({ "rules": arguments.rules.to_string(), "boards": boards }))?;
    } else {
        writeln!(out, "{boards}")?;
    }
    Ok(Exit::Done)
}
