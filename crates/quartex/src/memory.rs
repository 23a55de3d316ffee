//! What everybody at the table remembers of tiles that were shown.

use alloc::vec::Vec;

use crate::{Event, Seat, SeatSet, Tile, TileSet, Witness};

/// What all have seen of tiles that are now out of sight (X26).
///
/// A hidden tile is in the bag or in a hidden hand. Without anything shown, any hidden tile may be
/// anywhere. Three things tell more, and they are all that does:
///
/// * A hand was shown and one of its tiles laid (X16): the rest is *known* to be in that hand.
/// * Tiles set aside were put back (X17): a hand may hold one of them only in place of a tile that
///   it drew since.
/// * They were put into an *empty* bag: whatever was hidden before is in a hand, in place of a tile
///   drawn before.
///
/// So put-backs are numbered from 1, each hidden tile has the number of its last put-back (0: never
/// put back), and each hidden tile in a hand was drawn after some number of put-backs, its *age*.
/// A place of age *a* may hold a tile of number *n* if *n* ≤ *a* and no put-back between, *a*
/// included, went into an empty bag. The bag is a place of the highest age.
///
/// When a player lays a tile that was hidden, nobody sees from which place in the hand it came. It
/// is taken from the oldest place that may have held it: by exchanging tiles, any other history
/// with the same hands turns into such a one, so nothing is lost and nothing impossible let in.
///
/// Numbers that no longer tell anything apart are dropped.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    pub(crate) returns: Vec<Return>,
    pub(crate) known: [TileSet; Seat::MAX],
    /// For each hand, the ages of its hidden tiles, ascending.
    pub(crate) ages: [Vec<u8>; Seat::MAX],
}

/// One put-back, as far as it still matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Return {
    /// Its tiles that are still hidden.
    pub(crate) tiles: TileSet,
    pub(crate) into_empty_bag: bool,
}

impl Memory {
    /// Tiles that were shown and are known to be in this hand still.
    pub const fn known(&self, seat: Seat) -> TileSet {
        self.known[seat.index()]
    }

    /// How many tiles of this hand nobody else has seen.
    pub fn hidden(&self, seat: Seat) -> u8 {
        small(self.ages[seat.index()].len())
    }

    /// Hidden tiles that were put back: in the bag, or drawn since (X26).
    pub fn put_back(&self) -> TileSet {
        self.returns.iter().fold(TileSet::EMPTY, |all, put_back| all.union(put_back.tiles))
    }

    /// Those of [`Memory::put_back`] that none of these hands can hold as a hidden tile.
    pub(crate) fn put_back_and_not_in(&self, seats: SeatSet) -> TileSet {
        let ages = |seat: Seat| &self.ages[seat.index()];
        let may_hold = |number: u8| {
            seats.iter().any(|seat| ages(seat).iter().any(|&age| self.admits(number, age)))
        };
        self.put_back().iter().filter(|&tile| !may_hold(self.number(tile))).collect()
    }

    /// The age of a tile drawn now: the bag's own.
    pub(crate) fn age(&self) -> u8 {
        small(self.returns.len())
    }

    /// The number of a tile's last put-back; 0 if it was never put back.
    pub(crate) fn number(&self, tile: Tile) -> u8 {
        let found = self.returns.iter().position(|put_back| put_back.tiles.contains(tile));
        found.map_or(0, |place| small(place + 1))
    }

    /// The highest age whose places may hold a tile of this number.
    pub(crate) fn last_age(&self, number: u8) -> u8 {
        let later = self.returns.iter().skip(usize::from(number));
        number + small(later.take_while(|put_back| !put_back.into_empty_bag).count())
    }

    /// Whether a place of this age may hold a tile of this number.
    pub(crate) fn admits(&self, number: u8, age: u8) -> bool {
        number <= age && age <= self.last_age(number)
    }

