//! Names that mean nothing here: of a game, of a person, of a request.

use core::fmt;
use core::str::FromStr;

use crate::word::is_name;

/// A text that is no name of this kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoName;

impl fmt::Display for NoName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected 1 to 40 letters, digits, '-' or '_'")
    }
}

impl core::error::Error for NoName {}

macro_rules! name {
    ($(#[$doc:meta])* $Name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub struct $Name(String);

        impl $Name {
            /// The text.
            pub fn as_str(&self) -> &str {
                &self.0
            }
        }

        impl fmt::Display for $Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(&self.0)
            }
        }

        /// From 1 to 40 letters, digits, `-` and `_`.
        impl FromStr for $Name {
            type Err = NoName;

            fn from_str(text: &str) -> Result<Self, NoName> {
                if is_name(text, 40) { Ok(Self(text.to_owned())) } else { Err(NoName) }
            }
        }
    };
}

name! {
    /// The name of one game. It is part of every draw, so no two games may share one; and it
    /// is open to all, so it must not count up.
    GameId
}
name! {
    /// Whoever the server says it is. What sort of person that is, [`PersonId::kind`] says.
    PersonId
}
name! {
    /// What a client calls one request of its own, so that a repeated one does nothing.
    Nonce
}

/// How many steps a table has seen. A request names the number it answers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct StepNumber(pub u32);

impl StepNumber {
    pub(crate) const fn next(self) -> Self {
        Self(self.0 + 1)
    }
}

impl fmt::Display for StepNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
