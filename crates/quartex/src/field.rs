//! The field: all tiles laid so far, kept as lattice points.

mod placements;

use alloc::vec::Vec;
use core::fmt;

use crate::pattern::{Entry, MIRRORED, look_up};
use crate::places::PlaceSet;
use crate::tile::TILES;
use crate::{
    Bounds, Cell, Corner, Frame, Misfit, Opening, Pattern, Placement, Point, Symbol, Tile, TileSet,
    Tokens, Word,
};

pub use placements::Placements;

/// The whole board (X8): which cells are laid, and what is fixed at the lattice points.
///
/// What a search asks for at every step is kept ready: the *openings*, the empty cells where X9 (a),
/// (b) and (d) hold, each with the tiles that X9 (c) lets in. Laying a tile touches only its eight
/// neighbours. Nothing is allocated and a copy is about seven kilobytes.
///
/// # Layout
///
/// A site stands for the cell `(x, y)` and for the lattice point at its north-west corner:
///
/// ```text
/// bit  15 ........ 8   7    6     5 4 3    2 1 0
///      opening or 0    -   laid   tiles    symbol + 1, or 0
///      (place + 1)         (cell) (point)  (point)
/// ```
///
/// Sites are numbered `x + 63 y` modulo 2048, a torus wound so that two sites less than 64 steps
/// apart never share a number. Edge to edge, 55 tiles reach 54 steps; with their neighbours and
/// those neighbours' points it stays below 64. So the board needs no origin and no limit.
#[derive(Clone)]
pub struct Field {
    sites: [u16; SITES],
    openings: [Opening; MOST_OPENINGS],
    /// Which places of `openings` are in use.
    open: PlaceSet,
    /// The openings of each tile that is not laid: the same as `Opening::fitting`, seen from the
    /// other side. For laid tiles it is out of date and never asked.
    rooms: [PlaceSet; TILES],
    /// The openings with `Opening::is_pair`.
    pairs: PlaceSet,
    laid: TileSet,
    bounds: Option<Bounds>,
    frame: Option<Frame>,
}

const SITES: usize = 2048;
const EAST: usize = 1;
const SOUTH: usize = 63;
const WEST: usize = SITES - EAST;
const NORTH: usize = SITES - SOUTH;

const SYMBOL: u16 = 0b111;
const ONE_TILE: u16 = 1 << 3;
const AROUND: u16 = 0b111 << 3;
const FOUR_TILES: u16 = 4 << 3;
const LAID: u16 = 1 << 6;
const OPENING: u32 = 8;

/// A set of n cells joined by edges has at most 2n + 2 empty neighbours.
const MOST_OPENINGS: usize = 2 * 55 + 2;

/// Offsets of a cell's four points, in the order of [`Corner::ALL`].
const POINTS: [usize; 4] = [0, EAST, EAST + SOUTH, SOUTH];

/// The eight neighbours: where, site offset, and which corners of the laid tile they touch.
const EDGES: [(i8, i8, usize, u8); 4] =
    [(0, -1, NORTH, 0b0011), (1, 0, EAST, 0b0110), (0, 1, SOUTH, 0b1100), (-1, 0, WEST, 0b1001)];
const DIAGONALS: [(usize, u8); 4] = [
    (NORTH + WEST, 0b0001),
    (NORTH + EAST, 0b0010),
    (SOUTH + EAST, 0b0100),
    (SOUTH + WEST, 0b1000),
];

impl Field {
    /// An empty field; home is the only opening (X10).
    pub fn new(frame: Option<Frame>) -> Field {
        let nowhere = Opening {
            fitting: TileSet::EMPTY,
            pattern: Pattern::FREE,
            is_pair: false,
            cell: Cell::HOME,
        };
        let mut field = Field {
            sites: [0; SITES],
            openings: [nowhere; MOST_OPENINGS],
            open: PlaceSet::EMPTY,
            rooms: [PlaceSet::EMPTY; TILES],
            pairs: PlaceSet::EMPTY,
            laid: TileSet::EMPTY,
            bounds: None,
            frame,
        };
        field.open(Cell::HOME, site(Cell::HOME));
        field
    }

    /// The frame, if there is one (X22).
    pub const fn frame(&self) -> Option<Frame> {
        self.frame
    }

    /// The tiles laid so far.
    pub const fn laid(&self) -> TileSet {
        self.laid
    }

    /// The rectangle around all laid tiles; none before the first.
    pub const fn bounds(&self) -> Option<Bounds> {
        self.bounds
    }

