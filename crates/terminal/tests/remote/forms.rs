//! Forms, against a peer that answers what the test says.

use std::sync::mpsc::{Receiver, channel};

use table::{GameId, Seat};
use terminal::SpeechSettings;
use terminal::remote::{RemoteProblem, RemoteServer, ServerAddress, Timeouts, Trust};

use crate::peer::{Next, Peer, answer, response, start};
use crate::sitting::TOKEN;

/// A peer that gives these answers, one after the other, and the requests that it got.
fn answering(answers: Vec<String>) -> (Peer, Receiver<String>) {
    let (got, requests) = channel();
    let mut answers = answers.into_iter();
    let peer = start(move |_, stream| {
        let Some(text) = answers.next() else { return Next::Done };
        // A test that does not ask for the requests may be over by now.
        let _ = got.send(answer(stream, &text));
        if answers.len() == 0 { Next::Done } else { Next::More }
    });
    (peer, requests)
}

fn server(url: &str, folder: &tempfile::TempDir) -> RemoteServer {
    let (address, _) = ServerAddress::parse(url).unwrap();
    let tokens = folder.path().join("tokens");
    RemoteServer::new(
        address,
        tokens,
        SpeechSettings::default(),
        &Trust::System,
        Timeouts::default(),
    )
}

fn session() -> String {
    response("200 OK", &["Content-Type: application/json"], &format!("{{\"token\":\"{TOKEN}\"}}"))
}

fn draws() -> String {
    let fixed = r#"{"table":"p926","commitment":"00","form":"p926.1.00"}"#;
    response("200 OK", &["Content-Type: application/json"], fixed)
}

fn goes(to: &str) -> String {
    response("303 See Other", &[&format!("Location: {to}")], "")
}

#[test]
fn a_session_is_asked_for_once_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let (peer, requests) = answering(vec![
        session(),
        draws(),
        goes("/t/p926?x"),
        response("404 Not Found", &[], ""),
        goes("/t/p926"),
        goes("/settings"),
    ]);
    let url = format!("{}/games", peer.url());
    let mut first = server(&url, &folder);
    first.session().unwrap();
    let request = requests.recv().unwrap();
    assert!(request.starts_with("POST /games/api/session HTTP/1.1\r\n"), "{request}");
    assert!(!request.to_lowercase().contains("authorization"));
    let kept = std::fs::read_to_string(folder.path().join("tokens")).unwrap();
    assert_eq!(kept, format!("{url} {TOKEN}\n"));

    // Another terminal of the same person.
    let mut second = server(&url, &folder);
    let fields = [("game", "quarto".to_owned()), ("luck", "a&b=c é".to_owned())];
    let table = second.found(&fields).unwrap();
    assert_eq!(table.as_str(), "p926");
    let request = requests.recv().unwrap();
    assert!(request.starts_with("GET /games/api/draws HTTP/1.1\r\n"), "{request}");
    let request = requests.recv().unwrap();
    assert!(request.starts_with("POST /games/new HTTP/1.1\r\n"), "{request}");
    assert!(
        request.to_lowercase().contains(&format!("authorization: bearer {TOKEN}").to_lowercase())
    );
    assert!(request.ends_with("game=quarto&luck=a%26b%3Dc+%C3%A9&table=p926.1.00"), "{request}");

    // A server that is not committed is not asked for more; something is added anyway.
    second.sit(&table, Seat::new(2)).unwrap();
    let request = requests.recv().unwrap();
    assert!(request.starts_with("GET /games/api/draws/p926 HTTP/1.1\r\n"), "{request}");
    let request = requests.recv().unwrap();
    assert!(request.starts_with("POST /games/t/p926/sit "), "{request}");
    let (_, fields) = request.split_once("\r\n\r\nseat=2&luck=").unwrap();
    assert!(fields.len() == 32 && fields.bytes().all(|byte| byte.is_ascii_hexdigit()), "{request}");

    second.rename(" Anna ").unwrap();
    assert!(requests.recv().unwrap().ends_with("\r\n\r\nname=Anna"));
    assert_eq!(second.rename(" "), Err(RemoteProblem::Name));
    assert_eq!(second.rename(&"x".repeat(25)), Err(RemoteProblem::Name));
    assert!(!format!("{first:?} {second:?}").contains(TOKEN));
}

