//! Somebody else's engine, as a child process that speaks UGI.

use std::fmt;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, sync_channel};
use std::time::{Duration, Instant};

use table::{View, What};

use crate::bot::Bot;
use crate::budget::ThinkingBudget;
use crate::ugi::{read_move, write_position};

/// How an engine is run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Means {
    /// The program and its arguments, as one would type them in a shell. It comes from a command
    /// line or a configuration, never from a visitor.
    pub program: String,
    /// The most memory it may have, in MiB (where there is a shell with `ulimit`).
    pub memory: u64,
    /// So much longer than it was given it may take; then it is killed. Also how long it may take
    /// to start.
    pub grace: Duration,
    /// How long it may take for a number of nodes.
    pub patience: Duration,
}

impl Means {
    /// This program with 1 GiB of memory, two seconds of grace and a minute for nodes.
    pub fn new(program: impl Into<String>) -> Self {
        Self {
            program: program.into(),
            memory: 1024,
            grace: Duration::from_secs(2),
            patience: Duration::from_mins(1),
        }
    }

    fn command(&self) -> Command {
        #[cfg(unix)]
        {
            use std::os::unix::process::CommandExt as _;
            let kibibytes = self.memory.saturating_mul(1024);
            let mut command = Command::new("sh");
            // The shell is replaced by the engine.
            command.arg("-c").arg(format!("ulimit -v {kibibytes}; exec {}", self.program));
            // A group of its own, so that what it starts can be ended with it.
            command.process_group(0);
            command
        }
        #[cfg(not(unix))]
        {
            let mut words = self.program.split_whitespace();
            let mut command = Command::new(words.next().unwrap_or_default());
            command.args(words);
            command
        }
    }
}

/// What went wrong with an engine. After any of it the engine is gone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EngineFault {
    /// It could not be started.
    NoStart(String),
    /// It took too long.
    TooLate,
    /// It ended, or closed its output.
    Ended,
    /// It answered with something that is no move.
    NoMove(String),
}

impl fmt::Display for EngineFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoStart(why) => write!(f, "could not be started: {why}"),
            Self::TooLate => f.write_str("took too long"),
            Self::Ended => f.write_str("ended"),
            Self::NoMove(text) => write!(f, "answered {text:?}, which is no move"),
        }
    }
}

impl std::error::Error for EngineFault {}

/// A line longer than this is no answer.
const LONGEST_LINE: u64 = 1 << 16;
/// So many lines may wait to be read; an engine that says more has to wait itself.
const LINES: usize = 256;
/// How often it is looked whether to stop.
const LOOK: Duration = Duration::from_millis(20);

/// An engine that runs.
#[derive(Debug)]
pub struct External {
    child: Child,
    to: ChildStdin,
    from: Receiver<String>,
    means: Means,
    fault: Option<EngineFault>,
}

impl External {
    /// Starts an engine and waits until it is ready.
    pub fn start(means: &Means) -> Result<Self, EngineFault> {
        let no = |why: &dyn fmt::Display| EngineFault::NoStart(why.to_string());
        let mut command = means.command();
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|why| no(&why))?;
        let (Some(to), Some(out)) = (child.stdin.take(), child.stdout.take()) else {
            return Err(no(&"it has no input or output"));
        };
        let from = listen(out);
        let mut engine = Self { child, to, from, means: means.clone(), fault: None };
        let until = Instant::now() + means.grace;
        engine.say("ugi")?;
        engine.hear("ugiok", until, None)?;
        engine.say("uginewgame")?;
        engine.say("isready")?;
        engine.hear("readyok", until, None)?;
        Ok(engine)
    }

    /// What went wrong, if something has.
    pub fn fault(&self) -> Option<&EngineFault> {
        self.fault.as_ref()
    }

    fn say(&mut self, line: &str) -> Result<(), EngineFault> {
        writeln!(self.to, "{line}").and_then(|()| self.to.flush()).map_err(|_| EngineFault::Ended)
    }

    /// Waits for a line that begins with this word.
    fn hear(
        &mut self,
        word: &str,
        until: Instant,
        budget: Option<&ThinkingBudget<'_>>,
    ) -> Result<String, EngineFault> {
        let mut stopped = false;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return Err(EngineFault::TooLate);
            }
            if !stopped && budget.is_some_and(|budget| budget.is_over(0)) {
                stopped = true;
                self.say("stop")?;
            }
            match self.from.recv_timeout(left.min(LOOK)) {
                Ok(line) if line.split_whitespace().next() == Some(word) => return Ok(line),
                Ok(_) | Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return Err(EngineFault::Ended),
            }
        }
    }

    fn ask(
        &mut self,
        view: &View,
        budget: &ThinkingBudget<'_>,
    ) -> Result<Option<What>, EngineFault> {
        let Some(position) = write_position(view) else { return Ok(None) };
        self.say(&format!("position {position}"))?;
        let (go, time) = match (budget.most_nodes(), budget.time_left()) {
            (Some(nodes), _) => (format!("go nodes {nodes}"), self.means.patience),
            (None, Some(time)) => (format!("go movetime {}", time.as_millis().max(1)), time),
            (None, None) => ("go".to_owned(), self.means.patience),
        };
        self.say(&go)?;
        let until = Instant::now() + time + self.means.grace;
        let line = self.hear("bestmove", until, Some(budget))?;
        let text = line.split_whitespace().nth(1).unwrap_or("");
        // `try XXSQ@3,-1` has a space in it.
        let text = if text == "try" { line.trim_start_matches("bestmove").trim() } else { text };
        read_move(text, view).map(Some).ok_or_else(|| EngineFault::NoMove(text.to_owned()))
    }
}

/// Passes on what is said, line by line, until the output is closed.
fn listen(out: ChildStdout) -> Receiver<String> {
    let (sender, receiver) = sync_channel(LINES);
    std::thread::spawn(move || {
        let mut out = BufReader::new(out);
        loop {
            let mut line = Vec::new();
            match out.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
                Ok(0) | Err(_) => return,
                Ok(_) => {}
            }
            let line = String::from_utf8_lossy(&line).trim().to_owned();
            if sender.send(line).is_err() {
                return;
            }
        }
    });
    receiver
}

impl Bot for External {
    fn decide(&mut self, view: &View, budget: &ThinkingBudget<'_>) -> Option<What> {
        if self.fault.is_some() {
            return None;
        }
        match self.ask(view, budget) {
            Ok(what) => what,
            Err(fault) => {
                self.fault = Some(fault);
                self.kill();
                None
            }
        }
    }
}

impl External {
    /// Ends the engine and whatever it has started.
    fn kill(&mut self) {
        // Until it has been waited for, its number is nobody else's.
        if cfg!(unix) && self.child.try_wait().is_ok_and(|ended| ended.is_none()) {
            let mut kill = Command::new("sh");
            kill.args(["-c", "kill -s KILL -- -\"$0\""]).arg(self.child.id().to_string());
            let _ = kill.stderr(Stdio::null()).status();
        }
        let _ = self.child.kill();
        // No child is left behind.
        let _ = self.child.wait();
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.kill();
    }
}
