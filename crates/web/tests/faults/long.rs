//! The long run: two hundred tables on each kind of store, which fails for five seconds.
//! `cargo xtask test --full faults`; what came out stands in `docs/tested.md`.

use std::sync::Arc;
use std::thread::sleep;
use std::time::Duration;

use store::{Faulty, InMemory, Logs, Mishap, Operation, Store, StoreAddress};
use table::{Event, Pace, PublicEvent, Span};

use crate::cluster::Cluster;
use crate::crowd::Crowd;
use crate::disk::Disk;
use crate::socket::Client;
use crate::world::{Running, World, until};

fn is_full() -> bool {
    ::dice::is_full!()
}

#[test]
fn two_hundred_tables_on_a_store_that_fails() {
    if !is_full() {
        return;
    }
    let logs: Arc<dyn Logs> = Arc::new(InMemory::new());
    let truth = Store::on(Arc::clone(&logs)).unwrap();
    let (faulty, faults) = Faulty::on(logs);
    let server = Running::on(Store::on(Arc::new(faulty)).unwrap());
    let fail = || faults.everywhere(Mishap::Before);
    Crowd::enter(&truth).play("planted", server.address, fail, || faults.mend(), || truth);
    eprintln!("planted: {faults:?}");
    assert_eq!(faults.misuses(), 0);
}

/// Plays on a disk that fails in this way.
fn on_a_disk(kind: &str, fail: impl FnOnce(&Disk), mend: impl FnOnce(&Disk)) {
    let Some(disk) = Disk::mount() else { return };
    let file = disk.file().display().to_string();
    let address: StoreAddress = file.parse().unwrap();
    // Nobody else has it open while the server runs.
    let crowd = Crowd::enter(&Store::open(&address).unwrap());
    let server = Running::at(&file);
    let truth = || Store::open(&address).unwrap();
    crowd.play(kind, server.address, || fail(&disk), || mend(&disk), truth);
}

#[test]
fn two_hundred_tables_on_a_full_disk() {
    if is_full() {
        on_a_disk("SQLite, disk full", Disk::fill, Disk::empty);
    }
}

#[test]
fn two_hundred_tables_on_a_disk_that_is_read_only() {
    if !is_full() {
        return;
    }
    let mend = |disk: &Disk| {
        disk.empty();
        disk.thaw();
    };
    on_a_disk("SQLite, read-only", Disk::freeze, mend);
}

#[test]
fn two_hundred_tables_on_a_postgresql_that_is_stopped() {
    if !is_full() {
        return;
    }
    let Some(mut cluster) = Cluster::start() else { return };
    let url = cluster.url();
    let address: StoreAddress = url.parse().unwrap();
    let crowd = Crowd::enter(&Store::open(&address).unwrap());
    let server = Running::at(&url);
    let cluster = std::sync::Mutex::new(&mut cluster);
    let fail = || cluster.lock().unwrap().end();
    let mend = || cluster.lock().unwrap().run();
    crowd
        .play("PostgreSQL, stopped", server.address, fail, mend, || Store::open(&address).unwrap());
}

/// That somebody went away is stored as soon as that can be done. A connection may come back for a
/// while before that is said, so this takes too long for every run.
#[test]
fn whoever_left_while_nothing_could_be_stored_is_away() {
    if !is_full() {
        return;
    }
    for pace in [Pace::Untimed, Pace::PerMove(Span::seconds(600))] {
        let world = World::open();
        let (anna, ben) = (world.somebody("anna"), world.somebody("ben"));
        let table = world.found("left", pace, &[anna.sits(), ben.sits()]);
        let watching = Client::watch(&ben.browser, &table);
        drop(Client::watch(&anna.browser, &table));
        world.faults.only(Operation::Append, Mishap::Before);
        let is_away = |event: &Event| matches!(event, Event::Aloud(PublicEvent::Away { .. }));
        let is_kept = || world.log(&table).iter().flat_map(|entry| &entry.events).any(is_away);
        until("it was tried", || world.faults.failures() > 0);
        sleep(Duration::from_secs(2));
        assert!(!is_kept());
        world.faults.mend();
        until("it is stored", is_kept);
        drop(watching);
    }
}
