//! A connection on which nobody waits for an answer, and what is heard on it.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpStream};

/// What was heard on many lines.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Heard {
    pub(super) sent: u32,
    /// Requests for which there was no way out: the other end does not read.
    pub(super) unsent: u32,
    /// What was asked for.
    pub(super) served: u32,
    /// 404, or anything else that is not one of the others.
    pub(super) absent: u32,
    /// 429.
    pub(super) refused: u32,
    /// Connections that the other end closed; each was opened again.
    pub(super) closed: u32,
}

impl Heard {
    pub(super) const fn answers(&self) -> u32 {
        self.served + self.absent + self.refused
    }
}

/// One connection, on which nobody waits.
pub(super) struct Line {
    address: SocketAddr,
    stream: TcpStream,
    answers: Answers,
}

impl Line {
    /// A new one.
    pub(super) fn open(address: SocketAddr) -> io::Result<Self> {
        let stream = TcpStream::connect(address)?;
        stream.set_nodelay(true)?;
        stream.set_nonblocking(true)?;
        Ok(Self { address, stream, answers: Answers::default() })
    }

    /// Where it leads.
    pub(super) const fn address(&self) -> SocketAddr {
        self.address
    }

    /// Takes what has come; is the connection still open?
    pub(super) fn hear(&mut self, heard: &mut Heard) -> io::Result<bool> {
        let mut bytes = [0; 16 * 1024];
        loop {
            match self.stream.read(&mut bytes) {
                Ok(0) => return Ok(false),
                Ok(count) => self.answers.take(bytes.get(..count).unwrap_or_default(), heard),
                Err(why) => return open_still(&why).ok_or(why),
            }
        }
    }

    /// Says something; was it said? What is cut off is nonsense, for which the other end closes.
    pub(super) fn say(&mut self, request: &[u8]) -> io::Result<bool> {
        match self.stream.write(request) {
            Ok(count) => Ok(count == request.len()),
            Err(why) => open_still(&why).map(|_| false).ok_or(why),
        }
    }
}

/// Whether a connection is open that could not be read or written just now; `None` if that is odd.
fn open_still(why: &io::Error) -> Option<bool> {
    match why.kind() {
        io::ErrorKind::WouldBlock => Some(true),
        io::ErrorKind::ConnectionReset | io::ErrorKind::BrokenPipe => Some(false),
        _ => None,
    }
}

/// Finds the status of every answer in what comes.
#[derive(Debug, Default)]
struct Answers {
    /// What came last and may be the beginning of one.
    rest: Vec<u8>,
}

impl Answers {
    fn take(&mut self, bytes: &[u8], heard: &mut Heard) {
        const BEGIN: &[u8] = b"HTTP/1.1 ";
        let whole = BEGIN.len() + 3;
        self.rest.extend_from_slice(bytes);
        for line in self.rest.windows(whole).filter(|line| line.starts_with(BEGIN)) {
            match line.get(BEGIN.len()..) {
                Some(b"429") => heard.refused += 1,
                Some([b'1'..=b'3', ..]) => heard.served += 1,
                _ => heard.absent += 1,
            }
        }
        let kept = self.rest.len().saturating_sub(whole - 1);
        self.rest.drain(..kept);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_are_counted_however_they_come() {
        let text =
            b"HTTP/1.1 200 OK\r\n\r\nHTTP/1.1 429 Too\r\n\r\nHTTP/1.1 404 Not\r\n\r\nHTTP/1.1 200";
        for size in 1..=text.len() {
            let (mut answers, mut heard) = (Answers::default(), Heard::default());
            text.chunks(size).for_each(|part| answers.take(part, &mut heard));
            let expected = Heard { served: 2, absent: 1, refused: 1, ..Heard::default() };
            assert_eq!(heard, expected, "{size}");
        }
    }
}
