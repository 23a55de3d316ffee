//! What a placement is worth at first sight: what it brings, what it opens for the next player, and
//! what it keeps for oneself.

use std::sync::LazyLock;

use super::board::{Around, Board, Gain, Mask, Reading};
use super::scene::{SEATS, Scene, Standing};

/// How much a player looks at beside what a tile brings at once.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Style {
    /// How much of what the next player can expect counts against it.
    pub(super) danger: f32,
    /// How much of one's own best gain next turn counts for it.
    pub(super) follow: f32,
    /// Does it look at the whole board, or only at the gaps the tile makes riper?
    pub(super) is_whole: bool,
}

impl Style {
    /// Takes what is worth most and looks no further.
    pub(super) const GREEDY: Style = Style { danger: 0.0, follow: 0.0, is_whole: false };
    /// Looks at everything.
    pub(super) const CAREFUL: Style = Style { danger: 0.9, follow: 0.45, is_whole: true };
    /// Looks at the corners it turns from two tiles to three: several times faster, nearly as good.
    pub(super) const CORNERS: Style = Style { danger: 0.9, follow: 0.45, is_whole: false };
}

/// What tokens are worth to one seat now, in points of lead over the others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prices([[f32; 5]; 4]);

impl Prices {
    pub(super) fn of(standing: &Standing, seat: usize) -> Prices {
        let mut prices = [[0.0; 5]; 4];
        for (symbol, price) in prices.iter_mut().enumerate() {
            let own = standing.tokens[seat][symbol];
            let all: u8 = standing.tokens[..standing.players].iter().map(|of| of[symbol]).sum();
            // Every token taken costs all others one point for each of theirs: on average.
            let others =
                f32::from(all - own) / f32::from(u8::try_from(standing.players - 1).unwrap_or(1));
            for count in 1..5_u8 {
                let before = count - 1;
                let more = if standing.stock[symbol] > before {
                    f32::from(standing.stock[symbol] - count) - f32::from(own + before) + others
                } else {
                    0.0
                };
                price[usize::from(count)] = price[usize::from(before)] + more;
            }
        }
        Prices(prices)
    }

    /// The worth of all this.
    #[inline]
    pub(super) fn of_gain(&self, gain: Gain) -> f32 {
        if gain == Gain::NONE {
            return 0.0;
        }
        let [a, b, c, d] = gain.counts();
        let Prices([of_a, of_b, of_c, of_d]) = self;
        let at = |prices: &[f32; 5], count: u8| prices[usize::from(count).min(4)];
        at(of_a, a) + at(of_b, b) + at(of_c, c) + at(of_d, d)
    }
}

/// Numbers of tiles that can be unseen, none included.
const KINDS: usize = quartex::TILES + 1;

/// How likely a hand of so many tiles, of so many unseen ones, holds one of so many that fit: as if
/// each were drawn anew.
static FILLED: LazyLock<Box<[[[f32; KINDS]; KINDS]; 6]>> = LazyLock::new(|| {
    let mut filled = Box::new([[[0.0; KINDS]; KINDS]; 6]);
    for (hand, by_unseen) in filled.iter_mut().enumerate() {
        for (unseen, by_fits) in by_unseen.iter_mut().enumerate() {
            for (fits, filled) in by_fits.iter_mut().enumerate() {
                let [fits, unseen] = [fits.min(unseen), unseen.max(1)]
                    .map(|count| f32::from(u8::try_from(count).unwrap_or(u8::MAX)));
                *filled = 1.0 - power(1.0 - fits / unseen, hand);
            }
        }
    }
    filled
});

#[inline]
fn power(base: f32, exponent: usize) -> f32 {
    (0..exponent).fold(1.0, |product, _| product * base)
}

/// A gap that completes something.
#[derive(Clone, Copy, Debug)]
struct Ripe {
    place: usize,
    fitting: Mask,
    /// To the next player.
    next: f32,
    /// To oneself.
    own: f32,
    /// How likely the next player can fill it.
    chance: f32,
}

/// So many are looked at; more are hardly ever there, and the least worth go first.
const MOST_RIPE: usize = 24;

