//! The field as a simulation needs it: what fits where and what it would bring, kept ready.

use std::sync::LazyLock;

use quartex::{
    Bounds, Cell, Corner, Field, Frame, Pattern, Placement, Symbol, TILES, Tile, TileSet, Word,
};

/// Some tiles: bit *i* is the tile with index *i*. Like [`TileSet`], and open to arithmetic.
pub(super) type Mask = u64;

/// The tiles of a set as a mask.
pub(super) fn mask(tiles: TileSet) -> Mask {
    tiles.iter().fold(0, |mask, tile| mask | 1 << tile.index())
}

/// The indices of a mask's tiles, ascending.
pub(super) fn tiles(mut mask: Mask) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let tile = mask.trailing_zeros();
        mask &= mask.wrapping_sub(1);
        (tile < Mask::BITS).then_some(tile as usize)
    })
}

/// How a tile reads on a cell: two bits a corner, in the order of [`Corner::ALL`], lowest first.
pub(super) type Reading = u8;

const fn symbol_of(reading: Reading, corner: usize) -> u8 {
    reading >> (2 * corner) & 3
}

fn reading_of(word: Word) -> Reading {
    let symbols = word.symbols().into_iter().zip(0..);
    symbols.fold(0, |reading, (symbol, corner)| reading | symbol_bits(symbol) << (2 * corner))
}

fn symbol_bits(symbol: Symbol) -> u8 {
    symbol as u8
}

/// The word that a reading stands for.
pub(super) fn word_of(reading: Reading) -> Word {
    Word::new(std::array::from_fn(|corner| Symbol::ALL[usize::from(symbol_of(reading, corner))]))
}

const PATTERNS: usize = 625;
/// The weight of each corner in a pattern's number; digit 0 is a free corner.
const WEIGHTS: [u8; 4] = [1, 5, 25, 125];
/// The symbol of each digit; a free corner has none and is never asked.
const SYMBOLS: [u8; 5] = [0, 0, 1, 2, 3];

/// What fits each pattern, and how.
struct Table {
    fitting: [Mask; PATTERNS],
    /// For each pattern and tile the ways to lie there; the same twice if there is one. With an
    /// edge fixed there are never more than two, and home is the same game in every way.
    ways: Vec<[[Reading; 2]; TILES]>,
}

static TABLE: LazyLock<Table> = LazyLock::new(|| {
    let mut table = Table { fitting: [0; PATTERNS], ways: vec![[[0; 2]; TILES]; PATTERNS] };
    for number in 0..PATTERNS {
        let digit = |corner: usize| number / usize::from(WEIGHTS[corner]) % 5;
        let corners = std::array::from_fn(|corner| {
            digit(corner).checked_sub(1).map(|symbol| Symbol::ALL[symbol])
        });
        let pattern = Pattern::new(corners);
        for tile in Tile::all() {
            let mut words = tile.words_at(pattern).map(reading_of);
            if let Some(first) = words.next() {
                table.fitting[number] |= 1 << tile.index();
                let second = if number == 0 { first } else { words.next().unwrap_or(first) };
                table.ways[number][tile.index()] = [first, second];
            }
        }
    }
    table
});

/// An empty cell where a tile could be laid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Gap {
    /// The tiles that fit, laid elsewhere already or not.
    pub(super) fitting: Mask,
    /// The points that a tile here completes.
    pub(super) gain: Gain,
    pattern: u16,
    site: u16,
    cell: Cell,
}

impl Gap {
    /// Where.
    pub(super) const fn cell(&self) -> Cell {
        self.cell
    }
}

/// How many points of each symbol are completed: one byte a symbol.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Gain(u32);

impl Gain {
    pub(super) const NONE: Gain = Gain(0);

    const fn with(self, symbol: u8) -> Gain {
        Gain(self.0 + (1 << (8 * symbol)))
    }

    /// How many of each symbol.
    pub(super) const fn counts(self) -> [u8; 4] {
        self.0.to_le_bytes()
    }
}

