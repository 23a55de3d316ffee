//! Several servers on one PostgreSQL: whoever plays does not notice.

use std::io::{BufRead as _, BufReader, Read as _};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

use web::Said;
use wire::{AnswerKind, ToClient};

use crate::cluster::{self, Cluster};
use crate::games::{Player, quick};
use crate::http::Browser;
use crate::socket::Client;
use crate::test_server::{TestServer, said};

/// A server on this store.
fn node(url: &str) -> TestServer {
    let said = said(std::path::Path::new("."));
    TestServer::start(Said { store: Some(url.to_owned()), ..said })
}

/// The same person, at another server.
fn at(browser: &Browser, server: &TestServer) -> Browser {
    Browser { address: server.address, ..browser.clone() }
}

/// Anna founds a table on one server, and Ben sits down on another.
fn apart(
    first: &TestServer,
    second: &TestServer,
    more: &[(&str, &str)],
) -> (String, Browser, Browser) {
    let (mut anna, mut ben) = (first.browser(), second.browser());
    anna.get("/");
    anna.post("/me/name", &[("name", "Anna")]);
    let mut fields = vec![("game", "quarto"), ("opponent", "friend")];
    fields.extend(more);
    let table = anna.post("/new", &fields).location().to_owned();
    assert_eq!(ben.get(&table).status, 200);
    assert_eq!(ben.post(&format!("{table}/sit"), &[("name", "Ben")]).location(), table);
    (table, anna, ben)
}

/// Until all of them see the end.
fn play_out(players: &mut [Player]) {
    for _ in 0..ROUNDS {
        let over: Vec<bool> = players.iter_mut().map(Player::play_on).collect();
        if over.iter().all(|over| *over) {
            return;
        }
    }
    panic!("a game has an end");
}

/// So often everybody is asked whether there is something to do, at least 5 ms each time.
const ROUNDS: usize = 10_000;

/// How much this server learnt from others in this way.
fn learnt(server: &TestServer, by: &str) -> u64 {
    let text = server.browser().get("/metrics").body;
    let line = format!("fourfold_news_total{{by=\"{by}\"}} ");
    let count = text.lines().find_map(|known| known.strip_prefix(line.as_str()));
    count.map_or(0, |count| count.parse().unwrap())
}

#[test]
fn a_game_and_the_next_with_everybody_on_another_server() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let [one, two, three] = [(); 3].map(|()| node(&url));
    let (table, anna, ben) = apart(&one, &two, &[]);
    let mut watcher = Client::watch(&three.browser(), &table);
    let mut players = [Player::at(anna, &table, 1), Player::at(ben, &table, 2)];
    play_out(&mut players);
    while watcher.state().result.is_none() {
        watcher.hear();
    }
    let [first, second] = &mut players;
    assert_eq!(first.client.state().result, watcher.state().result);
    assert_eq!(second.client.state().result, watcher.state().result);
    let names = |client: &Client| -> Vec<String> {
        client.state().seats.iter().filter_map(|seat| seat.name.clone()).collect()
    };
    assert_eq!(names(&first.client), names(&watcher));
    // Nobody had to wait until the others looked: they were told that there is something.
    for server in [&one, &two, &three] {
        assert!(learnt(server, "Hint") > 0, "by looking: {}", learnt(server, "Look"));
    }

    // Three servers hear that all agree, and each would found the next game: there is one.
    assert_eq!(first.client.act("offer:rematch").0, AnswerKind::Done);
    assert_eq!(second.client.act("agree:rematch").0, AnswerKind::Done);
    let next = [&mut first.client, &mut second.client, &mut watcher].map(|client| {
        while client.state().next.is_none() {
            client.hear();
        }
        client.state().next.clone().unwrap()
    });
    assert!(next.iter().all(|name| *name == next[0]), "{next:?}");
    let table = format!("/t/{}", next[0]);
    let before = [first.client.state().seat, second.client.state().seat];
    let browsers = [first.browser.clone(), second.browser.clone()];
    let mut players = browsers.map(|browser| Player::at(browser, &table, 5));
    let after = [players[0].client.state().seat, players[1].client.state().seat];
    assert_eq!(after, [before[1], before[0]]);
    play_out(&mut players);
}

