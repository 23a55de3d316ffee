//! Small pieces and tiles can still be told apart, in colour and in grey.

use pictures::{Ink, Scene, Theme};
use quarto::{Edition, Piece, Seen};
use resvg::tiny_skia::{Pixmap, PremultipliedColorU8};

use crate::help::{EDITIONS, board, pixels, svg};

/// A piece in a box so high, 31 wide: smaller than any button.
const HIGH: u32 = 44;
const WIDE: u32 = 31;
/// How many of the 1364 pixels must differ clearly, and what clearly is, of 255.
const PIXELS: usize = 30;
const CLEARLY: f64 = 32.0;

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

/// A picture as a grey print has it: the lightness of each pixel, as sRGB has it, row by row.
struct Grey {
    width: usize,
    pixels: Vec<f64>,
}

impl Grey {
    fn of(pixmap: &Pixmap) -> Self {
        let shade = |pixel: &PremultipliedColorU8| {
            let [red, green, blue] = [pixel.red(), pixel.green(), pixel.blue()].map(f64::from);
            0.2126 * red + 0.7152 * green + 0.0722 * blue
        };
        let width = usize::try_from(pixmap.width()).unwrap();
        Self { width, pixels: pixmap.pixels().iter().map(shade).collect() }
    }

    /// How many pixels differ clearly from the same pixel of another picture and from all eight
    /// around it: an edge that has moved by a pixel does not count, since eyes do not see that.
    fn differences(&self, other: &Self) -> usize {
        let width = self.width;
        let inner = width + 1..self.pixels.len() - width - 1;
        let around = [-1, 0, 1].map(|row: isize| [-1, 0, 1].map(|column: isize| (row, column)));
        let differs = |place: &usize| {
            around.as_flattened().iter().all(|(row, column)| {
                let step = row * isize::try_from(width).unwrap() + column;
                let there = other.pixels[place.checked_add_signed(step).unwrap()];
                (self.pixels[*place] - there).abs() > CLEARLY
            })
        };
        inner.filter(differs).count()
    }
}

/// How many places of two pictures differ, either way, for the two that are most alike.
fn most_alike(pictures: &[Grey]) -> (usize, usize, usize) {
    let pairs = (0..pictures.len()).flat_map(|one| (0..one).map(move |other| (other, one)));
    let differences = pairs.map(|(one, other)| {
        let (here, there) = (&pictures[one], &pictures[other]);
        (here.differences(there) + there.differences(here), one, other)
    });
    differences.min().unwrap()
}

#[test]
fn sixteen_small_grey_pieces_are_sixteen() {
    for theme in Theme::ALL {
        for edition in EDITIONS {
            let pictures = Piece::ALL.map(|piece| Grey::of(&small(piece, edition, theme)));
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
                Grey::of(&pixels(&picture, theme.colour(Ink::Ground).channels))
            };
            let pictures: Vec<Grey> = behind.iter().map(draw).collect();
            let (count, one, other) = most_alike(&pictures);
            let [one, other] = [one, other].map(|index| behind[index].code(edition));
            assert!(count >= PIXELS, "{}: {one}, {other} differ in {count} pixels", theme.name());
        }
    }
}
