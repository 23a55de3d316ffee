//! Steps of Quartex.

use quartex::{Cell, Glimpse, Outcome, Phase, Sight, TileSet, View};
use table::Seat;

use crate::catalog::Value;
use crate::noun::Role;
use crate::voice::Voice;

impl Voice {
    pub(super) fn quartex_sights(&self, glimpse: &Glimpse, after: &View) -> Vec<String> {
        glimpse.sights().iter().map(|sight| self.quartex_sight(*sight, after)).collect()
    }

    fn quartex_sight(&self, sight: Sight, after: &View) -> String {
        match sight {
            Sight::Opened { placement } => {
                let tile = self.tile(placement.word, Role::Subject);
                self.say("quartex-opened", &[("tile", tile.into())])
            }
            Sight::Removed { tiles } => self.say("quartex-removed", &self.several(tiles)),
            Sight::DrewThese { seat, tiles } => {
                self.say_of(seat, "quartex-drew-these", &self.several(tiles))
            }
            Sight::DrewSome { seat, count } => {
                self.say_of(seat, "quartex-drew-some", &[("count", count.into())])
            }
            Sight::Laid { seat, placement, completed, taken } => {
                let key = match (completed.total(), taken.total()) {
                    // At home nothing lies beside it yet.
                    (0, _) if placement.cell == Cell::HOME => "quartex-lays-home",
                    (0, _) => "quartex-lays",
                    (_, 0) => "quartex-lays-for-nothing",
                    (all, some) if some < all => "quartex-lays-taking-last",
                    _ => "quartex-lays-taking",
                };
                let laid = [
                    ("tile", self.tile(placement.word, Role::Object).into()),
                    ("corners", self.corners(placement.word).into()),
                    ("spot", self.spot(placement.cell).into()),
                    ("tokens", self.tokens(taken).into()),
                ];
                self.say_of(seat, key, &laid)
            }
            Sight::Claimed { seat, hand } => {
                self.say_of(seat, "quartex-cannot", &self.several(hand))
            }
            Sight::SawNone { seat } => self.say_of(seat, "quartex-sees-none", &[]),
            Sight::PointedOut { seat, tile, cell } => {
                let tile = ("tile", self.tile(tile.name(), Role::Object).into());
                let spot = ("spot", self.spot(cell).into());
                let to = match after.phase() {
                    Phase::Bound { turn, .. } => turn.seat,
                    // Whoever must lay is known while nothing has been laid.
                    _ => seat,
                };
                self.say_between(seat, to, "quartex-points-out", &[tile, spot])
            }
            Sight::SetAside { seat, tiles } => {
                self.say_of(seat, "quartex-sets-aside", &[("count", tiles.len().into())])
            }
            Sight::PutBack { tiles } => {
                self.say("quartex-put-back", &[("count", tiles.len().into())])
            }
            Sight::Eliminated { seat, hand } => {
                self.say_of(seat, "quartex-eliminated", &[("count", hand.len().into())])
            }
            Sight::Retired { seat, tiles } => {
                self.say_of(seat, "quartex-retires", &self.several(tiles))
            }
            Sight::Ended { outcome } => self.final_points(outcome, after),
        }
    }

    /// How many tiles, and which.
    fn several(&self, tiles: TileSet) -> [(&'static str, Value<'static>); 2] {
        [("count", tiles.len().into()), ("tiles", self.tiles(tiles).into())]
    }

    fn final_points(&self, outcome: Outcome, after: &View) -> String {
        let points = |seat: Seat| self.points(seat, outcome.score(seat).points());
        let all: Vec<String> = after.rules().players.seats().map(points).collect();
        self.say("quartex-ended", &[("points", self.list(&all).into())])
    }

    /// "Anna 12 points", "you 12 points".
    pub(crate) fn points(&self, seat: Seat, points: i32) -> String {
        let sign = if points < 0 { "minus" } else { "plus" };
        let count = points.unsigned_abs();
        self.say_of(seat, "points-of", &[("count", count.into()), ("sign", sign.into())])
    }
}