#[test]
fn people_and_open_tables_are_known_everywhere() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let [one, two] = [(); 2].map(|()| node(&url));
    let mut anna = one.browser();
    anna.get("/");
    // The second server has seen this browser when it was nobody.
    let mut there = at(&anna, &two);
    assert!(!there.get("/settings").body.contains("value=\"Anna\""));
    anna.post("/me/name", &[("name", "Anna")]);
    assert!(at(&anna, &two).get("/settings").body.contains("value=\"Anna\""));
    let made = anna.post("/new", &[("game", "quarto"), ("opponent", "open")]);
    let table = made.location().to_owned();
    for server in [&one, &two] {
        assert!(server.browser().get("/tables").body.contains(&table));
    }
    // It is hers there, too, and whoever sits down elsewhere takes it from both lists.
    assert_eq!(Client::watch(&at(&anna, &two), &table).state().seat, Some(1));
    let mut ben = two.browser();
    ben.get(&table);
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]);
    let mut players = [Player::at(anna, &table, 1), Player::at(ben, &table, 2)];
    play_out(&mut players);
    // That is written after the end was told, and a list may be a moment old.
    for server in [&one, &two] {
        let is_listed = || {
            std::thread::sleep(Duration::from_millis(50));
            let tables = server.browser().get("/tables");
            assert_eq!(tables.status, 200);
            tables.body.contains(&table)
        };
        assert!(!(0..200).all(|_| is_listed()), "the table is still listed");
    }
}

#[test]
fn a_bot_that_two_servers_hold_plays_once() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let [one, two] = [(); 2].map(|()| node(&url));
    for game in ["quarto", "quartex"] {
        let mut anna = one.browser();
        let table = quick(&mut anna, game, "2");
        let mut players =
            [Player::at(at(&anna, &two), &table, 1), Player::at(anna.clone(), &table, 1)];
        // The same person plays here and there, in turn.
        play_out(&mut players);
    }
}

#[test]
fn whoever_closes_one_of_two_pages_is_still_there() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let [one, two] = [(); 2].map(|()| node(&url));
    let (table, anna, ben) = apart(&one, &one, &[]);
    let mut watched = Client::watch(&anna, &table);
    let here = Client::watch(&ben, &table);
    let mut there = Client::watch(&at(&ben, &two), &table);
    drop(here);
    // The server that lost him says so, and the other knows better.
    let seat = usize::from(there.state().seat.unwrap()) - 1;
    for away in [true, false] {
        while watched.state().seats[seat].away != away {
            watched.hear();
        }
    }
    // And that was all: what follows is the game.
    while !watched.is_due() && !there.is_due() {
        watched.hear();
    }
    let giver = if watched.is_due() { &mut watched } else { &mut there };
    assert_eq!(giver.act("+7").0, AnswerKind::Done);
    while there.step < 2 || watched.step < 2 {
        if there.step < 2 {
            there.hear();
        } else {
            watched.hear();
        }
    }
    let is_away = |message: &&String| match ToClient::read(message) {
        Ok(ToClient::News { page, .. }) => page.state.unwrap().seats[seat].away,
        _ => false,
    };
    assert_eq!(watched.heard.iter().filter(is_away).count(), 1);
}

#[test]
fn a_server_stops_and_the_other_goes_on() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let [mut one, two] = [(); 2].map(|()| node(&url));
    let (table, anna, ben) = apart(&one, &two, &[("pace", "minute")]);
    let mut players = [Player::at(anna.clone(), &table, 1), Player::at(ben, &table, 2)];
    while players[0].client.step < 5 {
        for player in &mut players {
            player.play_on();
        }
    }
    one.close();
    let [first, second] = players;
    let mut first = first;
    while !matches!(first.client.hear(), ToClient::Bye { .. }) {}
    // Clocks rest with the server that stopped, and run again with the one that goes on.
    let mut players = [Player::at(at(&anna, &two), &table, 3), second];
    let is_paused = |player: &Player| player.client.state().paused;
    for _ in 0..ROUNDS {
        for player in &mut players {
            player.client.drain();
        }
        if !players.iter().any(is_paused) {
            break;
        }
    }
    assert!(!players.iter().any(is_paused));
    play_out(&mut players);
    assert_eq!(players[0].client.state().result, players[1].client.state().result);
}

/// A server in a process of its own, to be killed.
struct Process {
    child: Child,
    /// Kept open: who cannot say what it has to say gives up.
    _says: BufReader<ChildStdout>,
    address: std::net::SocketAddr,
}

