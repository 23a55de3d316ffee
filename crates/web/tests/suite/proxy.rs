//! A slow line: a proxy between a client and the server that delays what goes over it.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::mpsc::channel;
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::{Duration, Instant};

/// What is delayed.
#[derive(Clone, Copy)]
pub(crate) enum Slow {
    /// Every byte, both ways.
    All(Duration),
    /// The pongs of the client, and nothing else.
    Pongs(Duration),
}

/// A proxy that runs as long as somebody uses it.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    pongs: Arc<AtomicU32>,
}

impl Proxy {
    /// Before this server.
    pub(crate) fn before(server: SocketAddr, slow: Slow) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let pongs = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&pongs);
        thread::spawn(move || {
            for client in listener.incoming() {
                let (client, server) = (client.unwrap(), TcpStream::connect(server).unwrap());
                let (from, to) = (server.try_clone().unwrap(), client.try_clone().unwrap());
                match slow {
                    Slow::All(delay) => {
                        thread::spawn(move || carry(from, to, delay));
                        thread::spawn(move || carry(client, server, delay));
                    }
                    Slow::Pongs(delay) => {
                        let pongs = Arc::clone(&counted);
                        thread::spawn(move || carry(from, to, Duration::ZERO));
                        thread::spawn(move || hold_pongs(client, server, delay, &pongs));
                    }
                }
            }
        });
        Self { address, pongs }
    }

    /// So many pongs that were held back have been sent on.
    pub(crate) fn pongs(&self) -> u32 {
        self.pongs.load(Ordering::SeqCst)
    }
}

/// Hands everything on, so much later, in order.
fn carry(mut from: TcpStream, mut to: TcpStream, delay: Duration) {
    let (sender, heard) = channel::<(Instant, Vec<u8>)>();
    thread::spawn(move || {
        for (at, bytes) in heard {
            thread::sleep(at.saturating_duration_since(Instant::now()));
            if to.write_all(&bytes).is_err() {
                break;
            }
        }
        let _ = to.shutdown(Shutdown::Both);
    });
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        if sender.send((Instant::now() + delay, bytes[..count].to_vec())).is_err() {
            break;
        }
    }
}

/// Hands a request on and then frame after frame, the pongs later.
fn hold_pongs(from: TcpStream, to: TcpStream, delay: Duration, pongs: &Arc<AtomicU32>) {
    let to = Arc::new(Mutex::new(to));
    let mut frames = Frames(from);
    let mut next = frames.request();
    while let Some(frame) = next {
        if frame[0] & 0x0f == 0x0a {
            let (to, pongs) = (Arc::clone(&to), Arc::clone(pongs));
            thread::spawn(move || {
                thread::sleep(delay);
                if to.lock().unwrap().write_all(&frame).is_ok() {
                    pongs.fetch_add(1, Ordering::SeqCst);
                }
            });
        } else if to.lock().unwrap().write_all(&frame).is_err() {
            break;
        }
        next = frames.frame();
    }
    let _ = to.lock().unwrap().shutdown(Shutdown::Both);
}

/// What a client of a socket sends, as RFC 6455 has it.
struct Frames(TcpStream);

impl Frames {
    fn bytes(&mut self, count: usize) -> Option<Vec<u8>> {
        let mut bytes = vec![0; count];
        self.0.read_exact(&mut bytes).ok().map(|()| bytes)
    }

    /// The request before all frames; its first letter is no frame's.
    fn request(&mut self) -> Option<Vec<u8>> {
        let mut all = Vec::new();
        while !all.ends_with(b"\r\n\r\n") {
            all.extend(self.bytes(1)?);
        }
        Some(all)
    }

    fn frame(&mut self) -> Option<Vec<u8>> {
        let mut all = self.bytes(2)?;
        let length = match all[1] & 0x7f {
            126 => {
                let long = self.bytes(2)?;
                all.extend(&long);
                usize::from(u16::from_be_bytes([long[0], long[1]]))
            }
            short => usize::from(short),
        };
        // A mask of four bytes, and what it covers.
        all.extend(self.bytes(4 + length)?);
        Some(all)
    }
}
