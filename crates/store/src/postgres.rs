//! Logs in a database of PostgreSQL.

use crate::failure::Failure;
use crate::log::{Log, Logs};

/// A database of PostgreSQL.
#[derive(Clone, Debug)]
pub struct Postgres {
    url: String,
}

impl Postgres {
    /// The database at this address.
    pub fn at(url: &str) -> Self {
        Self { url: url.to_owned() }
    }
}

impl Logs for Postgres {
    fn connect(&self) -> Result<Box<dyn Log>, Failure> {
        Err(Failure::Unavailable { why: format!("{} is not reached yet", self.url) })
    }
}
