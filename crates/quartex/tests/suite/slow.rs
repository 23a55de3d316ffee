//! The slow twin: Quartex as one would write it on the first day, in words and maps.
//!
//! It shares no code with the crate. It is told the same steps as texts.

use std::collections::{BTreeSet, HashMap, HashSet};

pub(crate) type Tiles = BTreeSet<String>;

#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Stage {
    Home,
    Remove,
    Deal(usize),
    Lay(usize),
    Ask(usize, BTreeSet<usize>),
    Bound(usize, String, (i32, i32)),
    Redraw(usize),
    Refill(usize),
    Retire(usize),
    Over,
}

pub(crate) struct Slow {
    pub(crate) players: usize,
    pub(crate) frame: Option<i32>,
    pub(crate) auto: bool,
    pub(crate) bag_start: bool,
    pub(crate) first: usize,
    pub(crate) board: HashMap<(i32, i32), String>,
    pub(crate) bag: Tiles,
    pub(crate) removed: Tiles,
    pub(crate) aside: Tiles,
    pub(crate) hands: Vec<Tiles>,
    pub(crate) tokens: Vec<[u32; 4]>,
    pub(crate) stock: [u32; 4],
    pub(crate) out: Vec<bool>,
    pub(crate) wasted: u32,
    pub(crate) stage: Stage,
    /// The readings of every tile, worked out once.
    readings: HashMap<String, BTreeSet<String>>,
}

const LETTERS: [char; 4] = ['X', 'S', 'Q', 'O'];

fn number(letter: char) -> usize {
    LETTERS.iter().position(|&l| l == letter).unwrap()
}

/// All readings of a tile: turn it, flip it, look.
pub(crate) fn readings(word: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut w: Vec<char> = word.chars().collect();
    for _ in 0..2 {
        for _ in 0..4 {
            w.rotate_right(1);
            found.insert(w.iter().collect());
        }
        w.reverse();
    }
    found
}

/// The smallest reading in the order X < S < Q < O (X3).
pub(crate) fn name(word: &str) -> String {
    let key = |w: &String| w.chars().map(number).collect::<Vec<_>>();
    readings(word).into_iter().min_by_key(key).unwrap()
}

pub(crate) fn all_tiles() -> Tiles {
    let mut tiles = Tiles::new();
    for a in LETTERS {
        for b in LETTERS {
            for c in LETTERS {
                for d in LETTERS {
                    tiles.insert(name(&[a, b, c, d].iter().collect::<String>()));
                }
            }
        }
    }
    tiles
}

/// The four points of a cell, clockwise from the north-west (X8).
fn points((x, y): (i32, i32)) -> [(i32, i32); 4] {
    [(x, y), (x + 1, y), (x + 1, y + 1), (x, y + 1)]
}

fn neighbours((x, y): (i32, i32)) -> [(i32, i32); 4] {
    [(x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)]
}

impl Slow {
    pub(crate) fn new(
        players: usize,
        frame: Option<i32>,
        auto: bool,
        bag_start: bool,
        first: usize,
    ) -> Slow {
        let mut slow = Slow {
            players,
            frame,
            auto,
            bag_start,
            first,
            board: HashMap::new(),
            bag: all_tiles(),
            removed: Tiles::new(),
            aside: Tiles::new(),
            hands: vec![Tiles::new(); players],
            tokens: vec![[0; 4]; players],
            stock: [10; 4],
            out: vec![false; players],
            wasted: 0,
            stage: Stage::Home,
            readings: all_tiles().into_iter().map(|tile| (tile.clone(), readings(&tile))).collect(),
        };
        if !bag_start {
            slow.after_home();
        }
        slow
    }

    fn removed_count(&self) -> usize {
        match (self.bag_start, self.players) {
            (false, 2 | 3) => 1,
            (false, 4) => 3,
            (true, 4) => 2,
            (true, 5) => 4,
            _ => 0,
        }
    }

