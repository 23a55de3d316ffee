//! Numbers as SVG has them: short, and the same on every machine.

use std::fmt;

/// A length or coordinate with at most two decimals.
///
/// Two decimals hide the last bits, in which sines differ between systems.
pub(crate) struct Number(pub f64);

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = format!("{:.2}", self.0);
        let text = text.trim_end_matches('0').trim_end_matches('.');
        f.write_str(if text == "-0" { "0" } else { text })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short() {
        let rows = [
            (0.0, "0"),
            (-0.001, "0"),
            (1.0, "1"),
            (-2.5, "-2.5"),
            (1.0 / 3.0, "0.33"),
            (100.0, "100"),
        ];
        for (number, text) in rows {
            assert_eq!(Number(number).to_string(), text);
        }
    }
}
