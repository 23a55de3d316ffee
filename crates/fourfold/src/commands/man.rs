//! `fourfold man`: the manual.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use clap::CommandFactory;

use words::FailedTask;

use crate::exit::{Exit, Failure};

/// Print the manual page, or write all pages to a folder
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold man | man -l -
  fourfold man --out ~/.local/share/man/man1")]
pub(crate) struct Arguments {
    /// Write one page for each subcommand to this folder, which is made if missing
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let command = super::Arguments::command();
    match &arguments.out {
        None => clap_mangen::Man::new(command).render(out)?,
        Some(folder) => fs::create_dir_all(folder)
            .and_then(|()| clap_mangen::generate_to(command, folder))
            .map_err(|error| {
                Failure::could_not(FailedTask::Manual(folder.display().to_string()), &error)
            })?,
    }
    Ok(Exit::Done)
}