/// Where on the board, as `crates/quartex/src/field.rs` numbers sites: a torus on which 55 tiles
/// never meet themselves.
const SITES: usize = 2048;
const EAST: usize = 1;
const SOUTH: usize = 63;
const WEST: usize = SITES - EAST;
const NORTH: usize = SITES - SOUTH;
const POINTS: [usize; 4] = [0, EAST, EAST + SOUTH, SOUTH];

/// ```text
/// bit  15 ........ 8   7    6     5 4 3    2 1 0
///      gap or 0        -   laid   tiles    symbol + 1, or 0
///      (place + 1)         (cell) (point)  (point)
/// ```
type Site = u16;
const SYMBOL: Site = 0b111;
const ONE_TILE: Site = 1 << 3;
const AROUND: Site = 0b111 << 3;
const LAID: Site = 1 << 6;
const GAP: u32 = 8;
const MOST_GAPS: usize = 2 * TILES + 2;

/// A neighbour of a cell: where, and which of its corners is which of the cell's.
struct Neighbour {
    dx: i8,
    dy: i8,
    offset: usize,
    is_edge: bool,
    /// Twice the same for a diagonal neighbour.
    shared: [(u8, u8); 2],
}

const fn beside(dx: i8, dy: i8, offset: usize, shared: [(u8, u8); 2]) -> Neighbour {
    Neighbour { dx, dy, offset, is_edge: dx == 0 || dy == 0, shared }
}

/// Corners are numbered north-west, north-east, south-east, south-west: (the neighbour's, ours).
static AROUND_CELL: [Neighbour; 8] = [
    beside(0, -1, NORTH, [(3, 0), (2, 1)]),
    beside(1, 0, EAST, [(0, 1), (3, 2)]),
    beside(0, 1, SOUTH, [(1, 2), (0, 3)]),
    beside(-1, 0, WEST, [(2, 3), (1, 0)]),
    beside(-1, -1, (NORTH + WEST) % SITES, [(2, 0); 2]),
    beside(1, -1, (NORTH + EAST) % SITES, [(3, 1); 2]),
    beside(1, 1, SOUTH + EAST, [(0, 2); 2]),
    beside(-1, 1, (SOUTH + WEST) % SITES, [(1, 3); 2]),
];

/// All that is laid. A copy costs a tenth of a microsecond.
#[derive(Clone)]
pub(super) struct Board {
    sites: [Site; SITES],
    gaps: [Gap; MOST_GAPS],
    count: usize,
    bounds: Option<Bounds>,
    frame: Option<Frame>,
    table: &'static Table,
}

/// A gap beside another, and what a tile in the other does to it.
#[derive(Clone, Copy, Debug)]
struct Near {
    gain: Gain,
    pattern: u16,
    place: u8,
    /// Up to two corners of the tile that touch it.
    corners: [Touch; 2],
}

/// A corner of a tile that touches a gap.
#[derive(Clone, Copy, Debug)]
struct Touch {
    corner: u8,
    /// How much its symbol weighs in the gap's pattern, if it fixes the point.
    weight: u8,
    /// 1 if it leaves the point with three tiles.
    ripens: u8,
}

/// The gaps around a gap: at most eight.
#[derive(Clone, Copy, Debug)]
pub(super) struct Around {
    list: [Near; 8],
    count: usize,
}

impl Around {
    /// Nothing yet: made once, [filled](Board::look_around) often.
    pub(super) const NOTHING: Around = {
        let nowhere = Touch { corner: 0, weight: 0, ripens: 0 };
        let nobody = Near { gain: Gain::NONE, pattern: 0, place: 0, corners: [nowhere; 2] };
        Around { list: [nobody; 8], count: 0 }
    };
}

/// What a placement does to a gap beside it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Change {
    pub(super) place: usize,
    pub(super) fitting: Mask,
    pub(super) gain: Gain,
}

