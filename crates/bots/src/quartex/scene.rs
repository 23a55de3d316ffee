//! A whole made-up game: what a simulation plays on.

use quartex::{HAND, Seat, TileSet, View};

use super::board::{Board, Gain, Mask, Reading, mask};
use crate::BotDice;

/// The most seats.
pub(super) const SEATS: usize = Seat::MAX;

/// Everything open to all, and a deal of what is not.
pub(super) struct Scene {
    pub(super) board: Board,
    pub(super) standing: Standing,
    pub(super) deal: Deal,
    /// The tiles that are neither laid nor out of the game.
    pub(super) loose: Mask,
    /// Whose turn it is; nobody's when the game is over.
    pub(super) turn: Option<usize>,
}

/// Who has what in the open.
#[derive(Clone, Copy, Debug)]
pub(super) struct Standing {
    /// How many play.
    pub(super) players: usize,
    pub(super) tokens: [[u8; 4]; SEATS],
    pub(super) stock: [u8; 4],
    /// Who is eliminated (X18).
    pub(super) is_out: [bool; SEATS],
}

/// Where the hidden tiles are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Deal {
    pub(super) hands: [Mask; SEATS],
    pub(super) bag: Bag,
}

/// The bag, in the order in which it will be drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Bag {
    order: [u8; 64],
    next: usize,
    end: usize,
}

impl Bag {
    /// These tiles, mixed.
    pub(super) fn mixed(tiles: Mask, dice: &mut BotDice) -> Bag {
        let mut bag = Bag { order: [0; 64], next: 0, end: 0 };
        bag.put_back(tiles);
        for last in (1..bag.end).rev() {
            let other = below(dice, last + 1);
            bag.order.swap(last, other);
        }
        bag
    }

    /// How many are in it.
    pub(super) const fn len(&self) -> usize {
        self.end - self.next
    }

    /// The tiles that will be drawn first.
    pub(super) fn first(&self, count: usize) -> Mask {
        let next = self.order[self.next..self.end].iter().take(count);
        next.fold(0, |tiles, &tile| tiles | 1 << tile)
    }

    fn draw(&mut self) -> Option<Mask> {
        let tile = *self.order[..self.end].get(self.next)?;
        self.next += 1;
        Some(1 << tile)
    }

    /// Puts tiles in, to be drawn last. Whoever wants them mixed mixes.
    fn put_back(&mut self, tiles: Mask) {
        // What was drawn makes room at the front, so 55 tiles always fit.
        self.order.copy_within(self.next..self.end, 0);
        self.end -= self.next;
        self.next = 0;
        for tile in super::board::tiles(tiles) {
            if let (Some(slot), Ok(tile)) = (self.order.get_mut(self.end), u8::try_from(tile)) {
                *slot = tile;
                self.end += 1;
            }
        }
    }
}

/// A number below a bound.
pub(super) fn below(dice: &mut BotDice, bound: usize) -> usize {
    let bound = u32::try_from(bound).unwrap_or(u32::MAX).max(1);
    quartex::Chance::below(dice, bound) as usize
}

impl Standing {
    /// What is open in this view.
    pub(super) fn of(view: &View) -> Standing {
        let rules = view.rules();
        let mut standing = Standing {
            players: rules.players.count().into(),
            tokens: [[0; 4]; SEATS],
            stock: view.stock().counts(),
            is_out: [false; SEATS],
        };
        for seat in rules.players.seats() {
            standing.tokens[seat.index()] = view.tokens(seat).counts();
            standing.is_out[seat.index()] = view.eliminated().contains(seat);
        }
        standing
    }

    /// X12: one token for each completed point, while the stock lasts.
    pub(super) fn take(&mut self, seat: usize, gain: Gain) {
        if gain == Gain::NONE {
            return;
        }
        for (symbol, count) in gain.counts().into_iter().enumerate() {
            let taken = count.min(self.stock[symbol]);
            self.stock[symbol] -= taken;
            self.tokens[seat][symbol] += taken;
        }
    }

    /// X20, without the tiles of the eliminated.
    pub(super) fn worth(&self, seat: usize) -> i32 {
        let pairs = self.tokens[seat].iter().zip(self.stock);
        pairs.map(|(&tokens, stock)| i32::from(tokens) * i32::from(stock)).sum()
    }
}

impl Scene {
    /// What is open in this view, with nothing dealt yet.
    pub(super) fn of(view: &View, turn: Seat) -> Scene {
        let nothing = Deal { hands: [0; SEATS], bag: Bag { order: [0; 64], next: 0, end: 0 } };
        Scene {
            board: Board::of(view.field()),
            standing: Standing::of(view),
            deal: nothing,
            loose: mask(TileSet::ALL.minus(view.field().laid()).minus(view.removed())),
            turn: Some(turn.index()),
        }
    }

    /// A copy, to be [set](Scene::set) again and again.
    pub(super) fn twin(&self) -> Scene {
        Scene {
            board: self.board.clone(),
            standing: self.standing,
            deal: self.deal,
            loose: self.loose,
            turn: self.turn,
        }
    }

