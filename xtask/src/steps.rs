//! The steps of `cargo xtask test`, in order. To add a check, add a row.

use crate::command_line::{CommandLine, Heard, Voice};
use crate::server::Server;
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;
use crate::{audit, browser, fuzz, layers, targets, tools};

/// One check of the workspace.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// What the step answers with yes or no; its heading.
    pub(crate) question: &'static str,
    pub(crate) run: fn(&Workshop) -> Result<Tally, Stop>,
}

/// How long to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// With every change.
    Quick,
    /// In a part of the long run.
    Full,
}

/// Cheap answers first: whoever forgot to format should hear it within seconds.
pub(crate) const STEPS: &[Step] = &[
    Step { name: "tools", question: "is everything here that the steps need?", run: tools },
    Step { name: "format", question: "does every file read as rustfmt writes it?", run: format },
    Step { name: "layers", question: "does every crate use only what it may?", run: layers },
    Step { name: "targets", question: "do pure crates build without a system?", run: targets::run },
    Step { name: "clippy", question: "do the lints hold?", run: clippy },
    Step { name: "docs", question: "does every page build, every link lead somewhere?", run: docs },
    Step { name: "tests", question: "do the tests pass?", run: tests },
    Step { name: "doc tests", question: "do the examples in the docs work?", run: doc_tests },
    Step { name: "audit", question: "is anything known against what we use?", run: audit::run },
    Step { name: "browser", question: "can people play it in a browser?", run: browser::run_all },
    Step { name: "fuzz", question: "does every parser survive nonsense?", run: fuzz },
];

fn tools(workshop: &Workshop) -> Result<Tally, Stop> {
    tools::provide(workshop, tools::TOOLS).map(|()| Tally::NONE)
}

fn format(workshop: &Workshop) -> Result<Tally, Stop> {
    CommandLine::cargo(["fmt", "--all", "--check"]).run(workshop.root())?;
    if workshop.fuzz_manifest().is_some() {
        CommandLine::cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
            .run(workshop.root())?;
    }
    Ok(Tally::NONE)
}

fn layers(workshop: &Workshop) -> Result<Tally, Stop> {
    layers::run(workshop).map(|()| Tally::NONE)
}

fn clippy(workshop: &Workshop) -> Result<Tally, Stop> {
    CommandLine::cargo(["clippy", "--workspace", "--all-targets", "--locked"])
        .and(["--", "-D", "warnings"])
        .run(workshop.root())?;
    Ok(Tally::NONE)
}

/// With private items: our readers are ourselves, and links are only checked on pages that exist.
///
/// With one example: then cargo chooses the features that clippy and the tests have, and need not check
/// 66 crates of others a second time.
fn docs(workshop: &Workshop) -> Result<Tally, Stop> {
    CommandLine::cargo(["doc", "--workspace", "--no-deps", "--locked"])
        .and(["--document-private-items", "--lib", "--bins", "--example", "make_book"])
        .with("RUSTDOCFLAGS", "-D warnings")
        .run(workshop.root())?;
    Ok(Tally::NONE)
}

fn tests(workshop: &Workshop) -> Result<Tally, Stop> {
    let command = CommandLine::cargo(["nextest", "run", "--workspace", "--locked"])
        .and(["--no-fail-fast"])
        // The tools are here: no test may skip what it needs one for.
        .with("FOURFOLD_TOOLS", "all")
        // The server that is killed is the one that was built for the tests.
        .with("FOURFOLD_BINARY", Server::Tested.program(workshop).as_str());
    let heard = command.run_hearing(workshop.root(), Voice::Stderr)?;
    judge(&command, &heard, Tally::of_nextest(&heard.text))
}

fn doc_tests(workshop: &Workshop) -> Result<Tally, Stop> {
    let command =
        CommandLine::cargo(["test", "--workspace", "--doc", "--locked", "--no-fail-fast"]);
    let heard = command.run_hearing(workshop.root(), Voice::Stdout)?;
    judge(&command, &heard, Tally::of_doc_tests(&heard.text))
}

fn fuzz(workshop: &Workshop) -> Result<Tally, Stop> {
    fuzz::run_all(workshop, Depth::Quick)
}

/// A run counts if it ended well and said how many tests there were.
pub(crate) fn judge(
    command: &CommandLine,
    heard: &Heard,
    tally: Option<Tally>,
) -> Result<Tally, Stop> {
    match (heard.success, tally) {
        (true, Some(tally)) => Ok(tally),
        (true, None) => Err(command.not_counted()),
        // Without a count it did not even build.
        (false, tally) => Err(command.failed(tally.unwrap_or(Tally::NONE))),
    }
}
