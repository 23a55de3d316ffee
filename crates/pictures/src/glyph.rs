//! The few letters and figures pictures need, drawn as lines of our own: a picture looks the same
//! on a machine without fonts.

use crate::path::{Path, Spot};
use crate::pen::{Look, Pen};
use crate::theme::Ink;

/// How wide a glyph is drawn, and its lines: in a box of 14 high, y down from the top.
struct Glyph {
    width: f64,
    lines: &'static str,
}

const fn glyph(letter: char) -> Option<Glyph> {
    let (width, lines) = match letter {
        '0' => (8.0, "M0 5A4 5 0 0 1 8 5V9A4 5 0 0 1 0 9Z"),
        '1' => (4.0, "M0 3L4 0V14"),
        '2' => (8.0, "M0 3.5A4 4 0 0 1 8 4C8 7 0 10 0 14H8"),
        '3' => (8.0, "M0.5 0H7.5L3.5 5.4A4.3 4.3 0 1 1 0 12"),
        '4' => (8.6, "M6.4 14V0L0 10H8.6"),
        '5' => (8.0, "M7.4 0H1.2L0.7 6A4.3 4.3 0 1 1 0 12.4"),
        '6' => (8.4, "M7 0.4C3 1.4 0 5 0 9.6A4.2 4.2 0 1 0 4.2 5.6A4.2 4.2 0 0 0 0.2 8.8"),
        '7' => (7.6, "M0 0H7.6L2.6 14"),
        '8' => (
            8.2,
            "M4.1 6.6A3.3 3.3 0 1 1 4.1 0A3.3 3.3 0 1 1 4.1 6.6A3.7 3.7 0 1 1 4.1 14A3.7 3.7 0 1 1 4.1 6.6Z",
        ),
        '9' => {
            (8.4, "M1.4 13.6C5.4 12.6 8.4 9 8.4 4.4A4.2 4.2 0 1 0 4.2 8.4A4.2 4.2 0 0 0 8.2 5.2")
        }
        'a' => (7.8, "M7.8 14V5M7.8 9.5A3.9 4.5 0 1 0 0 9.5A3.9 4.5 0 1 0 7.8 9.5Z"),
        'b' => (7.8, "M0 0V14M0 9.5A3.9 4.5 0 1 1 7.8 9.5A3.9 4.5 0 1 1 0 9.5Z"),
        'c' => (7.0, "M7 6.6A4.2 4.5 0 1 0 7 12.4"),
        'd' => (7.8, "M7.8 0V14M7.8 9.5A3.9 4.5 0 1 0 0 9.5A3.9 4.5 0 1 0 7.8 9.5Z"),
        'D' => (8.6, "M0 0V14H2.6A6 7 0 0 0 2.6 0Z"),
        'F' => (7.2, "M7.2 0H0V14M0 6.8H6"),
        'G' => (9.4, "M9 2.6A5.4 7 0 1 0 9.4 9V7.4H5.8"),
        'H' => (9.0, "M0 0V14M9 0V14M0 6.8H9"),
        'L' => (7.0, "M0 0V14H7"),
        'M' => (10.6, "M0 14V0L5.3 8.6L10.6 0V14"),
        'O' => (10.4, "M0 7A5.2 7 0 1 1 10.4 7A5.2 7 0 1 1 0 7Z"),
        'Q' => (10.4, "M0 7A5.2 7 0 1 1 10.4 7A5.2 7 0 1 1 0 7ZM6.4 10L10.4 14.6"),
        'R' => (8.4, "M0 14V0H4.2A3.7 3.7 0 0 1 4.2 7.4H0M4.4 7.4L8.4 14"),
        'S' => (8.2, "M7.6 2.4A4 3.5 0 1 0 4.1 7A4 3.5 0 1 1 0.4 11.6"),
        'T' => (8.8, "M0 0H8.8M4.4 0V14"),
        'X' => (9.0, "M0 0L9 14M9 0L0 14"),
        '-' => (6.4, "M0 7.4H6.4"),
        '+' => (7.6, "M0 7.4H7.6M3.8 3.6V11.2"),
        '=' => (7.6, "M0 5H7.6M0 10H7.6"),
        '×' => (6.6, "M0 4.4L6.6 11M6.6 4.4L0 11"),
        '?' => (7.8, "M0 3.6A3.9 3.9 0 1 1 5.6 7.2C4.2 8 3.9 8.8 3.9 10.2M3.9 13.6V13.8"),
        '#' => (9.0, "M3 1.4L1.8 12.6M7.4 1.4L6.2 12.6M0.6 4.9H9M0 9.2H8.4"),
        _ => return None,
    };
    Some(Glyph { width, lines })
}

/// Between two glyphs, in the units of the glyphs.
const GAP: f64 = 3.2;
/// The height of a glyph's box, and the width of its lines.
const HEIGHT: f64 = 14.0;
const LINE: f64 = 2.0;

/// Writes a short text around a spot, `size` high. What has no glyph is left out.
pub(crate) fn write(pen: &mut Pen, text: &str, centre: Spot, size: f64, ink: Ink) {
    let glyphs: Vec<Glyph> = text.chars().filter_map(glyph).collect();
    let scale = size / HEIGHT;
    let mut x = centre.x - width(&glyphs) * scale / 2.0;
    for glyph in glyphs {
        pen.at(Spot::new(x, centre.y - size / 2.0), scale, |pen| {
            pen.draw(&Path::ready(glyph.lines), Look::stroke(ink, LINE));
        });
        x += (glyph.width + GAP) * scale;
    }
}

fn width(glyphs: &[Glyph]) -> f64 {
    let gaps = glyphs.iter().skip(1).map(|_| GAP);
    glyphs.iter().map(|glyph| glyph.width).chain(gaps).sum()
}
