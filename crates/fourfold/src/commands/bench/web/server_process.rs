//! A server in a process of its own.

use std::ffi::OsStr;
use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread;
use std::time::Duration;

use super::person::Person;
use super::system;

/// A server that is stopped when this is dropped.
pub(super) struct ServerProcess {
    child: Child,
    /// Kept open: who cannot say what it has to say gives up.
    _says: BufReader<ChildStdout>,
    pub(super) address: SocketAddr,
}

/// So many connections a server lets in unless it is told otherwise.
const USUAL: u64 = 20_000;

/// The unit in which Linux tells how long a process has worked.
const TICK: Duration = Duration::from_millis(10);

/// What is counted of somebody counts for a minute, and is looked through three times a minute; then the allocator gives it
/// back.
const GIVEN_BACK: Duration = Duration::from_secs(90);

/// So many seconds a table may stay in memory after everybody has gone.
const LONGEST_REST: u32 = 60;

impl ServerProcess {
    /// This very program, serving a new store in this folder. Every client says whom it speaks for, as
    /// a proxy does: otherwise all would count as one household.
    pub(super) fn start(folder: &Path) -> io::Result<Self> {
        Self::with(folder.join("games.sqlite").as_os_str(), 0, USUAL)
    }

    /// The same on any store, at this port, any if it is 0, with so many connections at once.
    pub(super) fn with(store: &OsStr, port: u16, connections: u64) -> io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", &format!("127.0.0.1:{port}")])
            .args(["--trusted-proxy", "127.0.0.1", "--log", "off", "--lang", "en", "--store"])
            .arg(store)
            .env("FOURFOLD_CONNECTIONS", connections.max(USUAL).to_string())
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()?;
        let absent = || io::Error::other("the server does not start");
        let mut says = BufReader::new(child.stdout.take().ok_or_else(absent)?);
        let found = says.by_ref().lines().map_while(Result::ok).find_map(|line| address(&line));
        let Some(address) = found else {
            child.wait()?;
            return Err(absent());
        };
        Ok(Self { child, _says: says, address })
    }

    /// Ends it at once, and starts it again at the same address.
    pub(super) fn kill_and_start(
        &mut self,
        store: &OsStr,
        connections: u64,
        pause: Duration,
    ) -> io::Result<()> {
        self.kill()?;
        thread::sleep(pause);
        *self = Self::with(store, self.address.port(), connections)?;
        Ok(())
    }

    /// Asks it to stop, and waits until it has.
    pub(super) fn stop(&mut self) -> io::Result<()> {
        system::ask_to_stop(&mut self.child)?;
        self.child.wait().map(drop)
    }

    /// Ends it at once.
    pub(super) fn kill(&mut self) -> io::Result<()> {
        self.child.kill()?;
        self.child.wait().map(drop)
    }

    fn told(&self, file: &str) -> io::Result<String> {
        fs::read_to_string(format!("/proc/{}/{file}", self.child.id()))
    }

    /// Bytes in memory.
    pub(super) fn resident(&self) -> io::Result<f64> {
        let status = self.told("status")?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let kib = line.and_then(|rest| rest.trim().strip_suffix(" kB")?.parse::<u32>().ok());
        kib.map(|kib| 1024.0 * f64::from(kib))
            .ok_or_else(|| io::Error::other("/proc does not tell"))
    }

    /// How many files it has open, and may have.
    pub(super) fn open_files(&self) -> io::Result<(u64, u64)> {
        let has = fs::read_dir(format!("/proc/{}/fd", self.child.id()))?.count();
        let limits = self.told("limits")?;
        let absent = || io::Error::other("/proc does not tell");
        let may = most_files(&limits).ok_or_else(absent)?;
        Ok((u64::try_from(has).unwrap_or(u64::MAX), may))
    }

    /// Rooms that are open now.
    pub(super) fn rooms(&self) -> io::Result<i64> {
        self.metric("fourfold_rooms ")
    }

    /// Sockets that are open now.
    pub(super) fn sockets(&self) -> io::Result<i64> {
        self.metric("fourfold_sockets ")
    }

    fn metric(&self, name: &str) -> io::Result<i64> {
        let metrics = Person::at_home(self).get("/metrics")?;
        let line = metrics.lines().find_map(|line| line.strip_prefix(name));
        line.and_then(|count| count.trim().parse().ok())
            .ok_or_else(|| io::Error::other("/metrics does not tell"))
    }

    /// Resident bytes when everybody has gone, been forgotten, and what they took has been given back: up to two and a half
    /// minutes later.
    pub(super) fn resident_at_rest(&self) -> io::Result<f64> {
        for _ in 0..LONGEST_REST {
            if self.rooms()? == 0 {
                thread::sleep(GIVEN_BACK);
                return self.resident();
            }
            thread::sleep(Duration::from_secs(1));
        }
        Err(io::Error::other("tables stay in memory though everybody has gone"))
    }

    /// How long it has worked, on all cores together.
    pub(super) fn worked(&self) -> io::Result<Duration> {
        Ok(worked(&self.told("stat")?))
    }
}

/// How long this program has worked, on all cores together.
pub(super) fn own_work() -> io::Result<Duration> {
    fs::read_to_string("/proc/self/stat").map(|stat| worked(&stat))
}

/// The time of the processor in what Linux tells of a process.
fn worked(stat: &str) -> Duration {
    // Behind the name, which may hold anything, user and system time are fields 12 and 13.
    let fields = stat.rsplit_once(") ").map(|(_, rest)| rest.split(' '));
    let ticks = fields.into_iter().flatten().skip(11).take(2);
    let ticks: u32 = ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum();
    TICK * ticks
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Nothing in its store is wanted any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// `Max open files            1024                 20000                files`
fn most_files(limits: &str) -> Option<u64> {
    let line = limits.lines().find_map(|line| line.strip_prefix("Max open files"))?;
    let soft = line.split_whitespace().next()?;
    if soft == "unlimited" { Some(u64::MAX) } else { soft.parse().ok() }
}

/// The address in what a server says first.
fn address(line: &str) -> Option<SocketAddr> {
    let rest = line.split("http://").nth(1)?;
    let end = rest.find(|c: char| !c.is_ascii_digit() && c != '.' && c != ':');
    rest.get(..end.unwrap_or(rest.len()))?.trim_end_matches(['.', ':']).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_address_is_found_in_a_sentence() {
        let wanted = SocketAddr::from(([127, 0, 0, 1], 4444));
        for line in
            ["Open http://127.0.0.1:4444", "http://127.0.0.1:4444.", "At http://127.0.0.1:4444: x"]
        {
            assert_eq!(address(line), Some(wanted), "{line}");
        }
        assert_eq!(address("games.sqlite"), None);
    }

    #[test]
    fn work_is_read_behind_any_name() {
        let stat = "7 (a) b (c) S 1 1 1 0 -1 4194560 120 0 0 0 12 30 0 0 20 0 9 0 1 2 3";
        assert_eq!(worked(stat), Duration::from_millis(420));
        assert_eq!(worked("7"), Duration::ZERO);
    }

    #[test]
    fn the_limit_that_counts_is_the_soft_one() {
        let limits =
            "Limit    Soft Limit  Hard Limit  Units\nMax open files   1024   20000   files\n";
        assert_eq!(most_files(limits), Some(1024));
        assert_eq!(most_files("Max open files unlimited unlimited files"), Some(u64::MAX));
        assert_eq!(most_files(""), None);
    }
}
