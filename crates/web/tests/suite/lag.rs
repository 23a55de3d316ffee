//! What a slow line takes is given back, and no more than that. What was given back is read from the log.

use std::net::SocketAddr;
use std::path::Path;
use std::thread::sleep;
use std::time::Duration;

use store::{Seq, Store};
use table::{Event, PublicEvent, Span, When};
use wire::AnswerKind;

use crate::games::together;
use crate::http::Browser;
use crate::proxy::{Proxy, Slow};
use crate::socket::Client;
use crate::test_server::{TestServer, said};

/// A game in which nobody calls anything lasts until the board is full.
const LONG: [(&str, &str); 4] =
    [("game", "quarto"), ("opponent", "friend"), ("begins", "1"), ("calling", "call")];

/// What is given back beside half the round trip.
const BESIDE: u64 = 140;

/// What was given back to each seat, move by move.
fn given(folder: &Path, table: &str) -> [Vec<u64>; 2] {
    let file = folder.join("games.sqlite").display().to_string();
    let store = Store::open(&file.parse().unwrap()).unwrap();
    let id = table.strip_prefix("/t/").unwrap().parse().unwrap();
    let mut all = [const { Vec::new() }; 2];
    for event in store.read(&id, Seq(0)).unwrap().iter().flat_map(|entry| &entry.events) {
        if let Event::Aloud(PublicEvent::Clock { seat, given, .. }) = event {
            all[seat.index()].push(given.0);
        }
    }
    all
}

/// The same person over another line.
fn over(browser: &Browser, address: SocketAddr) -> Browser {
    Browser { address, ..browser.clone() }
}

/// Plays by a form.
fn press(browser: &mut Browser, table: &str, what: &str) {
    let page = browser.get(table);
    let (step, nonce) = (page.field("step"), page.field("nonce"));
    let fields = [("do", what), ("step", &step), ("nonce", &nonce)];
    assert_eq!(browser.post(&format!("{table}/do"), &fields).location(), table);
}

/// Waits until it is this client's turn.
fn wait(client: &mut Client) {
    while !client.is_due() {
        client.hear();
    }
}

/// Plays when it is this client's turn, and sees it done.
fn play(client: &mut Client, what: &str) {
    wait(client);
    let before = client.step;
    assert_eq!(client.act(what).0, AnswerKind::Done, "{what}");
    while client.step == before {
        client.hear();
    }
}

/// Anna over a line of 150 ms each way gives, places and gives; Ben places and gives by forms.
fn with_a_slow_line() -> [Vec<u64>; 2] {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(said(folder.path()));
    let timed = [LONG.as_slice(), &[("pace", "bank"), ("bank", "5"), ("increment", "0")]].concat();
    let (table, mut people) = together(&server, 2, &timed);
    let proxy = Proxy::before(server.address, Slow::All(Duration::from_millis(150)));
    let mut anna = Client::watch(&over(&people[0], proxy.address), &table);
    anna.answer_ping();
    play(&mut anna, "+0");
    press(&mut people[1], &table, "a1");
    press(&mut people[1], &table, "+1");
    play(&mut anna, "b1");
    play(&mut anna, "+2");
    server.close();
    given(folder.path(), &table)
}

#[test]
fn half_the_round_trip_and_a_little_is_given_back_and_nothing_for_forms() {
    // A busy machine makes any line slow for once, but not each time.
    let measured = (0..5).find(|_| {
        let [slow, forms] = with_a_slow_line();
        assert!(!slow.is_empty() && !forms.is_empty(), "{slow:?} {forms:?}");
        assert!(forms.iter().all(|given| *given == 0), "{forms:?}");
        // There and back takes 300 ms at the least.
        assert!(slow.iter().all(|given| *given >= 150 + BESIDE), "{slow:?}");
        slow.iter().all(|given| *given < 300 + BESIDE)
    });
    assert!(measured.is_some(), "as much as the whole round trip was given back, five times");
}

