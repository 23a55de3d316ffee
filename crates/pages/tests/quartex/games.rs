//! Whole games, played with nothing but the buttons of the page, by two to five players.

use quartex::{Action, Phase};
use table::{Answer, Seat, Viewer, What};

use crate::browser::{Browser, Pressed};
use crate::html::{Tag, assert_clean};
use crate::room::Room;

/// Chooses the tile, turns it until it lies like this, chooses the cell (or the cell first), and presses the
/// button that lays.
fn lay(
    room: &Room,
    browser: &mut Browser,
    tile: &str,
    word: &str,
    cell: &str,
    cell_first: bool,
) -> What {
    let is_tile = |tag: &Tag| tag.get("data-tile") == Some(tile);
    let is_cell = |tag: &Tag| tag.get("data-cell") == Some(cell);
    let lies = |browser: &Browser| {
        let slot = browser.button(is_tile).expect("the tile is in the hand");
        slot.get("data-word") == Some(word)
    };
    if cell_first {
        browser.press(room, is_cell);
    }
    browser.press(room, is_tile);
    for turn in ["right", "right", "right", "flip", "left", "left", "left"] {
        if !lies(browser) {
            browser.press(room, |tag| tag.get("data-turn") == Some(turn));
        }
    }
    assert!(lies(browser), "{tile} can lie like {word}");
    if !cell_first {
        browser.press(room, is_cell);
    }
    match browser.press(room, |tag| tag.get("id") == Some("lay")) {
        Pressed::Asked(what) => what,
        Pressed::Shown => panic!("the button lays"),
    }
}

fn say(room: &Room, browser: &mut Browser, word: &str) -> What {
    match browser.press(room, |tag| tag.get("value") == Some(word)) {
        Pressed::Asked(what) => what,
        Pressed::Shown => panic!("{word} is said, not chosen"),
    }
}

/// One act of whoever is due, by buttons. What is wanted is chosen at random from what the rules
/// allow, and the page must make exactly that of it.
fn press_something(room: &mut Room, seat: Seat) {
    let viewer = Viewer::Seat(seat);
    let mut browser = Browser::open(room, viewer);
    assert_clean(&browser.page);
    let choices = room.game(viewer).choices();
    let moves: Vec<Action> = choices
        .iter()
        .filter(|a| matches!(a, Action::Lay(_) | Action::Try { .. }))
        .copied()
        .collect();
    let speaks = moves.is_empty() || room.dice.below(9) == 0;
    let action = room.dice.choose(if speaks { &choices } else { &moves });
    let cell_first = room.dice.below(2) == 0;
    let what = match action {
        Action::Lay(placement) => {
            let (word, cell) = (placement.word.to_string(), placement.cell.to_string());
            lay(room, &mut browser, &placement.tile().to_string(), &word, &cell, cell_first)
        }
        // Whoever points out says nothing about how the tile lies.
        Action::Try { tile, cell } => {
            let (tile, cell) = (tile.to_string(), cell.to_string());
            lay(room, &mut browser, &tile, &tile, &cell, cell_first)
        }
        Action::Cannot => say(room, &mut browser, "cannot"),
        Action::None => say(room, &mut browser, "none"),
    };
    assert_eq!(what, What::Act(table::Action::Quartex(action)));
    let answer = room.ask(seat, what);
    assert!(matches!(answer, Answer::Done { .. }), "{answer:?}");
}

#[test]
fn a_game_is_played_to_its_end_with_buttons_alone() {
    let mut seen = [false; 3];
    for (seed, rules) in ["2csh", "3csh", "4csh8", "5csh", "3asb", "5ash9"].into_iter().enumerate()
    {
        let mut room = Room::started(rules, seed as u64);
        let mut acts = 0;
        while room.table.outcome().is_none() {
            let game = room.game(Viewer::Spectator);
            seen[0] |= matches!(game.phase(), Phase::Asking { .. });
            seen[1] |= matches!(game.phase(), Phase::Bound { .. });
            seen[2] |= !game.aside().is_empty();
            let due: Vec<Seat> = room.view(Viewer::Spectator).due.iter().collect();
            let seat = room.dice.choose(&due);
            press_something(&mut room, seat);
            acts += 1;
            assert!(acts < 1000, "{rules} goes on for ever");
        }
        for viewer in room.viewers() {
            let over = Browser::open(&room, viewer);
            assert_clean(&over.page);
            let acts = over.button(|tag| tag.get("data-tile").is_some() || tag.has_class("open"));
            assert!(acts.is_none(), "nothing can be chosen any more: {acts:?}");
        }
    }
    assert_eq!(seen, [true; 3], "hands were shown, placements pointed out, tiles set aside");
}
