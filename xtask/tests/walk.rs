//! `docs/walk.md` leads through files that are there, and is short.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// So many stops at most has a walk.
const MOST: usize = 20;

/// One way of a move through the code.
#[derive(Debug)]
struct Walk {
    name: String,
    stops: Vec<String>,
    /// Files that are named but are no stops.
    beside: Vec<String>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// What stands in code letters in a text.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

fn walks(page: &str) -> Vec<Walk> {
    let sections = page.split("\n## ").skip(1);
    let walk = |section: &str| {
        let (name, text) = section.split_once('\n').unwrap();
        let numbered = (1..).map_while(|number| {
            let begin = format!("{number}. ");
            text.lines().find_map(|line| line.strip_prefix(&begin)).map(str::to_owned)
        });
        let rest = text.lines().filter(|line| !line.starts_with(|c: char| c.is_ascii_digit()));
        let rest: Vec<&str> = rest.collect();
        let beside = rest.iter().flat_map(|line| code(line)).filter(|it| it.starts_with("crates/"));
        let beside = beside.map(str::to_owned).collect();
        Walk { name: name.to_owned(), stops: numbered.collect(), beside }
    };
    sections.map(walk).collect()
}

fn page() -> Vec<Walk> {
    walks(&fs::read_to_string(root().join("docs/walk.md")).unwrap())
}

/// The words of a source.
fn words(text: &str) -> BTreeSet<&str> {
    text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').collect()
}

#[test]
fn every_file_is_there_and_has_what_is_named() {
    for Walk { name, stops, beside } in page() {
        for stop in stops.iter().filter(|stop| !stop.starts_with("rendering:")) {
            let (path, said) = stop.split_once(": ").unwrap();
            let source = fs::read_to_string(root().join(path.trim_matches('`')));
            let source = source.unwrap_or_else(|error| panic!("{name}: {path}: {error}"));
            let words = words(&source);
            let said = said.split(" (PostgreSQL").next().unwrap();
            assert!(code(said).next().is_some(), "{name}: {path} names nothing to look for");
            for named in code(said) {
                assert!(words.contains(named), "{name}: {path} has no {named}");
            }
        }
        for path in beside {
            assert!(root().join(&path).exists(), "{name}: there is no {path}");
        }
    }
}

#[test]
fn a_walk_is_short_and_comes_nowhere_twice() {
    let walks = page();
    assert_eq!(walks.len(), 5, "the walks are gone");
    for Walk { name, stops, .. } in walks {
        assert!((5..=MOST).contains(&stops.len()), "{name} has {} stops", stops.len());
        let files: BTreeSet<&str> =
            stops.iter().filter_map(|stop| stop.split(':').next()).collect();
        assert_eq!(files.len(), stops.len(), "{name} comes to a file twice");
        assert!(stops.last().unwrap().starts_with("rendering:"), "{name} has no end");
    }
}

#[test]
fn a_page_is_read_as_it_is_meant() {
    let page = "# Walks\n\n## By foot\n\nFrom home.\n\n1. `a.rs`: `go`.\n2. rendering: all.\n\nBeside it: `crates/b.rs`.\n";
    let walks = walks(page);
    let [walk] = walks.as_slice() else { panic!("{walks:?}") };
    assert_eq!(walk.name, "By foot");
    assert_eq!(walk.stops, ["`a.rs`: `go`.", "rendering: all."]);
    assert_eq!(walk.beside, ["crates/b.rs"]);
}
