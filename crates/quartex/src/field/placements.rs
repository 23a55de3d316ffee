//! Legal placements, one after another.

use crate::places::{PlaceSet, Places};
use crate::tile::Words;
use crate::{Cell, Field, Pattern, Placement, TileSet, Tiles};

/// Legal placements, see [`Field::placements`].
#[derive(Clone, Debug)]
pub struct Placements<'a> {
    field: &'a Field,
    rooms: Places,
    tiles: TileSet,
    cell: Cell,
    pattern: Pattern,
    here: Tiles,
    words: Option<Words>,
}

impl<'a> Placements<'a> {
    /// Of these tiles, none of which is laid.
    pub(super) fn of(field: &'a Field, tiles: TileSet) -> Placements<'a> {
        let rooms = tiles.iter().fold(PlaceSet::EMPTY, |all, tile| all.union(field.rooms(tile)));
        Placements {
            field,
            rooms: rooms.iter(),
            tiles,
            cell: Cell::HOME,
            pattern: Pattern::FREE,
            here: TileSet::EMPTY.iter(),
            words: None,
        }
    }
}

impl Iterator for Placements<'_> {
    type Item = Placement;

    fn next(&mut self) -> Option<Placement> {
        loop {
            if let Some(word) = self.words.as_mut().and_then(Iterator::next) {
                return Some(Placement { cell: self.cell, word });
            }
            if let Some(tile) = self.here.next() {
                self.words = Some(tile.words_at(self.pattern));
                continue;
            }
            let opening = self.field.openings.get(usize::from(self.rooms.next()?))?;
            self.cell = opening.cell;
            self.pattern = opening.pattern();
            self.here = opening.fitting().intersection(self.tiles).iter();
        }
    }
}
