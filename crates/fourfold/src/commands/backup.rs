//! `fourfold backup`: a checked copy of all games, while they are played.

use std::io::Write;
use std::path::PathBuf;

use serde_json::json;
use words::{FailedTask, Voice};

use super::place::{Absent, Place, no_copy};
use crate::exit::{Exit, Failure};

/// Copy all games into a file, while they are being played
///
/// The copy is of one moment. It is read back before it counts: SQLite finds no damage, and every
/// game plays again by the rules from its first move. It is one file of SQLite, whatever the store is
/// kept in, and `fourfold restore` brings it back. A file that exists is never overwritten.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold backup games-sunday.sqlite
  fourfold backup --store postgres://localhost/fourfold /mnt/copies/games.sqlite")]
pub(crate) struct Arguments {
    /// The file to make
    file: PathBuf,
    #[command(flatten)]
    place: Place,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    // Whoever plays on the same machine goes first.
    priority::step_back();
    let file = arguments.file.display();
    let store = arguments.place.open(Absent::Refuse)?;
    let copied = store
        .back_up(&arguments.file)
        .map_err(|why| Failure::could_not(FailedTask::Copy(file.to_string()), no_copy(why)))?;
    let (tables, entries) = (copied.tables, copied.entries);
    if arguments.json {
        let answer = json!({ "file": file.to_string(), "tables": tables, "entries": entries });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", voice.copied(tables, entries, &file.to_string()))?;
    }
    Ok(Exit::Done)
}
