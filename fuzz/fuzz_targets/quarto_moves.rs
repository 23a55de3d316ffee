//! Any text as a list of moves, and as each of the things a move is made of.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use quarto::{Action, Cell, Line, MoveText, NotationItem, NotationItems, Piece, Step, TextError};

fuzz_target!(|text: &str| {
    list(text);
    one::<Action>(text);
    one::<Step>(text);
    one::<Piece>(text);
    one::<Cell>(text);
    one::<Line>(text);
});

/// Entries stand in the text one after the other; printed, they are read again.
fn list(text: &str) {
    let mut entries: Vec<NotationItem> = Vec::new();
    let mut next = 0;
    let mut reader = NotationItems::new(text);
    for read in reader.by_ref() {
        match read {
            Ok((at, entry)) => {
                assert!(at >= next && text.is_char_boundary(at));
                next = at + 1;
                entries.push(entry);
            }
            Err(error) => assert_points_into(text, error),
        }
    }
    assert_eq!(reader.next(), None);
    let printed = MoveText(&entries).to_string();
    let again: Result<Vec<NotationItem>, TextError> =
        NotationItems::new(&printed).map(|read| read.map(|(_, entry)| entry)).collect();
    assert_eq!(again, Ok(entries));
}

fn one<T>(text: &str)
where
    T: FromStr<Err = TextError> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(error) => assert_points_into(text, error),
    }
}

fn assert_points_into(text: &str, error: TextError) {
    assert!(text.is_char_boundary(error.at), "{error}");
    assert!(text[..error.at].is_ascii(), "{error}");
}