/// One player's eye on one board.
pub(super) struct Judge<'a> {
    board: &'a Board,
    style: Style,
    hand: Mask,
    unseen: Mask,
    /// How likely the next player holds one of so many unseen tiles.
    filled: &'static [f32; KINDS],
    opponents: usize,
    own: Prices,
    next: Prices,
    /// Falling worth to the next player.
    ripe: [Ripe; MOST_RIPE],
    count: usize,
}

/// Who looks at what.
#[derive(Clone, Copy, Debug)]
pub(super) struct Looker {
    pub(super) seat: usize,
    pub(super) hand: Mask,
    /// What this seat cannot see.
    pub(super) unseen: Mask,
    /// Who comes next, and how many tiles they hold.
    pub(super) next: usize,
    pub(super) next_hand: u8,
}

impl Looker {
    /// The seat whose turn it is in a scene.
    pub(super) fn of(scene: &Scene) -> Option<Looker> {
        let seat = scene.turn?;
        let next = scene.after(seat).unwrap_or(seat);
        let next_hand = if next == seat { 0 } else { scene.deal.hands[next].count_ones() };
        Some(Looker {
            seat,
            hand: scene.deal.hands[seat],
            unseen: scene.unseen_by(seat),
            next,
            next_hand: u8::try_from(next_hand).unwrap_or(u8::MAX),
        })
    }
}

impl<'a> Judge<'a> {
    pub(super) fn new(
        board: &'a Board,
        standing: &Standing,
        looker: &Looker,
        style: Style,
    ) -> Judge<'a> {
        let nothing = Ripe { place: 0, fitting: 0, next: 0.0, own: 0.0, chance: 0.0 };
        let left = (0..SEATS.min(standing.players)).filter(|&seat| !standing.is_out[seat]).count();
        let unseen = looker.unseen.count_ones() as usize;
        let mut judge = Judge {
            board,
            style,
            hand: looker.hand,
            unseen: looker.unseen,
            filled: &FILLED[usize::from(looker.next_hand).min(5)][unseen % KINDS],
            opponents: left.saturating_sub(1).max(1),
            own: Prices::of(standing, looker.seat),
            next: Prices::of(standing, looker.next),
            ripe: [nothing; MOST_RIPE],
            count: 0,
        };
        if style.is_whole {
            for (place, gap) in board.gaps().iter().enumerate() {
                if gap.gain != Gain::NONE {
                    let ripe = judge.ripe(place, gap.fitting, gap.gain);
                    judge.insert(ripe);
                }
            }
        }
        judge
    }

    #[inline]
    fn ripe(&self, place: usize, fitting: Mask, gain: Gain) -> Ripe {
        let fits = (fitting & self.unseen).count_ones() as usize;
        Ripe {
            place,
            fitting,
            next: self.next.of_gain(gain),
            own: self.own.of_gain(gain),
            chance: self.filled[fits % KINDS],
        }
    }

    fn insert(&mut self, ripe: Ripe) {
        let mut at = self.count.min(MOST_RIPE - 1);
        while at > 0 && self.ripe[at - 1].next < ripe.next {
            self.ripe[at] = self.ripe[at - 1];
            at -= 1;
        }
        self.ripe[at] = ripe;
        self.count = (self.count + 1).min(MOST_RIPE);
    }

    /// Calls back with every way to lay one of these tiles, and what it is worth.
    #[inline]
    pub(super) fn each(&self, tiles: Mask, mut each: impl FnMut(Lay)) {
        let mut around = Around::NOTHING;
        let is_blind = self.style.danger == 0.0 && self.style.follow == 0.0;
        for (place, gap) in self.board.gaps().iter().enumerate() {
            let mut fitting = gap.fitting & tiles;
            if fitting == 0 {
                continue;
            }
            let now = self.own.of_gain(gap.gain);
            if !is_blind {
                self.board.look_around(place, !self.style.is_whole, &mut around);
            }
            while fitting != 0 {
                let tile = fitting.trailing_zeros() as usize;
                fitting &= fitting - 1;
                let hand = self.hand & !(1 << tile);
                let (first, second) = self.board.ways(place, tile);
                for reading in std::iter::once(first).chain(second) {
                    let value = if is_blind {
                        now
                    } else if self.style.is_whole {
                        self.whole(now, place, hand, &around, reading)
                    } else {
                        self.corners(now, hand, &around, reading)
                    };
                    each(Lay { place, tile, reading, value });
                }
            }
        }
    }

    #[inline]
    fn corners(&self, now: f32, hand: Mask, around: &Around, reading: Reading) -> f32 {
        let mut danger = 0.0;
        let mut follow = 0.0_f32;
        for change in self.board.changes(around, reading) {
            let ripe = self.ripe(change.place, change.fitting, change.gain);
            danger += ripe.chance * ripe.next.max(0.0);
            if change.fitting & hand != 0 {
                follow = follow.max(ripe.own * power(1.0 - ripe.chance, self.opponents));
            }
        }
        now - self.style.danger * danger + self.style.follow * follow
    }

    fn whole(&self, now: f32, place: usize, hand: Mask, around: &Around, reading: Reading) -> f32 {
        let mut touched: u128 = 1 << place;
        let mut fresh = [self.ripe[0]; 8];
        let mut count = 0;
        for change in self.board.changes(around, reading) {
            touched |= 1 << change.place;
            if change.gain == Gain::NONE {
                continue;
            }
            let ripe = self.ripe(change.place, change.fitting, change.gain);
            let mut at = count;
            while at > 0 && fresh[at - 1].next < ripe.next {
                fresh[at] = fresh[at - 1];
                at -= 1;
            }
            fresh[at] = ripe;
            count += 1;
        }
        let mut old = self.ripe[..self.count].iter().filter(|ripe| touched >> ripe.place & 1 == 0);
        let mut new = fresh[..count].iter();
        let (mut head_old, mut head_new) = (old.next(), new.next());
        // The next player takes the best that fits: the expected worth of it, and what is left
        // for us of what fits our hand.
        let mut open = 1.0;
        let mut danger = 0.0;
        let mut follow = 0.0_f32;
        loop {
            let ripe = match (head_old, head_new) {
                (Some(a), Some(b)) if a.next >= b.next => {
                    head_old = old.next();
                    a
                }
                (_, Some(b)) => {
                    head_new = new.next();
                    b
                }
                (Some(a), None) => {
                    head_old = old.next();
                    a
                }
                (None, None) => break,
            };
            let taken = if ripe.next > 0.0 { open * ripe.chance } else { 0.0 };
            danger += taken * ripe.next;
            if ripe.fitting & hand != 0 {
                follow = follow.max(ripe.own * power(1.0 - ripe.chance, self.opponents));
            }
            open -= taken;
        }
        now - self.style.danger * danger + self.style.follow * follow
    }
}

