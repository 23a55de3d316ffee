//! Looking at a place finds what opening it would, and changes nothing.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use rusqlite::Connection;
use store::{Failure, Store, StoreAddress, Survey};

use crate::cluster::{Cluster, client};
use crate::entries::append;
use crate::fixtures::{LATEST, fixture};

/// The files of a folder.
fn names(folder: &Path) -> BTreeSet<PathBuf> {
    fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// Their contents: not of a store that is open in this process, whose locks would be lost by it.
fn contents(folder: &Path) -> Vec<Vec<u8>> {
    names(folder).iter().map(|path| fs::read(path).unwrap_or_default()).collect()
}

fn survey(path: &Path) -> Result<Survey, Failure> {
    let before = names(path.parent().unwrap());
    let found = StoreAddress::File(path.to_owned()).survey();
    assert_eq!(names(path.parent().unwrap()), before);
    found
}

/// The same of a store that nobody has open: its bytes stay as they are, too.
fn survey_of_closed(path: &Path) -> Result<Survey, Failure> {
    let before = contents(path.parent().unwrap());
    let found = survey(path);
    assert!(contents(path.parent().unwrap()) == before, "something was written");
    found
}

fn versions(path: &Path) -> (u32, u32, bool) {
    let found = survey(path).unwrap();
    assert!(found.engine.starts_with("SQLite 3.") && !found.is_exposed, "{found:?}");
    (found.version, found.known, found.is_in_use)
}

#[test]
fn a_file_is_looked_at_and_stays_as_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("a?b#c %.sqlite");
    assert_eq!(versions(&path), (0, LATEST, false));
    let store = Store::open(&StoreAddress::File(path.clone())).unwrap();
    store.append(append("a", 0)).unwrap();
    assert_eq!(versions(&path), (LATEST, LATEST, false));
    let attending = store.attend().unwrap();
    assert_eq!(versions(&path), (LATEST, LATEST, true));
    drop((attending, store));
    assert_eq!(versions(&path), (LATEST, LATEST, false));
    assert!(survey_of_closed(&path).is_ok());
    for earlier in 1..LATEST {
        let path = folder.path().join(earlier.to_string());
        Connection::open(&path).unwrap().execute_batch(&fixture(earlier, "sqlite.sql")).unwrap();
        assert_eq!(versions(&path), (earlier, LATEST, false));
        assert!(survey_of_closed(&path).is_ok());
    }
}

/// What a server stored last is in the log beside the file, as it is when one was killed.
#[test]
fn what_is_not_in_the_file_itself_is_seen() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("a"), folder.path().join("b"));
    let store = Store::open(&StoreAddress::File(path.clone())).unwrap();
    for ending in ["", "-wal", "-shm"] {
        let name = |path: &Path| format!("{}{ending}", path.display());
        fs::copy(name(&path), name(&copy)).unwrap();
    }
    drop(store);
    assert_eq!(versions(&copy), (LATEST, LATEST, false));
    assert!(survey_of_closed(&copy).is_ok());
    fs::remove_file(folder.path().join("b-shm")).unwrap();
    assert!(matches!(survey(&copy), Err(Failure::Unavailable { .. })));
}

#[test]
fn what_cannot_be_a_store_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let with = |name: &str, sql: &str| {
        let path = folder.path().join(name);
        Connection::open(&path).unwrap().execute_batch(sql).unwrap();
        path
    };
    let newer = with("newer", "PRAGMA application_id = 0x34666c64; PRAGMA user_version = 99");
    assert_eq!(survey(&newer), Err(Failure::Newer { found: 99, known: LATEST }));
    assert_eq!(survey(&with("tables", "CREATE TABLE games (name TEXT)")), Err(Failure::Foreign));
    assert!(matches!(survey(folder.path()), Err(Failure::Unavailable { .. })));
    let nowhere = newer.join("games.sqlite");
    let nowhere = StoreAddress::File(nowhere).survey();
    assert!(matches!(nowhere, Err(Failure::Unavailable { .. })));
}

#[test]
fn a_database_is_looked_at_and_stays_as_it_is() {
    let Some(cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let address: StoreAddress = url.parse().unwrap();
    let look = || address.survey().map(|found| (found.version, found.known, found.is_exposed));
    assert_eq!(look(), Ok((0, LATEST, false)));
    assert_eq!(look(), Ok((0, LATEST, false)));
    assert!(address.survey().unwrap().engine.starts_with("PostgreSQL 1"));
    // A role that may make nothing.
    client(&url).batch_execute("CREATE ROLE guest LOGIN").unwrap();
    let guest: StoreAddress = url.replace("fourfold@", "guest@").parse().unwrap();
    let refused = guest.survey();
    let said = |why: &str| why.contains("CREATE");
    assert!(matches!(&refused, Err(Failure::Unavailable { why }) if said(why)), "{refused:?}");
    drop(Store::open(&address).unwrap());
    assert_eq!(look(), Ok((LATEST, LATEST, false)));
    client(&url).batch_execute("UPDATE fourfold.version SET number = 99").unwrap();
    assert_eq!(look(), Err(Failure::Newer { found: 99, known: LATEST }));
}
