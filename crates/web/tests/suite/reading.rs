//! Whoever only looks wakes nobody: no room is opened for them, whatever they ask for.

use std::net::TcpStream;
use std::time::Duration;

use web::{Config, Said, Server};

use crate::games::together;
use crate::http::Browser;
use crate::test_server::{TestServer, said};

/// Tables held in memory, as the server counts them.
fn rooms(server: &TestServer) -> u32 {
    let metrics = server.browser().get("/metrics").body;
    let line = metrics.lines().find_map(|line| line.strip_prefix("fourfold_rooms "));
    line.unwrap().parse().unwrap()
}

/// Asks as somebody from elsewhere, whom no limit holds up yet.
fn look(browser: &mut Browser, number: u32, method: &str, path: &str) -> u16 {
    let [_, b, c, d] = number.to_be_bytes();
    let network = format!("10.{b}.{c}.{d}");
    browser.send(method, path, &[("X-Forwarded-For", &network)], "").status
}

#[test]
fn tables_that_do_not_exist_open_no_room() {
    let server = TestServer::with(|said| said.trusted_proxies = Some(vec!["127.0.0.1".to_owned()]));
    let mut browser = server.browser();
    let letters = |number: u32| -> String {
        let letter =
            |place: u32| char::from(b'a' + u8::try_from((number >> place) & 15_u32).unwrap());
        (0..16).map(|place| letter(4 * (place % 4))).collect()
    };
    for number in 0..2_000 {
        let path = format!("/t/{}", letters(number));
        // Each a little different: every kind of looking is tried a few hundred times.
        let path = match number % 5 {
            0 | 1 => path,
            2 => format!("{path}/replay"),
            3 => format!("{path}/record.txt"),
            _ => format!("{path}/picture.png"),
        };
        assert_eq!(look(&mut browser, number, "HEAD", &path), 404, "{path}");
    }
    assert_eq!(rooms(&server), 0);
    // Nor for forms.
    let missing = format!("/t/{}", letters(7));
    for (path, fields) in [("sit", vec![]), ("do", vec![("do", "a1"), ("step", "1")])] {
        assert_eq!(browser.post(&format!("{missing}/{path}"), &fields).status, 404, "{path}");
    }
    assert_eq!(rooms(&server), 0);
}

/// A server that has just been started holds no table; whoever looks at one changes nothing about it.
#[test]
fn looking_at_tables_opens_no_room() {
    let folder = tempfile::tempdir().unwrap();
    let many = Said { players_per_network: Some(1_000), ..said(folder.path()) };
    let mut server = TestServer::start(many);
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, browsers) = together(&server, 2, &fields);
    let mut anna = server.browser();
    anna.get("/");
    for _ in 0..300 {
        let made = anna.post("/new", &[("game", "quarto"), ("opponent", "open")]);
        assert!(made.location().starts_with("/t/"));
    }
    server.close();

    let server = TestServer::start(said(folder.path()));
    let mut stranger = server.browser();
    for path in ["", "/record.txt", "/record.jsonl", "/replay", "/picture.png"] {
        // A game that is not over has no record yet; that is looked up all the same.
        let status = stranger.get(&format!("{table}{path}")).status;
        assert!(matches!(status, 200 | 404), "{path}: {status}");
    }
    assert_eq!(stranger.get(&table).status, 200);
    let home = stranger.get("/").body;
    assert!(home.contains("<small>300 "), "{home}");
    assert!(stranger.get("/tables").body.contains("/t/"));
    assert_eq!(stranger.get("/api/tables").status, 200);
    assert_eq!(rooms(&server), 0);
    // Whoever plays there is here again.
    let mut player = Browser { address: server.address, ..browsers[0].clone() };
    assert_eq!(player.get(&table).status, 200);
    assert_eq!(rooms(&server), 1);
}

/// A crowd comes faster than it is let in: nobody, honest or not, finds a door that does not answer. Here
/// nobody is let in at all, so that it does not depend on who is faster.
#[test]
fn a_thousand_may_stand_in_front_of_the_door() {
    let folder = tempfile::tempdir().unwrap();
    let server = Server::open(Config::new(said(folder.path()), None).unwrap()).unwrap();
    let come = || TcpStream::connect_timeout(&server.socket(), Duration::from_secs(20)).unwrap();
    let crowd: Vec<TcpStream> = (0..1_000).map(|_| come()).collect();
    assert_eq!(crowd.len(), 1_000);
}
