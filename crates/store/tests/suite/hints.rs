//! Hints from one server to another, which only PostgreSQL carries.

use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use store::{Appended, Hint, Listening, Seq, Store, StoreAddress};

use crate::cluster::{Cluster, client};
use crate::entries::{append, name};

/// This long a hint may take before the test gives up.
const PATIENCE: Duration = Duration::from_mins(1);

fn open(url: &str) -> Store {
    Store::open(&url.parse::<StoreAddress>().unwrap()).unwrap()
}

fn listen(store: &Store) -> (Listening, Receiver<Hint>) {
    let (say, heard) = channel();
    let listening = store.listen(move |hint| drop(say.send(hint))).unwrap();
    (listening, heard)
}

fn hint(table: &str, next: u32) -> Hint {
    Hint::Grown { table: name(table), next: Seq(next) }
}

#[test]
fn a_hint_comes_from_another_server_and_from_oneself() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let (one, two) = (open(&url), open(&url));
    let (listening, heard) = listen(&one);
    for seq in 0..3 {
        assert_eq!(two.append(append("a", seq)), Ok(Appended::Stored));
        assert_eq!(heard.recv_timeout(PATIENCE), Ok(hint("a", seq + 1)));
    }
    assert_eq!(one.append(append("b", 0)), Ok(Appended::Stored));
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(hint("b", 1)));
    // What was not stored gives none; what is not ours is not heard; another database is another.
    assert!(matches!(two.append(append("b", 0)), Ok(Appended::Clash { .. })));
    let mut meddler = client(&url);
    meddler
        .batch_execute("NOTIFY fourfold, 'nonsense'; NOTIFY fourfold; NOTIFY other, 'x 1'")
        .unwrap();
    assert_eq!(open(&cluster.url()).append(append("elsewhere", 0)), Ok(Appended::Stored));
    assert_eq!(two.append(append("b", 1)), Ok(Appended::Stored));
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(hint("b", 2)));
    drop(listening);
}

/// One hint for each table that a batch has grown, with the last number.
#[test]
fn a_batch_gives_one_hint_for_each_table() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let (listening, heard) = listen(&open(&url));
    let mut log = store::Logs::connect(&store::Postgres::at(&url)).unwrap();
    let batch = [append("b", 0), append("a", 0), append("b", 1), append("c", 7), append("b", 2)];
    log.append(&batch).unwrap();
    // Whoever asked is answered first.
    log.tidy(false).unwrap();
    let both = [heard.recv_timeout(PATIENCE).unwrap(), heard.recv_timeout(PATIENCE).unwrap()];
    assert_eq!(both, [hint("a", 1), hint("b", 3)]);
    drop(listening);
}

/// Who listens does so again after the server was gone, and says that something may be missing.
#[test]
fn a_listener_survives_a_restart_of_the_server() {
    let Some(mut cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let store = open(&url);
    let (listening, heard) = listen(&store);
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    assert_eq!(heard.recv_timeout(PATIENCE), Ok(hint("a", 1)));
    for outage in 1..=2 {
        cluster.crash();
        assert_eq!(heard.recv_timeout(PATIENCE), Ok(Hint::Missed));
        // Its writer is missed once.
        let table = format!("t{outage}");
        let stored = (0..2).any(|_| store.append(append(&table, 0)) == Ok(Appended::Stored));
        assert!(stored);
        assert_eq!(heard.recv_timeout(PATIENCE), Ok(hint(&table, 1)));
    }
    drop(listening);
}

/// When nobody holds it, nothing is heard, and its connection goes away.
#[test]
fn who_does_not_listen_hears_nothing() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let store = open(&url);
    let (listening, heard) = listen(&store);
    let mut watch = client(&url);
    let mut listeners = || -> i64 {
        let count = "SELECT count(*) FROM pg_stat_activity
                     WHERE datname = current_database() AND query = 'LISTEN fourfold'";
        watch.query_one(count, &[]).unwrap().get(0)
    };
    assert_eq!(listeners(), 1);
    drop(listening);
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    // The call went with the handle, and so did its end of the channel.
    assert!(heard.recv_timeout(PATIENCE).is_err());
    let begin = Instant::now();
    while listeners() > 0 {
        assert!(begin.elapsed() < PATIENCE, "it still listens");
        thread::sleep(Duration::from_millis(10));
    }
}

/// Who cannot listen hears so at once.
#[test]
fn listening_needs_a_server() {
    let Some(mut cluster) = Cluster::start() else { return };
    let store = open(&cluster.url());
    cluster.end();
    assert!(store.listen(|_| {}).is_err());
}

/// Where no other server can be, there is nothing to hear, not even oneself.
#[test]
fn a_file_gives_no_hints() {
    let folder = tempfile::tempdir().unwrap();
    let file = StoreAddress::File(folder.path().join("store"));
    for store in [Store::open(&file).unwrap(), Store::in_memory().unwrap()] {
        let (listening, heard) = listen(&store);
        assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
        drop(store);
        drop(listening);
        assert!(heard.recv().is_err());
    }
}
