//! Boards of Quarto and Quarto Access, and what is said about them.

use pictures::{Beside, DrawnBoard};
use quarto::{Line, Piece, Pieces, Seen, TextError};
use words::{BoardPicture, Caption, Misuse, Voice};

use crate::commands::position::read_quarto_view;
use crate::commands::show::Edition;
use crate::exit::Failure;

/// What can be chosen for boards and pieces.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Quarto")]
#[group(skip)]
pub(super) struct Options {
    /// Whose pieces: light and dark, or smooth and grooved
    #[arg(long, value_enum)]
    edition: Option<Edition>,
    /// Point out an alignment: 3 a row, b a column, / or \ a diagonal, b2 a square
    #[arg(long, value_name = "LINE")]
    line: Option<String>,
}

impl Options {
    pub(super) fn edition(&self) -> quarto::Edition {
        self.edition.unwrap_or(Edition::Quarto).into()
    }

    pub(super) const fn has_edition(&self) -> bool {
        self.edition.is_some()
    }

    pub(super) const fn points_out(&self) -> bool {
        self.line.is_some()
    }
}

pub(super) fn read(
    text: &str,
    options: &Options,
    alone: bool,
    voice: &Voice,
) -> Result<DrawnBoard, Failure> {
    let sketch = read_quarto_view(text, voice)?;
    let mut board = DrawnBoard::of(&sketch, options.edition());
    board.line = options.line.as_deref().map(read_line).transpose()?;
    if !alone {
        let known = sketch.first_unknown().is_none();
        let elsewhere = sketch.cells.into_iter().chain([sketch.hand]);
        let left = Pieces::ALL - elsewhere.filter_map(known_piece).collect();
        board.beside = Some(Beside { hand: sketch.hand, left: known.then_some(left) });
    }
    Ok(board)
}

fn read_line(text: &str) -> Result<Line, Failure> {
    text.parse()
        .map_err(|TextError { expected, .. }| Misuse::Line(text.to_owned(), expected).into())
}

const fn known_piece(seen: Seen) -> Option<Piece> {
    match seen {
        Seen::Piece(piece) => Some(piece),
        Seen::Unknown | Seen::Empty => None,
    }
}

/// What the picture shows.
pub(super) fn caption(board: &DrawnBoard, voice: &Voice) -> Caption {
    voice.board_caption(&BoardPicture {
        cells: &board.cells,
        last: board.last,
        line: board.line,
        beside: board.beside.map(|beside| (beside.hand, beside.left)),
    })
}
