//! The program slowhttptest, as whoever tests a server runs it: slow headers, slow bodies, slow reading.

use std::fs;
use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use super::super::person::{Person, wrong};
use super::super::server_process::ServerProcess;
use super::FEWEST_MOVES;
use super::players::{Moved, Numbers, Players, p99};
use super::row::{Row, Unit, number};
use super::slow_senders::{MOST_MEMORY, PACE, TABLES, most_memory};

const PROGRAM: &str = "slowhttptest";

/// So often somebody honest looks at a page, and whether the program has ended is looked at.
const PAGE: Duration = Duration::from_millis(500);
const LOOK: Duration = Duration::from_millis(100);

/// The program ends by itself a few seconds after its time; so much later it is ended.
const GRACE: Duration = Duration::from_secs(10);

const MOST_RATIO: f64 = 2.0;

/// What takes long.
#[derive(Clone, Copy)]
enum Mode {
    Headers,
    Body,
    Reading,
}

impl Mode {
    const ALL: [Self; 3] = [Self::Headers, Self::Body, Self::Reading];

    const fn name(self) -> &'static str {
        match self {
            Self::Headers => "slow headers",
            Self::Body => "slow body",
            Self::Reading => "slow reading",
        }
    }

    /// What the program is told, and what it asks for. The intervals are such that the connections are there for as long
    /// as the server lets them.
    const fn words(self) -> (&'static [&'static str], &'static str) {
        match self {
            Self::Headers => (&["-H", "-i", "5"], "/"),
            Self::Body => (&["-B", "-i", "5", "-s", "8192"], "/new"),
            // Its windows, and how much of them it reads and how often; three pages in a row.
            Self::Reading => (
                &["-X", "-w", "10", "-y", "512", "-n", "5", "-z", "32", "-k", "3"],
                "/rules/quarto",
            ),
        }
    }
}

/// What the program came to.
#[derive(Default)]
struct Attacked {
    /// Most of its connections that were open at once.
    most: usize,
    /// So often it was started: it ends when all its connections have been closed.
    runs: usize,
}

/// What those met who only wanted to look at a page.
#[derive(Default)]
struct Looked {
    pages: usize,
    slowest: Duration,
    unanswered: Vec<String>,
}

/// Honest people play, alone and beside each mode in turn, for so long each.
pub(super) fn measure(
    server: &ServerProcess,
    numbers: &Numbers,
    folder: &Path,
    connections: u32,
    time: Duration,
) -> io::Result<Vec<Row>> {
    must_be_installed()?;
    let mut players = Players::sit(server, numbers, TABLES, PACE)?;
    let rest = server.resident()?;
    let mut before = players.play(server, time / 2)?;
    let mut rows = Vec::new();
    for mode in Mode::ALL {
        let enough = AtomicBool::new(false);
        let (stormed, attacked, looked, most) = thread::scope(|scope| {
            let attacking =
                scope.spawn(|| attack(server.address, mode, folder, connections, time, &enough));
            let looking = scope.spawn(|| look(server, numbers, &enough));
            let weighing = scope.spawn(|| most_memory(server, &enough));
            let played = players.play(server, time);
            enough.store(true, Ordering::Relaxed);
            let attacked = attacking.join().map_err(|_| wrong("an attacker panicked"))??;
            let looked = looking.join().map_err(|_| wrong("a visitor panicked"))?;
            let most = weighing.join().map_err(|_| wrong("whoever looked panicked"))??;
            io::Result::Ok((played?, attacked, looked, most))
        })?;
        let after = players.play(server, time / 2)?;
        let at = before.len();
        let mut calm: Vec<Moved> = before;
        calm.extend(after);
        let is_enough = calm.len().min(stormed.len()) >= FEWEST_MOVES;
        let (without, with) = (p99(&calm), p99(&stormed));
        let absent = usize::try_from(connections).unwrap_or(0).saturating_sub(attacked.most);
        let what = |what: &str| format!("{}: {what}", mode.name());
        rows.extend([
            Row::none(what("connections that were not open at once"), absent),
            Row::plain(what("times it had to come again"), number(attacked.runs - 1), Unit::Things),
            Row::plain(what("moves beside it"), number(stormed.len()), Unit::Things),
            Row::plain(what("p99 without"), without, Unit::Seconds),
            Row::plain(what("p99 beside it"), with, Unit::Seconds),
            Row::at_most(
                what("p99, beside it to without"),
                with / without,
                Unit::Times,
                MOST_RATIO,
            )
            .if_enough(is_enough),
            Row::plain(what("pages that somebody honest saw"), number(looked.pages), Unit::Things),
            Row::plain(what("the slowest"), looked.slowest.as_secs_f64(), Unit::Seconds),
            Row::none(what("pages that were not answered"), looked.unanswered.len())
                .because(looked.unanswered.first().cloned()),
            Row::at_most(what("memory over rest"), most - rest, Unit::Bytes, MOST_MEMORY),
        ]);
        // What was played right before the next one.
        before = calm.split_off(at);
    }
    Ok(rows)
}

