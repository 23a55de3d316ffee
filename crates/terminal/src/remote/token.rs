//! The secret by which a server knows a person again.

use std::fmt;

/// The secret by which a server knows a person again. It is never shown.
#[derive(Clone, PartialEq, Eq)]
pub(super) struct Token(String);

/// Longer than any token of a server.
const LONGEST: usize = 128;

impl Token {
    /// Letters, digits, `-` and `_`: it stands in a line of a file and in a header.
    pub(super) fn read(text: &str) -> Option<Self> {
        let is_plain = |sign: char| sign.is_ascii_alphanumeric() || matches!(sign, '-' | '_');
        let is_one = !text.is_empty() && text.len() <= LONGEST && text.chars().all(is_plain);
        is_one.then(|| Self(text.to_owned()))
    }

    /// As a line of the file has it.
    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// As every request carries it.
    pub(super) fn header(&self) -> String {
        format!("Bearer {}", self.0)
    }
}

impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token")
    }
}
