//! Why nothing can be promised now.

use std::fmt;

/// The store failed, or the log cannot be read. After a failed append it is unknown whether it is
/// stored: whoever goes on reads the log first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Outage {
    /// For the log of whoever runs the host, never for a player.
    pub why: String,
}

impl Outage {
    /// For this reason.
    pub fn new(why: impl Into<String>) -> Self {
        Self { why: why.into() }
    }
}

impl fmt::Display for Outage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.why)
    }
}

impl std::error::Error for Outage {}
