//! What is agreed before the start.

use core::num::NonZeroU8;

use crate::Players;

/// The rules one game is played by (X4, X22 to X25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Rules {
    /// How many play (X4).
    pub players: Players,
    /// The frame, if there is one (X22).
    pub frame: Option<Frame>,
    /// Who finds out that nothing fits (X23).
    pub seeing: Seeing,
    /// Who wins among equals (X24).
    pub ties: Ties,
    /// Where the first tile comes from (X25).
    pub start: Start,
}

impl Rules {
    /// The rules as printed: no frame, players see for themselves, victory is shared, the first
    /// tile comes from the hand.
    pub const fn printed(players: Players) -> Rules {
        Rules {
            players,
            frame: None,
            seeing: Seeing::Claim,
            ties: Ties::Shared,
            start: Start::Hand,
        }
    }

    /// How many tiles are laid aside face up before the deal (X5, X25).
    pub const fn removed(&self) -> u8 {
        let [two, three, four, five] = match self.start {
            Start::Hand => [1, 1, 3, 0],
            Start::BagTile => [0, 0, 2, 4],
        };
        match self.players {
            Players::Two => two,
            Players::Three => three,
            Players::Four => four,
            Players::Five => five,
        }
    }
}

/// The longest side that the laid tiles, gaps included, may have (X22).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Frame(NonZeroU8);

impl Frame {
    /// A frame of this side; any from 1. Tables offer 8, 9 and 10.
    pub const fn new(side: u8) -> Option<Frame> {
        match NonZeroU8::new(side) {
            Some(side) => Some(Frame(side)),
            None => None,
        }
    }

    /// The side, in cells.
    pub const fn side(self) -> u8 {
        self.0.get()
    }
}

/// Who finds out that nothing fits (X23).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Seeing {
    /// As printed: a player may say "I cannot" at any time, right or wrong; opponents are asked.
    #[default]
    Claim,
    /// The claim is made for a player exactly when nothing fits.
    Auto,
}

/// Who wins among those with the highest score (X21, X24).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Ties {
    /// All of them.
    #[default]
    Shared,
    /// Those with fewer tiles left, then those with more tokens, then all of these.
    TilesThenTokens,
}

/// Where the first tile comes from (X10, X25).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Start {
    /// From the first player's hand.
    #[default]
    Hand,
    /// From the bag, before the deal; it reads as its name.
    BagTile,
}
