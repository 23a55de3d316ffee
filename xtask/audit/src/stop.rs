//! Why nothing could be found out.

use std::io;
use std::path::PathBuf;

/// Why nothing could be found out.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Stop {
    #[error("cannot use {}: {source}", .path.display())]
    File { path: PathBuf, source: io::Error },

    #[error("{}: the first line does not say of which day the snapshot is", .path.display())]
    NoDay { path: PathBuf },

    #[error("{place}: this is no advisory: {source}")]
    Advisory { place: String, source: rustsec::Error },

    #[error("{}: this is no lock file: {source}", .path.display())]
    Lock { path: PathBuf, source: rustsec::cargo_lock::Error },

    #[error("cargo cannot describe {manifest}: {source}")]
    Metadata { manifest: String, source: cargo_metadata::Error },
}

impl Stop {
    /// For `map_err`: this file or folder is the one that could not be used.
    pub(crate) fn file(path: impl Into<PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        |source| Self::File { path, source }
    }
}
