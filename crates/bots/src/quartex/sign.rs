//! What an opponent's placement tells about the tiles they kept.
//!
//! A view shows the tiles, not who laid them or in which order. With two players that is clear; with
//! more, all orders are tried that the tokens allow, and only what is the same in all of them counts.

use std::collections::HashSet;

use quartex::{HAND, Placement, Seat, TILES, TileSet, View};

use super::board::{Board, Mask, Reading, mask, word_of};
use super::judge::{Judge, Looker, Style};
use super::scene::Standing;

/// How sharply opponents are thought to choose: per point of difference.
const SHARPNESS: f32 = 1.5;

/// What one placement of an opponent tells.
#[derive(Clone, Debug)]
pub(super) struct Sign {
    /// How much likelier than what was laid each tile would have been laid, had it been in hand.
    pub(super) rather: [f32; TILES],
    /// Whether a tile was drawn after it.
    pub(super) drew: bool,
}

/// What can be told from the placements between two looks of the same seat.
pub(super) fn signs(last: &View, now: &View, seat: Seat) -> Vec<(usize, Sign)> {
    let own = last.own_hand().unwrap_or_default();
    let before: HashSet<Placement> = last.field().placements_laid().collect();
    let mut fresh = Vec::new();
    let mut mine = None;
    for placement in now.field().placements_laid().filter(|p| !before.contains(p)) {
        if own.contains(placement.tile()) {
            mine = Some(placement);
        } else {
            fresh.push(placement);
        }
    }
    let mut board = Board::of(last.field());
    let mut standing = Standing::of(last);
    let Some(mine) = mine else { return Vec::new() };
    // The first tile of all may lie in any way; nothing can be told from a board without it.
    if last.field().laid().is_empty()
        || fresh.is_empty()
        || !play(&mut board, &mut standing, seat.index(), mine)
    {
        return Vec::new();
    }
    let players = now.rules().players;
    let mut order = Vec::new();
    let mut other = players.after(seat);
    while other != seat {
        if !last.eliminated().contains(other) && !last.hand(other).is_empty() {
            order.push(other.index());
        }
        other = players.after(other);
    }
    let mut story = Story { now: Standing::of(now), order, fresh, found: Vec::new() };
    story.search(&board, standing, 0, &mut Vec::new());
    let loose = mask(TileSet::ALL.minus(last.field().laid()).minus(last.removed()));
    let drew = |place: usize| usize::from(last.bag()) > place + 1;
    story.told(&board, &standing, loose, drew)
}

/// Who laid what, as far as it can be told: a view shows the tiles, not the order.
struct Story {
    now: Standing,
    /// Who was to lay, in turn.
    order: Vec<usize>,
    fresh: Vec<Placement>,
    /// Every way it can have been: for each of `order`, which of `fresh`.
    found: Vec<Vec<Option<usize>>>,
}

impl Story {
    fn search(
        &mut self,
        board: &Board,
        standing: Standing,
        turn: usize,
        so_far: &mut Vec<Option<usize>>,
    ) {
        let used = so_far.iter().flatten().count();
        let Some(&seat) = self.order.get(turn) else {
            if used == self.fresh.len() {
                self.found.push(so_far.clone());
            }
            return;
        };
        // Somebody did not lay only if there are more players than tiles.
        if self.order.len() - turn > self.fresh.len() - used {
            so_far.push(None);
            self.search(board, standing, turn + 1, so_far);
            so_far.pop();
        }
        for index in 0..self.fresh.len() {
            if so_far.contains(&Some(index)) {
                continue;
            }
            let (mut board, mut standing) = (board.clone(), standing);
            if play(&mut board, &mut standing, seat, self.fresh[index])
                && standing.tokens[seat] == self.now.tokens[seat]
            {
                so_far.push(Some(index));
                self.search(&board, standing, turn + 1, so_far);
                so_far.pop();
            }
        }
    }

    /// The signs of those whose placement is the same in every way.
    fn told(
        &self,
        board: &Board,
        standing: &Standing,
        loose: Mask,
        drew: impl Fn(usize) -> bool,
    ) -> Vec<(usize, Sign)> {
        let Some(first) = self.found.first() else { return Vec::new() };
        let (mut board, mut standing) = (board.clone(), *standing);
        let mut signs = Vec::new();
        let mut loose = loose;
        for (turn, (&seat, &index)) in self.order.iter().zip(first).enumerate() {
            let Some(placement) = index.and_then(|index| self.fresh.get(index)) else { continue };
            if self.found.iter().all(|way| way.get(turn) == Some(&index)) {
                let next = self.order.get(turn + 1).copied().unwrap_or(seat);
                let looker = Looker { seat, hand: 0, unseen: loose, next, next_hand: HAND };
                if let Some(rather) = rather(&board, &standing, &looker, *placement) {
                    signs.push((seat, Sign { rather, drew: drew(turn) }));
                }
            }
            play(&mut board, &mut standing, seat, *placement);
            loose &= !(1 << placement.tile().index());
        }
        signs
    }
}

/// How much likelier than this placement each tile would have been laid.
fn rather(
    board: &Board,
    standing: &Standing,
    looker: &Looker,
    placement: Placement,
) -> Option<[f32; TILES]> {
    let judge = Judge::new(board, standing, looker, Style::CAREFUL);
    let (place, reading) = locate(board, placement)?;
    let mut laid = 0.0;
    let mut best = [f32::MIN; TILES];
    judge.each(looker.unseen, |lay| {
        best[lay.tile] = best[lay.tile].max(lay.value);
        if (lay.place, lay.tile, lay.reading) == (place, placement.tile().index(), reading) {
            laid = lay.value;
        }
    });
    Some(best.map(|value| (SHARPNESS * (value - laid)).clamp(-40.0, 20.0).exp()))
}

/// A placement in the board's terms, if it is legal there.
fn locate(board: &Board, placement: Placement) -> Option<(usize, Reading)> {
    let place = board.place_of(placement.cell)?;
    let tile = placement.tile().index();
    if board.gaps()[place].fitting >> tile & 1 == 0 {
        return None;
    }
    let (first, second) = board.ways(place, tile);
    let reads = |reading: &Reading| word_of(*reading) == placement.word;
    [Some(first), second].into_iter().flatten().find(reads).map(|reading| (place, reading))
}

fn play(board: &mut Board, standing: &mut Standing, seat: usize, placement: Placement) -> bool {
    let Some((place, reading)) = locate(board, placement) else { return false };
    let gain = board.lay(place, reading);
    standing.take(seat, gain);
    true
}
