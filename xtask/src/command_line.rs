//! A command that can be shown as a person would type it, and run.

use std::env;
use std::fmt;
use std::io::{self, BufRead as _, BufReader, IsTerminal as _, Read, Write};
use std::process::{Command, Stdio};

use cargo_metadata::camino::Utf8Path;

use crate::stop::Stop;
use crate::tally::Tally;

/// A command that can be shown as a person would type it, and run.
///
/// What is shown is what is run, so that "to repeat only this" is never a second truth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct CommandLine {
    env: Vec<(&'static str, String)>,
    program: String,
    words: Vec<String>,
}

/// Which of its two voices a program counts its tests with.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Voice {
    Stdout,
    Stderr,
}

/// What a program said, and whether it left content.
#[derive(Debug)]
pub(crate) struct Heard {
    pub(crate) success: bool,
    pub(crate) text: String,
}

impl CommandLine {
    pub(crate) fn new<W: Into<String>>(
        program: impl Into<String>,
        words: impl IntoIterator<Item = W>,
    ) -> Self {
        let words = words.into_iter().map(Into::into).collect();
        Self { env: Vec::new(), program: program.into(), words }
    }

    pub(crate) fn cargo<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Self {
        Self::new("cargo", words)
    }

    /// The same with more words at its end.
    pub(crate) fn and<W: Into<String>>(mut self, words: impl IntoIterator<Item = W>) -> Self {
        self.words.extend(words.into_iter().map(Into::into));
        self
    }

    /// The same with one variable of the environment set.
    pub(crate) fn with(mut self, name: &'static str, value: impl Into<String>) -> Self {
        self.env.push((name, value.into()));
        self
    }

    /// Runs it in `folder` with its output where ours goes. A bad end is [`Stop::Failed`].
    pub(crate) fn run(&self, folder: &Utf8Path) -> Result<(), Stop> {
        let status = self.to_command(folder).status().map_err(|source| self.not_started(source))?;
        if status.success() { Ok(()) } else { Err(self.failed(Tally::NONE)) }
    }

    /// Runs it and shows all it says at once, but also remembers what one voice said.
    pub(crate) fn run_hearing(&self, folder: &Utf8Path, voice: Voice) -> Result<Heard, Stop> {
        let mut command = self.to_command(folder);
        let is_terminal = match voice {
            Voice::Stdout => {
                command.stdout(Stdio::piped());
                io::stdout().is_terminal()
            }
            Voice::Stderr => {
                command.stderr(Stdio::piped());
                io::stderr().is_terminal()
            }
        };
        // The program sees a pipe and would turn its colours off.
        if is_terminal && env::var_os("CARGO_TERM_COLOR").is_none() {
            command.env("CARGO_TERM_COLOR", "always");
        }
        let mut child = command.spawn().map_err(|source| self.not_started(source))?;
        let text = match (child.stdout.take(), child.stderr.take()) {
            (Some(pipe), _) => repeat_aloud(pipe, io::stdout()),
            (_, Some(pipe)) => repeat_aloud(pipe, io::stderr()),
            (None, None) => Ok(String::new()),
        };
        let status = child.wait().map_err(|source| self.not_started(source))?;
        let text = text.map_err(|source| self.not_started(source))?;
        Ok(Heard { success: status.success(), text })
    }

    /// Runs it in silence; what it wrote to its standard output if it ended well.
    pub(crate) fn ask(&self, folder: &Utf8Path) -> Option<String> {
        let output = self.to_command(folder).stdin(Stdio::null()).output().ok()?;
        output.status.success().then(|| String::from_utf8_lossy(&output.stdout).into_owned())
    }

    /// What to hand to the operating system; for those who need more than the ways above.
    pub(crate) fn to_command(&self, folder: &Utf8Path) -> Command {
        // Below `cargo run`, CARGO names the very cargo that runs us.
        let program = match (self.program.as_str(), env::var_os("CARGO")) {
            ("cargo", Some(cargo)) => cargo,
            (program, _) => program.into(),
        };
        let mut command = Command::new(program);
        command.args(&self.words).current_dir(folder);
        command.envs(self.env.iter().map(|(name, value)| (name, value)));
        command
    }

    pub(crate) fn not_started(&self, source: io::Error) -> Stop {
        Stop::NotStarted { command: self.to_string(), source }
    }

    pub(crate) fn failed(&self, tally: Tally) -> Stop {
        let what = match self.words.first() {
            Some(word) if !word.starts_with('-') => format!("`{} {word}` failed.", self.program),
            _ => format!("`{}` failed.", self.program),
        };
        Stop::Failed { what, repeat: self.to_string(), tally }
    }

    pub(crate) fn not_counted(&self) -> Stop {
        Stop::NotCounted { command: self.to_string() }
    }
}

impl fmt::Display for CommandLine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.env {
            write!(f, "{name}={} ", quoted(value))?;
        }
        f.write_str(&self.program)?;
        for word in &self.words {
            write!(f, " {}", quoted(word))?;
        }
        Ok(())
    }
}

/// The word as a POSIX shell has to be given it.
fn quoted(word: &str) -> String {
    let is_plain = |c: char| c.is_alphanumeric() || "-_=+./:,@%".contains(c);
    if !word.is_empty() && word.chars().all(is_plain) {
        word.to_owned()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

/// Passes everything on line by line as it comes, and returns it all.
fn repeat_aloud(pipe: impl Read, mut aloud: impl Write) -> io::Result<String> {
    let mut pipe = BufReader::new(pipe);
    let mut all = Vec::new();
    loop {
        let start = all.len();
        if pipe.read_until(b'\n', &mut all)? == 0 {
            return Ok(String::from_utf8_lossy(&all).into_owned());
        }
        aloud.write_all(&all[start..])?;
        aloud.flush()?;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn is_shown_as_one_would_type_it() {
        let rows = [
            (CommandLine::cargo(["fmt", "--all"]), "cargo fmt --all"),
            (CommandLine::new("a", ["it's", "", "b c"]), r"a 'it'\''s' '' 'b c'"),
            (CommandLine::cargo(["t"]).and(["-E", "test(/x/)"]), "cargo t -E 'test(/x/)'"),
            (CommandLine::cargo(["doc"]).with("F", "-D warnings"), "F='-D warnings' cargo doc"),
        ];
        for (command, shown) in rows {
            assert_eq!(command.to_string(), shown);
        }
    }

    #[test]
    fn what_is_heard_is_also_passed_on() {
        let mut aloud = Vec::new();
        let heard = repeat_aloud(&b"one\ntwo \xff\nthree"[..], &mut aloud).unwrap();
        assert_eq!(aloud, b"one\ntwo \xff\nthree");
        assert_eq!(heard, "one\ntwo \u{fffd}\nthree");
    }
}