    fn after_home(&mut self) {
        self.stage = if self.removed_count() > 0 { Stage::Remove } else { Stage::Deal(self.first) };
    }

    /// What lies at a lattice point: the symbols of all tiles around it.
    fn at_point(&self, (x, y): (i32, i32)) -> Vec<char> {
        let around = [(x, y, 0), (x - 1, y, 1), (x - 1, y - 1, 2), (x, y - 1, 3)];
        let corner = |&(x, y, c): &(i32, i32, usize)| Some(self.board.get(&(x, y))?.as_bytes()[c]);
        around.iter().filter_map(corner).map(char::from).collect()
    }

    /// X9, X10, X22, read aloud.
    pub(crate) fn fits(&self, cell: (i32, i32), word: &str) -> bool {
        if self.board.is_empty() {
            return cell == (0, 0);
        }
        if self.board.contains_key(&cell) {
            return false;
        }
        if !neighbours(cell).iter().any(|n| self.board.contains_key(n)) {
            return false;
        }
        for (point, symbol) in points(cell).into_iter().zip(word.chars()) {
            if self.at_point(point).iter().any(|&there| there != symbol) {
                return false;
            }
        }
        if let Some(frame) = self.frame {
            let xs = || self.board.keys().map(|c| c.0).chain([cell.0]);
            let ys = || self.board.keys().map(|c| c.1).chain([cell.1]);
            let wide = xs().max().unwrap() - xs().min().unwrap() + 1;
            let high = ys().max().unwrap() - ys().min().unwrap() + 1;
            return wide <= frame && high <= frame;
        }
        true
    }

    fn cells_to_try(&self) -> HashSet<(i32, i32)> {
        // Diagonal neighbours too: X9 (b) must be what refuses them.
        let around = |&(x, y): &(i32, i32)| {
            (-1..=1).flat_map(move |dx| (-1..=1).map(move |dy| (x + dx, y + dy)))
        };
        self.board.keys().flat_map(around).chain([(0, 0)]).collect()
    }

