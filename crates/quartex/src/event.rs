//! What happened in one step, and who is told.

use alloc::vec::Vec;

use crate::{Cell, Outcome, Placement, Seat, Tile, TileSet, Tokens};

/// Something that happened. One step may bring several: an answer that ends the questions sets a
/// hand aside; under `auto` a draw can be followed by somebody's claim (X23).
///
/// This is the truth and stays where the truth is. What leaves is a [`Glimpse`](crate::Glimpse).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// A tile from the bag was laid at home (X25).
    Opened {
        /// How it lies.
        placement: Placement,
    },
    /// Tiles were laid aside for good, face up (X5).
    Removed {
        /// Which.
        tiles: TileSet,
    },
    /// A player drew tiles, hidden from the others (X6, X13, X17).
    Drew {
        /// Who.
        seat: Seat,
        /// What.
        tiles: TileSet,
    },
    /// A tile was laid (X11) and tokens taken (X12).
    Laid {
        /// Who.
        seat: Seat,
        /// How it lies.
        placement: Placement,
        /// The symbols completed.
        completed: Tokens,
        /// The tokens taken: as many, while the stock lasts.
        taken: Tokens,
    },
    /// "I cannot", said or made for the player: the hand is shown (X15, X23).
    Claimed {
        /// Who.
        seat: Seat,
        /// The hand.
        hand: TileSet,
    },
    /// An opponent sees no placement, or its time is up (X16).
    SawNone {
        /// Who.
        seat: Seat,
    },
    /// An opponent pointed out a placement (X16).
    PointedOut {
        /// Who.
        seat: Seat,
        /// The tile.
        tile: Tile,
        /// Where.
        cell: Cell,
    },
    /// The hand was set aside, face up (X17).
    SetAside {
        /// Whose.
        seat: Seat,
        /// The hand.
        tiles: TileSet,
    },
    /// All tiles set aside went back into the bag (X17 A, B).
    PutBack {
        /// Which.
        tiles: TileSet,
        /// Whether the bag was empty just before.
        into_empty_bag: bool,
    },
    /// A player is eliminated; the hand stays open (X17 B, X18).
    Eliminated {
        /// Who.
        seat: Seat,
        /// The last batch.
        hand: TileSet,
    },
    /// An eliminated player drew up to five, openly (X17 B).
    Retired {
        /// Who.
        seat: Seat,
        /// What.
        tiles: TileSet,
    },
    /// The game is over (X19).
    Ended {
        /// Who won.
        outcome: Outcome,
    },
}

/// Somebody to whom every event is told as it happens.
///
/// `()` is told and does not listen, which costs nothing: searches play that way.
pub trait Witness {
    /// This has just happened.
    fn see(&mut self, event: Event);
}

impl Witness for () {
    #[inline]
    fn see(&mut self, _event: Event) {}
}

impl Witness for Vec<Event> {
    fn see(&mut self, event: Event) {
        self.push(event);
    }
}

impl<A: Witness, B: Witness> Witness for (&mut A, &mut B) {
    fn see(&mut self, event: Event) {
        self.0.see(event);
        self.1.see(event);
    }
}
