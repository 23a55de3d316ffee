//! What pictures are called and what is on them, for those who do not see them.
//!
//! Who draws says what is in the picture; nothing is told that is not there.

use quartex::{Field, Symbol, TileSet, Tokens};
use quarto::{Cell, Characteristic, Edition, File, Line, Piece, Pieces, Rank, Seen};
use table::Seat;

use crate::rules::RulesGame;
use crate::voice::Voice;

/// A title and a description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Caption {
    /// What the picture is called: no sentence.
    pub title: String,
    /// What is on it, in sentences.
    pub description: String,
}

/// What is in the picture of a board of Quarto.
#[derive(Clone, Copy, Debug)]
pub struct BoardPicture<'a> {
    /// The cells, by their index.
    pub cells: &'a [Seen; 16],
    /// The marked cell of the last placement.
    pub last: Option<Cell>,
    /// The line that is pointed out.
    pub line: Option<Line>,
    /// What lies beside the board: the piece in hand, and the pieces that are left, if they are
    /// known.
    pub beside: Option<(Seen, Option<Pieces>)>,
}

/// What is in the picture of a field of Quartex.
#[derive(Clone, Copy, Debug)]
pub struct FieldPicture<'a> {
    /// The field.
    pub field: &'a Field,
    /// The cell of the marked tile.
    pub last: Option<quartex::Cell>,
    /// What lies beside the field: the stock, and what the players hold.
    pub beside: Option<(Tokens, &'a [HeldPicture])>,
}

/// What one player holds in a picture.
#[derive(Clone, Copy, Debug)]
pub struct HeldPicture {
    /// Who.
    pub seat: Seat,
    /// The tiles that are known.
    pub tiles: TileSet,
    /// How many more there are.
    pub hidden: u8,
    /// The tokens.
    pub tokens: Tokens,
}

/// A page of the game to print and cut out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PrintedPage {
    /// Tiles and tokens of this sheet, from 1.
    Front(u8),
    /// Their backs.
    Back(u8),
    /// The sheet for scores.
    Scores,
}

impl Voice {
    /// The game that is played with these pieces.
    fn game_name(&self) -> String {
        self.game(match self.edition {
            Edition::Quarto => RulesGame::Quarto,
            Edition::Access => RulesGame::Access,
        })
    }

    /// A board of Quarto, from the top left.
    pub fn board_caption(&self, board: &BoardPicture<'_>) -> Caption {
        let count = board.cells.iter().filter(|seen| matches!(seen, Seen::Piece(_))).count();
        let title =
            self.say("title-board", &[("game", self.game_name().into()), ("count", count.into())]);
        let mut told = Vec::new();
        let mut unknown = Vec::new();
        for rank in Rank::ALL.into_iter().rev() {
            for cell in File::ALL.map(|file| Cell::new(file, rank)) {
                match board.cells[cell.index()] {
                    Seen::Empty => {}
                    Seen::Unknown => unknown.push(self.cell_short(cell)),
                    Seen::Piece(piece) => {
                        told.push(self.cell_holds(&self.cell_short(cell), &self.values_of(piece)));
                    }
                }
            }
        }
        if !unknown.is_empty() {
            told.push(self.say("picture-unknown", &[("cells", unknown.join(", ").into())]));
        }
        let last = |cell| self.say("picture-last", &[("cell", self.cell_short(cell).into())]);
        told.extend(board.last.map(last));
        if let Some(line) = board.line {
            let cells: Vec<String> =
                line.cells().iter().map(|cell| self.cell_short(cell)).collect();
            told.push(self.say("picture-line", &[("cells", cells.join(", ").into())]));
        }
        if let Some((hand, left)) = board.beside {
            told.push(match hand {
                Seen::Empty => self.word("answer-hand-empty"),
                Seen::Unknown => self.word("picture-hand-unknown"),
                Seen::Piece(piece) => {
                    self.say("picture-hand", &[("piece", self.values_of(piece).into())])
                }
            });
            told.push(match left {
                None => self.word("picture-left-unknown"),
                Some(left) if left.is_empty() => self.word("picture-none-left"),
                Some(left) => {
                    let names: Vec<String> =
                        left.iter().map(|piece| self.values_of(piece)).collect();
                    self.say("picture-left", &[("pieces", self.clauses(&names).into())])
                }
            });
        }
        Caption { title, description: told.join(" ") }
    }

