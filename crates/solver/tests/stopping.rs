//! Searches that are stopped, watched, or cannot begin.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

mod naive;

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use dice::Dice;
use naive::{few_or_many, games};
use quarto::{Ending, Position, Rules, Seat};
use solver::{BadOptions, LEAST_MEMORY, Options, Progress, SearchControl, Solver, Unsolved, Value};

const OPTIONS: Options =
    Options { memory: LEAST_MEMORY, threads: 1, engine: solver::Engine::Fastest, book: false };

fn solver(options: Options) -> Solver {
    Solver::new(options).expect("a solver")
}

/// Asks for the value and stops the search after a while. Also says how long it took from
/// the flag to the answer.
fn stopped_after(
    solver: &Solver,
    position: Position,
    pause: Duration,
) -> (Result<Value, Unsolved>, Duration) {
    let stop = AtomicBool::new(false);
    let control = SearchControl { stop: Some(&stop), ..SearchControl::NONE };
    thread::scope(|scope| {
        let flag = scope.spawn(|| {
            thread::sleep(pause);
            stop.store(true, Ordering::Relaxed);
            Instant::now()
        });
        let value = solver.value(position, &control);
        let end = Instant::now();
        let set = flag.join().expect("the flag was set");
        (value, end.saturating_duration_since(set))
    })
}

/// The empty board takes many seconds without the book.
#[test]
fn a_long_search_stops_soon() {
    for threads in [1, 2, 3] {
        for rules in [Rules::PRINTED, Rules { squares: true, ..Rules::PRINTED }] {
            let solver = solver(Options { threads, ..OPTIONS });
            let start = Position::start(rules);
            let (value, time) = stopped_after(&solver, start, Duration::from_millis(60));
            assert_eq!(value, Err(Unsolved::Stopped));
            println!("{threads} threads, {rules}: {time:?} from the flag to the return");
            // Usually far less than a millisecond; whoever shares a machine is patient.
            assert!(time < Duration::from_secs(2), "{time:?}");
        }
    }
}

#[test]
fn a_flag_that_is_set_already_stops_at_once() {
    let stop = AtomicBool::new(true);
    let control = SearchControl { stop: Some(&stop), ..SearchControl::NONE };
    let start = Position::start(Rules::PRINTED);
    let without_book = solver(OPTIONS);
    assert_eq!(without_book.value(start, &control), Err(Unsolved::Stopped));
    assert_eq!(without_book.verdict(start, &control), Err(Unsolved::Stopped));
    assert_eq!(without_book.values(start, &control), Err(Unsolved::Stopped));
    assert_eq!(without_book.verdicts(start, &control), Err(Unsolved::Stopped));
    assert!(without_book.nodes() < 1_000);
    // What needs no search is not stopped.
    let with_book = solver(Options { book: true, ..OPTIONS });
    assert_eq!(with_book.value(start, &control), Ok(Value::Draw));
}

/// Nothing wrong is remembered: the same solver, stopped again and again, comes to the
/// values of one that never was.
#[test]
fn a_stopped_solver_answers_correctly_afterwards() {
    let mut dice = Dice::new(21);
    let all_rules: Vec<Rules> = Rules::all().collect();
    let mut stops = 0;
    for number in 0..few_or_many(30, 600) {
        let threads = 1 + number % 3;
        let patient = solver(OPTIONS);
        // More is remembered than usual, so that more could be wrong.
        let hasty = solver(Options { threads, ..OPTIONS }).with_depths(5, 6, 6);
        let position =
            games::careful_with_hand(dice.choose(&all_rules), 10 + number % 2, &mut dice);
        for attempt in 0..12 {
            let pause = Duration::from_micros(150 * attempt);
            let (value, _) = stopped_after(&hasty, position, pause);
            match value {
                Ok(value) => assert_eq!(patient.value(position, &SearchControl::NONE), Ok(value)),
                Err(reason) => {
                    assert_eq!(reason, Unsolved::Stopped);
                    stops += 1;
                }
            }
        }
        let expected = patient.value(position, &SearchControl::NONE);
        assert_eq!(hasty.value(position, &SearchControl::NONE), expected, "{position}");
        // What it has remembered of the children is right as well.
        for turn in solver::turns(position).into_iter().step_by(7) {
            let after = turn.after(position);
            if after.outcome().is_none() {
                let expected = patient.value(after, &SearchControl::NONE);
                assert_eq!(hasty.value(after, &SearchControl::NONE), expected, "{after}");
            }
        }
    }
    println!("stopped {stops} times");
    assert!(stops > 10, "hardly ever stopped in time");
}

