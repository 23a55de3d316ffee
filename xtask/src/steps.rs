//! The steps of `cargo xtask test`, in order. To add a check, add a row.

use crate::command_line::{CommandLine, Heard, Voice};
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;
use crate::{browser, fuzz, layers, tools};

/// One check of the workspace.
#[derive(Debug)]
pub(crate) struct Step {
    pub(crate) name: &'static str,
    /// What the step answers with yes or no; its heading.
    pub(crate) question: &'static str,
    pub(crate) run: fn(&Workshop, Depth) -> Result<Tally, Stop>,
}

/// How long to look.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// With every change.
    Quick,
    /// At night.
    Full,
}

impl From<bool> for Depth {
    fn from(full: bool) -> Self {
        if full { Self::Full } else { Self::Quick }
    }
}

/// Cheap answers first: whoever forgot to format should hear it within seconds.
pub(crate) const STEPS: &[Step] = &[
    Step { name: "tools", question: "is everything here that the steps need?", run: tools },
    Step { name: "format", question: "does every file read as rustfmt writes it?", run: format },
    Step { name: "layers", question: "does every crate use only what it may?", run: layers },
    Step { name: "clippy", question: "do the lints hold?", run: clippy },
    Step { name: "docs", question: "does every page build, every link lead somewhere?", run: docs },
    Step { name: "tests", question: "do the tests pass?", run: tests },
    Step { name: "doc tests", question: "do the examples in the docs work?", run: doc_tests },
    Step { name: "browser", question: "can people play it in a browser?", run: browser },
    Step { name: "listen", question: "does a screen reader say it, and once?", run: listen },
    Step { name: "fuzz", question: "does every parser survive nonsense?", run: fuzz },
];

fn tools(workshop: &Workshop, _: Depth) -> Result<Tally, Stop> {
    tools::provide(workshop).map(|()| Tally::NONE)
}

fn format(workshop: &Workshop, _: Depth) -> Result<Tally, Stop> {
    CommandLine::cargo(["fmt", "--all", "--check"]).run(workshop.root())?;
    if workshop.fuzz_manifest().is_some() {
        CommandLine::cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
            .run(workshop.root())?;
    }
    Ok(Tally::NONE)
}

fn layers(workshop: &Workshop, _: Depth) -> Result<Tally, Stop> {
    layers::run(workshop).map(|()| Tally::NONE)
}

fn clippy(workshop: &Workshop, _: Depth) -> Result<Tally, Stop> {
    CommandLine::cargo(["clippy", "--workspace", "--all-targets", "--locked"])
        .and(["--", "-D", "warnings"])
        .run(workshop.root())?;
    Ok(Tally::NONE)
}

/// With private items: our readers are ourselves, and links are only checked on pages that exist.
fn docs(workshop: &Workshop, _: Depth) -> Result<Tally, Stop> {
    CommandLine::cargo(["doc", "--workspace", "--no-deps", "--locked"])
        .and(["--document-private-items"])
        .with("RUSTDOCFLAGS", "-D warnings")
        .run(workshop.root())?;
    Ok(Tally::NONE)
}

fn tests(workshop: &Workshop, depth: Depth) -> Result<Tally, Stop> {
    let command = CommandLine::cargo(["nextest", "run", "--workspace", "--locked"]);
    // The tools are here: no test may skip what it needs one for.
    let command = command.and(["--no-fail-fast"]).with("FOURFOLD_TOOLS", "all");
    // The server that is killed is the one that was built for the tests.
    let profile = if depth == Depth::Full { "release" } else { "debug" };
    let binary = workshop.target().join(profile).join("fourfold");
    let command = at_depth(command.with("FOURFOLD_BINARY", binary.as_str()), depth);
    let heard = command.run_hearing(workshop.root(), Voice::Stderr)?;
    judge(&command, &heard, Tally::of_nextest(&heard.text))
}

fn doc_tests(workshop: &Workshop, depth: Depth) -> Result<Tally, Stop> {
    let command = CommandLine::cargo(["test", "--workspace", "--doc", "--locked"]);
    let command = at_depth(command.and(["--no-fail-fast"]), depth);
    let heard = command.run_hearing(workshop.root(), Voice::Stdout)?;
    judge(&command, &heard, Tally::of_doc_tests(&heard.text))
}

fn browser(workshop: &Workshop, depth: Depth) -> Result<Tally, Stop> {
    browser::run_all(workshop, depth)
}

fn listen(workshop: &Workshop, depth: Depth) -> Result<Tally, Stop> {
    browser::listen(workshop, depth)
}

fn fuzz(workshop: &Workshop, depth: Depth) -> Result<Tally, Stop> {
    fuzz::run_all(workshop, depth)
}

/// Both kinds of tests in the same profile, so that what one has built the other need not.
fn at_depth(command: CommandLine, depth: Depth) -> CommandLine {
    match depth {
        Depth::Quick => command,
        Depth::Full => command.and(["--release"]).with("FOURFOLD_FULL", "1"),
    }
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
