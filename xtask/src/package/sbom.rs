//! The bill of materials: every crate that is built into the program, in `CycloneDX` 1.6 (JSON).
//!
//! From `cargo metadata` and `Cargo.lock`, without a tool that would have to be installed. What only builds
//! the program (build scripts, macros and what they use) is in it with the scope `excluded`. What a crate
//! brings along in C (SQLite, jemalloc, ring) counts as that crate.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;

use cargo_metadata::camino::Utf8Path;
use cargo_metadata::{
    DependencyKind, Metadata, MetadataCommand, Node, NodeDep, Package, PackageId,
};
use serde_json::{Value, json};

use crate::command_line::CommandLine;
use crate::stop::Stop;
use crate::tally::Tally;

/// The bill for the program, built on and for this machine (`x86_64-unknown-linux-gnu`), at this moment
/// in seconds since 1970.
pub(super) fn of(root: &Utf8Path, host: &str, moment: &str) -> Result<String, Stop> {
    let command =
        CommandLine::new("date", ["-u", "-d", &format!("@{moment}"), "+%Y-%m-%dT%H:%M:%SZ"]);
    let time = command.ask(root).ok_or_else(|| command.failed(Tally::NONE))?;
    let options = ["--locked", "--filter-platform", host].map(str::to_owned).to_vec();
    let metadata = MetadataCommand::new()
        .manifest_path(root.join("Cargo.toml"))
        .other_options(options)
        .exec()?;
    let lock = root.join("Cargo.lock");
    let lock = fs::read_to_string(&lock).map_err(Stop::file(lock))?;
    Ok(format!("{:#}\n", bill(&metadata, &checksums(&lock), time.trim())))
}

/// By name and version: what the registry says that a crate's archive adds up to.
type Checksums<'l> = BTreeMap<(&'l str, &'l str), &'l str>;

fn checksums(lock: &str) -> Checksums<'_> {
    let read = |block: &'_ str, name: &str| -> Option<(usize, usize)> {
        let start = block.find(&format!("\n{name} = \""))? + name.len() + 5;
        Some((start, start + block[start..].find('"')?))
    };
    let blocks = lock.split("[[package]]").skip(1);
    blocks
        .filter_map(|block| {
            let field = |name| read(block, name).and_then(|(start, end)| block.get(start..end));
            Some(((field("name")?, field("version")?), field("checksum")?))
        })
        .collect()
}

fn bill(metadata: &Metadata, checksums: &Checksums<'_>, time: &str) -> Value {
    let packages: BTreeMap<&PackageId, &Package> =
        metadata.packages.iter().map(|package| (&package.id, package)).collect();
    let resolve = metadata.resolve.iter().flat_map(|resolve| &resolve.nodes);
    let nodes: BTreeMap<&PackageId, &Node> = resolve.map(|node| (&node.id, node)).collect();
    let program = metadata.packages.iter().find(|package| package.name.as_str() == "fourfold");
    // What macros are made of runs while the program is built, and is not in it.
    let is_macro = |id: &PackageId| {
        let targets = packages.get(id).into_iter().flat_map(|package| &package.targets);
        targets.into_iter().any(cargo_metadata::Target::is_proc_macro)
    };
    let in_it = |id: &PackageId, used: &NodeDep| {
        !is_macro(id) && !is_macro(&used.pkg) && is_used(used, &[DependencyKind::Normal])
    };
    let built_in = reached(&nodes, program, in_it);
    let all = reached(&nodes, program, |_, used| is_used(used, &KINDS));
    let listed = all.iter().filter_map(|id| packages.get(id).copied());
    let component = |package: &Package| {
        let is_in = built_in.contains(&package.id);
        describe(package, checksums, if is_in { "required" } else { "excluded" })
    };
    let is_program = |package: &&Package| program.is_some_and(|program| program.id == package.id);
    let components: Vec<Value> =
        listed.clone().filter(|package| !is_program(package)).map(component).collect();
    let dependencies: Vec<Value> = listed
        .map(|package| {
            let used = nodes.get(&package.id).into_iter().flat_map(|node| &node.deps);
            let used = used.filter(|used| all.contains(&used.pkg) && is_used(used, &KINDS));
            let used = used.filter_map(|used| packages.get(&used.pkg).copied()).map(purl);
            let used: BTreeSet<String> = used.collect();
            json!({ "ref": purl(package), "dependsOn": used })
        })
        .collect();
    json!({
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "timestamp": time,
            "tools": { "components": [{ "type": "application", "name": "cargo xtask package" }] },
            "component": program.map(|program| {
                let mut component = describe(program, checksums, "required");
                component["type"] = "application".into();
                component
            }),
        },
        "components": components,
        "dependencies": dependencies,
    })
}

/// What ends up in the program, and what builds it; not what tests it.
const KINDS: [DependencyKind; 2] = [DependencyKind::Normal, DependencyKind::Build];

fn is_used(used: &NodeDep, kinds: &[DependencyKind]) -> bool {
    used.dep_kinds.iter().any(|kind| kinds.contains(&kind.kind))
}

