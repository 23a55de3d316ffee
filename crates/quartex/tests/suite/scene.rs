//! Positions put together by hand.

use std::collections::BTreeSet;

use quartex::{
    Cell, Chance, Eye, Field, Game, Phase, Placement, Rules, Setup, SetupHand, Symbol, TileSet,
    Tokens, Turn, Word,
};

use crate::help::{Rng, seat, tiles};

pub(crate) fn cell(x: i32, y: i32) -> Cell {
    Cell::new(x, y).unwrap()
}

pub(crate) fn lay(text: &str) -> Placement {
    text.parse().unwrap()
}

/// A field with these tiles laid in this order.
pub(crate) fn field(placements: &[&str]) -> Field {
    let mut field = Field::new(None);
    for placement in placements {
        field.lay(lay(placement)).unwrap();
    }
    field
}

/// A rectangle of different tiles with these symbols at its inner points; home is its north-west
/// cell. The points on the rim are tried at random until all tiles differ.
pub(crate) fn block(inner: &[&str]) -> Vec<Placement> {
    let height = inner.len() + 1;
    let width = inner[0].len() + 1;
    let mut rng = Rng::new(7);
    loop {
        let mut points = vec![vec![Symbol::Cross; width + 1]; height + 1];
        for (y, row) in points.iter_mut().enumerate() {
            for (x, point) in row.iter_mut().enumerate() {
                let is_inner = (1..height).contains(&y) && (1..width).contains(&x);
                *point = if is_inner {
                    Symbol::from_letter(char::from(inner[y - 1].as_bytes()[x - 1])).unwrap()
                } else {
                    Symbol::ALL[rng.below(4) as usize]
                };
            }
        }
        let mut board = Vec::new();
        for y in 0..height {
            for x in 0..width {
                let word = Word::new([
                    points[y][x],
                    points[y][x + 1],
                    points[y + 1][x + 1],
                    points[y + 1][x],
                ]);
                let at = |n: usize| i32::try_from(n).unwrap();
                board.push(Placement { cell: cell(at(x), at(y)), word });
            }
        }
        let different: BTreeSet<_> = board.iter().map(|p| p.tile()).collect();
        if different.len() == board.len() {
            return board;
        }
    }
}

/// A position under construction: hands that nobody asked for are filled with unused tiles.
pub(crate) struct Scene {
    pub(crate) setup: Setup,
    reserved: TileSet,
}

impl Scene {
    /// Seat 1 is to lay, everybody will hold five tiles.
    pub(crate) fn new(rules: Rules, board: &[Placement]) -> Scene {
        let players = usize::from(rules.players.count());
        let reserved = board.iter().map(|p| p.tile()).collect();
        let turn = Turn { seat: seat(1), aside: TileSet::EMPTY };
        let setup = Setup {
            rules,
            eye: Eye::Truth,
            first: seat(1),
            board: board.to_vec(),
            removed: TileSet::EMPTY,
            hands: vec![SetupHand::default(); players],
            tokens: vec![Tokens::NONE; players],
            memory: None,
            phase: Phase::Laying(turn),
        };
        Scene { setup, reserved }
    }

    /// This player holds these tiles, and others up to five.
    pub(crate) fn holds(mut self, number: u8, names: &str) -> Scene {
        let hand = &mut self.setup.hands[usize::from(number) - 1];
        hand.tiles = hand.tiles.union(tiles(names));
        self.reserved = self.reserved.union(tiles(names));
        self
    }

    pub(crate) fn tokens(mut self, number: u8, counts: [u8; 4]) -> Scene {
        self.setup.tokens[usize::from(number) - 1] = Tokens::new(counts);
        self
    }

    fn unused(&mut self, count: u8) -> TileSet {
        // The last by name: those with few crosses.
        let left = TileSet::ALL.minus(self.reserved);
        let some: TileSet = left.iter().skip(usize::from(left.len() - count)).collect();
        self.reserved = self.reserved.union(some);
        some
    }

    pub(crate) fn setup(mut self) -> Setup {
        self.setup.removed = self.unused(self.setup.rules.removed());
        for place in 0..self.setup.hands.len() {
            let missing = 5 - self.setup.hands[place].tiles.len();
            let more = self.unused(missing);
            let hand = &mut self.setup.hands[place];
            hand.tiles = hand.tiles.union(more);
        }
        self.setup
    }

    pub(crate) fn game(self) -> Game {
        self.setup().game().unwrap()
    }
}
