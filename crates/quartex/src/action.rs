//! What players do, and what the bag gives.

use crate::{Cell, Placement, Recipient, Seat, Tile, TileSet};

/// What one player does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Action {
    /// Lay a tile (X11).
    Lay(Placement),
    /// "I cannot" (X15).
    Cannot,
    /// "I see none" (X16). The table also says it for a seat whose time is up (X23).
    None,
    /// Point out a placement (X16).
    Try {
        /// A tile of the hand shown.
        tile: Tile,
        /// Where it fits.
        cell: Cell,
    },
}

/// One step of a game: somebody acts, or the bag gives tiles. The steps alone determine the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A player acts.
    Act {
        /// Who.
        seat: Seat,
        /// What.
        action: Action,
    },
    /// Tiles leave the bag. The rules say how many and for whom, the caller which.
    Draw {
        /// For whom; it must be who is due.
        to: Recipient,
        /// Which tiles.
        tiles: TileSet,
    },
}
