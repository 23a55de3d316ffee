//! `fourfold games`: what is in the store, and the record of one game.

use std::io::Write;

use serde_json::json;
use store::{KeptLog, Seq};
use table::{Entry, GameId, Record, Viewer};
use words::{Cause, FailedTask, Misuse, Voice};

use super::place::{Absent, Place, broken};
use crate::exit::{Exit, Failure};

/// List the games that are kept, or write the record of one
///
/// Without a name: one line for each game, with its rules, how many entries its log has, and its
/// result or `*`. With a name: its record, as `fourfold show` and `fourfold verify` take it. Of a
/// game under way it holds what a spectator may know.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold games
  fourfold games g975835de1c9756ce > game.txt && fourfold verify game.txt")]
pub(crate) struct Arguments {
    /// The name of a game
    game: Option<GameId>,
    #[command(flatten)]
    place: Place,
    /// Answer as JSON, one line for each game; records as JSON lines
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let store = arguments.place.open(Absent::Refuse)?;
    let could_not = |failure| Failure::could_not(FailedTask::Games, broken(failure));
    let Some(game) = &arguments.game else {
        let mut written = Ok(());
        let see = &mut |kept: KeptLog| {
            written =
                line(kept, voice, arguments.json).and_then(|line| Ok(writeln!(out, "{line}")?));
            // Nobody reads on: the store need not either.
            if written.is_ok() { Ok(()) } else { Err(store::Failure::Closed) }
        };
        let seen = store.each(see);
        return written.and_then(|()| seen.map(|_| Exit::Done).map_err(could_not));
    };
    let log = store.read(game, Seq(0)).map_err(could_not)?;
    if log.is_empty() {
        return Err(Misuse::NoGame(game.to_string()).into());
    }
    let record = record(game, &log)?;
    if arguments.json {
        write!(out, "{}", record.to_json_lines())?;
    } else {
        write!(out, "{record}")?;
    }
    Ok(Exit::Done)
}

fn record(game: &GameId, log: &[Entry]) -> Result<Record, Failure> {
    Record::of(log, Viewer::Spectator).map_err(|(seq, _)| {
        Failure::could_not(FailedTask::Replay(game.to_string()), Cause::Misplaced(seq as u64))
    })
}

fn line(kept: KeptLog, voice: &Voice, json: bool) -> Result<String, Failure> {
    let log: Vec<Entry> = kept.log.into_iter().map(|(_, entry)| entry).collect();
    let (name, record) = (&kept.table, record(&kept.table, &log)?);
    let (game, rules) = (record.terms.rules.game(), record.terms.rules.text());
    let (entries, result) = (log.len(), record.result());
    Ok(if json {
        json!({
            "name": name.as_str(), "game": game, "rules": rules,
            "entries": entries, "result": result,
        })
        .to_string()
    } else {
        format!("{name}  {game} {rules}  {}  {result}", voice.entries(entries as u64))
    })
}
