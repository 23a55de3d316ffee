//! Fuzz targets under `fuzz/`, built and run on stable Rust, without cargo-fuzz.
//!
//! libFuzzer is guided by counters that the compiler puts into the code. All flags for that are
//! stable; only the sanitizers, which look for errors that safe code does not make, are not.
//!
//! ```text
//! fuzz/Cargo.toml             one [[bin]] per target
//! fuzz/seeds/TARGET/          inputs to begin with, kept in the repository
//! target/fuzz-corpus/TARGET/  inputs found to be interesting, kept between runs
//! target/fuzz-artifacts/      inputs that broke something, and a log per target
//! ```

mod log;
mod run;

use std::num::NonZero;
use std::thread;

use crate::command_line::CommandLine;
use crate::steps::Depth;
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::{Workshop, describe};

use self::run::{Run, Verdict};

/// For rustc, when it builds fuzz targets and all they use.
const RUSTFLAGS: &[&str] = &[
    "--cfg fuzzing",
    // Count every edge, name every place, report the sides of every comparison.
    "-Cpasses=sancov-module",
    "-Cllvm-args=-sanitizer-coverage-level=4",
    "-Cllvm-args=-sanitizer-coverage-inline-8bit-counters",
    "-Cllvm-args=-sanitizer-coverage-pc-table",
    "-Cllvm-args=-sanitizer-coverage-trace-compares",
    // Two conditions folded into one branch would hide that the first was met.
    "-Cllvm-args=-simplifycfg-branch-fold-threshold=0",
    // Texts shall be compared by the function that libFuzzer listens to, not by code in its place;
    // it then guesses whole words at once ("Overflow" within 0.1 s rather than never).
    "-Cllvm-args=-max-loads-per-memcmp=0",
    "-Ccodegen-units=1",
    // Overflow and broken assumptions shall be panics, as in tests.
    "-Cdebug-assertions",
];

/// Every target for a short while, as many at a time as the machine has cores.
pub(crate) fn run_all(workshop: &Workshop, depth: Depth) -> Result<Tally, Stop> {
    let targets = targets(workshop)?;
    if targets.is_empty() {
        println!("There are no fuzz targets (fuzz/Cargo.toml names none, or is not there).");
        return Ok(Tally::NONE);
    }
    let seconds = match depth {
        Depth::Quick => 5,
        Depth::Full => 60,
    };
    let host = workshop.host()?;
    let which: &[&str] = match depth {
        // For a few seconds each, code that is built 40 s sooner and runs a quarter slower is better.
        Depth::Quick => &["--bins", "--config", "profile.release.opt-level=1"],
        Depth::Full => &["--bins"],
    };
    build(workshop, &host, which)?;
    let cores = thread::available_parallelism().map_or(1, NonZero::get);
    let mut broken = Vec::new();
    for group in targets.chunks(cores) {
        let mut runs = Vec::new();
        for target in group {
            let run = Run::prepare(workshop, &host, target, seconds)?;
            let child = run.start()?;
            runs.push((run, child));
        }
        for (run, child) in runs {
            let verdict = run.wait(child)?;
            println!("{}: {verdict}", run.target());
            if !matches!(verdict, Verdict::Held { .. }) {
                broken.push((run, verdict));
            }
        }
    }
    let failed = broken.len() as u64;
    let tally = Tally { passed: targets.len() as u64 - failed, failed };
    // The first one in full; the others stand above with their inputs.
    match broken.first() {
        None => Ok(tally),
        Some((run, verdict)) => Err(run.failure(verdict, tally)),
    }
}

/// One target for as long as one likes, with all that libFuzzer has to say.
pub(crate) fn run_one(workshop: &Workshop, target: &str, seconds: u32) -> Result<(), Stop> {
    let known = targets(workshop)?;
    if !known.iter().any(|name| name == target) {
        return Err(Stop::NoSuchTarget { asked: target.to_owned(), known });
    }
    let host = workshop.host()?;
    build(workshop, &host, &["--bin", target])?;
    let run = Run::prepare(workshop, &host, target, seconds)?;
    let verdict = run.aloud()?;
    println!("{target}: {verdict}");
    match verdict {
        Verdict::Held { .. } => Ok(()),
        Verdict::Broke { .. } | Verdict::Blind => {
            Err(run.failure(&verdict, Tally { passed: 0, failed: 1 }))
        }
    }
}

/// The names of all targets; none if there is no `fuzz/` at all.
fn targets(workshop: &Workshop) -> Result<Vec<String>, Stop> {
    let Some(manifest) = workshop.fuzz_manifest() else { return Ok(Vec::new()) };
    let metadata = describe(&manifest)?;
    let targets = metadata.packages.iter().flat_map(|package| &package.targets);
    Ok(targets.filter(|target| target.is_bin()).map(|target| target.name.clone()).collect())
}

/// Builds the chosen targets with the flags above.
///
/// Naming the machine as the target, though it is our own, keeps the flags away from build scripts
/// and macros, which run while building and have no libFuzzer to count for.
fn build(workshop: &Workshop, host: &str, which: &[&str]) -> Result<(), Stop> {
    let folder = workshop.target().join("fuzz");
    let locked = workshop.root().join("fuzz/Cargo.lock").exists();
    CommandLine::cargo(["build", "--manifest-path", "fuzz/Cargo.toml", "--release"])
        .and(["--target", host, "--target-dir", workshop.short(&folder).as_str()])
        .and(locked.then_some("--locked"))
        .and(which.iter().copied())
        .with("RUSTFLAGS", RUSTFLAGS.join(" "))
        .run(workshop.root())
}
