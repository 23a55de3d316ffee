//! Too much, too long, too slow.

use std::io::{ErrorKind, Read as _, Write as _};
use std::net::TcpStream;
use std::path::Path;
use std::time::{Duration, Instant};

use tungstenite::Message;
use web::{Budget, Config, Route};
use wire::{AnswerKind, ToClient, ToServer};

use crate::games::{quick, together};
use crate::socket::Client;
use crate::test_server::{TestServer, said};

#[test]
fn a_message_that_is_too_long_closes() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = quick(&mut anna, "quarto", "1");
    let mut client = Client::watch(&anna, &table);
    let text = "x".repeat(wire::LONGEST);
    let long =
        ToServer::Type { nonce: "n".into(), step: 0, text, here: None, sure: false, luck: None };
    client.socket.send(Message::text(long.write())).unwrap();
    assert_eq!(client.closing().unwrap().code, 1009.into());
    // So long that it is not even read to its end.
    let mut client = Client::watch(&anna, &table);
    client.socket.send(Message::text("x".repeat(5 * wire::LONGEST))).unwrap();
    assert_eq!(client.closing().unwrap().code, 1009.into());
}

#[test]
fn whoever_says_too_much_is_shown_out() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = quick(&mut anna, "quarto", "1");
    let mut client = Client::watch(&anna, &table);
    let start = Instant::now();
    // Without waiting for an answer, so that it is quick on slow machines too.
    for number in 0..=100 {
        let (nonce, text) = (format!("t{number}"), "turn".to_owned());
        client.send(&ToServer::Type { nonce, step: 0, text, here: None, sure: false, luck: None });
    }
    let mut answers = 0;
    let closed = loop {
        match client.socket.read().unwrap() {
            Message::Text(text) => {
                let message = ToClient::read(&text).unwrap();
                answers += u32::from(matches!(message, ToClient::Answer { .. }));
            }
            Message::Close(frame) => break frame.unwrap(),
            _ => {}
        }
    };
    assert!(start.elapsed() < Duration::from_secs(20), "too slow a machine to tell");
    assert_eq!((answers, closed.code), (100, 1008.into()));
}

#[test]
fn a_phrase_is_heard_by_all_and_not_too_often() {
    let server = TestServer::open();
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, browsers) = together(&server, 2, &fields);
    let mut clients = browsers.iter().map(|browser| Client::watch(browser, &table));
    let (mut first, mut second) = (clients.next().unwrap(), clients.next().unwrap());
    let start = Instant::now();
    // By its name, or typed in words of one's language.
    for number in 0..6 {
        let told = if number == 0 {
            let (nonce, phrase) = (first.nonce(), "luck".to_owned());
            first.ask(&ToServer::Phrase { nonce, phrase })
        } else {
            first.say("Good luck!")
        };
        assert_eq!(told, (AnswerKind::Done, Vec::new()));
        let heard = loop {
            if let ToClient::Phrase { say } = second.hear() {
                break say;
            }
        };
        assert_eq!(heard, "Founder: Good luck!");
    }
    let (outcome, say) = first.say("Good luck!");
    assert!(start.elapsed() < Duration::from_secs(20), "too slow a machine to tell");
    assert_eq!(outcome, AnswerKind::Refused);
    assert!(!say.is_empty());
    // Whoever is not hindered may answer, and a move is no phrase.
    assert_eq!(second.say("thank you").0, AnswerKind::Done);
    assert_eq!(first.say("turn").0, AnswerKind::Told);
    let unknown = ToServer::Phrase { nonce: second.nonce(), phrase: "<b>".to_owned() };
    assert_eq!(second.ask(&unknown).0, AnswerKind::Refused);
}

#[test]
fn nonsense_closes() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let table = quick(&mut anna, "quarto", "1");
    for wrong in [
        "",
        "{}",
        "[]",
        "{\"type\":\"do\"}",
        "{\"type\":\"do\",\"nonce\":\"a b\",\"step\":1,\"what\":\"b3\"}",
    ] {
        let mut client = Client::watch(&anna, &table);
        client.socket.send(Message::text(wrong)).unwrap();
        assert_eq!(client.closing().unwrap().code, 1007.into(), "{wrong}");
    }
}

#[test]
fn so_many_games_and_no_more() {
    let server = TestServer::with(|said| said.games_per_minute = Some(5));
    let mut anna = server.browser();
    anna.get("/");
    let fields = [("game", "quarto"), ("level", "1")];
    let made: Vec<u16> = (0..6).map(|_| anna.post("/play", &fields).status).collect();
    assert_eq!(made, [303, 303, 303, 303, 303, 429]);
    let refused = anna.post("/play", &fields);
    assert!(refused.header("retry-after").is_some());
    // Somebody else is not hindered.
    let mut ben = server.browser();
    ben.get("/");
    assert_eq!(ben.post("/play", &fields).status, 303);
}

