//! A pipe: lines go in, lines come out.

use std::io::{self, Write};

use crossterm::event::Event;

use super::{Frontend, Kind, Typed, wrap};
use crate::venue::ShownTable;

/// Writes sentences, one to a line.
#[derive(Debug)]
pub(crate) struct Pipe<W> {
    out: W,
}

impl<W: Write> Pipe<W> {
    pub(crate) const fn new(out: W) -> Self {
        Self { out }
    }
}

impl<W: Write> Frontend for Pipe<W> {
    fn say(&mut self, kind: Kind, text: &str) -> io::Result<()> {
        for line in wrap::rows(kind, text) {
            writeln!(self.out, "{line}")?;
        }
        // Whoever reads waits for it.
        self.out.flush()
    }

    fn show(&mut self, _: &ShownTable) -> io::Result<()> {
        Ok(())
    }

    fn hide(&mut self) -> io::Result<()> {
        Ok(())
    }

    fn take(&mut self, _: &Event) -> io::Result<Option<Typed>> {
        Ok(None)
    }
}
