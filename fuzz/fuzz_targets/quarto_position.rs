//! Any text as a sketch, a setup, a position: errors point into the text, and what is read
//! prints the same and can be played.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quarto::{NoPosition, Position, Setup, Sketch, TextError};

fuzz_target!(|text: &str| {
    match text.parse::<Sketch>() {
        Ok(sketch) => {
            let printed = sketch.to_string();
            assert_eq!(printed.len(), text.len(), "offsets hold in the text as it was written");
            assert_eq!(printed.parse(), Ok(sketch));
        }
        Err(error) => assert_points_into(text, error),
    }
    match text.parse::<Setup>() {
        Ok(setup) => {
            assert_eq!(setup.to_string().parse(), Ok(setup));
            for fault in setup.faults() {
                assert!(Sketch::from(setup).offset(fault.field()) < text.len(), "{fault}");
            }
            let is_legal = setup.faults().next().is_none();
            assert_eq!(Position::try_from(setup).is_ok(), is_legal);
        }
        Err(error) => assert_points_into(text, error),
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            let canonical = position.canonical();
            assert_eq!(canonical.canonical(), canonical);
            play_on(position);
        }
        Err(NoPosition::Text(error)) => assert_points_into(text, error),
        Err(error @ NoPosition::Illegal(_)) => assert!(error.at() < text.len(), "{error}"),
    }
});

fn assert_points_into(text: &str, error: TextError) {
    assert!(text.is_char_boundary(error.at), "{error}");
    assert!(text[..error.at].is_ascii(), "{error}");
}

/// Plays every accepted action once, then goes on with the last of them.
fn play_on(mut position: Position) {
    while position.outcome().is_none() {
        let before = position;
        for action in before.accepted().iter() {
            position = before;
            position.play(action).expect("it was accepted");
            assert_eq!(position.to_string().parse(), Ok(position));
        }
    }
    assert!(position.accepted().is_empty());
}
