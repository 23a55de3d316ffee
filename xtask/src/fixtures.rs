//! `cargo xtask fixtures`: the files under `fixtures/`, written anew by the tests that own them.

use crate::command_line::{CommandLine, Voice};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;

/// Runs every test with "fixture" in its name with `FOURFOLD_FIXTURES=write`, and shows what changed.
///
/// The same tests compare when the variable is not set, and fail where a file would change.
pub(crate) fn rewrite(workshop: &Workshop) -> Result<(), Stop> {
    // All of them, even after a failure: half a set of new fixtures helps nobody.
    let command = CommandLine::cargo(["nextest", "run", "--workspace", "--locked"])
        .and(["--no-fail-fast", "--no-tests=pass", "-E", "test(/fixture/)"])
        .with("FOURFOLD_FIXTURES", "write");
    let heard = command.run_hearing(workshop.root(), Voice::Stderr)?;
    let tally = Tally::of_nextest(&heard.text);
    if !heard.success {
        return Err(command.failed(tally.unwrap_or(Tally::NONE)));
    }
    match tally.ok_or_else(|| command.not_counted())?.total() {
        0 => println!("No test has \"fixture\" in its name, so nothing was written."),
        owners => println!("Tests that have written their fixtures: {owners}. What git sees now:"),
    }
    CommandLine::new("git", ["status", "--short", "fixtures"]).run(workshop.root())
}
