//! A server of its own for each test, stopped when the test ends.

use std::net::SocketAddr;
use std::path::Path;
use std::thread::JoinHandle;

use tempfile::TempDir;
use web::{Config, Said, Server, Stop};

/// A server that runs.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
}

impl TestServer {
    /// A server on a folder that somebody else keeps. Bots answer at once, and nobody is limited.
    pub(crate) fn open(folder: &TempDir) -> Self {
        Self::listen(folder.path(), "127.0.0.1:0".parse().unwrap())
    }

    /// A server at this address.
    pub(crate) fn listen(folder: &Path, address: SocketAddr) -> Self {
        let said = Said {
            listen: Some(address.to_string()),
            store: Some(folder.join("games.sqlite").display().to_string()),
            log: Some("off".to_owned()),
            bot_pace: Some(0),
            games_per_minute: Some(1_000_000),
            ..Said::default()
        };
        let server = Server::open(Config::new(said, None).unwrap()).unwrap();
        let (address, stop) = (server.socket(), server.stop());
        let thread = std::thread::spawn(move || server.run().unwrap());
        Self { address, stop, thread: Some(thread) }
    }

    pub(crate) fn url(&self) -> String {
        format!("http://{}", self.address)
    }

    /// Stops as a signal would, and waits for the end.
    pub(crate) fn close(&mut self) {
        self.stop.stop();
        if let Some(thread) = self.thread.take() {
            thread.join().unwrap();
        }
    }
}

impl Drop for TestServer {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.stop.stop();
        } else {
            self.close();
        }
    }
}
