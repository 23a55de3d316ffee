//! The draws are fixed before anybody presses anything, and everybody can see that they were.

use store::{Store, StoreAddress};
use table::{Commitment, Noted, Source};
use wire::{AnswerKind, FixedSeed};

use crate::games::quick;
use crate::http::{Answer, Browser};
use crate::socket::Client;
use crate::test_server::{TestServer, said};

/// What stands behind this attribute for the first time.
fn attribute(page: &Answer, name: &str) -> String {
    let begin = format!("{name}=\"");
    let rest = page.body.split(&begin).nth(1).unwrap_or_else(|| panic!("no {name}"));
    rest.split('"').next().unwrap().to_owned()
}

fn noted(commitment: &str) -> Noted {
    let commitment: Commitment = commitment.parse().unwrap();
    Noted { commitment: Some(commitment), seal: None }
}

/// The record of a game that is over.
fn record(browser: &mut Browser, table: &str) -> Source {
    let record = browser.get(&format!("{table}/record.txt"));
    assert_eq!(record.status, 200);
    Source::read(&record.body).unwrap()
}

/// Anna founds by the form she was shown, Ben sits down on the page he was shown.
fn two(server: &TestServer) -> (String, String, [Browser; 2]) {
    let [mut anna, mut ben] = [(); 2].map(|()| server.browser());
    let form = anna.get("/new/quarto");
    let (carried, shown) = (form.field("table"), attribute(&form, "data-commitment"));
    let fields =
        [("game", "quarto"), ("opponent", "friend"), ("table", &*carried), ("luck", "Anna's own")];
    let table = anna.post("/new", &fields).location().to_owned();
    assert_eq!(table, format!("/t/{}", attribute(&form, "data-table")));
    let page = ben.get(&table);
    assert_eq!(attribute(&page, "data-commitment"), shown, "whoever sits down sees the same");
    assert_eq!(page.body.matches("data-luck=\"sit\"").count(), 1);
    let sat = ben.post(&format!("{table}/sit"), &[("name", "Ben"), ("luck", "и Бен")]);
    assert_eq!(sat.location(), table);
    (table, shown, [anna, ben])
}

#[test]
fn what_the_form_has_shown_is_what_is_drawn_from() {
    let server = TestServer::open();
    let (table, shown, [mut anna, ben]) = two(&server);
    let mut playing = Client::watch(&anna, &table);
    let fair = playing.state().fair.clone();
    assert_eq!((&fair.commitment, &fair.seed, &fair.next), (&shown, &None, &None));
    let seal = fair.seal.unwrap();
    assert!(seal.starts_with("2:"));

    // Under way, everything but the seed can be looked at.
    let page = anna.get(&format!("{table}/fair"));
    assert!(page.body.contains(&shown) && page.body.contains(&seal));
    assert!(page.body.contains("Anna&#39;s own") || page.body.contains("Anna's own"));
    assert!(page.body.contains("Ben: и Бен") && page.body.contains("The game is not over yet."));

    assert_eq!(playing.act("resign").0, AnswerKind::Done);
    while playing.state().result.is_none() {
        playing.hear();
    }
    let fair = playing.state().fair.clone();
    assert_eq!((&fair.commitment, fair.seal), (&shown, Some(seal)));
    let source = record(&mut anna, &table);
    assert!(source.verify_with(noted(&shown)).is_ok());
    let added = source.record.contributions.iter().map(|added| added.bytes().to_vec());
    assert_eq!(added.collect::<Vec<_>>(), [b"Anna's own".to_vec(), "и Бен".as_bytes().to_vec()]);
    assert_eq!(source.record.seed.unwrap().reveal(), fair.seed.unwrap());

    // The page compares what somebody has noted.
    let mut compared = |what: &str| anna.get(&format!("{table}/fair?noted={what}")).body;
    assert!(compared(&shown).contains("It is the same."));
    assert!(compared(&"0".repeat(64)).contains("It is another one."));
    assert!(compared("nonsense").contains("A fingerprint has 64 characters"));
    let next = fair.next.unwrap();
    assert_ne!(next, shown);

    // Once more, by a form without script and over a socket: the next game is the one that was fixed.
    let mut other = Client::watch(&ben, &table);
    assert_eq!(other.act("again:6265").0, AnswerKind::Done);
    let page = anna.get(&table);
    let (step, nonce) = (page.field("step"), page.field("nonce"));
    let again = [("do", "again"), ("luck", "an"), ("step", &*step), ("nonce", &*nonce)];
    assert_eq!(anna.post(&format!("{table}/do"), &again).status, 303);
    while other.state().next.is_none() {
        other.hear();
    }
    let table = format!("/t/{}", other.state().next.clone().unwrap());
    let mut again = Client::watch(&ben, &table);
    assert_eq!(again.state().fair.commitment, next);
    assert_eq!(again.act("resign").0, AnswerKind::Done);
    while again.state().result.is_none() {
        again.hear();
    }
    let source = record(&mut anna, &table);
    assert!(source.verify_with(noted(&next)).is_ok());
    assert!(source.verify_with(noted(&shown)).is_err());
    let mut added: Vec<_> =
        source.record.contributions.iter().map(|c| c.bytes().to_vec()).collect();
    added.sort();
    assert_eq!(added, [b"an", b"be"]);
}

