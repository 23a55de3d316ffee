//! What PostgreSQL alone does.

use std::thread;
use std::time::Instant;

use store::{Append, Appended, Change, Failure, Log, Logs, Postgres, Seq, Store, StoreAddress};

use crate::cluster::{Cluster, client};
use crate::entries::{all, append, asked, clash, entry, name};
use crate::guests::{person, token};
use crate::played::founded;

fn why(result: Result<Box<dyn Log>, Failure>) -> String {
    match result.err() {
        Some(Failure::Unavailable { why }) => why,
        other => panic!("{other:?}"),
    }
}

/// A confirmed commit survives a server that ends at once.
#[test]
fn a_crash_loses_nothing() {
    let Some(mut cluster) = Cluster::start() else { return };
    let url = cluster.url();
    // Somebody has made this the default; it is overruled.
    client(&url).batch_execute("ALTER DATABASE d0 SET synchronous_commit = off").unwrap();
    let address: StoreAddress = url.parse().unwrap();
    let store = Store::open(&address).unwrap();
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    assert_eq!(store.read(&name("a"), Seq(0)).unwrap().len(), 1);
    for next in 1..100 {
        assert_eq!(store.append(append("a", next)), Ok(Appended::Stored));
    }
    cluster.crash();
    // The connections are gone. Whoever reads has a new one at once; the writer misses its own once, since
    // it cannot know what became of a batch, or has missed it before, while it gave the last hint.
    let unknown = store.append(append("b", 0));
    assert!(
        matches!(unknown, Err(Failure::Unavailable { .. }) | Ok(Appended::Stored)),
        "{unknown:?}"
    );
    assert_eq!(store.read(&name("a"), Seq(0)).unwrap().len(), 100);
    assert_eq!(store.append(append("a", 100)), Ok(Appended::Stored));
}

/// Where the server was restarted, guests are known as before, at the first attempt.
#[test]
fn a_restart_turns_no_guest_away() {
    let Some(mut cluster) = Cluster::start() else { return };
    let store = Store::open(&cluster.url().parse().unwrap()).unwrap();
    let (ann, ben) = (person("ann"), person("ben"));
    assert_eq!(store.admit(&token(1), &ann, 10), Ok(()));
    assert_eq!(store.rename(&ann, "Ann", 10), Ok(()));
    assert!(store.session(&token(1), 10).unwrap().is_some());
    cluster.crash();
    assert_eq!(store.session(&token(1), 10).unwrap().unwrap().name.as_deref(), Some("Ann"));
    assert_eq!(store.admit(&token(2), &ben, 10), Ok(()));
    assert_eq!(store.session(&token(2), 10).unwrap().unwrap().person, ben);
    // While it is away, that is said.
    cluster.end();
    assert!(matches!(store.session(&token(1), 10), Err(Failure::Unavailable { .. })));
    assert!(matches!(store.close(&token(1)), Err(Failure::Unavailable { .. })));
}

/// However many connections were kept, nobody who reads hears of a restart.
#[test]
fn a_restart_spoils_no_reading() {
    let Some(mut cluster) = Cluster::start() else { return };
    let store = Store::open(&cluster.url().parse().unwrap()).unwrap();
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    let read_at_once = || {
        thread::scope(|scope| {
            let readers: Vec<_> = (0..8)
                .map(|_| scope.spawn(|| (store.read(&name("a"), Seq(0)), store.unfinished())))
                .collect();
            for reader in readers {
                let (log, unfinished) = reader.join().unwrap();
                assert_eq!((log.unwrap().len(), unfinished), (1, Ok(vec![name("a")])));
            }
        });
    };
    read_at_once();
    cluster.crash();
    read_at_once();
}

/// A table at which somebody is just sitting down or beginning is not forgotten.
#[test]
fn a_table_in_use_is_not_forgotten() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let mut log = Postgres::at(&url).connect().unwrap();
    let batch = [founded("a", 0), founded("b", 0)];
    assert_eq!(log.append(&batch), Ok(vec![Appended::Stored; 2]));
    let mut other = client(&url);
    let lock = "BEGIN; SELECT FROM fourfold.games WHERE name = 'a' FOR NO KEY UPDATE";
    other.batch_execute(lock).unwrap();
    let forget = [Change::ForgetUnstarted { now: 1 << 40 }];
    assert_eq!(log.change(&forget), Ok(vec![1]));
    let tables: Vec<_> = all(&mut *log).into_iter().map(|kept| kept.table).collect();
    assert_eq!(tables, [name("a")]);
    other.batch_execute("UPDATE fourfold.pending SET started = 5; COMMIT").unwrap();
    assert_eq!(log.change(&forget), Ok(vec![0]));
}