impl Process {
    /// The program that `FOURFOLD_BINARY` names. Without it there is nothing that could be killed.
    fn start(url: &str) -> Option<Self> {
        Self::logging(url, "off", Stdio::inherit())
    }

    /// The same, with what it logs.
    fn logging(url: &str, style: &str, log: Stdio) -> Option<Self> {
        let Some(program) = std::env::var_os("FOURFOLD_BINARY") else {
            eprintln!("skipped: FOURFOLD_BINARY names no program, so no server was killed");
            return None;
        };
        let mut child = Command::new(program)
            .args(["serve", "--listen", "127.0.0.1:0", "--log", style, "--bot-pace", "0"])
            .args(["--games-per-minute", "1000", "--store", url, "--lang", "en"])
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .unwrap();
        let mut says = BufReader::new(child.stdout.take().unwrap());
        let address = says.by_ref().lines().map_while(Result::ok).find_map(|line| {
            let rest = line.split("http://").nth(1)?;
            let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ':');
            rest[..end.unwrap_or(rest.len())].trim_end_matches('.').parse().ok()
        });
        Some(Self { address: address.unwrap(), _says: says, child })
    }
}

impl Drop for Process {
    /// As the kernel does it when there is no memory left: at once.
    fn drop(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

#[test]
fn a_server_is_killed_and_nothing_that_was_answered_is_lost() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let Some(dying) = Process::start(&url) else { return };
    let two = node(&url);
    let mut anna = Browser::new(dying.address);
    anna.get("/");
    let made = anna.post("/new", &[("game", "quarto"), ("opponent", "friend"), ("pace", "minute")]);
    let table = made.location().to_owned();
    let mut ben = two.browser();
    ben.get(&table);
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]);
    let mut players = [Player::at(anna.clone(), &table, 1), Player::at(ben, &table, 2)];
    let mut answered = 0;
    while answered < 5 {
        for player in &mut players {
            player.play_on();
            answered = answered.max(player.client.step);
        }
    }
    drop(dying);
    let [_, second] = players;
    let first = Player::at(at(&anna, &two), &table, 3);
    assert!(first.client.step >= answered);
    let mut players = [first, second];
    play_out(&mut players);
    assert_eq!(players[0].client.state().result, players[1].client.state().result);
}

/// Anna and Ben at a table on this server, with so many seconds for each move.
fn hurried(address: std::net::SocketAddr, seconds: &str) -> (String, [Browser; 2]) {
    let (mut anna, mut ben) = (Browser::new(address), Browser::new(address));
    anna.get("/");
    let fields = [("game", "quarto"), ("opponent", "friend"), ("pace", "each"), ("each", seconds)];
    let table = anna.post("/new", &fields).location().to_owned();
    ben.get(&table);
    ben.post(&format!("{table}/sit"), &[("name", "Ben")]);
    (table, [anna, ben])
}

/// Plays until somebody has moved and somebody else has to.
fn begin(table: &str, people: &[Browser; 2]) {
    let mut players = people.clone().map(|who| Player::at(who, table, 1));
    while players.iter().any(|player| player.client.step < 3) {
        for player in &mut players {
            player.play_on();
        }
    }
}

/// How often a table was resumed.
fn resumed(url: &str, table: &str) -> i64 {
    let count = "SELECT count(*) FROM fourfold.entries JOIN fourfold.games ON number = game
                 WHERE name = $1 AND text LIKE '% resume%'";
    let id = table.strip_prefix("/t/").unwrap();
    cluster::client(url).query_one(count, &[&id]).unwrap().get(0)
}

/// Where all servers were gone nobody's time has run, also where it is just over.
#[test]
fn all_servers_are_killed_and_nobody_loses_on_time() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let Some(one) = Process::start(&url) else { return };
    let Some(two) = Process::start(&url) else { return };
    let (table, people) = hurried(one.address, "9");
    begin(&table, &people);
    drop((one, two));
    let before = resumed(&url, &table);
    // Longer than a move may take, and not so long that a server would see it by that.
    std::thread::sleep(Duration::from_millis(9_500));
    let Some(three) = Process::start(&url) else { return };
    let there = people.map(|who| Browser { address: three.address, ..who });
    let mut players = there.map(|who| Player::at(who, &table, 2));
    assert!(players.iter().all(|player| player.client.state().result.is_none()));
    assert_eq!(resumed(&url, &table), before + 1);
    play_out(&mut players);
    let result = players[0].client.state().result.clone().unwrap();
    assert!(!result.contains("time"), "{result}");
}

