//! A server of its own for each test, stopped when the test ends.

use std::net::SocketAddr;
use std::path::Path;
use std::thread::JoinHandle;

use web::{Config, Pages, Said, Server, Stop};

use crate::http::Browser;

/// A server that runs.
pub(crate) struct TestServer {
    pub(crate) address: SocketAddr,
    /// For keeping it from making pages.
    pub(crate) pages: Pages,
    stop: Stop,
    thread: Option<JoinHandle<()>>,
    folder: Option<tempfile::TempDir>,
}

/// How tests set a server up: bots answer at once, and nobody is limited.
pub(crate) fn said(folder: &Path) -> Said {
    Said {
        listen: Some("127.0.0.1:0".to_owned()),
        store: Some(folder.join("games.sqlite").display().to_string()),
        log: Some("off".to_owned()),
        bot_pace: Some(0),
        games_per_minute: Some(1_000_000),
        ..Said::default()
    }
}

impl TestServer {
    pub(crate) fn open() -> Self {
        Self::with(|_| {})
    }

    pub(crate) fn with(change: impl FnOnce(&mut Said)) -> Self {
        let folder = tempfile::tempdir().unwrap();
        let mut said = said(folder.path());
        change(&mut said);
        let mut server = Self::start(said);
        server.folder = Some(folder);
        server
    }

    /// A server that believes proxies on this machine, so that people can come from anywhere.
    pub(crate) fn behind_proxy(change: impl FnOnce(&mut Said)) -> Self {
        Self::with(|said| {
            said.trusted_proxies = Some(vec!["127.0.0.1".to_owned()]);
            change(said);
        })
    }

    /// A server whose store somebody else keeps.
    pub(crate) fn start(said: Said) -> Self {
        let server = Server::open(Config::new(said, None).unwrap()).unwrap();
        let (address, pages, stop) = (server.socket(), server.pages(), server.stop());
        let thread = std::thread::spawn(move || server.run().unwrap());
        Self { address, pages, stop, thread: Some(thread), folder: None }
    }

    pub(crate) fn browser(&self) -> Browser {
        Browser::new(self.address)
    }

    /// A browser in this network, at a server behind a proxy.
    pub(crate) fn browser_in(&self, network: &'static str) -> Browser {
        Browser { network: Some(network), ..self.browser() }
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