#[test]
fn a_server_that_may_lose_moves_is_refused() {
    for setting in ["fsync", "full_page_writes"] {
        let Some(cluster) = Cluster::with(&[&format!("{setting}=off")]) else { return };
        let why = why(Postgres::at(&cluster.url()).connect());
        assert!(why.contains(setting) && why.contains("turn it on"), "{why}");
    }
}

/// Neither by what is shown of an address nor by what goes wrong.
#[test]
fn a_password_is_never_told() {
    for url in [
        "postgres://ann:s3cret@127.0.0.1:1/games",
        "postgres://ann:s3cret@127.0.0.1:1/games?sslmode=require",
        "postgres://ann:s3cret@127.0.0.1:1/games?sslmode=verify-full",
        "postgres://ann:s3?cret@127.0.0.1:1/games?sslmode=require",
        "postgres://ann:s3cret@127.0.0.1:port/games",
        "postgres://ann@127.0.0.1:1/games?s3cret",
        "postgres://ann@127.0.0.1:1/games?s3cret=s3cret",
    ] {
        let place = Postgres::at(url);
        let why = why(place.connect());
        assert!(!why.contains("s3cret") && !format!("{place:?}").contains("s3cret"), "{why}");
    }
}

/// A batch of which one row cannot be written leaves nothing, and what is said of it does not quote
/// it. Whether it fails on the way or at the very end.
#[test]
fn a_batch_that_fails_leaves_nothing() {
    let Some(cluster) = Cluster::start() else { return };
    for deferred in ["", "DEFERRABLE INITIALLY DEFERRED"] {
        let url = cluster.url();
        let place = Postgres::at(&url);
        assert_eq!(place.connect().unwrap().append(&[append("a", 0)]), Ok(vec![Appended::Stored]));
        let before = all(&mut *place.connect().unwrap());
        let mut meddler = client(&url);
        meddler
            .batch_execute(&format!(
                "CREATE FUNCTION public.trip() RETURNS trigger LANGUAGE plpgsql AS
                 $$ BEGIN RAISE 'planted' USING DETAIL = NEW.text; END $$;
                 CREATE CONSTRAINT TRIGGER trip AFTER INSERT ON fourfold.entries {deferred}
                 FOR EACH ROW WHEN (NEW.text LIKE '% 666 %') EXECUTE FUNCTION public.trip()"
            ))
            .unwrap();
        let poison = Append { entry: entry(666), ..append("c", 1) };
        let batch = [append("a", 1), append("c", 0), poison, append("b", 0)];
        let failure = place.connect().unwrap().append(&batch).unwrap_err();
        let said = "PostgreSQL says: planted (P0001)".to_owned();
        assert_eq!(failure, Failure::Unavailable { why: said });
        assert_eq!(all(&mut *place.connect().unwrap()), before);
        meddler.batch_execute("DROP TRIGGER trip ON fourfold.entries").unwrap();
        assert_eq!(place.connect().unwrap().append(&batch), Ok(vec![Appended::Stored; 4]));
    }
}

