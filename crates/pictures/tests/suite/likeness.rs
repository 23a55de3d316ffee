//! Small pieces and tiles can still be told apart, in colour and in grey.

use pictures::{Ink, Scene, Theme};
use quarto::{Edition, Piece, Seen};
use resvg::tiny_skia::Pixmap;

use crate::help::{EDITIONS, pixels, svg};

/// A piece in a box so high, 31 wide: smaller than any button.
const HIGH: u32 = 44;
const WIDE: u32 = 31;
/// How many of the 1364 pixels must differ clearly, and what clearly is, of 255.
const PIXELS: usize = 40;
const CLEARLY: f64 = 40.0;

fn small(piece: Piece, edition: Edition, theme: Theme) -> Pixmap {
    let ground = match edition {
        Edition::Quarto => Ink::Cell,
        Edition::Access => Ink::SlateCell,
    };
    let picture = svg(&Scene::Piece(Seen::Piece(piece), edition), theme, Some(WIDE));
    let pixmap = pixels(&picture, theme.colour(ground).channels);
    assert!(pixmap.height() <= HIGH + 1);
    pixmap
}

/// The lightness a grey print would have, as sRGB has it.
fn grey(pixmap: &Pixmap) -> Vec<f64> {
    let shade = |pixel: &resvg::tiny_skia::PremultipliedColorU8| {
        0.2126 * f64::from(pixel.red())
            + 0.7152 * f64::from(pixel.green())
            + 0.0722 * f64::from(pixel.blue())
    };
    pixmap.pixels().iter().map(shade).collect()
}

#[test]
fn sixteen_small_grey_pieces_are_sixteen() {
    for theme in Theme::ALL {
        for edition in EDITIONS {
            let pictures = Piece::ALL.map(|piece| grey(&small(piece, edition, theme)));
            for (place, one) in pictures.iter().enumerate() {
                for (next, other) in pictures.iter().enumerate().skip(place + 1) {
                    let differ = one.iter().zip(other).filter(|(a, b)| (*a - *b).abs() > CLEARLY);
                    let count = differ.count();
                    assert!(
                        count >= PIXELS,
                        "{}: {} and {} differ in {count} pixels",
                        theme.name(),
                        Piece::ALL[place].code(edition),
                        Piece::ALL[next].code(edition)
                    );
                }
            }
        }
    }
}
