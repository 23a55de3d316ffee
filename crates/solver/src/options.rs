//! How a solver works, and what it cannot work with.

use std::fmt;

use crate::memory::LEAST_MEMORY;
use crate::root_position::Engine;

/// How a solver works. None of this changes an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Options {
    /// Bytes for what has been proven; the largest power of two that fits is used.
    pub memory: usize,
    /// Threads that search together.
    pub threads: usize,
    /// Which engine searches.
    pub engine: Engine,
    /// Look up positions with up to four pieces in the opening book.
    pub book: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self { memory: 64 << 20, threads: 1, engine: Engine::default(), book: true }
    }
}

/// Why a solver cannot work so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadOptions {
    /// Less memory than [`LEAST_MEMORY`].
    TooLittleMemory,
    /// More memory than the machine will give.
    TooMuchMemory,
    /// No thread at all.
    NoThreads,
}

impl fmt::Display for BadOptions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooLittleMemory => {
                write!(f, "the solver needs at least {} MiB of memory", LEAST_MEMORY >> 20)
            }
            Self::TooMuchMemory => f.write_str("this machine does not have so much memory to give"),
            Self::NoThreads => f.write_str("the solver needs at least one thread"),
        }
    }
}

impl std::error::Error for BadOptions {}
