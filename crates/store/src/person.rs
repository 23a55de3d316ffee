//! People, by what a server knows of them: an id that means nothing, perhaps a name, and sessions.

use std::fmt;
use std::str::FromStr;

use table::PersonId;

/// The SHA-256 of a session's token. The token itself is in one browser and nowhere else; a store
/// never sees it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct TokenHash(pub [u8; 32]);

/// Without its bytes, so that it may be logged.
impl fmt::Debug for TokenHash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("TokenHash(…)")
    }
}

/// A session: a browser that somebody uses. Times are seconds since 1970.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Session {
    /// Whose it is.
    pub person: PersonId,
    /// What they call themselves, if they have chosen a name.
    pub name: Option<String>,
    /// When it began.
    pub since: u64,
    /// When it was last seen, to the hour.
    pub seen: u64,
}

/// The longest name that is kept, in bytes. What a person may call themselves is for the server to
/// say; this is what fits.
pub const LONGEST_NAME: usize = 160;

/// A name that can be kept: 1 to [`LONGEST_NAME`] bytes, no control characters.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct KeptName(String);

/// Why a name cannot be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unfit {
    /// It has no characters.
    Empty,
    /// It is longer than [`LONGEST_NAME`].
    Long,
    /// It has a NUL, the end of a line or another control character in it.
    Control,
}

impl KeptName {
    /// The text.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for KeptName {
    type Err = Unfit;

    fn from_str(text: &str) -> Result<Self, Unfit> {
        match text {
            "" => Err(Unfit::Empty),
            _ if text.len() > LONGEST_NAME => Err(Unfit::Long),
            _ if text.chars().any(char::is_control) => Err(Unfit::Control),
            _ => Ok(Self(text.to_owned())),
        }
    }
}

impl From<KeptName> for String {
    fn from(name: KeptName) -> Self {
        name.0
    }
}

impl fmt::Display for Unfit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a name needs a character"),
            Self::Long => write!(f, "a name has at most {LONGEST_NAME} bytes"),
            Self::Control => f.write_str("a name has no control characters"),
        }
    }
}

impl std::error::Error for Unfit {}

/// All that is kept of a person.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Person {
    /// Who it is.
    pub id: PersonId,
    /// The name they chose.
    pub name: Option<KeptName>,
    /// When one of their sessions was last seen.
    pub seen: u64,
    /// Their sessions, by token.
    pub sessions: Vec<Opened>,
}

/// A session of a [`Person`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opened {
    /// The mark of its token.
    pub token: TokenHash,
    /// When it began.
    pub since: u64,
    /// When it was last seen, to the hour.
    pub seen: u64,
}
