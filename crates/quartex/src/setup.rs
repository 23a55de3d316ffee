//! Positions that nobody has checked yet. The door to those that are is in `checking.rs`.

use alloc::vec::Vec;

use crate::{Game, Memory, Phase, Placement, Rules, Seat, TileSet, Tokens, View, Viewer};

/// A position as somebody typed, pasted or stored it. Its text is one line; see
/// `docs/notation.md`.
///
/// The stock and the bag are not in it: both follow from the rest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The rules.
    pub rules: Rules,
    /// Whose knowledge this is.
    pub eye: Eye,
    /// Who began, or will begin (X7).
    pub first: Seat,
    /// The tiles on the board, in any order.
    pub board: Vec<Placement>,
    /// The tiles out of the game (X5).
    pub removed: TileSet,
    /// The hands, from seat 1.
    pub hands: Vec<SetupHand>,
    /// The tokens, from seat 1.
    pub tokens: Vec<Tokens>,
    /// What everybody remembers; none if nothing was put back and nothing shown but what lies open.
    pub memory: Option<Memory>,
    /// Where the game stands, with the tiles set aside.
    pub phase: Phase,
}

/// Whose knowledge a [`Setup`] holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Eye {
    /// Nobody's: all tiles are known.
    Truth,
    /// A player's.
    Seat(Seat),
    /// What is open to all.
    Spectator,
}

/// One hand of a [`Setup`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SetupHand {
    /// The tiles that are known.
    pub tiles: TileSet,
    /// How many are not.
    pub hidden: u8,
    /// Whether this player is eliminated (X18).
    pub eliminated: bool,
}

impl SetupHand {
    pub(crate) const fn len(&self) -> u8 {
        self.tiles.len().saturating_add(self.hidden)
    }
}

impl From<&Game> for Setup {
    fn from(game: &Game) -> Setup {
        let Game { position, memory } = game;
        let hand = |seat: Seat| SetupHand {
            tiles: position.hand(seat),
            hidden: 0,
            eliminated: position.eliminated.contains(seat),
        };
        let hands: Vec<SetupHand> = position.rules.players.seats().map(hand).collect();
        Setup {
            rules: position.rules,
            eye: Eye::Truth,
            first: position.first,
            board: position.field.placements_laid().collect(),
            removed: position.removed,
            tokens: position.rules.players.seats().map(|seat| position.tokens(seat)).collect(),
            memory: Some(memory.clone()).filter(|memory| *memory != plain(&hands, position.phase)),
            phase: position.phase,
            hands,
        }
    }
}

impl From<&View> for Setup {
    fn from(view: &View) -> Setup {
        let hand = |seat: Seat| SetupHand {
            tiles: view.hand(seat).tiles,
            hidden: view.hand(seat).hidden,
            eliminated: view.eliminated.contains(seat),
        };
        let hands: Vec<SetupHand> = view.rules.players.seats().map(hand).collect();
        Setup {
            rules: view.rules,
            eye: match view.viewer {
                Viewer::Seat(seat) => Eye::Seat(seat),
                Viewer::Spectator => Eye::Spectator,
            },
            first: view.first,
            board: view.field.placements_laid().collect(),
            removed: view.removed,
            tokens: view.rules.players.seats().map(|seat| view.tokens(seat)).collect(),
            memory: Some(view.memory.clone()).filter(|memory| *memory != plain(&hands, view.phase)),
            phase: view.phase,
            hands,
        }
    }
}

/// What is remembered when nothing was put back: open hands are known, others are not.
pub(crate) fn plain(hands: &[SetupHand], phase: Phase) -> Memory {
    let mut memory = Memory::default();
    for (place, hand) in hands.iter().enumerate().take(Seat::MAX) {
        let shown = phase.showing().is_some_and(|seat| seat.index() == place);
        if hand.eliminated || shown {
            memory.known[place] = hand.tiles;
        } else {
            memory.ages[place] = (0..hand.len()).map(|_| 0).collect();
        }
    }
    memory
}
