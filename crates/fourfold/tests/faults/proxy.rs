//! What hosts put before several servers (`docs/hosting.md`): it sends one table to one server, and to another where
//! nobody listens.

use std::hash::{DefaultHasher, Hash as _, Hasher as _};
use std::io;
use std::net::{Shutdown, SocketAddr, TcpListener, TcpStream};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

/// Whoever has asked for nothing by then is not let in.
const PATIENCE: Duration = Duration::from_secs(5);

/// One address before all servers. It ends with the test.
pub(crate) struct Proxy {
    pub(crate) address: SocketAddr,
    servers: Arc<Mutex<Vec<SocketAddr>>>,
}

impl Proxy {
    /// Before these.
    pub(crate) fn before(servers: Vec<SocketAddr>) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let address = listener.local_addr().unwrap();
        let servers = Arc::new(Mutex::new(servers));
        let all = Arc::clone(&servers);
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                let all = all.lock().unwrap_or_else(PoisonError::into_inner).clone();
                // Whoever cannot be handed on sees it closed.
                small().spawn(move || hand_on(client, &all)).unwrap();
            }
        });
        Self { address, servers }
    }

    /// The server in this place is elsewhere now. (A host starts it at the same address; here the system chooses.)
    pub(crate) fn replace(&self, place: usize, server: SocketAddr) {
        self.servers.lock().unwrap_or_else(PoisonError::into_inner)[place] = server;
    }
}

/// There are two for each connection.
fn small() -> thread::Builder {
    thread::Builder::new().stack_size(128 * 1024)
}

fn hand_on(client: TcpStream, servers: &[SocketAddr]) -> io::Result<()> {
    let table = table(&client)?;
    let mut order: Vec<(u64, SocketAddr)> =
        servers.iter().zip(0..).map(|(server, place)| (rank(&table, place), *server)).collect();
    order.sort_unstable();
    let server = order.iter().find_map(|(_, server)| TcpStream::connect(server).ok());
    let server = server.ok_or(io::ErrorKind::ConnectionRefused)?;
    client.set_read_timeout(None)?;
    for stream in [&client, &server] {
        stream.set_nodelay(true)?;
    }
    let (from, to) = (server.try_clone()?, client.try_clone()?);
    small().spawn(move || carry(from, to))?;
    carry(client, server);
    Ok(())
}

/// Where a table goes first, and where next: always the same, whichever servers there are.
fn rank(table: &str, place: u32) -> u64 {
    let mut hasher = DefaultHasher::new();
    (table, place).hash(&mut hasher);
    hasher.finish()
}

/// What whoever comes asks for: the table, or else anything. Nothing is taken from the line.
fn table(client: &TcpStream) -> io::Result<String> {
    client.set_read_timeout(Some(PATIENCE))?;
    let mut bytes = [0; 256];
    let count = client.peek(&mut bytes)?;
    let line = String::from_utf8_lossy(&bytes[..count]);
    let path = line.split(' ').nth(1).unwrap_or_default();
    let table = path.strip_prefix("/t/").and_then(|rest| rest.split(['/', '?']).next());
    Ok(table.unwrap_or(path).to_owned())
}

/// Until one of them has enough.
fn carry(mut from: TcpStream, mut to: TcpStream) {
    let _ = io::copy(&mut from, &mut to);
    let _ = to.shutdown(Shutdown::Both);
    let _ = from.shutdown(Shutdown::Both);
}
