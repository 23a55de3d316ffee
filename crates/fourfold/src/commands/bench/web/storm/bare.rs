//! A listener that answers everything with two letters, in a process of its own: whom the same attackers hit for
//! comparison.

use std::io::{self, BufRead as _, BufReader, Write};
use std::net::SocketAddr;
use std::process::{Child, Command, Stdio};

use super::super::person::wrong;
use super::super::plain;

/// What tells this program to be one.
pub(super) const FLAG: &str = "--bare-listener";

/// A listener that ends when this is dropped.
pub(super) struct BareProcess {
    child: Child,
    pub(super) address: SocketAddr,
}

impl BareProcess {
    pub(super) fn start() -> io::Result<Self> {
        let mut child = Command::new(std::env::current_exe()?)
            .args(["bench", "storm", FLAG])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()?;
        let absent = || wrong("the bare listener does not start");
        let mut line = String::new();
        BufReader::new(child.stdout.take().ok_or_else(absent)?).read_line(&mut line)?;
        let Ok(address) = line.trim().parse() else {
            child.wait()?;
            return Err(absent());
        };
        Ok(Self { child, address })
    }
}

impl Drop for BareProcess {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Listens, and says where, until whoever started it has gone.
pub(super) fn serve(out: &mut dyn Write) -> io::Result<()> {
    writeln!(out, "{}", plain::listen()?)?;
    out.flush()?;
    io::copy(&mut io::stdin(), &mut io::sink()).map(|_| ())
}
