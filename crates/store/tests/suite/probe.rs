//! Whether something can be stored now: the same on every back end.

use std::process::Command;
use std::sync::Arc;

use store::{Appended, Failure, Faulty, InMemory, Logs, Mishap, Operation, Sqlite, Store};

use crate::back_ends::{Place, on_every_back_end};
use crate::cluster::{Cluster, client};
use crate::disk::Disk;
use crate::entries::{all, append};
use crate::guests::everything;

fn open(place: &Place) -> Store {
    Store::on(Arc::clone(place)).unwrap()
}

fn failed(result: &Result<(), Failure>) -> bool {
    matches!(result, Err(Failure::Unavailable { .. }))
}

/// It can be asked as often as one likes, by many at once, and nothing is there afterwards.
fn a_probe_leaves_nothing_that_anybody_reads(place: &Place) {
    let stores = [open(place), open(place)];
    std::thread::scope(|scope| {
        for store in stores.iter().cycle().take(8) {
            scope.spawn(|| (0..10).for_each(|_| assert_eq!(store.probe(), Ok(()))));
        }
    });
    assert_eq!(stores[0].append(append("a", 0)), Ok(Appended::Stored));
    assert_eq!(stores[0].probe(), Ok(()));
    let mut log = place.connect().unwrap();
    assert_eq!((all(&mut *log).len(), everything(&mut *log)), (1, vec![]));
}

/// Whoever hears that it can be stored finds a connection that is good.
fn a_probe_that_fails_spoils_nothing(place: &Place) {
    let (faulty, faults) = Faulty::on(Arc::clone(place));
    let store = Store::on(Arc::new(faulty)).unwrap();
    faults.only(Operation::Append, Mishap::Before);
    assert!(failed(&store.probe()) && store.append(append("a", 0)).is_err());
    faults.only(Operation::Connect, Mishap::Before);
    assert!(failed(&store.probe()));
    faults.only(Operation::Change, Mishap::Before);
    assert_eq!(store.probe(), Ok(()));
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    assert_eq!(faults.misuses(), 0);
}

/// The first who comes makes it, and everybody has the same from then on: whatever they bring, at once and later.
fn a_key_is_made_once(place: &Place) {
    let stores = [open(place), open(place)];
    let keys: Vec<[u8; 32]> = std::thread::scope(|scope| {
        let asked = stores.iter().cycle().zip(1..=8).map(|(store, number)| {
            scope
                .spawn(move || (0..5).map(|_| store.key([number; 32]).unwrap()).collect::<Vec<_>>())
        });
        let asked: Vec<_> = asked.collect();
        asked.into_iter().flat_map(|asked| asked.join().unwrap()).collect()
    });
    assert!(keys.iter().all(|key| *key == keys[0]) && (1..=8).contains(&keys[0][0]), "{keys:?}");
    drop(stores);
    assert_eq!(open(place).key([99; 32]), Ok(keys[0]));
}

on_every_back_end! {
    a_key_is_made_once
    a_probe_leaves_nothing_that_anybody_reads
    a_probe_that_fails_spoils_nothing
}

/// Probes and moves fail together, until there is room again.
fn fails_while_full(store: &Store, disk: &Disk) {
    let mut next = 0;
    for _ in 0..3 {
        let mut stored = 0;
        disk.fill();
        // Whatever room the store has in its own files is used up by so much.
        while store.append(append("a", next)).is_ok() {
            (next, stored) = (next + 1, stored + 1);
            assert!(stored < 100_000, "the disk is not full");
        }
        for _ in 0..10 {
            let probed = store.probe();
            assert!(failed(&probed), "{probed:?}");
        }
        disk.empty();
        assert_eq!(store.probe(), Ok(()));
        // What failed is not there: the disk was full before.
        assert_eq!(store.append(append("a", next)), Ok(Appended::Stored));
        next += 1;
    }
}

#[test]
fn a_probe_fails_while_the_disk_of_sqlite_is_full_or_cannot_be_written() {
    let Some(disk) = Disk::mount() else { return };
    let store = Store::on(Arc::new(Sqlite::at(disk.file()))).unwrap();
    fails_while_full(&store, &disk);
    disk.freeze();
    for _ in 0..10 {
        assert!(failed(&store.probe()));
    }
    disk.empty();
    assert!(failed(&store.probe()));
    disk.thaw();
    assert_eq!(store.probe(), Ok(()));
}

/// The write-ahead log of PostgreSQL is elsewhere: it goes on, and has no room for rows.
#[test]
fn a_probe_fails_while_the_disk_of_postgres_is_full() {
    let Some(cluster) = Cluster::start() else { return };
    let Some(disk) = Disk::mount() else { return };
    let url = cluster.url();
    let (rest, folder) = url.split_once("host=").unwrap();
    let place = disk.file().with_file_name("small");
    std::fs::create_dir(&place).unwrap();
    let owner = format!("--reference={folder}");
    for path in [&place, place.parent().unwrap(), place.ancestors().nth(2).unwrap()] {
        assert!(Command::new("chown").arg(&owner).arg(path).status().unwrap().success());
    }
    let mut admin = client(&format!("{}host={folder}", rest.replace("/d0?", "/postgres?")));
    let location = place.to_str().unwrap();
    admin.batch_execute(&format!("CREATE TABLESPACE small LOCATION '{location}'")).unwrap();
    admin.batch_execute("ALTER DATABASE d0 SET TABLESPACE small").unwrap();
    let store = Store::open(&url.parse().unwrap()).unwrap();
    fails_while_full(&store, &disk);
    drop(store);
    drop(cluster);
}

/// A server that was restarted meanwhile costs nobody anything: whoever is told that something can be
/// stored has a connection that is new.
#[test]
fn a_probe_fails_while_postgres_is_away() {
    let Some(mut cluster) = Cluster::start() else { return };
    let store = Store::open(&cluster.url().parse().unwrap()).unwrap();
    assert_eq!(store.probe(), Ok(()));
    cluster.crash();
    assert_eq!(store.probe(), Ok(()));
    assert_eq!(store.append(append("a", 0)), Ok(Appended::Stored));
    cluster.end();
    assert!(failed(&store.probe()) && failed(&store.probe()));
    cluster.run();
    assert_eq!(store.probe(), Ok(()));
    assert_eq!(store.append(append("a", 1)), Ok(Appended::Stored));
}

/// As moves do, a probe goes wrong before or after it was made.
#[test]
fn a_probe_is_an_append_to_whoever_plants_failures() {
    let (faulty, faults) = Faulty::on(Arc::new(InMemory::new()) as Arc<dyn Logs>);
    let store = Store::on(Arc::new(faulty)).unwrap();
    for trouble in [Mishap::Before, Mishap::After] {
        faults.only(Operation::Append, trouble);
        assert!(failed(&store.probe()));
    }
    faults.mend();
    assert_eq!((store.probe(), faults.failures()), (Ok(()), 2));
}
