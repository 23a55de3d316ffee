//! Whole games proven again by the rules alone, for kinds of rules that are small enough.
#![allow(clippy::expect_used, clippy::print_stdout)] // Helpers fail and tell for their tests.

mod naive;

use std::time::Instant;

use naive::replay::Replay;
use naive::{Naive, is_full_run, value_of};
use quarto::{Position, Rules, Seat};
use solver::{Options, SearchControl, Solver, Value};

fn solver_without_book() -> Solver {
    Solver::new(Options { book: false, ..Options::default() }).expect("a solver")
}

/// The whole proof that the game is a draw, replayed: each seat follows the solver's advice
/// against everything the other can do, and never loses.
fn replay_from_the_start(rules: &str) {
    let rules: Rules = rules.parse().expect("rules");
    let solver = solver_without_book();
    for claimant in Seat::ALL {
        let start = Instant::now();
        let mut replay = Replay::new(&solver, claimant);
        assert_eq!(replay.check(Position::start(rules), 0), Ok(()), "{rules}, {claimant}");
        println!("{rules}, seat {claimant}: {} positions, {:?}", replay.size(), start.elapsed());
    }
}

/// Every position of the game by minimax, from the start, and the solver's value of each.
fn compare_every_position(rules: &str) {
    let rules: Rules = rules.parse().expect("rules");
    let start = Instant::now();
    let mut naive = Naive::up_to_symmetry();
    assert_eq!(naive.value(Position::start(rules)), Value::Draw, "{rules}");
    println!("{rules}: {} positions, {:?}", naive.known().count(), start.elapsed());
    let solver = solver_without_book();
    for (position, score) in naive.known() {
        let value = solver.value(position, &SearchControl::NONE);
        assert_eq!(value, Ok(value_of(score)), "{position}");
    }
    println!("{rules}: compared, {:?}", start.elapsed());
}

/// One characteristic, lines: small enough for every day.
#[test]
fn a_draw_is_replayed_from_the_start() {
    replay_from_the_start("1a");
}

/// With squares, with windows and calls, with another characteristic. (Two characteristics,
/// `12a`, were replayed once: 42 million positions for one seat, 33 for the other, 4 minutes
/// and several GB; too much for every night.)
#[test]
fn more_draws_are_replayed_in_the_long_run() {
    if is_full_run() {
        for rules in ["1sa", "1p", "2sc"] {
            replay_from_the_start(rules);
        }
    }
}

#[test]
fn every_position_of_a_game_agrees_in_the_long_run() {
    if is_full_run() {
        compare_every_position("1a");
        compare_every_position("1sa");
    }
}
