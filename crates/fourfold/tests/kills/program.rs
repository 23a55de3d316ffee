//! One life of the program after the other, on the same file.

use std::ffi::OsStr;
use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStderr, Command, ExitStatus, Stdio};
use std::time::{Duration, Instant};

use dice::Dice;

/// A server in a process of its own, which ends with the test at the latest.
pub(crate) struct Program {
    child: Child,
    pub(crate) address: SocketAddr,
}

impl Program {
    /// Starts it, and waits until it is open.
    pub(crate) fn start(store: &Path) -> Self {
        Self::run(&mut Self::command(store))
    }

    /// Starts it with a log that says all there is to say, and waits until it is open.
    pub(crate) fn start_logging(store: &Path) -> (Self, ChildStderr) {
        let mut command = logging(store, "text");
        let mut program = Self::run(command.env("RUST_LOG", "trace").stderr(Stdio::piped()));
        let log = program.child.stderr.take().unwrap();
        (program, log)
    }

    /// What somebody types who wants a server on this store.
    pub(crate) fn command(store: impl AsRef<OsStr>) -> Command {
        logging(store, "off")
    }

    /// The same, by a command of one's own.
    pub(crate) fn run(command: &mut Command) -> Self {
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().parse().unwrap();
        Self { child, address }
    }

    /// Tells it to stop, as a host does, and waits for the end: what it says of itself, and how long that took.
    pub(crate) fn stop(mut self) -> (ExitStatus, Duration) {
        let told = Instant::now();
        let process = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &process]).status().unwrap().success());
        (self.child.wait().unwrap(), told.elapsed())
    }

    /// `kill -9`, and nothing of it is left.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }
}

fn logging(store: impl AsRef<OsStr>, style: &str) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fourfold"));
    command
        .args(["serve", "--listen", "127.0.0.1:0", "--log", style, "--lang", "en", "--store"])
        .arg(store);
    command
}

impl Drop for Program {
    fn drop(&mut self) {
        // It has ended already in most cases.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// When a server is killed.
#[derive(Clone, Copy)]
pub(crate) enum Death {
    /// So long after the last thing was sent.
    Sent(Duration),
    /// So long after it was answered.
    Answered(Duration),
}

impl Death {
    /// Mostly while it is stored, which takes a millisecond or two where nothing else runs.
    pub(crate) fn choose(dice: &mut Dice) -> Self {
        let mut below = |most| Duration::from_micros(dice.below(most).into());
        let (soon, any) = (below(3_000), below(14_001));
        match dice.below(4) {
            0 => Self::Answered(any),
            1 => Self::Sent(any),
            _ => Self::Sent(soon),
        }
    }
}

/// What the dead servers had done.
#[derive(Debug, Default)]
pub(crate) struct Figures {
    /// Killed so often.
    pub(crate) kills: usize,
    /// It was stored, and whoever asked knew.
    pub(crate) answered: usize,
    /// It was stored, and nobody knew.
    pub(crate) unanswered: usize,
    /// It was not stored, and asked again.
    pub(crate) repeated: usize,
}

impl Figures {
    /// One more: was it answered, and was it stored? What was answered is stored.
    pub(crate) fn count(&mut self, was_answered: bool, was_stored: bool) {
        self.kills += 1;
        match (was_answered, was_stored) {
            (true, true) => self.answered += 1,
            (false, true) => self.unanswered += 1,
            (false, false) => self.repeated += 1,
            (true, false) => panic!("what was answered is lost, after {self:?}"),
        }
    }
}