#[test]
fn whoever_only_stands_in_the_door_is_shown_out() {
    let server = TestServer::open();
    let beginnings: [&[u8]; 3] =
        [b"", b"GET / HTTP/1.1\r\nHost: x", b"GET / HTTP/1.1\r\nHost: x\r\nX-A: b\r\n"];
    let wait = |beginning: &'static [u8]| {
        let mut stream = TcpStream::connect(server.address).unwrap();
        stream.set_read_timeout(Some(Duration::from_secs(30))).unwrap();
        stream.write_all(beginning).unwrap();
        let mut rest = Vec::new();
        // It ends, and not because we have waited long enough.
        match stream.read_to_end(&mut rest) {
            Ok(_) => {}
            Err(error) => assert_eq!(error.kind(), ErrorKind::ConnectionReset, "{beginning:?}"),
        }
        assert!(!rest.starts_with(b"HTTP/1.1 200"), "{}", String::from_utf8_lossy(&rest));
    };
    std::thread::scope(|scope| {
        let waiting = beginnings.map(|beginning| scope.spawn(move || wait(beginning)));
        for thread in waiting {
            thread.join().unwrap();
        }
    });
}

/// Looking has a price. Whoever has nothing left hears so in a few words; they can play on, and others
/// look as before.
#[test]
fn whoever_reads_too_much_is_asked_to_wait() {
    let server = TestServer::with(|said| said.trusted_proxies = Some(vec!["127.0.0.1".to_owned()]));
    let (mut anna, start) = (server.browser(), Instant::now());
    let table = quick(&mut anna, "quarto", "1");
    let is_replay = |route: &&Route| route.path == "/t/{id}/replay";
    let price = web::ROUTES.iter().find(is_replay).unwrap().takes[0].units;
    let config = Config::new(said(Path::new("/")), None).unwrap();
    let budget = Budget::Reading.rate(&config).times;
    // A game that is not over has no replay: 404 each time, as if it had been looked up.
    let replay = format!("{table}/replay");
    let from = |network| [("X-Forwarded-For", network)];
    let mut look = |method: &str, network| anna.send(method, &replay, &from(network), "");
    let mut answers: Vec<u16> =
        (0..budget / price).map(|_| look("HEAD", "198.51.100.1").status).collect();
    let more = look("GET", "198.51.100.1");
    let other = look("GET", "198.51.100.2");
    assert!(start.elapsed() < Duration::from_secs(10), "too slow a machine to tell");
    answers.dedup();
    assert_eq!(answers, [404], "all within what there is");
    assert_eq!((more.status, other.status), (429, 404));
    assert!(more.body.len() < 200, "{}", more.body);
    let wait: u64 = more.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=10).contains(&wait), "{wait}");
    // Who speaks French hears French, here too.
    let french = [("X-Forwarded-For", "198.51.100.1"), ("Accept-Language", "fr")];
    anna.language = "fr";
    assert_ne!(anna.send("GET", &replay, &french, "").body, more.body);
    // A move is not looking.
    let origin = anna.origin();
    let headers = [("X-Forwarded-For", "198.51.100.1"), ("Origin", origin.as_str())];
    assert_eq!(anna.send("POST", "/play", &headers, "game=quarto&level=1").status, 303);
}

/// A proxy on a listener of both versions has an address of both: it is believed all the same, so that
/// those behind it are told apart.
#[test]
fn a_proxy_is_believed_on_a_listener_of_both_versions() {
    let server = TestServer::with(|said| {
        said.listen = Some("[::]:0".to_owned());
        said.trusted_proxies = Some(vec!["127.0.0.1".to_owned()]);
        said.games_per_minute = Some(1);
    });
    let address = (std::net::Ipv4Addr::LOCALHOST, server.address.port()).into();
    let found = |network: &str| {
        let mut browser = crate::http::Browser::new(address);
        let origin = browser.origin();
        let headers = [("X-Forwarded-For", network), ("Origin", origin.as_str())];
        browser.send("POST", "/play", &headers, "game=quarto&level=1").status
    };
    let (one, other) = ("198.51.100.1", "198.51.100.2");
    let config = Config::new(said(Path::new("/")), None).unwrap();
    let most = Budget::Founding.rate(&Config { games_per_minute: 1, ..config }).times;
    let founded = (0..=most).map(|_| found(one)).filter(|status| *status == 303).count();
    assert_eq!(founded, most);
    assert_eq!(found(other), 303);
    // Some proxies write the port of whoever they speak for as well.
    assert_eq!(found(&format!("{one}:4711")), 429);
    assert_eq!(found("[2001:db8::1]:4711"), 303);
}

#[test]
fn forms_that_are_too_long_are_refused() {
    let server = TestServer::open();
    let mut anna = server.browser();
    anna.get("/");
    let answer = anna.post("/play", &[("game", &"x".repeat(20_000))]);
    assert_eq!(answer.status, 400);
}
