//! Is anything known against what we depend on, and may we pass it on? Asked in every
//! `cargo xtask test`, without a network.
//!
//! Advisories come from `fixtures/advisories/advisories.md`, a snapshot of the RustSec database;
//! its age is printed, and is no fault. Licences come from cargo, and [`licences`] says which we take.
//!
//! A program of its own, so that `cargo xtask` need not wait for what it is built from. It stands at
//! the root of the repository. Exit codes: 0 nothing found, 1 something found, 2 wrong use, 3 could not.
//!
//! Absent on purpose: whether a version was yanked. Only the registry knows that.

#![allow(
    clippy::print_stdout,
    clippy::print_stderr,
    reason = "a tool of the workshop speaks to whoever started it"
)]
#![forbid(unsafe_code)]

mod licences;
mod lock;
mod snapshot;
mod stop;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use clap::{Parser, Subcommand};
use rustsec::advisory::Date;

use crate::snapshot::Snapshot;
use crate::stop::Stop;

/// The snapshot that is asked.
const SNAPSHOT: &str = "fixtures/advisories/advisories.md";
/// The manifests whose lock files are looked at.
const MANIFESTS: [&str; 2] = ["Cargo.toml", "fuzz/Cargo.toml"];

/// Advisories against what Fourfold depends on, and the licences of it; offline.
///
/// Without a word: both lock files and all licences of this repository.
#[derive(Debug, Parser)]
#[command(name = "audit")]
struct Args {
    #[command(subcommand)]
    task: Option<Task>,
}

/// What else it can do.
#[derive(Debug, Subcommand)]
enum Task {
    /// Look at the versions in one lock file alone
    Lock {
        /// A Cargo.lock
        file: PathBuf,
    },
    /// Write the snapshot anew
    Refresh {
        /// A checkout of the RustSec advisory database
        folder: PathBuf,
        /// The day of that checkout, as in 2026-08-21
        day: Date,
    },
}

fn main() -> ExitCode {
    match perform(Args::parse().task) {
        Ok(0) => ExitCode::SUCCESS,
        Ok(_) => ExitCode::from(1),
        Err(stop) => {
            eprintln!("audit: {stop}");
            ExitCode::from(3)
        }
    }
}

/// How many faults were found and printed.
fn perform(task: Option<Task>) -> Result<usize, Stop> {
    let file = Path::new(SNAPSHOT);
    match task {
        None => {
            let snapshot = Snapshot::read(file)?;
            println!("{snapshot}");
            let mut faults = 0;
            for manifest in MANIFESTS {
                let lock = Path::new(manifest).with_extension("lock");
                faults += lock::look(&lock, &snapshot)?;
                faults += licences::look(manifest, &lock)?;
            }
            Ok(faults)
        }
        Some(Task::Lock { file: lock }) => {
            let snapshot = Snapshot::read(file)?;
            println!("{snapshot}");
            lock::look(&lock, &snapshot)
        }
        Some(Task::Refresh { folder, day }) => {
            let snapshot = Snapshot::of_database(&folder, day)?;
            snapshot.write(file)?;
            println!("{snapshot}");
            Ok(0)
        }
    }
}
