//! Moves at many tables, each timed from its sender to the opponent.

use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use store::Bare;

use super::person::{Person, Socket, wrong};
use super::server_process::ServerProcess;

/// So many tables are played at once at most, each by a thread that sends and waits.
const THREADS: u32 = 32;

/// Slices of moves, in turn with the baseline.
const SLICES: u32 = 4;

/// A game goes on to this step, which is before the last piece; then another table plays.
pub(super) const STEPS: u32 = 31;

/// Two people at a table of Quarto, both with a socket.
pub(super) struct Match {
    pub(super) table: String,
    sockets: [Socket; 2],
}

/// What was measured.
pub(super) struct Figures {
    pub(super) moves: usize,
    pub(super) per_second: f64,
    pub(super) p50: f64,
    pub(super) p99: f64,
    pub(super) bare_p50: f64,
    pub(super) bare_p99: f64,
    /// Share of one core while moves were made.
    pub(super) cpu: f64,
}

impl Match {
    /// Two strangers, from two households.
    pub(super) fn new(server: &ServerProcess, number: u32) -> io::Result<Self> {
        Self::on_terms(server, number, "")
    }

    /// The same, with more fields of the form.
    pub(super) fn on_terms(server: &ServerProcess, number: u32, more: &str) -> io::Result<Self> {
        let [first, second] = [Person::new(server, number)?, Person::new(server, number + 1)?];
        let table = first.post("/new", &format!("game=quarto&opponent=friend{more}"))?;
        second.post(&format!("{table}/sit"), "")?;
        let mut sockets = [first.watch(&table)?, second.watch(&table)?];
        for socket in &mut sockets {
            socket.wait(1)?;
        }
        Ok(Self { table, sockets })
    }

    /// Both are still there.
    pub(super) fn keep(&mut self) -> io::Result<()> {
        self.sockets.iter_mut().try_for_each(Socket::keep)
    }

    /// Has the game ended?
    pub(super) fn is_over(&self) -> bool {
        let ended = |socket: &Socket| {
            socket.page.state.as_ref().is_some_and(|state| state.result.is_some())
        };
        self.sockets.iter().any(ended)
    }

    pub(super) fn step(&self) -> u32 {
        self.sockets[0].page.step.max(self.sockets[1].page.step)
    }

    /// Makes the next move; how long it took until the opponent knew. Pieces and cells in their
    /// order, and nobody calls: the rules as printed let that happen.
    pub(super) fn play(&mut self) -> io::Result<Duration> {
        let step = self.step();
        let turn = usize::try_from(step / 2).unwrap_or(0);
        let what = if step % 2 == 1 {
            format!("+{turn:x}")
        } else {
            let letter = ["a", "b", "c", "d"][(turn - 1) % 4];
            format!("{letter}{}", (turn - 1) / 4 + 1)
        };
        let [one, other] = &mut self.sockets;
        one.wait(step)?;
        other.wait(step)?;
        let is_due = |socket: &Socket| {
            socket
                .page
                .state
                .as_ref()
                .is_some_and(|state| state.seat.is_some_and(|seat| state.due.contains(&seat)))
        };
        let (mover, opponent) = if is_due(one) { (one, other) } else { (other, one) };
        let began = Instant::now();
        mover.ask(&what)?;
        opponent.wait(step + 1)?;
        Ok(began.elapsed())
    }
}

