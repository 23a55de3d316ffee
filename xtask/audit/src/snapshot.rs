//! The RustSec advisory database as it was on one day, in one file.
//!
//! One file of text instead of thousands, with what is needed to match a version and to find the whole
//! story: its diff shows what came in between two days. What came from GitHub's database keeps its
//! licence and address.

use std::fmt::{self, Write as _};
use std::fs;
use std::path::{Path, PathBuf};

use jiff::civil;
use jiff::tz::TimeZone;
use rustsec::Advisory;
use rustsec::advisory::Date;
use rustsec::semver::VersionReq;

use crate::stop::Stop;

/// How the first line begins; the day follows.
const HEAD: &str = "# RustSec advisories as of ";
/// How each advisory begins.
const FENCE: &str = "```toml\n";

/// All advisories of one day.
#[derive(Debug)]
pub(crate) struct Snapshot {
    day: Date,
    advisories: Vec<Advisory>,
}

impl Snapshot {
    pub(crate) fn read(path: &Path) -> Result<Self, Stop> {
        let text = fs::read_to_string(path).map_err(Stop::file(path))?;
        let (first, rest) = text.split_once('\n').unwrap_or((&text, ""));
        let day = first.strip_prefix(HEAD).and_then(|day| day.trim().parse().ok());
        let day = day.ok_or_else(|| Stop::NoDay { path: path.to_owned() })?;
        let advisories = rest
            .split(FENCE)
            .skip(1)
            .map(|text| parse(&format!("{FENCE}{text}"), || path.display().to_string()))
            .collect::<Result<_, Stop>>()?;
        Ok(Self { day, advisories })
    }

    /// Reads a checkout of the database. Those that were withdrawn are left out.
    pub(crate) fn of_database(folder: &Path, day: Date) -> Result<Self, Stop> {
        let mut advisories = Vec::new();
        for krate in sorted(&folder.join("crates"))? {
            for file in sorted(&krate)? {
                if file.extension().is_some_and(|end| end == "md") && !Advisory::is_draft(&file) {
                    let text = fs::read_to_string(&file).map_err(Stop::file(&file))?;
                    let advisory = parse(&text, || file.display().to_string())?;
                    if !advisory.withdrawn() {
                        advisories.push(advisory);
                    }
                }
            }
        }
        Ok(Self { day, advisories })
    }

    pub(crate) fn write(&self, path: &Path) -> Result<(), Stop> {
        let mut text = format!("{HEAD}{}\n", self.day);
        for advisory in &self.advisories {
            text.push('\n');
            // Writing to a string cannot fail.
            let _ = write_one(&mut text, advisory);
        }
        fs::write(path, text).map_err(Stop::file(path))
    }

    /// Those that concern a crate of this name, in whatever version.
    pub(crate) fn about<'a>(&'a self, krate: &'a str) -> impl Iterator<Item = &'a Advisory> {
        self.advisories.iter().filter(move |one| one.metadata.package.as_str() == krate)
    }

    /// How old it is.
    fn days(&self) -> Option<i32> {
        let day: civil::Date = self.day.as_str().parse().ok()?;
        let today = jiff::Timestamp::now().to_zoned(TimeZone::UTC).date();
        Some(today.since(day).ok()?.get_days())
    }
}

impl fmt::Display for Snapshot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} advisories, as of {}", self.advisories.len(), self.day)?;
        match self.days() {
            Some(days) => write!(f, ", {days} days ago"),
            None => Ok(()),
        }
    }
}

fn parse(text: &str, place: impl FnOnce() -> String) -> Result<Advisory, Stop> {
    text.parse().map_err(|source| Stop::Advisory { place: place(), source })
}

/// What a folder holds, in the order of the alphabet.
fn sorted(folder: &Path) -> Result<Vec<PathBuf>, Stop> {
    let entries = fs::read_dir(folder).map_err(Stop::file(folder))?;
    let paths = entries.map(|entry| entry.map(|entry| entry.path()));
    let mut paths = paths.collect::<Result<Vec<_>, _>>().map_err(Stop::file(folder))?;
    paths.sort();
    Ok(paths)
}

fn write_one(text: &mut String, advisory: &Advisory) -> fmt::Result {
    let about = &advisory.metadata;
    write!(text, "{FENCE}[advisory]\nid = \"{}\"\n", about.id)?;
    write!(text, "package = \"{}\"\ndate = \"{}\"\n", about.package, about.date)?;
    if let Some(kind) = &about.informational {
        writeln!(text, "informational = \"{}\"", kind.as_str())?;
    }
    if let (license, Some(url)) = (&about.license, &about.url)
        && license.spdx() != "CC0-1.0"
    {
        write!(text, "license = \"{}\"\nurl = \"{url}\"\n", license.spdx())?;
    }
    writeln!(text, "[versions]\npatched = [{}]", list(advisory.versions.patched()))?;
    if !advisory.versions.unaffected().is_empty() {
        writeln!(text, "unaffected = [{}]", list(advisory.versions.unaffected()))?;
    }
    // A registry is a registry, whatever its address is this year.
    write!(text, "```\n\n# {}\n", about.title.replace(&["crates", "io"].join("."), "the registry"))
}

fn list(versions: &[VersionReq]) -> String {
    let quoted: Vec<String> = versions.iter().map(|one| format!("\"{one}\"")).collect();
    quoted.join(", ")
}
