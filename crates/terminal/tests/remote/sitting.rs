//! Somebody at a keyboard, who types and listens.

use std::sync::Arc;
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use terminal::SpeechSettings;
use terminal::remote::{Remote, RemoteServer, ServerAddress, Timeouts, Trust};
use terminal::venue::{ShownTable, Tell, Venue as _, Waker};
use wire::AnswerKind;

use crate::peer::Peer;

/// The secret of everybody here. It must never be seen.
pub(crate) const TOKEN: &str = "Secret-0123456789_abcdefghijklmnopqrstuvwxy";

/// Whatever is waited for must be there after so long; a test that goes wrong ends.
const PATIENCE: Duration = Duration::from_secs(20);

/// Comes back at once, but is as patient as people otherwise.
pub(crate) fn quick() -> Timeouts {
    let blink = Duration::from_millis(1);
    Timeouts { first: blink, most: blink, calm: blink, ..Timeouts::default() }
}

/// A server whose token is kept already.
pub(crate) struct Known {
    pub(crate) server: RemoteServer,
    folder: tempfile::TempDir,
}

pub(crate) fn known(url: &str, trust: &Trust, patience: Timeouts) -> Known {
    let folder = tempfile::tempdir().unwrap();
    let tokens = folder.path().join("tokens");
    let (address, _) = ServerAddress::parse(url).unwrap();
    std::fs::write(&tokens, format!("{address} {TOKEN}\n")).unwrap();
    let server = RemoteServer::new(address, tokens, SpeechSettings::default(), trust, patience);
    Known { server, folder }
}

/// Somebody at a keyboard.
pub(crate) struct Sitting {
    pub(crate) host: Remote,
    rung: Receiver<()>,
    /// Everything that was told, in order.
    pub(crate) told: Vec<Tell>,
    /// So many of them were looked at.
    seen: usize,
    _folder: tempfile::TempDir,
}

impl Sitting {
    /// Goes to the table of a peer, and is not patient.
    pub(crate) fn at(peer: &Peer) -> Self {
        Self::with(peer, quick())
    }

    pub(crate) fn with(peer: &Peer, patience: Timeouts) -> Self {
        Self::of(known(&peer.url(), &Trust::System, patience))
    }

    pub(crate) fn of(known: Known) -> Self {
        let Known { mut server, folder } = known;
        let (ring, rung) = channel();
        let waker: Waker = Arc::new(move || {
            let _ = ring.send(());
        });
        let host = Remote::join(&mut server, "p926".parse().unwrap(), waker).unwrap();
        // Whoever prints a server or a table for a report prints no secret.
        assert!(!format!("{server:?} {host:?}").contains(TOKEN));
        Self { host, rung, told: Vec::new(), seen: 0, _folder: folder }
    }

    /// The next thing that is told.
    pub(crate) fn next(&mut self) -> Tell {
        while self.seen == self.told.len() {
            let heard = self.host.hear();
            if heard.is_empty() {
                let rung = self.rung.recv_timeout(PATIENCE);
                rung.unwrap_or_else(|_| panic!("nothing more is told after {:?}", self.told));
            }
            self.told.extend(heard);
        }
        self.seen += 1;
        self.told[self.seen - 1].clone()
    }

    /// Listens until this is told.
    pub(crate) fn until<T>(&mut self, mut wanted: impl FnMut(&Tell) -> Option<T>) -> T {
        loop {
            let tell = self.next();
            if let Some(found) = wanted(&tell) {
                return found;
            }
        }
    }

    pub(crate) fn standing(&mut self) -> ShownTable {
        self.until(|tell| match tell {
            Tell::Stands(standing) => Some(standing.as_ref().clone()),
            _ => None,
        })
    }

    pub(crate) fn answer(&mut self) -> (AnswerKind, Vec<String>) {
        self.until(|tell| match tell {
            Tell::Answered(outcome, say) => Some((*outcome, say.clone())),
            _ => None,
        })
    }

    pub(crate) fn aside(&mut self) -> String {
        self.until(|tell| match tell {
            Tell::Aside(text) => Some(text.clone()),
            _ => None,
        })
    }

    pub(crate) fn lost(&mut self) -> String {
        self.until(|tell| match tell {
            Tell::Lost(text) => Some(text.clone()),
            _ => None,
        })
    }

    /// Types a line and waits for what becomes of it.
    pub(crate) fn say(&mut self, line: &str) -> (AnswerKind, Vec<String>) {
        self.host.say(line, false);
        self.answer()
    }

    /// Leaves, and gives back all that was told.
    pub(crate) fn leave(mut self) -> Vec<Tell> {
        self.host.leave();
        self.told.extend(self.host.hear());
        std::mem::take(&mut self.told)
    }

    /// All asides, in order.
    pub(crate) fn asides(told: &[Tell]) -> Vec<&str> {
        let mut asides = Vec::new();
        for tell in told {
            if let Tell::Aside(text) = tell {
                asides.push(text.as_str());
            }
        }
        asides
    }
}

/// Whatever a test does, no secret is told.
impl Drop for Sitting {
    fn drop(&mut self) {
        if !std::thread::panicking() {
            self.told.extend(self.host.hear());
            assert!(!format!("{:?}", self.told).contains(TOKEN));
        }
    }
}
