//! Boards of Quarto and Quarto Access, and what is said about them.

use pictures::{Beside, Board};
use quarto::{
    Cell, Characteristic, Edition, File, Line, Piece, Pieces, Rank, Seen, TextError, Value,
};

use super::Caption;
use crate::commands::show::{Words, read_quarto_view};
use crate::exit::Failure;

/// What can be chosen for boards and pieces.
#[derive(Debug, clap::Args)]
#[command(next_help_heading = "Quarto")]
#[group(skip)]
pub(super) struct Options {
    /// Whose pieces: light and dark, or smooth and grooved
    #[arg(long, value_enum)]
    edition: Option<Words>,
    /// Point out an alignment: 3 a row, b a column, / or \ a diagonal, b2 a square
    #[arg(long, value_name = "LINE")]
    line: Option<String>,
}

impl Options {
    pub(super) fn edition(&self) -> Edition {
        self.edition.unwrap_or(Words::Quarto).into()
    }

    pub(super) const fn has_edition(&self) -> bool {
        self.edition.is_some()
    }

    pub(super) const fn points_out(&self) -> bool {
        self.line.is_some()
    }
}

pub(super) fn read(text: &str, options: &Options, alone: bool) -> Result<Board, Failure> {
    let sketch = read_quarto_view(text)?;
    let mut board = Board::of(&sketch, options.edition());
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
    text.parse().map_err(|TextError { expected, .. }| {
        Failure::BadInput(format!("--line {text}: expected {expected}"))
    })
}

const fn known_piece(seen: Seen) -> Option<Piece> {
    match seen {
        Seen::Piece(piece) => Some(piece),
        Seen::Unknown | Seen::Empty => None,
    }
}

pub(super) fn all_pieces(edition: Edition) -> Caption {
    let (game, halves) = match edition {
        Edition::Quarto => ("Quarto", "light above, dark below"),
        Edition::Access => ("Quarto Access", "smooth above, grooved below"),
    };
    Caption {
        title: format!("The sixteen pieces of {game}"),
        description: format!(
            "Two rows of eight, {halves}. In each row, from the left: four round pieces, then \
             four square ones; of each four, two short ones, then two tall ones; of each two, a \
             solid one, then a hollow one."
        ),
    }
}

/// What the picture shows, from the top left.
pub(super) fn caption(board: &Board) -> Caption {
    let game = match board.edition {
        Edition::Quarto => "Quarto",
        Edition::Access => "Quarto Access",
    };
    let count = board.cells.iter().filter(|seen| matches!(seen, Seen::Piece(_))).count();
    let title = match count {
        0 => format!("{game} board without pieces"),
        1 => format!("{game} board with 1 piece"),
        _ => format!("{game} board with {count} pieces"),
    };
    let mut sentences: Vec<String> = Vec::new();
    let mut unknown = Vec::new();
    for rank in Rank::ALL.into_iter().rev() {
        for file in File::ALL {
            let cell = Cell::new(file, rank);
            match board.cells[cell.index()] {
                Seen::Empty => {}
                Seen::Unknown => unknown.push(cell.to_string()),
                Seen::Piece(piece) => {
                    sentences.push(format!("{cell}: {}.", name(piece, board.edition)));
                }
            }
        }
    }
    if !unknown.is_empty() {
        sentences.push(format!("Not known: {}.", unknown.join(", ")));
    }
    sentences.extend(board.last.map(|cell| format!("The last placement was on {cell}.")));
    if let Some(line) = board.line {
        let cells: Vec<String> = line.cells().iter().map(|cell| cell.to_string()).collect();
        sentences.push(format!("An alignment is pointed out: {}.", cells.join(", ")));
    }
    if let Some(beside) = board.beside {
        sentences.push(match beside.hand {
            Seen::Empty => "No piece is in hand.".to_owned(),
            Seen::Unknown => "A piece that is not known may be in hand.".to_owned(),
            Seen::Piece(piece) => format!("In hand: {}.", name(piece, board.edition)),
        });
        sentences.push(match beside.left {
            None => "What is left is not known.".to_owned(),
            Some(left) if left.is_empty() => "No piece is left.".to_owned(),
            Some(left) => {
                let names: Vec<String> =
                    left.iter().map(|piece| name(piece, board.edition)).collect();
                format!("Left: {}.", names.join("; "))
            }
        });
    }
    Caption { title, description: sentences.join(" ") }
}

/// The four values of a piece, in words.
fn name(piece: Piece, edition: Edition) -> String {
    let words =
        Characteristic::ALL.map(|characteristic| match (piece.value(characteristic), edition) {
            (Value::LIGHT, Edition::Quarto) => "light",
            (Value::DARK, Edition::Quarto) => "dark",
            (Value::LIGHT, Edition::Access) => "smooth",
            (Value::DARK, Edition::Access) => "grooved",
            (Value::ROUND, _) => "round",
            (Value::SQUARE, _) => "square",
            (Value::SHORT, _) => "short",
            (Value::TALL, _) => "tall",
            (Value::SOLID, _) => "solid",
            _ => "hollow",
        });
    words.join(", ")
}