    /// Becomes the same as another scene, with this deal.
    pub(super) fn set(&mut self, other: &Scene, deal: &Deal) {
        self.board.copy_from(&other.board);
        self.standing = other.standing;
        self.deal = *deal;
        self.loose = other.loose;
        self.turn = other.turn;
    }

    /// What a seat would score if the game ended now (X20).
    pub(super) fn score(&self, seat: usize) -> i32 {
        let tiles = if self.standing.is_out[seat] { self.deal.hands[seat].count_ones() } else { 0 };
        self.standing.worth(seat) - i32::try_from(tiles).unwrap_or(0)
    }

    /// The tiles that a seat cannot see: in the bag and in other hands.
    pub(super) fn unseen_by(&self, seat: usize) -> Mask {
        let mut unseen = self.loose & !self.deal.hands[seat];
        for other in 0..self.standing.players {
            if self.standing.is_out[other] {
                unseen &= !self.deal.hands[other];
            }
        }
        unseen
    }

    /// The next seat that is in and holds a tile (X14).
    pub(super) fn after(&self, seat: usize) -> Option<usize> {
        let players = self.standing.players;
        let mut seats = (1..=players).map(|step| (seat + step) % players);
        seats.find(|&next| !self.standing.is_out[next] && self.deal.hands[next] != 0)
    }

    /// X11 to X14: a tile of the seat whose turn it is goes into a gap.
    pub(super) fn lay(&mut self, place: usize, tile: usize, reading: Reading) {
        let Some(seat) = self.turn else { return };
        let gain = self.board.lay(place, reading);
        self.standing.take(seat, gain);
        self.deal.hands[seat] &= !(1 << tile);
        self.loose &= !(1 << tile);
        self.fill_up(seat);
        self.turn = self.after(seat);
    }

    /// X13.
    fn fill_up(&mut self, seat: usize) {
        while self.deal.hands[seat].count_ones() < u32::from(HAND)
            && let Some(tile) = self.deal.bag.draw()
        {
            self.deal.hands[seat] |= tile;
        }
    }

    /// X17: nothing fits. The hand is exchanged until something does; when the bag is through, the
    /// player is out and the turn passes on.
    ///
    /// What was set aside goes back before the next tile is laid, not after it, and is drawn last.
    pub(super) fn cannot(&mut self) {
        let Some(seat) = self.turn else { return };
        let mut aside = 0;
        while self.deal.bag.len() > 0 {
            aside |= std::mem::take(&mut self.deal.hands[seat]);
            self.fill_up(seat);
            let hand = self.deal.hands[seat];
            if self.board.gaps().iter().any(|gap| gap.fitting & hand != 0) {
                self.deal.bag.put_back(aside);
                return;
            }
        }
        self.standing.is_out[seat] = true;
        self.deal.bag.put_back(aside);
        self.fill_up(seat);
        self.turn = self.after(seat);
    }
}

#[cfg(test)]
mod tests {
    use super::super::judge::{Style, best};
    use super::*;
    use quartex::{Frame, Game, Players, Rules, Seeing, Step, Viewer};

    /// In a frame of two cells a side most tiles find no room: the hand is exchanged until one does,
    /// or the bag is through and the player is out. Nobody goes on for ever, and no tile is lost.
    #[test]
    fn x17_who_cannot_exchanges_or_is_out() {
        let rules =
            Rules { frame: Frame::new(2), seeing: Seeing::Claim, ..Rules::printed(Players::Three) };
        let mut game = Game::new(rules, Seat::FIRST).unwrap();
        while let quartex::Due::Bag { to, count } = game.position().due() {
            let tiles = game.position().bag().iter().take(count.into()).collect();
            game.play(Step::Draw { to, tiles }).unwrap();
        }
        let mut scene = Scene::of(&game.view(Viewer::Spectator).unwrap(), Seat::FIRST);
        for seat in Players::Three.seats() {
            scene.deal.hands[seat.index()] = mask(game.position().hand(seat));
        }
        scene.deal.bag = Bag::mixed(mask(game.position().bag()), &mut BotDice::new(1));
        let mut laid = 0;
        let mut exchanged = 0;
        while let Some(seat) = scene.turn {
            if let Some(lay) = best(&scene, Style::GREEDY) {
                scene.lay(lay.place, lay.tile, lay.reading);
                laid += 1;
            } else {
                scene.cannot();
                exchanged += u32::from(scene.turn == Some(seat));
            }
            let held: u32 = scene.deal.hands.iter().map(|hand| hand.count_ones()).sum();
            let bag = u32::try_from(scene.deal.bag.len()).unwrap();
            assert_eq!(laid + held + bag, 54);
        }
        assert_eq!(scene.standing.is_out[..3], [true; 3]);
        assert_eq!(laid, 4);
        assert!(exchanged > 0);
    }
}