/// What to do where it is not there.
fn must_be_installed() -> io::Result<()> {
    match silent(Command::new(PROGRAM).arg("-h")).status() {
        Err(why) if why.kind() == ErrorKind::NotFound => Err(wrong(
            "slowhttptest is not installed: apt-get install slowhttptest, or what it is called elsewhere",
        )),
        found => found.map(drop),
    }
}

/// Nobody reads what it says.
fn silent(command: &mut Command) -> &mut Command {
    command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null())
}

/// Runs the program, again when it ends too soon, until it is enough.
fn attack(
    server: SocketAddr,
    mode: Mode,
    folder: &Path,
    connections: u32,
    time: Duration,
    enough: &AtomicBool,
) -> io::Result<Attacked> {
    let (began, count) = (Instant::now(), connections.to_string());
    let (words, path) = mode.words();
    let (prefix, url) = (folder.join(PROGRAM), format!("http://{server}{path}"));
    let mut attacked = Attacked::default();
    while attacked.runs == 0 || (began.elapsed() < time && !enough.load(Ordering::Relaxed)) {
        let left = time.saturating_sub(began.elapsed()).max(Duration::from_secs(1));
        let mut program = Command::new(PROGRAM);
        program.args(words).args(["-c", &count, "-r", &count, "-u", &url]);
        program.args(["-l", &left.as_secs().to_string(), "-g", "-o"]).arg(&prefix);
        see_out(silent(&mut program).spawn()?, left + GRACE)?;
        attacked.runs += 1;
        let told = fs::read_to_string(prefix.with_extension("csv"))?;
        attacked.most = attacked.most.max(most_connected(&told)?);
    }
    Ok(attacked)
}

/// Waits until it has ended, and ends it after so long.
fn see_out(mut program: Child, most: Duration) -> io::Result<()> {
    let began = Instant::now();
    while program.try_wait()?.is_none() {
        if began.elapsed() > most {
            program.kill()?;
        }
        thread::sleep(LOOK);
    }
    Ok(())
}

/// The greatest of the column `Connected` in what it notes.
fn most_connected(told: &str) -> io::Result<usize> {
    let mut lines = told.lines().map(|line| line.split(',').map(str::trim));
    let place = lines.next().and_then(|mut head| head.position(|name| name == "Connected"));
    let place = place.ok_or_else(|| wrong("slowhttptest does not note how many are connected"))?;
    let counts = lines.filter_map(|mut line| line.nth(place)?.parse().ok());
    Ok(counts.max().unwrap_or(0))
}

/// Somebody new from elsewhere looks at a page now and then, and must be answered.
fn look(server: &ServerProcess, numbers: &Numbers, enough: &AtomicBool) -> Looked {
    let mut looked = Looked::default();
    for path in ["/", "/tables", "/rules/quarto", "/learn"].iter().cycle() {
        if enough.load(Ordering::Relaxed) {
            break;
        }
        let began = Instant::now();
        let answer = Person::nobody(server, numbers.take(1)).get(path);
        looked.slowest = looked.slowest.max(began.elapsed());
        match answer {
            Ok(page) if page.starts_with("HTTP/1.1 200 ") => looked.pages += 1,
            Ok(page) => {
                let status = page.lines().next().unwrap_or("no answer");
                looked.unanswered.push(format!("{path}: {status}"));
            }
            Err(why) => looked.unanswered.push(format!("{path}: {why}")),
        }
        thread::sleep(PAGE);
    }
    looked
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_most_that_were_connected_are_found_in_what_it_notes() {
        let told = "Seconds,Closed,Pending,Connected,Service Available\n0,0,1,0,1000\n5,0,0,998,1000\n\
                    10,998,0,2,1000\n";
        assert_eq!(most_connected(told).unwrap(), 998);
        assert!(most_connected("Seconds,Closed\n1,2\n").is_err());
    }
}
