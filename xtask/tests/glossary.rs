//! No public type has a name with two meanings, but for those that `docs/glossary.md` says mean the same.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

fn page() -> String {
    fs::read_to_string(root().join("docs/glossary.md")).unwrap()
}

/// The public type that a line defines.
fn defined(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["struct ", "enum ", "trait ", "type "];
    let rest = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    // In a macro the name is a variable.
    rest.split(|c: char| !c.is_ascii_alphanumeric()).next().filter(|name| !name.is_empty())
}

/// Every name of a public type, with the crate of each definition.
fn definitions() -> BTreeMap<String, Vec<String>> {
    fn visit(folder: &Path, krate: &str, found: &mut BTreeMap<String, Vec<String>>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                visit(&path, krate, found);
            } else if path.extension().is_some_and(|end| end == "rs") {
                let text = fs::read_to_string(&path).unwrap();
                for name in text.lines().filter_map(defined) {
                    found.entry(name.to_owned()).or_default().push(krate.to_owned());
                }
            }
        }
    }
    let mut found = BTreeMap::new();
    for krate in fs::read_dir(root().join("crates")).unwrap() {
        let krate = krate.unwrap();
        let name = krate.file_name().into_string().unwrap();
        visit(&krate.path().join("src"), &name, &mut found);
    }
    found
}

/// What stands in code letters in a text.
fn code(text: &str) -> impl Iterator<Item = &str> {
    text.split('`').skip(1).step_by(2)
}

/// For each name the crates in which it means the same.
fn same(page: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let rows = page.lines().skip_while(|line| !line.starts_with("| name |")).skip(2);
    let rows = rows.take_while(|line| line.starts_with('|'));
    let row = |line| {
        let mut words = code(line);
        (words.next().unwrap(), words.collect())
    };
    rows.map(row).collect()
}

#[test]
fn a_name_has_one_meaning() {
    let page = page();
    let same = same(&page);
    let has_two = |name: &str, crates: &[String]| {
        let shared = same.get(name);
        let others = crates
            .iter()
            .filter(|krate| shared.is_none_or(|shared| !shared.contains(krate.as_str())));
        others.count() + usize::from(shared.is_some()) > 1
    };
    let types = definitions();
    assert!(types.len() > 300, "so few types cannot be all: {}", types.len());
    let found: BTreeSet<&str> = types
        .iter()
        .filter(|(name, crates)| has_two(name, crates))
        .map(|(name, _)| name.as_str())
        .collect();
    assert!(found.is_empty(), "two meanings: {found:?}");
}

#[test]
fn what_is_said_to_be_the_same_is_there() {
    let (page, found) = (page(), definitions());
    let same = same(&page);
    assert!(same.len() > 10, "the table of names is gone");
    for (name, crates) in same {
        assert!(crates.len() > 1, "{name} is in one crate only");
        for krate in crates {
            let has = found.get(name).is_some_and(|crates| crates.iter().any(|it| it == krate));
            assert!(has, "{krate} has no {name}");
        }
    }
}

#[test]
fn types_are_found_in_code() {
    assert_eq!(defined("pub struct Seq(pub u32);"), Some("Seq"));
    assert_eq!(defined("    pub enum Effect<C> {"), Some("Effect"));
    assert_eq!(defined("pub(crate) struct Draft {"), None);
    assert_eq!(defined("pub fn pace("), None);
}
