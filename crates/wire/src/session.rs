//! The secret by which a server knows a program again.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::message::NoMessage;

/// What a server gives to a program that comes for the first time. It does not show its secret.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct NewSession {
    /// The secret: whoever has it plays on this person's seats.
    pub token: String,
}

impl fmt::Debug for NewSession {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Session")
    }
}

impl NewSession {
    /// Reads what a server gave. What cannot be read is not repeated: it may hold a secret.
    pub fn read(text: &str) -> Result<Self, NoMessage> {
        serde_json::from_str(text).map_err(|_| NoMessage::new(&"expected a token"))
    }

    /// Writes it.
    pub fn write(&self) -> String {
        // A string can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