/// The flag may be set by whoever hears of the progress.
#[test]
fn progress_is_told_and_may_stop() {
    let solver = solver(OPTIONS);
    let mut dice = Dice::new(22);
    let position = games::careful_with_hand(Rules::PRINTED, 10, &mut dice);
    let turns = solver::turns(position).len();

    let told = Mutex::new(Vec::<Progress>::new());
    let tell = |progress| told.lock().expect("nobody panics").push(progress);
    let control = SearchControl { progress: Some(&tell), ..SearchControl::NONE };
    let rated = solver.values(position, &control).expect("values");
    assert_eq!(rated.len(), turns);
    let told = told.into_inner().expect("nobody panics");
    assert!(told.iter().all(|progress| progress.total == turns));
    assert!(told.iter().map(|progress| progress.done).eq(0..=turns));
    assert!(told.is_sorted_by_key(|progress| progress.nodes));
    assert!(told[0].nodes < told[turns].nodes);
    assert_eq!(told[turns].nodes, solver.nodes());

    let stop = AtomicBool::new(false);
    let tell = |progress: Progress| stop.store(progress.done == 3, Ordering::Relaxed);
    let control = SearchControl { stop: Some(&stop), progress: Some(&tell) };
    solver.forget();
    assert_eq!(solver.verdicts(position, &control), Err(Unsolved::Stopped));
    assert_eq!(solver.values(position, &SearchControl::NONE), Ok(rated));
}

#[test]
fn impossible_options_are_refused_by_name() {
    let refused = |options: Options| Solver::new(options).err();
    let good = OPTIONS;
    assert_eq!(refused(good), None);
    assert_eq!(refused(Options { threads: 0, ..good }), Some(BadOptions::NoThreads));
    for memory in [0, 1, LEAST_MEMORY - 1] {
        let bad = Options { memory, ..good };
        assert_eq!(refused(bad), Some(BadOptions::TooLittleMemory), "{memory}");
    }
    for memory in [1 << 60, usize::MAX] {
        let bad = Options { memory, ..good };
        assert_eq!(refused(bad), Some(BadOptions::TooMuchMemory), "{memory}");
    }
    // Memory that is no power of two is rounded, not refused.
    assert_eq!(refused(Options { memory: LEAST_MEMORY + 12_345, ..good }), None);
    let texts = [BadOptions::NoThreads, BadOptions::TooLittleMemory, BadOptions::TooMuchMemory]
        .map(|bad| bad.to_string());
    assert!(texts.iter().all(|text| !text.is_empty()));
}

#[test]
fn a_finished_game_has_no_value() {
    let solver = solver(OPTIONS);
    let mut resigned = Position::start(Rules::PRINTED);
    resigned.end(Ending::Resign(Seat::One)).expect("may resign");
    let mut called: Position = "..../..../..../0839 a 2 1234p d1".parse().expect("a position");
    called.play("!1".parse().expect("a call")).expect("a right call");
    for over in [resigned, called] {
        assert_eq!(solver.value(over, &SearchControl::NONE), Err(Unsolved::GameOver));
        assert_eq!(solver.verdict(over, &SearchControl::NONE), Err(Unsolved::GameOver));
        assert_eq!(solver.values(over, &SearchControl::NONE), Err(Unsolved::GameOver));
        assert_eq!(solver.verdicts(over, &SearchControl::NONE), Err(Unsolved::GameOver));
        assert_eq!(solver::turns(over), []);
    }
    assert_eq!(solver.nodes(), 0);
}
