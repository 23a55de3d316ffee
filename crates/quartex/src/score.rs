//! What tokens are worth, and who wins.

use crate::{Rules, Seat, SeatSet, Symbol, Ties, Tokens};

/// What one player has at the end (X20).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Score {
    /// The worth of all tokens: each counts the tokens of its symbol left in the stock.
    pub tokens: u16,
    /// The minus points: the tiles held by an eliminated player.
    pub tiles: u8,
}

impl Score {
    /// Counts up (X20). `tiles` are those of an eliminated player; others pay for none.
    pub fn count(tokens: Tokens, stock: Tokens, tiles: u8) -> Score {
        let worth = |symbol: Symbol| u16::from(tokens[symbol]) * u16::from(stock[symbol]);
        Score { tokens: Symbol::ALL.into_iter().map(worth).sum(), tiles }
    }

    /// Tokens minus tiles.
    pub fn points(self) -> i32 {
        i32::from(self.tokens) - i32::from(self.tiles)
    }
}

/// How a game ended: everybody's score, and the winners, of whom there is at least one (X21, X24).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    scores: [Score; Seat::MAX],
    winners: SeatSet,
}

impl Outcome {
    /// Compares all players; `standing` tells each seat's score and number of tokens taken.
    pub(crate) fn of(rules: Rules, standing: impl Fn(Seat) -> (Score, u16)) -> Outcome {
        let mut scores = [Score::default(); Seat::MAX];
        let mut best = None;
        let mut winners = SeatSet::EMPTY;
        for seat in rules.players.seats() {
            let (score, taken) = standing(seat);
            scores[seat.index()] = score;
            // X24: fewer tiles, then more tokens; X21: nothing beyond the points.
            let rank = match rules.ties {
                Ties::Shared => (score.points(), 0, 0),
                Ties::TilesThenTokens => (score.points(), -i32::from(score.tiles), taken),
            };
            if best.is_none_or(|best| rank > best) {
                best = Some(rank);
                winners = SeatSet::EMPTY;
            }
            if best == Some(rank) {
                winners = winners.with(seat);
            }
        }
        Outcome { scores, winners }
    }

    /// One player's score; nothing for a seat the table does not have.
    pub const fn score(&self, seat: Seat) -> Score {
        self.scores[seat.index()]
    }

    /// Who won; several if victory is shared.
    pub const fn winners(&self) -> SeatSet {
        self.winners
    }
}
