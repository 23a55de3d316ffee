//! Why a command of the workshop ended without a yes.

use std::io;

use cargo_metadata::camino::Utf8PathBuf;

use crate::layers::PlanError;
use crate::tally::Tally;

/// A check answered no.
const NO: u8 = 1;
/// The command was used wrongly; clap leaves with the same code.
const WRONG_USE: u8 = 2;
/// The question could not be put.
pub(crate) const COULD_NOT: u8 = 3;

/// Why a command of the workshop ended without a yes.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Stop {
    #[error("{what}\nTo repeat only this, at the root of the repository:\n  {repeat}")]
    Failed { what: String, repeat: String, tally: Tally },

    #[error(
        "the table in docs/architecture.md cannot be understood: {0}.\n\
         To repeat only this:\n  cargo xtask layers"
    )]
    Plan(#[from] PlanError),

    #[error("there is no fuzz target `{asked}`; known: {}", known_targets(.known))]
    NoSuchTarget { asked: String, known: Vec<String> },

    #[error("these tools are missing; please install them:\n{}", .by_hand.join("\n"))]
    ToolsMissing { by_hand: Vec<String> },

    #[error("`{name}` is still missing after this had installed it:\n  {by}")]
    ToolNotFound { name: &'static str, by: String },

    #[error("could not install what is missing:\n  {command}")]
    NotInstalled { command: String },

    #[error("could not start: {source}\n  {command}")]
    NotStarted { command: String, source: io::Error },

    /// Success without a number is no success: the tests may not have run at all.
    #[error("succeeded, but did not say how many tests ran:\n  {command}")]
    NotCounted { command: String },

    #[error("cannot use {path}: {source}")]
    File { path: Utf8PathBuf, source: io::Error },

    #[error("cargo cannot describe the workspace: {0}")]
    Metadata(#[from] cargo_metadata::Error),

    #[error("cargo does not say for which machine it builds")]
    NoHost,

    /// Nothing is wrong that we know of, but some of it this machine cannot be asked.
    #[error("skipped: {why}")]
    Skipped { why: String, tally: Tally },

    #[error("stopped with {exit_code}; the reason was printed")]
    Told { exit_code: u8 },
}

impl Stop {
    /// What the process leaves with.
    pub(crate) fn exit_code(&self) -> u8 {
        match self {
            Self::Failed { .. } | Self::Plan(_) => NO,
            Self::NoSuchTarget { .. } => WRONG_USE,
            Self::ToolsMissing { .. }
            | Self::ToolNotFound { .. }
            | Self::NotInstalled { .. }
            | Self::NotStarted { .. }
            | Self::NotCounted { .. }
            | Self::File { .. }
            | Self::Metadata(_)
            | Self::Skipped { .. }
            | Self::NoHost => COULD_NOT,
            Self::Told { exit_code } => *exit_code,
        }
    }

    /// Tests that had been counted before the end.
    pub(crate) fn tally(&self) -> Tally {
        match self {
            Self::Failed { tally, .. } | Self::Skipped { tally, .. } => *tally,
            _ => Tally::NONE,
        }
    }

    /// For `map_err`: this file or folder is the one that could not be used.
    pub(crate) fn file(path: impl Into<Utf8PathBuf>) -> impl FnOnce(io::Error) -> Self {
        let path = path.into();
        |source| Self::File { path, source }
    }
}

fn known_targets(known: &[String]) -> String {
    if known.is_empty() { "none".to_owned() } else { known.join(", ") }
}
