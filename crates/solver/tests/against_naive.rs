//! The solver against plain minimax: random positions with few free cells under all 210
//! rule choices.
#![allow(clippy::expect_used, clippy::print_stdout)] // Helpers fail and tell for their tests.

mod naive;

use std::collections::BTreeMap;

use dice::Dice;
use naive::{Naive, few_or_many, games};
use quarto::{Action, Asked, Lines, Phase, Position, Rules, Window};
use solver::{Engine, Options, SearchControl, Solver, Turn, Value, turns};

/// What must have come up at least once, else the positions have shown too little.
const MUST_HAPPEN: [&str; 27] = [
    "giving: something to call",
    "giving: the call is lost",
    "giving: an alignment, and the call is lost",
    "giving: no window, yet an alignment stands",
    "placing: something to call",
    "placing: the call is lost",
    "placing: an alignment, and the call is lost",
    "placing: no window, yet an alignment stands",
    "placer decides: something to call",
    "placer decides: nothing to call",
    "placer decides: an alignment, and the call is lost",
    "opponent decides: something to call",
    "opponent decides: nothing to call",
    "opponent decides: an alignment, and the call is lost",
    "lapsed alignments",
    "no alignment",
    "win 0",
    "win 1",
    "win 3",
    "win 5",
    "draw",
    "loss 0",
    "loss 1",
    "loss 2",
    "loss 3",
    "loss 4",
    "win 4",
];

type Tally = BTreeMap<String, usize>;

/// What is remarkable about a position.
fn remarks(position: Position, value: Value, tally: &mut Tally) {
    let mut remark = |what: String| *tally.entry(what).or_default() += 1;
    let (who, window) = match position.phase() {
        Phase::Giving { window } => ("giving", window),
        Phase::Placing { window, .. } => ("placing", window),
        Phase::Deciding { asked: Asked::Placer, window } => ("placer decides", window),
        Phase::Deciding { asked: Asked::Opponent, window } => ("opponent decides", window),
        Phase::Over { .. } => return,
    };
    let alignments = position.board().alignments(position.rules());
    let callable = position.callable();
    let lapsed = match window {
        Window::Closed => Lines::EMPTY,
        Window::Open(last) | Window::Lost(last) => alignments - Lines::through(last),
    };
    let is_lost = matches!(window, Window::Lost(_));
    if is_lost {
        remark(format!("{who}: the call is lost"));
    }
    if is_lost && alignments != lapsed {
        remark(format!("{who}: an alignment, and the call is lost"));
    }
    if window == Window::Closed && !alignments.is_empty() {
        remark(format!("{who}: no window, yet an alignment stands"));
    }
    let callable = if callable.is_empty() { "nothing" } else { "something" };
    remark(format!("{who}: {callable} to call"));
    if !lapsed.is_empty() {
        remark("lapsed alignments".into());
    }
    if alignments.is_empty() {
        remark("no alignment".into());
    }
    remark(value.to_string());
    remark(format!("{} free", games::free(position)));
}

/// Both engines, without the book and with it.
fn solvers() -> Vec<Solver> {
    let mut solvers = Vec::new();
    for engine in [Engine::Fastest, Engine::Portable] {
        for book in [false, true] {
            let options = Options { memory: 4 << 20, threads: 1, engine, book };
            solvers.push(Solver::new(options).expect("a solver"));
        }
    }
    solvers
}

fn actions(turn: Turn) -> Vec<Action> {
    [Some(turn.first), turn.then].into_iter().flatten().collect()
}

/// Everything the solver says about a position, against minimax.
fn check(position: Position, solver: &Solver) -> Value {
    let mut naive = Naive::new();
    let value = naive.value(position);
    assert_eq!(solver.value(position, &SearchControl::NONE), Ok(value), "{position}");
    assert_eq!(solver.verdict(position, &SearchControl::NONE), Ok(value.verdict()), "{position}");

    let expected = naive.turns(position);
    let lists: Vec<Vec<Action>> = turns(position).into_iter().map(actions).collect();
    assert!(lists.iter().eq(expected.iter().map(|(list, _)| list)), "{position}: {lists:?}");

    let rated = solver.values(position, &SearchControl::NONE).expect("values");
    let judged = solver.verdicts(position, &SearchControl::NONE).expect("verdicts");
    assert_eq!((rated.len(), judged.len()), (expected.len(), expected.len()), "{position}");
    for ((rated, judged), (list, value)) in rated.iter().zip(&judged).zip(&expected) {
        let says = |turn: Turn| format!("{position} {turn}");
        assert_eq!(&actions(rated.turn), list, "{}", says(rated.turn));
        assert_eq!(&actions(judged.turn), list, "{}", says(judged.turn));
        assert_eq!(rated.value, *value, "{}", says(rated.turn));
        assert_eq!(judged.value, value.verdict(), "{}", says(judged.turn));
    }
    value
}

/// How many free cells the next position has.
fn roll_empties(dice: &mut Dice) -> usize {
    match dice.below(1000) {
        0..30 => 0,
        30..130 => 1,
        130..280 => 2,
        280..580 => 3,
        580..940 => 4,
        940..998 => 5,
        _ => 6,
    }
}

fn random_positions(squares: bool, count: usize, seed: u64) {
    let all_rules: Vec<Rules> = Rules::all().filter(|rules| rules.squares == squares).collect();
    assert_eq!(all_rules.len(), 15 * 7);
    let solvers = solvers();
    let mut dice = Dice::new(seed);
    let mut tally = Tally::new();
    let mut checked = 0;
    while checked < count {
        let rules = all_rules[checked % all_rules.len()];
        let empties = roll_empties(&mut dice);
        let Some(position) = games::any(rules, empties, &mut dice) else { continue };
        // Wins at once are soon believed; half of the others would be such, unsifted.
        if games::wins_at_once(position) && dice.percent(80) {
            continue;
        }
        let value = check(position, &solvers[checked / all_rules.len() % solvers.len()]);
        remarks(position, value, &mut tally);
        checked += 1;
    }
    println!("{checked} positions: {tally:#?}");
    for what in MUST_HAPPEN {
        assert!(tally.contains_key(what), "never came up: {what}");
    }
}

#[test]
fn random_positions_with_lines_agree() {
    random_positions(false, few_or_many(15_000, 200_000), 1991);
}

#[test]
fn random_positions_with_squares_agree() {
    random_positions(true, few_or_many(15_000, 200_000), 1992);
}

/// Few, since minimax takes its time here.
#[test]
fn random_positions_with_more_free_cells_agree() {
    let all_rules: Vec<Rules> = Rules::all().collect();
    let solvers = solvers();
    let mut dice = Dice::new(1993);
    let mut tally = Tally::new();
    for (empties, count) in [(6, few_or_many(30, 2_000)), (7, few_or_many(3, 100))] {
        for number in 0..count {
            let position = games::careful_with_hand(dice.choose(&all_rules), empties, &mut dice);
            let value = check(position, &solvers[number % solvers.len()]);
            remarks(position, value, &mut tally);
        }
    }
    println!("{tally:#?}");
}
