//! The engine for every machine.

use crate::grid::{Grid, Lanes};
use crate::key::Keys;
use crate::kind::Kind;
use crate::memory::Bounds;
use crate::run::Run;
use crate::search::{
    Child, foregone, goal_of_opponent, replies, search_functions, settled, win_in,
};
use crate::threats::{LINES_OF, SQUARES_OF, Threats};

/// 255 in the lanes that hold this number, 0 elsewhere. Lanes are below 128.
#[inline(always)]
const fn lanes_equal(lanes: Lanes, number: u8) -> Lanes {
    const ONES: Lanes = Lanes::from_ne_bytes([1; 16]);
    let difference = lanes ^ (ONES * number as Lanes);
    let zero = !(difference + ONES * 0x7f) & (ONES * 0x80);
    (zero >> 7) * 0xff
}

/// What wins where on a board.
#[inline(always)]
pub(crate) fn threats<const WORDS: usize>(grid: &Grid<WORDS>) -> Threats {
    let at = |word: usize, number| {
        (grid.common[word] & lanes_equal(grid.filled[word], number)).to_le_bytes()
    };
    let (three, two) = (at(0, 3), at(0, 2));
    let (three_squares, two_squares) =
        if WORDS > 1 { (at(1, 3), at(1, 2)) } else { ([0; 16], [0; 16]) };
    let mut wins = [0; 16];
    let mut pair = [0; 16];
    let (mut any, mut twice) = (0, 0);
    let mut free = !grid.occupied;
    while free != 0 {
        let cell = free.trailing_zeros() as usize & 15;
        free &= free - 1;
        let (mut win, mut share) = (0, 0);
        for lane in LINES_OF[cell] {
            win |= three[lane as usize & 15];
            share |= two[lane as usize & 15];
        }
        if WORDS > 1 {
            for lane in SQUARES_OF[cell] {
                win |= three_squares[lane as usize & 15];
                share |= two_squares[lane as usize & 15];
            }
        }
        wins[cell] = win;
        pair[cell] = share;
        twice |= any & win;
        any |= win;
    }
    let rest = wins.map(|win| twice | any & !win);
    Threats { any, rest, pair }
}

search_functions! {}
