//! `fourfold verify`: plays a record again and draws every draw again.

use std::io::Write;

use serde_json::json;
use table::{Commitment, Fault, Noted, Seal, Source, Verified};
use words::Voice;

use super::record::read_file;
use crate::exit::{Exit, Failure};

/// Recheck a record: its moves, its result and every draw
///
/// Plays the game again by the rules, and draws the lot, the tray and every tile again from the
/// seed, the contributions and the name of the game (docs/fairness.md). Says what is wrong, and
/// where. The draws of a game that is still under way cannot be rechecked yet.
///
/// A record that agrees with itself may have been made to agree by whoever drew. With the fingerprint
/// that you saw before the game, or the seal that you saw when it started, it cannot.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold verify game.txt
  fourfold verify game.txt --commitment 7f3a…
  fourfold verify - < game.jsonl")]
pub(crate) struct Arguments {
    /// A file with a record, as text or as JSON lines; - reads standard input
    record: String,
    /// The fingerprint of the draws that was shown before the game, 64 digits
    #[arg(long, value_name = "DIGITS", value_parser = commitment)]
    commitment: Option<Commitment>,
    /// The seal that was shown when the game started
    #[arg(long, value_name = "SEAL", value_parser = seal)]
    seal: Option<Seal>,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

fn commitment(text: &str) -> Result<Commitment, &'static str> {
    text.parse().map_err(|()| "expected 64 digits: 0 to 9, a to f")
}

fn seal(text: &str) -> Result<Seal, &'static str> {
    text.parse().map_err(|()| "expected a seal: 2: and 64 digits, 0 to 9, a to f")
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let text = read_file(&arguments.record)?;
    let noted = Noted { commitment: arguments.commitment, seal: arguments.seal };
    let verdict = Source::read(&text).map_err(|fault| vec![fault]).and_then(|source| {
        source.verify_with(noted).map(|verified| (source.record.result(), verified))
    });
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
