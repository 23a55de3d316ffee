//! Any text as a step of a Quartex game, and as each of the things a step is made of.
#![no_main]

use std::fmt::{Debug, Display};
use std::str::FromStr;

use libfuzzer_sys::fuzz_target;
use quartex::{Action, Placement, SeenStep, Step, TextError, Tile, Word};

fuzz_target!(|text: &str| {
    one::<SeenStep>(text);
    one::<Step>(text);
    one::<Action>(text);
    one::<Placement>(text);
    one::<Tile>(text);
    one::<Word>(text);
});

fn one<T>(text: &str)
where
    T: FromStr<Err = TextError> + Display + Debug + PartialEq,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(error) => {
            assert!(text.is_char_boundary(error.at), "{error}");
            assert!(text[..error.at].is_ascii(), "{error}");
        }
    }
}
