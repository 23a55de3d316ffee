//! `cargo xtask test`: all that CI does, and the long run.

use std::time::Instant;

use crate::parts::{self, PARTS, Part};
use crate::steps::{STEPS, Step};
use crate::stop::Stop;
use crate::summary::{End, Row, Summary, time};
use crate::tally::Tally;
use crate::workshop::Workshop;

/// Takes the steps in order up to the first that fails, then the parts of the long run that are wanted,
/// and tells how it went. `full` is as in [`crate::args::Task::Test`].
///
/// Promised to CI: the last line is `N passed, M failed`, and M is 0 exactly if all went well. What
/// could not be looked at is no failure, but has a line above it.
pub(crate) fn run(workshop: &Workshop, full: Option<&[String]>) -> Result<(), Stop> {
    let (steps, parts) = course(full);
    let mut told = Told::default();
    for step in steps {
        told.take(step.name, step.question, || (step.run)(workshop));
        if !told.faults.is_empty() {
            break;
        }
    }
    // Hours may have gone by: one part that fails does not take the others' answers away.
    if told.faults.is_empty() {
        for part in parts {
            told.take(part.name, part.shows, || part.run(workshop));
        }
    }
    println!("\n{}", told.summary);
    for (name, stop) in &told.faults {
        println!("Stopped at `{name}`: {stop}\n");
    }
    let Tally { passed, failed } = told.summary.tally();
    println!("{passed} passed, {failed} failed");
    match told.faults.first() {
        None => Ok(()),
        Some((_, stop)) => Err(Stop::Told { exit_code: stop.exit_code() }),
    }
}

/// Which steps and which parts: with parts by name nothing else but the tools that they need.
fn course(full: Option<&[String]>) -> (&'static [Step], Vec<&'static Part>) {
    match full {
        None => (STEPS, Vec::new()),
        Some([]) => (STEPS, PARTS.iter().collect()),
        Some(names) => (&STEPS[..1], names.iter().filter_map(|name| parts::named(name)).collect()),
    }
}

/// What has run so far.
#[derive(Default)]
struct Told {
    summary: Summary,
    faults: Vec<(&'static str, Stop)>,
}

impl Told {
    /// Runs one step or part, between its heading and its time.
    fn take(
        &mut self,
        name: &'static str,
        heading: &str,
        run: impl FnOnce() -> Result<Tally, Stop>,
    ) {
        println!("\n== {name}: {heading}");
        let start = Instant::now();
        let result = run();
        let took = start.elapsed();
        println!("-- {name}: {}", time(took));
        let (tally, end) = match result {
            Ok(tally) => (tally, End::Held),
            Err(Stop::Skipped { why, tally }) => (tally, End::Skipped(why)),
            Err(stop) => {
                let tally = stop.tally();
                self.faults.push((name, stop));
                (tally, End::Failed)
            }
        };
        self.summary.push(Row { step: name, took, tally, end });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_by_name_run_beside_nothing_but_the_tools() {
        let (steps, parts) = course(Some(&["kill".to_owned(), "rules".to_owned()]));
        assert_eq!(steps.iter().map(|step| step.name).collect::<Vec<_>>(), ["tools"]);
        assert_eq!(parts.iter().map(|part| part.name).collect::<Vec<_>>(), ["kill", "rules"]);
        assert_eq!(course(Some(&[])).1.len(), PARTS.len());
        assert!(course(None).1.is_empty());
    }

    #[test]
    fn what_was_skipped_is_no_fault_and_what_failed_is_one() {
        let mut told = Told::default();
        let tally = Tally { passed: 2, failed: 0 };
        let skipped = Stop::Skipped { why: "no rustup".to_owned(), tally };
        told.take("targets", "?", || Err(skipped));
        assert!(told.faults.is_empty());
        told.take("clippy", "?", || Err(Stop::NoHost));
        assert_eq!(told.faults.len(), 1);
        assert_eq!(told.summary.tally(), Tally { passed: 2, failed: 1 });
    }
}
