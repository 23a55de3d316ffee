//! What a person sits before: a pipe, a terminal with lines, or a painted screen.

mod lines;
mod pipe;
mod wrap;

use std::io;
use std::time::Instant;

use crossterm::event::Event;

use crate::event::Unfit;
use crate::speech_settings::SpeechSettings;
use crate::venue::ShownTable;

pub(crate) use lines::{Lines, Raw};
pub(crate) use pipe::Pipe;

/// What a person sits before.
pub(crate) trait Frontend {
    /// Says something: one line, or as many as it takes.
    fn say(&mut self, kind: Kind, text: &str) -> io::Result<()>;

    /// Shows how the table stands. Fronts of lines do nothing.
    fn show(&mut self, standing: &ShownTable) -> io::Result<()>;

    /// Hides what only one person may see, because another takes the keyboard.
    fn hide(&mut self) -> io::Result<()>;

    /// A key, the mouse, or a new size. Pipes have none.
    fn take(&mut self, event: &Event) -> io::Result<Option<Typed>>;

    /// From now on, words like this.
    fn speak(&mut self, _: SpeechSettings) -> io::Result<()> {
        Ok(())
    }

    /// When to [tick](Frontend::tick) although nothing happens: never, where no clock is painted.
    fn wake(&self) -> Option<Instant> {
        None
    }

    /// Time has passed.
    fn tick(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// Something happened.
    Event,
    /// It is this person's turn.
    Call,
    /// An answer to what was typed.
    Answer,
    /// A question back: what was typed happens if the next line says yes.
    Confirm,
    /// A row of a text board, which is no sentence.
    Row,
}

/// What a person did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Typed {
    /// Entered a line, or did something that means one: a click on b3 is `b3`.
    Line(String),
    /// Sent a line that cannot be read.
    Unfit(Unfit),
    /// Pressed Ctrl-C with nothing typed.
    Interrupt,
    /// Pressed Ctrl-D with nothing typed: the end of what is typed.
    End,
}
