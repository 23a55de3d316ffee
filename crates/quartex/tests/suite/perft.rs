//! Counts that other implementations reached too.

use quartex::{Field, Frame};

use crate::help::{frame, games};

fn perft(frame: Option<Frame>, depth: u32) -> u64 {
    quartex::perft(&Field::new(frame), depth)
}

/// Depth, and the count with an open bag.
const NO_FRAME: [u64; 3] = [256, 15_168, 1_307_040];

#[test]
fn open_bag() {
    assert_eq!(perft(None, 0), 1);
    for (depth, count) in (1..).zip(NO_FRAME) {
        assert_eq!(perft(None, depth), count, "depth {depth}");
        assert_eq!(perft(frame(55), depth), count, "frame 55, depth {depth}");
    }
    assert_eq!(perft(None, 4), 125_325_120);
}

#[test]
fn frame_of_two() {
    assert_eq!(perft(frame(2), 3), 866_688);
    assert_eq!(perft(frame(2), 4), 2_949_120);
    // The frame is full: nothing can follow.
    if games(0, 1) == 1 {
        assert_eq!(perft(frame(2), 5), 0);
    }
}

#[test]
fn frame_of_three() {
    assert_eq!(perft(frame(3), 3), 1_307_040);
    assert_eq!(perft(frame(3), 4), 112_786_752);
}

#[test]
fn frame_of_one_holds_one_tile() {
    assert_eq!(perft(frame(1), 1), 256);
    assert_eq!(perft(frame(1), 2), 0);
}
