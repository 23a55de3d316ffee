//! Any bytes as a game: a position's text, a line feed, then one byte for each thing that
//! is tried. Choices, accepted actions and refusals agree, and nothing panics.
#![no_main]

use libfuzzer_sys::fuzz_target;
use quarto::{Action, Call, Cell, Ending, Line, Piece, Position, Refusal, Seat, Step};

fuzz_target!(|data: &[u8]| {
    let (text, tries) = match data.iter().position(|&byte| byte == b'\n') {
        Some(end) => (&data[..end], &data[end + 1..]),
        None => (&b""[..], data),
    };
    let text = std::str::from_utf8(text).unwrap_or_default();
    let mut game = text.parse().unwrap_or_else(|_| Position::start(quarto::Rules::PRINTED));
    for &byte in tries {
        let before = game;
        match thing(byte) {
            Ok(action) => try_action(&mut game, action),
            Err(ending) => try_ending(&mut game, ending),
        }
        if game != before {
            assert_eq!(game.to_string().parse(), Ok(game));
        }
        assert_eq!(game.seat().is_none(), game.outcome().is_some());
    }
});

/// What a byte stands for: one of the 53 actions there are, or one of the endings.
fn thing(byte: u8) -> Result<Action, Ending> {
    let byte = usize::from(byte);
    Ok(match byte {
        0..64 => Action::Give(Piece::ALL[byte % 16]),
        64..128 => Action::Place(Cell::ALL[byte % 16]),
        128..185 => Action::Call(Call::Line(Line::ALL[(byte - 128) % 19])),
        185..218 => Action::Call(Call::Bare),
        218..252 => Action::Decline,
        252 => return Err(Ending::Resign(Seat::One)),
        253 => return Err(Ending::Resign(Seat::Two)),
        254 => return Err(Ending::Time),
        _ => return Err(Ending::Agreed),
    })
}

fn try_action(game: &mut Position, action: Action) {
    let before = *game;
    let (choices, accepted) = (before.choices(), before.accepted());
    assert!(!accepted.contains(action) || choices.contains(action));
    assert_eq!(choices.len(), choices.iter().count());
    match game.play(action) {
        Ok(step) => {
            assert_eq!(step.action(), action);
            assert!(choices.contains(action), "{before} {action}");
            let is_wrong = matches!(step, Step::WrongCall(_));
            assert_eq!(accepted.contains(action), !is_wrong, "{before} {action}");
            assert!(game.board().occupied().contains_all(before.board().occupied()));
        }
        Err(refusal) => {
            assert!(!choices.contains(action), "{before} {action}: {refusal}");
            assert_eq!(*game, before, "a refusal changes nothing");
        }
    }
}

fn try_ending(game: &mut Position, ending: Ending) {
    let before = *game;
    match game.end(ending) {
        Ok(outcome) => assert_eq!(game.outcome(), Some(outcome)),
        Err(refusal) => {
            assert_eq!((refusal, *game), (Refusal::GameOver, before));
            assert!(before.outcome().is_some());
        }
    }
}
