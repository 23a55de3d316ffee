//! Three servers on one PostgreSQL, each of which is killed again and again.

use std::net::SocketAddr;
use std::thread::sleep;
use std::time::Duration;

use dice::Dice;

use crate::cluster::Cluster;
use crate::crowd::{Crowd, Manner, acknowledged, must_be_served};
use crate::ledger::compare;
use crate::player::Returns;
use crate::program::Program;
use crate::{span, times};

/// Whoever was connected to the one that died goes on at another, also where the two at a table are at different
/// servers.
#[test]
fn any_of_three_servers_may_die() {
    // As many as is usual; when a server dies, all that were there read every table at once.
    let Some(cluster) = Cluster::with(&["max_connections=100"]) else { return };
    let url = cluster.url();
    let start = || Program::run(Program::command(&url).args(["--players-per-network", "2000"]));
    let mut programs = [(); 3].map(|()| start());
    let doors = |programs: &[Program; 3]| -> [SocketAddr; 3] {
        programs.each_ref().map(|program| program.address)
    };
    let (tables, pause) = (times(20, 100), span(250, 500));
    let manner = Manner { tables, pause, each: 60, returns: Returns::AtOnce };
    let crowd = Crowd::come(&doors(&programs), manner);
    let (mut dice, kills) = (Dice::new(16), times(3, 100));
    for _ in 0..kills {
        sleep(Duration::from_millis(300 + u64::from(dice.below(500))));
        let dying = &mut programs[usize::try_from(dice.below(3)).unwrap()];
        let again = start();
        std::mem::replace(dying, again).kill();
        crowd.note_mending(&doors(&programs));
    }
    sleep(Duration::from_secs(1));
    let noticed = crowd.end();
    must_be_served(&noticed);
    drop(programs);
    let verdict =
        compare(&acknowledged(&noticed), &store::Store::open(&url.parse().unwrap()).unwrap());
    let broken: usize = noticed.iter().map(|one| one.broken).sum();
    println!(
        "three servers: {kills} kills, {} players, {broken} lines broke; {verdict:?}",
        noticed.len()
    );
    verdict.must_be_good();
    assert!(broken > 0, "nobody met it");
}
