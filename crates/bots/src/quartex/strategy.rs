//! Ways to play, weakest first.

use super::judge::Style;

/// How a player decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Strategy {
    /// So many of a hundred tiles laid at random, the others where they bring most.
    Random(u8),
    /// The tile that brings most.
    Greedy,
    /// So many of a hundred tiles laid carefully, the others greedily.
    Mixed(u8),
    /// What it brings, less what it opens for the next player, and something for one's own next
    /// turn.
    Careful,
    /// Tries the best dozen of *careful* on made-up deals, eight tiles ahead, with at most so many
    /// playouts. Every deal is thought equally likely.
    CutOff(u64),
    /// The best there is, with at most so many playouts.
    Best(u64),
}

impl Strategy {
    /// Of a hundred times that somebody says "I cannot" and something fits, how often this player
    /// notices (X16).
    pub const fn notices(self) -> u8 {
        match self {
            Strategy::Random(_) => 40,
            Strategy::Greedy => 70,
            Strategy::Mixed(_) => 85,
            Strategy::Careful | Strategy::CutOff(_) | Strategy::Best(_) => 100,
        }
    }

    /// The most playouts it makes for one decision; none if it only looks.
    pub const fn playouts(self) -> u64 {
        match self {
            Strategy::Random(_) | Strategy::Greedy | Strategy::Mixed(_) | Strategy::Careful => 0,
            Strategy::CutOff(playouts) | Strategy::Best(playouts) => playouts,
        }
    }

    /// How placements are judged at first sight.
    pub(super) const fn style(self) -> Style {
        match self {
            Strategy::Random(_) | Strategy::Greedy => Style::GREEDY,
            Strategy::Mixed(_) | Strategy::Careful | Strategy::CutOff(_) | Strategy::Best(_) => {
                Style::CAREFUL
            }
        }
    }
}
