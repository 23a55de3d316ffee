//! Servers come and go; games stay.

use wire::{AnswerKind, ToClient, ToServer};

use crate::games::{Player, quick, together};
use crate::socket::Client;
use crate::test_server::{TestServer, said};

#[test]
fn a_game_goes_on_after_the_server_stopped() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(said(folder.path()));
    let (table, browsers) =
        together(&server, 2, &[("game", "quarto"), ("opponent", "friend"), ("pace", "minute")]);
    let mut players: Vec<Player> =
        browsers.iter().cloned().zip(1..).map(|(b, seed)| Player::at(b, &table, seed)).collect();
    while players[0].client.step < 5 {
        for player in &mut players {
            player.play_on();
        }
    }
    let step = players[0].client.step.max(players[1].client.step);
    server.close();
    // Everybody was told calmly, and when to come back.
    for player in &mut players {
        loop {
            if let ToClient::Bye { say, after } = player.client.hear() {
                assert!(say.contains("restarts"), "{say}");
                assert!(after.is_some());
                break;
            }
        }
    }
    let server = TestServer::start(said(folder.path()));
    let mut browsers = browsers;
    for browser in &mut browsers {
        browser.address = server.address;
    }
    let mut players: Vec<Player> =
        browsers.into_iter().zip(3..).map(|(b, seed)| Player::at(b, &table, seed)).collect();
    assert!(players[0].client.step >= step);
    assert!(!players[0].client.state().paused);
    loop {
        let over: Vec<bool> = players.iter_mut().map(Player::play_on).collect();
        if over.iter().all(|over| *over) {
            break;
        }
    }
}

#[test]
fn what_was_asked_twice_happens_once() {
    let server = TestServer::open();
    let (table, browsers) = together(&server, 2, &[("game", "quarto"), ("opponent", "friend")]);
    let mut players: Vec<Player> =
        browsers.into_iter().zip(1..).map(|(b, seed)| Player::at(b, &table, seed)).collect();
    let giver = players.iter().position(|player| player.client.is_due()).unwrap();
    let player = &mut players[giver];
    let message = ToServer::Do {
        nonce: "once".into(),
        step: player.client.step,
        what: "+7".into(),
        touches: None,
    };
    let first = player.client.ask(&message);
    assert_eq!(first.0, AnswerKind::Done);
    // A connection that broke asks again, on another connection.
    let mut again = Client::watch(&player.browser, &table);
    assert_eq!(again.ask(&message), first);
    assert_eq!(again.step, 2);
    // Late, with another name: the table has moved on.
    let late = ToServer::Do { nonce: "late".into(), step: 1, what: "+8".into(), touches: None };
    assert_eq!(again.ask(&late).0, AnswerKind::Stale);
}

#[test]
fn what_was_typed_twice_is_answered_twice_though_it_means_nothing_any_more() {
    let server = TestServer::open();
    let (table, browsers) = together(&server, 2, &[("game", "quarto"), ("opponent", "friend")]);
    let mut players: Vec<Player> =
        browsers.into_iter().zip(1..).map(|(b, seed)| Player::at(b, &table, seed)).collect();
    let typed = |nonce: &str, step, text: &str| ToServer::Type {
        nonce: nonce.into(),
        step,
        text: text.into(),
        here: None,
        sure: false,
        luck: None,
    };
    let step = players[0].client.step;
    assert_eq!(players[0].client.ask(&typed("k1", step, "draw")).0, AnswerKind::Done);
    let agree = typed("k2", step, "agree");
    let first = players[1].client.ask(&agree);
    assert_eq!(first.0, AnswerKind::Done);
    // There is no offer any more; the game is over.
    assert_eq!(players[1].client.ask(&agree), first);
    assert_eq!(players[1].client.ask(&typed("k3", step, "agree")).0, AnswerKind::Refused);
}

#[test]
fn whoever_leaves_is_away_and_comes_back() {
    let server = TestServer::open();
    let (table, browsers) = together(&server, 2, &[("game", "quarto"), ("opponent", "friend")]);
    let mut clients = browsers.iter().map(|browser| Client::watch(browser, &table));
    let (first, mut second) = (clients.next().unwrap(), clients.next().unwrap());
    let seat = first.state().seat.unwrap();
    let is_away = |client: &Client| client.state().seats[usize::from(seat) - 1].away;
    assert!(!is_away(&second));
    drop(first);
    // After a while, which no other message brings about.
    while !is_away(&second) {
        second.hear();
    }
    let _again = Client::watch(&browsers[0], &table);
    while is_away(&second) {
        second.hear();
    }
}

#[test]
fn a_table_that_is_not_there_is_said_so() {
    let server = TestServer::open();
    let mut anna = server.browser();
    for path in
        ["/t/nothing", "/t/a%20b", "/nowhere", "/t/nothing/do", "/new/chess", "/assets/none.css"]
    {
        let answer = anna.get(path);
        assert!(matches!(answer.status, 404 | 303), "{path}: {}", answer.status);
    }
    anna.language = "fr";
    let answer = anna.get("/t/nothing");
    assert!(answer.body.contains("lang=\"fr\""));
}

#[test]
fn health_and_metrics() {
    let server = TestServer::open();
    let mut anna = server.browser();
    assert_eq!(anna.get("/health").body, "ok\n");
    let table = quick(&mut anna, "quarto", "1");
    let text = anna.get("/metrics").body;
    for line in ["fourfold_games_founded_total 1", "fourfold_rooms 1"] {
        assert!(text.contains(line), "{line} in {text}");
    }
    // Nothing in it names anybody.
    assert!(!text.contains(table.strip_prefix("/t/").unwrap()));
    // Whoever came through a proxy, however it says so, is not near.
    for (name, value) in [
        ("X-Forwarded-For", "203.0.113.9"),
        ("Forwarded", "for=203.0.113.9"),
        ("X-Real-IP", "203.0.113.9"),
        ("X-Forwarded-Proto", "https"),
        ("Via", "1.1 proxy"),
    ] {
        assert_eq!(anna.send("GET", "/metrics", &[(name, value)], "").status, 404, "{name}");
    }
}