    /// All laid tiles, row by row from the north-west.
    pub fn placements_laid(&self) -> impl Iterator<Item = Placement> + '_ {
        self.bounds.into_iter().flat_map(move |bounds| {
            (bounds.north..=bounds.south).flat_map(move |y| {
                (bounds.west..=bounds.east).filter_map(move |x| {
                    let cell = Cell::HOME.beside(x, y);
                    self.word_at(cell).map(|word| Placement { cell, word })
                })
            })
        })
    }

    /// How the tile on a cell reads, if one lies there.
    pub fn word_at(&self, cell: Cell) -> Option<Word> {
        if !self.is_laid(cell) {
            return None;
        }
        // A laid tile has fixed all four points, so its word is what they carry.
        Some(Word::from_bits(Pattern::from_digits(self.digits(site(cell))).value()))
    }

    /// The symbol fixed at a lattice point (X8).
    pub fn symbol_at(&self, point: Point) -> Option<Symbol> {
        let digit = self.point(point)? & SYMBOL;
        Symbol::ALL.get(usize::from(digit).checked_sub(1)?).copied()
    }

    /// How many tiles lie around a lattice point, 0 to 4 (X12).
    pub fn tiles_around(&self, point: Point) -> u8 {
        // Three bits.
        self.point(point).map_or(0, |site| ((site & AROUND) >> 3) as u8)
    }

    /// The symbols that a tile laid on this cell would complete, whichever tile it is (X12).
    pub fn completed_by(&self, cell: Cell) -> Tokens {
        let mut completed = Tokens::NONE;
        if self.bounds.is_some_and(|bounds| bounds.reaches(cell, 1)) && !self.is_laid(cell) {
            for offset in POINTS {
                let point = self.sites[(site(cell) + offset) % SITES];
                if point & AROUND == FOUR_TILES - ONE_TILE {
                    // Only a fixed point has tiles around it.
                    completed[Symbol::from_bits((point & SYMBOL) as u8 - 1)] += 1;
                }
            }
        }
        completed
    }

    /// The empty cells where some tile could be laid, in no particular order.
    pub fn openings(&self) -> impl Iterator<Item = &Opening> + Clone {
        self.open.iter().filter_map(|place| self.openings.get(usize::from(place)))
    }

    /// The opening on this cell.
    pub fn opening_at(&self, cell: Cell) -> Option<&Opening> {
        let place = self.place(site(cell))?;
        // Cells far apart may share a site.
        self.openings.get(usize::from(place)).filter(|opening| opening.cell == cell)
    }

    /// Every legal placement of these tiles (X9, X10); tiles laid already are passed over.
    pub fn placements(&self, tiles: TileSet) -> Placements<'_> {
        Placements::of(self, tiles.minus(self.laid))
    }

    /// Every cell together with a tile of these that fits there in some way: what X16 asks for.
    pub fn spots(&self, tiles: TileSet) -> impl Iterator<Item = (Tile, Cell)> + '_ {
        let tiles = tiles.minus(self.laid);
        self.openings().flat_map(move |opening| {
            opening.fitting().intersection(tiles).iter().map(|tile| (tile, opening.cell))
        })
    }

    /// The ways a tile can lie on a cell; none if X9 is against it.
    pub fn words_for(&self, tile: Tile, cell: Cell) -> impl Iterator<Item = Word> + use<> {
        self.opening_at(cell)
            .filter(|_| !self.laid.contains(tile))
            .map(|opening| tile.words_at(opening.pattern()))
            .into_iter()
            .flatten()
    }

    /// How many legal placements these tiles have; see [`Field::placements`].
    pub fn count_placements(&self, tiles: TileSet) -> u32 {
        tiles.minus(self.laid).iter().map(|tile| self.count_ways(tile)).sum()
    }

    /// In how many ways a tile, not laid yet, can be laid.
    #[inline]
    pub(crate) fn count_ways(&self, tile: Tile) -> u32 {
        if self.laid.is_empty() {
            // Home, once a game.
            return tile.words().count_left();
        }
        self.rooms(tile).count() + self.second_rooms(tile).count()
    }

    /// One of the ways that [`Field::count_ways`] counts.
    pub(crate) fn nth_way(&self, tile: Tile, skipped: u32) -> Option<Placement> {
        let rooms = self.rooms(tile);
        let in_first = rooms.count();
        if self.laid.is_empty() {
            return Some(Placement { cell: Cell::HOME, word: tile.words().after(skipped)? });
        }
        let (place, word) = if skipped < in_first {
            (rooms.nth(skipped)?, 0)
        } else {
            (self.second_rooms(tile).nth(skipped - in_first)?, 1)
        };
        let opening = self.openings.get(usize::from(place))?;
        let word = tile.words_at(opening.pattern).after(word)?;
        Some(Placement { cell: opening.cell, word })
    }

    #[inline]
    fn rooms(&self, tile: Tile) -> PlaceSet {
        self.rooms[tile.index()]
    }

    /// Where a tile fits in two ways, see [`Entry::is_pair`].
    #[inline]
    fn second_rooms(&self, tile: Tile) -> PlaceSet {
        if MIRRORED.contains(tile) {
            PlaceSet::EMPTY
        } else {
            self.rooms(tile).intersection(self.pairs)
        }
    }

    /// Whether any of these tiles has a legal placement (X15).
    pub fn has_room_for(&self, tiles: TileSet) -> bool {
        tiles.minus(self.laid).iter().any(|tile| !self.rooms(tile).is_empty())
    }

    /// Those of these tiles that have a legal placement.
    pub fn fitting(&self, tiles: TileSet) -> TileSet {
        let tiles = tiles.minus(self.laid).iter();
        tiles.filter(|&tile| !self.rooms(tile).is_empty()).collect()
    }

    /// Whether a placement is legal (X9, X10), and if not, why.
    pub fn check(&self, placement: Placement) -> Result<(), Misfit> {
        let opening = self.check_cell(placement.tile(), placement.cell)?;
        let corners = opening.pattern().corners().into_iter().zip(placement.word.symbols());
        let clash = |(fixed, symbol): (Option<Symbol>, Symbol)| fixed.is_some_and(|f| f != symbol);
        match corners.zip(Corner::ALL).find(|&(pair, _)| clash(pair)) {
            Some((_, corner)) => Err(Misfit::Clash(corner)),
            None => Ok(()),
        }
    }

    /// Whether a tile can be laid on a cell in some orientation (X16), and if not, why.
    pub fn check_spot(&self, tile: Tile, cell: Cell) -> Result<(), Misfit> {
        let opening = self.check_cell(tile, cell)?;
        if opening.fitting().contains(tile) { Ok(()) } else { Err(Misfit::NoOrientation) }
    }

    /// X9 (a), (b), (d) and X10: everything but the symbols.
    fn check_cell(&self, tile: Tile, cell: Cell) -> Result<&Opening, Misfit> {
        if self.laid.contains(tile) {
            return Err(Misfit::TileLaid);
        }
        if let Some(opening) = self.opening_at(cell) {
            return Ok(opening);
        }
        let Some(bounds) = self.bounds else {
            return Err(Misfit::NotHome);
        };
        if self.is_laid(cell) {
            return Err(Misfit::CellTaken);
        }
        let has_edge = bounds.reaches(cell, 1)
            && EDGES.iter().any(|&(dx, dy, ..)| self.is_laid(cell.beside(dx, dy)));
        Err(if has_edge { Misfit::BeyondFrame } else { Misfit::NoEdge })
    }

    /// Lays a tile if that is legal (X9, X10); tells which symbols it completed (X12).
    pub fn lay(&mut self, placement: Placement) -> Result<Tokens, Misfit> {
        self.check(placement)?;
        Ok(self.lay_checked(placement))
    }

    /// Lays a tile that [`Field::check`] has let through, or that comes from
    /// [`Field::placements`]; anything else would leave a field that no game can reach.
    pub(crate) fn lay_checked(&mut self, placement: Placement) -> Tokens {
        let Placement { cell, word } = placement;
        let at = site(cell);
        self.laid = self.laid.with(word.tile());
        self.close(at);
        self.sites[at] |= LAID;
        let mut completed = Tokens::NONE;
        let mut fixed = 0_u8;
        for (corner, symbol) in Corner::ALL.into_iter().zip(word.symbols()) {
            let point = &mut self.sites[(at + POINTS[corner.index()]) % SITES];
            if *point & SYMBOL == 0 {
                *point |= symbol as u16 + 1;
                fixed |= 1 << corner.index();
            }
            *point += ONE_TILE;
            if *point & AROUND == FOUR_TILES {
                completed[symbol] += 1;
            }
        }
        self.grow(cell);
        for (dx, dy, offset, touches) in EDGES {
            let there = (at + offset) % SITES;
            let state = self.sites[there];
            if state >> OPENING == 0 {
                if state & LAID == 0 {
                    self.open(cell.beside(dx, dy), there);
                }
            } else if fixed & touches != 0 {
                self.refresh(there);
            }
        }
        for (offset, touches) in DIAGONALS {
            let there = (at + offset) % SITES;
            if fixed & touches != 0 && self.sites[there] >> OPENING != 0 {
                self.refresh(there);
            }
        }
        completed
    }

    /// Widens the bounds; with a frame, closes the openings that are now out of it for good.
    fn grow(&mut self, cell: Cell) {
        let bounds = self.bounds.map_or(Bounds::around(cell), |bounds| bounds.with(cell));
        if self.bounds == Some(bounds) {
            return;
        }
        self.bounds = Some(bounds);
        if let Some(frame) = self.frame {
            for place in self.open.iter() {
                let cell = self.openings[usize::from(place)].cell;
                if !bounds.with(cell).is_within(frame) {
                    self.close(site(cell));
                }
            }
        }
    }

    /// Makes an empty cell beside a tile an opening, unless the frame is against it.
    fn open(&mut self, cell: Cell, at: usize) {
        if let (Some(frame), Some(bounds)) = (self.frame, self.bounds)
            && !bounds.with(cell).is_within(frame)
        {
            return;
        }
        let place = self.open.lowest_free();
        if let Some(opening) = self.openings.get_mut(usize::from(place)) {
            opening.cell = cell;
            self.open.toggle(place);
            self.sites[at] |= (u16::from(place) + 1) << OPENING;
            self.refresh(at);
        }
    }

    /// Takes a cell out of the openings, if it is one.
    fn close(&mut self, at: usize) {
        if let Some(place) = self.place(at) {
            let nothing = Entry { fitting: TileSet::EMPTY, pattern: Pattern::FREE, is_pair: false };
            self.change(place, nothing);
            self.sites[at] &= !(u16::MAX << OPENING);
            self.open.toggle(place);
        }
    }

    /// Reads the corners of an opening again.
    fn refresh(&mut self, at: usize) {
        let entry = look_up(self.digits(at));
        if let Some(place) = self.place(at) {
            self.change(place, entry);
        }
    }

    /// Notes what fits at an opening now, on both sides.
    #[inline]
    fn change(&mut self, place: u8, entry: Entry) {
        let Some(opening) = self.openings.get_mut(usize::from(place)) else { return };
        let Entry { fitting, pattern, is_pair } = entry;
        for tile in opening.fitting.difference(fitting).minus(self.laid) {
            self.rooms[tile.index()].toggle(place);
        }
        if opening.is_pair != is_pair {
            self.pairs.toggle(place);
        }
        *opening = Opening { fitting, pattern, is_pair, cell: opening.cell };
    }

    /// The place of the opening at a site.
    fn place(&self, at: usize) -> Option<u8> {
        ((self.sites[at % SITES] >> OPENING) as u8).checked_sub(1)
    }

    /// The symbols at a cell's corners, see [`Pattern::from_digits`].
    fn digits(&self, at: usize) -> [u8; 4] {
        POINTS.map(|offset| (self.sites[(at + offset) % SITES] & SYMBOL) as u8)
    }

    fn is_laid(&self, cell: Cell) -> bool {
        self.bounds.is_some_and(|bounds| bounds.reaches(cell, 0))
            && self.sites[site(cell)] & LAID != 0
    }

    /// What is known of a point, if it can be a corner of a laid tile at all.
    fn point(&self, point: Point) -> Option<u16> {
        let cell = Cell::HOME.beside(point.x(), point.y());
        self.bounds?.reaches(cell, 1).then(|| self.sites[site(cell)])
    }
}

