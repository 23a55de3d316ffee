//! Moves at many tables, each timed from its sender to the opponent.

use std::io::{self, Read as _, Write as _};
use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use store::Bare;

use super::person::{Person, Socket, wrong};
use super::server_process::ServerProcess;

/// So many tables are played at once at most, each by a thread that sends and waits.
const THREADS: u32 = 32;

/// Moves for so long, then the baseline for an eighth of it and for another at their pace, in turn.
const SLICE: Duration = Duration::from_secs(1);

/// People with smaller numbers sat down before the first move.
const NEWCOMERS: u32 = 1 << 20;

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
    /// Half of the baselines took less that were made at the pace of the moves: the machine may fall asleep in between.
    pub(super) paced_p50: f64,
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
        let (table, people) = sit_down(server, number, more)?;
        let [first, second] = &people;
        Self::between(table, [first, second])
    }

    /// Both come to a table at which they sit.
    pub(super) fn between(table: String, [first, second]: [&Person; 2]) -> io::Result<Self> {
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

    /// Which of the two is to move, once both know how it stands.
    pub(super) fn due(&mut self) -> io::Result<Option<usize>> {
        let step = self.step();
        self.sockets.iter_mut().try_for_each(|socket| socket.wait(step))?;
        Ok(self.sockets.iter().position(Socket::is_due))
    }

    /// Makes the next move; how long it took until the opponent knew.
    pub(super) fn play(&mut self) -> io::Result<Duration> {
        let step = self.step();
        let is_first = self.due()? == Some(0);
        let [one, other] = &mut self.sockets;
        let (mover, opponent) = if is_first { (one, other) } else { (other, one) };
        let began = Instant::now();
        mover.ask(&wanted(step))?;
        opponent.wait(step + 1)?;
        Ok(began.elapsed())
    }

    /// Whoever is not to move loses the line, and the other moves meanwhile; then the first comes back: how long that took
    /// until they were told how it stands, which must be after that move.
    pub(super) fn drop_one(&mut self, people: &[Person; 2]) -> io::Result<Duration> {
        let (step, due) = (self.step(), self.due()?.unwrap_or(1));
        let [one, other] = &mut self.sockets;
        let (mover, lost) = if due == 0 { (one, other) } else { (other, one) };
        lost.cut()?;
        mover.ask(&wanted(step))?;
        mover.wait(step + 1)?;
        let (socket, took) = people[1 - due].come_back(&self.table)?;
        let told = socket.page.step;
        *lost = socket;
        if told == step + 1 { Ok(took) } else { Err(stale(&self.table, step + 1, told)) }
    }
}

/// Whoever came back was not told the truth.
fn stale(table: &str, stored: u32, told: u32) -> io::Error {
    wrong(format!("{table}: there were {stored} steps, and whoever came back was told of {told}"))
}

/// Two strangers, from two households, sit down at a new table; where, and who they are.
pub(super) fn sit_down(
    server: &ServerProcess,
    number: u32,
    more: &str,
) -> io::Result<(String, [Person; 2])> {
    let people = [Person::new(server, number)?, Person::new(server, number + 1)?];
    let table = people[0].post("/new", &format!("game=quarto&opponent=friend{more}"))?;
    people[1].post(&format!("{table}/sit"), "")?;
    Ok((table, people))
}

/// The move at this step: pieces and cells in their order, and nobody calls: the rules as printed let that happen. After
/// the last piece both say that they call nothing (Q13), and the game is over.
pub(super) fn wanted(step: u32) -> String {
    let turn = step / 2;
    if step > 32 {
        return "-".to_owned();
    }
    if step % 2 == 1 {
        return format!("+{turn:x}");
    }
    let cell = turn.saturating_sub(1);
    let letter = ["a", "b", "c", "d"].get(usize::try_from(cell % 4).unwrap_or(0)).unwrap_or(&"a");
    format!("{letter}{}", cell / 4 + 1)
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
    let (mut took, mut bares, mut paced) = (Vec::new(), Vec::new(), Vec::new());
    let pause = Duration::from_secs(1) / pace.max(1);
    let (mut worked, mut passed) = (Duration::ZERO, Duration::ZERO);
    let slice = SLICE.min(time / 4);
    let newcomers = AtomicU32::new(NEWCOMERS);
    while passed < time {
        // One right after the other, and at the pace of the moves.
        for (pause, bares) in [(Duration::ZERO, &mut bares), (pause, &mut paced)] {
            let began = Instant::now();
            while began.elapsed() < slice / 8 || bares.len() % 25 != 0 {
                thread::sleep(pause);
                let start = Instant::now();
                bare.commit("b3 60000").map_err(|e| wrong(e.to_string()))?;
                echo.call()?;
                bares.push(start.elapsed().as_secs_f64());
            }
        }
        let (before, began) = (server.worked()?, Instant::now());
        let all: Vec<io::Result<Vec<f64>>> = thread::scope(|scope| {
            let turn = Turn { server, newcomers: &newcomers, threads, pace, time: slice };
            let playing: Vec<_> = hands
                .iter_mut()
                .zip(0..)
                .map(|(hand, place)| scope.spawn(move || turn.play(hand, place)))
                .collect();
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
        paced_p50: share(&mut paced, 50),
        cpu: worked.as_secs_f64() / passed.as_secs_f64(),
    })
}

/// Moves for a while, by several threads.
#[derive(Clone, Copy)]
struct Turn<'s> {
    server: &'s ServerProcess,
    /// The number of the next who comes.
    newcomers: &'s AtomicU32,
    threads: u32,
    pace: u32,
    time: Duration,
}

impl Turn<'_> {
    /// What one thread does: its tables in turn, a move each time that its turn comes. Those whose game is at its end
    /// sit down elsewhere.
    fn play(self, hand: &mut [Match], place: u32) -> io::Result<Vec<f64>> {
        let between = Duration::from_secs(1) * self.threads / self.pace;
        let began = Instant::now() + between * place / self.threads;
        let mut took = Vec::new();
        for due in (0..).map(|number| began + between * number) {
            if due >= began + self.time {
                break;
            }
            let Some(one) = hand.first_mut() else { break };
            one.keep()?;
            if one.step() >= STEPS {
                let number = self.newcomers.fetch_add(2, Ordering::Relaxed);
                *one = Match::new(self.server, number)?;
            }
            thread::sleep(due.saturating_duration_since(Instant::now()));
            took.push(one.play()?.as_secs_f64());
            hand.rotate_left(1);
        }
        Ok(took)
    }
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
