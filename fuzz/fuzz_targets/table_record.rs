//! Any text as a record, in either form: nothing panics, what is read prints the same, and every
//! record can be rechecked.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::Source;

fuzz_target!(|text: &str| {
    let Ok(source) = Source::read(text) else { return };
    let _ = source.verify();
    for form in [source.record.to_string(), source.record.to_json_lines()] {
        // Tags that may be absent are written, so that it may have grown too long.
        if form.len() <= table::LONGEST_RECORD {
            let again = Source::read(&form).map(|source| source.record);
            assert_eq!(again.as_ref(), Ok(&source.record), "{form}");
        }
    }
});
