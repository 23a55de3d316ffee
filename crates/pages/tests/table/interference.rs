//! Nothing on the page depends on an alignment that nobody has called.

use dice::Dice;
use quartex::Viewer;
use quarto::{Cell, Piece};
use table::{GameView, Terms};

use crate::hall::{Hall, fragments, player, terms};
use crate::markup::{Tag, tags};

/// The pieces are placed on the cells in turn, and the one in hand is given last.
fn hall(terms: Terms, cells: &[Cell], pieces: &[Piece], hand: Option<Piece>) -> Hall {
    let mut hall = Hall::started(terms);
    for (turn, (cell, piece)) in cells.iter().zip(pieces).enumerate() {
        let (giver, placer) = if turn.is_multiple_of(2) { (1, 2) } else { (2, 1) };
        hall.play(&format!("{giver}: +{piece}\n{placer}: {cell}"));
    }
    if let Some(hand) = hand {
        let giver = if cells.len().is_multiple_of(2) { 1 } else { 2 };
        hall.play(&format!("{giver}: +{hand}"));
    }
    hall
}

fn can_be_called(hall: &Hall) -> bool {
    match hall.view(Viewer::Spectator).game {
        Some(GameView::Quarto(open)) => !open.position().unwrap().callable().is_empty(),
        _ => panic!("Quarto"),
    }
}

/// A tag without the names of pieces.
fn plain(tag: &Tag) -> (String, Vec<(String, String)>) {
    let named = |key: &str| matches!(key, "href" | "aria-label");
    let attributes = tag.attributes.iter().filter(|(key, _)| !named(key));
    (tag.name.clone(), attributes.map(|(key, value)| (key.clone(), value.clone())).collect())
}

/// Pairs of positions with the same pieces on the same cells, differently arranged: one of them
/// can be called, the other cannot.
#[test]
fn an_uncalled_alignment_changes_nothing() {
    let mut dice = Dice::new(7);
    let (mut pairs, mut differing) = (0, 0);
    while pairs < 2_000 {
        let rules = ["1234p", "1234c", "1234spl", "13sc"][dice.index(4)];
        let terms = terms("quarto", rules);
        let (mut cells, mut pieces) = (Cell::ALL, Piece::ALL);
        dice.shuffle(&mut cells);
        dice.shuffle(&mut pieces);
        let count = 4 + dice.index(13);
        let hand = (count < 16 && dice.index(2) == 0).then(|| pieces[count]);
        let one = hall(terms, &cells[..count], &pieces[..count], hand);
        dice.shuffle(&mut pieces[..count]);
        let other = hall(terms, &cells[..count], &pieces[..count], hand);
        pairs += 1;
        if can_be_called(&one) == can_be_called(&other) {
            continue;
        }
        differing += 1;
        for viewer in [player(1), player(2), Viewer::Spectator] {
            let (one, other) = (fragments(&one.seen(viewer)), fragments(&other.seen(viewer)));
            for (one, other) in one.iter().zip(&other) {
                match one.id.as_str() {
                    "log" => {}
                    "board" => {
                        let plain = |html: &str| tags(html).iter().map(plain).collect::<Vec<_>>();
                        assert_eq!(plain(&one.html), plain(&other.html));
                        // The same pieces, so the same length.
                        assert_eq!(one.html.len(), other.html.len());
                    }
                    _ => assert_eq!(one, other),
                }
            }
        }
    }
    assert!(differing > 400, "{differing} pairs differ in what can be called");
}

/// Once it is called, it is shown: the pairs above differ in something that can show.
#[test]
fn a_called_alignment_is_shown() {
    let mut over = Hall::played(terms("quarto", "1234p"), crate::samples::ALIGNED);
    let marked = |hall: &Hall| {
        let html = crate::hall::page(&hall.seen(player(1)));
        let tags = tags(&html);
        let cells = tags.iter().filter(|tag| tag.get("data-shown") == "yes");
        cells.map(|tag| tag.get("data-cell").to_owned()).collect::<Vec<_>>()
    };
    assert!(marked(&over).is_empty());
    over.play("2: !1");
    assert_eq!(marked(&over), ["a1", "b1", "c1", "d1"]);
}
