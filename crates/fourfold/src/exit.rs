//! How the program ends: four codes, and the failures behind two of them.

use std::fmt;
use std::io;
use std::process::ExitCode;

/// The exit codes every command keeps to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// Done.
    Done,
    /// A negative answer, such as a record that does not verify.
    Negative,
    /// Wrong use, or input that cannot be understood.
    WrongUse,
    /// Could not: a file, the network, an interruption.
    CouldNot,
}

impl Exit {
    /// The number the shell sees.
    pub(crate) const fn code(self) -> u8 {
        match self {
            Self::Done => 0,
            Self::Negative => 1,
            Self::WrongUse => 2,
            Self::CouldNot => 3,
        }
    }
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        exit.code().into()
    }
}

/// Why a command gave up.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was typed cannot be understood; the text says what and where.
    BadInput(String),
    /// The answer could not be written.
    Output(io::Error),
    /// Something outside the program refused.
    CouldNot {
        /// What was being done.
        what: String,
        /// What was said.
        why: String,
    },
}

impl Failure {
    /// Something outside the program refused.
    pub(crate) fn could_not(what: impl Into<String>, why: &impl fmt::Display) -> Self {
        Self::CouldNot { what: what.into(), why: why.to_string() }
    }

    pub(crate) const fn exit(&self) -> Exit {
        match self {
            Self::BadInput(_) => Exit::WrongUse,
            Self::Output(_) | Self::CouldNot { .. } => Exit::CouldNot,
        }
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::BadInput(text) => f.write_str(text),
            Self::Output(error) => write!(f, "could not write the answer: {error}"),
            Self::CouldNot { what, why } => write!(f, "could not {what}: {why}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}