#[test]
fn whoever_holds_back_pongs_gains_a_second_a_move_and_seven_a_game() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(said(folder.path()));
    let timed = [LONG.as_slice(), &[("pace", "bank"), ("bank", "5"), ("increment", "0")]].concat();
    let (table, people) = together(&server, 2, &timed);
    let proxy = Proxy::before(server.address, Slow::Pongs(Duration::from_millis(2_500)));
    let mut clients = [
        Client::watch(&over(&people[0], proxy.address), &table),
        Client::watch(&people[1], &table),
    ];
    clients[0].answer_ping();
    while proxy.pongs() == 0 {
        sleep(Duration::from_millis(20));
    }
    let cells = (1..=4).flat_map(|row| ["a", "b", "c", "d"].map(|column| format!("{column}{row}")));
    let mut giver = 0;
    for (piece, cell) in cells.enumerate() {
        for (who, what) in [(giver, format!("+{piece:x}")), (1 - giver, cell)] {
            wait(&mut clients[who]);
            if who == 0 && what.starts_with('+') {
                // Before what ends a move, as long as it pays.
                sleep(Duration::from_millis(1_010));
            }
            play(&mut clients[who], &what);
        }
        giver = 1 - giver;
    }
    server.close();
    let [held, honest] = given(folder.path(), &table);
    assert!(held.len() > 7, "{held:?}");
    assert!(held.iter().all(|given| *given <= When::MOST_LAG.0), "{held:?}");
    assert_eq!(Span(held.iter().sum()), When::MOST_LAG_A_GAME, "{held:?}");
    assert!(honest.iter().sum::<u64>() <= When::MOST_LAG_A_GAME.0, "{honest:?}");
}

#[test]
fn bots_are_given_nothing_back() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(said(folder.path()));
    let mut anna = server.browser();
    anna.get("/");
    let fields = [
        ("game", "quarto"),
        ("opponent", "computer"),
        ("level", "1"),
        ("begins", "1"),
        ("pace", "bank"),
        ("bank", "5"),
        ("increment", "0"),
    ];
    let table = anna.post("/new", &fields).location().to_owned();
    let mut client = Client::watch(&anna, &table);
    client.answer_ping();
    play(&mut client, "+0");
    // The bot places, and gives.
    wait(&mut client);
    server.close();
    let [_, bot] = given(folder.path(), &table);
    assert!(!bot.is_empty() && bot.iter().all(|given| *given == 0), "{bot:?}");
}

/// Anna gives at the last moment, so that it arrives after the deadline. Was it on time, and what was
/// given back?
fn at_the_last_moment(delay: Duration, early: Duration) -> (bool, Vec<u64>) {
    let folder = tempfile::tempdir().unwrap();
    let mut server = TestServer::start(said(folder.path()));
    let each = Duration::from_secs(5);
    let timed = [LONG.as_slice(), &[("pace", "each"), ("each", "5")]].concat();
    let (table, people) = together(&server, 1, &timed);
    let proxy = Proxy::before(server.address, Slow::All(delay));
    let mut anna = Client::watch(&over(&people[0], proxy.address), &table);
    anna.answer_ping();
    let sat = server.browser().post(&format!("{table}/sit"), &[("name", "Ben")]);
    assert_eq!(sat.location(), table);
    // She hears that much later than her clock begins to run.
    wait(&mut anna);
    sleep(each.saturating_sub(delay + early));
    let is_done = anna.act("+0").0 == AnswerKind::Done;
    server.close();
    let [slow, _] = given(folder.path(), &table);
    (is_done, slow)
}

#[test]
fn a_move_that_a_slow_line_makes_late_is_on_time() {
    // Half a second each way: what arrives within 640 ms after the deadline is on time.
    let delay = Duration::from_millis(500);
    // A busy machine is late itself for once, but not each time.
    let found = (0..5).find(|_| {
        let (is_done, slow) = at_the_last_moment(delay, Duration::from_millis(200));
        is_done && slow.iter().any(|given| *given > 0)
    });
    assert!(found.is_some(), "no move was on time after its deadline");
}
