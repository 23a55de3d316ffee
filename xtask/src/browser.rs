//! The pages in a real browser: `browser/`, and the tests of the script that the pages carry.

use std::fs;

use cargo_metadata::camino::Utf8PathBuf;

use crate::command_line::{CommandLine, Voice};
use crate::server::Server;
use crate::steps::{Depth, judge};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::tools;
use crate::workshop::Workshop;

/// Where the tests of the script lie.
const SCRIPT_TESTS: &str = "crates/pages/tests/script";

/// So long may one test take: they are bounded themselves, and this is for those that are not.
const LONGEST_TEST: &str = "--test-timeout=600000";

/// Runs everything that is tested with node, as with every change.
pub(crate) fn run_all(workshop: &Workshop) -> Result<Tally, Stop> {
    provide_packages(workshop)?;
    let script = run_script_tests(workshop)?;
    Ok(script + run_files(workshop, Server::Tested, Depth::Quick, &["tests/"])?)
}

/// Runs these files of `browser/` against a server.
pub(crate) fn run_files(
    workshop: &Workshop,
    server: Server,
    depth: Depth,
    files: &[&str],
) -> Result<Tally, Stop> {
    provide_packages(workshop)?;
    let binary = server.build(workshop)?;
    let command = node_test(["--test-concurrency=2", LONGEST_TEST])
        .and(files.iter().copied())
        .with("FOURFOLD_BINARY", binary.as_str());
    let command = match depth {
        Depth::Quick => command,
        Depth::Full => command.with("FOURFOLD_FULL", "1"),
    };
    let heard = command.run_hearing(&folder(workshop), Voice::Stdout)?;
    judge(&command, &heard, Tally::of_node(&heard.text))
}

/// Hears the pages through a real screen reader, which takes its time, and now and then loses a key.
/// What is known to be amiss in Firefox is in `docs/screen-readers.md`.
pub(crate) fn listen(workshop: &Workshop) -> Result<Tally, Stop> {
    tools::provide(workshop, tools::LISTENING)?;
    let binary = Server::Released.build(workshop)?;
    let command = CommandLine::new("python3", ["browser/orca/run.py", "--binary", binary.as_str()]);
    let heard = command.run_hearing(workshop.root(), Voice::Stdout)?;
    judge(&command, &heard, Tally::of_node(&heard.text))
}

/// Takes the pictures of `docs/screens` anew.
pub(crate) fn screens(workshop: &Workshop) -> Result<(), Stop> {
    provide_packages(workshop)?;
    let binary = Server::Tested.build(workshop)?;
    CommandLine::new("node", ["screens.mjs", "../docs/screens"])
        .with("FOURFOLD_BINARY", binary.as_str())
        .run(&folder(workshop))
}

fn run_script_tests(workshop: &Workshop) -> Result<Tally, Stop> {
    if !workshop.root().join(SCRIPT_TESTS).exists() {
        return Ok(Tally::NONE);
    }
    // Some of them look at what a real browser makes of it, and are skipped where there is none.
    let command = node_test([format!("{SCRIPT_TESTS}/")]);
    let command = command.with("FOURFOLD_TOOLS", folder(workshop).as_str());
    let heard = command.run_hearing(workshop.root(), Voice::Stdout)?;
    judge(&command, &heard, Tally::of_node(&heard.text))
}

fn node_test<W: Into<String>>(words: impl IntoIterator<Item = W>) -> CommandLine {
    CommandLine::new("node", ["--test", "--test-reporter=tap"]).and(words)
}

fn folder(workshop: &Workshop) -> Utf8PathBuf {
    workshop.root().join("browser")
}

/// Installs what the lock names, unless it is there. npm notes in `node_modules` what it put there;
/// a lock that is newer names something else.
fn provide_packages(workshop: &Workshop) -> Result<(), Stop> {
    let folder = folder(workshop);
    let age = |path: &str| fs::metadata(folder.join(path)).and_then(|file| file.modified()).ok();
    let installed = age("node_modules/.package-lock.json");
    if installed.is_some() && installed >= age("package-lock.json") {
        return Ok(());
    }
    CommandLine::new("npm", ["ci", "--no-audit", "--no-fund"]).run(&folder)
}
