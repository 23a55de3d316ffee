//! `fourfold perft`: counting sequences of steps.

mod quartex;
mod quarto;

use std::io::Write;

use clap::Subcommand;

use words::Voice;

use crate::exit::{Exit, Failure};

/// Count all sequences of steps up to a depth, to compare implementations of the rules
///
/// The count stands alone on the last line.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold perft quarto 6
  fourfold perft quarto 4 --rules 1234sp --divide
  fourfold perft quartex 4 --frame 3")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    game: Game,
}

#[derive(Debug, Subcommand)]
enum Game {
    Quarto(quarto::Arguments),
    Quartex(quartex::Arguments),
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    match &arguments.game {
        Game::Quarto(arguments) => quarto::run(arguments, voice, out),
        Game::Quartex(arguments) => quartex::run(arguments, out),
    }
}
