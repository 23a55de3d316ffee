//! What keeps a measurement from being made: limits of the machine and of the server, by name.

use std::fmt;
use std::fs;
use std::io::{self, ErrorKind};

use super::server_process::ServerProcess;
use crate::machine;

/// A limit that was met.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Limit {
    /// Open files of this program.
    OpenFiles { may: u64, needs: u64 },
    /// Open files of the server.
    ServerFiles { may: u64, has: u64 },
    /// Ports of this machine, from which it is connected to one address.
    Ports { may: u64, needs: u64 },
    /// What one network, or one person, may ask for.
    Asking,
    /// What may be said over one socket, or asked by one person or network.
    Saying,
    /// Messages that may wait for a socket that is not read.
    Unread,
}

impl fmt::Display for Limit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::OpenFiles { may, needs } => write!(
                f,
                "this program may have {may} files open (ulimit -Hn) and needs {needs}: raise it, or \
                 ask for less"
            ),
            Self::ServerFiles { may, has } => write!(
                f,
                "the server may have {may} files open (ulimit -Hn) and has {has}: raise it, or ask for less"
            ),
            Self::Ports { may, needs } => write!(
                f,
                "this machine has {may} ports to connect from (net.ipv4.ip_local_port_range) and needs \
                 {needs}: widen it, or ask for less"
            ),
            Self::Asking => f.write_str(
                "the server refused with 429: more was asked than one network or person may \
                 (docs/hosting.md, limits)",
            ),
            Self::Saying => f.write_str(
                "the server closed a socket with 1008: more was said than one socket, person or network may \
                 (docs/hosting.md, limits)",
            ),
            Self::Unread => f.write_str(
                "the server closed a socket with 1013: it fell behind, or its table broke \
                 (docs/hosting.md, limits)",
            ),
        }
    }
}

impl std::error::Error for Limit {}

impl From<Limit> for io::Error {
    fn from(limit: Limit) -> Self {
        Self::other(limit)
    }
}

/// Files besides connections: the store and its journals, what the runtime waits on, standard streams.
const BESIDES: u64 = 100;

impl Limit {
    /// Sees to it that so many connections can be opened at once, by this program to a server that it starts;
    /// a server may have as many files open as whoever starts it.
    pub(super) fn allow(connections: u64) -> Result<(), Self> {
        let needs = connections + BESIDES;
        if let Some(may) = machine::raise_open_files()
            && may < needs
        {
            return Err(Self::OpenFiles { may, needs });
        }
        match ports() {
            Some(may) if may < connections => Err(Self::Ports { may, needs: connections }),
            _ => Ok(()),
        }
    }

    /// The limit behind something that went wrong, if it is one.
    fn behind(error: &io::Error, server: Option<(u64, u64)>, connections: u64) -> Option<Self> {
        if let Some(limit) = error.get_ref().and_then(|inner| inner.downcast_ref::<Self>()) {
            return Some(*limit);
        }
        let needs = connections + BESIDES;
        match error.kind() {
            ErrorKind::AddrNotAvailable => {
                Some(Self::Ports { may: ports().unwrap_or(0), needs: connections })
            }
            _ if error.raw_os_error() == Some(TOO_MANY_FILES) => {
                let may = machine::raise_open_files().unwrap_or(0);
                Some(Self::OpenFiles { may, needs })
            }
            // A server that has no file left for a connection lets it wait, and then the other end gives up.
            _ => {
                let (has, may) = server?;
                (has + FEW >= may).then_some(Self::ServerFiles { may, has })
            }
        }
    }

    /// The same error, or the limit by its name.
    pub(super) fn named(error: io::Error, server: &ServerProcess, connections: u64) -> io::Error {
        let files = server.open_files().ok();
        Self::behind(&error, files, connections).map_or(error, Into::into)
    }
}

/// `EMFILE`, on every system we know.
const TOO_MANY_FILES: i32 = 24;

/// A server with so few files to spare has met its limit: some come and go.
const FEW: u64 = 8;

/// How many ports this machine connects from, where it tells.
fn ports() -> Option<u64> {
    range(&fs::read_to_string("/proc/sys/net/ipv4/ip_local_port_range").ok()?)
}

/// Two numbers with a tab between them: `32768`, `60999`.
fn range(text: &str) -> Option<u64> {
    let (first, last) = text.trim().split_once('\t')?;
    Some(last.parse::<u64>().ok()?.checked_sub(first.parse().ok()?)? + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ports_are_counted() {
        assert_eq!(range("32768\t60999\n"), Some(28_232));
        assert_eq!(range("60999\t32768\n"), None);
        assert_eq!(range("many"), None);
    }

    #[test]
    fn a_limit_has_its_name_whatever_it_looked_like() {
        let broken = || io::Error::from(ErrorKind::BrokenPipe);
        let behind = |error: &io::Error, server| Limit::behind(error, server, 10_000);
        let full = Some((1020, 1024));
        assert_eq!(
            behind(&broken(), full),
            Some(Limit::ServerFiles { may: 1024, has: 1020 }),
            "the server has no file left"
        );
        assert_eq!(behind(&broken(), Some((20, 1024))), None, "it has many left: this is no limit");
        assert_eq!(behind(&broken(), None), None, "nobody can say");
        assert_eq!(behind(&Limit::Saying.into(), full), Some(Limit::Saying));
        let files = behind(&io::Error::from_raw_os_error(TOO_MANY_FILES), None);
        assert!(matches!(files, Some(Limit::OpenFiles { needs: 10_100, .. })), "{files:?}");
        let ports = behind(&ErrorKind::AddrNotAvailable.into(), None);
        assert!(matches!(ports, Some(Limit::Ports { needs: 10_000, .. })), "{ports:?}");
    }

    #[test]
    fn nobody_has_files_or_ports_without_end() {
        assert!(Limit::allow(1).is_ok());
        assert!(Limit::allow(u64::from(u32::MAX)).is_err());
    }
}
