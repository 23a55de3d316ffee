//! What a player of Quartex may do with tiles and cells now.

use quartex::{Cell, Phase, Seat, Tile, View, Viewer};
use wire::State;

/// What a player of Quartex may do with tiles and cells now.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Task {
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

impl Task {
    pub(super) fn of(state: &State, view: &View) -> Self {
        let Viewer::Seat(me) = view.viewer() else { return Self::Watch };
        if state.result.is_some() || view.eliminated().contains(me) {
            return Self::Watch;
        }
        // A bot that holds the seat acts for it.
        let is_held = state.seats.get(me.index()).is_some_and(|seat| seat.bot.is_some());
        let is_due = state.due.contains(&me.number()) && !is_held && !state.paused;
        match view.phase() {
            Phase::Laying(turn) if is_due && turn.seat == me => Self::Lay,
            Phase::Bound { turn, tile, cell } if is_due && turn.seat == me => {
                Self::Obey { tile, cell }
            }
            Phase::Asking { turn, waiting } if is_due && waiting.contains(me) => {
                Self::Point { of: turn.seat }
            }
            _ if view.hand(me).is_empty() => Self::Watch,
            _ => Self::Wait,
        }
    }
}
