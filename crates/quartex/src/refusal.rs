//! Why a step is refused.

use core::fmt;

use crate::{Cell, Misfit, Players, Seat, Tile};

/// Why a step was refused. Nothing has changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// The game is over (X19).
    GameOver,
    /// The table has no such seat (X4).
    NoSuchSeat(Players),
    /// Tiles must be drawn first.
    BagIsDue,
    /// Nothing is to be drawn now, or not for this recipient.
    NoDrawDue,
    /// So many tiles are to be drawn.
    WrongCount {
        /// The number asked for.
        due: u8,
    },
    /// This tile is not in the bag.
    NotInBag(Tile),
    /// It is this seat's turn.
    NotYourTurn(Seat),
    /// This tile is not in the hand.
    NotInHand(Tile),
    /// The tile cannot lie there (X9).
    Misfit(Misfit),
    /// A placement was pointed out: this tile on this cell, turned as you like (X16).
    Bound {
        /// What must be laid.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// Under `auto` the claim is made for the player (X23).
    ClaimsAreAutomatic,
    /// The hand is shown; the opponents answer first (X16).
    OpponentsAreAsked,
    /// Nobody has shown a hand, so there is nothing to answer (X16).
    NobodyAsks,
    /// This seat has said "none" already (X16).
    AlreadyAnswered,
    /// This seat is eliminated and takes no further part (X18).
    Eliminated,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("the game is over"),
            Refusal::NoSuchSeat(players) => {
                write!(f, "the table has seats 1 to {}", players.count())
            }
            Refusal::BagIsDue => f.write_str("tiles must be drawn first"),
            Refusal::NoDrawDue => f.write_str("no such draw is due"),
            Refusal::WrongCount { due: 1 } => f.write_str("one tile is to be drawn"),
            Refusal::WrongCount { due } => write!(f, "{due} tiles are to be drawn"),
            Refusal::NotInBag(tile) => write!(f, "tile {tile} is not in the bag"),
            Refusal::NotYourTurn(seat) => write!(f, "it is the turn of seat {seat}"),
            Refusal::NotInHand(tile) => write!(f, "tile {tile} is not in the hand"),
            Refusal::Misfit(misfit) => misfit.fmt(f),
            Refusal::Bound { tile, cell } => {
                write!(f, "tile {tile} was pointed out and must be laid on {cell}")
            }
            Refusal::ClaimsAreAutomatic => f.write_str("the claim is made for the player"),
            Refusal::OpponentsAreAsked => f.write_str("the opponents are asked first"),
            Refusal::NobodyAsks => f.write_str("no hand is shown, so nobody asks"),
            Refusal::AlreadyAnswered => f.write_str("this seat has answered already"),
            Refusal::Eliminated => f.write_str("this seat is eliminated"),
        }
    }
}

impl core::error::Error for Refusal {}

impl From<Misfit> for Refusal {
    fn from(misfit: Misfit) -> Refusal {
        Refusal::Misfit(misfit)
    }
}
