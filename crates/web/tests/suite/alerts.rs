//! Alerts and dashboard name what a server really prints, and all of it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use serde_json::Value;

use crate::games::quick;
use crate::test_server::TestServer;

fn root() -> &'static Path {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../.."))
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap()
}

/// What a server prints: the kind of each metric.
fn printed() -> BTreeMap<String, String> {
    let server = TestServer::open();
    let mut anna = server.browser();
    quick(&mut anna, "quarto", "1");
    let text = anna.get("/metrics").body;
    let kinds = text.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split_once(' '));
    kinds.map(|(name, kind)| (name.to_owned(), kind.to_owned())).collect()
}

/// The names of its lines: what may be asked for.
fn lines(name: &str, kind: &str) -> Vec<String> {
    let endings: &[&str] = match kind {
        "counter" => &["_total"],
        "gauge" => &[""],
        "histogram" => &["_bucket", "_sum", "_count"],
        other => panic!("{name} is a {other}"),
    };
    endings.iter().map(|ending| format!("{name}{ending}")).collect()
}

/// Every word of a text that is the name of a metric.
fn named(text: &str) -> BTreeSet<String> {
    let words = text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    words.filter(|word| word.starts_with("fourfold_")).map(str::to_owned).collect()
}

/// What stands after `expr:` in the rules.
fn rules() -> String {
    let text = read("packaging/prometheus/fourfold.rules.yml");
    let indent = |line: &str| line.len() - line.trim_start().len();
    let mut lines = text.lines().peekable();
    let mut found = String::new();
    while let Some(line) = lines.next() {
        let Some(rule) = line.trim().strip_prefix("expr:") else { continue };
        let mut rule = if rule.trim() == ">-" { String::new() } else { rule.trim().to_owned() };
        while let Some(more) = lines.next_if(|more| indent(more) > indent(line)) {
            rule = format!("{rule} {}", more.trim());
        }
        found = format!("{found}{}\n", rule.trim());
    }
    found
}

/// What the panels ask for.
fn dashboard() -> String {
    let dashboard: Value = serde_json::from_str(&read("packaging/grafana/fourfold.json")).unwrap();
    let panels = dashboard["panels"].as_array().unwrap();
    let targets = panels.iter().flat_map(|panel| panel["targets"].as_array().unwrap());
    let asked: Vec<&str> = targets.map(|target| target["expr"].as_str().unwrap()).collect();
    asked.join("\n") + "\n"
}

#[test]
fn alerts_and_dashboard_name_what_a_server_prints() {
    let printed = printed();
    let known: BTreeSet<String> =
        printed.iter().flat_map(|(name, kind)| lines(name, kind)).collect();
    let (rules, dashboard) = (rules(), dashboard());
    assert!(rules.lines().count() >= 10, "{rules}");
    for (where_from, text) in [("the rules", &rules), ("the dashboard", &dashboard)] {
        for name in named(text) {
            assert!(known.contains(&name), "{where_from}: no server prints {name}");
        }
    }
    // Whoever looks at the dashboard sees all there is.
    for (name, kind) in &printed {
        let shown = named(&dashboard);
        let is_shown = lines(name, kind).iter().any(|line| shown.contains(line));
        assert!(is_shown, "the dashboard shows nothing of {name}");
    }
}

/// A wrong label is an alert that never comes: what is asked for stands in the list of metrics, which says
/// what the labels can be.
#[test]
fn labels_are_those_of_the_list() {
    let page = read("docs/hosting.md");
    let list: BTreeMap<String, &str> = page
        .lines()
        .filter(|line| line.starts_with("| `fourfold_"))
        .flat_map(|line| named(line).into_iter().map(move |name| (name, line)))
        .collect();
    for (name, kind) in printed() {
        assert!(
            list.contains_key(&name) || list.contains_key(&format!("{name}_total")),
            "docs/hosting.md: no row of {name}, a {kind}"
        );
    }
    let asked = format!("{}{}", rules(), dashboard());
    let mut checked = 0;
    for (start, _) in asked.match_indices("fourfold_") {
        let rest = &asked[start..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap();
        let (name, rest) = rest.split_at(end);
        let Some(labels) = rest.strip_prefix('{').and_then(|rest| rest.split_once('}')) else {
            continue;
        };
        for label in labels.0.split(',').filter(|label| !label.starts_with("instance=")) {
            let (label, value) = label.split_once('=').unwrap();
            let row = list[name];
            assert!(row.contains(label), "{name} has no label {label}");
            let value = value.trim_matches(['~', '"']);
            assert!(label == "status" || row.contains(&format!("`{value}`")), "{name}: {value}");
            checked += 1;
        }
    }
    assert!(checked >= 4, "{checked}");
}
