//! The licences that we take, and those of what we depend on.

use std::env;
use std::path::Path;
use std::process::Command;

use cargo_metadata::{Metadata, MetadataCommand, Package};
use rustsec::cargo_lock::Lockfile;
use spdx::{Expression, LicenseReq, ParseMode};

use crate::stop::Stop;

/// Licences of which everything may be passed on with a program under MIT or Apache-2.0, for no more
/// than naming who wrote it.
const ALLOWED: &[&str] = &[
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "BSL-1.0",
    "CC0-1.0",
    "ISC",
    "MIT",
    "MIT-0",
    "NCSA",
    "Unicode-3.0",
    "Unlicense",
    "Zlib",
];

/// Crates that we take under another one, each with the reason.
const EXCEPTIONS: &[(&str, &str, &str)] = &[
    // The Mozilla Public License asks that changes to its own files are published. We change none.
    ("option-ext", "MPL-2.0", "unchanged; `directories` brings it along"),
    ("cssparser", "MPL-2.0", "unchanged, and in tests alone; `scraper` brings it along"),
    ("cssparser-macros", "MPL-2.0", "unchanged, and in tests alone; `scraper` brings it along"),
    ("dtoa-short", "MPL-2.0", "unchanged, and in tests alone; `scraper` brings it along"),
    ("selectors", "MPL-2.0", "unchanged, and in tests alone; `scraper` brings it along"),
];

/// Prints what we may not take, among all that a manifest depends on; how much that is.
pub(crate) fn look(manifest: &str, lock: &Path) -> Result<usize, Stop> {
    let metadata = describe(manifest)?;
    let others = || metadata.packages.iter().filter(|package| package.source.is_some());
    let mut faults = 0;
    for package in others() {
        if let Err(reason) = judge(package.name.as_str(), package.license.as_deref()) {
            println!("{} {}: LICENCE: {reason}", package.name, package.version);
            faults += 1;
        }
    }
    println!("{manifest}: {} licences, {faults} not on the list", others().count());
    // Where not even cargo can be asked about some of them, that is said.
    let known = |name: &str| metadata.packages.iter().any(|one: &Package| one.name == name);
    if let Ok(lock) = Lockfile::load(lock) {
        let unread = lock.packages.iter().filter(|one| !known(one.name.as_str())).count();
        if unread > 0 {
            println!("{manifest}: SKIPPED {unread} crates for other systems, not on this disk");
        }
    }
    Ok(faults)
}

/// Everything that is in the lock file, if it can be had; else what is built on this system.
fn describe(manifest: &str) -> Result<Metadata, Stop> {
    let ask = |words: &[&str]| {
        MetadataCommand::new()
            .manifest_path(manifest)
            .other_options(words.iter().map(|&word| word.to_owned()).collect::<Vec<_>>())
            // One question is enough to know that there is no network.
            .env("CARGO_NET_RETRY", "0")
            .exec()
    };
    ask(&["--locked", "--offline"])
        .or_else(|_| ask(&["--locked"]))
        .or_else(|_| {
            let host = host().unwrap_or_default();
            ask(&["--locked", "--offline", "--filter-platform", &host])
        })
        .map_err(|source| Stop::Metadata { manifest: manifest.to_owned(), source })
}

/// The system that we are built for, as in `x86_64-unknown-linux-gnu`.
fn host() -> Option<String> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let said = Command::new(cargo).arg("-vV").output().ok()?.stdout;
    let said = String::from_utf8(said).ok()?;
    said.lines().find_map(|line| line.strip_prefix("host: ")).map(str::to_owned)
}

/// Why a crate may not be taken.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
enum Refusal {
    #[error("it names none")]
    None,
    #[error("\"{0}\" cannot be understood")]
    Unreadable(String),
    #[error("{0} is not on the list in xtask/audit/src/licences.rs")]
    NotAllowed(String),
}

fn judge(krate: &str, licence: Option<&str>) -> Result<(), Refusal> {
    let licence = licence.ok_or(Refusal::None)?;
    // Lax: older crates write `MIT/Apache-2.0`.
    let expression = Expression::parse_mode(licence, ParseMode::LAX)
        .map_err(|_| Refusal::Unreadable(licence.to_owned()))?;
    let is_allowed = |wanted: &LicenseReq| {
        let Some(id) = wanted.license.id() else { return false };
        let excepted = |(of, licence, _): &(&str, &str, &str)| *of == krate && *licence == id.name;
        // An addition (`WITH …`) gives more rights than the licence alone, never fewer.
        ALLOWED.contains(&id.name) || EXCEPTIONS.iter().any(excepted)
    };
    if expression.evaluate(is_allowed) {
        Ok(())
    } else {
        Err(Refusal::NotAllowed(licence.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_licence_of_those_offered_is_enough_but_all_of_those_required_are_needed() {
        let no = |licence: &str| Err(Refusal::NotAllowed(licence.to_owned()));
        let rows = [
            ("any", "MIT", Ok(())),
            ("any", "MIT/Apache-2.0", Ok(())),
            ("any", "Apache-2.0 WITH LLVM-exception OR Apache-2.0 OR MIT", Ok(())),
            ("any", "MIT OR GPL-3.0-only", Ok(())),
            ("any", "(MIT OR Apache-2.0) AND Unicode-3.0", Ok(())),
            ("any", "GPL-3.0-only", no("GPL-3.0-only")),
            ("any", "MIT AND GPL-3.0-only", no("MIT AND GPL-3.0-only")),
            ("any", "MPL-2.0", no("MPL-2.0")),
            ("option-ext", "MPL-2.0", Ok(())),
            ("option-ext", "GPL-3.0-only", no("GPL-3.0-only")),
            ("any", "as you like", Err(Refusal::Unreadable("as you like".to_owned()))),
        ];
        for (krate, licence, expected) in rows {
            assert_eq!(judge(krate, Some(licence)), expected, "{krate}: {licence}");
        }
        assert_eq!(judge("any", None), Err(Refusal::None));
    }
}
