//! Nothing is on the screen, or kept for it, that whoever sits there may not know.

use crossterm::event::KeyCode;
use dice::Dice;
use quarto::{Edition, Piece};
use table::Viewer;

use super::stage::{Game, Painted, key, line, shown, text, type_in};
use crate::frontend::{Frontend, Kind};
use crate::screen::scene::Picture;

/// The screen as one text, and all that is remembered to be painted.
fn everything(screen: &Painted) -> String {
    let parts = (&screen.scene, &screen.log, screen.entry.text(), &screen.aim, &screen.targets);
    format!("{}\n{parts:?}", text(screen).join("\n"))
}

#[test]
fn behind_the_curtain_there_is_no_hand() {
    let mut dice = Dice::new(11);
    for moves in [0, 3, 9, 30] {
        let mut game = Game::start("quartex", "3csh");
        game.play_on(moves, &mut dice);
        let Some(seat) = game.due() else { continue };
        let standing = game.seen_by(seat.number());
        let hand = standing.state.hand.clone();
        assert!(!hand.is_empty());
        let mut screen = shown(140, 45, &standing);
        screen.say(Kind::Event, &format!("You draw the tiles {}.", hand.join(" "))).unwrap();
        screen.say(Kind::Answer, &format!("You hold {}.", hand.join(" "))).unwrap();
        screen.say(Kind::Row, &hand.join(" ")).unwrap();
        type_in(&mut screen, &hand[0]);
        key(&mut screen, KeyCode::Enter);
        type_in(&mut screen, &hand[1]);
        assert!(hand.iter().all(|tile| everything(&screen).contains(tile.as_str())));
        screen.hide().unwrap();
        let is_gone = |screen: &Painted, when: &str| {
            for tile in &hand {
                assert!(!everything(screen).contains(tile.as_str()), "{tile} {when}");
            }
        };
        is_gone(&screen, "once it is hidden");
        // Nor does it come back: by what was typed, by scrolling, by the mouse.
        for code in [KeyCode::Up, KeyCode::PageUp, KeyCode::Tab, KeyCode::Tab, KeyCode::Tab] {
            key(&mut screen, code);
            key(&mut screen, KeyCode::Up);
            is_gone(&screen, "after keys");
        }
        let mut curtain = game.standing(Viewer::Spectator);
        curtain.curtain = Some(seat);
        screen.show(&curtain).unwrap();
        let seen = text(&screen).join("\n");
        assert!(hand.iter().all(|tile| !seen.contains(tile.as_str())));
    }
}

#[test]
fn a_curtain_hides_even_what_it_was_told_by_mistake() {
    let game = Game::start("quartex", "2csh");
    let seat = game.due().unwrap();
    let mut standing = game.seen_by(seat.number());
    standing.curtain = Some(seat);
    let mut screen = shown(140, 45, &standing);
    screen.say(Kind::Answer, &standing.state.hand.join(" ")).unwrap();
    let seen = text(&screen).join("\n");
    assert!(standing.state.hand.iter().all(|tile| !seen.contains(tile.as_str())));
    assert!(matches!(screen.scene.as_ref().unwrap().picture, Picture::Nothing));
    // Neither can a tile be chosen by keys that nobody sees the effect of.
    for code in [KeyCode::Right, KeyCode::Tab, KeyCode::Right, KeyCode::Char('>'), KeyCode::Right] {
        key(&mut screen, code);
        assert_eq!(screen.aim.word, None);
    }
}

#[test]
fn at_a_masked_table_no_piece_is_ever_painted() {
    let mut dice = Dice::new(23);
    for rules in ["1234p", "1234p+announced", "1234sc"] {
        let mut game = Game::start("access", rules);
        for _ in 0..12 {
            game.play_on(1, &mut dice);
            for viewer in [1, 2] {
                let standing = game.seen_by(viewer);
                if standing.state.result.is_some() {
                    continue;
                }
                for (columns, rows) in [(40, 15), (80, 24), (140, 45)] {
                    let screen = shown(columns, rows, &standing);
                    let seen = text(&screen).join("\n");
                    for piece in Piece::ALL {
                        let code = piece.code(Edition::Access).to_string();
                        assert!(!seen.contains(&code), "{code} at {columns} by {rows}");
                    }
                    assert!(!seen.contains(['░', '▓', '○', '*']), "{seen}");
                }
            }
        }
    }
}

#[test]
fn at_a_masked_table_what_was_felt_is_gone_with_the_next_touch() {
    let game = Game::start("access", "1234p");
    let mut screen = shown(80, 24, &game.seen_by(1));
    screen.say(Kind::Answer, "On place 5 you feel the smooth one.").unwrap();
    assert!(everything(&screen).contains("the smooth one"));
    type_in(&mut screen, "@b3");
    assert_eq!(key(&mut screen, KeyCode::Enter), line("@b3"));
    assert!(!everything(&screen).contains("the smooth one"));
    key(&mut screen, KeyCode::Up);
    assert!(screen.entry.is_empty(), "what was played is not written down either");
    // With an open past it stays.
    let game = Game::start("access", "1234p+open");
    let mut screen = shown(80, 24, &game.seen_by(1));
    screen.say(Kind::Answer, "On place 5 you feel the smooth one.").unwrap();
    key(&mut screen, KeyCode::Enter);
    assert!(everything(&screen).contains("the smooth one"));
}