impl Board {
    /// The same tiles as on this field.
    pub(super) fn of(field: &Field) -> Board {
        let nowhere = Gap { fitting: 0, gain: Gain::NONE, pattern: 0, site: 0, cell: Cell::HOME };
        let mut board = Board {
            sites: [0; SITES],
            gaps: [nowhere; MOST_GAPS],
            count: 0,
            bounds: field.bounds(),
            frame: field.frame(),
            table: &TABLE,
        };
        for Placement { cell, word } in field.placements_laid() {
            let at = site(cell);
            board.sites[at] |= LAID;
            for (corner, symbol) in Corner::ALL.into_iter().zip(word.symbols()) {
                let point = &mut board.sites[(at + POINTS[corner.index()]) % SITES];
                *point = (*point & !SYMBOL | (symbol as Site + 1)) + ONE_TILE;
            }
        }
        // Row by row, so that equal fields make equal boards.
        let mut cells: Vec<Cell> = field.openings().map(quartex::Opening::cell).collect();
        cells.sort_unstable();
        for cell in cells {
            board.open(cell, site(cell));
        }
        board
    }

    /// Becomes the same as another board.
    pub(super) fn copy_from(&mut self, other: &Board) {
        self.sites.copy_from_slice(&other.sites);
        self.gaps[..other.count].copy_from_slice(&other.gaps[..other.count]);
        self.count = other.count;
        self.bounds = other.bounds;
        self.frame = other.frame;
    }

    /// All gaps; a gap's place in this list is its name until the next tile is laid.
    pub(super) fn gaps(&self) -> &[Gap] {
        &self.gaps[..self.count]
    }

    /// The place of the gap on a cell.
    pub(super) fn place_of(&self, cell: Cell) -> Option<usize> {
        self.gaps().iter().position(|gap| gap.cell == cell)
    }

    /// The ways a tile that fits can lie in a gap: one or two.
    #[inline]
    pub(super) fn ways(&self, place: usize, tile: usize) -> (Reading, Option<Reading>) {
        let [first, second] = self.table.ways[usize::from(self.gaps[place].pattern)][tile];
        (first, (first != second).then_some(second))
    }

    /// The gaps around a gap that a tile there changes; with `only_ripening`, those that would
    /// complete a point more. New gaps complete nothing, so they are left out.
    #[inline]
    pub(super) fn look_around(&self, place: usize, only_ripening: bool, around: &mut Around) {
        around.count = 0;
        let at = usize::from(self.gaps[place].site);
        let mut fixes = [0_u8; 4];
        let mut ripens = [0_u8; 4];
        for corner in 0..4 {
            let point = self.sites[(at + POINTS[corner]) % SITES];
            fixes[corner] = u8::from(point & SYMBOL == 0);
            ripens[corner] = u8::from(point & AROUND == 2 * ONE_TILE);
        }
        if only_ripening && ripens == [0; 4] {
            return;
        }
        for neighbour in &AROUND_CELL {
            let state = self.sites[(at + neighbour.offset) % SITES];
            // Places are below 112.
            let Some(there) = ((state >> GAP) as u8).checked_sub(1) else { continue };
            let touch = |(theirs, ours): (u8, u8)| Touch {
                corner: ours,
                weight: fixes[usize::from(ours)] * WEIGHTS[usize::from(theirs)],
                ripens: ripens[usize::from(ours)],
            };
            let [a, b] = neighbour.shared;
            let mut corners = [touch(a), touch(b)];
            if !neighbour.is_edge {
                corners[1] = Touch { corner: 0, weight: 0, ripens: 0 };
            }
            let [a, b] = corners;
            if (a.ripens | b.ripens) == 0 && (only_ripening || (a.weight | b.weight) == 0) {
                continue;
            }
            let Gap { pattern, gain, .. } = self.gaps[usize::from(there)];
            around.list[around.count % 8] = Near { gain, pattern, place: there, corners };
            around.count += 1;
        }
    }

