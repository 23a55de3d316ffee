//! The number of legal placements does not change under the symmetries of board and symbols.

use proptest::prelude::*;
use quartex::{Cell, Corner, Field, Placement, Symbol, TileSet, Word};

use crate::help::Rng;

/// One of the 8 symmetries of the square lattice.
#[derive(Clone, Copy, Debug)]
struct Turn {
    quarters: u8,
    flipped: bool,
}

impl Turn {
    fn apply(self, placement: Placement) -> Placement {
        let (mut x, mut y) = (i32::from(placement.cell.x()), i32::from(placement.cell.y()));
        let mut word = placement.word;
        if self.flipped {
            x = -x;
            word = word.flipped();
        }
        for _ in 0..self.quarters {
            (x, y) = (-y, x);
            word = word.turned();
        }
        Placement { cell: Cell::new(x, y).unwrap(), word }
    }
}

fn rename(word: Word, names: [Symbol; 4]) -> Word {
    Word::new(Corner::ALL.map(|corner| names[word.at(corner).index()]))
}

/// Some tiles laid at random.
fn random_board(seed: u64, count: usize) -> Vec<Placement> {
    let mut rng = Rng::new(seed);
    let mut field = Field::new(None);
    let mut board = Vec::new();
    while board.len() < count {
        let Some(placement) =
            quartex::random_placement(&field, TileSet::ALL.minus(field.laid()), &mut rng)
        else {
            break;
        };
        field.lay(placement).unwrap();
        board.push(placement);
    }
    board
}

fn laid(board: impl IntoIterator<Item = Placement>) -> Field {
    let mut field = Field::new(None);
    for placement in board {
        field.lay(placement).unwrap();
    }
    field
}

proptest! {
    #[test]
    fn placements_are_counted_alike(
        seed: u64,
        count in 1_usize..55,
        quarters in 0_u8..4,
        flipped: bool,
        names in Just(Symbol::ALL).prop_shuffle(),
    ) {
        let board = random_board(seed, count);
        let field = laid(board.iter().copied());
        let turn = Turn { quarters, flipped };
        let turned = laid(board.iter().map(|&placement| turn.apply(placement)));
        let renamed = laid(board.iter().map(|&Placement { cell, word }| {
            Placement { cell, word: rename(word, names) }
        }));
        let count = field.placements(TileSet::ALL).count();
        prop_assert_eq!(turned.placements(TileSet::ALL).count(), count);
        prop_assert_eq!(renamed.placements(TileSet::ALL).count(), count);
        prop_assert_eq!(field.count_placements(TileSet::ALL) as usize, count);
    }

    /// In whatever order the same tiles were laid, the field is the same.
    #[test]
    fn the_order_of_laying_leaves_no_trace(seed: u64, count in 1_usize..55) {
        let board = random_board(seed, count);
        let field = laid(board.iter().copied());
        let mut again = Field::new(None);
        let mut left: Vec<Placement> = board.into_iter().rev().collect();
        while !left.is_empty() {
            left.retain(|&placement| again.lay(placement).is_err());
        }
        prop_assert_eq!(&field, &again);
        let openings = |field: &Field| {
            let mut cells: Vec<_> = field.openings().copied().collect();
            cells.sort_unstable_by_key(quartex::Opening::cell);
            cells
        };
        prop_assert_eq!(openings(&field), openings(&again));
    }
}

/// The torus of sites never mixes up cells that lie far apart: tiles in one long row.
#[test]
fn a_row_of_many_tiles() {
    for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
        let mut field = Field::new(None);
        let (mut x, mut y) = (0, 0);
        let mut reached = 0;
        // Not every tile can follow, but many can.
        'row: loop {
            let cell = Cell::new(x, y).unwrap();
            for tile in TileSet::ALL.minus(field.laid()) {
                if let Some(word) = field.words_for(tile, cell).next() {
                    field.lay(Placement { cell, word }).unwrap();
                    (x, y) = (x + dx, y + dy);
                    reached += 1;
                    continue 'row;
                }
            }
            break;
        }
        assert!(reached > 30, "{reached}");
        assert_eq!(field.placements_laid().count(), reached);
        assert_eq!(field.openings().count(), 2 * reached + 2);
    }
}
