//! A host stops the server while many play, and starts another.

use std::thread::sleep;
use std::time::{Duration, Instant};

use crate::crowd::{Crowd, Manner, acknowledged, all_of, must_be_served};
use crate::ledger::compare_file;
use crate::player::Returns;
use crate::program::Program;
use crate::{span, times};

/// What is promised: it has ended after so long, and everybody plays again.
const PROMISE: Duration = Duration::from_secs(5);

/// So often it is stopped: about 200 moves are made each second.
#[test]
fn a_server_that_is_stopped_under_load_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("games.sqlite");
    let start = || Program::run(Program::command(&file).args(["--players-per-network", "2000"]));
    let mut program = start();
    let (tables, pause) = (times(50, 200), span(250, 1_000));
    let manner = Manner { tables, pause, each: 60, returns: Returns::AtOnce };
    let mut all = Vec::new();
    for _ in 0..times(1, 10) {
        let crowd = Crowd::come(&[program.address], manner);
        sleep(Duration::from_secs(2));
        let before = Instant::now();
        let (ended, took) = program.stop();
        assert_eq!(ended.code(), Some(0));
        program = start();
        crowd.note_mending(&[program.address]);
        let away = before.elapsed();
        sleep(Duration::from_secs(3));
        let noticed = crowd.end();
        must_be_served(&noticed);
        program.kill();
        all.extend(acknowledged(&noticed));
        let verdict = compare_file(&all, &file);
        let again = all_of("plays again", &noticed, |one| one.moved);
        let p95 = again[again.len() * 95 / 100];
        println!(
            "stopped: ended after {took:?}, another is open {away:?} after the signal; {} players, p95 play \
             again {p95:?} after that, all after {:?}; {verdict:?}",
            noticed.len(),
            again.last().unwrap(),
        );
        verdict.must_be_good();
        assert!(took < PROMISE && p95 < PROMISE);
        program = start();
    }
}
