//! What can be wrong with a setup.

use core::fmt;

use crate::{Cell, Misfit, Seat, Symbol, Tile};

/// Something wrong with a [`Setup`](crate::Setup).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// A view was given where the whole truth is needed.
    NotTheTruth,
    /// The whole truth was given where a view is needed.
    NotAView,
    /// This hand must be known and is not.
    HiddenTiles(Seat),
    /// Not one hand for each player.
    Hands {
        /// How many there are.
        found: usize,
    },
    /// Not one heap of tokens for each player.
    TokenHeaps {
        /// How many there are.
        found: usize,
    },
    /// The table has no such seat (X4).
    NoSuchSeat(Seat),
    /// A tile is in two places (X3).
    TileTwice(Tile),
    /// There are more than 55 tiles (X1).
    TooManyTiles {
        /// How many.
        found: usize,
    },
    /// A tile cannot have been laid there (X9, X10, X22).
    Board {
        /// Where.
        cell: Cell,
        /// Why not.
        misfit: Misfit,
    },
    /// The tile from the bag does not read as its name (X25).
    HomeTurned,
    /// No tile lies at home, though one must (X12, X25).
    NoHome,
    /// Tiles lie on the board before the first turn, or not the one that should.
    BoardBeforeStart,
    /// A wrong number of tiles is out of the game (X5, X25).
    Removed {
        /// How many should be.
        due: u8,
        /// How many are.
        found: u8,
    },
    /// A hand cannot have this size now (X6, X13, X17).
    HandSize {
        /// Whose.
        seat: Seat,
        /// What it should be, or the most it can be.
        due: u8,
        /// What it is.
        found: u8,
    },
    /// The tokens of a symbol do not match the points completed (X12).
    Tokens {
        /// Which.
        symbol: Symbol,
        /// How many must have been taken.
        due: u8,
        /// How many were.
        taken: u16,
    },
    /// Nothing is drawn at this stage under these rules (X5, X25).
    NoSuchDraw,
    /// Nobody is eliminated before the first turn.
    EliminatedInSetUp(Seat),
    /// An eliminated player holds at least one tile (X17 B).
    EliminatedWithoutTiles(Seat),
    /// An eliminated player cannot act, and only an eliminated one draws openly (X18).
    ActsEliminated(Seat),
    /// A player without tiles has no turn (X14).
    ActsWithoutTiles(Seat),
    /// Only whole hands of five are set aside (X17).
    AsideSize {
        /// How many tiles are.
        found: u8,
    },
    /// A new batch is drawn although nothing was set aside (X17).
    NothingAside,
    /// The bag is empty, so nothing is drawn.
    BagEmpty,
    /// Under `auto` nobody is asked (X23).
    AskedUnderAuto,
    /// There is nobody who could be asked (X16).
    NobodyAsked,
    /// This seat cannot be asked (X16, X18).
    CannotBeAsked(Seat),
    /// The tile pointed out is not in the hand (X16).
    BoundNotInHand(Tile),
    /// The tile pointed out cannot lie there (X16).
    BoundMisfit(Misfit),
    /// Under `auto` this player would have been found unable to lay (X23).
    NothingFits(Seat),
    /// The game is not over: this player is in and holds tiles (X19).
    StillIn(Seat),
    /// What is remembered of this hand does not agree with it (X26).
    Remembered(Seat),
    /// This hand drew after more put-backs than there were.
    Age(Seat),
    /// A tile is said to be put back and lies open.
    PutBackInSight(Tile),
    /// This hand holds tiles it cannot have drawn (X26).
    CannotHold(Seat),
    /// The bag holds a tile that must be in a hand (X26).
    CannotBeInBag(Tile),
    /// No game looks like this.
    NoTruth,
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotTheTruth => f.write_str("this is a view; the whole truth has '*' here"),
            Fault::NotAView => {
                f.write_str("this is the whole truth; a view has a seat or '-' here")
            }
            Fault::HiddenTiles(seat) => write!(f, "all tiles of seat {seat} must be known"),
            Fault::Hands { found } => write!(f, "hands for {found} players"),
            Fault::TokenHeaps { found } => write!(f, "tokens for {found} players"),
            Fault::NoSuchSeat(seat) => write!(f, "the table has no seat {seat}"),
            Fault::TileTwice(tile) => write!(f, "tile {tile} is in more than one place"),
            Fault::TooManyTiles { found } => write!(f, "{found} tiles, and there are but 55"),
            Fault::Board { cell, misfit } => {
                write!(f, "the tile on {cell} cannot lie there: {misfit}")
            }
            Fault::HomeTurned => f.write_str("the tile from the bag must read as its name"),
            Fault::NoHome => f.write_str("a tile must lie on 0,0 by now"),
            Fault::BoardBeforeStart => {
                f.write_str("not what lies on the board before the first turn")
            }
            Fault::Removed { due, found } => {
                write!(f, "tiles out of the game: {found}, where these rules want {due}")
            }
            Fault::HandSize { seat, due, found } => {
                write!(f, "tiles in the hand of seat {seat}: {found}, where {due} would be right")
            }
            Fault::Tokens { symbol, due, taken } => {
                write!(f, "tokens of {symbol} taken: {taken}, where the board gives {due}")
            }
            Fault::NoSuchDraw => f.write_str("under these rules no such draw is due"),
            Fault::EliminatedInSetUp(seat) => {
                write!(f, "seat {seat} cannot be eliminated before the first turn")
            }
            Fault::EliminatedWithoutTiles(seat) => {
                write!(f, "seat {seat} is eliminated and so holds a tile")
            }
            Fault::ActsEliminated(seat) => {
                write!(
                    f,
                    "eliminated players retire and do nothing else; is seat {seat} eliminated?"
                )
            }
            Fault::ActsWithoutTiles(seat) => write!(f, "seat {seat} has no tiles, so no turn"),
            Fault::AsideSize { found } => {
                write!(f, "tiles set aside: {found}; only whole hands of five are")
            }
            Fault::NothingAside => f.write_str("a new batch is drawn, yet nothing is set aside"),
            Fault::BagEmpty => f.write_str("the bag is empty, so nothing is drawn"),
            Fault::AskedUnderAuto => f.write_str("under auto nobody is asked"),
            Fault::NobodyAsked => f.write_str("there is nobody who could be asked"),
            Fault::CannotBeAsked(seat) => write!(f, "seat {seat} cannot be asked"),
            Fault::BoundNotInHand(tile) => {
                write!(f, "tile {tile} was pointed out and is not in the hand")
            }
            Fault::BoundMisfit(misfit) => write!(f, "what was pointed out cannot be: {misfit}"),
            Fault::NothingFits(seat) => {
                write!(f, "nothing of seat {seat} fits, so under auto it has claimed already")
            }
            Fault::StillIn(seat) => write!(f, "the game is not over: seat {seat} holds tiles"),
            Fault::Remembered(seat) => {
                write!(f, "what is remembered of seat {seat} does not agree with its hand")
            }
            Fault::Age(seat) => write!(f, "seat {seat} drew after a put-back that never was"),
            Fault::PutBackInSight(tile) => {
                write!(f, "tile {tile} was put back and yet is in sight, or was put back twice")
            }
            Fault::CannotHold(seat) => write!(f, "seat {seat} holds tiles it cannot have drawn"),
            Fault::CannotBeInBag(tile) => {
                write!(f, "tile {tile} must be in a hand, not in the bag")
            }
            Fault::NoTruth => f.write_str("no game looks like this"),
        }
    }
}

impl core::error::Error for Fault {}
