//! The one door to a position: what it lists, where it points, and what it lets through.
#![allow(clippy::expect_used, clippy::panic)] // Helpers fail for the test that calls them.

use std::collections::BTreeSet;

use proptest::prelude::*;
use quarto::{
    Cell, Ending, Fault, Illegal, Last, NoPosition, Outcome, Piece, Position, Rules, Seat, Setup,
    Sketch, Standing,
};

/// A text, and everything that is wrong with it: where, and what.
type Row = (&'static str, &'static [(usize, &'static str)]);

/// Each fault by itself.
const ONE_FAULT: &[Row] = &[
    ("..../..../.7../7... - 1 1234p b2", &[(15, "piece 7 is in more than one place: a1 b2")]),
    (
        "..../.7../.7../.... 7 2 1234p b2",
        &[(20, "piece 7 is in more than one place: b2 b3 and in hand")],
    ),
    ("..../..../.77./.... - 1 1234p b2", &[(12, "piece 7 is in more than one place: b2 c2")]),
    (
        "..../..../.7../.... 7 1 1234p b2",
        &[(20, "piece 7 is in more than one place: b2 and in hand")],
    ),
    ("..../..../..../.... - 2 1234p -", &[(22, "with these pieces it is the turn of seat 1")]),
    ("..../..../..../.... 7 1 1234p -", &[(22, "with these pieces it is the turn of seat 2")]),
    ("..../..../.7../.... - 1 1234p b2", &[(22, "with these pieces it is the turn of seat 2")]),
    ("..../..../.7../.... c 2 1234p b2", &[(22, "with these pieces it is the turn of seat 1")]),
    ("..../..../.7../.... - 2 1234p c3", &[(30, "the last placement, c3, is an empty cell")]),
    ("..../..../..../.... - 1 12spl a1", &[(30, "the last placement, a1, is an empty cell")]),
    (
        "..../..../.7../.... - 1-0 1234p b2",
        &[(32, "the game is over, nothing may be called: write '-'")],
    ),
    (
        "..../..../.7../.... - 1/2-1/2 1p b2x",
        &[(33, "the game is over, nothing may be called: write '-'")],
    ),
    ("..../..../.7../.... - 2 1234a b2", &[(30, "the game itself calls: write '-'")]),
    ("..../..../.7../.... - 2 1234a b2x", &[(30, "the game itself calls: write '-'")]),
    (
        "..../..../.7../.... - 2 1234pl b2x",
        &[(31, "under these rules a wrong call does not cost the right to call")],
    ),
    (
        "..../..../.7../.... c 1 1234cf b2x",
        &[(31, "under these rules a wrong call does not cost the right to call")],
    ),
    (
        "..../..../..../0839 - 1 1234c d1x",
        &[(30, "the last placement made an alignment, so no call can have been wrong")],
    ),
    (
        "..../..../..../0839 f 2 1234c d1x",
        &[(30, "the last placement made an alignment, so no call can have been wrong")],
    ),
    (
        "..../..../..../0839 - 1 1234a -",
        &[(15, "the game itself calls, so this game is over; aligned: 1")],
    ),
    (
        "...0/..8./.3../9f.. - 2 1234a -",
        &[(3, "the game itself calls, so this game is over; aligned: /")],
    ),
    (
        "..08/..39/..../.... f 2 2sa -",
        &[(2, "the game itself calls, so this game is over; aligned: c3")],
    ),
    (
        "907e/d38a/6bc1/254f - 1 1234a -",
        &[(22, "the game itself calls and the board is full, so this game is over")],
    ),
    (
        "0839/..../..../1b2a - 1-0 1234a -",
        &[(0, "the first of these alignments would have ended the game: 1 4")],
    ),
    ("..../..../..../0839 - 0-1 1234a -", &[(22, "the game itself calls; the result was 1-0")]),
    ("..../..../f.../0839 - 1/2-1/2 1234a -", &[(22, "the game itself calls; the result was 0-1")]),
    ("907e/d38a/6bc1/254f - 1-0 1234a -", &[(22, "the game itself calls; the result was 1/2-1/2")]),
    (
        "..../..../..../0839 f 1-0 1234a -",
        &[(20, "the game was over before piece f could be given")],
    ),
];

/// Faults that have nothing to do with each other are all listed.
const SEVERAL_FAULTS: &[Row] = &[
    (
        "..../..../.7../.... 7 2 1234p c3",
        &[
            (20, "piece 7 is in more than one place: b2 and in hand"),
            (22, "with these pieces it is the turn of seat 1"),
            (30, "the last placement, c3, is an empty cell"),
        ],
    ),
    (
        "77../88../..../.... - 2 1234p -",
        &[
            (1, "piece 7 is in more than one place: a4 b4"),
            (6, "piece 8 is in more than one place: a3 b3"),
            (22, "with these pieces it is the turn of seat 1"),
        ],
    ),
    (
        "..../..../.7../.... - 1-0 1234pl c3x",
        &[
            (33, "the game is over, nothing may be called: write '-'"),
            (33, "the last placement, c3, is an empty cell"),
            (33, "under these rules a wrong call does not cost the right to call"),
        ],
    ),
    (
        "77../..../..../0839 7 1 1234a c3",
        &[
            (15, "the game itself calls, so this game is over; aligned: 1"),
            (20, "piece 7 is in more than one place: a4 b4 and in hand"),
            (22, "with these pieces it is the turn of seat 2"),
            (30, "the game itself calls: write '-'"),
            (30, "the last placement, c3, is an empty cell"),
        ],
    ),
    (
        "0839/..../..../1b2a f 0-1 1234a b2",
        &[
            (0, "the first of these alignments would have ended the game: 1 4"),
            (20, "the game was over before piece f could be given"),
            (22, "the game itself calls; the result was 1-0"),
            (32, "the game is over, nothing may be called: write '-'"),
            (32, "the game itself calls: write '-'"),
            (32, "the last placement, b2, is an empty cell"),
        ],
    ),
];

fn setup(text: &str) -> Setup {
    text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// What is wrong, with the place in the text, in the order of the text.
fn faults(setup: Setup) -> Vec<(usize, String)> {
    let offset = |fault: Fault| Sketch::from(setup).offset(fault.field());
    let mut faults: Vec<_> =
        setup.faults().map(|fault| (offset(fault), fault.to_string())).collect();
    faults.sort();
    faults
}

fn check(rows: &[Row]) {
    for &(text, wrong) in rows {
        let wrong: Vec<(usize, String)> =
            wrong.iter().map(|&(at, what)| (at, what.to_owned())).collect();
        assert_eq!(faults(setup(text)), wrong, "{text}");
        let error = text.parse::<Position>().expect_err(text);
        assert_eq!(error, NoPosition::Illegal(Illegal(setup(text))), "the setup, unharmed");
        assert_eq!(error.at(), wrong[0].0, "{text}: the first thing that is wrong");
        assert!(wrong.iter().all(|(_, what)| error.to_string().contains(what)), "{text}");
    }
}

#[test]
fn each_fault_by_itself() {
    check(ONE_FAULT);
}

#[test]
fn several_faults_at_once() {
    check(SEVERAL_FAULTS);
}

#[test]
fn the_table_has_every_fault() {
    // A new case does not compile before it has a number here and a row above.
    let number = |fault: Fault| match fault {
        Fault::PieceTwice { .. } => 1,
        Fault::WrongSeat { .. } => 2,
        Fault::LastIsEmpty(_) => 3,
        Fault::LastWhenOver => 4,
        Fault::LastUnderAuto => 5,
        Fault::LostCallNotPossible => 6,
        Fault::AlignmentUnderAuto(_) => 7,
        Fault::FullUnderAuto => 8,
        Fault::AlignmentsApart(_) => 9,
        Fault::WrongResult { .. } => 10,
        Fault::HandAfterWin(_) => 11,
        Fault::LostCallWasRight => 12,
    };
    let found: BTreeSet<i32> =
        ONE_FAULT.iter().flat_map(|(text, _)| setup(text).faults().map(number)).collect();
    assert_eq!(found, (1..=12).collect());
}

/// A piece that stands twice does not hide the alignment it is part of.
#[test]
fn a_doubled_piece_does_not_hide_an_alignment() {
    check(&[(
        "0839/..../..../9... - 2 1234a -",
        &[
            (0, "the game itself calls, so this game is over; aligned: 4"),
            (15, "piece 9 is in more than one place: a1 d4"),
        ],
    )]);
}

/// Unusual, but possible.
const LEGAL: &[&str] = &[
    // In mid-game without a last placement: nothing is callable.
    "..../..../.7../.... - 2 1234p -",
    "..../..../.7../.... c 1 1234c -",
    "907e/d38a/6bc1/254f - 2 1234p -",
    // Alignments that have lapsed, by an older placement or by `-`.
    "..../..../f.../0839 - 2 1234p a2",
    "..../..../..../0839 - 1 1234p -",
    "0839/..../..../1b2a - 1 1234p a4",
    // The call is lost, but not the alignment: another line was pointed at.
    "..../..../..../0839 - 1 1234p d1x",
    "..../..../.7../.... c 1 1234p b2x",
    "..../..../.7../.... c 1 1234c b2x",
    "9850/c7b6/312d/fe4a - 1 1234p d4x",
    // The second window after the sixteenth piece.
    "9850/c7b6/312d/fe4a - 2 1234p d4",
    "9850/c7b6/312d/fe4a - 2 1234p d4x",
    // Ended by resignation, on time or by agreement: with or without a piece in hand,
    // alignment or not, whoever won.
    "..../..../..../.... - 0-1 1234p -",
    "..../..../.7../.... c 1-0 1234p -",
    "..../..../.7../.... c 0-1 1234a -",
    "..../..../..../0839 f 1-0 1234p -",
    "..../..../..../0839 - 0-1 1234p -",
    "9850/c7b6/312d/fe4a - 1/2-1/2 1234p -",
    // Under `auto`: two alignments by one placement; one with nothing that counts.
    "9d10/e74b/5283/c6fa - 1-0 1234a -",
    "..../..../..../0839 - 1 134a -",
    "..../..../08../39.. - 1 1234a -",
    // A full board under `auto`.
    "907e/d38a/6bc1/254f - 1/2-1/2 1234sa -",
];

#[test]
fn legal_oddities() {
    for text in LEGAL {
        assert_eq!(faults(setup(text)), [], "{text}");
        assert_eq!(text.parse::<Position>().unwrap().to_string(), *text);
    }
}

/// The texts of all setups on cells a1 to d1 with pieces 0, 8, 3, 9 and f that have no
/// fault. (0, 8, 3 and 9 align; with f, nothing does.)
fn small_and_faultless(rules: Rules) -> BTreeSet<String> {
    let pieces: Vec<Option<Piece>> =
        "0839f".chars().map(|digit| digit.to_string().parse().ok()).chain([None]).collect();
    let row = &Cell::ALL[..4];
    let lasts: Vec<Option<Last>> = row
        .iter()
        .flat_map(|&cell| [false, true].map(|lost| Some(Last { cell, lost })))
        .chain([None])
        .collect();
    let mut texts = BTreeSet::new();
    for board in 0..6_usize.pow(4) {
        let mut cells = [None; 16];
        for (i, cell) in cells.iter_mut().take(4).enumerate() {
            *cell = pieces[board / 6_usize.pow(u32::try_from(i).expect("small")) % 6];
        }
        for &hand in &pieces {
            for standing in standings() {
                for &last in &lasts {
                    let setup = Setup { cells, hand, standing, rules, last };
                    if setup.faults().next().is_none() {
                        texts.insert(setup.to_string());
                    }
                }
            }
        }
    }
    texts
}

fn standings() -> [Standing; 5] {
    let [one, two] = Seat::ALL;
    [
        Standing::ToAct(one),
        Standing::ToAct(two),
        Standing::Over(Outcome::Won(one)),
        Standing::Over(Outcome::Won(two)),
        Standing::Over(Outcome::Drawn),
    ]
}

/// The texts of all positions that come about by play on the same cells with the same
/// pieces; each also without its last placement, as it may be set up.
fn small_and_played(rules: Rules) -> BTreeSet<String> {
    let is_small = |position: &Position| {
        let board = position.board();
        let pieces = board.iter().map(|(_, piece)| piece).chain(position.hand());
        board.occupied().iter().all(|cell| cell.index() < 4)
            && pieces.into_iter().all(|piece| "0839f".contains(&piece.to_string()))
    };
    let mut found = BTreeSet::new();
    let mut open = vec![Position::start(rules)];
    while let Some(position) = open.pop() {
        if !is_small(&position) || !found.insert(position.to_string()) {
            continue;
        }
        let without_last: Position = Setup { last: None, ..Setup::from(position) }
            .try_into()
            .unwrap_or_else(|error| panic!("{position} without its last: {error}"));
        open.push(without_last);
        for action in position.choices().iter() {
            let mut next = position;
            next.play(action).expect("a choice");
            open.push(next);
        }
        let endings =
            [Ending::Resign(Seat::One), Ending::Resign(Seat::Two), Ending::Time, Ending::Agreed];
        for ending in endings {
            let mut next = position;
            if next.end(ending).is_ok() {
                open.push(next);
            }
        }
    }
    found
}

#[test]
fn on_four_cells_faultless_is_exactly_what_can_be_played() {
    for rules in ["1234p", "134pl", "1234c", "1234cf", "1234a"] {
        let rules: Rules = rules.parse().unwrap();
        let (faultless, played) = (small_and_faultless(rules), small_and_played(rules));
        assert_eq!(faultless.difference(&played).next(), None, "no fault, yet unplayable");
        assert_eq!(played.difference(&faultless).next(), None, "played, yet a fault");
    }
}

/// Any setup: pieces mostly different, the rest at random.
fn any_setup() -> impl Strategy<Value = Setup> {
    let pieces = Just(Piece::ALL).prop_shuffle();
    let cells = Just(Cell::ALL).prop_shuffle();
    let twice = prop::option::weighted(0.1, (0..16_usize, 0..16_usize));
    let rules = (0..210_usize).prop_map(|index| Rules::all().nth(index).unwrap_or_default());
    let standing = prop::sample::select(standings().to_vec());
    let last = prop::option::of((0..16_usize, prop::bool::weighted(0.3)));
    let hand = prop::option::of(prop::bool::weighted(0.1));
    (pieces, cells, 0..=16_usize, twice, rules, standing, last, hand).prop_map(
        |(pieces, order, placed, twice, rules, standing, last, hand)| {
            let mut cells = [None; 16];
            for (cell, piece) in order.iter().zip(pieces).take(placed) {
                cells[cell.index()] = Some(piece);
            }
            if let Some((cell, piece)) = twice {
                cells[cell] = Some(pieces[piece]);
            }
            // The next piece, or one that may be on the board.
            let hand = hand.map(|any| pieces[if any { 0 } else { placed.min(15) }]);
            let last = last.map(|(i, lost)| Last { cell: order[i % placed.clamp(1, 16)], lost });
            Setup { cells, hand, standing, rules, last }
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn a_setup_without_a_fault_is_a_position_that_prints_the_same(setup in any_setup()) {
        let text = setup.to_string();
        prop_assert_eq!(text.parse(), Ok(setup));
        let faults = setup.faults().count();
        match Position::try_from(setup) {
            Ok(position) => {
                prop_assert_eq!(faults, 0);
                prop_assert_eq!(position.to_string(), text.clone());
                prop_assert_eq!(text.parse(), Ok(position));
                prop_assert_eq!(Setup::from(position), setup);
                prop_assert_eq!(position.outcome().is_some(), position.choices().is_empty());
            }
            Err(illegal) => {
                prop_assert!(faults > 0);
                prop_assert_eq!(illegal, Illegal(setup));
                let error = text.parse::<Position>().unwrap_err();
                prop_assert_eq!(error, NoPosition::Illegal(illegal));
                prop_assert!(error.at() < text.len());
            }
        }
    }
}
