//! What is asked of the system beyond the standard library: connections that take little at once, waiting for many of
//! them, and a signal. Where there is no Unix the next best thing.

use std::io;
use std::net::{SocketAddr, TcpStream};
use std::process::Child;
use std::time::Duration;

/// A connection whose end takes so few bytes before somebody reads them. That must be said before it is made:
/// what was offered to the other end cannot be taken back.
#[cfg(unix)]
pub(super) fn connect_narrow(address: SocketAddr, bytes: usize) -> io::Result<TcpStream> {
    use rustix::net::{AddressFamily, SocketType, connect, socket, sockopt};
    let family = if address.is_ipv4() { AddressFamily::INET } else { AddressFamily::INET6 };
    let narrow = socket(family, SocketType::STREAM, None)?;
    sockopt::set_socket_recv_buffer_size(&narrow, bytes)?;
    connect(&narrow, &address)?;
    Ok(narrow.into())
}

/// Waits until one of these has something to say, or so long; which have.
#[cfg(unix)]
pub(super) fn wait_for_one<'s>(
    streams: impl Iterator<Item = &'s TcpStream>,
    most: Duration,
) -> io::Result<Vec<bool>> {
    use rustix::event::{PollFd, PollFlags, Timespec, poll};
    let mut all: Vec<PollFd<'_>> =
        streams.map(|stream| PollFd::new(stream, PollFlags::IN)).collect();
    let most = Timespec::try_from(most).map_err(io::Error::other)?;
    poll(&mut all, Some(&most))?;
    Ok(all.iter().map(|one| !one.revents().is_empty()).collect())
}

/// Asks a program to stop.
#[cfg(unix)]
pub(super) fn ask_to_stop(child: &mut Child) -> io::Result<()> {
    use rustix::process::{Pid, Signal, kill_process};
    Ok(kill_process(Pid::from_child(child), Signal::TERM)?)
}

#[cfg(not(unix))]
pub(super) fn connect_narrow(address: SocketAddr, _: usize) -> io::Result<TcpStream> {
    TcpStream::connect(address)
}

#[cfg(not(unix))]
pub(super) fn wait_for_one<'s>(
    streams: impl Iterator<Item = &'s TcpStream>,
    most: Duration,
) -> io::Result<Vec<bool>> {
    std::thread::sleep(most.min(Duration::from_millis(5)));
    Ok(streams.map(|_| true).collect())
}

#[cfg(not(unix))]
pub(super) fn ask_to_stop(child: &mut Child) -> io::Result<()> {
    child.kill()
}
