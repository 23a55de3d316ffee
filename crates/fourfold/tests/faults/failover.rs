//! PostgreSQL dies with its machine, and a standby takes its place.

use std::thread::sleep;
use std::time::Duration;

use crate::cluster::Cluster;
use crate::crowd::{Crowd, Manner, acknowledged, all_of, must_be_served};
use crate::is_full;
use crate::ledger::{Verdict, compare};
use crate::player::Returns;
use crate::program::Program;

/// Whether the primary waits for its standby before it confirms anything.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standby {
    Synchronous,
    Asynchronous,
}

/// The standby hears nothing any more; then the primary is killed under load, and the standby promoted. The same server
/// goes on there by itself: its address names both.
fn fail_over(kind: Standby) -> Option<Verdict> {
    let mut primary = Cluster::made()?;
    let first = primary.listen();
    primary.run();
    let database = primary.url();
    let database = database.split(['/', '?']).nth(3).unwrap();
    let mut standby = primary.standby();
    let second = standby.listen();
    standby.run();
    if kind == Standby::Synchronous {
        primary.wait_for_standby();
    }
    let url = format!(
        "postgres://fourfold@127.0.0.1:{first},127.0.0.1:{second}/{database}\
         ?target_session_attrs=read-write&connect_timeout=2"
    );
    let program = Program::run(Program::command(&url).args(["--players-per-network", "2000"]));
    let pause = Duration::from_millis(500);
    let manner = Manner { tables: 100, pause, each: 60, returns: Returns::AtOnce };
    let crowd = Crowd::come(&[program.address], manner);
    sleep(Duration::from_secs(3));
    crowd.note_failure();
    primary.hold_back();
    sleep(Duration::from_millis(500));
    primary.kill();
    // Somebody, or a program, has to notice.
    sleep(Duration::from_secs(2));
    standby.promote();
    crowd.note_mending(&[program.address]);
    sleep(Duration::from_secs(4));
    let noticed = crowd.end();
    program.kill();
    let store = store::Store::open(&url.parse().unwrap()).unwrap();
    let verdict = compare(&acknowledged(&noticed), &store);
    if kind == Standby::Synchronous {
        must_be_served(&noticed);
    }
    let told = noticed.iter().filter_map(|one| one.told).max();
    let moved = all_of("saw a move afterwards", &noticed, |one| one.moved);
    println!(
        "failed over, {kind:?}: {} players, told after {told:?} at most, moves again {:?} after the standby was \
         promoted; {verdict:?}",
        noticed.len(),
        moved.last().unwrap()
    );
    Some(verdict)
}

#[test]
fn a_database_that_dies_is_replaced_by_its_standby() {
    if !is_full() {
        println!("SKIPPED: only with FOURFOLD_FULL=1");
        return;
    }
    for _ in 0..3 {
        let Some(verdict) = fail_over(Standby::Synchronous) else { return };
        verdict.must_be_good();
    }
}

/// What `docs/hosting.md` says of one that nobody waits for: moves that were answered are lost with the primary.
#[test]
fn a_standby_that_nobody_waits_for_has_less() {
    if !is_full() {
        println!("SKIPPED: only with FOURFOLD_FULL=1");
        return;
    }
    let Some(verdict) = fail_over(Standby::Asynchronous) else { return };
    assert!(verdict.lost > 0 && verdict.doubled == 0, "{verdict:?}");
}
