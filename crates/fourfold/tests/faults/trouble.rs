//! A disk that fails for a while, and what is on it afterwards.

use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use crate::crowd::{Crowd, Manner, acknowledged, all_of, must_be_served};
use crate::disk::{Disk, Fault};
use crate::ledger::{Acknowledged, Verdict, compare_file};
use crate::player::Returns;
use crate::program::Program;
use crate::{is_full, span, times};

/// What is promised: everybody is told, and let go on, within so long.
const PROMISE: Duration = Duration::from_secs(2);

/// The crowd plays for so long before it fails and afterwards.
const BEFORE: Duration = Duration::from_secs(1);
const AFTER: Duration = Duration::from_secs(3);

/// A server that is to be killed meanwhile plays on for so long.
const FAILS: Duration = Duration::from_millis(700);

/// A server for many behind one address.
fn command(disk: &Disk) -> Command {
    let mut command = Program::command(disk.file());
    command.args(["--players-per-network", "2000"]);
    disk.under(&mut command);
    command
}

/// In the long run nobody has as long for a move as it fails; the short one may meet a machine that is busy.
fn manner() -> Manner {
    let (tables, each) = (times(20, 200), times(20, 5));
    let (pause, each) = (Duration::from_millis(500), u32::try_from(each).unwrap());
    Manner { tables, pause, each, returns: Returns::AtOnce }
}

fn fails_for() -> Duration {
    span(2_000, 6_000)
}

/// What is stored, and what would be if the power were cut now.
fn compare(disk: &Disk, all: &[Acknowledged]) -> Verdict {
    let verdict = compare_file(all, &disk.found().file());
    assert_eq!(
        compare_file(all, &disk.cut_power().file()),
        verdict,
        "after a power cut, and without"
    );
    verdict.must_be_good();
    verdict
}

/// The server lives through it; then it is killed, and another one finds everything.
fn lives_through(fault: Fault) {
    let Some(disk) = Disk::new() else { return };
    let program = Program::run(&mut command(&disk));
    let crowd = Crowd::come(&[program.address], manner());
    sleep(BEFORE);
    disk.fail(fault);
    crowd.note_failure();
    sleep(fails_for());
    disk.mend(fault);
    crowd.note_mending(&[program.address]);
    sleep(AFTER);
    let noticed = crowd.end();
    must_be_served(&noticed);
    program.kill();
    let verdict = compare(&disk, &acknowledged(&noticed));
    let [told, over, moved] = [
        all_of("was told", &noticed, |one| one.told),
        all_of("was told that it is over", &noticed, |one| one.over),
        all_of("saw a move afterwards", &noticed, |one| one.moved),
    ]
    .map(|all| *all.last().unwrap());
    let unknown: usize = noticed.iter().map(|one| one.unknown).sum();
    println!(
        "{fault:?} for {:?}: {} players are told after {told:?} at most, over after {over:?}, moves again \
         after {moved:?}; {unknown} answers were that it is not known; {verdict:?}",
        fails_for(),
        noticed.len(),
    );
    assert!(unknown > 0, "nobody met it");
    assert!(told < PROMISE && over < PROMISE);
    assert_eq!(noticed.iter().map(|one| one.broken).sum::<usize>(), 0, "a line broke");

    // Another one finds all that this one has left.
    Program::run(&mut command(&disk)).kill();
    assert_eq!(compare(&disk, &acknowledged(&noticed)), verdict);
}

/// Three disks at once, so that the test does not take three times as long; one after the other where many play.
#[test]
fn a_disk_that_fails_for_a_while_costs_nobody_a_move() {
    std::thread::scope(|scope| {
        for fault in [Fault::Broken, Fault::Full, Fault::Unsynced] {
            let lives = scope.spawn(move || lives_through(fault));
            if is_full() {
                lives.join().unwrap();
            }
        }
    });
}

/// The server is killed while nothing can be synced, and started again when that is over. What it had written
/// is seen by the next one, and is not on the disk: whoever believes it would lose it by the next power cut.
#[test]
fn what_could_not_be_synced_is_not_believed_by_the_next_server() {
    let Some(disk) = Disk::new() else { return };
    let mut program = Program::run(&mut command(&disk));
    let crowd = Crowd::come(&[program.address], Manner { each: 60, ..manner() });
    for _ in 0..times(3, 30) {
        sleep(BEFORE);
        disk.fail(Fault::Unsynced);
        sleep(FAILS);
        program.kill();
        disk.mend(Fault::Unsynced);
        program = Program::run(&mut command(&disk));
        crowd.note_mending(&[program.address]);
    }
    sleep(BEFORE);
    let noticed = crowd.end();
    must_be_served(&noticed);
    program.kill();
    let verdict = compare(&disk, &acknowledged(&noticed));
    println!("killed while nothing could be synced, {} times: {verdict:?}", times(3, 30));
}

/// The same without another server: whatever this one has open fails and is closed, and is opened again when that is
/// over.
#[test]
fn what_could_not_be_synced_is_not_believed_by_the_same_server() {
    let Some(disk) = Disk::new() else { return };
    let program = Program::run(&mut command(&disk));
    let crowd = Crowd::come(&[program.address], Manner { each: 60, ..manner() });
    for _ in 0..times(2, 20) {
        sleep(BEFORE);
        disk.fail(Fault::Unsynced);
        sleep(FAILS);
        disk.fail(Fault::Broken);
        disk.mend(Fault::Unsynced);
        sleep(FAILS);
        disk.mend(Fault::Broken);
        crowd.note_mending(&[program.address]);
    }
    sleep(AFTER);
    let noticed = crowd.end();
    must_be_served(&noticed);
    program.kill();
    let verdict = compare(&disk, &acknowledged(&noticed));
    println!("broken while nothing could be synced, {} times: {verdict:?}", times(2, 20));
}
