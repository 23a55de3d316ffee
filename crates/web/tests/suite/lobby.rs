//! The lobby for programs, and how a program says how it wants to be spoken to.

use ::pages::Settings;
use wire::{ListedTable, Lobby};

use crate::http::Browser;
use crate::socket::Client;
use crate::test_server::TestServer;

fn tables(browser: &mut Browser) -> Vec<ListedTable> {
    let answer = browser.get("/api/tables");
    assert_eq!(answer.status, 200);
    assert_eq!(answer.header("content-type"), Some("application/json"));
    Lobby::read(&answer.body).unwrap().tables
}

#[test]
fn programs_see_the_tables_that_the_page_shows() {
    let server = TestServer::open();
    let (mut anna, mut ben) = (server.browser(), server.browser());
    assert_eq!(tables(&mut ben), []);
    anna.get("/");
    anna.post("/me/name", &[("name", "Anna")]);
    let fields = [("game", "quarto"), ("opponent", "open"), ("pace", "minute")];
    let table = anna.post("/new", &fields).location().to_owned();
    // Whoever has the link may come; nobody else hears of it.
    anna.post("/new", &[("game", "quarto"), ("opponent", "friend")]);

    let [open] = &tables(&mut ben)[..] else { panic!("one table is listed") };
    let expected = ListedTable {
        table: table.strip_prefix("/t/").unwrap().to_owned(),
        game: "quarto".to_owned(),
        rules: "1234p".to_owned(),
        pace: "move:60000".to_owned(),
        stakes: "casual".to_owned(),
        seats: vec![Some("Anna".to_owned()), None],
        playing: false,
    };
    assert_eq!(*open, expected);
    assert!(ben.get("/tables").body.contains(&table));

    ben.post(&format!("{table}/sit"), &[("name", "Ben")]).location();
    // The list hears of it as soon as it is stored.
    let mut browser = server.browser();
    let game = (0..100).find_map(|_| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        tables(&mut browser).into_iter().find(|game| game.playing)
    });
    let game = game.expect("it is still listed, and has begun");
    let mut names: Vec<&str> = game.seats.iter().flatten().map(String::as_str).collect();
    names.sort_unstable();
    assert_eq!(names, ["Anna", "Ben"]);
}

/// One network lists more tables than are shown. Whoever comes from another is in the list all the same.
#[test]
fn one_network_does_not_take_the_list() {
    let server = TestServer::behind_proxy(|said| said.players_per_network = Some(250));
    let [mut anna, mut other] = ["198.51.100.1", "203.0.113.9"].map(|it| server.browser_in(it));
    let fields = [("game", "quarto"), ("opponent", "open")];
    let found = |browser: &mut Browser| browser.post("/new", &fields);
    for browser in [&mut anna, &mut other] {
        browser.get("/");
    }
    let honest = found(&mut anna).location().to_owned();
    for _ in 0..250 {
        assert_eq!(found(&mut other).status, 303);
    }
    let listed = tables(&mut anna);
    assert_eq!(listed.len(), 200);
    assert!(listed.iter().any(|table| honest.ends_with(&table.table)), "{honest}");
    assert!(anna.get("/tables").body.contains(&honest));
    // Nor has it more than there may be players.
    assert_eq!(found(&mut other).status, 429);
    assert_eq!(found(&mut anna).status, 303);
}

/// A device is told which seats are played at it, and nobody else is.
#[test]
fn a_device_knows_its_seats() {
    let server = TestServer::open();
    let mut device = server.browser();
    device.get("/");
    let fields = [("game", "quartex"), ("players", "3"), ("seat2", "1"), ("seat3", "beside")];
    let table = device.post("/new", &fields).location().to_owned();
    let heard =
        |client: &Client| -> serde_json::Value { serde_json::from_str(&client.heard[0]).unwrap() };
    assert_eq!(heard(&Client::watch(&device, &table))["mine"], serde_json::json!([1, 3]));
    let stranger = Client::watch(&server.browser(), &table);
    assert!(heard(&stranger).get("mine").is_none());
}

/// The cookie of `docs/protocol.md` is the one that pages read. The terminal's tests compare the same
/// lines with what it writes.
#[test]
fn the_page_about_the_protocol_knows_the_cookie() {
    const PAGE: &str = include_str!("../../../../docs/protocol.md");
    let begin = format!("Cookie: {}=", Settings::COOKIE);
    let example = PAGE.lines().find_map(|line| line.strip_prefix(&begin)).unwrap();
    assert_eq!(Settings::from_cookie(example).to_cookie(), example);

    let rows = PAGE.split("| setting | values, the usual one first |").nth(1).unwrap();
    let rows = rows.lines().skip(2).take_while(|line| line.starts_with('|'));
    let mut found = 0;
    for row in rows {
        let words: Vec<&str> = row.split('`').skip(1).step_by(2).collect();
        let [name, usual, others @ ..] = &words[..] else { panic!("{row}") };
        // The usual one is left out; the others are not, and none is taken for another.
        let write = |value: &str| Settings::from_cookie(&format!("{name}={value}")).to_cookie();
        let pairs = Settings::default().pairs();
        assert!(pairs.contains(&(name, (*usual).to_owned())), "{row}");
        assert_eq!(write(usual), "", "{row}");
        for value in others {
            assert_eq!(write(value), format!("{name}={value}"), "{row}");
        }
        found += 1;
    }
    assert_eq!(found, 4);
}

/// Whoever leaves the page of a game finds it again, until it is over; nobody else sees it there.
#[test]
fn a_running_game_is_found_again() {
    let server = TestServer::open();
    let (mut anna, mut ben) = (server.browser(), server.browser());
    anna.get("/");
    let fields = [("game", "quarto"), ("opponent", "computer"), ("level", "1"), ("begins", "1")];
    let table = anna.post("/new", &fields).location().to_owned();
    let link = format!("class=\"btn main\" href=\"{table}\"");
    for page in ["/", "/tables"] {
        assert!(anna.get(page).body.contains(&link), "{page}");
        assert!(!ben.get(page).body.contains(&table), "{page}");
    }
    // A table of one's own that strangers see is no table to sit down at or to watch.
    let open = anna.post("/new", &[("game", "quarto"), ("opponent", "open")]).location().to_owned();
    let own = anna.get("/tables").body;
    assert!(own.contains(&format!("class=\"btn main\" href=\"{open}\"")), "{own}");
    assert!(!own.contains(&format!("action=\"{open}/sit\"")), "{own}");
    assert!(ben.get("/tables").body.contains(&format!("action=\"{open}/sit\"")));

    let played = anna.get(&table);
    assert_eq!(played.status, 200);
    anna.post(&format!("{table}/do"), &[("step", "0"), ("nonce", "over"), ("do", "resign")]);
    assert!(!anna.get("/").body.contains(&link));
}
