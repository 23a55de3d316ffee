//! Where a game stands: in exactly one phase, with at most one window open.

use crate::cell::Cell;
use crate::piece::Piece;
use crate::seat::Outcome;

/// What is due. A piece is in hand exactly while one is to be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Phase {
    /// A piece beside the board is to be chosen and given (Q5, Q6). Before giving, its own
    /// last placement may be called (Q10).
    Giving {
        /// The first window, on the placement just made.
        window: Window,
    },
    /// The given piece is to be placed (Q6). Before placing, the opponent's last placement
    /// may be called (Q11).
    Placing {
        /// The piece in hand.
        piece: Piece,
        /// The second window, on the placement the opponent made before giving.
        window: Window,
    },
    /// The sixteenth piece stands; one player after the other is asked (Q13).
    Deciding {
        /// Whose window it is.
        asked: Asked,
        /// The window, on the sixteenth placement.
        window: Window,
    },
    /// The game has ended (Q20, Q21).
    Over {
        /// How.
        outcome: Outcome,
        /// The piece that had been given and not placed.
        hand: Option<Piece>,
    },
}

/// Who decides after the sixteenth piece (Q13).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Asked {
    /// The player who placed it: seat one.
    Placer,
    /// The opponent, after the placer declined: seat two.
    Opponent,
}

/// Whether the player to act may call, and on which placement (Q10–Q14).
///
/// A window says nothing about whether there *is* an alignment: as printed, players must
/// see that for themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Window {
    /// Nothing may be called: nothing has been placed yet, or the game itself calls
    /// (Q17), or the position was set up without a last placement.
    Closed,
    /// Alignments through the cell of the last placement may be called.
    Open(Cell),
    /// They might have been, but the player to act called wrongly (Q14, `once`).
    Lost(Cell),
}

impl Window {
    /// The cell of the placement this window is on.
    pub const fn last(self) -> Option<Cell> {
        match self {
            Self::Closed => None,
            Self::Open(cell) | Self::Lost(cell) => Some(cell),
        }
    }

    /// The window the opponent has next on the same placement (Q11, Q13). What one player
    /// lost by a wrong call, the other has not lost.
    pub(crate) const fn passed_on(self) -> Self {
        match self {
            Self::Closed => Self::Closed,
            Self::Open(cell) | Self::Lost(cell) => Self::Open(cell),
        }
    }
}

impl Phase {
    /// The window of the player to act; closed when the game is over.
    pub const fn window(self) -> Window {
        match self {
            Self::Giving { window }
            | Self::Placing { window, .. }
            | Self::Deciding { window, .. } => window,
            Self::Over { .. } => Window::Closed,
        }
    }

    /// The same phase with another window. A finished game has none and stays as it is.
    #[must_use]
    pub(crate) const fn with_window(self, window: Window) -> Self {
        match self {
            Self::Giving { .. } => Self::Giving { window },
            Self::Placing { piece, .. } => Self::Placing { piece, window },
            Self::Deciding { asked, .. } => Self::Deciding { asked, window },
            Self::Over { .. } => self,
        }
    }

    /// The piece given and not placed.
    pub const fn hand(self) -> Option<Piece> {
        match self {
            Self::Placing { piece, .. } => Some(piece),
            Self::Over { hand, .. } => hand,
            Self::Giving { .. } | Self::Deciding { .. } => None,
        }
    }
}
