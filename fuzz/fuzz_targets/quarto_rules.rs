//! Any text as rules: there are 210, and each has one text.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quarto::Rules;

fuzz_target!(|text: &str| {
    match text.parse::<Rules>() {
        Ok(rules) => {
            assert_eq!(rules.to_string(), text);
            assert!(Rules::all().any(|other| other == rules));
        }
        Err(error) => {
            assert!(text.is_char_boundary(error.at), "{error}");
            assert!(text[..error.at].is_ascii(), "{error}");
        }
    }
});
