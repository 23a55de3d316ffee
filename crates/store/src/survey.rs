//! What is at an address, found out without changing anything there.

use crate::address::StoreAddress;
use crate::failure::Failure;
use crate::{postgres, sqlite};

/// What is at an address, and what would become of it if a server opened it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Survey {
    /// What keeps it: `SQLite 3.50.4`, `PostgreSQL 17.2`.
    pub engine: String,
    /// The version it has; 0 if there is nothing yet.
    pub version: u32,
    /// The version that it would have once it was opened.
    pub known: u32,
    /// Has a server this file open now? Then no other can. A database takes several.
    pub is_in_use: bool,
    /// Could somebody on the way there read what is stored?
    pub is_exposed: bool,
}

impl StoreAddress {
    /// Looks without writing, and fails as opening it would. What only opening shows, such as a disk that
    /// is full, it cannot know.
    pub fn survey(&self) -> Result<Survey, Failure> {
        match self {
            Self::File(path) => sqlite::survey(path),
            Self::Postgres(url) => postgres::survey(url),
        }
    }
}
