//! Any lines as the log of a table: nothing panics, what is read prints the same, and what can be
//! folded can be seen.
#![no_main]

use libfuzzer_sys::fuzz_target;
use table::{Entry, Record, Table, Viewer};

fuzz_target!(|text: &str| {
    let mut log: Vec<Entry> = Vec::new();
    for line in text.lines() {
        match line.parse::<Entry>() {
            Ok(entry) => {
                assert_eq!(entry.to_string(), line);
                log.push(entry);
            }
            Err(error) => assert!(error.at <= line.len()),
        }
    }
    let folded = match Table::fold(&log) {
        Ok(table) => table,
        Err((good, _)) if good > 0 => Table::fold(&log[..good]).expect("so far it folded"),
        Err(_) => return,
    };
    assert!(folded.view(Viewer::Spectator).is_some());
    let _ = folded.deadlines();
    let _ = Record::of(&log, Viewer::Spectator);
});
