//! A server with many games under way that is stopped, or killed, and started again: in each of them a move is made.

use std::ffi::OsStr;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::wrong;
use super::super::play::share;
use super::super::server_process::{ServerProcess, own_work};
use super::live_games::{Seated, by_several};
use super::row::{Row, Unit, number};

/// How a server ends.
#[derive(Clone, Copy)]
pub(super) enum End {
    /// It is asked to.
    Stopped,
    /// It has no time to do anything.
    Killed,
}

impl End {
    pub(super) const ALL: [Self; 2] = [Self::Stopped, Self::Killed];

    const fn name(self) -> &'static str {
        match self {
            Self::Stopped => "stopped",
            Self::Killed => "killed",
        }
    }
}

/// So many come back at once at most, each in a thread that mostly waits: for the disk, which takes what many want in one go.
const COMING: usize = 64;

/// Longer nobody knocks.
const PATIENCE: Duration = Duration::from_secs(30);

/// Between two knocks.
const KNOCK: Duration = Duration::from_millis(1);

const MOST_OPEN: f64 = 1.0;
const MOST_PLAYABLE: f64 = 2.0;

/// Ends the server, starts it at the same port, and plays on at these tables: whoever's turn it is comes back and moves. They
/// stay until all have.
pub(super) fn measure(
    server: &mut ServerProcess,
    store: &OsStr,
    connections: u64,
    end: End,
    games: &[Seated],
) -> io::Result<Vec<Row>> {
    let ending = Instant::now();
    match end {
        End::Stopped => server.stop()?,
        End::Killed => server.kill()?,
    }
    let ended = ending.elapsed();
    let (began, address) = (Instant::now(), server.address);
    let (started, open) = thread::scope(|scope| {
        let knocking = scope.spawn(|| knock(address, began));
        let started = ServerProcess::with(store, address.port(), connections);
        let open = knocking.join().map_err(|_| wrong("whoever knocked panicked"))?;
        io::Result::Ok((started?, open?))
    })?;
    *server = started;
    let before = own_work()?;
    let played =
        by_several(COMING, games, |game| game.move_on().map(|socket| (began.elapsed(), socket)))?;
    let (here, there) = (own_work()?.saturating_sub(before), server.worked()?);
    let (mut after, mut stuck) = (Vec::new(), Vec::new());
    for one in &played {
        match one {
            Ok((moved, _)) => after.push(moved.as_secs_f64()),
            Err(why) => stuck.push(why.to_string()),
        }
    }
    let (half, all) = (share(&mut after, 50), share(&mut after, 100));
    let first = after.first().copied().unwrap_or(f64::NAN);
    let why = stuck.first().cloned();
    let what = |what: &str| format!("{}: {what}", end.name());
    let seconds = |name: &str, figure: f64| Row::plain(what(name), figure, Unit::Seconds);
    Ok(vec![
        seconds("until it had ended", ended.as_secs_f64()),
        Row::at_most(what("start to open port"), open.as_secs_f64(), Unit::Seconds, MOST_OPEN),
        Row::plain(what("games in which a move was made then"), number(after.len()), Unit::Things),
        seconds("start to the first of these moves", first),
        seconds("start to half of them", half),
        Row::at_most(what("start to all of them"), all, Unit::Seconds, MOST_PLAYABLE),
        seconds("processor of the server until then", there.as_secs_f64()),
        seconds("processor of those who came back", here.as_secs_f64()),
        Row::none(what("games that do not go on"), stuck.len()).because(why),
    ])
}

/// How long after this moment somebody was let in.
fn knock(address: SocketAddr, began: Instant) -> io::Result<Duration> {
    loop {
        match TcpStream::connect(address) {
            Ok(_) => return Ok(began.elapsed()),
            Err(why) if began.elapsed() > PATIENCE => return Err(why),
            Err(_) => thread::sleep(KNOCK),
        }
    }
}
