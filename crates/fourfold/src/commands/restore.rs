//! `fourfold restore`: brings back what a copy holds.

use std::io::Write;
use std::path::PathBuf;

use serde_json::json;
use words::{FailedTask, Voice};

use super::place::{Absent, Place, no_copy};
use crate::exit::{Exit, Failure};

/// Bring back the games of a copy
///
/// Adds what is missing and changes nothing that is there, so it can be done again if it was
/// interrupted. If a game went on differently than in the copy, it says which one and writes nothing.
/// To go back to the state of the copy, move the store away first. The copy itself is checked before
/// anything is written, and stays as it is.
///
/// A game that was not over in the copy may have ended since, and then its seed was shown. Each such table says on its
/// page that it was brought back.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold restore games-sunday.sqlite
  fourfold restore games-sunday.sqlite --store postgres://localhost/fourfold")]
pub(crate) struct Arguments {
    /// The copy
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
    let file = arguments.file.display();
    let could_not = |why| Failure::could_not(FailedTask::BringBack(file.to_string()), no_copy(why));
    // A wrong name must not leave an empty store behind.
    if !arguments.file.is_file() {
        return Err(could_not(store::NoCopy::NoFile));
    }
    let store = arguments.place.open(Absent::Make)?;
    let copied = store.restore(&arguments.file).map_err(could_not)?;
    let store::Copied { tables, entries, added, marked, .. } = copied;
    if arguments.json {
        let answer =
            json!({ "tables": tables, "entries": entries, "added": added, "marked": marked });
        writeln!(out, "{answer}")?;
    } else {
        writeln!(out, "{}", voice.brought_back(tables, entries, added))?;
        if marked > 0 {
            writeln!(out, "{}", voice.marked(marked))?;
        }
    }
    Ok(Exit::Done)
}