/// Everything that is reached from the program by uses that count, and the program.
fn reached<'m>(
    nodes: &BTreeMap<&'m PackageId, &'m Node>,
    program: Option<&'m Package>,
    counts: impl Fn(&PackageId, &NodeDep) -> bool,
) -> BTreeSet<&'m PackageId> {
    let mut found: BTreeSet<&PackageId> = program.map(|program| &program.id).into_iter().collect();
    let mut waiting: Vec<&PackageId> = found.iter().copied().collect();
    while let Some(id) = waiting.pop() {
        for used in nodes.get(id).into_iter().flat_map(|node| &node.deps) {
            if counts(id, used) && found.insert(&used.pkg) {
                waiting.push(&used.pkg);
            }
        }
    }
    found
}

/// The name that a package has in every list of this kind.
fn purl(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version)
}

fn describe(package: &Package, checksums: &Checksums<'_>, scope: &str) -> Value {
    let version = package.version.to_string();
    let mut component = json!({
        "type": "library",
        "bom-ref": purl(package),
        "name": package.name.as_str(),
        "version": version,
        "scope": scope,
        "purl": purl(package),
    });
    if let Some(licence) = &package.license {
        // As some wrote it before there was a way.
        let expression = licence.replace('/', " OR ");
        component["licenses"] = json!([{ "expression": expression }]);
    }
    if let Some(sum) = checksums.get(&(package.name.as_str(), version.as_str())) {
        component["hashes"] = json!([{ "alg": "SHA-256", "content": sum }]);
    }
    if let Some(place) = &package.repository {
        component["externalReferences"] = json!([{ "type": "vcs", "url": place }]);
    }
    component
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The bill of the workspace as it is.
    fn ours() -> Value {
        let root = Utf8Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/.."));
        let text = of(root, "x86_64-unknown-linux-gnu", "1700000000").unwrap();
        serde_json::from_str(&text).unwrap()
    }

    fn texts<'v>(list: &'v Value, field: &str) -> Vec<&'v str> {
        list.as_array().unwrap().iter().map(|item| item[field].as_str().unwrap()).collect()
    }

    /// What the schema of `CycloneDX` 1.6 demands, and what makes a bill useful.
    #[test]
    fn the_bill_has_the_shape_that_it_must_have() {
        let bill = ours();
        assert_eq!(
            (&bill["bomFormat"], &bill["specVersion"]),
            (&"CycloneDX".into(), &"1.6".into())
        );
        assert_eq!(bill["metadata"]["timestamp"], "2023-11-14T22:13:20Z");
        assert_eq!(bill["metadata"]["component"]["name"], "fourfold");
        let components = bill["components"].as_array().unwrap();
        assert!(components.len() > 150, "{}", components.len());
        let mut refs: BTreeSet<&str> = texts(&bill["components"], "bom-ref").into_iter().collect();
        assert_eq!(refs.len(), components.len(), "every one has a name of its own");
        refs.insert(bill["metadata"]["component"]["bom-ref"].as_str().unwrap());
        for component in components {
            assert_eq!(component["type"], "library");
            assert!(["required", "excluded"].contains(&component["scope"].as_str().unwrap()));
            let licence = component["licenses"][0]["expression"].as_str();
            assert!(licence.is_some_and(|licence| !licence.contains('/')), "{component}");
            let is_ours = component["hashes"].is_null();
            let sum = component["hashes"][0]["content"].as_str().unwrap_or_default();
            assert!(is_ours || sum.len() == 64, "{component}");
        }
        // Everything is listed once with what it uses, and what is used is listed.
        let told: BTreeSet<&str> = texts(&bill["dependencies"], "ref").into_iter().collect();
        assert_eq!(told, refs);
        for dependency in bill["dependencies"].as_array().unwrap() {
            for used in dependency["dependsOn"].as_array().unwrap() {
                assert!(refs.contains(used.as_str().unwrap()), "{used}");
            }
        }
    }

    #[test]
    fn what_is_built_in_is_told_from_what_builds_and_from_what_tests() {
        let bill = ours();
        let scope = |name: &str| {
            let components = bill["components"].as_array().unwrap();
            let found = components.iter().find(|component| component["name"] == name);
            found.map(|component| component["scope"].as_str().unwrap().to_owned())
        };
        assert_eq!(scope("axum").as_deref(), Some("required"));
        assert_eq!(scope("libsqlite3-sys").as_deref(), Some("required"));
        assert_eq!(scope("store").as_deref(), Some("required"));
        assert_eq!(scope("serde_derive").as_deref(), Some("excluded"));
        assert_eq!(scope("syn").as_deref(), Some("excluded"));
        assert_eq!(scope("cc").as_deref(), Some("excluded"));
        // Tests alone use these.
        assert_eq!((scope("rcgen"), scope("proptest"), scope("xtask")), (None, None, None));
    }

    #[test]
    fn checksums_are_those_of_the_lock_file() {
        let lock = "version = 4\n\n[[package]]\nname = \"a\"\nversion = \"1.0\"\nsource = \"r\"\n\
                    checksum = \"ff\"\n\n[[package]]\nname = \"b\"\nversion = \"2.0\"\n";
        assert_eq!(checksums(lock), BTreeMap::from([(("a", "1.0"), "ff")]));
    }
}
