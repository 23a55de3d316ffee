//! Why a store cannot do what it is for.

use std::fmt;

use table::GameId;

use crate::person::Unfit;
use host::Seq;

/// Why nothing can be promised. After a failed append it is unknown whether it is stored: whoever
/// goes on reads the log first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Failure {
    /// The file or server cannot be reached, is full, or fails.
    Unavailable {
        /// For the log of the server, never for a player.
        why: String,
    },
    /// The store was written by a later release.
    Newer {
        /// The version it has.
        found: u32,
        /// The latest we know.
        known: u32,
    },
    /// There is something, but it is no store of ours.
    Foreign,
    /// Another server is there, and there can be one.
    InUse,
    /// An entry cannot be read, or cannot stand where it does.
    Broken {
        /// At which table.
        table: GameId,
        /// Its number.
        seq: Seq,
        /// What is wrong with it.
        why: String,
    },
    /// A person cannot have this name. Nothing was changed.
    Name(Unfit),
    /// The store was closed.
    Closed,
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unavailable { why } => write!(f, "the store cannot be used: {why}"),
            Self::Newer { found, known } => write!(
                f,
                "the store has version {found} and was written by a later release; this one knows \
                 versions up to {known}"
            ),
            Self::Foreign => f.write_str("this is no store of fourfold"),
            Self::InUse => f.write_str("another server has this store open; a file is for one"),
            Self::Broken { table, seq, why } => {
                write!(f, "entry {seq} of table {table} cannot stand: {why}")
            }
            Self::Name(unfit) => unfit.fmt(f),
            Self::Closed => f.write_str("the store is closed"),
        }
    }
}

impl std::error::Error for Failure {}

/// For whoever runs a table: it only has to know that nothing can be promised.
impl From<Failure> for host::Outage {
    fn from(failure: Failure) -> Self {
        Self::new(failure.to_string())
    }
}
