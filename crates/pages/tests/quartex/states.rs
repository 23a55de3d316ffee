//! What a page says in each state of a game, to each of its visitors, in six languages.

use std::collections::BTreeSet;

use pages::Choice;
use quartex::Phase;
use table::Viewer;
use words::Language;

use crate::browser::Browser;
use crate::html::{Tag, assert_clean, element, tags, text};
use crate::room::{Room, visitor};

const PARTS: [&str; 4] = ["board", "hand", "calls", "tray"];

fn is_tile(tag: &Tag) -> bool {
    tag.get("data-tile").is_some()
}

#[test]
fn before_the_start_there_is_an_empty_field() {
    let room = Room::waiting("4csh8", 51);
    let browser = Browser::open(&room, Viewer::Spectator);
    assert_clean(&browser.page);
    let cells = browser.part("board");
    assert_eq!(cells.iter().filter(|tag| tag.get("data-cell").is_some()).count(), 9);
    assert!(browser.button(|tag| tag.has_class("open") || is_tile(tag)).is_none());
}

#[test]
fn guests_and_players_who_wait_send_nothing_about_tiles() {
    let mut room = Room::started("3csh", 52);
    (0..4).for_each(|_| assert!(room.act()));
    for viewer in room.viewers() {
        let browser = Browser::open(&room, viewer);
        let due = matches!(viewer, Viewer::Seat(seat) if room.view(viewer).due.contains(seat));
        let wishes = PARTS.iter().flat_map(|part| browser.part(part));
        let wishes: Vec<Tag> = wishes
            .filter(|tag| tag.get("name") == Some("do"))
            .filter(|tag| tag.get("value").is_some_and(|value| !value.starts_with('?')))
            .collect();
        assert_eq!(!wishes.is_empty(), due, "{viewer:?}: {wishes:?}");
        let tiles = browser.part("hand").iter().filter(|tag| is_tile(tag)).count();
        assert_eq!(tiles, if viewer == Viewer::Spectator { 0 } else { 5 });
    }
}

/// X15 to X18, as everybody sees them.
#[test]
fn a_hand_that_is_shown_is_on_every_page() {
    let mut seen = BTreeSet::new();
    for seed in 60..80 {
        let mut room = Room::started(if seed % 2 == 0 { "5csh" } else { "3csh3" }, seed);
        while room.act() {
            let game = room.game(Viewer::Spectator);
            let shown = match game.phase() {
                Phase::Asking { turn, .. } => ("asking", game.hand(turn.seat).tiles),
                Phase::Bound { turn, .. } => ("bound", game.hand(turn.seat).tiles),
                Phase::Laying(turn) if !turn.aside.is_empty() => ("aside", turn.aside),
                _ if !game.eliminated().is_empty() => {
                    let seat = game.eliminated().iter().next().unwrap();
                    ("eliminated", game.hand(seat).tiles)
                }
                _ => continue,
            };
            if !seen.insert((shown.0, room.seats().len())) {
                continue;
            }
            for viewer in room.viewers() {
                let browser = Browser::open(&room, viewer);
                assert_clean(&browser.page);
                let said = text(&browser.part("hand")) + &text(&browser.part("tray"));
                for tile in shown.1 {
                    assert!(said.contains(&tile.to_string()), "{viewer:?} {shown:?}: {said}");
                }
            }
            check_roles(&room);
        }
    }
    let states: BTreeSet<&str> = seen.iter().map(|(state, _)| *state).collect();
    assert_eq!(states, ["asking", "aside", "bound", "eliminated"].into());
}

/// Who may do what while a hand is shown.
fn check_roles(room: &Room) {
    for viewer in room.viewers() {
        let browser = Browser::open(room, viewer);
        let lay = browser.button(|tag| tag.get("id") == Some("lay"));
        let wish = lay.and_then(|lay| lay.get("data-wish"));
        let none = browser.button(|tag| tag.get("value") == Some("none"));
        let (game, due) = (room.game(viewer), room.view(viewer).due);
        let is_due = matches!(viewer, Viewer::Seat(seat) if due.contains(seat));
        match game.phase() {
            Phase::Asking { turn, .. } if is_due => {
                assert_eq!(wish, Some("try {tile}@{cell}"));
                assert!(none.is_some());
                let hand = browser.part("hand");
                let offered = hand.iter().filter_map(|tag| tag.get("data-tile")).count();
                assert_eq!(offered, usize::from(game.hand(turn.seat).len()));
            }
            Phase::Bound { tile, cell, .. } if is_due => {
                let (tile, cell) = (tile.to_string(), cell.to_string());
                let value = lay.and_then(|lay| lay.get("value")).unwrap();
                assert!(value.starts_with(&format!("{tile}@{cell}=")), "{value}");
                let open = browser.part("board");
                let open: Vec<_> = open.iter().filter(|tag| tag.has_class("open")).collect();
                assert_eq!(open.len(), 1, "there is one place for it");
                assert_eq!(browser.part("hand").iter().filter(|tag| is_tile(tag)).count(), 1);
            }
            _ => {
                assert!(none.is_none());
                assert_eq!(wish.is_some(), is_due);
            }
        }
    }
}

#[test]
fn six_languages_have_words_for_all_of_it() {
    let mut room = Room::started("4csh8", 71);
    let mut said: BTreeSet<String> = BTreeSet::new();
    loop {
        for language in Language::ALL {
            for viewer in room.viewers() {
                let seen = room.seen(viewer);
                let html = pages::table(&visitor(language), &seen, &Choice::default());
                assert!(!html.contains("play-quartex"), "{language} has no word for it");
                said.insert(text(&element(&tags(&html), "tray")));
            }
        }
        if !(0..15).all(|_| room.act()) {
            break;
        }
    }
    assert!(said.len() > 6 * 8, "and they are not the same: {}", said.len());
}

/// At a device with several players an address says who looks; every choice keeps it.
#[test]
fn choices_keep_whose_eyes_they_are_for() {
    let room = Room::started("2csh", 72);
    let seen = room.seen(Viewer::Seat(room.seats()[0]));
    let mut visitor = visitor(Language::English);
    visitor.path = "/t/g1?tile=XXXX&as=1".to_owned();
    let tags = tags(&pages::table(&visitor, &seen, &Choice::default()));
    let choices = tags.iter().filter_map(|tag| tag.get("value")).filter(|v| v.starts_with('?'));
    let choices: Vec<&str> = choices.collect();
    assert!(choices.len() > 5);
    for choice in choices {
        assert!(choice.starts_with("?as=1&"), "{choice}");
    }
}
