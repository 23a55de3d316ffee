//! What one viewer learns from one step.

use alloc::vec::Vec;

use crate::{Cell, Event, Outcome, Placement, Seat, Tile, TileSet, Tokens, Viewer};

/// What one viewer learns from one step. It is never empty for a step that was played: also a
/// hidden draw shows its number of tiles.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glimpse {
    viewer: Viewer,
    sights: Vec<Sight>,
}

impl Glimpse {
    pub(crate) fn of(events: &[Event], viewer: Viewer) -> Glimpse {
        Glimpse { viewer, sights: events.iter().map(|&event| Sight::of(event, viewer)).collect() }
    }

    /// Who learns.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What was seen, in order.
    pub fn sights(&self) -> &[Sight] {
        &self.sights
    }
}

/// An [`Event`] as one viewer sees it. The cases are those of [`Event`]; only a hidden draw differs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// A tile from the bag was laid at home (X25).
    Opened {
        /// How it lies.
        placement: Placement,
    },
    /// Tiles were laid aside for good (X5).
    Removed {
        /// Which.
        tiles: TileSet,
    },
    /// The viewer drew tiles.
    DrewThese {
        /// The viewer's seat.
        seat: Seat,
        /// What.
        tiles: TileSet,
    },
    /// Somebody else drew tiles.
    DrewSome {
        /// Who.
        seat: Seat,
        /// How many.
        count: u8,
    },
    /// A tile was laid and tokens taken (X11, X12).
    Laid {
        /// Who.
        seat: Seat,
        /// How it lies.
        placement: Placement,
        /// The symbols completed.
        completed: Tokens,
        /// The tokens taken.
        taken: Tokens,
    },
    /// A hand was shown (X15).
    Claimed {
        /// Whose.
        seat: Seat,
        /// The hand.
        hand: TileSet,
    },
    /// An opponent sees no placement (X16).
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
    /// The hand was set aside (X17).
    SetAside {
        /// Whose.
        seat: Seat,
        /// The hand.
        tiles: TileSet,
    },
    /// All tiles set aside went back into the bag (X17).
    PutBack {
        /// Which.
        tiles: TileSet,
    },
    /// A player is eliminated (X17 B, X18).
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

impl Sight {
    /// The one place that decides what a viewer sees of an event (X26).
    fn of(event: Event, viewer: Viewer) -> Sight {
        match event {
            Event::Drew { seat, tiles } => {
                if viewer == Viewer::Seat(seat) {
                    Sight::DrewThese { seat, tiles }
                } else {
                    Sight::DrewSome { seat, count: tiles.len() }
                }
            }
            Event::Opened { placement } => Sight::Opened { placement },
            Event::Removed { tiles } => Sight::Removed { tiles },
            Event::Laid { seat, placement, completed, taken } => {
                Sight::Laid { seat, placement, completed, taken }
            }
            Event::Claimed { seat, hand } => Sight::Claimed { seat, hand },
            Event::SawNone { seat } => Sight::SawNone { seat },
            Event::PointedOut { seat, tile, cell } => Sight::PointedOut { seat, tile, cell },
            Event::SetAside { seat, tiles } => Sight::SetAside { seat, tiles },
            // That the bag was empty shows in the number of its tiles.
            Event::PutBack { tiles, into_empty_bag: _ } => Sight::PutBack { tiles },
            Event::Eliminated { seat, hand } => Sight::Eliminated { seat, hand },
            Event::Retired { seat, tiles } => Sight::Retired { seat, tiles },
            Event::Ended { outcome } => Sight::Ended { outcome },
        }
    }
}
