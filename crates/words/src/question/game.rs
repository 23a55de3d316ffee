//! What stands where, what is left, what it is worth.

use quartex::{Cell, Corner, Point, Seeing, Symbol, Tokens};
use quarto::{Line, Lines, Seen, Sketch, Standing};
use table::Viewer;

use crate::command::left;
use crate::event::seat_of;
use crate::noun::Role;
use crate::question::{Masks, Question, Spot};
use crate::voice::{Naming, Voice};

impl Voice {
    pub(super) fn about_quarto(
        &self,
        question: Question,
        sketch: &Sketch,
        masks: Masks,
    ) -> Vec<String> {
        let shown = masks == Masks::Off;
        match question {
            Question::Hand => vec![self.piece_in_hand(sketch, masks)],
            Question::Score => vec![self.word("answer-no-score")],
            Question::Stock => vec![self.word("answer-no-stock")],
            Question::Missing | Question::Cell(Spot::Quartex(_)) => {
                vec![self.word("refused-other-game")]
            }
            Question::Cell(Spot::Quarto(cell)) if shown => {
                vec![format!("{}.", self.cell_and_piece(cell, sketch))]
            }
            Question::Lines(cell) if shown => {
                let lines = Lines::through(cell) & sketch.rules.lines();
                lines.iter().map(|line| self.read_line(line, sketch)).collect()
            }
            Question::Line(line) if shown => vec![self.read_line(line, sketch)],
            Question::Left if shown => vec![self.pieces_left(sketch)],
            Question::Occupied if shown => vec![self.occupied(sketch)],
            Question::Free | Question::Legal if shown => vec![self.free_cells(sketch)],
            Question::Cell(Spot::Quarto(_))
            | Question::Lines(_)
            | Question::Line(_)
            | Question::Left
            | Question::Occupied
            | Question::Free
            | Question::Legal => vec![self.word("answer-masks")],
            // Answered before it comes here, whatever the game.
            Question::LastMove
            | Question::Turn
            | Question::Clocks
            | Question::Terms
            | Question::Repeat
            | Question::Help => Vec::new(),
        }
    }

    /// A cell and what is on it, coordinate first: "b3 empty", "b3 light round short solid".
    pub(crate) fn cell_and_piece(&self, cell: quarto::Cell, sketch: &Sketch) -> String {
        let name = self.cell_short(cell);
        match sketch.cells[cell.index()] {
            Seen::Piece(piece) => format!("{name} {}", self.piece_short(piece)),
            Seen::Empty => format!("{name} {}", self.word("cell-empty")),
            Seen::Unknown => format!("{name} {}", self.word("cell-unknown")),
        }
    }

    fn read_line(&self, line: Line, sketch: &Sketch) -> String {
        let cells: Vec<String> =
            line.cells().iter().map(|cell| self.cell_and_piece(cell, sketch)).collect();
        let (line, cells) = (self.line(line), cells.join(", "));
        capital(&self.say("answer-line", &[("line", line.into()), ("cells", cells.into())]))
    }

    fn piece_in_hand(&self, sketch: &Sketch, masks: Masks) -> String {
        let Standing::ToAct(seat) = sketch.standing else {
            return self.word("answer-hand-empty");
        };
        let seat = seat_of(seat);
        match sketch.hand {
            Seen::Empty => self.word("answer-hand-empty"),
            // Under masks the one who holds it can feel it, nobody else.
            Seen::Piece(piece) if masks == Masks::Off || self.is_listener(seat) => {
                let piece = self.piece(piece, Role::Object);
                self.say_of(seat, "answer-hand", &[("piece", piece.into())])
            }
            Seen::Piece(_) | Seen::Unknown => self.say_of(seat, "answer-hand-unknown", &[]),
        }
    }

    fn pieces_left(&self, sketch: &Sketch) -> String {
        let left: Vec<String> = left(sketch).iter().map(|piece| self.piece_short(piece)).collect();
        let count = left.len();
        if count == 0 {
            return self.word("answer-none-left");
        }
        let pieces = ("pieces", self.list(&left).into());
        self.say("answer-left", &[("count", count.into()), pieces])
    }

    fn occupied(&self, sketch: &Sketch) -> String {
        let taken = |cell: &quarto::Cell| matches!(sketch.cells[cell.index()], Seen::Piece(_));
        let cells = quarto::Cell::ALL.into_iter().filter(taken);
        let cells: Vec<String> = cells.map(|cell| self.cell_and_piece(cell, sketch)).collect();
        if cells.is_empty() {
            return self.word("answer-board-empty");
        }
        let (count, cells) = (cells.len(), cells.join(", "));
        self.say("answer-occupied", &[("count", count.into()), ("cells", cells.into())])
    }

    fn free_cells(&self, sketch: &Sketch) -> String {
        let free = |cell: &quarto::Cell| sketch.cells[cell.index()] == Seen::Empty;
        let cells: Vec<String> =
            quarto::Cell::ALL.into_iter().filter(free).map(|cell| self.cell_listed(cell)).collect();
        if cells.is_empty() {
            return self.word("answer-board-full");
        }
        let count = cells.len();
        self.say("answer-free", &[("count", count.into()), ("cells", self.list(&cells).into())])
    }

    pub(super) fn about_quartex(&self, question: Question, view: &quartex::View) -> Vec<String> {
        match question {
            Question::Cell(Spot::Quartex(cell)) => vec![self.tile_at(cell, view)],
            Question::Cell(Spot::Quarto(_)) | Question::Lines(_) | Question::Line(_) => {
                vec![self.word("refused-other-game")]
            }
            Question::Hand => self.hands(view),
            Question::Left => vec![self.say("answer-bag", &[("count", view.bag().into())])],
            Question::Occupied => self.laid(view),
            Question::Free => self.openings(view),
            Question::Missing => vec![self.missing(view)],
            Question::Score => vec![self.score(view)],
            Question::Stock => vec![self.stock(view.stock())],
            Question::Legal => vec![self.legal(view)],
            // Answered before it comes here, whatever the game.
            Question::LastMove
            | Question::Turn
            | Question::Clocks
            | Question::Terms
            | Question::Repeat
            | Question::Help => Vec::new(),
        }
    }

