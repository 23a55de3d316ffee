//! Nothing betrays an alignment that nobody has called: of two games that differ in nothing else, both
//! players and whoever watches get messages of the same kinds, fields and lengths.

use serde_json::Value;

use crate::games::together;
use crate::socket::Client;
use crate::test_server::TestServer;

/// The fields of a message, and what kind each is; lists by their length.
fn shape(value: &Value, path: &str, found: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            for (name, value) in fields {
                shape(value, &format!("{path}.{name}"), found);
            }
        }
        Value::Array(items) => {
            found.push(format!("{path} [{}]", items.len()));
            for item in items {
                shape(item, &format!("{path}[]"), found);
            }
        }
        Value::String(_) => found.push(format!("{path} text")),
        Value::Number(_) => found.push(format!("{path} number")),
        Value::Bool(flag) => found.push(format!("{path} {flag}")),
        Value::Null => found.push(format!("{path} none")),
    }
}

/// Plays these moves, each by whoever is due, and returns the shapes of all that everybody heard.
fn heard(
    server: &TestServer,
    rules: &[(&str, &str)],
    moves: &[&str],
) -> Vec<Vec<(usize, Vec<String>)>> {
    let mut fields = vec![("game", "quarto"), ("opponent", "friend"), ("begins", "1")];
    fields.extend_from_slice(rules);
    let (table, browsers) = together(server, 2, &fields);
    let mut clients: Vec<Client> = browsers.iter().map(|b| Client::watch(b, &table)).collect();
    clients.push(Client::watch(&server.browser(), &table));
    // And our own page of each of them, which gets fragments.
    let mut pages: Vec<Client> =
        browsers.iter().map(|b| Client::watch_as(b, &table, wire::PAGE)).collect();
    pages.push(Client::watch_as(&server.browser(), &table, wire::PAGE));
    for what in moves {
        let due = clients.iter().position(Client::is_due).unwrap();
        let before = clients[due].step;
        clients[due].act(what);
        for client in &mut clients {
            while client.step <= before {
                client.hear();
            }
        }
    }
    for page in &mut pages {
        while page.step < clients[0].step {
            page.hear();
        }
    }
    clients.extend(pages);
    let shapes = |client: Client| {
        let one = |line: &String| {
            let mut found = Vec::new();
            shape(&serde_json::from_str(line).unwrap(), "", &mut found);
            assert_eq!(line.len() % wire::CLASS, 0, "lengths tell nothing");
            (line.len(), found)
        };
        client.heard.iter().map(one).collect()
    };
    clients.into_iter().map(shapes).collect()
}

/// The first message that is not the same.
fn difference(one: &[Vec<(usize, Vec<String>)>], other: &[Vec<(usize, Vec<String>)>]) -> String {
    for (who, (one, other)) in one.iter().zip(other).enumerate() {
        for (number, (one, other)) in one.iter().zip(other).enumerate() {
            if one != other {
                return format!("viewer {who}, message {number}: {one:?} and {other:?}");
            }
        }
    }
    "not the same number of messages".to_owned()
}

#[test]
fn an_alignment_that_nobody_called_changes_nothing() {
    let server = TestServer::open();
    for rules in [vec![], vec![("calling", "call")]] {
        // The same pieces: four light ones in a row, or three and one beside it.
        let made = ["+0", "a1", "+1", "b1", "+2", "c1", "+3", "d1", "+8", "a2"];
        let not = ["+0", "a1", "+1", "b1", "+2", "c1", "+3", "d2", "+8", "a2"];
        let (made, not) = (heard(&server, &rules, &made), heard(&server, &rules, &not));
        assert!(made == not, "{rules:?}: {}", difference(&made, &not));
    }
}