    /// What a tile with this reading does to the gaps around it.
    #[inline]
    pub(super) fn changes(
        &self,
        around: &Around,
        reading: Reading,
    ) -> impl Iterator<Item = Change> {
        around.list[..around.count].iter().map(move |near| {
            let mut pattern = near.pattern;
            let mut gain = near.gain;
            for Touch { corner, weight, ripens } in near.corners {
                let symbol = symbol_of(reading, corner.into());
                pattern += u16::from(weight) * (u16::from(symbol) + 1);
                gain = Gain(gain.0 + (u32::from(ripens) << (8 * symbol)));
            }
            let fitting = self.table.fitting[usize::from(pattern) % PATTERNS];
            Change { place: near.place.into(), fitting, gain }
        })
    }

    /// Lays a tile into a gap, read like this; tells what it completed.
    pub(super) fn lay(&mut self, place: usize, reading: Reading) -> Gain {
        let Gap { site, cell, gain, .. } = self.gaps[place];
        let at = usize::from(site);
        self.close(place);
        self.sites[at] |= LAID;
        for (corner, offset) in POINTS.into_iter().enumerate() {
            let point = &mut self.sites[(at + offset) % SITES];
            *point = (*point & !SYMBOL | (Site::from(symbol_of(reading, corner)) + 1)) + ONE_TILE;
        }
        self.grow(cell);
        for neighbour in &AROUND_CELL {
            let there = (at + neighbour.offset) % SITES;
            let state = self.sites[there];
            if let Some(place) = usize::from(state >> GAP).checked_sub(1) {
                self.refresh(place);
            } else if neighbour.is_edge && state & LAID == 0 {
                let (x, y) = (cell.x() + neighbour.dx, cell.y() + neighbour.dy);
                if let Some(cell) = Cell::new(x.into(), y.into())
                    && self.is_allowed(cell)
                {
                    self.open(cell, there);
                }
            }
        }
        gain
    }

    /// X22: does the frame let a tile lie here?
    fn is_allowed(&self, cell: Cell) -> bool {
        let (Some(frame), Some(bounds)) = (self.frame, self.bounds) else { return true };
        let grown = around(bounds, cell);
        grown.width() <= frame.side() && grown.height() <= frame.side()
    }

    fn grow(&mut self, cell: Cell) {
        let here = Bounds { west: cell.x(), north: cell.y(), east: cell.x(), south: cell.y() };
        let grown = self.bounds.map_or(here, |bounds| around(bounds, cell));
        if self.bounds == Some(grown) {
            return;
        }
        self.bounds = Some(grown);
        if self.frame.is_some() {
            for place in (0..self.count).rev() {
                if !self.is_allowed(self.gaps[place].cell) {
                    self.close(place);
                }
            }
        }
    }

    fn open(&mut self, cell: Cell, at: usize) {
        let place = self.count;
        // 55 tiles have at most `MOST_GAPS` empty neighbours, and a site fits sixteen bits.
        if let (Some(gap), Ok(site)) = (self.gaps.get_mut(place), u16::try_from(at)) {
            gap.site = site;
            gap.cell = cell;
            self.count += 1;
            self.sites[at] |= mark(place);
            self.refresh(place);
        }
    }

    fn close(&mut self, place: usize) {
        let at = usize::from(self.gaps[place].site);
        self.sites[at] &= !(Site::MAX << GAP);
        self.count -= 1;
        if place < self.count {
            self.gaps[place] = self.gaps[self.count];
            let moved = usize::from(self.gaps[place].site);
            self.sites[moved] = self.sites[moved] & !(Site::MAX << GAP) | mark(place);
        }
    }

