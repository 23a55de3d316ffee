//! `fourfold solve`: the exact value of a Quarto position and of every move.

mod all;
mod position;

use std::io::Write;

use clap::ValueEnum;
use solver::{BadOptions, Engine, Options, Solver};
use words::{Misuse, Voice};

use crate::exit::{Exit, Failure};
use crate::machine::free_memory;

/// Solve a Quarto position: what it is worth, and every move
///
/// The first line is `win N`, `draw` or `loss N` for the seat to act: what it can reach
/// against best play, and with how many placements of both seats; 0 means "call now". Then
/// every move with its value, best first; a losing one with the reason. Both seats call
/// whatever they may.
///
/// Nothing is guessed. With few pieces placed and without the opening book, a move may take
/// seconds.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold solve '.0.8/74b./...a/d9e. - 2 1234p -'
  fourfold solve '.0.8/74b./...a/d9e. - 2 1234p -' --line --no-moves
  fourfold solve .0.8/74b./...a/d9e._-_2_1234sa_- --replies --json
  fourfold solve --all")]
#[allow(clippy::struct_excessive_bools, reason = "each is a flag, typed or not")]
pub(crate) struct Arguments {
    /// The position, in one argument or several; - reads it from standard input
    #[arg(required_unless_present = "all", value_name = "POSITION")]
    position: Vec<String>,
    /// Prove instead what the empty board is worth under each of the eight kinds of rules:
    /// lines, or lines and squares, with one to four characteristics; from scratch
    #[arg(long, conflicts_with_all = ["position", "line", "replies", "no_moves", "no_book"])]
    all: bool,
    /// Best play to the end, in move notation
    #[arg(long)]
    line: bool,
    /// For each move, how many of the opponent's replies keep what it is worth; much slower
    #[arg(long)]
    replies: bool,
    /// Only what the position is worth, not the moves
    #[arg(long, conflicts_with = "replies")]
    no_moves: bool,
    /// Search what the opening book has, too (positions with up to four pieces placed)
    #[arg(long)]
    no_book: bool,
    /// How many threads search together, up to 256; with one, the same nodes every time
    #[arg(
        long,
        default_value_t = 1,
        value_name = "N",
        value_parser = clap::value_parser!(u16).range(1..=256)
    )]
    threads: u16,
    /// Memory for what was proven, in MiB
    #[arg(long, default_value_t = 64, value_name = "MIB")]
    memory: u64,
    /// Which engine: the fastest this machine can run, or the one that runs everywhere
    #[arg(long, value_enum, default_value_t = EngineName::Fastest)]
    engine: EngineName,
    /// Answer as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, Debug, ValueEnum)]
enum EngineName {
    Fastest,
    Portable,
}

impl From<EngineName> for Engine {
    fn from(name: EngineName) -> Self {
        match name {
            EngineName::Fastest => Self::Fastest,
            EngineName::Portable => Self::Portable,
        }
    }
}

pub(crate) fn run(
    arguments: &Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    if arguments.all {
        all::run(arguments, voice, out)
    } else {
        position::run(arguments, voice, out)
    }
}

impl Arguments {
    /// A solver as asked for.
    fn solver(&self, book: bool) -> Result<Solver, Failure> {
        let memory = bytes(self.memory).ok_or(BadOptions::TooMuchMemory);
        let solver = memory.and_then(|memory| {
            Solver::new(Options {
                memory,
                threads: self.threads.into(),
                engine: self.engine.into(),
                book,
            })
        });
        solver.map_err(|bad| Misuse::Solver(bad, self.memory).into())
    }
}

/// So many MiB in bytes; `None` if the machine cannot have so many to give.
fn bytes(mebibytes: u64) -> Option<usize> {
    let bytes = mebibytes.checked_mul(1 << 20)?;
    if free_memory().is_some_and(|free| bytes > free) {
        return None;
    }
    usize::try_from(bytes).ok()
}
