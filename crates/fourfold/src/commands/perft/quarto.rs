//! `fourfold perft quarto`: gifts, placements and right calls.

use std::io::Write;

use quarto::{Action, Position, Rules};
use serde_json::json;
use words::Voice;

use crate::commands::position::read_quarto;
use crate::exit::{Exit, Failure};
use crate::progress;

/// Count the sequences of steps of a Quarto game
///
/// Giving and placing are one step each; of the calls, only right ones count.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold perft quarto 6
  fourfold perft quarto 4 --rules 1234sp --divide
  fourfold perft quarto 3 --from '..../..../.7../.... c 1 1234p b2'")]
pub(crate) struct Arguments {
    /// How many steps
    #[arg(value_parser = clap::value_parser!(u32).range(0..=34))]
    depth: u32,
    /// The rules: digits of the characteristics that count, s for squares, then p, c or a
    /// for how Quartos are called
    #[arg(long, default_value = "1234a")]
    rules: Rules,
    /// Begin with this position, under its own rules
    #[arg(long, value_name = "POSITION", conflicts_with = "rules")]
    from: Option<String>,
    /// First list the count behind each first step
    #[arg(long)]
    divide: bool,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let start = match &arguments.from {
        Some(text) => read_quarto(text, voice)?,
        None => Position::start(arguments.rules),
    };
    let branches = branches(start, arguments.depth);
    let count = match arguments.depth {
        0 => 1,
        _ => branches.iter().map(|(_, count)| count).sum::<u64>(),
    };
    if arguments.json {
        let mut answer = json!({
            "game": "quarto",
            "position": start.to_string(),
            "depth": arguments.depth,
            "count": count,
        });
        if arguments.divide {
            let steps = branches.iter().map(|(step, count)| (step.to_string(), json!(count)));
            answer["steps"] = serde_json::Value::Object(steps.collect());
        }
        writeln!(out, "{answer}")?;
        return Ok(Exit::Done);
    }
    if arguments.divide {
        for (step, count) in branches {
            writeln!(out, "{:<4} {count}", step.to_string())?;
        }
    }
    writeln!(out, "{count}")?;
    Ok(Exit::Done)
}

/// The first steps, each with the number of sequences that begin with it.
fn branches(start: Position, depth: u32) -> Vec<(Action, u64)> {
    let Some(depth) = depth.checked_sub(1) else { return Vec::new() };
    let bar = progress::bar(start.accepted().len() as u64, "counting");
    let branches = start
        .accepted()
        .iter()
        .filter_map(|action| {
            let mut next = start;
            next.play(action).ok()?;
            let count = quarto::perft(next, depth);
            bar.inc(1);
            Some((action, count))
        })
        .collect();
    bar.finish_and_clear();
    branches
}
