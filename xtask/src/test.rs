//! `cargo xtask test`: all that CI does.

use std::time::Instant;

use crate::steps::{Depth, STEPS};
use crate::stop::Stop;
use crate::summary::{Row, Summary, time};
use crate::tally::Tally;
use crate::workshop::Workshop;

/// Takes the steps in order up to the first that fails, and tells how it went.
///
/// Promised to CI: the last line is `N passed, M failed`, and M is 0 exactly if all went well.
pub(crate) fn run(workshop: &Workshop, depth: Depth) -> Result<(), Stop> {
    let mut summary = Summary::default();
    let mut stopped = None;
    for step in STEPS {
        println!("\n== {}: {}", step.name, step.question);
        let start = Instant::now();
        let result = (step.run)(workshop, depth);
        let took = start.elapsed();
        println!("-- {}: {}", step.name, time(took));
        let tally = match &result {
            Ok(tally) => *tally,
            Err(stop) => stop.tally(),
        };
        summary.push(Row { step: step.name, took, tally, ok: result.is_ok() });
        if let Err(stop) = result {
            stopped = Some((step.name, stop));
            break;
        }
    }
    println!("\n{summary}");
    if let Some((name, stop)) = &stopped {
        println!("Stopped at the step `{name}`: {stop}\n");
    }
    let Tally { passed, failed } = summary.tally();
    println!("{passed} passed, {failed} failed");
    match stopped {
        None => Ok(()),
        Some((_, stop)) => Err(Stop::Told { exit_code: stop.exit_code() }),
    }
}
