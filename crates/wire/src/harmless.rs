//! What a stranger's server writes must not do anything to the terminal of whoever reads it.

use serde::de::DeserializeOwned;
use serde_json::Value;

/// Would a terminal obey it? Control characters, and the ends of lines.
fn is_obeyed(sign: char) -> bool {
    sign.is_control() || matches!(sign, '\u{2028}' | '\u{2029}')
}

/// Does it turn the direction of what stands around it, unseen?
const fn is_turning(sign: char) -> bool {
    matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The text, with a space for each character that a terminal would obey, and without the marks that
/// turn the direction of what stands around them.
pub fn harmless(text: &str) -> String {
    let seen = text.chars().filter(|sign| !is_turning(*sign));
    seen.map(|sign| if is_obeyed(sign) { ' ' } else { sign }).collect()
}

/// Reads something that a server wrote, every text in it [harmless].
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, serde_json::Error> {
    let mut value = serde_json::from_str(text)?;
    clean(&mut value);
    serde_json::from_value(value)
}

/// A reader of JSON lets nothing be nested deeper than 128.
fn clean(value: &mut Value) {
    match value {
        Value::String(text) => {
            if text.contains(|sign| is_obeyed(sign) || is_turning(sign)) {
                *text = harmless(text);
            }
        }
        Value::Array(values) => values.iter_mut().for_each(clean),
        Value::Object(fields) => fields.values_mut().for_each(clean),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}
