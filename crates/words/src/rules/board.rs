//! A board of Quarto in letters.
//!
//! ```text
//! 4  ....  ....  ....  ....      a row: its number, and a code for each cell
//! …
//!     a     b     c     d
//! ```

use quarto::{Cell, Edition, File, Rank, Seen, Sketch};

/// The board, row 4 first: `....` is an empty cell, `????` one that is not known.
pub fn draw(sketch: &Sketch, edition: Edition) -> String {
    let mut text = String::new();
    for rank in Rank::ALL.into_iter().rev() {
        text.push(rank.digit());
        for cell in row(sketch, edition, rank) {
            text.push_str("  ");
            text.push_str(&cell);
        }
        text.push('\n');
    }
    text.push_str("    a     b     c     d\n");
    text
}

/// The four cells of a row, each four characters.
pub fn row(sketch: &Sketch, edition: Edition, rank: Rank) -> [String; 4] {
    File::ALL.map(|file| match sketch.cells[Cell::new(file, rank).index()] {
        Seen::Unknown => "????".to_owned(),
        Seen::Empty => "....".to_owned(),
        Seen::Piece(piece) => piece.code(edition).to_string(),
    })
}
