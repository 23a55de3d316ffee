//! `docs/protocol.md` says what is so: every example in it is a message, or a lobby, word for word.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use serde_json::Value;
use wire::{FixedSeed, Lobby, NewSession, ToClient, ToServer};

const PAGE: &str = include_str!("../../../docs/protocol.md");

/// An example, and what it is said to be.
#[derive(Debug)]
struct Example {
    line: usize,
    /// To whom, and of which kind: `("client", "news")`. In later chapters examples are to clients.
    under: Option<(&'static str, &'static str)>,
    text: &'static str,
}

/// All lines of JSON that are messages.
fn examples() -> Vec<Example> {
    let (mut under, mut is_json) = (None, false);
    let mut found = Vec::new();
    for (line, text) in (1..).zip(PAGE.lines()) {
        if let Some(heading) = text.strip_prefix("### To the ") {
            under = heading.split_once(": ");
        } else if text.starts_with("## ") {
            under = None;
        } else if text.starts_with("```") {
            is_json = text == "```json";
        } else if is_json {
            found.push(Example { line, under, text });
        }
    }
    found
}

fn value(text: &str) -> Value {
    serde_json::from_str(text).unwrap()
}

#[test]
fn every_example_is_a_message() {
    for Example { line, under, text } in examples() {
        if let Some(("server", _)) = under {
            let message = ToServer::read(text).unwrap_or_else(|e| panic!("line {line}: {e}"));
            assert_eq!(message.write(), text, "line {line}");
        } else {
            let message = ToClient::read(text).unwrap_or_else(|e| panic!("line {line}: {e}"));
            assert_eq!(value(&message.write()), value(text), "line {line}");
        }
        if let Some((_, kind)) = under {
            assert_eq!(value(text)["type"], kind, "line {line}");
        }
    }
}

/// What a server is committed to is said as it is said there.
#[test]
fn the_example_of_draws_is_one() {
    let text = PAGE.split("```json draws\n").nth(1).unwrap().lines().next().unwrap();
    assert_eq!(FixedSeed::read(text).unwrap().write(), text);
}

/// Nothing is left out: there is an example of every kind of message, and of every outcome that the
/// table of outcomes names.
#[test]
fn every_kind_of_message_has_an_example() {
    let all = examples();
    let has = |whom, kind| all.iter().any(|example| example.under == Some((whom, kind)));
    for kind in ["do", "type", "phrase"] {
        assert!(has("server", kind), "{kind}");
    }
    for kind in ["hello", "news", "answer", "phrase", "bye"] {
        assert!(has("client", kind), "{kind}");
    }
    for outcome in ["done", "told", "stale", "refused", "confirm", "unknown"] {
        assert!(PAGE.contains(&format!("| `{outcome}` |")), "{outcome}");
        serde_json::from_value::<wire::AnswerKind>(outcome.into()).unwrap();
    }
}

/// Every word that the page names for `do` is one, but for `resume`, which is the server's own.
#[test]
fn every_word_of_the_page_is_a_wish() {
    let under = PAGE.split("| `what` | does |").nth(1).unwrap();
    let rows = under.lines().skip(2).take_while(|line| line.starts_with('|'));
    let words = rows.flat_map(|row| row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2));
    let words: Vec<&str> = words.filter(|word| *word != "resume").collect();
    assert!(words.len() > 15, "{words:?}");
    for word in words {
        let what = wire::command_word::read(word, 0).unwrap_or_else(|| panic!("{word}"));
        assert_eq!(wire::command_word::write(&what).as_deref(), Some(word));
    }
}

#[test]
fn the_example_of_a_lobby_is_one() {
    let text = PAGE.split("```json lobby\n").nth(1).unwrap().lines().next().unwrap();
    let lobby = Lobby::read(text).unwrap();
    assert_eq!(lobby.write(), text);
    assert_eq!(lobby.tables.len(), 1);
    let fields: Vec<String> =
        value(text)["tables"][0].as_object().unwrap().keys().cloned().collect();
    assert!(fields.contains(&"seats".to_owned()), "{fields:?}");
}

#[test]
fn a_session_is_read_and_never_shown() {
    let session = NewSession::read(r#"{"token":"secret"}"#).unwrap();
    assert_eq!(session.write(), r#"{"token":"secret"}"#);
    assert!(!format!("{session:?}").contains("secret"));
    let broken = NewSession::read(r#"{"token":"secret""#).unwrap_err();
    assert!(!format!("{broken} {broken:?}").contains("secret"));
}
