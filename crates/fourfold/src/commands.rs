//! The subcommands, one file each; what differs by game has a folder of its own.

mod backup;
mod bench;
mod completions;
mod contest;
mod draw;
mod draws;
mod engine;
mod games;
mod man;
mod perft;
mod place;
mod play;
mod position;
mod print;
mod record;
mod restore;
mod rules;
mod serve;
mod show;
mod solve;
mod verify;

use std::io::Write;

use clap::{Parser, Subcommand};

use words::Voice;

use crate::exit::{Exit, Failure};
use crate::language::Chosen;

/// The home of the games of four: Quarto, Quarto Access and Quartex.
#[derive(Debug, Parser)]
#[command(
    name = "fourfold",
    version,
    propagate_version = true,
    after_help = "\
Without a command: serve, on this machine alone.

Examples:
  fourfold serve --listen 0.0.0.0:4444
  fourfold play quarto
  fourfold show '..../..../.7../.... c 1 1234p b2'
  fourfold solve '.0.8/74b./...a/d9e. - 2 1234p -'
  fourfold perft quartex 4

Exit codes: 0 done; 1 a negative answer; 2 wrong use or bad input; 3 could not."
)]
pub(crate) struct Arguments {
    #[command(flatten)]
    language: Chosen,
    #[command(subcommand)]
    command: Option<Command>,
}

impl Arguments {
    /// Does it end in its own way when it is told to?
    pub(crate) const fn ends_itself(&self) -> bool {
        matches!(self.command, None | Some(Command::Serve(_) | Command::Play(_)))
    }

    /// Speaks the person's language.
    pub(crate) fn voice(&self) -> Voice {
        self.language.voice()
    }
}

#[derive(Debug, Subcommand)]
enum Command {
    Serve(serve::Arguments),
    Play(Box<play::Arguments>),
    Rules(rules::Arguments),
    Show(show::Arguments),
    Solve(solve::Arguments),
    Verify(verify::Arguments),
    Games(games::Arguments),
    Backup(backup::Arguments),
    Restore(restore::Arguments),
    Draw(draw::Arguments),
    Print(print::Arguments),
    #[command(name = "match")]
    Contest(contest::Arguments),
    Engine(engine::Arguments),
    Perft(perft::Arguments),
    Draws(draws::Arguments),
    Bench(bench::Arguments),
    Completions(completions::Arguments),
    Man(man::Arguments),
}

/// Does what was asked; without a subcommand, serves.
pub(crate) fn run(
    arguments: Arguments,
    voice: &Voice,
    out: &mut dyn Write,
) -> Result<Exit, Failure> {
    match arguments.command {
        Some(Command::Serve(arguments)) => serve::run(&arguments, voice, out),
        Some(Command::Play(arguments)) => play::run(&arguments, voice, out),
        Some(Command::Show(arguments)) => show::run(&arguments, voice, out),
        Some(Command::Solve(arguments)) => solve::run(&arguments, voice, out),
        Some(Command::Verify(arguments)) => verify::run(&arguments, voice, out),
        Some(Command::Games(arguments)) => games::run(&arguments, voice, out),
        Some(Command::Backup(arguments)) => backup::run(&arguments, voice, out),
        Some(Command::Restore(arguments)) => restore::run(&arguments, voice, out),
        Some(Command::Draw(arguments)) => draw::run(&arguments, voice, out),
        Some(Command::Print(arguments)) => print::run(&arguments, voice, out),
        Some(Command::Perft(arguments)) => perft::run(&arguments, voice, out),
        Some(Command::Contest(arguments)) => contest::run(&arguments, out),
        Some(Command::Engine(arguments)) => engine::run(&arguments, out),
        Some(Command::Draws(arguments)) => draws::run(&arguments, out),
        Some(Command::Rules(arguments)) => rules::run(&arguments, voice, out),
        Some(Command::Bench(arguments)) => bench::run(&arguments, out),
        Some(Command::Completions(arguments)) => completions::run(&arguments, out),
        Some(Command::Man(arguments)) => man::run(&arguments, out),
        None => serve::run(&serve::Arguments::default(), voice, out),
    }
}
