//! Small pieces and tiles can still be told apart, in colour and in grey.

use pictures::{Ink, Scene, Theme};
use quarto::{Edition, Piece, Seen};
use resvg::tiny_skia::Pixmap;

use crate::help::{EDITIONS, board, pixels, svg};

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

/// How many places of two grey pictures differ clearly, for the two that are most alike.
fn most_alike(pictures: &[Vec<f64>]) -> (usize, usize, usize) {
    let pairs = (0..pictures.len()).flat_map(|one| (0..one).map(move |other| (other, one)));
    let differences = pairs.map(|(one, other)| {
        let places = pictures[one].iter().zip(&pictures[other]);
        (places.filter(|(a, b)| (*a - *b).abs() > CLEARLY).count(), one, other)
    });
    differences.min().unwrap()
}

#[test]
fn sixteen_small_grey_pieces_are_sixteen() {
    for theme in Theme::ALL {
        for edition in EDITIONS {
            let pictures = Piece::ALL.map(|piece| grey(&small(piece, edition, theme)));
            let (count, one, other) = most_alike(&pictures);
            let [one, other] = [one, other].map(|index| Piece::ALL[index].code(edition));
            assert!(count >= PIXELS, "{}: {one}, {other} differ in {count} pixels", theme.name());
        }
    }
}

/// The same on a board as wide as a small phone, behind a tall square piece, which reaches highest:
/// nothing hides what a piece is.
#[test]
fn pieces_behind_a_tall_one_can_be_told_apart() {
    let cell = |text: &str| text.parse::<quarto::Cell>().unwrap().index();
    let front = Piece::ALL[6];
    let behind: Vec<Piece> = Piece::ALL.into_iter().filter(|piece| *piece != front).collect();
    for theme in Theme::ALL {
        for edition in EDITIONS {
            let draw = |piece: &Piece| {
                let mut board = board("..../..../..../.... - 1 1234p -", edition);
                board.cells[cell("b2")] = Seen::Piece(front);
                board.cells[cell("b3")] = Seen::Piece(*piece);
                let picture = svg(&Scene::Board(&board), theme, Some(320));
                grey(&pixels(&picture, theme.colour(Ink::Ground).channels))
            };
            let pictures: Vec<Vec<f64>> = behind.iter().map(draw).collect();
            let (count, one, other) = most_alike(&pictures);
            let [one, other] = [one, other].map(|index| behind[index].code(edition));
            assert!(count >= PIXELS, "{}: {one}, {other} differ in {count} pixels", theme.name());
        }
    }
}
