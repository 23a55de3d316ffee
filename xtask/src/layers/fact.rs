//! What is true of a crate of the workspace, as far as layers care.

use std::fmt;
use std::fs;

use cargo_metadata::camino::Utf8Path;
use cargo_metadata::{DependencyKind, Package};

use crate::stop::Stop;
use crate::workshop::Workshop;

/// What is true of one crate of the workspace.
#[derive(Debug)]
pub(crate) struct Fact {
    pub(crate) name: String,
    pub(crate) uses: Vec<Use>,
    pub(crate) is_no_std: bool,
    pub(crate) shares_lints: bool,
    /// Whether every root of it, library or program, forbids unsafe code.
    pub(crate) forbids_unsafe: bool,
    /// How many of its files allow it.
    pub(crate) unsafe_files: usize,
}

/// One dependency as its manifest declares it; also those behind features and for other systems.
#[derive(Debug)]
pub(crate) struct Use {
    /// The real name, whatever the crate calls it for itself.
    pub(crate) name: String,
    pub(crate) kind: Kind,
    /// Whether it comes from a folder; a registry may have a crate of the same name as ours.
    pub(crate) is_local: bool,
}

/// In which table of the manifest a dependency stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Normal,
    Build,
    Dev,
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Normal => "dependency",
            Self::Build => "build-dependency",
            Self::Dev => "dev-dependency",
        })
    }
}

/// The facts of all members of the workspace.
pub(crate) fn gather(workshop: &Workshop) -> Result<Vec<Fact>, Stop> {
    workshop.packages().iter().map(gather_one).collect()
}

fn gather_one(package: &Package) -> Result<Fact, Stop> {
    let path = &package.manifest_path;
    let manifest = fs::read_to_string(path).map_err(Stop::file(path))?;
    let is_no_std = match package.targets.iter().find(|target| target.is_lib()) {
        None => false,
        Some(lib) => {
            declares_no_std(&fs::read_to_string(&lib.src_path).map_err(Stop::file(&lib.src_path))?)
        }
    };
    let uses = package
        .dependencies
        .iter()
        .map(|dependency| Use {
            name: dependency.name.clone(),
            // An unknown kind is held to the strictest rules.
            kind: match dependency.kind {
                DependencyKind::Development => Kind::Dev,
                DependencyKind::Build => Kind::Build,
                _ => Kind::Normal,
            },
            is_local: dependency.path.is_some(),
        })
        .collect();
    let shares_lints = shares_lints(&manifest);
    let mut forbids_unsafe = true;
    for root in package.targets.iter().filter(|target| target.is_lib() || target.is_bin()) {
        let source = fs::read_to_string(&root.src_path).map_err(Stop::file(&root.src_path))?;
        forbids_unsafe &= has_attribute(&source, &["#![forbid(unsafe_code)]"]);
    }
    let mut unsafe_files = 0;
    if let Some(folder) = path.parent() {
        count_unsafe_files(&folder.join("src"), &mut unsafe_files)?;
    }
    let name = package.name.to_string();
    Ok(Fact { name, uses, is_no_std, shares_lints, forbids_unsafe, unsafe_files })
}

/// Adds up the files under a folder that allow unsafe code, in whatever form.
fn count_unsafe_files(folder: &Utf8Path, count: &mut usize) -> Result<(), Stop> {
    for entry in folder.read_dir_utf8().map_err(Stop::file(folder))? {
        let entry = entry.map_err(Stop::file(folder))?;
        let path = entry.path();
        if path.is_dir() {
            count_unsafe_files(path, count)?;
        } else if path.extension() == Some("rs") {
            let source = fs::read_to_string(path).map_err(Stop::file(path))?;
            *count += usize::from(allows_unsafe(&source));
        }
    }
    Ok(())
}

/// Whether code, not a remark, turns the lint off.
fn allows_unsafe(source: &str) -> bool {
    source.lines().any(|line| {
        let code = line.split("//").next().unwrap_or_default();
        code.contains("allow(unsafe_code") || code.contains("expect(unsafe_code")
    })
}

/// Whether the crate does without std, at least outside its own tests.
fn declares_no_std(source: &str) -> bool {
    has_attribute(source, &["#![no_std]", "#![cfg_attr(not(test),no_std)]"])
}

/// Whether one of these attributes, written without spaces, has a line to itself.
fn has_attribute(source: &str, attributes: &[&str]) -> bool {
    source.lines().any(|line| {
        let code: String = line.split("//").next().unwrap_or_default().split_whitespace().collect();
        attributes.contains(&code.as_str())
    })
}

/// Whether a manifest takes over the workspace's lints; cargo's own description leaves that out.
///
/// Knows the two ways people write it. Any other way is a fault, and its sentence says what to write.
fn shares_lints(manifest: &str) -> bool {
    let mut section = String::new();
    manifest.lines().any(|line| {
        let code: String = line.split('#').next().unwrap_or_default().split_whitespace().collect();
        if code.starts_with('[') {
            section.clone_from(&code);
        }
        matches!(
            (section.as_str(), code.as_str()),
            ("[lints]", "workspace=true") | ("", "lints.workspace=true")
        )
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_std_is_an_attribute_not_a_remark() {
        let rows = [
            ("//! Rules.\n#![no_std]\n", true),
            ("#![cfg_attr(not(test), no_std)] // tests print", true),
            ("//! Rules.\n// #![no_std]\n", false),
            ("#![cfg_attr(test, no_std)]", false),
            ("", false),
        ];
        for (source, expected) in rows {
            assert_eq!(declares_no_std(source), expected, "{source}");
        }
    }

    #[test]
    fn unsafe_code_is_allowed_by_code_not_by_a_remark() {
        let rows = [
            ("#![allow(unsafe_code, reason = \"speed\")]", true),
            ("#[expect(unsafe_code)]\nfn f() {}", true),
            ("// #![allow(unsafe_code)]", false),
            ("#![forbid(unsafe_code)]", false),
        ];
        for (source, expected) in rows {
            assert_eq!(allows_unsafe(source), expected, "{source}");
        }
    }

    #[test]
    fn lints_are_shared_by_one_line_in_the_right_place() {
        let rows = [
            ("[package]\nname = \"a\"\n\n[lints]\nworkspace = true\n", true),
            ("lints.workspace = true\n[package]\n", true),
            ("[lints] # ours\nworkspace=true", true),
            ("[package]\nlints.workspace = true\n", false),
            ("[lints]\n# workspace = true\n", false),
            ("[lints]\nworkspace = false\n", false),
            ("[lints]\n[package.metadata]\nworkspace = true\n", false),
            ("[lints.rust]\nworkspace = true\n", false),
        ];
        for (manifest, expected) in rows {
            assert_eq!(shares_lints(manifest), expected, "{manifest}");
        }
    }
}
