//! `fourfold print`: sheets for paper, one file for each.

mod access;
mod quartex;

use std::io::Write;

use clap::Subcommand;
use words::Voice;

use crate::exit::{Exit, Failure};

/// Print sheets to play with or to read by touch
#[derive(Debug, clap::Args)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Access(access::Arguments),
    Quartex(quartex::Arguments),
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    match &arguments.what {
        What::Access(arguments) => access::run(arguments, voice, out),
        What::Quartex(arguments) => quartex::run(arguments, voice, out),
    }
}
