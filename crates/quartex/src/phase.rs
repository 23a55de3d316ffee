//! What a game waits for.

use crate::{Cell, Seat, SeatSet, Tile, TileSet};

/// Where the game stands. Everything in it is open to all (X26).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// The tile for home is drawn (X25).
    Opening,
    /// Tiles are drawn and laid aside for good (X5, X25).
    Removing,
    /// A seat draws its first five (X6).
    Dealing {
        /// Who draws.
        seat: Seat,
    },
    /// A player lays a tile (X11) or, under `claim`, says "I cannot" (X15).
    Laying(Turn),
    /// The hand is shown (X15), the opponents are asked (X16).
    Asking {
        /// Whose hand is shown.
        turn: Turn,
        /// Who has not answered yet: never empty, never the player's own seat.
        waiting: SeatSet,
    },
    /// A placement was pointed out: this tile must be laid there, orientation free (X16).
    Bound {
        /// Who must lay.
        turn: Turn,
        /// What.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// The hand was set aside, a new batch is drawn (X17).
    Redrawing(Turn),
    /// The hand is filled up after a tile was laid (X13, X17 A).
    Refilling {
        /// Who draws.
        seat: Seat,
    },
    /// An eliminated player draws up to five, openly (X17 B, X18).
    Retiring {
        /// Who draws.
        seat: Seat,
    },
    /// Every player has run out of tiles or is eliminated (X19).
    Over,
}

impl Phase {
    /// The turn, while one is under way and nothing has been laid in it.
    pub const fn turn(&self) -> Option<Turn> {
        match *self {
            Phase::Laying(turn)
            | Phase::Asking { turn, .. }
            | Phase::Bound { turn, .. }
            | Phase::Redrawing(turn) => Some(turn),
            Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Refilling { .. }
            | Phase::Retiring { .. }
            | Phase::Over => None,
        }
    }

    /// The tiles set aside in this turn (X17); they go back into the bag before it ends.
    pub const fn aside(&self) -> TileSet {
        match self.turn() {
            Some(turn) => turn.aside,
            None => TileSet::EMPTY,
        }
    }

    /// The seat whose whole hand lies open while the others are asked (X15, X16).
    pub const fn showing(&self) -> Option<Seat> {
        match *self {
            Phase::Asking { turn, .. } | Phase::Bound { turn, .. } => Some(turn.seat),
            _ => None,
        }
    }
}

/// A turn before its tile is laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn {
    /// Whose turn.
    pub seat: Seat,
    /// The tiles set aside so far in this turn (X17), face up.
    pub aside: TileSet,
}

/// Who is next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Due {
    /// One seat acts.
    Seat(Seat),
    /// Each of these seats answers, in any order (X16).
    Seats(SeatSet),
    /// Tiles are drawn from the bag; the caller says which.
    Bag {
        /// For whom.
        to: Recipient,
        /// How many, at least one, never more than the bag has.
        count: u8,
    },
    /// Nobody: the game is over (X19).
    Nobody,
}

/// Where tiles from the bag go.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Recipient {
    /// The one tile laid at home (X25).
    Home,
    /// Out of the game, face up (X5).
    Out,
    /// Into a hand.
    Hand(Seat),
}
