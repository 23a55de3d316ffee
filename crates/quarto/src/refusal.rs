//! Why an action is not possible. Nothing has changed when one of these comes back.

use crate::cell::Cell;
use crate::line::Line;
use crate::piece::Piece;

/// The reason an action was refused, as a player would recognise it.
///
/// A wrong call is not refused: it is a step (Q14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// A piece is in hand and must be placed first (Q6).
    PlaceFirst(Piece),
    /// No piece is in hand; one must be given (Q5, Q6).
    NothingInHand,
    /// All sixteen pieces stand; only calling or declining is left (Q13).
    BoardFull,
    /// The cell holds a piece already (Q6).
    CellTaken(Cell, Piece),
    /// The piece has been placed already (Q7).
    AlreadyPlaced(Piece, Cell),
    /// Nothing has been placed that could be called (Q10).
    NothingToCall,
    /// A wrong call has closed this window to the caller (Q14).
    CallLost,
    /// The game itself calls (Q17, `auto`).
    CallsAreAutomatic,
    /// The alignment must be pointed out (Q9; Q17, `point`).
    PointItOut,
    /// The call alone is made here, without pointing (Q17, `call`).
    CallOnly,
    /// Squares do not count in this game (Q16).
    DoesNotCount(Line),
    /// Only after the sixteenth piece is there something to decline (Q13).
    NothingToDecline,
}

impl core::fmt::Display for Refusal {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::GameOver => f.write_str("the game is over"),
            Self::PlaceFirst(piece) => write!(f, "piece {piece} must be placed first"),
            Self::NothingInHand => f.write_str("no piece is in hand"),
            Self::BoardFull => f.write_str("all sixteen pieces are placed"),
            Self::CellTaken(cell, piece) => write!(f, "{cell} holds piece {piece}"),
            Self::AlreadyPlaced(piece, cell) => write!(f, "piece {piece} stands on {cell}"),
            Self::NothingToCall => f.write_str("there is no placement that may be called"),
            Self::CallLost => f.write_str("a wrong call has closed this window"),
            Self::CallsAreAutomatic => f.write_str("the game itself calls"),
            Self::PointItOut => f.write_str("the alignment must be pointed out"),
            Self::CallOnly => f.write_str("the call is made without pointing"),
            Self::DoesNotCount(line) => write!(f, "square {line} does not count"),
            Self::NothingToDecline => {
                f.write_str("declining is possible only after the sixteenth piece")
            }
        }
    }
}

impl core::error::Error for Refusal {}
