//! What works only high up in the tree (memory, keys, looking up, sorting, threads), forced
//! down to where the truth is known, and compared with itself where it is not.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

mod naive;

use std::collections::BTreeMap;

use dice::Dice;
use naive::games::{self, Temper};
use naive::{Naive, few_or_many};
use quarto::{Calling, CellSymmetry, Counting, PieceSymmetry, Position, Rules, Setup, Symmetry};
use solver::{Engine, LEAST_MEMORY, Options, SearchControl, Solver, Value};

/// Remembered, looked up and sorted from so many free cells on. A position can be
/// remembered with 5 free cells or more, its children with 6 or more; so much is asked of
/// whoever sets these.
const DEPTHS: [(u32, u32, u32); 6] =
    [(5, 6, 4), (5, 9, 17), (6, 7, 5), (5, 6, 17), (7, 9, 0), (9, 9, 6)];

fn solver(options: Options) -> Solver {
    Solver::new(options).expect("a solver")
}

/// Without the book, with as little memory as there may be.
const SMALL: Options =
    Options { memory: LEAST_MEMORY, threads: 1, engine: Engine::Fastest, book: false };

fn value(solver: &Solver, position: Position) -> Value {
    solver.value(position, &SearchControl::NONE).expect("a value")
}

fn any_rules(dice: &mut Dice) -> Rules {
    let all: Vec<Rules> = Rules::all().collect();
    dice.choose(&all)
}

/// A random position in which a piece is in hand that does not win at once.
fn safe(rules: Rules, empties: usize, dice: &mut Dice) -> Position {
    loop {
        let position = games::careful_with_hand(rules, empties, dice);
        if !games::wins_at_once(position) {
            return position;
        }
    }
}

/// The same board and piece in hand under other rules, with nothing to call.
fn under(position: Position, counting: Counting, squares: bool) -> Position {
    let rules = Rules { counting, squares, calling: Calling::default() };
    let setup = Setup { rules, last: None, ..Setup::from(position) };
    Position::try_from(setup).expect("as legal as before")
}

/// How often each value came up.
#[derive(Debug, Default)]
struct Tally(BTreeMap<String, usize>);

impl Tally {
    fn add(&mut self, value: Value) {
        *self.0.entry(value.to_string()).or_default() += 1;
    }
}

#[test]
fn machinery_forced_down_agrees_with_minimax() {
    let solvers = DEPTHS.map(|(remember, look_up, sort)| {
        [Engine::Fastest, Engine::Portable]
            .map(|engine| solver(Options { engine, ..SMALL }).with_depths(remember, look_up, sort))
    });
    let mut dice = Dice::new(5);
    let mut tally = Tally::default();
    for (empties, count) in
        [(5, few_or_many(1_000, 20_000)), (6, few_or_many(40, 2_000)), (7, few_or_many(0, 60))]
    {
        for _ in 0..count {
            let rules = any_rules(&mut dice);
            let position = safe(rules, empties, &mut dice);
            let expected = Naive::new().value(position);
            tally.add(expected);
            for ((remember, look_up, sort), solvers) in DEPTHS.iter().zip(&solvers) {
                for solver in solvers {
                    let says = format!("{position}: {remember} {look_up} {sort}");
                    assert_eq!(value(solver, position), expected, "{says}");
                }
            }
        }
    }
    println!("{tally:?}");
}

/// One memory for all kinds of rules: the same boards under all of them, one after the
/// other, against a solver that remembers nothing of so few free cells.
#[test]
fn one_memory_serves_all_rules() {
    let plain = solver(SMALL);
    let solvers =
        DEPTHS.map(|(remember, look_up, sort)| solver(SMALL).with_depths(remember, look_up, sort));
    let mut dice = Dice::new(6);
    let mut tally = Tally::default();
    for number in 0..few_or_many(600, 10_000) {
        let board = safe(Rules::PRINTED, 5 + number % 3, &mut dice);
        for squares in [false, true] {
            for counting in Counting::choices() {
                let position = under(board, counting, squares);
                let expected = value(&plain, position);
                tally.add(expected);
                for solver in &solvers {
                    assert_eq!(value(solver, position), expected, "{position}");
                    let verdict = solver.verdict(position, &SearchControl::NONE);
                    assert_eq!(verdict, Ok(expected.verdict()), "{position}");
                }
            }
        }
    }
    println!("{tally:?}");
}

/// Higher up, where minimax does not come: fewer means or more, the same values.
#[test]
fn depths_do_not_change_values() {
    let best = solver(SMALL);
    let solvers =
        DEPTHS.map(|(remember, look_up, sort)| solver(SMALL).with_depths(remember, look_up, sort));
    let mut dice = Dice::new(7);
    let mut tally = Tally::default();
    for number in 0..few_or_many(400, 4_000) {
        let position = safe(any_rules(&mut dice), 8 + number % 3, &mut dice);
        let expected = value(&best, position);
        tally.add(expected);
        for solver in &solvers {
            assert_eq!(value(solver, position), expected, "{position}");
        }
    }
    println!("{tally:?}");
}

/// Threads work together from ten free cells on.
#[test]
fn threads_do_not_change_values() {
    let mut dice = Dice::new(8);
    let mut tally = Tally::default();
    for number in 0..few_or_many(50, 400) {
        let position = safe(any_rules(&mut dice), 10 + number % 2, &mut dice);
        let expected = value(&solver(SMALL), position);
        tally.add(expected);
        for threads in [2, 3] {
            let several = solver(Options { threads, ..SMALL });
            assert_eq!(value(&several, position), expected, "{position}, {threads} threads");
        }
    }
    println!("{tally:?}");
}