    fn refresh(&mut self, place: usize) {
        let at = usize::from(self.gaps[place].site);
        let mut pattern = 0;
        let mut gain = Gain::NONE;
        for (corner, offset) in POINTS.into_iter().enumerate() {
            let point = self.sites[(at + offset) % SITES];
            let digit = point & SYMBOL;
            pattern += u16::from(WEIGHTS[corner]) * digit;
            if point & AROUND == 3 * ONE_TILE {
                // Only a fixed point has tiles around it: the digit is 1 to 4.
                gain = gain.with(SYMBOLS[usize::from(digit) % 5]);
            }
        }
        let fitting = self.table.fitting[usize::from(pattern) % PATTERNS];
        let gap = &mut self.gaps[place];
        *gap = Gap { fitting, gain, pattern, ..*gap };
    }
}

#[expect(clippy::cast_possible_truncation, reason = "places are below 112")]
const fn mark(place: usize) -> Site {
    (place as Site + 1) << GAP
}

fn around(bounds: Bounds, cell: Cell) -> Bounds {
    Bounds {
        west: bounds.west.min(cell.x()),
        north: bounds.north.min(cell.y()),
        east: bounds.east.max(cell.x()),
        south: bounds.south.max(cell.y()),
    }
}

fn site(cell: Cell) -> usize {
    // A torus: every whole number has a place on it.
    let number = i32::from(cell.x()) + 63 * i32::from(cell.y());
    usize::try_from(number.rem_euclid(2048)).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::BotDice;

    /// What both keep, cell by cell.
    fn of_board(board: &Board) -> Vec<(Cell, Mask, [u8; 4])> {
        let of = |gap: &Gap| (gap.cell, gap.fitting, gap.gain.counts());
        let mut gaps: Vec<_> = board.gaps().iter().map(of).collect();
        gaps.sort_unstable();
        gaps
    }

    fn of_field(field: &Field) -> Vec<(Cell, Mask, [u8; 4])> {
        let of = |opening: &quartex::Opening| {
            let cell = opening.cell();
            (cell, mask(opening.fitting()), field.completed_by(cell).counts())
        };
        let mut gaps: Vec<_> = field.openings().map(of).collect();
        gaps.sort_unstable();
        gaps
    }

    /// The rules' field is the slow twin: random games, with and without frames.
    #[test]
    fn a_board_follows_the_field() {
        let mut dice = BotDice::new(1);
        for frame in [None, Frame::new(5), Frame::new(8), Frame::new(10)] {
            for _ in 0..20 {
                let mut field = Field::new(frame);
                let mut board = Board::of(&field);
                let mut left = TileSet::ALL;
                while let Some(placement) = quartex::random_placement(&field, left, &mut dice) {
                    let place = board.place_of(placement.cell).unwrap();
                    let reading = reading_of(placement.word);
                    assert_eq!(word_of(reading), placement.word);
                    let mut around = Around::NOTHING;
                    board.look_around(place, false, &mut around);
                    let told: Vec<_> = board
                        .changes(&around, reading)
                        .map(|change| {
                            (board.gaps()[change.place].cell, change.fitting, change.gain)
                        })
                        .collect();
                    let before = of_board(&board);
                    let gain = board.lay(place, reading);
                    assert_eq!(field.lay(placement).unwrap().counts(), gain.counts());
                    left = left.without(placement.tile());
                    assert_eq!(of_board(&board), of_field(&field));
                    assert_eq!(of_board(&Board::of(&field)), of_field(&field));
                    // What was told beforehand is what happened to the gaps that were there.
                    for (cell, fitting, gain) in told {
                        if let Some(place) = board.place_of(cell) {
                            assert_eq!(board.gaps()[place].fitting, fitting);
                            assert_eq!(board.gaps()[place].gain, gain);
                        }
                    }
                    let untouched = |gap: &&(Cell, Mask, [u8; 4])| {
                        let steps = |a: i8, b: i8| (a - b).abs();
                        steps(gap.0.x(), placement.cell.x()) > 1
                            || steps(gap.0.y(), placement.cell.y()) > 1
                    };
                    let after = of_board(&board);
                    if frame.is_none() {
                        assert!(before.iter().filter(untouched).all(|gap| after.contains(gap)));
                    }
                }
            }
        }
    }
}