/// Where another server was there, time went on: it is not given back to whoever lets one be restarted.
#[test]
fn a_server_is_killed_and_time_goes_on() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let Some(dying) = Process::start(&url) else { return };
    let living = node(&url);
    let (table, people) = hurried(dying.address, "600");
    begin(&table, &people);
    drop(dying);
    let before = resumed(&url, &table);
    std::thread::sleep(Duration::from_secs(4));
    let Some(again) = Process::start(&url) else { return };
    for address in [again.address, living.address] {
        let state = Client::watch(&Browser { address, ..people[0].clone() }, &table);
        let state = state.state();
        let running = usize::from(state.running.unwrap()) - 1;
        let left = state.seats[running].left.unwrap();
        assert!(left <= 596_000, "{left} of 600 s are left after 4");
    }
    assert_eq!(resumed(&url, &table), before);
}

/// A later release writes an entry of a kind that nobody knew before.
fn write_later(url: &str, id: &str) {
    let write = "WITH grown AS (UPDATE fourfold.games SET length = length + 1 WHERE name = $1
                                RETURNING number, length - 1 AS seq)
                 INSERT INTO fourfold.entries (game, seq, text)
                 SELECT grown.number, grown.seq, entries.text || ' later 1'
                 FROM grown JOIN fourfold.entries ON game = number AND entries.seq = 0";
    let mut client = cluster::client(url);
    client.batch_execute("SET fourfold.knows = 99").unwrap();
    assert_eq!(client.execute(write, &[&id]).unwrap(), 1);
}

/// What a later release has written here is not known to this one (docs/store.md, "When a log entry gains
/// a kind").
#[test]
fn a_table_with_an_entry_of_a_later_release_is_refused_and_the_rest_is_served() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let server = node(&url);
    let (later, mut anna, _) = apart(&server, &server, &[]);
    let (table, other, ben) = apart(&server, &server, &[]);
    // The server that wrote it is another one: this has nothing in mind of either table.
    drop(server);
    let server = node(&url);
    anna.address = server.address;
    let id = later.strip_prefix("/t/").unwrap();
    write_later(&url, id);

    let refused = |anna: &mut Browser| {
        assert_eq!(anna.get(&later).status, 503);
        assert_eq!(anna.post(&format!("{later}/sit"), &[("name", "Eve")]).status, 503);
        assert_eq!(anna.get(&format!("{later}/record.jsonl")).status, 503);
    };
    refused(&mut anna);
    // The rest is served, to the end of a game.
    let people = [at(&other, &server), at(&ben, &server)];
    play_out(&mut people.map(|who| Player::at(who, &table, 3)));
    refused(&mut anna);
    // Nothing was written to that log.
    let length = "SELECT length, (SELECT count(*) FROM fourfold.entries WHERE game = number)
                  FROM fourfold.games WHERE name = $1";
    let row = cluster::client(&url).query_one(length, &[&id]).unwrap();
    let (length, count): (i32, i64) = (row.get(0), row.get(1));
    assert_eq!((length, count), (3, 3));
}

/// Two programs on one PostgreSQL. Whoever runs the one that cannot read a table finds its name in the log,
/// and no other.
#[test]
fn a_table_with_an_entry_of_a_later_release_is_named_in_the_log() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("log");
    let log = std::fs::File::create(&path).unwrap();
    let Some(first) = Process::start(&url) else { return };
    let (later, _) = hurried(first.address, "600");
    let (table, people) = hurried(first.address, "600");
    let Some(second) = Process::logging(&url, "text", log.into()) else { return };
    let [id, other] = [&later, &table].map(|table| table.strip_prefix("/t/").unwrap());
    write_later(&url, id);
    assert_eq!(Browser::new(second.address).get(&later).status, 503);
    let there = people.map(|who| Browser { address: second.address, ..who });
    play_out(&mut there.map(|who| Player::at(who, &table, 3)));
    let said = std::fs::read_to_string(&path).unwrap();
    assert!(said.contains(&format!("entry 2 of table {id} cannot stand")), "{said}");
    assert!(!said.contains(other), "{said}");
}
