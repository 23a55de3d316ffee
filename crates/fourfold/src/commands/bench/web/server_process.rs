//! A server in a process of its own.

use std::fs;
use std::io::{self, BufRead as _, BufReader, Read as _};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::Duration;

/// A server that is stopped when this is dropped.
pub(super) struct ServerProcess {
    child: Child,
    /// Kept open: who cannot say what it has to say gives up.
    _says: BufReader<ChildStdout>,
    pub(super) address: SocketAddr,
}

/// The unit in which Linux tells how long a process has worked.
const TICK: Duration = Duration::from_millis(10);

impl ServerProcess {
    /// This very program, serving a new store in this folder. Every client says whom it speaks for, as
    /// a proxy does: otherwise all would count as one household.
    pub(super) fn start(folder: &Path) -> io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["serve", "--listen", "127.0.0.1:0", "--trusted-proxy", "127.0.0.1"])
            .args(["--log", "off", "--lang", "en", "--store"])
            .arg(folder.join("games.sqlite"))
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

    /// How long it has worked, on all cores together.
    pub(super) fn worked(&self) -> io::Result<Duration> {
        let stat = self.told("stat")?;
        // Behind the name, which may hold anything, user and system time are fields 12 and 13.
        let fields = stat.rsplit_once(") ").map(|(_, rest)| rest.split(' '));
        let ticks = fields.into_iter().flatten().skip(11).take(2);
        let ticks: u32 = ticks.filter_map(|ticks| ticks.parse::<u32>().ok()).sum();
        Ok(TICK * ticks)
    }
}

impl Drop for ServerProcess {
    fn drop(&mut self) {
        // Nothing in its store is wanted any more.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
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
}
