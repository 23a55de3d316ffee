//! What fits is marked at tables that help, and nowhere else (X23).

use std::collections::{BTreeMap, BTreeSet};

use pages::Choice;
use quartex::Action;
use table::Viewer;

use crate::browser::Browser;
use crate::html::Tag;
use crate::room::Room;

#[test]
fn as_printed_nothing_on_the_page_depends_on_what_fits() {
    for seed in 21..23 {
        let mut room = Room::started("3csh", seed);
        while (0..11).all(|_| room.act()) {
            let Some(seat) = room.view(Viewer::Spectator).due.iter().next() else { break };
            let viewer = Viewer::Seat(seat);
            let game = room.game(viewer);
            if !matches!(game.phase(), quartex::Phase::Laying(_)) {
                continue;
            }
            let plain = Browser::open(&room, viewer);
            for tag in plain.part("board") {
                let aid = ["fits", "dial", "want", "gap"].iter().any(|aid| tag.has_class(aid));
                assert!(!aid && tag.get("data-fits").is_none(), "{tag:?}");
            }
            assert!(plain.button(|tag| tag.get("value") == Some("cannot")).is_some());
            // Whatever is chosen can be tried; whether it fits is for eyes, and for the table, to say.
            for tile in game.own_hand().unwrap() {
                for opening in game.field().openings() {
                    let choice = Choice {
                        tile: Some(tile.to_string()),
                        cell: Some(opening.cell().to_string()),
                    };
                    let browser = Browser::open_at(&room, viewer, &choice);
                    let lay = browser.button(|tag| tag.get("id") == Some("lay")).unwrap();
                    let wish = format!("{tile}@{}={tile}", opening.cell());
                    assert_eq!(lay.get("value"), Some(wish.as_str()));
                }
            }
        }
    }
}

#[test]
fn a_table_that_helps_marks_exactly_what_fits() {
    let mut dials = 0;
    for seed in 31..34 {
        let mut room = Room::started("4ash", seed);
        loop {
            let Some(seat) = room.view(Viewer::Spectator).due.iter().next() else { break };
            let viewer = Viewer::Seat(seat);
            let game = room.game(viewer);
            let mut expected: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
            for action in game.choices() {
                if let Action::Lay(placement) = action {
                    let words = expected.entry(placement.cell.to_string()).or_default();
                    words.insert(placement.word.to_string());
                }
            }
            let browser = Browser::open(&room, viewer);
            assert!(browser.button(|tag| tag.get("value") == Some("cannot")).is_none());
            let board = browser.part("board");
            let marked: BTreeMap<String, BTreeSet<String>> = board
                .iter()
                .filter_map(|tag| Some((tag.get("data-cell")?, tag.get("data-fits")?)))
                .map(|(cell, fits)| (cell.to_owned(), fits.split(' ').map(str::to_owned).collect()))
                .collect();
            assert_eq!(marked, expected);
            let almost = |tag: &&Tag| tag.has_class("dial");
            dials += board.iter().filter(almost).count();
            if !room.act() {
                break;
            }
        }
    }
    assert!(dials > 20, "points with three quarters have dials");
}
