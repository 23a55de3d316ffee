//! What a network may do: honest people behind one address play, and whoever takes more than there is takes it from
//! nobody else.

use std::time::{Duration, Instant};

use web::{Budget, Config, Personal, ROUTES, Said, bounds};

use crate::http::Browser;
use crate::test_server::TestServer;

/// Where the honest are, and where whoever takes too much is.
const HERE: &str = "198.51.100.1";
const THERE: &str = "203.0.113.9";

/// A server that was told nothing about limits.
fn usual() -> Config {
    let said = Said { store: Some("games.sqlite".to_owned()), ..Said::default() };
    Config::new(said, None).unwrap()
}

#[test]
fn the_page_about_hosting_has_every_limit() {
    const PAGE: &str = include_str!("../../../../docs/hosting.md");
    let rows: Vec<String> = bounds(&usual()).iter().map(ToString::to_string).collect();
    let table = PAGE.split("| whom | limit | what is counted | how much | beyond that |").nth(1);
    let written: Vec<&str> =
        table.unwrap().lines().skip(2).take_while(|line| line.starts_with('|')).collect();
    assert_eq!(written, rows, "docs/hosting.md should have\n{}", rows.join("\n"));
}

/// No two limits have the same name, and each says what becomes of whoever exceeds it.
#[test]
fn every_limit_has_a_name() {
    let bounds = bounds(&usual());
    for (number, bound) in bounds.iter().enumerate() {
        let is_same = |other: &&web::Bound| (other.whom, other.name) == (bound.whom, bound.name);
        assert_eq!(bounds.iter().position(|other| is_same(&other)), Some(number), "{bound}");
        assert!(!bound.then.is_empty(), "{bound}");
    }
}

/// Two hundred pupils behind one address who open the site at once, become somebody, found a game each, and then play
/// without script, a move and a look every ten seconds each.
#[test]
fn a_school_is_within_every_budget() {
    let config = usual();
    let pupils = config.players_per_network;
    assert_eq!(pupils, 200);
    let price = |path: &str| {
        let route = ROUTES.iter().find(|route| route.path == path && route.method == "GET");
        route.unwrap().takes[0].units
    };
    let opening = price("/") + 12 * price("/assets/{name}");
    let playing = 2 * price("/t/{id}");
    let within = |budget: Budget, each: usize, seconds: u64| {
        let rate = budget.rate(&config);
        assert_eq!(rate.span, Duration::from_secs(seconds), "{budget:?}");
        assert!(pupils * each <= rate.times, "{budget:?}: {each} for each of {pupils}");
    };
    within(Budget::Reading, opening.max(playing), 10);
    within(Budget::Sending, 6, 60);
    within(Budget::Newcomers, 1, 60);
    within(Budget::Founding, 1, 60);
}

/// Takes a name with a token that nobody knows.
fn rename(browser: &mut Browser) -> u16 {
    browser.cookies.clear();
    browser.post("/me/name", &[("name", "Somebody")]).status
}

/// Any 32 bytes are a token: whoever comes with ever new ones is counted by network.
#[test]
fn a_new_token_is_no_new_budget() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(40));
    let most = Budget::Newcomers.rate(&Config { players_per_network: 40, ..usual() }).times;
    let (mut many, start) = (server.browser_in(THERE), Instant::now());
    let answers: Vec<u16> = (0..most + 3).map(|_| rename(&mut many)).collect();
    assert!(start.elapsed() < Duration::from_mins(1), "too slow a machine to tell");
    assert_eq!(answers.iter().filter(|status| **status == 303).count(), most);
    assert!(answers.ends_with(&[429, 429, 429]));
    // Nor is founding or sitting down another.
    many.cookies.clear();
    assert_eq!(many.post("/play", &[("game", "quarto"), ("level", "1")]).status, 429);
    // Whoever is somebody already has a budget of their own, and another network has its own.
    assert_eq!(rename(&mut server.browser_in(HERE)), 303);
}

/// A person has one budget, with however many sessions of programs or browsers: here with one.
#[test]
fn a_person_changes_names_so_often() {
    let server = TestServer::behind_proxy(|_| {});
    let mut anna = server.browser_in(HERE);
    assert_eq!(rename(&mut anna), 303);
    // The first was the first of these, too.
    let most = Personal::Sitting.rate(&usual()).times - 1;
    let mut again = || anna.post("/me/name", &[("name", "Anna")]).status;
    assert_eq!((0..most).map(|_| again()).filter(|status| *status == 303).count(), most);
    assert_eq!(again(), 429);
    // Nobody else in the same network is hindered.
    assert_eq!(rename(&mut server.browser_in(HERE)), 303);
}

/// An address that is there, asked in a way that is not, costs what an address costs that is not there.
#[test]
fn what_is_not_allowed_has_a_price() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(1));
    let mut there = server.browser_in(THERE);
    let mut answers: Vec<u16> =
        (0..20).map(|_| there.send("DELETE", "/settings", &[], "").status).collect();
    answers.dedup();
    assert_eq!(answers, [405, 429]);
    assert_eq!(server.browser_in(HERE).send("DELETE", "/settings", &[], "").status, 405);
}
