//! Quarters join: around a point, four tiles give one figure without a gap.

use pictures::{Aids, DrawnField, Ink, Scene, Theme};
use quartex::Symbol;
use resvg::tiny_skia::Pixmap;

use crate::help::{pixels, svg, word};

/// A unit of the drawing in pixels.
const SCALE: f64 = 2.0;
/// The middle of the picture of a field with tiles on (0,0), (1,0), (0,1) and (1,1): the margin,
/// the frame, a cell of cloth, a tile.
const MIDDLE: f64 = 10.0 + 34.0 + 100.0 + 100.0;

/// Four tiles around a point: north-west, north-east, south-west, south-east of it.
fn four(words: [&str; 4]) -> quartex::Field {
    let mut field = quartex::Field::new(None);
    for ((x, y), text) in [(0, 0), (1, 0), (0, 1), (1, 1)].into_iter().zip(words) {
        let cell = quartex::Cell::new(x, y).unwrap();
        field.lay(quartex::Placement { cell, word: word(text) }).unwrap();
    }
    field
}

/// Each symbol in the middle of four tiles, and a distance from there at which it has but one
/// colour, or two beside each other.
const ROWS: [(Symbol, [&str; 4], f64, [Ink; 2]); 4] = [
    (Symbol::Cross, ["SQXQ", "QOSX", "QXOX", "XSSO"], 8.5, [Ink::Cross, Ink::Cross]),
    (Symbol::Star, ["XQSQ", "QOXS", "QSOS", "SXXO"], 14.0, [Ink::Star, Ink::StarFacet]),
    (Symbol::Square, ["XSQS", "SOXQ", "SQOQ", "QXXO"], 26.0, [Ink::Square, Ink::Square]),
    (Symbol::Circle, ["XSOS", "SQXO", "SOQO", "OXXQ"], 35.0, [Ink::Circle, Ink::Circle]),
];

/// Right beside each of the four seams, the figure has its own colour: no edge, no gap.
#[test]
fn nothing_cuts_a_figure() {
    for (symbol, words, along, inks) in ROWS {
        let pixmap = picture(&four(words));
        let own = inks.map(|ink| Theme::CONTRAST.colour(ink).channels);
        for beside in [-0.25, 0.25] {
            for (x, y) in [(along, beside), (-along, beside), (beside, along), (beside, -along)] {
                let found = at(&pixmap, x, y);
                assert!(own.contains(&found), "{symbol}: {x} {y} is {found:?}");
            }
        }
    }
}

fn picture(field: &quartex::Field) -> Pixmap {
    let scene = DrawnField { field, last: None, aids: Aids::default(), beside: None };
    // Two columns of tiles, two of cloth, the frame and the margin: 488 units.
    let text = svg(&Scene::Field(&scene), Theme::CONTRAST, Some(976));
    assert!(text.contains("viewBox=\"-10 -10 488 "), "the layout of this test");
    pixels(&text, [255, 255, 255])
}

fn at(pixmap: &Pixmap, x: f64, y: f64) -> [u8; 3] {
    #[expect(
        clippy::cast_possible_truncation,
        clippy::cast_sign_loss,
        reason = "inside the picture"
    )]
    let place = |offset: f64| ((MIDDLE + offset) * SCALE) as u32;
    let pixel = pixmap.pixel(place(x), place(y)).unwrap();
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// Along each of the four seams, the colours at one side go on at the other.
#[test]
fn figures_go_on_across_seams() {
    for (symbol, words, ..) in ROWS {
        let pixmap = picture(&four(words));
        // From outside the pin in the middle to the edge of the figure.
        for step in 18..90 {
            let along = f64::from(step) * 0.5;
            for (one, other) in [
                ((along, -1.2), (along, 1.2)),
                ((-along, -1.2), (-along, 1.2)),
                ((-1.2, along), (1.2, along)),
                ((-1.2, -along), (1.2, -along)),
            ] {
                let (here, there) = (at(&pixmap, one.0, one.1), at(&pixmap, other.0, other.1));
                let gap: i32 = here.iter().zip(there).map(|(a, b)| i32::from(a.abs_diff(b))).sum();
                // Seams are mirrors, but for a star, whose facets are light and dark by turns.
                let same = symbol == Symbol::Star || gap < 120;
                assert!(same, "{symbol}: {one:?} is {here:?}, {other:?} is {there:?}");
                let bone = |colour: [u8; 3]| colour.iter().all(|channel| *channel > 200);
                assert_eq!(bone(here), bone(there), "{symbol} ends at a seam: {one:?}");
            }
        }
    }
}

/// Without the fourth tile, the same places are cloth: the test above looks where it should.
#[test]
fn a_missing_tile_leaves_a_gap() {
    let mut field = quartex::Field::new(None);
    for (x, y, text) in [(0, 0, "SQOQ"), (1, 0, "QXSO"), (0, 1, "QOXS")] {
        let cell = quartex::Cell::new(x, y).unwrap();
        field.lay(quartex::Placement { cell, word: word(text) }).unwrap();
    }
    let pixmap = picture(&field);
    // The band of a circle, 35 from its middle.
    let (laid, missing) = (at(&pixmap, 25.0, -25.0), at(&pixmap, 25.0, 25.0));
    assert_eq!(laid, Theme::CONTRAST.colour(Ink::Circle).channels);
    assert_eq!(missing, Theme::CONTRAST.colour(Ink::Cloth).channels);
}
