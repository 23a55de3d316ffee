//! A board of Quarto in letters.
//!
//! ```text
//! 4  ....  ....  ....  ....      a row: its number, and a code for each cell
//! …
//!     a     b     c     d
//! ```

use quarto::{Cell, File, Line, Rank, Seen, Sketch};

use crate::voice::Voice;

/// The board, row 4 first: `....` is an empty cell, `????` one that is not known. Pieces have the
/// codes of the voice's language.
pub fn draw(sketch: &Sketch, voice: &Voice) -> String {
    draw_pointing(sketch, None, voice)
}

/// The same, with brackets around the cells of a line that is pointed out: `[LRSF]`.
pub fn draw_pointing(sketch: &Sketch, pointed: Option<Line>, voice: &Voice) -> String {
    let is_pointed = |file: File, rank: Rank| {
        pointed.is_some_and(|line| line.cells().contains(Cell::new(file, rank)))
    };
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.digit());
        text.push(' ');
        let mut before = false;
        for (file, code) in File::ALL.into_iter().zip(row(sketch, voice, rank)) {
            let here = is_pointed(file, rank);
            // One column stands between two cells for each of them.
            if file != File::A {
                text.push(if before { ']' } else { ' ' });
            }
            text.push(if here { '[' } else { ' ' });
            text.push_str(&code);
            before = here;
        }
        if before {
            text.push(']');
        }
        text.push('\n');
    }
    text.push_str("    a     b     c     d\n");
    text
}

/// The four cells of a row, each four characters.
pub fn row(sketch: &Sketch, voice: &Voice, rank: Rank) -> [String; 4] {
    File::ALL.map(|file| match sketch.cells[Cell::new(file, rank).index()] {
        Seen::Unknown => "????".to_owned(),
        Seen::Empty => "....".to_owned(),
        Seen::Piece(piece) => voice.piece_code(piece),
    })
}
