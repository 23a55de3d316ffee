//! A proxy of ours that delays what goes over it, cuts connections in the middle of a message, and lets one connection
//! overtake another.

use std::io::{self, Read as _, Write as _};
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;
use std::time::Duration;

use super::super::super::baseline::Xorshift;

/// A line to one server; how often it was cut.
pub(super) struct RoughLine {
    pub(super) address: SocketAddr,
    cuts: Arc<AtomicU32>,
}

/// Every connection has a delay of its own, below this many milliseconds, for each thing that goes over it: what is said
/// later on one may be heard sooner than what was said on another.
const LONGEST: u32 = 40;

/// One in so many things that go over it is cut in half, and the connection with it.
const CUT: u32 = 60;

impl RoughLine {
    /// Before this address.
    pub(super) fn before(server: SocketAddr) -> io::Result<Self> {
        let listener = TcpListener::bind(("127.0.0.1", 0))?;
        let address = listener.local_addr()?;
        let cuts = Arc::new(AtomicU32::new(0));
        let counted = Arc::clone(&cuts);
        thread::Builder::new().spawn(move || {
            let mut chance = Xorshift::new();
            for client in listener.incoming() {
                let delay = chance.below(LONGEST);
                let seeds = [chance.below(u32::MAX), chance.below(u32::MAX)];
                // Where nobody listens the client finds it closed.
                let Ok(client) = client else { continue };
                let Ok(server) = TcpStream::connect(server) else { continue };
                let (Ok(from), Ok(to)) = (server.try_clone(), client.try_clone()) else { continue };
                for ((from, to), seed) in [(from, to), (client, server)].into_iter().zip(seeds) {
                    let cuts = Arc::clone(&counted);
                    let carry = move || carry(from, to, delay, seed, &cuts);
                    // Without a thread both ends are dropped, which is one more cut.
                    let _ = thread::Builder::new().stack_size(64 * 1024).spawn(carry);
                }
            }
        })?;
        Ok(Self { address, cuts })
    }

    pub(super) fn cuts(&self) -> u32 {
        self.cuts.load(Ordering::Relaxed)
    }
}

/// Hands on what comes, late, until it is cut.
fn carry(mut from: TcpStream, mut to: TcpStream, delay: u32, seed: u32, cuts: &AtomicU32) {
    let mut chance = Xorshift::new();
    // Every connection has its own luck.
    for _ in 0..seed % 97 {
        chance.below(2);
    }
    let mut bytes = [0; 4096];
    while let Ok(count @ 1..) = from.read(&mut bytes) {
        thread::sleep(Duration::from_millis(u64::from(chance.below(delay + 1))));
        let is_cut = chance.below(CUT) == 0;
        let part = if is_cut { count / 2 } else { count };
        if to.write_all(bytes.get(..part).unwrap_or_default()).is_err() {
            break;
        }
        if is_cut {
            cuts.fetch_add(1, Ordering::Relaxed);
            break;
        }
    }
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
