//! Claims and answers (X15, X16): what to say when somebody cannot lay, and how to lay what was
//! pointed out.
//!
//! Nobody here says "I cannot" while something fits: the rules let a player say so to get another
//! hand, but that is no game to play with a beginner.

use quartex::{Action, Cell, HAND, Placement, Seat, Tile, View};

use super::belief::Dealer;
use super::board::word_of;
use super::judge::{Judge, Lay, Looker, Style, best};
use super::scene::Scene;
use crate::BotDice;

/// So many fresh hands are made up to see what a player could expect from one.
const FRESH: u32 = 48;

/// Answers a player who shows the hand and says "I cannot".
///
/// With an empty bag a player to whom nothing is pointed out is eliminated, so there is nothing to
/// say. Otherwise the hand would be exchanged: pointing out is good if the worst placement is worth
/// less to the player than what a fresh hand can be expected to bring.
pub(super) fn answer(
    view: &View,
    claimant: Seat,
    dealer: &Dealer<'_>,
    style: Style,
    dice: &mut BotDice,
) -> Option<Action> {
    if view.bag() == 0 {
        return Some(Action::None);
    }
    let mut scene = Scene::of(view, claimant);
    scene.deal = dealer.deal(dice)?;
    let worst = worst_spot(&scene, style);
    let Some((tile, cell, value)) = worst else { return Some(Action::None) };
    let mut sum = 0.0;
    let mut count = 0.0;
    for _ in 0..FRESH {
        scene.deal = dealer.deal(dice)?;
        scene.deal.hands[claimant.index()] = scene.deal.bag.first(HAND.into());
        if let Some(lay) = best(&scene, style) {
            sum += lay.value;
            count += 1.0;
        }
    }
    let gets_more_from_a_fresh_hand = count > 0.0 && value < sum / count;
    Some(if gets_more_from_a_fresh_hand { Action::Try { tile, cell } } else { Action::None })
}

/// The tile and cell that bring the player to lay least, turned as well as can be.
fn worst_spot(scene: &Scene, style: Style) -> Option<(Tile, Cell, f32)> {
    let looker = Looker::of(scene)?;
    let mut spots: Vec<Lay> = Vec::new();
    Judge::new(&scene.board, &scene.standing, &looker, style).each(looker.hand, |lay| {
        match spots.last_mut() {
            // The ways of one tile in one gap come one after the other.
            Some(last) if (last.place, last.tile) == (lay.place, lay.tile) => {
                last.value = last.value.max(lay.value);
            }
            _ => spots.push(lay),
        }
    });
    let worst = spots.into_iter().min_by(|a, b| a.value.total_cmp(&b.value))?;
    let cell = scene.board.gaps().get(worst.place)?.cell();
    Some((Tile::from_index(worst.tile)?, cell, worst.value))
}

/// The best way to lay a tile where it was pointed out.
pub(super) fn turn(scene: &Scene, tile: Tile, cell: Cell, style: Style) -> Option<Placement> {
    let looker = Looker::of(scene)?;
    let place = scene.board.place_of(cell)?;
    let mut best: Option<Lay> = None;
    let judge = Judge::new(&scene.board, &scene.standing, &looker, style);
    judge.each(1 << tile.index(), |lay| {
        if lay.place == place && best.is_none_or(|best| lay.value > best.value) {
            best = Some(lay);
        }
    });
    best.map(|lay| Placement { cell, word: word_of(lay.reading) })
}
