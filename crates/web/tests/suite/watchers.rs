//! Watchers who all want it in another way: their pages are made when there is time, and nobody who plays
//! waits for one of them.

use std::collections::BTreeSet;

use ::pages::Settings;
use wire::AnswerKind;

use crate::games::together;
use crate::socket::Client;
use crate::test_server::TestServer;

/// So many settings, all different: none gets a page that was made for another.
const WATCHERS: usize = 240;

fn settings() -> Vec<String> {
    let mut all = vec![String::new()];
    for (name, values) in [
        ("language", &["en", "fr", "de", "es", "it", "ru"][..]),
        ("shade", &["device", "light", "dark", "contrast"]),
        ("verbosity", &["terse", "normal", "full"]),
        ("naming", &["words", "codes"]),
        ("cells", &["letters", "spelled", "numbers"]),
    ] {
        let with = |so_far: &String| -> Vec<String> {
            values.iter().map(|value| format!("{so_far}&{name}={value}")).collect()
        };
        all = all.iter().flat_map(with).collect();
    }
    let all: BTreeSet<String> =
        all.iter().map(|text| Settings::from_cookie(text).to_cookie()).collect();
    all.into_iter().take(WATCHERS).collect()
}

/// Listens until the step is this one.
fn reach(client: &mut Client, step: u32) {
    while client.step < step {
        client.hear();
    }
}

/// No page is made at all, as if every watcher's took for ever: those who play are answered and told all
/// the same, by socket and by form. (M6: a move waited for the page of the last watcher.)
#[test]
fn nobody_who_plays_waits_for_the_pages_of_watchers() {
    let server = TestServer::open();
    let fields = [("game", "quarto"), ("opponent", "friend")];
    let (table, mut browsers) = together(&server, 2, &fields);
    let mut watchers: Vec<Client> = settings()
        .into_iter()
        .map(|settings| {
            let mut browser = server.browser();
            browser.cookies.insert(Settings::COOKIE.to_owned(), settings);
            Client::watch_as(&browser, &table, wire::PAGE)
        })
        .collect();
    assert_eq!(watchers.len(), WATCHERS);
    let mut players: Vec<Client> =
        browsers.iter().map(|browser| Client::watch(browser, &table)).collect();
    // One of them looks at a page, too, and it is made.
    let mut page = Client::watch_as(&browsers[1], &table, wire::PAGE);
    let begin = page.step;

    let held = server.pages.hold().unwrap();
    let mut step = begin;
    for what in ["+7", "a1", "+8"] {
        let mover = players.iter().position(Client::is_due).unwrap();
        assert_eq!(players[mover].act(what).0, AnswerKind::Done);
        step += 1;
        players.iter_mut().chain([&mut page]).for_each(|client| reach(client, step));
    }
    let mover = players.iter().position(Client::is_due).unwrap();
    let now = step.to_string();
    let fields = [("do", "b2"), ("step", now.as_str()), ("nonce", "form")];
    let told = browsers[mover].post(&format!("{table}/do"), &fields);
    assert_eq!(told.location(), table);
    step += 1;
    players.iter_mut().chain([&mut page]).for_each(|client| reach(client, step));
    // Nothing of it was shown to any watcher before that.
    for watcher in &mut watchers {
        watcher.drain();
        assert_eq!(watcher.step, begin, "the pages were not held");
    }

    drop(held);
    for watcher in &mut watchers {
        reach(watcher, step);
        assert!(watcher.said.len() >= 4, "all is told, however late: {:?}", watcher.said);
    }
}