#[test]
fn what_goes_wrong_has_a_name() {
    use std::time::Duration;
    let table: GameId = "p926".parse().unwrap();
    let rows = [
        (response("404 Not Found", &[], ""), RemoteProblem::NoTable),
        (response("403 Forbidden", &[], ""), RemoteProblem::Forbidden),
        (response("422 Unprocessable", &[], ""), RemoteProblem::Terms),
        (
            response("429 Too Many", &["Retry-After: 7"], ""),
            RemoteProblem::TooOften(Duration::from_secs(7)),
        ),
        (
            response("503 Unavailable", &["Retry-After: soon"], ""),
            RemoteProblem::Unavailable(Duration::from_secs(5)),
        ),
        (response("200 OK", &[], "a page"), RemoteProblem::NoServer),
        (response("303 See Other", &[], ""), RemoteProblem::NoServer),
        // A form is not carried elsewhere, least of all with a token.
        (
            response("307 Temporary", &["Location: http://127.0.0.1:9/"], ""),
            RemoteProblem::NoServer,
        ),
        (response("301 Moved", &["Location: https://127.0.0.1:9/"], ""), RemoteProblem::Insecure),
        (response("308 Moved", &["Location: https://127.0.0.1:9/"], ""), RemoteProblem::Insecure),
        ("HTTP/1.1 what\r\n\r\n".to_owned(), RemoteProblem::NoServer),
    ];
    for (text, problem) in rows {
        let folder = tempfile::tempdir().unwrap();
        let (peer, _requests) = answering(vec![session(), draws(), text.clone()]);
        assert_eq!(server(&peer.url(), &folder).sit(&table, None), Err(problem), "{text}");
    }
}

#[test]
fn whoever_gives_no_session_is_no_server() {
    let rows = [
        (response("404 Not Found", &[], ""), RemoteProblem::NoServer),
        (response("200 OK", &[], "<html>"), RemoteProblem::NoServer),
        (response("200 OK", &[], "{\"token\":\"with space\"}"), RemoteProblem::NoServer),
        (response("200 OK", &[], "{\"token\":\"a\\r\\nX: b\"}"), RemoteProblem::NoServer),
        (response("301 Moved", &["Location: https://127.0.0.1/"], ""), RemoteProblem::Insecure),
    ];
    for (text, problem) in rows {
        let folder = tempfile::tempdir().unwrap();
        let (peer, _requests) = answering(vec![text.clone()]);
        assert_eq!(server(&peer.url(), &folder).session(), Err(problem), "{text}");
        assert!(!folder.path().join("tokens").exists(), "{text}");
    }
}

#[test]
fn where_nobody_answers_nobody_is_known() {
    let folder = tempfile::tempdir().unwrap();
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let nobody = format!("http://{}", listener.local_addr().unwrap());
    drop(listener);
    assert_eq!(server(&nobody, &folder).session(), Err(RemoteProblem::Unreachable));
}

#[test]
fn a_token_that_cannot_be_kept_is_said_so() {
    let folder = tempfile::tempdir().unwrap();
    // There is a folder where the file should be.
    std::fs::create_dir(folder.path().join("tokens")).unwrap();
    let (peer, _requests) = answering(vec![session()]);
    assert_eq!(server(&peer.url(), &folder).session(), Err(RemoteProblem::Unkept));
}

#[test]
fn the_lobby_is_read() {
    const PAGE: &str = include_str!("../../../../docs/protocol.md");
    let folder = tempfile::tempdir().unwrap();
    let text = PAGE.split("```json lobby\n").nth(1).unwrap().lines().next().unwrap();
    let (peer, _requests) = answering(vec![session(), response("200 OK", &[], text)]);
    let [table] = &server(&peer.url(), &folder).lobby().unwrap()[..] else { panic!("one table") };
    assert_eq!(table.seats, [Some("Anna".to_owned()), None]);
    for nonsense in ["", "[]", "{\"tables\":{}}"] {
        let folder = tempfile::tempdir().unwrap();
        let (peer, _requests) = answering(vec![session(), response("200 OK", &[], nonsense)]);
        assert_eq!(
            server(&peer.url(), &folder).lobby(),
            Err(RemoteProblem::NoServer),
            "{nonsense}"
        );
    }
}
