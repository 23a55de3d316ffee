//! What several tests need.

use quartex::{
    Action, Chance, Due, Frame, Game, Phase, Players, Rules, Seat, Seeing, Start, Step, Ties, Tile,
    TileSet, Viewer,
};

/// A small generator: tests are the same every time.
pub(crate) struct Rng(u64);

impl Rng {
    pub(crate) fn new(seed: u64) -> Rng {
        let mut rng = Rng(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1);
        for _ in 0..8 {
            rng.below(2);
        }
        rng
    }

    pub(crate) fn one_in(&mut self, n: u32) -> bool {
        self.below(n) == 0
    }

    pub(crate) fn choose<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(u32::try_from(items.len()).unwrap()) as usize]
    }
}

impl Chance for Rng {
    fn below(&mut self, bound: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from(((self.0 >> 32) * u64::from(bound)) >> 32).unwrap()
    }
}

/// How many games: `few` every time, `many` with `FOURFOLD_FULL`.
pub(crate) fn games(few: u64, many: u64) -> u64 {
    ::dice::times!(few, many)
}

pub(crate) fn frame(side: u8) -> Option<Frame> {
    Frame::new(side)
}

/// Every number of players with every frame that tables offer.
pub(crate) fn players_and_frames() -> impl Iterator<Item = (Players, Option<Frame>)> {
    let frames = [None, frame(8), frame(9), frame(10)];
    Players::ALL.into_iter().flat_map(move |players| frames.map(|frame| (players, frame)))
}

/// Both ways of seeing, both starts.
pub(crate) fn seeings_and_starts() -> [(Seeing, Start); 4] {
    [
        (Seeing::Claim, Start::Hand),
        (Seeing::Claim, Start::BagTile),
        (Seeing::Auto, Start::Hand),
        (Seeing::Auto, Start::BagTile),
    ]
}

pub(crate) fn all_rules() -> impl Iterator<Item = Rules> {
    players_and_frames().flat_map(|(players, frame)| {
        seeings_and_starts().map(|(seeing, start)| Rules {
            players,
            frame,
            seeing,
            ties: Ties::Shared,
            start,
        })
    })
}

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn tile(name: &str) -> Tile {
    name.parse().unwrap()
}

/// Tiles by name, separated by commas.
pub(crate) fn tiles(names: &str) -> TileSet {
    names.split(',').filter(|name| *name != "-").map(tile).collect()
}

pub(crate) fn viewers(rules: Rules) -> Vec<Viewer> {
    let seats = rules.players.seats().map(Viewer::Seat);
    seats.chain([Viewer::Spectator]).collect()
}

/// How the players of random games behave.
#[derive(Clone, Copy)]
pub(crate) struct Temper {
    /// One in so many turns a player says "I cannot" although something fits.
    pub(crate) bluffs: u32,
    /// One in so many opponents who see a placement keeps quiet.
    pub(crate) keeps_quiet: u32,
}

pub(crate) const HONEST: Temper = Temper { bluffs: 1_000_000, keeps_quiet: 1_000_000 };
pub(crate) const MIXED: Temper = Temper { bluffs: 8, keeps_quiet: 3 };
pub(crate) const WILD: Temper = Temper { bluffs: 2, keeps_quiet: 1 };

pub(crate) const TEMPERS: [Temper; 3] = [HONEST, MIXED, WILD];

/// Some step that is accepted now; none when the game is over.
pub(crate) fn random_step(game: &Game, temper: Temper, rng: &mut Rng) -> Option<Step> {
    let position = game.position();
    let act = |seat, action| Some(Step::Act { seat, action });
    match position.due() {
        Due::Nobody => None,
        Due::Bag { to, count } => Some(Step::Draw { to, tiles: position.bag().pick(count, rng) }),
        Due::Seat(seat) => {
            let claims = position.rules().seeing == Seeing::Claim
                && matches!(position.phase(), Phase::Laying(_));
            let mut choices = game.view(Viewer::Seat(seat)).unwrap().choices();
            choices.retain(|&action| action != Action::Cannot);
            if claims && (choices.is_empty() || rng.one_in(temper.bluffs)) {
                return act(seat, Action::Cannot);
            }
            act(seat, rng.choose(&choices))
        }
        Due::Seats(waiting) => {
            let seat = rng.choose(&waiting.iter().collect::<Vec<_>>());
            let mut choices = game.view(Viewer::Seat(seat)).unwrap().choices();
            choices.retain(|&action| action != Action::None);
            if choices.is_empty() || rng.one_in(temper.keeps_quiet) {
                return act(seat, Action::None);
            }
            act(seat, rng.choose(&choices))
        }
    }
}

/// Plays random games and shows each moment.
pub(crate) fn random_game(
    rules: Rules,
    temper: Temper,
    rng: &mut Rng,
    mut look: impl FnMut(&Game),
) -> Game {
    let first = rng.choose(&rules.players.seats().collect::<Vec<_>>());
    let mut game = Game::new(rules, first).unwrap();
    look(&game);
    while let Some(step) = random_step(&game, temper, rng) {
        game.play(step).unwrap();
        look(&game);
    }
    game
}