    /// All sixteen pieces on a sheet.
    pub fn pieces_caption(&self) -> Caption {
        let [first, second] = Characteristic::Colour.values().map(|value| self.values(value));
        let halves = [("first", first.into()), ("second", second.into())];
        Caption {
            title: self.say("title-pieces", &[("game", self.game_name().into())]),
            description: self.say("picture-pieces", &halves),
        }
    }

    /// A field of Quartex: each tile, then what is beside the field.
    pub fn field_caption(&self, picture: &FieldPicture<'_>) -> Caption {
        let field = picture.field;
        let mut told: Vec<String> = field
            .placements_laid()
            .map(|placement| {
                let corners = placement.word.symbols().map(|symbol| self.symbol(symbol));
                self.cell_holds(&placement.cell.to_string(), &corners.join(", "))
            })
            .collect();
        if let Some(frame) = field.frame() {
            told.push(self.say("picture-frame", &[("side", frame.side().into())]));
        }
        let last = |cell: quartex::Cell| {
            self.say("picture-last-tile", &[("cell", cell.to_string().into())])
        };
        told.extend(picture.last.map(last));
        if let Some((stock, players)) = picture.beside {
            told.push(self.say("picture-stock", &[("tokens", self.heaps(stock).into())]));
            told.extend(players.iter().map(|held| {
                let hand = [
                    ("number", held.seat.number().into()),
                    ("tokens", self.heaps(held.tokens).into()),
                    ("hand", self.hand_shown(held).into()),
                ];
                self.say("picture-seat", &hand)
            }));
        }
        let title = self.say("title-field", &[("count", field.laid().len().into())]);
        Caption { title, description: told.join(" ") }
    }

    /// All tiles on a sheet.
    pub fn tiles_caption(&self) -> Caption {
        Caption { title: self.word("title-tiles"), description: self.word("picture-tiles") }
    }

    /// A page of Quartex to cut out.
    pub fn printed_caption(&self, page: PrintedPage) -> Caption {
        let sheet = |key: &str, number: u8| self.say(key, &[("number", number.into())]);
        let (title, description) = match page {
            PrintedPage::Front(number) => (sheet("title-front", number), "picture-front"),
            PrintedPage::Back(number) => (sheet("title-back", number), "picture-back"),
            PrintedPage::Scores => (self.word("title-scores"), "picture-scores"),
        };
        Caption { title, description: self.word(description) }
    }

    /// What the whole document to cut out is called.
    pub fn printed_title(&self) -> String {
        self.word("title-print")
    }

    fn cell_holds(&self, cell: &str, what: &str) -> String {
        self.say("picture-cell", &[("cell", cell.into()), ("what", what.into())])
    }

    /// "light, square, tall, hollow"
    fn values_of(&self, piece: Piece) -> String {
        self.order.characteristics().map(|c| self.value(piece.value(c))).join(", ")
    }

    /// "cross 10, star 0": every symbol, since a picture has a heap for each.
    fn heaps(&self, tokens: Tokens) -> String {
        let heap = |symbol: Symbol| format!("{} {}", self.symbol(symbol), tokens[symbol]);
        Symbol::ALL.map(heap).join(", ")
    }

    fn hand_shown(&self, held: &HeldPicture) -> String {
        let known: Vec<String> = held.tiles.iter().map(|tile| tile.to_string()).collect();
        let known = Some(known.join(" ")).filter(|known| !known.is_empty());
        let hidden =
            (held.hidden > 0).then(|| self.say("held-hidden", &[("count", held.hidden.into())]));
        let hand: Vec<String> = known.into_iter().chain(hidden).collect();
        if hand.is_empty() { self.word("held-nothing") } else { self.list(&hand) }
    }
}
