//! Why a server does not do what was asked, or cannot be reached.

use std::fmt;
use std::time::Duration;

use words::Language;

/// Why a server does not do what was asked, or cannot be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RemoteProblem {
    /// Nobody answers there.
    Unreachable,
    /// Whoever answers cannot prove to be that server. Nothing was sent.
    Certificate,
    /// Whoever answers is no server of these games.
    NoServer,
    /// The server answers by TLS only.
    Insecure,
    /// There is no such table.
    NoTable,
    /// The server speaks another version.
    Version,
    /// The server does not let us in.
    Forbidden,
    /// Too much in too short a time; come back after so long.
    TooOften(Duration),
    /// The server cannot do anything now; come back after so long.
    Unavailable(Duration),
    /// Such a table cannot be founded.
    Terms,
    /// That is no name.
    Name,
    /// The file of tokens can be neither read nor written.
    Unkept,
    /// This machine can start no thread, or has no random numbers.
    Machine,
}

/// How long to wait if the server does not say.
const USUAL_WAIT: Duration = Duration::from_secs(5);

impl RemoteProblem {
    /// What a status says, and how long to wait (`Retry-After`).
    pub(super) fn of_status(status: u16, retry_after: Option<&str>) -> Self {
        let wait = retry_after.and_then(|text| text.trim().parse().ok());
        let wait = wait.map_or(USUAL_WAIT, Duration::from_secs);
        match status {
            403 => Self::Forbidden,
            404 => Self::NoTable,
            422 => Self::Terms,
            429 => Self::TooOften(wait),
            500..=599 => Self::Unavailable(wait),
            _ => Self::NoServer,
        }
    }

    /// What an answer says that sends us elsewhere. We do not go: a token is carried to no other
    /// address, and whoever typed this one can type the other.
    pub(super) fn of_redirect(location: Option<&str>) -> Self {
        let is_secure = location.is_some_and(|text| text.starts_with("https://"));
        if is_secure { Self::Insecure } else { Self::NoServer }
    }

    /// The sentence that says so.
    pub fn sentence(self, language: Language) -> String {
        let seconds = match self {
            Self::TooOften(wait) | Self::Unavailable(wait) => wait.as_secs().max(1),
            _ => 1,
        };
        let key = match self {
            Self::Unreachable => "remote-unreachable",
            Self::Certificate => "remote-certificate",
            Self::NoServer => "remote-no-server",
            Self::Insecure => "remote-insecure",
            Self::NoTable => "remote-no-table",
            Self::Version => "remote-version",
            Self::Forbidden => "remote-forbidden",
            Self::TooOften(_) => "remote-too-often",
            Self::Unavailable(_) => "remote-unavailable",
            Self::Terms => "remote-terms",
            Self::Name => "remote-name",
            Self::Unkept => "remote-unkept",
            Self::Machine => "remote-machine",
        };
        words::say(language, key, &[("seconds", seconds.into())])
    }
}

impl fmt::Display for RemoteProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.sentence(Language::English))
    }
}

impl std::error::Error for RemoteProblem {}