/// Plays at this pace for so long.
pub(super) fn measure(
    server: &ServerProcess,
    matches: Vec<Match>,
    pace: u32,
    time: Duration,
    folder: &Path,
) -> io::Result<Figures> {
    let threads = THREADS.min(pace).min(u32::try_from(matches.len()).unwrap_or(THREADS)).max(1);
    let mut hands: Vec<Vec<Match>> = (0..threads).map(|_| Vec::new()).collect();
    for (one, place) in matches.into_iter().zip((0..hands.len()).cycle()) {
        hands[place].push(one);
    }
    let mut bare = Bare::at(&folder.join("bare.sqlite")).map_err(|e| wrong(e.to_string()))?;
    let mut echo = Echo::start()?;
    let (mut took, mut bares) = (Vec::new(), Vec::new());
    let (mut worked, mut passed) = (Duration::ZERO, Duration::ZERO);
    let slice = time / SLICES;
    for _ in 0..SLICES {
        let began = Instant::now();
        while began.elapsed() < slice / 8 || bares.len() % 25 != 0 {
            let start = Instant::now();
            bare.commit("b3 60000").map_err(|e| wrong(e.to_string()))?;
            echo.call()?;
            bares.push(start.elapsed().as_secs_f64());
        }
        let (before, began) = (server.worked()?, Instant::now());
        let all: Vec<io::Result<Vec<f64>>> = thread::scope(|scope| {
            let play = |(hand, place)| scope.spawn(move || play(hand, place, threads, pace, slice));
            let playing: Vec<_> = hands.iter_mut().zip(0..).map(play).collect();
            let ended = playing.into_iter().map(thread::ScopedJoinHandle::join);
            ended.map(|one| one.unwrap_or_else(|_| Err(wrong("a player panicked")))).collect()
        });
        passed += began.elapsed();
        worked += server.worked()?.saturating_sub(before);
        for one in all {
            took.extend(one?);
        }
    }
    let moves = took.len();
    let count = u32::try_from(moves).unwrap_or(u32::MAX);
    Ok(Figures {
        moves,
        per_second: f64::from(count) / passed.as_secs_f64(),
        p50: share(&mut took, 50),
        p99: share(&mut took, 99),
        bare_p50: share(&mut bares, 50),
        bare_p99: share(&mut bares, 99),
        cpu: worked.as_secs_f64() / passed.as_secs_f64(),
    })
}

/// What one thread does: its tables in turn, a move each time that its turn comes.
fn play(
    hand: &mut Vec<Match>,
    place: u32,
    threads: u32,
    pace: u32,
    time: Duration,
) -> io::Result<Vec<f64>> {
    let between = Duration::from_secs(1) * threads / pace;
    let began = Instant::now() + between * place / threads;
    let mut took = Vec::new();
    for due in (0..).map(|number| began + between * number) {
        if due >= began + time {
            break;
        }
        hand.retain(|one| one.step() < STEPS);
        let count = hand.len().max(1);
        let Some(one) = hand.get_mut(took.len() % count) else {
            return Err(wrong("all games are over: fewer moves, or more sockets"));
        };
        thread::sleep(due.saturating_duration_since(Instant::now()));
        took.push(one.play()?.as_secs_f64());
    }
    Ok(took)
}

/// So many percent took less; 0 of none.
pub(super) fn share(figures: &mut [f64], percent: usize) -> f64 {
    figures.sort_by(f64::total_cmp);
    let place = (figures.len() * percent / 100).min(figures.len().saturating_sub(1));
    figures.get(place).copied().unwrap_or(0.0)
}

/// A neighbour who says again whatever is said.
struct Echo(TcpStream);

/// As long as what is heard of a move at least.
const SAID: usize = 1024;

impl Echo {
    fn start() -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let stream = TcpStream::connect(listener.local_addr()?)?;
        let (mut answering, _) = listener.accept()?;
        answering.set_nodelay(true)?;
        stream.set_nodelay(true)?;
        thread::spawn(move || {
            let mut said = [0; SAID];
            // Until the other end is dropped.
            while answering.read_exact(&mut said).is_ok() && answering.write_all(&said).is_ok() {}
        });
        Ok(Self(stream))
    }

    fn call(&mut self) -> io::Result<()> {
        let mut said = [0; SAID];
        self.0.write_all(&said)?;
        self.0.read_exact(&mut said)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_of_what_there_is() {
        let mut figures: Vec<f64> = (0..200).rev().map(f64::from).collect();
        assert_eq!(share(&mut figures, 50).to_bits(), 100_f64.to_bits());
        assert_eq!(share(&mut figures, 99).to_bits(), 198_f64.to_bits());
        assert_eq!(share(&mut [], 50).to_bits(), 0_f64.to_bits());
    }
}
