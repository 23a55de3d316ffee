//! The search: is the value of a position at least so much?
//!
//! # Scores
//!
//! A value is a score for the player who places: a win in `n` placements is `32 - n`, a
//! draw 0, a loss in `n` placements `n - 32`. [`ask`](crate::portable::ask) answers whether the
//! score of a board with a piece in hand is at least a *goal*. 1 asks "a win?", 0 "at least
//! a draw?"; goals beyond 15 or below −14 ask about distances.
//!
//! Contract: the piece in hand wins nowhere (it is *safe*). Only safe pieces are ever given
//! by somebody who can help it; who cannot has lost. If a run is stopped, answers are
//! worthless, and nothing is remembered.
//!
//! # Two engines, one text
//!
//! The functions below are a macro so that they can be compiled twice: once for every
//! machine ([`portable`](crate::portable)) and once with the instructions of newer ones
//! ([`wide`](crate::wide)). Since it is the same text, both visit the same nodes.

use crate::grid::Grid;
use crate::kind::{Kind, Kinds};
use crate::memory::Bounds;
use crate::threats::Threats;

/// A win in `n` placements.
pub(crate) const fn win_in(placements: u32) -> i8 {
    #[allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation)] // At most 17.
    {
        32 - placements as i8
    }
}

/// What the opponent must *not* reach, after one placement, for the placer to reach `goal`.
///
/// A win within `n` is a loss of the opponent within `n - 1`: anything but a score of at
/// least `-(32 - (n - 1)) + 1`, which is `-goal`. No loss within `n` is no win of the opponent
/// within `n - 1`. Questions without a distance stay without.
#[inline(always)]
pub(crate) const fn goal_of_opponent(goal: i8) -> i8 {
    match goal {
        1 => 0,
        0 => 1,
        2.. => -goal,
        _ => 2 - goal,
    }
}

/// What is known of a score, against a goal.
#[inline(always)]
pub(crate) fn settled(known: Bounds, goal: i8) -> Option<bool> {
    if known.low >= goal {
        Some(true)
    } else if known.high < goal {
        Some(false)
    } else {
        None
    }
}

/// A placement and a gift.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Child {
    /// How many replies the opponent has: the fewer, the sooner it is tried.
    pub(crate) replies: u32,
    /// Which of the boards.
    pub(crate) slot: usize,
    pub(crate) gift: Kind,
    pub(crate) key: u64,
    /// What is remembered of it.
    pub(crate) known: Bounds,
}

/// The answer, where the goal alone gives it: the piece in hand is safe, so nobody wins in
/// fewer than three placements, or loses in fewer than two; and nobody wins with two free
/// cells.
#[inline(always)]
pub(crate) const fn foregone(free: u32, goal: i8) -> Option<bool> {
    if goal > win_in(3) || goal > 0 && free <= 2 {
        Some(false)
    } else if goal <= -win_in(2) || goal <= 0 && free <= 1 {
        Some(true)
    } else {
        None
    }
}

/// How many placements with safe gifts a player has who was given this piece.
#[inline(always)]
pub(crate) fn replies<const WORDS: usize>(
    kinds: Kinds,
    grid: &Grid<WORDS>,
    threats: &Threats,
    gift: Kind,
) -> u32 {
    let values = kinds.values(gift);
    let left = grid.left_without(gift);
    let mut count = 0;
    let mut free = !grid.occupied;
    while free != 0 {
        let cell = free.trailing_zeros() as usize;
        free &= free - 1;
        count += (threats.safe_after(kinds, cell, values) & left).count_ones();
    }
    count
}

