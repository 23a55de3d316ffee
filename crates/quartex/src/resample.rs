//! Some truth that would look like this view.

use alloc::vec::Vec;

use crate::{Chance, Game, Memory, Phase, Position, Seat, Seeing, Tile, TileSet, View, Viewer};

impl View {
    /// A game that looks exactly like this to this viewer: the unseen tiles are dealt again, to the
    /// bag and to the hands the viewer does not see.
    ///
    /// Every such game can come out. With nothing shown and put back all are equally likely.
    /// Otherwise all ways to fill the places that [`Memory`] tells apart are. Under `auto` the
    /// player to lay holds a tile that fits (X23); such deals are equally likely among themselves
    /// unless they are so rare that forty deals in a row miss them.
    ///
    /// `None` means that no game looks like this, which no view of a game does.
    pub fn resample(&self, chance: &mut impl Chance) -> Option<Game> {
        let deal = Deal::of(self);
        let mut hands = None;
        for _ in 0..40 {
            let dealt = deal.fill(chance)?;
            if deal.suits(&dealt) {
                hands = Some(dealt);
                break;
            }
        }
        let hands = match hands {
            Some(hands) => hands,
            None => deal.fill_with_a_fit(chance)?,
        };
        Some(self.with_hands(hands))
    }

    fn with_hands(&self, dealt: [TileSet; Seat::MAX]) -> Game {
        let mut hands = [TileSet::EMPTY; Seat::MAX];
        for seat in self.rules.players.seats() {
            hands[seat.index()] = self.hand(seat).tiles.union(dealt[seat.index()]);
        }
        let in_hands = dealt.into_iter().fold(TileSet::EMPTY, TileSet::union);
        Game {
            position: Position {
                rules: self.rules,
                first: self.first,
                field: self.field.clone(),
                bag: self.unseen().minus(in_hands),
                removed: self.removed,
                hands,
                tokens: self.tokens,
                stock: self.stock,
                eliminated: self.eliminated,
                phase: self.phase,
            },
            memory: self.memory.clone(),
        }
    }
}

/// Unseen tiles and the places they can be in.
#[derive(Clone)]
struct Deal<'a> {
    memory: &'a Memory,
    /// Tiles with the numbers of their last put-back, highest first.
    tiles: Vec<(u8, Tile)>,
    /// Places in hidden hands, with their ages.
    places: Vec<(Seat, u8)>,
    /// Places in the bag.
    bag: u8,
    /// Under `auto`: a hidden hand that must hold one of these tiles.
    must_fit: Option<(Seat, TileSet)>,
}

impl<'a> Deal<'a> {
    fn of(view: &'a View) -> Deal<'a> {
        let memory = &view.memory;
        let number = |tile: Tile| (memory.number(tile), tile);
        let mut tiles: Vec<_> = view.unseen().iter().map(number).collect();
        tiles.sort_unstable_by(|a, b| b.cmp(a));
        let mut places = Vec::new();
        let is_hidden = |seat: &Seat| view.viewer != Viewer::Seat(*seat);
        for seat in view.rules.players.seats().filter(is_hidden) {
            places.extend(memory.ages[seat.index()].iter().map(|&age| (seat, age)));
        }
        let must_fit = match (view.rules.seeing, view.phase) {
            (Seeing::Auto, Phase::Laying(turn))
                if !view.field.has_room_for(view.hand(turn.seat).tiles) =>
            {
                Some((turn.seat, view.field.fitting(TileSet::ALL)))
            }
            _ => None,
        };
        Deal { memory, tiles, places, bag: view.bag, must_fit }
    }

    fn suits(&self, hands: &[TileSet; Seat::MAX]) -> bool {
        self.must_fit.is_none_or(|(seat, fitting)| hands[seat.index()].meets(fitting))
    }

    /// Puts each tile into a free place that may hold it, all such ways equally likely.
    ///
    /// Tiles with a higher number have fewer places, and those are among the places of every lower
    /// number of the same era (an era ends when tiles are put into an empty bag; eras share no
    /// places). So the number of free places does not depend on what was chosen before.
    fn fill(&self, chance: &mut impl Chance) -> Option<[TileSet; Seat::MAX]> {
        let mut hands = [TileSet::EMPTY; Seat::MAX];
        let mut places = self.places.clone();
        let mut bag = self.bag;
        for &(number, tile) in &self.tiles {
            let may_hold = |&(_, age): &(Seat, u8)| self.memory.admits(number, age);
            let in_hands = places.iter().filter(|place| may_hold(place)).count();
            let in_hands = u32::try_from(in_hands).ok()?;
            let in_bag = if self.memory.admits(number, self.memory.age()) { bag } else { 0 };
            let free = in_hands + u32::from(in_bag);
            if free == 0 {
                return None;
            }
            let choice = chance.below(free).min(free - 1);
            if choice < in_hands {
                let mut open = (0..places.len()).filter(|&place| may_hold(&places[place]));
                let place = open.nth(choice as usize)?;
                let (seat, _) = places.swap_remove(place);
                hands[seat.index()] = hands[seat.index()].with(tile);
            } else {
                bag -= 1;
            }
        }
        Some(hands)
    }

    /// Gives the player to lay a tile that fits, then deals the rest.
    fn fill_with_a_fit(&self, chance: &mut impl Chance) -> Option<[TileSet; Seat::MAX]> {
        let (mover, fitting) = self.must_fit?;
        let mut ways = Vec::new();
        for (t, &(number, tile)) in self.tiles.iter().enumerate() {
            for (p, &(seat, age)) in self.places.iter().enumerate() {
                let allowed = seat == mover && self.memory.admits(number, age);
                if allowed && fitting.contains(tile) {
                    let mut rest = self.clone();
                    rest.tiles.remove(t);
                    rest.places.swap_remove(p);
                    // If there is a way to deal the rest, the first try finds one.
                    if rest.fill(&mut |_: u32| 0).is_some() {
                        ways.push((tile, rest));
                    }
                }
            }
        }
        let count = u32::try_from(ways.len()).ok().filter(|&count| count > 0)?;
        let choice = chance.below(count).min(count - 1) as usize;
        let (tile, rest) = ways.get(choice)?;
        let mut hands = rest.fill(chance)?;
        hands[mover.index()] = hands[mover.index()].with(*tile);
        Some(hands)
    }
}
