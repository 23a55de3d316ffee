//! `fourfold verify`: plays a record again and draws every draw again.

use std::io::Write;

use serde_json::json;
use table::{Fault, Source, Verified};
use words::Voice;

use super::record::read_file;
use crate::exit::{Exit, Failure};

/// Recheck a record: its moves, its result and every draw
///
/// Plays the game again by the rules, and draws the lot, the tray and every tile again from the
/// seed, the contributions and the name of the game (docs/fairness.md). Says what is wrong, and
/// where. The draws of a game that is still under way cannot be rechecked yet.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold verify game.txt
  fourfold verify - < game.jsonl")]
pub(crate) struct Arguments {
    /// A file with a record, as text or as JSON lines; - reads standard input
    record: String,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let text = read_file(&arguments.record)?;
    let verdict = Source::read(&text)
        .map_err(|fault| vec![fault])
        .and_then(|source| source.verify().map(|verified| (source.record.result(), verified)));
    match verdict {
        Ok((result, verified)) => {
            writeln!(out, "{}", right(&result, verified, voice, arguments.json))?;
            Ok(Exit::Done)
        }
        Err(faults) => {
            for fault in &faults {
                writeln!(out, "{}", wrong(fault, voice, arguments.json))?;
            }
            Ok(Exit::Negative)
        }
    }
}

fn right(result: &str, verified: Verified, voice: &Voice, json: bool) -> String {
    if json {
        let Verified { moves, draws } = verified;
        return json!({ "right": true, "moves": moves, "draws": draws, "result": result })
            .to_string();
    }
    voice.verified(result, verified)
}

fn wrong(fault: &Fault, voice: &Voice, json: bool) -> String {
    if json {
        let (line, column) = (fault.at.line, fault.at.column);
        let wrong = fault.wrong.to_string();
        return json!({ "right": false, "line": line, "column": column, "wrong": wrong })
            .to_string();
    }
    voice.not_verified(fault)
}