    /// Every legal placement of these tiles, as text.
    pub(crate) fn placements(&self, hand: &Tiles) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        for cell in self.cells_to_try() {
            for tile in hand {
                for word in &self.readings[tile] {
                    if self.fits(cell, word) {
                        found.insert(format!("{tile}@{},{}={word}", cell.0, cell.1));
                    }
                }
            }
        }
        found
    }

    pub(crate) fn can_lay(&self, hand: &Tiles) -> bool {
        self.cells_to_try().into_iter().any(|cell| {
            hand.iter().any(|tile| self.readings[tile].iter().any(|word| self.fits(cell, word)))
        })
    }

    /// Plays an accepted step.
    pub(crate) fn play(&mut self, step: &str) {
        if let Some(draw) = step.strip_prefix("bag ") {
            let (_, list) = draw.split_once(':').unwrap();
            let drawn: Tiles = list.split(',').map(str::to_owned).collect();
            for tile in &drawn {
                assert!(self.bag.remove(tile));
            }
            return self.draw(drawn);
        }
        let (seat, action) = step.split_once(':').unwrap();
        let seat = seat.parse::<usize>().unwrap() - 1;
        if action == "cannot" {
            assert_eq!(self.stage, Stage::Lay(seat));
            self.claim(seat);
        } else if action == "none" {
            let Stage::Ask(player, mut waiting) = self.stage.clone() else { panic!() };
            assert!(waiting.remove(&seat));
            if waiting.is_empty() {
                self.give_up(player);
            } else {
                self.stage = Stage::Ask(player, waiting);
            }
        } else if let Some(spot) = action.strip_prefix("try ") {
            let Stage::Ask(player, waiting) = self.stage.clone() else { panic!() };
            assert!(waiting.contains(&seat));
            let (tile, cell) = spot.split_once('@').unwrap();
            let (x, y) = cell.split_once(',').unwrap();
            let cell = (x.parse().unwrap(), y.parse().unwrap());
            self.stage = Stage::Bound(player, tile.to_owned(), cell);
        } else {
            assert!(matches!(&self.stage, Stage::Lay(p) | Stage::Bound(p, ..) if *p == seat));
            self.lay(seat, action);
        }
    }

    fn draw(&mut self, drawn: Tiles) {
        match self.stage.clone() {
            Stage::Home => {
                self.board.insert((0, 0), drawn.into_iter().next().unwrap());
                self.after_home();
            }
            Stage::Remove => {
                self.removed = drawn;
                self.stage = Stage::Deal(self.first);
            }
            Stage::Deal(seat) => {
                self.hands[seat] = drawn;
                let next = (seat + 1) % self.players;
                if next == self.first {
                    self.start_turn(next);
                } else {
                    self.stage = Stage::Deal(next);
                }
            }
            Stage::Redraw(seat) => {
                self.hands[seat] = drawn;
                self.start_turn(seat);
            }
            Stage::Refill(seat) | Stage::Retire(seat) => {
                self.hands[seat].extend(drawn);
                self.next_player(seat);
            }
            other => panic!("no draw in {other:?}"),
        }
    }

    fn start_turn(&mut self, seat: usize) {
        self.stage = Stage::Lay(seat);
        if self.auto && !self.can_lay(&self.hands[seat]) {
            self.claim(seat);
        }
    }

    fn claim(&mut self, seat: usize) {
        let asked: BTreeSet<usize> =
            (0..self.players).filter(|&other| other != seat && !self.out[other]).collect();
        if self.auto || asked.is_empty() {
            self.give_up(seat);
        } else {
            self.stage = Stage::Ask(seat, asked);
        }
    }

    fn give_up(&mut self, seat: usize) {
        if self.bag.is_empty() {
            self.out[seat] = true;
            self.bag.append(&mut self.aside);
            self.stage = Stage::Retire(seat);
            if self.hands[seat].len() >= 5 || self.bag.is_empty() {
                self.next_player(seat);
            }
        } else {
            let mut hand = std::mem::take(&mut self.hands[seat]);
            self.aside.append(&mut hand);
            self.stage = Stage::Redraw(seat);
        }
    }

    fn lay(&mut self, seat: usize, placement: &str) {
        let (tile, rest) = placement.split_once('@').unwrap();
        let (cell, word) = rest.split_once('=').unwrap();
        let (x, y) = cell.split_once(',').unwrap();
        let cell = (x.parse().unwrap(), y.parse().unwrap());
        assert!(self.fits(cell, word));
        assert!(self.hands[seat].remove(tile));
        self.board.insert(cell, word.to_owned());
        for point in points(cell) {
            let around = self.at_point(point);
            if around.len() == 4 {
                let symbol = number(around[0]);
                if self.stock[symbol] > 0 {
                    self.stock[symbol] -= 1;
                    self.tokens[seat][symbol] += 1;
                } else {
                    self.wasted += 1;
                }
            }
        }
        self.bag.append(&mut self.aside);
        self.stage = Stage::Refill(seat);
        if self.hands[seat].len() >= 5 || self.bag.is_empty() {
            self.next_player(seat);
        }
    }

    fn next_player(&mut self, seat: usize) {
        for step in 1..=self.players {
            let next = (seat + step) % self.players;
            if !self.out[next] && !self.hands[next].is_empty() {
                return self.start_turn(next);
            }
        }
        self.stage = Stage::Over;
    }

    pub(crate) fn score(&self, seat: usize) -> i32 {
        let worth: u32 = (0..4).map(|s| self.tokens[seat][s] * self.stock[s]).sum();
        let minus = if self.out[seat] { self.hands[seat].len() } else { 0 };
        i32::try_from(worth).unwrap() - i32::try_from(minus).unwrap()
    }

    /// Points with four tiles.
    pub(crate) fn completed(&self) -> usize {
        let all: HashSet<_> = self.board.keys().flat_map(|&cell| points(cell)).collect();
        all.into_iter().filter(|&point| self.at_point(point).len() == 4).count()
    }
}
