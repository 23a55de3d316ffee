//! The versions in a lock file, against a snapshot.

use std::path::Path;

use rustsec::Advisory;
use rustsec::cargo_lock::{Lockfile, Package};

use crate::snapshot::Snapshot;
use crate::stop::Stop;

/// Advisories that we know of and live with, each with its reason.
const ACCEPTED: &[(&str, &str)] = &[];

/// Prints what is known against the versions in a lock file; how many of it is a fault.
///
/// A vulnerability is one. That nobody maintains a crate any more, or that it is unsound if used in a
/// way that we may not use it, is printed for people to judge.
pub(crate) fn look(path: &Path, snapshot: &Snapshot) -> Result<usize, Stop> {
    let lock = Lockfile::load(path).map_err(|source| Stop::Lock { path: path.into(), source })?;
    let mut faults = 0;
    // Ours may share a name with somebody else's.
    let packages: Vec<&Package> = lock.packages.iter().filter(|one| one.source.is_some()).collect();
    for package in &packages {
        let known = snapshot.about(package.name.as_str());
        for advisory in known.filter(|one| one.versions.is_vulnerable(&package.version)) {
            faults += usize::from(tell(package, advisory));
        }
    }
    println!("{}: {} versions, {faults} advisories against them", path.display(), packages.len());
    Ok(faults)
}

/// Prints one advisory that concerns a version; whether that is a fault.
fn tell(package: &Package, advisory: &Advisory) -> bool {
    let id = advisory.id().as_str();
    let accepted = ACCEPTED.iter().find(|(accepted, _)| *accepted == id);
    let (word, is_fault) = match (&advisory.metadata.informational, accepted) {
        (Some(kind), _) => (kind.as_str(), false),
        (None, Some((_, reason))) => (*reason, false),
        (None, None) => ("VULNERABLE", true),
    };
    println!(
        "{} {}: {word}: {} (https://rustsec.org/advisories/{id}.html)",
        package.name,
        package.version,
        advisory.title()
    );
    is_fault
}
