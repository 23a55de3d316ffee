//! Games played to the end at random.

use crate::{Cell, Chance, Due, Field, Phase, Placement, Position, Tile, TileSet};

/// Plays a position to its end at random and tells how many tiles were laid. Nothing is
/// allocated.
///
/// Every legal placement is equally likely, every draw too. A player who can lay does, also under
/// `claim`; an opponent who is asked points out a placement if there is one.
pub fn playout(position: &mut Position, chance: &mut impl Chance) -> u32 {
    let mut laid = 0;
    loop {
        match position.phase() {
            Phase::Over => return laid,
            Phase::Laying(turn) => {
                match random_placement(&position.field, position.hand(turn.seat), chance) {
                    Some(placement) => {
                        position.lay_checked(turn, placement, &mut ());
                        laid += 1;
                    }
                    None => position.claim(turn, &mut ()),
                }
            }
            Phase::Bound { turn, tile, cell } => {
                // What is pointed out fits, so there is a placement.
                let Some(placement) = random_turn(&position.field, tile, cell, chance) else {
                    return laid;
                };
                position.lay_checked(turn, placement, &mut ());
                laid += 1;
            }
            Phase::Asking { turn, .. } => {
                let hand = position.hand(turn.seat);
                match random_placement(&position.field, hand, chance) {
                    Some(placement) => {
                        let (tile, cell) = (placement.tile(), placement.cell);
                        position.phase = Phase::Bound { turn, tile, cell };
                    }
                    None => position.set_aside(turn, &mut ()),
                }
            }
            Phase::Opening
            | Phase::Removing
            | Phase::Dealing { .. }
            | Phase::Redrawing(_)
            | Phase::Refilling { .. }
            | Phase::Retiring { .. } => {
                let Due::Bag { count, .. } = position.due() else { return laid };
                let tiles = position.bag.pick(count, chance);
                position.draw_checked(tiles, &mut ());
            }
        }
    }
}

/// A legal placement of one of these tiles, each equally likely.
pub fn random_placement(
    field: &Field,
    tiles: TileSet,
    chance: &mut impl Chance,
) -> Option<Placement> {
    let tiles = tiles.minus(field.laid());
    let total = field.count_placements(tiles);
    if total == 0 {
        return None;
    }
    let mut skipped = chance.below(total).min(total - 1);
    for tile in tiles {
        let ways = field.count_ways(tile);
        if skipped < ways {
            return field.nth_way(tile, skipped);
        }
        skipped -= ways;
    }
    None
}

/// A tile on a cell, every way it fits there equally likely.
fn random_turn(
    field: &Field,
    tile: Tile,
    cell: Cell,
    chance: &mut impl Chance,
) -> Option<Placement> {
    let words = tile.words_at(field.opening_at(cell)?.pattern());
    let count = words.count_left().max(1);
    let word = words.after(chance.below(count).min(count - 1))?;
    Some(Placement { cell, word })
}
