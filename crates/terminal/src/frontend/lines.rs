//! A terminal with plain lines: no escape code, nothing painted, nothing written twice.

use std::io::{self, Write};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::Event;
use crossterm::terminal;

use super::{Frontend, Kind, Typed, wrap};
use crate::completion::complete;
use crate::speech_settings::SpeechSettings;
use crate::teletype::Teletype;
use crate::venue::ShownTable;

/// A terminal with plain lines.
pub(crate) struct Lines<W> {
    out: W,
    line: Teletype,
    speech: SpeechSettings,
    standing: Option<ShownTable>,
    rows: u16,
    /// When a row was written last.
    written: Option<Instant>,
}

/// So long there is silence between two sentences: a screen reader that takes what has come by then
/// finds a whole one. Nobody else notices.
const SILENCE: Duration = Duration::from_millis(20);

impl<W: Write> Lines<W> {
    /// Writes here, to a terminal of this size that hands over every key.
    pub(crate) fn new(out: W, (columns, rows): (u16, u16), speech: SpeechSettings) -> Self {
        Self { out, line: Teletype::new(columns), speech, standing: None, rows, written: None }
    }
}

impl<W: Write> Frontend for Lines<W> {
    fn say(&mut self, kind: Kind, text: &str) -> io::Result<()> {
        let silent = self.written.map(|written| SILENCE.saturating_sub(written.elapsed()));
        if let Some(rest) = silent.filter(|_| kind != Kind::Row) {
            thread::sleep(rest);
        }
        // What is being typed stands there again afterwards.
        let typing = !self.line.is_empty();
        let mut written = String::from(if typing { "\r\n" } else { "" });
        for line in wrap::rows(kind, text) {
            written.push_str(&line);
            written.push_str("\r\n");
        }
        if typing {
            written.push_str(&self.line.echo());
        }
        // At once, so that nobody reads half of it.
        self.out.write_all(written.as_bytes())?;
        self.written = Some(Instant::now());
        self.out.flush()
    }

    fn show(&mut self, standing: &ShownTable) -> io::Result<()> {
        self.standing = Some(standing.clone());
        Ok(())
    }

    /// What was said is moved out of sight by empty lines: whoever comes next does not look back.
    fn hide(&mut self) -> io::Result<()> {
        self.line.forget();
        for _ in 0..self.rows {
            write!(self.out, "\r\n")?;
        }
        self.out.flush()
    }

    fn take(&mut self, event: &Event) -> io::Result<Option<Typed>> {
        match event {
            Event::Key(key) => {
                let standing = self.standing.as_ref();
                let complete = |text: &str| {
                    standing.map_or_else(Vec::new, |it| complete(self.speech, it, text))
                };
                let pressed = self.line.press(*key, &complete);
                write!(self.out, "{}", pressed.write)?;
                self.out.flush()?;
                Ok(pressed.typed)
            }
            Event::Resize(columns, rows) => {
                self.line.resize(*columns);
                self.rows = *rows;
                Ok(None)
            }
            Event::Paste(_) | Event::Mouse(_) | Event::FocusGained | Event::FocusLost => Ok(None),
        }
    }

    fn speak(&mut self, speech: SpeechSettings) -> io::Result<()> {
        self.speech = speech;
        Ok(())
    }
}

/// A terminal that hands over every key, until this is dropped.
#[derive(Debug)]
pub(crate) struct Raw;

impl Raw {
    pub(crate) fn mode() -> io::Result<Self> {
        terminal::enable_raw_mode()?;
        Ok(Self)
    }
}

impl Drop for Raw {
    fn drop(&mut self) {
        // If it cannot be, whoever owns the terminal finds it so.
        let _ = terminal::disable_raw_mode();
    }
}
