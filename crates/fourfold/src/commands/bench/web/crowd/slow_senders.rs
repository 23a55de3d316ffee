//! Connections that take as long as they may for everything, in the three ways that slowhttptest knows.

use std::io::{self, ErrorKind, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::wrong;
use super::super::server_process::ServerProcess;
use super::super::system;
use super::FEWEST_MOVES;
use super::players::{Moved, Numbers, Players, p99};
use super::row::{Row, Unit, number};

/// So many tables play, so many moves a second together.
pub(super) const TABLES: u32 = 25;
pub(super) const PACE: u32 = 40;

/// Each sends or takes something so often.
const EVERY: Duration = Duration::from_secs(1);

/// So often memory is looked at.
const LOOK: Duration = Duration::from_millis(100);

/// Whoever reads slowly takes so few bytes at once, and asks for so many pages before it reads the first.
const NARROW: usize = 4 * 1024;
const PAGES: usize = 20;

const MOST_RATIO: f64 = 2.0;
/// So much more than at rest is never needed.
pub(super) const MOST_MEMORY: f64 = 64.0 * 1_048_576.0;

/// What takes long.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Slow {
    Header,
    Body,
    Reading,
}

impl Slow {
    const ALL: [Self; 3] = [Self::Header, Self::Body, Self::Reading];

    /// What is sent at once. Everybody comes from a network of their own, as far as they come to say so.
    fn greeting(self, server: SocketAddr, network: u32) -> String {
        let [_, b, c, d] = network.to_be_bytes();
        let host = format!("Host: {server}\r\nX-Forwarded-For: 10.{b}.{c}.{d}\r\n");
        match self {
            Self::Header => format!("GET / HTTP/1.1\r\n{host}X-Slow: "),
            Self::Body => format!(
                "POST /new HTTP/1.1\r\n{host}Content-Type: application/x-www-form-urlencoded\r\n\
                 Content-Length: 8192\r\n\r\ngame="
            ),
            Self::Reading => format!("GET / HTTP/1.1\r\n{host}\r\n").repeat(PAGES),
        }
    }
}

/// One of them.
struct Sender {
    slow: Slow,
    stream: TcpStream,
}

impl Sender {
    fn come(server: SocketAddr, slow: Slow, network: u32) -> io::Result<Self> {
        let mut stream = match slow {
            Slow::Reading => system::connect_narrow(server, NARROW)?,
            Slow::Header | Slow::Body => TcpStream::connect(server)?,
        };
        stream.set_nodelay(true)?;
        stream.set_nonblocking(true)?;
        // Fits into what the system keeps.
        stream.write_all(slow.greeting(server, network).as_bytes())?;
        Ok(Self { slow, stream })
    }

    /// One byte more, to or from the server; is it still let in?
    fn go_on(&mut self) -> bool {
        let mut byte = [b'a'];
        let answer = self.stream.read(&mut byte);
        match answer {
            // Whoever sends hears nothing before all is sent, except that it is refused.
            Ok(0) => return false,
            Ok(_) if self.slow != Slow::Reading => return false,
            Err(why) if why.kind() != ErrorKind::WouldBlock => return false,
            Ok(_) | Err(_) => {}
        }
        match self.slow {
            Slow::Reading => true,
            Slow::Header | Slow::Body => self.stream.write_all(b"a").is_ok(),
        }
    }
}

/// What the senders met.
#[derive(Default)]
struct Sent {
    /// Most of them who were there at once.
    most: usize,
    /// How often one was shown out; then another came.
    shown_out: usize,
}

/// Honest people play; then they play while so many send slowly; then alone again.
pub(super) fn measure(
    server: &ServerProcess,
    numbers: &Numbers,
    senders: u32,
    time: Duration,
) -> io::Result<Vec<Row>> {
    let mut players = Players::sit(server, numbers, TABLES, PACE)?;
    let mut calm: Vec<Moved> = players.play(server, time / 2)?;
    let rest = server.resident()?;
    let enough = AtomicBool::new(false);
    let (stormed, sent, most) = thread::scope(|scope| {
        let sending = scope.spawn(|| send(server.address, numbers, senders, &enough));
        let looking = scope.spawn(|| most_memory(server, &enough));
        let played = players.play(server, time);
        enough.store(true, Ordering::Relaxed);
        let sent = sending.join().map_err(|_| wrong("a sender panicked"))??;
        let most = looking.join().map_err(|_| wrong("whoever looked panicked"))??;
        io::Result::Ok((played?, sent, most))
    })?;
    calm.extend(players.play(server, time / 2)?);
    let is_enough = calm.len().min(stormed.len()) >= FEWEST_MOVES;
    let (without, with) = (p99(&calm), p99(&stormed));
    // A load that does not come is no load that was borne.
    let absent = usize::try_from(senders).unwrap_or(0).saturating_sub(sent.most);
    Ok(vec![
        Row::none("slow senders who could not come", absent),
        Row::plain(
            "slow senders who were shown out, and came again",
            number(sent.shown_out),
            Unit::Things,
        ),
        Row::plain("moves beside them", number(stormed.len()), Unit::Things),
        Row::plain("p99 without slow senders", without, Unit::Seconds),
        Row::plain("p99 with slow senders", with, Unit::Seconds),
        Row::at_most("p99, with slow senders to without", with / without, Unit::Times, MOST_RATIO)
            .if_enough(is_enough),
        Row::at_most("memory over rest", most - rest, Unit::Bytes, MOST_MEMORY),
    ])
}

/// Keeps so many there, a third of each kind, until it is enough.
fn send(
    server: SocketAddr,
    numbers: &Numbers,
    count: u32,
    enough: &AtomicBool,
) -> io::Result<Sent> {
    let mut sent = Sent::default();
    let mut senders: Vec<Sender> = Vec::new();
    let kinds = Slow::ALL.iter().cycle().zip(0..count);
    for (slow, _) in kinds {
        senders.push(Sender::come(server, *slow, numbers.take(1))?);
    }
    sent.most = senders.len();
    let pause = EVERY / count.max(1);
    while !enough.load(Ordering::Relaxed) {
        let round = Instant::now();
        for (sender, place) in senders.iter_mut().zip(1..) {
            if !sender.go_on() {
                sent.shown_out += 1;
                *sender = Sender::come(server, sender.slow, numbers.take(1))?;
            }
            // Spread over the time, a few at once.
            if place % 16 == 0 {
                thread::sleep((pause * place).saturating_sub(round.elapsed()));
            }
            if enough.load(Ordering::Relaxed) {
                break;
            }
        }
        thread::sleep(EVERY.saturating_sub(round.elapsed()).min(LOOK));
    }
    Ok(sent)
}

/// The most resident bytes of the server until it is enough.
pub(super) fn most_memory(server: &ServerProcess, enough: &AtomicBool) -> io::Result<f64> {
    let mut most = 0_f64;
    while !enough.load(Ordering::Relaxed) {
        most = most.max(server.resident()?);
        thread::sleep(LOOK);
    }
    Ok(most)
}
