//! `fourfold bench`: the figures of `docs/performance.md`, as ratios in one run.

mod baseline;
mod quartex;
mod solver;
mod store;
mod web;

use std::io::Write;

use clap::Subcommand;

use crate::exit::{Exit, Failure};

/// Measure how fast the parts are, beside a baseline in the same run
///
/// Machines differ and are busy; a ratio to work of a known size on the same core, at the
/// same moment, is worth more than a number of seconds. Counts that do not depend on the
/// machine tell whether the same work was done.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Examples:
  fourfold bench quartex
  fourfold bench quartex --games 1000 --players 2
  fourfold bench solver
  fourfold bench store
  fourfold bench web
  fourfold bench reading
  fourfold bench servers
  fourfold bench storm
  fourfold bench crowd")]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    Quartex(quartex::Arguments),
    Solver(solver::Arguments),
    Store(store::Arguments),
    Web(web::Arguments),
    Reading(web::reading::Arguments),
    Servers(web::servers::Arguments),
    Storm(web::storm::Arguments),
    Crowd(web::crowd::Arguments),
}

pub(crate) fn run(arguments: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    match &arguments.what {
        What::Quartex(arguments) => quartex::run(arguments, out),
        What::Solver(arguments) => solver::run(arguments, out),
        What::Store(arguments) => store::run(arguments, out),
        What::Web(arguments) => web::run(arguments, out),
        What::Reading(arguments) => web::reading::run(arguments, out),
        What::Servers(arguments) => web::servers::run(arguments, out),
        What::Storm(arguments) => web::storm::run(arguments, out),
        What::Crowd(arguments) => web::crowd::run(arguments, out),
    }
}
