//! `docs/dependencies.md` names every dependency once, with those who use it.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cargo_metadata::camino::{Utf8Path, Utf8PathBuf};
use cargo_metadata::{DependencyKind, MetadataCommand};

fn root() -> Utf8PathBuf {
    Utf8Path::new(env!("CARGO_MANIFEST_DIR")).join("..")
}

/// Who uses what: crates in tests alone stand as `web (tests)`, as on the page.
fn declared() -> BTreeMap<String, BTreeSet<String>> {
    let mut users: BTreeMap<(String, String), bool> = BTreeMap::new();
    for manifest in ["Cargo.toml", "fuzz/Cargo.toml"] {
        let metadata =
            MetadataCommand::new().manifest_path(root().join(manifest)).no_deps().exec().unwrap();
        for package in metadata.packages {
            let user = package.name.as_str().strip_prefix("fourfold-").unwrap_or(&package.name);
            for used in package.dependencies.iter().filter(|used| used.path.is_none()) {
                let only_tests = users.entry((used.name.clone(), user.to_owned())).or_insert(true);
                *only_tests &= used.kind == DependencyKind::Development;
            }
        }
    }
    let mut declared: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for ((used, user), only_tests) in users {
        let user = if only_tests { format!("{user} (tests)") } else { user };
        declared.entry(used).or_default().insert(user);
    }
    declared
}

/// The rows of the table whose head begins like this, as cells.
fn rows<'a>(page: &'a str, head: &str) -> Vec<Vec<&'a str>> {
    page.lines()
        .skip_while(|line| !line.starts_with(head))
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect()
}

fn page() -> String {
    fs::read_to_string(root().join("docs/dependencies.md")).unwrap()
}

#[test]
fn the_page_names_what_the_manifests_name_and_who_uses_it() {
    let page = page();
    let rows = rows(&page, "| crate |");
    let told: BTreeMap<String, BTreeSet<String>> = rows
        .iter()
        .map(|row| (row[0].to_owned(), row[1].split(", ").map(str::to_owned).collect()))
        .collect();
    let declared = declared();
    for (used, users) in &declared {
        assert_eq!(told.get(used), Some(users), "docs/dependencies.md: the row of {used}");
    }
    for used in told.keys() {
        assert!(declared.contains_key(used), "docs/dependencies.md: nobody uses {used}");
    }
}

#[test]
fn every_dependency_has_one_row_which_says_what_it_is_for() {
    let page = page();
    let rows = rows(&page, "| crate |");
    for pair in rows.windows(2) {
        assert!(
            pair[0][0] < pair[1][0],
            "{} and {}: once, by the alphabet",
            pair[0][0],
            pair[1][0]
        );
    }
    for row in &rows {
        assert!(row.len() == 4 && !row[2].is_empty(), "{row:?}");
    }
}

#[test]
fn the_packages_of_the_browser_are_those_of_its_manifest() {
    let page = page();
    let manifest = fs::read_to_string(root().join("browser/package.json")).unwrap();
    let (_, dependencies) = manifest.split_once("\"devDependencies\": {").unwrap();
    let named: Vec<&str> = dependencies
        .lines()
        .filter_map(|line| line.trim().strip_prefix('"')?.split_once('"'))
        .map(|(name, _)| name)
        .collect();
    let told: Vec<&str> = rows(&page, "| package |").iter().map(|row| row[0]).collect();
    assert_eq!(told, named);
}

/// What links something that is not Rust, or compiles it, says so (`links`): of all that the program is built
/// from, and nothing else, has a row.
#[test]
fn what_is_not_rust_has_a_row() {
    let options = ["--locked", "--filter-platform", "x86_64-unknown-linux-gnu"];
    let metadata = MetadataCommand::new()
        .manifest_path(root().join("Cargo.toml"))
        .other_options(options.map(str::to_owned).to_vec())
        .exec()
        .unwrap();
    let nodes = &metadata.resolve.as_ref().unwrap().nodes;
    let program = metadata.packages.iter().find(|one| one.name.as_str() == "fourfold").unwrap();
    let mut built = BTreeSet::from([&program.id]);
    let mut waiting = vec![&program.id];
    while let Some(id) = waiting.pop() {
        let node = nodes.iter().find(|node| node.id == *id).unwrap();
        for used in &node.deps {
            let only_tests =
                |kind: &cargo_metadata::DepKindInfo| kind.kind == DependencyKind::Development;
            if !used.dep_kinds.iter().all(only_tests) && built.insert(&used.pkg) {
                waiting.push(&used.pkg);
            }
        }
    }
    assert!(built.len() > 200, "{}", built.len());
    let compiled: BTreeSet<&str> = metadata
        .packages
        .iter()
        .filter(|package| built.contains(&package.id) && package.links.is_some())
        .map(|package| package.name.as_str())
        .collect();
    let page = page();
    let told: BTreeSet<&str> = rows(&page, "| compiled |").iter().map(|row| row[0]).collect();
    assert_eq!(told, compiled);
}
