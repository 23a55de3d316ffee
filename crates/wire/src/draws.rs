//! To what a server is committed before somebody founds a table or sits down.

use serde::{Deserialize, Serialize};

use crate::message::NoMessage;

/// The draws of a table: fixed, and shown by their fingerprint (`docs/fairness.md`). Note it, add to the draws, and compare
/// when the game is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct FixedSeed {
    /// The name of the table.
    pub table: String,
    /// The fingerprint of the seed.
    pub commitment: String,
    /// What the form carries that founds it (`table`); nothing once it is founded.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub form: Option<String>,
}

impl FixedSeed {
    /// Reads what a server said.
    pub fn read(text: &str) -> Result<Self, NoMessage> {
        serde_json::from_str(text).map_err(|error| NoMessage::new(&error))
    }

    /// Writes it.
    pub fn write(&self) -> String {
        // Strings can always be written.
        serde_json::to_string(self).unwrap_or_default()
    }
}
