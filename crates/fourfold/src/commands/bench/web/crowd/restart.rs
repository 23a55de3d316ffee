//! A server with many games under way that is stopped, or killed, and started again.

use std::ffi::OsStr;
use std::io;
use std::net::{SocketAddr, TcpStream};
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::wrong;
use super::super::server_process::ServerProcess;
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

/// Longer nobody knocks.
const PATIENCE: Duration = Duration::from_secs(30);

/// Between two knocks.
const KNOCK: Duration = Duration::from_millis(1);

const MOST_OPEN: f64 = 1.0;
const MOST_PLAYABLE: f64 = 2.0;

/// Ends the server, starts it at the same port, and plays on at these tables: both come back, and one moves.
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
    let played = by_several(games, Seated::play_on)?;
    let playable = began.elapsed();
    let stuck: Vec<io::Error> = played.into_iter().filter_map(Result::err).collect();
    let why = stuck.first().map(ToString::to_string);
    let what = |what: &str| format!("{}: {what}", end.name());
    Ok(vec![
        Row::plain(what("until it had ended"), ended.as_secs_f64(), Unit::Seconds),
        Row::at_most(what("start to open port"), open.as_secs_f64(), Unit::Seconds, MOST_OPEN),
        Row::plain(what("games in which a move was made then"), number(games.len()), Unit::Things),
        Row::at_most(
            what("start to a move in all of these"),
            playable.as_secs_f64(),
            Unit::Seconds,
            MOST_PLAYABLE,
        ),
        Row::none(what("games of these that do not go on"), stuck.len()).because(why),
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
