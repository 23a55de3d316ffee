//! What sort of person a name stands for.

use table::{Entry, Event, PersonId, PersonKind, Sitter, Table, Viewer};

use crate::help::seat;

fn person(text: &str) -> PersonId {
    text.parse().unwrap()
}

fn beside(owner: &str, chair: u8) -> PersonKind {
    PersonKind::Beside { owner: person(owner), chair: seat(chair) }
}

#[test]
fn names_say_what_sort_of_person_it_is() {
    for (text, kind) in [
        ("anna", PersonKind::Person),
        ("anna-2", beside("anna", 2)),
        ("k3x9-5", beside("k3x9", 5)),
        // No chairs.
        ("anna-6", PersonKind::Person),
        ("anna-02", PersonKind::Person),
        ("anna-b", PersonKind::Person),
        ("anna-", PersonKind::Person),
        ("-2", PersonKind::Person),
        ("anna-2-3", PersonKind::Person),
        // A keyboard is no device, whatever its letters.
        ("here-k3x9", PersonKind::Terminal),
        ("here-2", PersonKind::Terminal),
        ("here-k3x9-2", PersonKind::Terminal),
        ("here", PersonKind::Person),
    ] {
        assert_eq!(person(text).kind(), kind, "{text}");
        let owner = if let PersonKind::Beside { owner, .. } = kind { owner } else { person(text) };
        assert_eq!(person(text).owner(), owner, "{text}");
    }
}

#[test]
fn what_is_made_is_read_as_it_was_made() {
    let anna = person("anna");
    assert_eq!(PersonId::beside(&anna, seat(3)), Some(person("anna-3")));
    assert_eq!(PersonId::beside(&person("anna-3"), seat(2)), None);
    assert_eq!(PersonId::beside(&person("here-x"), seat(2)), None);
    assert_eq!(PersonId::beside(&person("here"), seat(2)), None);
    assert_eq!(PersonId::beside(&person(&"x".repeat(39)), seat(2)), None);
    assert_eq!(PersonId::at_terminal("k3x9"), Ok(person("here-k3x9")));
    assert!(PersonId::at_terminal("").is_err());
    assert!(PersonId::at_terminal("a b").is_err());
}

/// Logs as they were written before names had kinds.
#[test]
fn old_logs_read_as_before() {
    let seed = "00".repeat(32);
    let log = [
        &format!("1 0 - create g1 quartex 3csh untimed casual lot - {seed}"),
        "1 1 - sit 1 person:k3x9",
        "1 2 - sit 2 person:k3x9-2",
        "1 3 - sit 3 person:here-abcd",
    ];
    let entries: Vec<Entry> = log.iter().map(|line| line.parse().unwrap()).collect();
    for (line, entry) in log.iter().zip(&entries) {
        assert_eq!(*line, entry.to_string());
    }
    assert!(matches!(entries[1].events[0], Event::Aloud(_)));
    let view = Table::fold(&entries).unwrap().view(Viewer::Spectator).unwrap();
    let kinds = view.places.iter().map(|place| match &place.sitter {
        Sitter::Person(person) => person.kind(),
        other => panic!("{other}"),
    });
    let expected = [PersonKind::Person, beside("k3x9", 2), PersonKind::Terminal];
    assert_eq!(kinds.collect::<Vec<_>>(), expected);
}
