//! How the program ends: four codes, and the failures behind two of them.

use std::fmt;
use std::io;
use std::process::ExitCode;

use words::{Cause, FailedTask, Misuse, Voice};

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
    /// A text that was typed cannot be understood; this says what and where, in the person's
    /// language.
    BadInput(String),
    /// The command was used wrongly.
    Misuse(Misuse),
    /// The answer could not be written.
    Output(io::Error),
    /// Something outside the program refused.
    CouldNot(FailedTask, Cause),
    /// Something failed in a tool of the workshop, which speaks English.
    Workshop {
        /// What was being done.
        what: String,
        /// What was said.
        why: String,
    },
}

impl Failure {
    /// Something outside the program refused.
    pub(crate) fn could_not(task: FailedTask, cause: impl Into<Cause>) -> Self {
        Self::CouldNot(task, cause.into())
    }

    /// Something outside the program refused, in words of its own.
    pub(crate) fn refused(task: FailedTask, why: &impl fmt::Display) -> Self {
        Self::CouldNot(task, Cause::Said(why.to_string()))
    }

    /// Something failed in a tool of the workshop.
    pub(crate) fn workshop(what: impl Into<String>, why: &impl fmt::Display) -> Self {
        Self::Workshop { what: what.into(), why: why.to_string() }
    }

    pub(crate) const fn exit(&self) -> Exit {
        match self {
            Self::BadInput(_) | Self::Misuse(_) => Exit::WrongUse,
            Self::Output(_) | Self::CouldNot(..) | Self::Workshop { .. } => Exit::CouldNot,
        }
    }

    /// What the person is told.
    pub(crate) fn told(&self, voice: &Voice) -> String {
        match self {
            Self::BadInput(text) => text.clone(),
            Self::Misuse(misuse) => voice.misuse(misuse),
            Self::Output(error) => voice.could_not(&FailedTask::Answer, &error.into()),
            Self::CouldNot(task, cause) => voice.could_not(task, cause),
            Self::Workshop { what, why } => format!("could not {what}: {why}"),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

impl From<Misuse> for Failure {
    fn from(misuse: Misuse) -> Self {
        Self::Misuse(misuse)
    }
}
