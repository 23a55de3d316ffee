//! Small words of texts: numbers, names and bytes in hexadecimal, each with one spelling.

use quartex::Seat;

/// A number without sign or leading zero.
pub(crate) fn number(text: &str) -> Option<u64> {
    let plain = text.bytes().all(|byte| byte.is_ascii_digit());
    let number = text.parse().ok()?;
    (plain && (text == "0" || !text.starts_with('0'))).then_some(number)
}

/// A small number without sign or leading zero.
pub(crate) fn small(text: &str) -> Option<u32> {
    u32::try_from(number(text)?).ok()
}

/// A seat by its number.
pub(crate) fn seat(text: &str) -> Option<Seat> {
    Seat::new(u8::try_from(number(text)?).ok()?)
}

/// Letters, digits, `-` and `_`: from 1 to `longest` of them.
pub(crate) fn is_name(text: &str, longest: usize) -> bool {
    let allowed = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_';
    !text.is_empty() && text.len() <= longest && text.bytes().all(allowed)
}

/// Bytes as lower-case hexadecimal digits; `-` for none.
pub(crate) fn to_hex(bytes: &[u8]) -> String {
    if bytes.is_empty() {
        return "-".to_owned();
    }
    let digit = |nibble: u8| char::from(b"0123456789abcdef"[usize::from(nibble & 15)]);
    bytes.iter().flat_map(|&byte| [digit(byte >> 4), digit(byte)]).collect()
}

/// What [`to_hex`] has written.
pub(crate) fn from_hex(text: &str) -> Option<Vec<u8>> {
    if text == "-" {
        return Some(Vec::new());
    }
    let nibble = |byte: u8| match byte {
        b'0'..=b'9' => Some(byte - b'0'),
        b'a'..=b'f' => Some(byte - b'a' + 10),
        _ => None,
    };
    if text.is_empty() || !text.len().is_multiple_of(2) {
        return None;
    }
    text.as_bytes().chunks(2).map(|pair| Some(nibble(pair[0])? << 4 | nibble(pair[1])?)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_have_one_spelling() {
        for (text, value) in [("0", Some(0)), ("10", Some(10)), ("01", None), ("+1", None)] {
            assert_eq!(number(text), value, "{text}");
        }
        for text in ["-", "00", "0aff"] {
            assert_eq!(to_hex(&from_hex(text).unwrap()), text);
        }
        for text in ["", "0", "0A", "0g", "é"] {
            assert_eq!(from_hex(text), None, "{text}");
        }
    }
}
