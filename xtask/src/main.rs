//! The tools of the workshop: `cargo xtask COMMAND`.
//!
//! `cargo xtask test` is everything that CI does, and CI does nothing else. Its steps are the rows of
//! [`steps::STEPS`], the parts of the long run those of [`parts::PARTS`]: start reading there.
//!
//! Exit codes: 0 done, 1 a check said no, 2 wrong use, 3 could not.
//!
//! Absent on purpose: knowledge of any game, and anything that a release needs in order to run.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the workshop speaks to whoever started it"
)]
#![forbid(unsafe_code)]

mod args;
mod audit;
mod book;
mod browser;
mod command_line;
mod fixtures;
mod fuzz;
mod layers;
mod package;
mod parts;
mod server;
mod steps;
mod stop;
mod summary;
mod tally;
mod targets;
mod test;
mod tools;
mod workshop;

use std::process::ExitCode;

use clap::{CommandFactory as _, Parser as _};

use crate::args::{Args, Task};
use crate::stop::Stop;
use crate::workshop::Workshop;

fn main() -> ExitCode {
    let Some(task) = Args::parse().task else {
        // Somebody who types `cargo xtask` alone asks what there is; that is no mistake.
        return match Args::command().print_long_help() {
            Ok(()) => ExitCode::SUCCESS,
            Err(_) => ExitCode::from(stop::COULD_NOT),
        };
    };
    match Workshop::open().and_then(|workshop| perform(task, &workshop)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(stop) => {
            // `test` has told its story itself, so that the count is its last line.
            if !matches!(stop, Stop::Told { .. }) {
                eprintln!("xtask: {stop}");
            }
            ExitCode::from(stop.exit_code())
        }
    }
}

fn perform(task: Task, workshop: &Workshop) -> Result<(), Stop> {
    match task {
        Task::Test { parts: true, .. } => {
            parts::list();
            Ok(())
        }
        Task::Test { full, .. } => test::run(workshop, full.as_deref()),
        Task::Layers => layers::run(workshop),
        Task::Audit { words } => audit::alone(workshop, words),
        Task::Fixtures => fixtures::rewrite(workshop),
        Task::Book { memory } => book::make(workshop, memory),
        Task::Package { is_tried } => package::run(workshop, is_tried).map(drop),
        Task::Screens => browser::screens(workshop),
        Task::Fuzz { target, seconds } => fuzz::run_one(workshop, &target, seconds),
    }
}
