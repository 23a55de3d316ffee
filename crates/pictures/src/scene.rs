//! What a picture can show.

use quartex::{Symbol, TileSet, Tokens, Word};
use quarto::{Edition, Pieces, Seen};

use crate::board::{self, DrawnBoard};
use crate::extent::Extent;
use crate::field::{self, DrawnField};
use crate::path::Spot;
use crate::pen::Pen;
use crate::print::{self, Paper, PaperSide};
use crate::theme::Ink;
use crate::tray::Tray;
use crate::{figure, piece, sheet, tile, token};

/// What a picture can show.
#[derive(Clone, Copy, Debug)]
pub enum Scene<'a> {
    /// One piece; a cloth for one that is not known, nothing for none.
    Piece(Seen, Edition),
    /// Pieces side by side.
    Tray(Pieces, Edition),
    /// All sixteen pieces with their codes.
    Pieces(Edition),
    /// A board.
    Board(&'a DrawnBoard),
    /// One tile as it lies.
    Tile(Word),
    /// Tiles with their names, then as many that are not known.
    Tiles(TileSet, u8),
    /// One figure, whole.
    Figure(Symbol),
    /// One token.
    Token(Symbol),
    /// Tokens of each symbol, with their numbers.
    Tokens(Tokens),
    /// A field.
    Field(&'a DrawnField<'a>),
    /// A page of Quartex to print; its units are millimetres.
    Print(Paper, PaperSide),
}

/// The width of a tray alone, and of a row of tokens.
const TRAY: f64 = 400.0;
const TOKENS: Extent = Extent { left: -8.0, top: -34.0, width: 456.0, height: 70.0 };

impl Scene<'_> {
    pub(crate) fn extent(&self) -> Extent {
        match self {
            Self::Piece(..) => piece::BOX,
            Self::Tray(pieces, _) => {
                let tray = Tray { pieces: *pieces, width: TRAY };
                Extent { left: -2.0, top: -2.0, width: TRAY + 4.0, height: tray.height() + 4.0 }
            }
            Self::Pieces(_) => sheet::pieces_extent(),
            Self::Board(board) => board::extent(board),
            Self::Tile(_) => tile::BOX,
            Self::Tiles(tiles, hidden) => sheet::tiles_extent(*tiles, *hidden),
            Self::Figure(_) => figure::BOX,
            Self::Token(_) => token::BOX,
            Self::Tokens(_) => TOKENS,
            Self::Field(field) => field::extent(field),
            Self::Print(paper, _) => print::extent(*paper),
        }
    }

    /// The unit of the drawing's lengths, as SVG has it.
    pub(crate) const fn unit(&self) -> &'static str {
        match self {
            Self::Print(..) => "mm",
            Self::Piece(..)
            | Self::Tray(..)
            | Self::Pieces(_)
            | Self::Board(_)
            | Self::Tile(_)
            | Self::Tiles(..)
            | Self::Figure(_)
            | Self::Token(_)
            | Self::Tokens(_)
            | Self::Field(_) => "",
        }
    }

    /// Single things stand on whatever is behind the picture; the others bring their ground.
    pub(crate) const fn has_ground(&self) -> bool {
        match self {
            Self::Piece(..)
            | Self::Tray(..)
            | Self::Tile(_)
            | Self::Figure(_)
            | Self::Token(_)
            | Self::Print(..) => false,
            Self::Pieces(_)
            | Self::Board(_)
            | Self::Tiles(..)
            | Self::Tokens(_)
            | Self::Field(_) => true,
        }
    }

    pub(crate) fn draw(&self, pen: &mut Pen) {
        match self {
            Self::Piece(Seen::Empty, _) => {}
            Self::Piece(Seen::Unknown, _) => piece::draw_covered(pen),
            Self::Piece(Seen::Piece(piece), edition) => piece::draw(pen, *piece, *edition),
            Self::Tray(pieces, edition) => {
                let tray = Tray { pieces: *pieces, width: TRAY };
                tray.draw(pen, *edition, tray.height());
            }
            Self::Pieces(edition) => sheet::draw_pieces(pen, *edition),
            Self::Board(board) => board::draw(pen, board),
            Self::Tile(word) => {
                tile::draw_side(pen);
                tile::draw(pen, *word);
            }
            Self::Tiles(tiles, hidden) => sheet::draw_tiles(pen, *tiles, *hidden),
            Self::Figure(symbol) => figure::whole(pen, *symbol),
            Self::Token(symbol) => token::draw(pen, *symbol),
            Self::Tokens(tokens) => pen.at(Spot::new(0.0, 0.0), 1.0, |pen| {
                token::row(pen, *tokens, 110.0, 56.0, Ink::Text);
            }),
            Self::Field(field) => field::draw(pen, field),
            Self::Print(paper, page) => print::draw(pen, *paper, *page),
        }
    }
}
