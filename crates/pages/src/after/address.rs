//! Addresses of the pages here.

use std::fmt::Write as _;

use quarto::{Edition, Position};
use table::GameId;

/// An address with what is asked for behind it.
pub(super) fn address(path: &str, pairs: &[(&str, &str)]) -> String {
    let pairs: Vec<String> =
        pairs.iter().map(|(name, value)| format!("{name}={}", encoded(value))).collect();
    if pairs.is_empty() { path.to_owned() } else { format!("{path}?{}", pairs.join("&")) }
}

/// The page of a position.
pub(super) fn of_position(position: Position, edition: Edition) -> String {
    // Spaces may be written so, and look better in an address.
    let text = position.to_string().replace(' ', "_");
    match edition {
        Edition::Quarto => address("/analysis", &[("position", &text)]),
        Edition::Access => address("/analysis", &[("position", &text), ("edition", "access")]),
    }
}

/// A step of a game that is over. Whoever follows it lands on the step, not on top of the page.
pub(super) fn of_step(id: &GameId, step: usize) -> String {
    format!("/t/{id}/replay?step={step}#now")
}

/// A text as a value in an address.
fn encoded(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for byte in text.bytes() {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'-' | b'.' | b'_' | b'~' | b'/' | b',' => {
                out.push(char::from(byte));
            }
            byte => {
                // Writing to a string cannot fail.
                let _ = write!(out, "%{byte:02X}");
            }
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whatever_is_asked_for_can_stand_in_an_address() {
        let rows = [
            ("", ""),
            ("b3", "b3"),
            ("+7", "%2B7"),
            ("@#5", "%40%235"),
            ("!\\", "%21%5C"),
            ("XXSS@0,-1=XSXS", "XXSS%400,-1%3DXSXS"),
            ("a&b=c d%ё", "a%26b%3Dc%20d%25%D1%91"),
        ];
        for (text, expected) in rows {
            assert_eq!(encoded(text), expected);
        }
        assert_eq!(address("/learn/quarto", &[]), "/learn/quarto");
    }
}