macro_rules! search_functions {
    ($(#[$feature:meta])*) => {
        /// Is the score of this position at least the goal? See the contract in `search`.
        $(#[$feature])*
        pub(crate) fn ask<const WORDS: usize>(
            run: &mut Run<'_>,
            grid: &Grid<WORDS>,
            here: &Threats,
            hand: Kind,
            goal: i8,
            key: Option<u64>,
        ) -> bool {
            run.nodes += 1;
            let free = grid.free();
            if let Some(answer) = foregone(free, goal) {
                return answer;
            }
            if free <= 3 || free == 4 && goal > 0 {
                return find_last::<WORDS>(run, grid, here, hand, goal);
            }
            if free < run.depths.remember {
                return find_nearby::<WORDS>(run, grid, here, hand, goal);
            }
            if run.is_stopped() {
                return false;
            }
            let key = match key {
                Some(key) => key,
                None => Keys::new(grid, run.kinds.width, run.geometry).with(hand) | run.tag,
            };
            let known = run.memory.recall(key);
            if let Some(answer) = settled(known, goal) {
                return answer;
            }
            let answer = if free >= run.depths.look_up {
                find_looking_up::<WORDS>(run, grid, here, hand, goal)
            } else {
                find_nearby::<WORDS>(run, grid, here, hand, goal)
            };
            if !run.stopped {
                run.memory.remember(key, known.narrowed(goal, answer), free);
            }
            answer
        }

        /// Tries placements and gifts, sorted or not as pays best. At most eight cells are free.
        $(#[$feature])*
        fn find_nearby<const WORDS: usize>(
            run: &mut Run<'_>,
            grid: &Grid<WORDS>,
            here: &Threats,
            hand: Kind,
            goal: i8,
        ) -> bool {
            if grid.free() < run.depths.sort {
                find_in_turn::<WORDS>(run, grid, here, hand, goal)
            } else {
                find_sorted::<WORDS>(run, grid, here, hand, goal)
            }
        }

        /// Tries every placement with every safe gift, near the end: the opponent's replies
        /// decide, without another question. At most three cells are free, or four and a win
        /// is wanted.
        $(#[$feature])*
        fn find_last<const WORDS: usize>(
            run: &mut Run<'_>,
            grid: &Grid<WORDS>,
            here: &Threats,
            hand: Kind,
            goal: i8,
        ) -> bool {
            let kinds = run.kinds;
            let values = kinds.values(hand);
            let mut cells = !grid.occupied;
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let mut gifts = here.safe_after(kinds, cell, values) & grid.left;
                if gifts == 0 {
                    continue;
                }
                if goal <= 0 {
                    // With two free cells the opponent cannot win.
                    return true;
                }
                let next = grid.with(hand, cell, kinds);
                let there = threats::<WORDS>(&next);
                while gifts != 0 {
                    let gift = Kind::lowest(gifts);
                    gifts &= gifts - 1;
                    // With three free cells or fewer, any reply holds: asked and answered.
                    run.nodes += 1;
                    if replies(kinds, &next, &there, gift) == 0 {
                        return true;
                    }
                }
            }
            false
        }

        /// Tries every placement with every safe gift; cells first that leave few gifts. At most
        /// eight cells are free.
        $(#[$feature])*
        fn find_in_turn<const WORDS: usize>(
            run: &mut Run<'_>,
            grid: &Grid<WORDS>,
            here: &Threats,
            hand: Kind,
            goal: i8,
        ) -> bool {
            let kinds = run.kinds;
            let values = kinds.values(hand);
            let mut order = [0u32; 8];
            let mut count = 0;
            let mut cells = !grid.occupied;
            while cells != 0 {
                let cell = cells.trailing_zeros();
                cells &= cells - 1;
                let gifts = here.safe_after(kinds, cell as usize, values) & grid.left;
                if gifts == 0 {
                    continue;
                }
                let entry = gifts.count_ones() << 20 | cell << 16 | u32::from(gifts);
                let mut at = count;
                while at > 0 && order[(at - 1) & 7] > entry {
                    order[at & 7] = order[(at - 1) & 7];
                    at -= 1;
                }
                order[at & 7] = entry;
                count += 1;
            }
            let goal_there = goal_of_opponent(goal);
            for entry in order.iter().take(count) {
                let cell = (entry >> 16 & 15) as usize;
                let mut gifts = (entry & 0xffff) as u16;
                let next = grid.with(hand, cell, kinds);
                let there = threats::<WORDS>(&next);
                while gifts != 0 {
                    let gift = Kind::lowest(gifts);
                    gifts &= gifts - 1;
                    if !ask::<WORDS>(run, &next.giving(gift), &there, gift, goal_there, None) {
                        return true;
                    }
                }
            }
            false
        }

        /// Tries every placement with every safe gift; those first that leave the opponent few
        /// replies. At most eight cells are free.
        $(#[$feature])*
        fn find_sorted<const WORDS: usize>(
            run: &mut Run<'_>,
            grid: &Grid<WORDS>,
            here: &Threats,
            hand: Kind,
            goal: i8,
        ) -> bool {
            let kinds = run.kinds;
            let values = kinds.values(hand);
            let mut slots = [const { None::<(Grid<WORDS>, Threats)> }; 8];
            // A child is its number of replies and its own number, so that the least is the
            // next to be tried; `which` has its board and its gift.
            let mut children = [i16::MAX; 64];
            let mut which = [(0, Kind(0)); 64];
            let (mut boards, mut count) = (0, 0);
            let mut cells = !grid.occupied;
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let mut gifts = here.safe_after(kinds, cell, values) & grid.left;
                if gifts == 0 {
                    continue;
                }
                let next = grid.with(hand, cell, kinds);
                let there = threats::<WORDS>(&next);
                while gifts != 0 {
                    let gift = Kind::lowest(gifts);
                    gifts &= gifts - 1;
                    let replies = replies(kinds, &next, &there, gift);
                    if replies == 0 {
                        return true;
                    }
                    #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap)]
                    {
                        // At most 56 replies, and at most 56 children.
                        children[count & 63] = (replies as i16) << 6 | count as i16;
                    }
                    which[count & 63] = (boards, gift);
                    count += 1;
                }
                slots[boards & 7] = Some((next, there));
                boards += 1;
            }
            if goal == win_in(3) {
                // Only an opponent without a reply loses so soon.
                return false;
            }
            let goal = goal_of_opponent(goal);
            for _ in 0..count {
                // Finding the least each time is quicker than sorting: often the first will do.
                let least = children.iter().fold(i16::MAX, |least, &child| least.min(child));
                let number = usize::from(least.cast_unsigned()) & 63;
                children[number] = i16::MAX;
                let (board, gift) = which[number];
                if let Some((next, there)) = &slots[board & 7]
                    && !ask::<WORDS>(run, &next.giving(gift), there, gift, goal, None)
                {
                    return true;
                }
            }
            false
        }

        /// The same for many free cells: what is known of the children may answer at once,
        /// and children that are the same up to symmetry are tried once.
        $(#[$feature])*
        fn find_looking_up<const WORDS: usize>(
            run: &mut Run<'_>,
            grid: &Grid<WORDS>,
            here: &Threats,
            hand: Kind,
            goal: i8,
        ) -> bool {
            let kinds = run.kinds;
            let values = kinds.values(hand);
            let goal_there = goal_of_opponent(goal);
            let is_remembered = grid.free() > run.depths.remember;
            let mut slots = Vec::with_capacity(16);
            let mut children = Vec::with_capacity(16 * 15);
            let mut cells = !grid.occupied;
            while cells != 0 {
                let cell = cells.trailing_zeros() as usize;
                cells &= cells - 1;
                let mut gifts = here.safe_after(kinds, cell, values) & grid.left;
                if gifts == 0 {
                    continue;
                }
                let next = grid.with(hand, cell, kinds);
                let there = threats::<WORDS>(&next);
                let keys = Keys::new(&next, kinds.width, run.geometry);
                while gifts != 0 {
                    let gift = Kind::lowest(gifts);
                    gifts &= gifts - 1;
                    let replies = replies(kinds, &next, &there, gift);
                    if replies == 0 {
                        return true;
                    }
                    let key = keys.with(gift) | run.tag;
                    let known =
                        if is_remembered { run.memory.recall(key) } else { Bounds::NONE };
                    children.push(Child { replies, slot: slots.len(), gift, key, known });
                }
                slots.push((next, there));
            }
            if goal == win_in(3) {
                return false;
            }
            children.sort_unstable_by_key(|child| (child.replies, child.key));
            children.dedup_by_key(|child| child.key);
            let answer = |child: &Child| settled(child.known, goal_there);
            if children.iter().any(|child| answer(child) == Some(false)) {
                return true;
            }
            children.retain(|child| answer(child).is_none());
            if goal > 0 {
                run.shuffle(&mut children);
            }
            children.iter().any(|child| {
                let (next, there) = &slots[child.slot];
                let (next, key) = (next.giving(child.gift), is_remembered.then_some(child.key));
                !ask::<WORDS>(run, &next, there, child.gift, goal_there, key)
            })
        }
    };
}
pub(crate) use search_functions;
