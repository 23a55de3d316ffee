//! The least that an answer over HTTP can cost: to ask this instead of a server is the baseline.

use std::io::{self, Read as _, Write as _};
use std::net::{SocketAddr, TcpListener, TcpStream};
use std::thread;

/// A thread that waits needs little.
const STACK: usize = 64 * 1024;

/// What everybody hears, whatever they ask.
const ANSWER: &[u8] = b"HTTP/1.1 200 OK\r\ncontent-length: 3\r\n\r\nOK\n";

/// Listens as long as the program runs; where.
pub(super) fn listen() -> io::Result<SocketAddr> {
    let listener = TcpListener::bind(("127.0.0.1", 0))?;
    let address = listener.local_addr()?;
    thread::spawn(move || {
        for stream in listener.incoming().map_while(Result::ok) {
            let serve = move || {
                // Until the other end is dropped.
                let _ = serve(stream);
            };
            // Whoever finds no thread finds a closed connection, and says so.
            let _ = thread::Builder::new().stack_size(STACK).spawn(serve);
        }
    });
    Ok(address)
}

fn serve(mut stream: TcpStream) -> io::Result<()> {
    stream.set_nodelay(true)?;
    let (mut bytes, mut ends) = ([0; 4096], Ends::default());
    loop {
        let count = stream.read(&mut bytes)?;
        if count == 0 {
            return Ok(());
        }
        for _ in 0..ends.count(bytes.get(..count).unwrap_or_default()) {
            stream.write_all(ANSWER)?;
        }
    }
}

/// Counts requests by the empty line at the end of each.
#[derive(Debug, Default)]
struct Ends {
    /// So much of it has come.
    matched: usize,
}

impl Ends {
    fn count(&mut self, bytes: &[u8]) -> usize {
        const END: &[u8; 4] = b"\r\n\r\n";
        let mut found = 0;
        for byte in bytes {
            self.matched = match END.get(self.matched) {
                Some(wanted) if wanted == byte => self.matched + 1,
                _ => usize::from(*byte == END[0]),
            };
            if self.matched == END.len() {
                (found, self.matched) = (found + 1, 0);
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn requests_are_counted_however_they_come() {
        let text = b"GET / HTTP/1.1\r\nHost: x\r\n\r\nGET / HTTP/1.1\r\r\n\r\nGET";
        for size in 1..=text.len() {
            let mut ends = Ends::default();
            let found: usize = text.chunks(size).map(|part| ends.count(part)).sum();
            assert_eq!(found, 2, "{size}");
        }
    }

    #[test]
    fn everybody_is_answered() {
        let mut stream = TcpStream::connect(listen().unwrap()).unwrap();
        for _ in 0..3 {
            stream.write_all(b"HEAD /x HTTP/1.1\r\n\r\n").unwrap();
            let mut answer = vec![0; ANSWER.len()];
            stream.read_exact(&mut answer).unwrap();
            assert_eq!(answer, ANSWER);
        }
    }
}
