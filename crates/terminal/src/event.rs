//! What a play loop waits for, from whatever thread it comes.

use std::io::{self, BufRead, Read};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use crate::semaphore::{Permit, Semaphore};
use crate::teletype::LONGEST;
use crate::venue::Waker;

/// Something happened.
#[derive(Debug)]
pub(crate) enum Event {
    /// A line came through a pipe.
    Line(Result<String, Unfit>, Permit),
    /// There is nothing more to read.
    End,
    /// A key, the mouse, or a new size.
    Terminal(crossterm::event::Event),
    /// The host has something to say.
    Waker,
    /// The program is told to end.
    Interrupt,
}

/// Why a line cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unfit {
    /// It is longer than any command.
    Long,
    /// It is not UTF-8, or has a zero in it.
    NotText,
}

/// What wakes this play loop.
pub(crate) fn waker(play_loop: Sender<Event>) -> Waker {
    Arc::new(move || {
        // Nobody listens when the play loop is closed.
        let _ = play_loop.send(Event::Waker);
    })
}

/// Reads lines until there are no more, and hands them over; only a few that nobody has taken yet.
pub(crate) fn read_lines(mut from: impl BufRead, play_loop: &Sender<Event>) {
    let gate = Arc::new(Semaphore::default());
    while let Ok(Some(line)) = read_line(&mut from) {
        let pass = Semaphore::enter(&gate);
        if play_loop.send(Event::Line(line, pass)).is_err() {
            return;
        }
    }
    let _ = play_loop.send(Event::End);
}

/// Reads one line; what is too long is passed over, not kept.
fn read_line(from: &mut impl BufRead) -> io::Result<Option<Result<String, Unfit>>> {
    let mut bytes = Vec::new();
    let most = LONGEST as u64 + 2;
    if from.by_ref().take(most).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    let is_whole = bytes.last() == Some(&b'\n');
    if !is_whole && bytes.len() as u64 == most {
        skip_line(from)?;
        return Ok(Some(Err(Unfit::Long)));
    }
    while matches!(bytes.last(), Some(b'\n' | b'\r')) {
        bytes.pop();
    }
    Ok(Some(match String::from_utf8(bytes) {
        Ok(text) if text.contains('\0') => Err(Unfit::NotText),
        Ok(text) if text.len() > LONGEST => Err(Unfit::Long),
        Ok(text) => Ok(text),
        Err(_) => Err(Unfit::NotText),
    }))
}

fn skip_line(from: &mut impl BufRead) -> io::Result<()> {
    loop {
        let (used, done) = {
            let buffer = from.fill_buf()?;
            match buffer.iter().position(|byte| *byte == b'\n') {
                Some(place) => (place + 1, true),
                None => (buffer.len(), buffer.is_empty()),
            }
        };
        from.consume(used);
        if done {
            return Ok(());
        }
    }
}

/// Hands over every key until the terminal is gone.
pub(crate) fn read_keys(play_loop: &Sender<Event>) {
    while let Ok(event) = crossterm::event::read() {
        if play_loop.send(Event::Terminal(event)).is_err() {
            return;
        }
    }
    let _ = play_loop.send(Event::End);
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lines(bytes: &[u8]) -> Vec<Result<String, Unfit>> {
        let mut from = io::BufReader::with_capacity(16, bytes);
        std::iter::from_fn(|| read_line(&mut from).unwrap()).collect()
    }

    #[test]
    fn lines_are_read_however_they_end() {
        let text = |text: &str| Ok(text.to_owned());
        assert_eq!(lines(b"b3\r\n\n+7"), [text("b3"), text(""), text("+7")]);
        assert_eq!(lines(b""), []);
        assert_eq!(
            lines(b"\xff\xfe\nb\0\nok\n"),
            [Err(Unfit::NotText), Err(Unfit::NotText), text("ok")]
        );
    }

    #[test]
    fn a_line_without_end_is_passed_over() {
        for length in [LONGEST - 1, LONGEST, LONGEST + 1, LONGEST + 2, LONGEST + 3, 1 << 20] {
            let bytes = [vec![b'a'; length], b"\nb3\n".to_vec()].concat();
            let read = lines(&bytes);
            assert_eq!(read.len(), 2, "{length}");
            assert_eq!(read[0].is_ok(), length <= LONGEST, "{length}");
            assert_eq!(read[1], Ok("b3".to_owned()), "{length}");
        }
    }
}
