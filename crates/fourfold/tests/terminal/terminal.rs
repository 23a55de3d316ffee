//! A pseudo-terminal with a program in it, which remembers every byte.

use std::io::{Read as _, Write as _};
use std::process::{Child, Command};
use std::sync::{Arc, Condvar, Mutex};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use pty_process::Size;
use pty_process::blocking::{self, Pty};
use rustix::process::{Pid, Signal, kill_process};
use rustix::termios::{InputModes, LocalModes, OutputModes, tcgetattr};

use crate::bytes::faults;
use crate::program_folder::PATIENCE;
use crate::screen::Shown;

/// Keys that are no letters.
pub(crate) const UP: &str = "\x1b[A";
pub(crate) const BACKSPACE: &str = "\x7f";
pub(crate) const CONTROL_C: &str = "\x03";
pub(crate) const CONTROL_D: &str = "\x04";
pub(crate) const CONTROL_U: &str = "\x15";
pub(crate) const TAB: &str = "\t";

/// A terminal of 80 columns and 24 rows.
pub(crate) struct Terminal {
    pty: Arc<Pty>,
    child: Child,
    heard: Arc<Heard>,
    hearing: Option<JoinHandle<()>>,
    /// What was waited for ends here.
    mark: usize,
    typed: Mutex<Vec<String>>,
    size: Mutex<(u16, u16)>,
}

#[derive(Default)]
struct Heard {
    bytes: Mutex<Vec<u8>>,
    more: Condvar,
}

/// How a terminal hands over what is typed, and shows what is written.
pub(crate) type Modes = (InputModes, OutputModes, LocalModes);

impl Terminal {
    /// Starts a program in a new one.
    pub(crate) fn open(command: Command) -> Self {
        let (pty, pts) = blocking::open().unwrap();
        pty.resize(Size::new(24, 80)).unwrap();
        let child = blocking::Command::from(command).spawn(pts).unwrap();
        let (pty, heard) = (Arc::new(pty), Arc::<Heard>::default());
        let hearing = {
            let (pty, heard) = (Arc::clone(&pty), Arc::clone(&heard));
            thread::spawn(move || {
                let mut buffer = [0; 4096];
                // A terminal that everybody has left cannot be read.
                while let Ok(count @ 1..) = (&*pty).read(&mut buffer) {
                    heard.bytes.lock().unwrap().extend(&buffer[..count]);
                    heard.more.notify_all();
                }
            })
        };
        let (typed, size) = (Mutex::default(), Mutex::new((80, 24)));
        Self { pty, child, heard, hearing: Some(hearing), mark: 0, typed, size }
    }

    /// Presses keys, one after the other.
    pub(crate) fn press(&self, keys: &str) {
        if keys.starts_with('\x1b') {
            // What a single key sends comes in one piece.
            (&*self.pty).write_all(keys.as_bytes()).unwrap();
            return;
        }
        for letter in keys.chars() {
            let mut bytes = [0; 4];
            (&*self.pty).write_all(letter.encode_utf8(&mut bytes).as_bytes()).unwrap();
        }
    }

    /// Types a line, letter by letter.
    pub(crate) fn enter(&self, line: &str) {
        self.typed.lock().unwrap().push(line.to_owned());
        self.press(line);
        self.press("\r");
    }

    /// Waits until this is written, after what was waited for before; returns what came before it.
    #[track_caller]
    pub(crate) fn wait_for(&mut self, text: &str) -> String {
        let until = Instant::now() + PATIENCE;
        let mut bytes = self.heard.bytes.lock().unwrap();
        loop {
            let new = &bytes[self.mark..];
            let place = new.windows(text.len()).position(|part| part == text.as_bytes());
            if let Some(place) = place {
                let before = String::from_utf8_lossy(&new[..place]).into_owned();
                self.mark += place + text.len();
                return before;
            }
            let left = until.saturating_duration_since(Instant::now());
            assert!(!left.is_zero(), "{text:?} is not in {:?}", String::from_utf8_lossy(new));
            bytes = self.heard.more.wait_timeout(bytes, left).unwrap().0;
        }
    }

    /// What the terminal shows now.
    pub(crate) fn shown(&self) -> Shown {
        let (columns, rows) = *self.size.lock().unwrap();
        let side = |side| std::num::NonZero::new(side).unwrap();
        let mut parser = vt100::Parser::new(side(rows), side(columns), 0);
        parser.process(&self.recorded());
        Shown::new(parser.screen().rows(0, columns).collect())
    }

    /// Waits until the terminal shows this.
    #[track_caller]
    pub(crate) fn wait_to_see(&self, text: &str) {
        self.wait_to_find(|screen| screen.text().contains(text).then_some(()));
    }

    /// Waits until something is found on what the terminal shows: a picture may be half painted.
    #[track_caller]
    pub(crate) fn wait_to_find<T>(&self, find: impl Fn(&Shown) -> Option<T>) -> T {
        let until = Instant::now() + PATIENCE;
        loop {
            if let Some(found) = find(&self.shown()) {
                return found;
            }
            assert!(Instant::now() < until, "it is not in\n{}", self.shown().text());
            thread::sleep(Duration::from_millis(5));
        }
    }

    /// Presses the left button of the mouse here and lets it go.
    pub(crate) fn click(&self, (column, row): (usize, usize)) {
        self.press(&format!("\x1b[<0;{column};{row}M"));
        self.press(&format!("\x1b[<0;{column};{row}m"));
    }

    pub(crate) fn resize(&self, columns: u16, rows: u16) {
        *self.size.lock().unwrap() = (columns, rows);
        self.pty.resize(Size::new(rows, columns)).unwrap();
    }

    pub(crate) fn modes(&self) -> Modes {
        let termios = tcgetattr(&*self.pty).unwrap();
        (termios.input_modes, termios.output_modes, termios.local_modes)
    }

    pub(crate) fn signal(&self, signal: Signal) {
        kill_process(Pid::from_child(&self.child), signal).unwrap();
    }

    /// Everything that was written so far is plain lines, but for what was typed.
    #[track_caller]
    pub(crate) fn assert_plain(&self) {
        let faults = faults(&self.recorded(), &self.typed.lock().unwrap());
        assert!(faults.is_empty(), "{faults:#?}");
    }

    /// Everything that was written so far.
    pub(crate) fn recorded(&self) -> Vec<u8> {
        self.heard.bytes.lock().unwrap().clone()
    }

    /// Waits until the program has ended: its exit code, if it was not killed.
    pub(crate) fn wait(&mut self) -> Option<i32> {
        let until = Instant::now() + PATIENCE;
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.code();
            }
            let said = self.recorded();
            assert!(Instant::now() < until, "it does not end: {}", String::from_utf8_lossy(&said));
            thread::sleep(Duration::from_millis(2));
        };
        if let Some(hearing) = self.hearing.take() {
            hearing.join().unwrap();
        }
        code
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
