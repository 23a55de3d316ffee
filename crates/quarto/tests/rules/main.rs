//! The rules by their numbers in `docs/rules/quarto.md`: this position, these moves, this result.
#![allow(clippy::expect_used, clippy::panic)] // Helpers fail for the test that calls them.

mod calls;
mod end;
mod equipment;
mod refusals;
mod turn;
mod variants;

use quarto::{Ending, EndingWord, NotationItem, NotationItems, Position, Refusal};

/// The position a text draws.
fn at(text: &str) -> Position {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after these moves. A call must turn out as it is written: `!3` right,
/// `!3?` wrong. Whoever is to act resigns.
fn try_moves(position: &str, moves: &str) -> Result<String, Refusal> {
    let mut game = at(position);
    for entry in NotationItems::new(moves) {
        let (_, entry) = entry.unwrap_or_else(|error| panic!("{moves}: {error}"));
        let before = game;
        let refusal = match entry {
            NotationItem::Step(step) => match game.play(step.action()) {
                Ok(became) => {
                    assert_eq!(became, step, "{before}, {moves}");
                    None
                }
                Err(refusal) => Some(refusal),
            },
            NotationItem::Ending(EndingWord::Resign) => {
                game.end(Ending::Resign(game.seat().expect("an open game"))).map(drop).err()
            }
            NotationItem::Ending(EndingWord::Time) => game.end(Ending::Time).map(drop).err(),
            NotationItem::Ending(EndingWord::Agreed) => game.end(Ending::Agreed).map(drop).err(),
            NotationItem::GiveFrom(_) | NotationItem::Touch(_) => {
                panic!("{moves}: of a masked table")
            }
        };
        if let Some(refusal) = refusal {
            assert_eq!(game, before, "a refusal changes nothing");
            return Err(refusal);
        }
    }
    Ok(game.to_string())
}

/// Checks rows of position, moves, position.
fn check(rows: &[(&str, &str, &str)]) {
    for (position, moves, result) in rows {
        assert_eq!(try_moves(position, moves).as_deref(), Ok(*result), "{position}, {moves}");
    }
}