/// A tile that could be laid, in a simulation's terms.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Lay {
    pub(super) place: usize,
    pub(super) tile: usize,
    pub(super) reading: Reading,
    pub(super) value: f32,
}

/// Calls back with every way to lay one of these tiles.
#[inline]
pub(super) fn each_way(board: &Board, hand: Mask, mut each: impl FnMut(usize, usize, Reading)) {
    for (place, gap) in board.gaps().iter().enumerate() {
        let mut fitting = gap.fitting & hand;
        while fitting != 0 {
            let tile = fitting.trailing_zeros() as usize;
            fitting &= fitting - 1;
            let (first, second) = board.ways(place, tile);
            each(place, tile, first);
            if let Some(second) = second {
                each(place, tile, second);
            }
        }
    }
}

/// Every way to lay, with what it is worth; in the order of the board.
pub(super) fn judged(scene: &Scene, style: Style) -> Vec<Lay> {
    let mut lays = Vec::new();
    if let Some(looker) = Looker::of(scene) {
        let judge = Judge::new(&scene.board, &scene.standing, &looker, style);
        judge.each(looker.hand, |lay| lays.push(lay));
    }
    lays
}

/// The best way to lay, if there is any; among equals the first.
pub(super) fn best(scene: &Scene, style: Style) -> Option<Lay> {
    let looker = Looker::of(scene)?;
    let judge = Judge::new(&scene.board, &scene.standing, &looker, style);
    let mut best: Option<Lay> = None;
    judge.each(looker.hand, |lay| {
        if best.is_none_or(|best| lay.value > best.value) {
            best = Some(lay);
        }
    });
    best
}
