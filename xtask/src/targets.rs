//! Crates that must build where there is no operating system, or only a browser.
//!
//! Which these are says the table in `docs/architecture.md`. Building for such a target is the proof: an
//! attribute can be forgotten, and a dependency can need more than it says.

use crate::command_line::CommandLine;
use crate::layers::Plan;
use crate::stop::Stop;
use crate::tally::Tally;
use crate::workshop::Workshop;

/// A machine without std: no operating system, no heap unless one brings it along.
const BARE: &str = "thumbv7em-none-eabi";
/// A browser: std without files, sockets, threads and clocks.
const BROWSER: &str = "wasm32-unknown-unknown";

/// Checks the `no_std` crates for a machine without std, and the pure ones for a browser.
///
/// Each crate counts as one test. A target that is missing and cannot be added is [`Stop::Skipped`],
/// after everything else was looked at.
pub(crate) fn run(workshop: &Workshop) -> Result<Tally, Stop> {
    let plan = Plan::of(workshop)?;
    let is_here =
        |name: &&str| workshop.packages().iter().any(|package| package.name.as_str() == *name);
    let no_std = plan.rows.iter().filter(|row| row.no_std).map(|row| row.name.as_str());
    let pure = plan.rows.iter().filter(|row| row.pure).map(|row| row.name.as_str());
    let mut tally = Tally::NONE;
    let mut missing = Vec::new();
    for (target, crates) in [
        (BARE, no_std.filter(is_here).collect::<Vec<_>>()),
        (BROWSER, pure.filter(is_here).collect::<Vec<_>>()),
    ] {
        if crates.is_empty() {
            continue;
        }
        println!("{target}: {}", crates.join(", "));
        if !provide(workshop, target) {
            missing.push(format!(
                "{} for {target} (to add it: {})",
                crates.join(", "),
                add(target)
            ));
            continue;
        }
        check(target, &crates).run(workshop.root())?;
        tally = tally + Tally { passed: crates.len() as u64, failed: 0 };
    }
    if missing.is_empty() {
        Ok(tally)
    } else {
        Err(Stop::Skipped { why: missing.join("; "), tally })
    }
}

/// Sees to it that rustc can build for the target; whether it can.
fn provide(workshop: &Workshop, target: &str) -> bool {
    has(workshop, target) || (add(target).run(workshop.root()).is_ok() && has(workshop, target))
}

/// Whether the library of this target lies beside the compiler; asked of the compiler, since not
/// everybody has it from rustup.
fn has(workshop: &Workshop, target: &str) -> bool {
    CommandLine::new("rustc", ["--print", "target-libdir", "--target", target])
        .ask(workshop.root())
        .is_some_and(|folder| holds_a_library(folder.trim()))
}

fn holds_a_library(folder: &str) -> bool {
    let Ok(entries) = std::fs::read_dir(folder) else { return false };
    entries.flatten().any(|entry| entry.path().extension().is_some_and(|end| end == "rlib"))
}

fn add(target: &str) -> CommandLine {
    CommandLine::new("rustup", ["target", "add", target])
}

/// The crates as others use them, without tests and with the features that they have by default.
fn check(target: &str, crates: &[&str]) -> CommandLine {
    CommandLine::cargo(["check", "--locked", "--target", target])
        .and(crates.iter().flat_map(|krate| ["--package", krate]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_crate_is_named() {
        assert_eq!(
            check("wasm32-unknown-unknown", &["quarto", "table"]).to_string(),
            "cargo check --locked --target wasm32-unknown-unknown --package quarto --package table"
        );
    }

    #[test]
    fn a_target_is_there_if_its_library_is() {
        let workshop = Workshop::open().unwrap();
        assert!(has(&workshop, &workshop.host().unwrap()));
        assert!(!has(&workshop, "no-such-target"));
        assert!(!holds_a_library("/no/such/folder"));
    }
}
