//! `fourfold engine`: our bots for other people's programs.

mod session;
mod thinking;

use std::io::{self, BufRead as _, Read as _, Write};
use std::sync::mpsc::{Sender, channel};

use crate::exit::{Exit, Failure};
use session::Session;

/// Play for another program, over standard input and output
///
/// The language is UGI: UCI's shape, for both games. The engine sees what one seat may know and
/// answers with that seat's next move. docs/engine-protocol.md has every word.
#[derive(Debug, clap::Args)]
#[command(after_help = "\
Example:
  printf 'ugi\\nposition startpos 1234a moves +0 a1\\ngo nodes 10000\\n' | fourfold engine")]
pub(crate) struct Arguments {}

/// What the session waits for.
enum Event {
    /// Something was typed.
    Line(String),
    /// Nothing more will be.
    End,
    /// Somebody has thought.
    Thought(Box<thinking::Thought>),
}

/// A longer line is cut: no command needs it.
const LONGEST_LINE: u64 = 1 << 16;

pub(crate) fn run(_: &Arguments, out: &mut dyn Write) -> Result<Exit, Failure> {
    let (sender, events) = channel();
    let reader = sender.clone();
    std::thread::spawn(move || read(&reader));
    let mut session = Session::new(sender);
    while !session.is_over() {
        let Ok(event) = events.recv() else { break };
        match event {
            Event::Line(line) => session.hear(&line, out)?,
            Event::End => session.end(),
            Event::Thought(thought) => session.answer(*thought, out)?,
        }
        out.flush()?;
    }
    Ok(Exit::Done)
}

/// Passes on what is typed, line by line. It ends with the input, or with the program.
fn read(events: &Sender<Event>) {
    let mut input = io::stdin().lock();
    loop {
        let mut line = Vec::new();
        match input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line) {
            Ok(0) | Err(_) => break,
            Ok(_) => {}
        }
        let line = String::from_utf8_lossy(&line).into_owned();
        if events.send(Event::Line(line)).is_err() {
            return;
        }
    }
    let _ = events.send(Event::End);
}
