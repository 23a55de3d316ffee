//! Which games were under way while there was no server.

use std::sync::{Arc, Barrier};
use std::thread;
use std::time::{Duration, Instant};

use store::{Appended, Faulty, InMemory, Logs, Mishap, Operation, Store};
use table::GameId;

use crate::back_ends::{Place, on_every_back_end};
use crate::cluster::{Cluster, client};
use crate::entries::{append, last, name};
use crate::played::{founded, started};

/// This long a server may take to notice that its connection broke.
const PATIENCE: Duration = Duration::from_mins(1);

fn open(place: &Place) -> Store {
    Store::on(Arc::clone(place)).unwrap()
}

fn under_way(store: &Store, table: &str) -> GameId {
    for entry in [founded(table, 0), started(table, 1, 5)] {
        assert_eq!(store.append(entry), Ok(Appended::Stored));
    }
    name(table)
}

fn games_under_way_have_slept_until_something_happens(place: &Place) {
    let store = open(place);
    let before = store.attend().unwrap();
    let [one, two, over] = ["one", "two", "over"].map(|table| under_way(&store, table));
    let founded = founded("founded", 0);
    assert_eq!(store.append(founded.clone()), Ok(Appended::Stored));
    assert_eq!(store.append(last(append("over", 2))), Ok(Appended::Stored));
    let slept = |store: &Store| {
        let tables = [&one, &two, &over, &founded.table, &name("none")];
        tables.map(|table| store.has_slept(table).unwrap())
    };
    assert_eq!(slept(&store), [false; 5], "there was a server");
    drop((before, store));
    // Whoever only looks changes nothing.
    assert_eq!(slept(&open(place)), [false; 5]);
    let store = open(place);
    let _here = store.attend().unwrap();
    assert_eq!(slept(&store), [true, true, false, false, false]);
    assert_eq!(store.append(append("one", 2)), Ok(Appended::Stored));
    assert_eq!(slept(&store), [false, true, false, false, false]);
    // What was not stored woke nobody.
    assert!(matches!(store.append(append("two", 9)), Ok(Appended::Clash { .. })));
    assert_eq!(slept(&open(place)), [false, true, false, false, false]);
    // A game that begins now has a server.
    let new = under_way(&store, "new");
    assert_eq!(store.has_slept(&new), Ok(false));
}

on_every_back_end! {
    games_under_way_have_slept_until_something_happens
}

#[test]
fn a_server_that_cannot_say_that_it_is_there_hears_so() {
    let (faulty, faults) = Faulty::on(Arc::new(InMemory::new()) as Arc<dyn Logs>);
    let store = Store::on(Arc::new(faulty)).unwrap();
    faults.only(Operation::Connect, Mishap::Before);
    assert!(store.attend().is_err());
    faults.mend();
    assert!(store.attend().is_ok());
}

/// How many servers are there, as PostgreSQL knows.
fn attending(url: &str) -> i64 {
    let shared = "SELECT count(*) FROM pg_locks JOIN pg_database ON pg_database.oid = database
                  WHERE datname = current_database() AND locktype = 'advisory' AND granted
                  AND mode = 'ShareLock'";
    client(url).query_one(shared, &[]).unwrap().get(0)
}

fn until_there_are(url: &str, count: i64) {
    let begin = Instant::now();
    while attending(url) != count {
        assert!(begin.elapsed() < PATIENCE, "there are {}", attending(url));
        thread::sleep(Duration::from_millis(20));
    }
}

/// As long as one server is there, time goes on, whoever comes and goes.
#[test]
fn games_sleep_when_the_last_server_has_gone() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let address = url.parse().unwrap();
    let [one, two, three] = [(); 3].map(|()| Store::open(&address).unwrap());
    let first = one.attend().unwrap();
    let game = under_way(&one, "game");
    let second = two.attend().unwrap();
    assert_eq!((attending(&url), two.has_slept(&game)), (2, Ok(false)));
    drop(first);
    assert_eq!(attending(&url), 1);
    let again = one.attend().unwrap();
    assert_eq!(one.has_slept(&game), Ok(false));
    drop((second, again));
    assert_eq!(attending(&url), 0);
    let _third = three.attend().unwrap();
    assert_eq!((one.has_slept(&game), three.has_slept(&game)), (Ok(true), Ok(true)));
}

/// One of them finds that nobody was there; when they are let in all know which games have slept. None
/// marks what another has resumed.
#[test]
fn of_servers_that_come_at_once_one_was_alone() {
    const SERVERS: usize = 4;
    let Some(cluster) = Cluster::start() else { return };
    for _ in 0..5 {
        let address = cluster.url().parse().unwrap();
        let store = Store::open(&address).unwrap();
        let games: Vec<GameId> =
            (0..SERVERS).map(|number| under_way(&store, &format!("g{number}"))).collect();
        let together = Barrier::new(SERVERS);
        thread::scope(|scope| {
            for game in &games {
                let (address, together) = (&address, &together);
                scope.spawn(move || {
                    let store = Store::open(address).unwrap();
                    together.wait();
                    let here = store.attend().unwrap();
                    assert_eq!(store.has_slept(game), Ok(true));
                    assert_eq!(store.append(append(game.as_str(), 2)), Ok(Appended::Stored));
                    together.wait();
                    assert_eq!(store.has_slept(game), Ok(false));
                    together.wait();
                    drop(here);
                });
            }
        });
    }
}

/// A connection that breaks, or a PostgreSQL that is restarted, does not make a server forget to be there.
#[test]
fn a_server_is_there_again_after_its_connection_broke() {
    let Some(mut cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let address = url.parse().unwrap();
    let store = Store::open(&address).unwrap();
    let here = store.attend().unwrap();
    let game = under_way(&store, "game");
    let end = "SELECT pg_terminate_backend(pid) FROM pg_locks
               WHERE locktype = 'advisory' AND mode = 'ShareLock'";
    client(&url).batch_execute(end).unwrap();
    until_there_are(&url, 1);
    cluster.crash();
    until_there_are(&url, 1);
    let other = Store::open(&address).unwrap();
    let there = other.attend().unwrap();
    assert_eq!(other.has_slept(&game), Ok(false));
    drop((here, there));
    assert_eq!(attending(&url), 0);
    // Whoever stops while PostgreSQL is away does not wait for it.
    let here = store.attend().unwrap();
    cluster.end();
    let begin = Instant::now();
    drop(here);
    assert!(begin.elapsed() < PATIENCE / 4);
}
