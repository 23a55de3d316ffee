//! The program itself, on lock files that hold what is known to be bad.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::path::Path;
use std::process::Command;

/// What the program says of a lock file with this one version in it, and what it leaves with.
fn look_at(krate: &str, version: &str) -> (String, Option<i32>) {
    let folder = tempfile::tempdir().unwrap();
    let lock = folder.path().join("Cargo.lock");
    let source = "registry+https://registry.example/index";
    let package = format!("name = \"{krate}\"\nversion = \"{version}\"\nsource = \"{source}\"");
    std::fs::write(&lock, format!("version = 4\n\n[[package]]\n{package}\n")).unwrap();
    let output = Command::new(env!("CARGO_BIN_EXE_audit"))
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../.."))
        .arg("lock")
        .arg(&lock)
        .output()
        .unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

#[test]
fn a_version_with_an_open_advisory_is_found() {
    let (said, code) = look_at("chrono", "0.4.19");
    assert!(said.contains("chrono 0.4.19: VULNERABLE: "), "{said}");
    assert!(said.contains("RUSTSEC-2020-0159"), "{said}");
    assert_eq!(code, Some(1), "{said}");
}

#[test]
fn its_mended_successor_is_not() {
    let (said, code) = look_at("chrono", "0.4.20");
    assert!(!said.contains("VULNERABLE"), "{said}");
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn what_nobody_maintains_is_said_and_is_no_fault() {
    let (said, code) = look_at("ansi_term", "0.12.1");
    assert!(said.contains("ansi_term 0.12.1: unmaintained: "), "{said}");
    assert_eq!(code, Some(0), "{said}");
}

#[test]
fn the_age_of_the_snapshot_is_said() {
    let (said, _) = look_at("none", "1.0.0");
    let first = said.lines().next().unwrap();
    assert!(first.contains(" advisories, as of 20") && first.ends_with(" days ago"), "{first}");
    assert!(first.split(' ').next().unwrap().parse::<u32>().unwrap() > 1_000, "{first}");
}