/// The same with one memory for all: what several threads write into it at once is true.
#[test]
fn threads_leave_only_the_truth_in_memory() {
    let several = solver(Options { threads: 4, ..SMALL }).with_depths(5, 6, 6);
    let mut dice = Dice::new(9);
    for _ in 0..few_or_many(60, 1_000) {
        let position = safe(any_rules(&mut dice), 10, &mut dice);
        assert_eq!(value(&several, position), value(&solver(SMALL), position), "{position}");
        // Positions it has remembered on the way, with fewer free cells.
        let mut played = position;
        while games::free(played) > 5 {
            let turns = solver::turns(played);
            played = dice.choose(&turns).after(played);
            if played.outcome().is_some() {
                break;
            }
            assert_eq!(value(&several, played), value(&solver(SMALL), played), "{played}");
        }
    }
}

#[test]
fn memory_does_not_change_values() {
    let large = solver(Options { memory: 64 << 20, ..SMALL });
    // As good as nothing is remembered: the least memory, filled before.
    let small = solver(SMALL).with_depths(5, 9, 6);
    let mut dice = Dice::new(10);
    for _ in 0..few_or_many(60, 600) {
        let position = safe(any_rules(&mut dice), 11, &mut dice);
        let expected = value(&large, position);
        assert_eq!(value(&small, position), expected, "{position}");
        // Remembered now, forgotten then.
        assert_eq!(value(&large, position), expected, "{position}");
        small.forget();
        assert_eq!(value(&small, position), expected, "{position}");
    }
}

#[test]
fn both_engines_visit_the_same_nodes() {
    if !Engine::has_wide() {
        println!("no wide engine on this machine: nothing to compare");
        return;
    }
    let both = |depths: Option<(u32, u32, u32)>| {
        [Engine::Fastest, Engine::Portable].map(|engine| {
            let solver = solver(Options { engine, ..SMALL });
            match depths {
                Some((remember, look_up, sort)) => solver.with_depths(remember, look_up, sort),
                None => solver,
            }
        })
    };
    let pairs: Vec<[Solver; 2]> = DEPTHS.into_iter().map(Some).chain([None]).map(both).collect();
    let mut dice = Dice::new(11);
    for number in 0..few_or_many(600, 10_000) {
        let rules = any_rules(&mut dice);
        let Some(position) = games::any(rules, 1 + number % 10, &mut dice) else { continue };
        for [wide, portable] in &pairs {
            assert_eq!(value(wide, position), value(portable, position), "{position}");
            assert_eq!(wide.nodes(), portable.nodes(), "{position}");
        }
    }
    println!("{:?} nodes", pairs.iter().map(|[wide, _]| wide.nodes()).collect::<Vec<_>>());
}

/// Images are asked of a solver that has not seen the originals.
#[test]
fn symmetric_positions_have_equal_values() {
    let [originals, images] = [(); 2].map(|()| solver(SMALL));
    let mut dice = Dice::new(12);
    for number in 0..few_or_many(4_000, 40_000) {
        let rules = any_rules(&mut dice);
        let empties = 3 + number % 8;
        let Some(position) = games::any(rules, empties, &mut dice) else { continue };
        let pieces: Vec<PieceSymmetry> = PieceSymmetry::all_for(rules).collect();
        let symmetry =
            Symmetry { cells: dice.choose(CellSymmetry::all(rules)), pieces: dice.choose(&pieces) };
        let image = position.image(&symmetry).expect("suits the rules");
        let expected = value(&originals, position);
        assert_eq!(value(&images, image), expected, "{position}, {image}");
        assert_eq!(value(&images, position.canonical()), expected, "{position}");
        // The book knows them as one, too.
        if number % 20 == 0 {
            let book = solver(Options { book: true, ..SMALL });
            let early = safe(rules, 12 + number % 5, &mut dice);
            let image = early.image(&symmetry).expect("suits the rules");
            assert_eq!(value(&book, early), value(&book, image), "{early}, {image}");
        }
    }
}

/// Where not all characteristics count, some pieces are as good as others (Q15).
#[test]
fn interchangeable_pieces_have_equal_values() {
    let [originals, others] = [(); 2].map(|()| solver(SMALL));
    let mut dice = Dice::new(13);
    for number in 0..few_or_many(4_000, 40_000) {
        let rules = any_rules(&mut dice);
        if rules.counting == Counting::ALL {
            continue;
        }
        let position = if number % 2 == 0 {
            games::any(rules, 2 + number % 8, &mut dice)
        } else {
            games::played(rules, 5 + number % 5, Some(Temper::CAREFUL), &mut dice)
        };
        let Some(position) = position else { continue };
        let other = games::with_interchanged(position, &mut dice);
        assert_eq!(value(&originals, position), value(&others, other), "{position}, {other}");
        // Turns may come in another order; what they are worth does not change.
        if games::free(position) < 8 {
            let worth = |solver: &Solver, position| {
                let rated = solver.values(position, &SearchControl::NONE).expect("values");
                let mut values: Vec<Value> = rated.iter().map(|rated| rated.value).collect();
                values.sort_unstable();
                values
            };
            assert_eq!(worth(&originals, position), worth(&others, other), "{position}");
        }
    }
}
