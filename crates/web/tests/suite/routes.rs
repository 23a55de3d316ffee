//! Every address there is: what is written about them, and that there is no other.

use std::path::Path;

use web::{Budget, Guard, ROUTES, Route};

use crate::test_server::TestServer;

/// How `docs/routes.md` writes an address.
fn row(route: &Route) -> String {
    let takes: Vec<String> =
        route.takes.iter().map(|take| format!("{} {}", take.from.name(), take.units)).collect();
    let (method, path, guard) = (route.method, route.path, route.guard.name());
    format!("| `{method}` | `{path}` | {guard} | {} |", takes.join(", "))
}

#[test]
fn the_page_about_routes_has_all_of_them() {
    const PAGE: &str = include_str!("../../../../docs/routes.md");
    let written: Vec<&str> = PAGE.lines().filter(|line| line.starts_with("| `")).collect();
    let rows: Vec<String> = ROUTES.iter().map(row).collect();
    assert_eq!(written, rows, "docs/routes.md should have\n{}", rows.join("\n"));
    for guard in [Guard::Open, Guard::Form, Guard::Socket, Guard::Program] {
        assert!(PAGE.contains(&format!("- **{}**", guard.name())), "{guard:?}");
    }
    for budget in Budget::ALL {
        assert!(PAGE.contains(&format!("- **{}**", budget.name())), "{budget:?}");
    }
}

/// What changes something takes a form through the gate; what is looked at has a price.
#[test]
fn every_route_has_a_guard_and_a_price() {
    for route in ROUTES {
        let first = route.takes.first().map(|take| take.from);
        match (route.method, route.guard) {
            ("GET", Guard::Open | Guard::Socket) => {
                assert_eq!(first, Some(Budget::Reading), "{route:?}");
            }
            ("POST", Guard::Form) => assert_eq!(first, Some(Budget::Sending), "{route:?}"),
            // It gives a secret to whoever asks, and does nothing in anybody's name.
            ("POST", Guard::Program) => assert_eq!(route.path, "/api/session"),
            _ => panic!("{route:?}"),
        }
        assert!(route.takes.iter().all(|take| take.units > 0), "{route:?}");
    }
}

/// The router is made from the list, in one place.
#[test]
fn nothing_else_adds_a_route() {
    fn search(folder: &Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                search(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            for word in ["Router::new(", ".route(", ".fallback(", ".nest(", ".merge(", "_service("]
            {
                let times = text.matches(word).count();
                found.extend(std::iter::repeat_n(format!("{} {word}", path.display()), times));
            }
        }
    }
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut found = Vec::new();
    search(&source, &mut found);
    let here = source.join("routes.rs");
    let mut expected = [".fallback(", ".route(", "Router::new("]
        .map(|word| format!("{} {word}", here.display()))
        .to_vec();
    found.sort();
    expected.sort();
    assert_eq!(found, expected);
}

/// Each is there, and nothing is behind a method that is not in the list.
#[test]
fn every_route_is_there() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = crate::games::quick(&mut anna, "quarto", "1");
    let id = table.strip_prefix("/t/").unwrap();
    for route in ROUTES {
        let path = route.path.replace("{id}", id).replace("{game}", "quarto");
        let other = if route.method == "GET" { "POST" } else { "GET" };
        let has_other = ROUTES.iter().any(|o| o.path == route.path && o.method == other);
        assert_ne!(anna.send(route.method, &path, &[], "").status, 405, "{route:?}");
        let status = anna.send(other, &path, &[], "").status;
        assert_eq!(status == 405, !has_other, "{other} {path}: {status}");
        let put = anna.send("PUT", &path, &[], "");
        assert_eq!(put.status, 405, "{path}");
        assert!(put.header("allow").is_some_and(|allowed| allowed.contains(route.method)));
    }
    // Whoever loads the answer to a form of a table again gets the table.
    for form in ["sit", "do", "say", "phrase"] {
        assert_eq!(anna.get(&format!("{table}/{form}")).location(), table, "{form}");
    }
}
