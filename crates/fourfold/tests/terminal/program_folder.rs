//! The program, in a folder where it finds nobody's games and settings but its own.

use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::mpsc;
use std::thread;
use std::time::Duration;

use store::{Store, StoreAddress};
use tempfile::TempDir;

/// Whatever is waited for comes within this time, or never.
pub(crate) const PATIENCE: Duration = Duration::from_mins(1);

/// The store, as it is named in every folder: what is said about it is the same everywhere.
pub(crate) const STORE: &str = "games.sqlite";

/// A folder of its own.
pub(crate) struct ProgramFolder(TempDir);

/// What became of a program.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Ended {
    pub(crate) code: Option<i32>,
    pub(crate) out: String,
    pub(crate) err: String,
}

impl ProgramFolder {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().unwrap())
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    pub(crate) fn file(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// `fourfold play` with these words behind it, ready to be started.
    pub(crate) fn play(&self, words: &[&str]) -> Command {
        self.command(&[&["play", "--store", STORE], words].concat())
    }

    /// `fourfold` with these words behind it.
    pub(crate) fn command(&self, words: &[&str]) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_fourfold"));
        command.args(words).current_dir(&self.0);
        for set in ["LC_ALL", "LC_MESSAGES", "FOURFOLD_STORE", "FOURFOLD_PLAY", "FOURFOLD_SCREEN"] {
            command.env_remove(set);
        }
        command.env("LANG", "C").env("HOME", self.path()).env("XDG_CONFIG_HOME", self.path());
        command.env("XDG_DATA_HOME", self.path()).env("TERM", "xterm");
        command
    }

    /// Types all of this into a pipe, and waits for the end.
    pub(crate) fn pipe(&self, words: &[&str], typed: impl AsRef<[u8]>) -> Ended {
        let mut child = piped(&mut self.play(words));
        let mut stdin = child.stdin.take().unwrap();
        let typed = typed.as_ref().to_vec();
        // It may end before it has read everything.
        let typing = thread::spawn(move || drop(stdin.write_all(&typed)));
        let ended = wait(child);
        typing.join().unwrap();
        ended
    }

    /// The store, beside whoever has it open.
    pub(crate) fn store(&self) -> Store {
        Store::open(&StoreAddress::File(self.file(STORE))).unwrap()
    }
}

/// Starts a program with pipes on all its ends.
pub(crate) fn piped(command: &mut Command) -> Child {
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command.spawn().unwrap()
}

/// Waits for the end of a program, and not for ever.
pub(crate) fn wait(child: Child) -> Ended {
    let pid = rustix::process::Pid::from_child(&child);
    let (send, ended) = mpsc::channel();
    thread::spawn(move || send.send(child.wait_with_output()));
    let Ok(output) = ended.recv_timeout(PATIENCE) else {
        rustix::process::kill_process(pid, rustix::process::Signal::KILL).unwrap();
        panic!("it does not end");
    };
    let Output { status, stdout, stderr } = output.unwrap();
    let text = |bytes| String::from_utf8(bytes).expect("what is written is UTF-8");
    Ended { code: status.code(), out: text(stdout), err: text(stderr) }
}