/// A game that was under way in a copy may have ended since, and somebody may know its draws: whoever comes to the table that
/// was brought back is told.
#[test]
fn a_table_that_was_brought_back_says_so() {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| folder.path().join(name);
    let open = |name| Store::open(&StoreAddress::File(file(name))).unwrap();
    let serve = |name| {
        let store = Some(file(name).display().to_string());
        TestServer::start(web::Said { store, ..said(folder.path()) })
    };
    let mut server = serve("games");
    let mut anna = server.browser();
    let table = quick(&mut anna, "quartex", "1");
    let pages = [table.clone(), format!("{table}/fair")];
    let told = "This table was brought back from a copy: ";
    for page in &pages {
        assert!(!anna.get(page).body.contains(told), "{page}");
    }
    assert!(!Client::watch(&anna, &table).state().fair.brought_back);
    server.close();
    open("games").back_up(&file("copy")).unwrap();
    assert_eq!(open("other").restore(&file("copy")).unwrap().marked, 1);

    let server = serve("other");
    anna.address = server.address;
    for page in &pages {
        assert!(anna.get(page).body.contains(told), "{page}");
    }
    assert!(Client::watch(&anna, &table).state().fair.brought_back);
    // Who comes back hears it among what has happened, too.
    assert!(anna.get(&table).body.contains("The table was brought back from a copy."));
}

/// Whoever adds nothing is named, on the page and where it is checked.
#[test]
fn whoever_adds_nothing_relies_on_the_server() {
    let server = TestServer::open();
    let mut anna = server.browser();
    anna.get("/");
    anna.post("/me/name", &[("name", "Anna")]);
    let table = anna.post("/play", &[("game", "quarto"), ("level", "1")]).location().to_owned();
    let own = "You have added nothing to the draws: you rely on the server’s word.";
    let others = "Anna has added nothing to the draws and relies on the server’s word.";
    let mut stranger = server.browser();
    for (who, page, said) in [
        (&mut anna, table.clone(), own),
        (&mut stranger, table.clone(), others),
        (&mut server.browser(), format!("{table}/fair"), others),
    ] {
        let body = who.get(&page).body;
        assert!(body.contains(said), "{page}");
        // Of a computer nothing is said.
        assert_eq!(body.matches("added nothing").count(), 1, "{page}");
    }
}

/// Whoever is shown new draws because those of the form were used already has founded nothing: it does not count.
#[test]
fn a_form_that_founds_nothing_does_not_count() {
    let server = TestServer::with(|said| said.games_per_minute = Some(1));
    let mut anna = server.browser();
    let carried = anna.get("/").field("table");
    let fields = [("game", "quarto"), ("level", "1"), ("table", &*carried)];
    assert_eq!(anna.post("/play", &fields).status, 303);
    let mut ben = server.browser();
    ben.get("/");
    assert_eq!(ben.post("/me/name", &[("name", "Ben")]).status, 303);
    for _ in 0..3 {
        assert_eq!(ben.post("/play", &fields).status, 422);
    }
    let fields = &fields[..2];
    assert_eq!(ben.post("/play", fields).status, 303);
    assert_eq!(ben.post("/play", fields).status, 429, "what was founded counts");
}

