//! What a player may do with tiles and cells now.

use crate::{Cell, Phase, Seat, Tile, View, Viewer};

/// What whoever looks may do with tiles and cells now, for whoever shows a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Task {
    /// Look: a guest, a player who is out or holds no tile, a game that is over.
    Watch,
    /// Try out where the own tiles might lie, until it is this player's turn.
    Wait,
    /// Lay a tile (X11).
    Lay,
    /// Lay this tile on this cell, turned as one likes (X16).
    Obey {
        /// What.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Point out a place for a tile of this seat's hand, or say that there is none (X16).
    Point {
        /// Whose hand is shown.
        of: Seat,
    },
}

impl View {
    /// What whoever looks may do now. Whether the table lets this player act at all (it may rest, or
    /// a bot may hold the seat) is for the caller to know.
    pub fn task(&self, may_act: bool) -> Task {
        let Viewer::Seat(me) = self.viewer() else { return Task::Watch };
        if self.eliminated().contains(me) {
            return Task::Watch;
        }
        match self.phase() {
            Phase::Laying(turn) if may_act && turn.seat == me => Task::Lay,
            Phase::Bound { turn, tile, cell } if may_act && turn.seat == me => {
                Task::Obey { tile, cell }
            }
            Phase::Asking { turn, waiting } if may_act && waiting.contains(me) => {
                Task::Point { of: turn.seat }
            }
            _ if self.hand(me).is_empty() => Task::Watch,
            _ => Task::Wait,
        }
    }
}
