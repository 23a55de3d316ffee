//! What a click means, or Enter.

use quartex::Tile;
use quarto::{Cell, Piece, TrayPlace};

use super::aim::{Focus, Mode, Turning};

/// What a click means, or Enter on what the keys have chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Act {
    /// A line, as if typed.
    Say(String),
    /// A cell of Quarto's board: place there, or touch it under masks.
    Cell(Cell),
    /// A piece of the tray: give it.
    Piece(Piece),
    /// A covered place beside the board: touch it, or give from it.
    Place(TrayPlace),
    /// A cell of Quartex' field: lay the chosen tile there, or point it out.
    Spot(quartex::Cell),
    /// A tile to choose.
    Tile(Tile),
    /// Turn the chosen tile.
    Turn(Turning),
    /// Begin to call "Quarto!".
    Call,
    /// What a press means at a masked table.
    Mode(Mode),
    /// The keys go there.
    Focus(Focus),
}
