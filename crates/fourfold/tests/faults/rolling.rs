//! Three servers behind one address are replaced, one after the other, while people play.

use std::io::{Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{scope, sleep};
use std::time::{Duration, Instant};

use crate::cluster::Cluster;
use crate::crowd::{Crowd, Manner, acknowledged, must_be_served};
use crate::ledger::compare;
use crate::player::Returns;
use crate::program::Program;
use crate::proxy::Proxy;
use crate::{span, times};

/// What is promised: nobody is away for longer.
const PROMISE: Duration = Duration::from_secs(5);

/// The host waits so long after a new server is well before the next is stopped; and now and then not at all.
const PAUSES: [Duration; 3] = [Duration::from_secs(2), Duration::ZERO, Duration::from_secs(2)];

/// As `docs/hosting.md` says: one is stopped, a new one started in its place and waited for, then the next. Those who play
/// come back as pages do, by the one address they know.
#[test]
fn three_servers_are_replaced_while_people_play() {
    // As many as is usual; whoever comes back reads a table.
    let Some(cluster) = Cluster::with(&["max_connections=100"]) else { return };
    let url = cluster.url();
    let start = || Program::run(Program::command(&url).args(["--players-per-network", "2000"]));
    let mut programs: Vec<Program> = (0..PAUSES.len()).map(|_| start()).collect();
    let proxy = Proxy::before(programs.iter().map(|program| program.address).collect());
    let (tables, pause) = (times(30, 150), span(250, 500));
    let manner = Manner { tables, pause, each: 60, returns: Returns::AsPages };
    let crowd = Crowd::come(&[proxy.address], manner);
    let (mut longest_stop, mut longest_well) = (Duration::ZERO, Duration::ZERO);
    sleep(Duration::from_secs(1));
    for _ in 0..times(1, 10) {
        for (place, pause) in PAUSES.into_iter().enumerate() {
            let (took, well) = see_out(programs.remove(place));
            longest_stop = longest_stop.max(took);
            longest_well = longest_well.max(well);
            programs.insert(place, start());
            let address = programs[place].address;
            while status(&mut TcpStream::connect(address).unwrap()) != Some(200) {
                sleep(Duration::from_millis(20));
            }
            proxy.replace(place, address);
            sleep(pause);
        }
    }
    sleep(Duration::from_secs(2));
    let noticed = crowd.end();
    // Nobody is told that the server rests either: where two at a table are at two servers and one of these stops, the
    // other lets the game go on before it answers.
    must_be_served(&noticed);
    drop(programs);
    let store = store::Store::open(&url.parse().unwrap()).unwrap();
    let verdict = compare(&acknowledged(&noticed), &store);
    let [away, idle] = [
        noticed.iter().flat_map(|one| one.away.clone()).collect::<Vec<_>>(),
        noticed.iter().flat_map(|one| one.idle.clone()).collect(),
    ];
    let longest = |all: &[Duration]| all.iter().max().copied().unwrap_or_default();
    let (broken, goodbyes): (usize, usize) =
        noticed.iter().fold((0, 0), |sum, one| (sum.0 + one.broken, sum.1 + one.goodbyes));
    println!(
        "replaced: {} times three servers, {} players, {broken} lines ended, {goodbyes} with a goodbye; away for \
         {:?} at most, a move seen after {:?} at most, nobody asked to wait; a server ended after {longest_stop:?} at most \
         and said for {longest_well:?} at most that it is well; {verdict:?}",
        times(1, 10),
        noticed.len(),
        longest(&away),
        longest(&idle),
    );
    verdict.must_be_good();
    assert!(longest(&away) < PROMISE && longest(&idle) < PROMISE);
    // Each of them was at one of the three.
    assert!(noticed.iter().all(|one| !one.away.is_empty()), "somebody met none of it");
    assert!(away.len() >= broken, "somebody did not come back");
    assert_eq!(broken, goodbyes, "a line ended without a word");
}

/// Stops a server, and looks at it as a proxy does that wants to know whether it is well: over connections of their own, and
/// over one that is kept. How long it took, and for how long it still said that it is well.
fn see_out(program: Program) -> (Duration, Duration) {
    let (address, has_ended) = (program.address, AtomicBool::new(false));
    let mut kept = TcpStream::connect(address).unwrap();
    assert_eq!(status(&mut kept), Some(200));
    scope(|scope| {
        let looking = scope.spawn(|| look(address, kept, &has_ended));
        let (ended, took) = program.stop();
        has_ended.store(true, Ordering::Relaxed);
        assert_eq!(ended.code(), Some(0));
        assert!(took < PROMISE, "it took {took:?} to stop");
        (took, looking.join().unwrap())
    })
}

/// How long a server says that it is well; once it has said otherwise, or nothing, it never says so again.
fn look(address: SocketAddr, mut kept: TcpStream, has_ended: &AtomicBool) -> Duration {
    let (began, mut last, mut is_leaving) = (Instant::now(), Duration::ZERO, false);
    while !has_ended.load(Ordering::Relaxed) {
        let fresh = TcpStream::connect(address).ok().and_then(|mut stream| status(&mut stream));
        for answer in [fresh, status(&mut kept)] {
            let is_well = answer == Some(200);
            assert!(!(is_leaving && is_well), "a server that leaves says that it is well");
            is_leaving |= !is_well;
            if is_well {
                last = began.elapsed();
            }
        }
        sleep(Duration::from_millis(10));
    }
    last
}

/// What a server says of itself over this connection, which stays open; `None` if it says nothing.
fn status(stream: &mut TcpStream) -> Option<u16> {
    stream.set_read_timeout(Some(PROMISE)).ok()?;
    stream.write_all(b"GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n").ok()?;
    let mut bytes = [0; 1024];
    // It is short, and comes at once.
    let count = stream.read(&mut bytes).ok()?;
    String::from_utf8_lossy(&bytes[..count]).split(' ').nth(1)?.parse().ok()
}
