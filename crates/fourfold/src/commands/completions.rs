//! `fourfold completions`: completion scripts for shells.

use std::io::Write;

use clap::CommandFactory;
use clap_complete::{Shell, generate};

use crate::exit::{Exit, Failure};

/// Print a completion script for a shell
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  fourfold completions bash > ~/.local/share/bash-completion/completions/fourfold")]
pub(crate) struct Arguments {
    /// The shell that will read the script
    shell: Shell,
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    // `generate` panics when it cannot write, so it writes to memory.
    let mut script = Vec::new();
    generate(arguments.shell, &mut super::Arguments::command(), "fourfold", &mut script);
    out.write_all(&script)?;
    Ok(Exit::Done)
}