/// Where a connection was lost before the answer, the server may still be committing: whoever asks
/// again waits for that, and finds it.
#[test]
fn a_batch_waits_for_the_one_before() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let place = Postgres::at(&url);
    assert_eq!(place.connect().unwrap().append(&[append("a", 0)]), Ok(vec![Appended::Stored]));
    let mut other = client(&url);
    other
        .batch_execute(
            "SET fourfold.knows = 4; BEGIN;
             UPDATE fourfold.games SET length = 2 WHERE name = 'a';
             INSERT INTO fourfold.entries VALUES (1, 1, '1/n', '1 1 - pause');
             INSERT INTO fourfold.games (name, length, over) VALUES ('b', 1, false);
             INSERT INTO fourfold.entries
             SELECT number, 0, NULL, '1 0 - pause' FROM fourfold.games WHERE name = 'b'",
        )
        .unwrap();
    for batch in [vec![asked("a", 1, 1, "n")], vec![append("b", 0)]] {
        // Readers do not wait, and see nothing of it.
        let mut reader = place.connect().unwrap();
        assert_eq!(reader.read(&batch[0].table, Seq(0)).unwrap().len(), batch[0].seq.0 as usize);
    }
    let mut logs = [place.connect().unwrap(), place.connect().unwrap()];
    let [one, two] = &mut logs;
    thread::scope(|scope| {
        let one = scope.spawn(|| one.append(&[asked("a", 1, 1, "n")]));
        let two = scope.spawn(|| two.append(&[append("b", 0)]));
        // Both wait for the lock by now, or will come after it: the verdict is the same.
        let waiting = "SELECT count(*) FROM pg_locks WHERE NOT granted";
        let mut watch = client(&url);
        while watch.query_one(waiting, &[]).unwrap().get::<_, i64>(0) < 2
            && !(one.is_finished() || two.is_finished())
        {}
        other.batch_execute("COMMIT").unwrap();
        assert_eq!(one.join().unwrap(), Ok(vec![Appended::Repeated { seq: Seq(1) }]));
        assert_eq!(two.join().unwrap(), Ok(vec![clash(1)]));
    });
}

/// What cannot be read is said to be broken.
#[test]
fn what_cannot_be_read_is_broken() {
    let Some(cluster) = Cluster::start() else { return };
    for (sql, is_readable, place_of_fault) in [
        ("UPDATE fourfold.entries SET text = 'nonsense' WHERE seq = 1", false, 1),
        ("DELETE FROM fourfold.entries WHERE seq = 1", false, 1),
        ("DELETE FROM fourfold.entries WHERE seq = 2", true, 2),
        ("UPDATE fourfold.entries SET asker = '1' WHERE seq = 1", true, 1),
    ] {
        let url = cluster.url();
        let mut log = Postgres::at(&url).connect().unwrap();
        let batch = [append("a", 0), asked("a", 1, 1, "n"), append("a", 2)];
        assert_eq!(log.append(&batch), Ok(vec![Appended::Stored; 3]));
        client(&url).batch_execute(sql).unwrap();
        let read = log.read(&name("a"), Seq(0));
        assert_eq!(read.is_ok(), is_readable, "{sql}");
        let each = log.each(&mut |_| Ok(()));
        assert!(each.is_err(), "{sql}");
        for failure in [read.err(), each.err()].into_iter().flatten() {
            let Failure::Broken { seq, .. } = failure else { panic!("{sql}: {failure:?}") };
            assert_eq!(seq, Seq(place_of_fault), "{sql}");
        }
    }
}

/// A batch costs far less than its rows would one by one: 256 rows in one against 32 alone. Counted
/// in commits, which is what takes the time; the times are for whoever reads along.
#[test]
fn a_batch_is_one_commit() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let mut log = Postgres::at(&url).connect().unwrap();
    let first: Vec<Append> = (0..256).map(|number| append(&format!("t{number}"), 0)).collect();
    let begin = Instant::now();
    assert_eq!(log.append(&first), Ok(vec![Appended::Stored; 256]));
    let founding = begin.elapsed();
    let second: Vec<Append> =
        (0..256).map(|number| asked(&format!("t{number}"), 1, 1, "n")).collect();
    let begin = Instant::now();
    assert_eq!(log.append(&second), Ok(vec![Appended::Stored; 256]));
    let together = begin.elapsed();
    let begin = Instant::now();
    log.tidy(false).unwrap();
    let hinted = begin.elapsed();
    let begin = Instant::now();
    for number in 0..32 {
        assert_eq!(
            log.append(&[asked(&format!("t{number}"), 2, 1, "m")]),
            Ok(vec![Appended::Stored])
        );
    }
    let alone = begin.elapsed() / 32;
    eprintln!(
        "founding 256: {founding:?}; 256 at once: {together:?}, and their hints: {hinted:?}; \
         one alone: {alone:?}"
    );
    // Each row knows the transaction that wrote it.
    let commits = "SELECT count(DISTINCT xmin::text) FROM fourfold.entries WHERE seq <= $1";
    let count = |last: i32| -> i64 { client(&url).query_one(commits, &[&last]).unwrap().get(0) };
    assert_eq!((count(1), count(2)), (2, 34));
}