    fn tile_at(&self, cell: Cell, view: &quartex::View) -> String {
        let spot = ("spot", self.spot(cell).into());
        let field = view.field();
        if let Some(word) = field.word_at(cell) {
            let tile = ("tile", self.corners(word).into());
            return capital(&self.say("answer-tile", &[spot, tile]));
        }
        match field.opening_at(cell) {
            Some(opening) => {
                let corners = self.demanded(opening.pattern().corners());
                capital(&self.say("answer-opening", &[spot, ("corners", corners.into())]))
            }
            None => capital(&self.say("answer-no-tile", &[spot])),
        }
    }

    /// Four corners clockwise from the upper left, as far as they are fixed.
    fn demanded(&self, corners: [Option<Symbol>; 4]) -> String {
        let say = |corner: Option<Symbol>| match (corner, self.naming) {
            (Some(symbol), Naming::Words) => self.symbol(symbol),
            (Some(symbol), Naming::Codes) => symbol.to_string(),
            (None, _) => self.word("corner-free"),
        };
        corners.map(say).join(", ")
    }

    fn hands(&self, view: &quartex::View) -> Vec<String> {
        let seats = view.rules().players.seats();
        let tell = |seat| {
            let hand = view.hand(seat);
            let count = ("count", hand.len().into());
            let known = ("tiles", self.tiles(hand.tiles).into());
            match (hand.is_empty(), hand.tiles.is_empty()) {
                (true, _) => self.say_of(seat, "answer-no-tiles", &[]),
                (false, true) => self.say_of(seat, "answer-holds", &[count]),
                (false, false) => self.say_of(seat, "answer-holds-known", &[count, known]),
            }
        };
        match view.viewer() {
            Viewer::Seat(seat) => vec![tell(seat)],
            Viewer::Spectator => seats.map(tell).collect(),
        }
    }

    fn laid(&self, view: &quartex::View) -> Vec<String> {
        let mut laid: Vec<_> = view.field().placements_laid().collect();
        laid.sort_unstable();
        if laid.is_empty() {
            return vec![self.word("answer-field-empty")];
        }
        laid.into_iter().map(|placement| self.tile_at(placement.cell, view)).collect()
    }

    fn openings(&self, view: &quartex::View) -> Vec<String> {
        let mut cells: Vec<Cell> = view.field().openings().map(quartex::Opening::cell).collect();
        cells.sort_unstable();
        if cells.is_empty() {
            return vec![self.word("answer-field-empty")];
        }
        cells.into_iter().map(|cell| self.tile_at(cell, view)).collect()
    }

    /// The symbols with three tiles around them: each lies at a corner of an open cell.
    fn missing(&self, view: &quartex::View) -> String {
        let field = view.field();
        let mut found: Vec<(Cell, Symbol)> = Vec::new();
        for opening in field.openings() {
            let points = Corner::ALL.map(|corner| opening.cell().point(corner));
            let almost = |point: &Point| field.tiles_around(*point) == 3;
            let symbols = points.into_iter().filter(almost).filter_map(|p| field.symbol_at(p));
            found.extend(symbols.map(|symbol| (opening.cell(), symbol)));
        }
        found.sort_unstable();
        let items: Vec<String> = found
            .into_iter()
            .map(|(cell, symbol)| format!("{}, {}", self.symbol(symbol), self.spot(cell)))
            .collect();
        if items.is_empty() {
            return self.word("answer-none-missing");
        }
        let (count, symbols) = (items.len(), items.join("; "));
        self.say("answer-missing", &[("count", count.into()), ("symbols", symbols.into())])
    }

    fn score(&self, view: &quartex::View) -> String {
        let seats = view.rules().players.seats();
        let points: Vec<String> =
            seats.map(|seat| self.points(seat, view.score(seat).points())).collect();
        self.say("answer-score", &[("points", self.list(&points).into())])
    }

    fn stock(&self, stock: Tokens) -> String {
        if stock == Tokens::NONE {
            return self.word("answer-stock-empty");
        }
        self.say("answer-stock", &[("tokens", self.tokens(stock).into())])
    }

    /// Where the listener's tiles fit. Looking is part of the game (X15, X23): the table tells
    /// only where it makes the claim "I cannot" itself too, for all alike.
    fn legal(&self, view: &quartex::View) -> String {
        match (view.rules().seeing, view.own_hand()) {
            (Seeing::Claim, _) => self.word("answer-no-aids"),
            (Seeing::Auto, None) => self.word("answer-spectator"),
            (Seeing::Auto, Some(hand)) => {
                let mut spots: Vec<_> = view.field().spots(hand).collect();
                spots.sort_unstable_by_key(|&(tile, cell)| (tile, cell));
                let say = |&(tile, cell): &(quartex::Tile, Cell)| {
                    format!("{}: {}", self.tile_name(tile), self.spot(cell))
                };
                let spots: Vec<String> = spots.iter().map(say).collect();
                if spots.is_empty() {
                    return self.word("answer-nothing-fits");
                }
                let count = spots.len();
                let spots = ("spots", spots.join("; ").into());
                self.say("answer-fits", &[("count", count.into()), spots])
            }
        }
    }
}

/// With a capital, as sentences begin.
fn capital(sentence: &str) -> String {
    let mut letters = sentence.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