/// A form that is sent twice is one game. Sent again when somebody has moved there, too old, or made by somebody
/// else, it shows other draws and says so; nothing is founded.
#[test]
fn a_form_is_good_for_one_game() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let form = anna.get("/");
    let (carried, shown) = (form.field("table"), attribute(&form, "data-commitment"));
    let fields = [("game", "quarto"), ("level", "1"), ("table", &*carried)];
    let table = anna.post("/play", &fields).location().to_owned();
    assert_eq!(anna.post("/play", &fields).location(), table, "pressed twice");
    let mut stranger = server.browser();
    stranger.get("/");
    let told = "the draws are new now. Press once more.";
    let refused = |answer: &Answer| {
        assert_eq!(answer.status, 422);
        assert!(answer.body.contains(told));
        assert_ne!(attribute(answer, "data-commitment"), shown);
    };
    refused(&stranger.post("/play", &fields));
    let mut playing = Client::watch(&anna, &table);
    while !playing.is_due() {
        playing.hear();
    }
    assert_eq!(playing.act("resign").0, AnswerKind::Done);
    let again = anna.post("/play", &fields);
    refused(&again);
    // What it shows now is good.
    let fresh = [("game", "quarto"), ("level", "1"), ("table", &*again.field("table"))];
    assert_ne!(anna.post("/play", &fresh).location(), table);

    let mut forged = carried.clone();
    forged.replace_range(0..1, if forged.starts_with('a') { "b" } else { "a" });
    for form in [&*forged, "abc.1.0", "", "abc"] {
        refused(&anna.post("/play", &[("game", "quarto"), ("level", "1"), ("table", form)]));
    }
}

/// Programs are told the same as pages.
#[test]
fn programs_see_the_commitment_before_they_found() {
    let server = TestServer::open();
    let mut anna = server.browser();
    let fixed = FixedSeed::read(&anna.get("/api/draws").body).unwrap();
    let form = fixed.form.unwrap();
    let fields = [("game", "quartex"), ("level", "1"), ("table", &*form), ("luck", "x")];
    let table = anna.post("/new", &fields).location().to_owned();
    assert_eq!(table, format!("/t/{}", fixed.table));
    let founded = FixedSeed::read(&anna.get(&format!("/api/draws/{}", fixed.table)).body).unwrap();
    assert_eq!((founded.commitment, founded.form), (fixed.commitment.clone(), None));
    assert_eq!(Client::watch(&anna, &table).state().fair.commitment, fixed.commitment);
    assert_eq!(anna.get("/api/draws/nowhere").status, 404);
}

/// Another server on the same store takes the form, and after a restart it is still good.
#[test]
fn a_form_outlives_its_server() {
    let folder = tempfile::tempdir().unwrap();
    let server = TestServer::start(said(folder.path()));
    let mut anna = server.browser();
    let form = anna.get("/new/quartex");
    drop(server);
    let server = TestServer::start(said(folder.path()));
    anna.address = server.address;
    let (carried, shown) = (form.field("table"), attribute(&form, "data-commitment"));
    let fields = [("game", "quartex"), ("level", "1"), ("table", &*carried), ("luck", "y")];
    let table = anna.post("/new", &fields).location().to_owned();
    assert_eq!(Client::watch(&anna, &table).state().fair.commitment, shown);
}

/// Whatever somebody types counts, also if it is more than 32 bytes.
#[test]
fn nothing_that_is_added_is_dropped() {
    let server = TestServer::open();
    let mut seals = Vec::new();
    for luck in ["\u{436}".repeat(20), "x".repeat(500), String::new()] {
        let mut anna = server.browser();
        anna.get("/");
        let fields = [("game", "quarto"), ("level", "1"), ("luck", &*luck)];
        let table = anna.post("/new", &fields).location().to_owned();
        let fair = anna.get(&format!("{table}/fair")).body;
        assert_eq!(fair.contains("relies on the server"), luck.is_empty(), "{fair}");
        seals.push(fair);
    }
    // By its SHA-256, which anybody can make.
    assert!(seals[1].contains("c38c2bf3055c516a"), "{}", seals[1]);
}
