//! Nobody's page names a tile that its visitor may not know (X26).

use quartex::{Tile, Word};
use table::Viewer;
use words::Language;

use crate::html::tags;
use crate::room::{Room, visitor};

/// Every tile that a page names: in attributes, in text, and by the quarters of its pictures.
fn named(html: &str) -> Vec<Tile> {
    let mut tiles: Vec<Tile> = Vec::new();
    for word in html.split(|c: char| !c.is_alphanumeric()) {
        tiles.extend(word.parse::<Word>().ok().map(Word::tile));
    }
    let mut quarters = String::new();
    for tag in tags(html) {
        match (tag.name.as_str(), tag.has_class("tile")) {
            ("svg", true) => quarters.clear(),
            ("use", _) => quarters.extend(tag.get("href").unwrap().strip_prefix("#t-quarter-")),
            ("/svg", _) => tiles.extend(quarters.parse::<Word>().ok().map(Word::tile)),
            _ => {}
        }
    }
    tiles
}

#[test]
fn pages_name_no_tile_that_their_visitor_may_not_know() {
    let mut named_own = 0;
    for (rules, seed) in [("2csh", 11), ("3csh", 12), ("4csb", 13), ("5csh", 14), ("5ash8", 15)] {
        let mut room = Room::started(rules, seed);
        loop {
            for viewer in room.viewers() {
                let game = room.game(viewer);
                let (visitor, seen) = (visitor(Language::English), room.seen(viewer));
                let mut html = pages::table(&visitor, &seen, &pages::Choice::default());
                for fragment in pages::fragments(&visitor, &seen) {
                    html.push_str(&fragment.html);
                }
                for tile in named(&html) {
                    assert!(!game.unseen().contains(tile), "{viewer:?} reads of {tile}");
                }
                if let Some(hand) = game.own_hand() {
                    let named = named(&html);
                    assert!(hand.iter().all(|tile| named.contains(&tile)), "the own hand is there");
                    named_own += 1;
                }
            }
            if !(0..7).all(|_| room.act()) {
                break;
            }
        }
    }
    assert!(named_own > 100);
}

/// Two games that differ only in what seat 2 holds look the same to seat 1 and to spectators.
#[test]
fn what_a_page_says_depends_on_the_view_alone() {
    let mut room = Room::started("2csh", 16);
    (0..9).for_each(|_| assert!(room.act()));
    for viewer in [Viewer::Spectator, Viewer::Seat(room.seats()[0])] {
        let truth = room.game(viewer);
        let other = truth
            .resample(&mut |bound| room.dice.below(bound))
            .expect("some truth looks like this");
        assert_eq!(other.view(viewer).as_ref(), Some(&truth), "it does");
        let mut seen = room.seen(viewer);
        let page = pages::table(&visitor(Language::English), &seen, &pages::Choice::default());
        let view = other.view(viewer).expect("the same viewer");
        seen.view.game = Some(table::GameView::Quartex(Box::new(view)));
        assert_eq!(
            page,
            pages::table(&visitor(Language::English), &seen, &pages::Choice::default())
        );
    }
}
