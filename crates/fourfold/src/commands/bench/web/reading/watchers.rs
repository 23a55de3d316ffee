//! Many who watch one table, everybody with settings of their own.

use std::io::{self, Read as _};
use std::net::TcpStream;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use super::super::person::{Person, wrong};
use super::super::play::{Match, STEPS, share};
use super::super::server_process::ServerProcess;
use super::super::settings::settings;

/// What was measured: from a mover to the opponent, in seconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Watched {
    /// Half of the moves took less while all watched another table.
    pub(super) elsewhere: f64,
    /// The same while all watched this one.
    pub(super) here: f64,
}

/// Games of each kind, in turn.
const GAMES: u32 = 3;

/// Between two moves.
const PAUSE: Duration = Duration::from_millis(100);

/// Plays in turn while so many watch another table, and while they watch this one.
pub(super) fn measure(server: &ServerProcess, count: u32, first: u32) -> io::Result<Watched> {
    let (mut elsewhere, mut here) = (Vec::new(), Vec::new());
    for game in 0..GAMES {
        let number = first + 8 * game;
        elsewhere.extend(play(server, count, number, false)?);
        here.extend(play(server, count, number + 4, true)?);
    }
    Ok(Watched { elsewhere: share(&mut elsewhere, 50), here: share(&mut here, 50) })
}

fn play(server: &ServerProcess, count: u32, number: u32, here: bool) -> io::Result<Vec<f64>> {
    let mut played = Match::new(server, number)?;
    let other = Match::new(server, number + 2)?;
    let table = if here { &played.table } else { &other.table };
    // All of them from one address.
    let person = Person::nobody(server, number);
    let origin = format!("http://{}", server.address);
    let mut streams = Vec::new();
    for one in 0..count {
        let cookie = format!("{}={}", pages::Settings::COOKIE, settings(one));
        let headers = [("Cookie", cookie.as_str()), ("Origin", origin.as_str())];
        let stream = person.open(table, wire::PAGE, &headers)?.into_inner();
        stream.set_nonblocking(true)?;
        streams.push(stream);
    }
    let enough = AtomicBool::new(false);
    thread::scope(|scope| {
        let reading = scope.spawn(|| read(&mut streams, &enough));
        let mut took = Vec::new();
        let mut play = || -> io::Result<()> {
            while played.step() < STEPS {
                thread::sleep(PAUSE);
                took.push(played.play()?.as_secs_f64());
            }
            Ok(())
        };
        let ended = play();
        enough.store(true, Ordering::Relaxed);
        let closed = reading.join().map_err(|_| wrong("a watcher panicked"))??;
        ended?;
        if closed > 0 {
            return Err(wrong(format!("{closed} watchers were shown out")));
        }
        Ok(took)
    })
}

/// Reads what everybody is shown; how many were shown out.
fn read(streams: &mut Vec<TcpStream>, enough: &AtomicBool) -> io::Result<usize> {
    let (mut bytes, count) = (vec![0; 64 * 1024], streams.len());
    while !enough.load(Ordering::Relaxed) {
        let mut failed = Ok(());
        streams.retain_mut(|stream| {
            loop {
                match stream.read(&mut bytes) {
                    Ok(0) => return false,
                    Ok(_) => {}
                    Err(why) if why.kind() == io::ErrorKind::WouldBlock => return true,
                    Err(why) => {
                        failed = Err(why);
                        return false;
                    }
                }
            }
        });
        failed?;
        thread::sleep(Duration::from_millis(20));
    }
    Ok(count - streams.len())
}
