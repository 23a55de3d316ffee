//! For how long the processor is lent to this thread at a time.
//!
//! Since Linux 6.6 a thread that wakes up waits until the one that runs has used up a part of its slice, and that is looked at with
//! every tick of the clock: 4 ms at 250 a second, however far the other has stepped back. Whoever has the shorter slice
//! does not wait (since 6.12). So a thread that lets others go first takes long ones.
//!
//! Why there is `unsafe` here, and only here: the two calls of the system that do this have no safe form in any library. They take
//! the address of one structure, which lives in the calling function and whose size is said.

#![allow(unsafe_code, reason = "two system calls that no library offers")]

use std::io;
use std::mem::size_of;

use libc::{SYS_sched_getattr, SYS_sched_setattr, c_int, c_uint, sched_attr, syscall};

/// Nanoseconds: longer than what a thread has that asked for nothing, 3 ms at most.
pub(crate) const LONG: u64 = 20_000_000;

/// The calling thread.
const THIS: c_int = 0;
const NO_FLAGS: c_uint = 0;

/// From now on the slices of this thread are long. Older systems ignore it.
pub(crate) fn lengthen() -> io::Result<()> {
    let mut attributes = attributes()?;
    // Of others it means something else.
    if !matches!(
        c_int::try_from(attributes.sched_policy),
        Ok(libc::SCHED_OTHER | libc::SCHED_BATCH)
    ) {
        return Ok(());
    }
    attributes.sched_runtime = LONG;
    // SAFETY: the structure is whole, says its own size, and is only read during the call.
    let done = unsafe { syscall(SYS_sched_setattr, THIS, &raw const attributes, NO_FLAGS) };
    if done == 0 { Ok(()) } else { Err(io::Error::last_os_error()) }
}

/// How long they are; 0 on older systems.
#[cfg(test)]
pub(crate) fn length() -> io::Result<u64> {
    attributes().map(|attributes| attributes.sched_runtime)
}

fn attributes() -> io::Result<sched_attr> {
    let size = c_uint::try_from(size_of::<sched_attr>()).map_err(io::Error::other)?;
    let mut attributes = sched_attr {
        size,
        sched_policy: 0,
        sched_flags: 0,
        sched_nice: 0,
        sched_priority: 0,
        sched_runtime: 0,
        sched_deadline: 0,
        sched_period: 0,
    };
    // SAFETY: no more than `size` bytes are written, which is what the structure has, and every number is a valid one.
    let done = unsafe { syscall(SYS_sched_getattr, THIS, &raw mut attributes, size, NO_FLAGS) };
    if done == 0 { Ok(attributes) } else { Err(io::Error::last_os_error()) }
}
