//! A server in a process of its own, which ends with the test at the latest.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use store::StoreAddress;

use crate::serving::{self, Manner};

/// A server that is silent for so long will say nothing more.
const PATIENCE: Duration = Duration::from_mins(1);

pub(crate) struct Server {
    child: Child,
    /// `None` once it was told that no more lines come.
    to: Option<ChildStdin>,
    from: Receiver<String>,
    reader: Option<JoinHandle<()>>,
    started: Instant,
}

/// What came of waiting for a line.
pub(crate) enum Heard {
    Line(String),
    /// Nothing until then.
    Nothing,
    /// The server has ended.
    End,
}

impl Server {
    /// Starts it on a store.
    pub(crate) fn start(address: &StoreAddress) -> Self {
        Self::run(&mut serving::command(address, Manner::Honest))
    }

    /// Runs a command that becomes a server.
    pub(crate) fn run(command: &mut Command) -> Self {
        let started = Instant::now();
        command.stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let to = child.stdin.take();
        let output = child.stdout.take().unwrap();
        let (sender, from) = channel();
        let reader = thread::spawn(move || {
            for line in whole_lines(output) {
                if sender.send(line).is_err() {
                    return;
                }
            }
        });
        Self { child, to, from, reader: Some(reader), started }
    }

    pub(crate) fn id(&self) -> u32 {
        self.child.id()
    }

    pub(crate) fn alive_for(&self) -> Duration {
        self.started.elapsed()
    }

    /// What it says on standard error, if that was asked for.
    pub(crate) fn errors(&mut self) -> Option<impl Read + Send + use<>> {
        self.child.stderr.take()
    }

    /// Sends lines. If it is dead they are lost, as on any line.
    pub(crate) fn send(&mut self, lines: &str) {
        if let Some(to) = &mut self.to {
            let _ = to.write_all(lines.as_bytes());
        }
    }

    /// The next line, if one comes before then.
    pub(crate) fn hear_until(&self, then: Instant) -> Heard {
        match self.from.recv_timeout(then.saturating_duration_since(Instant::now())) {
            Ok(line) => Heard::Line(line),
            Err(RecvTimeoutError::Timeout) => Heard::Nothing,
            Err(RecvTimeoutError::Disconnected) => Heard::End,
        }
    }

    /// The next line; `None` if it has ended.
    pub(crate) fn hear(&self) -> Option<String> {
        match self.hear_until(Instant::now() + PATIENCE) {
            Heard::Line(line) => Some(line),
            Heard::Nothing => panic!("the server says nothing any more"),
            Heard::End => None,
        }
    }

    /// A line that is there already.
    pub(crate) fn heard(&self) -> Option<String> {
        self.from.try_recv().ok()
    }

    pub(crate) fn wait_until_ready(&self) {
        while let Some(line) = self.hear() {
            if line == "ready" {
                return;
            }
        }
        panic!("the server ended before it was ready");
    }

    /// `kill -9`. What it had said by then is handed out: a client may have read it.
    pub(crate) fn kill(mut self) -> Vec<String> {
        self.child.kill().unwrap();
        self.end()
    }

    /// Lets it end by itself. What it still says is handed out.
    pub(crate) fn finish(mut self) -> Vec<String> {
        self.to = None;
        let mut lines = Vec::new();
        while let Some(line) = self.hear() {
            lines.push(line);
        }
        assert!(self.child.wait().unwrap().success());
        lines
    }

    fn end(&mut self) -> Vec<String> {
        self.child.wait().unwrap();
        if let Some(reader) = self.reader.take() {
            reader.join().unwrap();
        }
        self.from.try_iter().collect()
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // It has ended already in most cases.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Lines that are complete; a last one that was cut off was never said.
fn whole_lines(output: impl Read) -> impl Iterator<Item = String> {
    let mut output = BufReader::new(output);
    std::iter::from_fn(move || {
        let mut line = String::new();
        output.read_line(&mut line).ok()?;
        line.strip_suffix('\n').map(str::to_owned)
    })
}

/// The same command, run by another one.
pub(crate) fn run_by(mut other: Command, command: &Command) -> Command {
    other.arg(command.get_program()).args(command.get_args());
    let changed = command.get_envs().filter_map(|(name, value)| Some((name, value?)));
    other.envs(changed);
    other
}
