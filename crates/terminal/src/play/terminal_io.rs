//! What a person sits before: a pipe, a terminal with lines, or a painted screen.

use std::io::{self, BufReader, IsTerminal as _, Write};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use words::{Remark, Unpainted};

use super::PlayOptions;
use crate::event::{Event, read_keys, read_lines, waker};
use crate::frontend::{Frontend, Kind, Lines, Pipe, Raw};
use crate::screen::{Screen, Theme};
use crate::venue::Waker;

/// A person's terminal: what is written there, and what comes from there.
pub(super) struct TerminalIo<'o> {
    pub(super) front: Box<dyn Frontend + 'o>,
    pub(super) events: Receiver<Event>,
    play_loop: Sender<Event>,
    /// Is it a pipe?
    pub(super) is_pipe: bool,
    is_painted: bool,
    /// Keys are handed over as long as this is there.
    _raw: Option<Raw>,
}

/// What is before a person.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Before {
    Pipe,
    Lines,
    Screen,
}

impl Before {
    /// Plain lines, unless somebody wants a screen; a pipe where there is no terminal.
    fn choose(screen: bool) -> (Self, Option<Unpainted>) {
        if !io::stdin().is_terminal() || !io::stdout().is_terminal() {
            return (Self::Pipe, screen.then_some(Unpainted::NoTerminal));
        }
        match (screen, is_dumb()) {
            (true, false) => (Self::Screen, None),
            (true, true) => (Self::Lines, Some(Unpainted::Dumb)),
            (false, _) => (Self::Lines, None),
        }
    }
}

/// Does the terminal say of itself that it can only write lines?
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_none_or(|term| term.is_empty() || term == "dumb")
}

impl<'o> TerminalIo<'o> {
    /// Sits down. What is typed, and the wish to end, are heard from now on.
    pub(super) fn take(options: &PlayOptions, out: &'o mut dyn Write) -> io::Result<Self> {
        let (play_loop, events) = channel();
        let interrupted = play_loop.clone();
        // Where somebody else handles signals, they do as they like.
        let _ = ctrlc::set_handler(move || {
            let _ = interrupted.send(Event::Interrupt);
        });
        let (before, refused) = Before::choose(options.screen);
        let typing = play_loop.clone();
        let (front, raw): (Box<dyn Frontend + 'o>, _) = match before {
            Before::Pipe => {
                thread::spawn(move || read_lines(BufReader::new(io::stdin()), &typing));
                (Box::new(Pipe::new(out)), None)
            }
            Before::Screen => {
                let theme = Theme::of(options.shade, |name| std::env::var(name).ok());
                let screen = Screen::open(options.speech, theme)?;
                thread::spawn(move || read_keys(&typing));
                (Box::new(screen), None)
            }
            Before::Lines => {
                let raw = Raw::mode()?;
                thread::spawn(move || read_keys(&typing));
                let size = crossterm::terminal::size().unwrap_or((80, 24));
                (Box::new(Lines::new(out, size, options.speech)), Some(raw))
            }
        };
        let (is_pipe, is_painted) = (before == Before::Pipe, before == Before::Screen);
        let mut terminal = Self { front, events, play_loop, is_pipe, is_painted, _raw: raw };
        if let Some(why) = refused {
            let remark = Remark::ScreenRefused(why);
            terminal.front.say(Kind::Answer, &options.speech.speaker().remark(&remark))?;
        }
        Ok(terminal)
    }

    /// Gets up. What was said last on a painted screen is gone with it: it is returned, to be said where
    /// the person is then.
    pub(super) fn leave(self, farewell: Option<String>) -> Option<String> {
        farewell.filter(|_| self.is_painted)
    }

    /// Rings here.
    pub(super) fn waker(&self) -> Waker {
        waker(self.play_loop.clone())
    }
}
