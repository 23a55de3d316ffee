//! `fourfold print access`: the rules of Quarto Access in Braille.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use words::braille::sheets;
use words::rules::{RulesGame, page};
use words::{FailedTask, Voice};

use crate::exit::{Exit, Failure};

/// The rules of Quarto Access in Braille, ready for an embosser
///
/// A BRF file in North American ASCII Braille: 40 cells a line, 25 lines a sheet, a form feed
/// after each sheet, numbered. The Braille is uncontracted, in the code of the language.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold print access -o rules.brf
  fourfold print access --lang fr > regles.brf")]
pub(crate) struct Arguments {
    /// Write to this file instead of standard output
    #[arg(short, long, value_name = "FILE")]
    output: Option<PathBuf>,
}

pub(super) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    let page = page(RulesGame::Access, voice.language);
    let brf = sheets(page).map_err(|error| Failure::refused(FailedTask::Braille, &error))?.brf();
    match &arguments.output {
        None => out.write_all(brf.as_bytes())?,
        Some(file) => fs::write(file, brf).map_err(|error| {
            Failure::could_not(FailedTask::Write(file.display().to_string()), &error)
        })?,
    }
    Ok(Exit::Done)
}