/// The number of a cell's site: `x + 63 y` on the torus.
#[expect(clippy::cast_sign_loss, reason = "modulo a power of two, no sign is needed")]
fn site(cell: Cell) -> usize {
    let number = i32::from(cell.x()) + 63 * i32::from(cell.y());
    number as usize % SITES
}

/// Fields are equal if the same tiles lie the same way, in whatever order they were laid.
impl PartialEq for Field {
    fn eq(&self, other: &Field) -> bool {
        self.frame == other.frame && self.placements_laid().eq(other.placements_laid())
    }
}

impl Eq for Field {}

impl fmt::Debug for Field {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Field")
            .field("frame", &self.frame)
            .field("laid", &self.placements_laid().collect::<Vec<_>>())
            .finish_non_exhaustive()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What the layout of [`Field`] rests on.
    #[test]
    fn x8_sites_less_than_64_steps_apart_are_different() {
        let home = site(Cell::HOME);
        for (dx, dy) in (-63_i8..=63).flat_map(|dx| (-63_i8..=63).map(move |dy| (dx, dy))) {
            let steps = i32::from(dx.abs()) + i32::from(dy.abs());
            if (1..64).contains(&steps) {
                assert_ne!(site(Cell::HOME.beside(dx, dy)), home, "{dx}, {dy}");
            }
        }
    }

    /// Searches copy fields; this is what they copy.
    #[test]
    fn a_field_stays_small() {
        assert!(size_of::<Field>() <= 7 * 1024, "{}", size_of::<Field>());
        assert_eq!(size_of::<Opening>(), 16);
    }
}
