//! Boards as lines of text, in codes: for terminals, Braille lines and pipes.
//!
//! No line has more than [`LONGEST_ROW`] characters and no cell more than [`LONGEST_CELL`].
//! There is nothing in them but letters, digits and ASCII punctuation (Russian codes are
//! Cyrillic). While masks are worn there is no board to show.

use quartex::{Cell, Symbol};
use quarto::{File, Rank, Seen, Sketch};
use table::{GameView, View};

use crate::question::{Spot, is_masked};
use crate::voice::Voice;

/// The longest line of a board: a Braille display of forty cells.
pub const LONGEST_ROW: usize = 40;

/// The longest cell: half of that.
pub const LONGEST_CELL: usize = 20;

/// So many cells of Quartex stand side by side.
const CELLS_IN_A_ROW: i16 = 6;

/// The board, top row first. Empty before the start, and while masks are worn (Q19).
///
/// Quarto: a row is its number and four codes, `....` for an empty cell. Quartex: a row is
/// its number to the south of home and the tiles as they lie, capitals for laid tiles and
/// small letters for what an open cell demands; a field that is too wide comes in several
/// parts, from west to east, each with the numbers to the east of home on top.
pub fn rows(voice: &Voice, view: &View) -> Vec<String> {
    match &view.game {
        None => Vec::new(),
        // The masks are off: what stands there is open to all.
        Some(GameView::Access(masked)) if !is_masked(view) => quarto_rows(voice, &masked.sketch),
        Some(game) => rows_of(voice, game),
    }
}

/// As [`rows`], of a game alone, as a client has it that was sent data. Of Quarto Access with
/// masks nothing: whether they are still worn only the table knows.
pub fn rows_of(voice: &Voice, game: &GameView) -> Vec<String> {
    match game {
        GameView::Quarto(open) => quarto_rows(voice, &open.sketch),
        GameView::Access(_) => Vec::new(),
        GameView::Quartex(quartex) => quartex_rows(quartex.field()),
    }
}

/// One cell with its name in codes: `b3 LRSF`, `2,-1 XXSQ`. `None` where [`rows`] shows nothing.
pub fn cell(voice: &Voice, view: &View, spot: Spot) -> Option<String> {
    let seen = |sketch: &Sketch, cell: quarto::Cell| {
        format!("{cell} {}", code(voice, sketch.cells[cell.index()]))
    };
    match (&view.game, spot) {
        (Some(GameView::Access(_)), _) if is_masked(view) => None,
        (Some(GameView::Quarto(open)), Spot::Quarto(cell)) => Some(seen(&open.sketch, cell)),
        (Some(GameView::Access(masked)), Spot::Quarto(cell)) => Some(seen(&masked.sketch, cell)),
        (Some(GameView::Quartex(view)), Spot::Quartex(cell)) => {
            Some(format!("{cell} {}", tile(view.field(), cell)))
        }
        (None | Some(_), Spot::Quarto(_) | Spot::Quartex(_)) => None,
    }
}

/// What a screen reader says of a cell, coordinate first: "b3 empty", "b3 light round short
/// solid", in codes if the listener wants codes. `None` where [`rows`] shows nothing.
pub fn label(voice: &Voice, view: &View, spot: Spot) -> Option<String> {
    match (&view.game, spot) {
        (Some(GameView::Access(_)), _) if is_masked(view) => None,
        (Some(GameView::Quarto(open)), Spot::Quarto(cell)) => {
            Some(voice.cell_and_piece(cell, &open.sketch))
        }
        (Some(GameView::Access(masked)), Spot::Quarto(cell)) => {
            Some(voice.cell_and_piece(cell, &masked.sketch))
        }
        (Some(GameView::Quartex(view)), Spot::Quartex(cell)) => {
            let word = view.field().word_at(cell);
            let tile = word.map_or_else(|| voice.word("cell-empty"), |word| voice.corners(word));
            Some(format!("{cell} {tile}"))
        }
        (None | Some(_), Spot::Quarto(_) | Spot::Quartex(_)) => None,
    }
}

fn code(voice: &Voice, seen: Seen) -> String {
    match seen {
        Seen::Piece(piece) => voice.piece_code(piece),
        Seen::Empty => "....".to_owned(),
        Seen::Unknown => "????".to_owned(),
    }
}

fn quarto_rows(voice: &Voice, sketch: &Sketch) -> Vec<String> {
    let row = |rank: Rank| {
        let cells = File::ALL.map(|file| quarto::Cell::new(file, rank));
        let codes = cells.map(|cell| code(voice, sketch.cells[cell.index()]));
        format!("{} {}", rank.digit(), codes.join(" "))
    };
    let mut rows: Vec<String> = Rank::ALL.into_iter().rev().map(row).collect();
    rows.push("  a    b    c    d".to_owned());
    rows
}

/// A laid tile, what an open cell demands, or nothing.
fn tile(field: &quartex::Field, cell: Cell) -> String {
    if let Some(word) = field.word_at(cell) {
        return word.to_string();
    }
    let corner = |symbol: Option<Symbol>| symbol.map_or('.', |s| s.letter().to_ascii_lowercase());
    match field.opening_at(cell) {
        Some(opening) => opening.pattern().corners().map(corner).iter().collect(),
        None => "....".to_owned(),
    }
}

fn quartex_rows(field: &quartex::Field) -> Vec<String> {
    let Some(bounds) = field.bounds() else { return Vec::new() };
    // The laid tiles and the open cells around them.
    let (west, east) = (i16::from(bounds.west) - 1, i16::from(bounds.east) + 1);
    let (north, south) = (i16::from(bounds.north) - 1, i16::from(bounds.south) + 1);
    let mut rows = Vec::new();
    let mut from = west;
    while from <= east {
        let columns = || from..=east.min(from + CELLS_IN_A_ROW - 1);
        let numbers: Vec<String> = columns().map(|x| format!("{x:>4}")).collect();
        rows.push(format!("     {}", numbers.join(" ")));
        for y in north..=south {
            let tiles: Vec<String> = columns()
                .map(|x| {
                    let cell = Cell::new(x.into(), y.into());
                    cell.map_or_else(|| "....".to_owned(), |cell| tile(field, cell))
                })
                .collect();
            rows.push(format!("{y:>4} {}", tiles.join(" ")));
        }
        from += CELLS_IN_A_ROW;
    }
    rows
}