    /// Whether places of these ages can hold these tiles, one each.
    pub(crate) fn can_fill(&self, ages: &[u8], tiles: TileSet) -> bool {
        if ages.len() != usize::from(tiles.len()) {
            return false;
        }
        let mut numbers: Vec<u8> = tiles.iter().map(|tile| self.number(tile)).collect();
        numbers.sort_unstable();
        let mut ages = ages.to_vec();
        ages.sort_unstable();
        // Both bounds of a tile's ages rise with its number, so the oldest tile belongs into the
        // oldest place if there is any way at all.
        numbers.iter().zip(&ages).all(|(&number, &age)| self.admits(number, age))
    }

    /// A hidden tile comes to light.
    fn reveal(&mut self, tiles: TileSet) {
        for put_back in &mut self.returns {
            put_back.tiles = put_back.tiles.minus(tiles);
        }
    }

    /// A hidden tile of a hand was laid: it leaves the oldest place that may have held it.
    fn leave_hand(&mut self, seat: Seat, tile: Tile) {
        let number = self.number(tile);
        let ages = &self.ages[seat.index()];
        if let Some(place) = ages.iter().position(|&age| self.admits(number, age)) {
            self.ages[seat.index()].remove(place);
        }
    }

    /// Drops what tells nothing apart any more.
    pub(crate) fn tidy(&mut self) {
        let mut number = 1;
        while let Some(put_back) = self.returns.get(usize::from(number) - 1) {
            let any_age =
                |test: &dyn Fn(u8) -> bool| self.ages.iter().flatten().any(|&age| test(age));
            // Into an empty bag: everything hidden before is in an older place of a hand. With no
            // such place left, nothing hidden is older, and the bag might as well have been full.
            let into_empty_bag = put_back.into_empty_bag && any_age(&|age| age < number);
            if !into_empty_bag && !any_age(&|age| age == number - 1) {
                // No place tells these tiles from those put back just before.
                let tiles = put_back.tiles;
                self.returns.remove(usize::from(number) - 1);
                if number > 1 {
                    let before = &mut self.returns[usize::from(number) - 2];
                    before.tiles = before.tiles.union(tiles);
                }
                self.make_younger(number);
            } else if !into_empty_bag && put_back.tiles.is_empty() {
                self.returns.remove(usize::from(number) - 1);
                self.make_younger(number);
            } else {
                self.returns[usize::from(number) - 1].into_empty_bag = into_empty_bag;
                number += 1;
            }
        }
    }

    /// A put-back was dropped: ages are counted without it.
    fn make_younger(&mut self, number: u8) {
        for age in self.ages.iter_mut().flatten() {
            if *age >= number {
                *age -= 1;
            }
        }
    }
}

/// Hands have at most five tiles, and there are never more put-backs than tiles.
fn small(count: usize) -> u8 {
    u8::try_from(count).unwrap_or(u8::MAX)
}

impl Witness for Memory {
    fn see(&mut self, event: Event) {
        match event {
            Event::Drew { seat, tiles } => {
                let age = self.age();
                self.ages[seat.index()].extend((0..tiles.len()).map(|_| age));
            }
            Event::Laid { seat, placement, .. } => {
                let tile = placement.tile();
                if self.known(seat).contains(tile) {
                    self.known[seat.index()] = self.known(seat).without(tile);
                } else {
                    self.leave_hand(seat, tile);
                    self.reveal(TileSet::EMPTY.with(tile));
                }
            }
            Event::Claimed { seat, hand } => {
                self.known[seat.index()] = hand;
                self.ages[seat.index()].clear();
                self.reveal(hand);
            }
            Event::SetAside { seat, .. } => self.known[seat.index()] = TileSet::EMPTY,
            Event::PutBack { tiles, into_empty_bag } => {
                self.returns.push(Return { tiles, into_empty_bag });
            }
            Event::Retired { seat, tiles } => {
                self.known[seat.index()] = self.known(seat).union(tiles);
                self.reveal(tiles);
            }
            // The tiles come from a bag of which nothing is known yet, the hand is known already, or
            // nothing moves.
            Event::Opened { .. }
            | Event::Removed { .. }
            | Event::SawNone { .. }
            | Event::PointedOut { .. }
            | Event::Eliminated { .. }
            | Event::Ended { .. } => {}
        }
        self.tidy();
    }
}
