//! Moves, steps and positions as texts.

use proptest::prelude::*;
use quartex::{
    Action, Cell, Placement, Recipient, Seat, SeenStep, Setup, Step, TextProblem, Tile, TileSet,
    Word,
};

use crate::help::{Rng, TEMPERS, all_rules, games, random_game, seat, tile, tiles, viewers};

fn problem<T: std::str::FromStr<Err = quartex::TextError>>(text: &str) -> (usize, TextProblem) {
    let Err(error) = text.parse::<T>() else { panic!("{text} was read") };
    (error.at, error.problem)
}

#[test]
fn moves_read_as_the_design_writes_them() {
    let placement: Placement = "XXSQ@3,-1=SQXX".parse().unwrap();
    assert_eq!(placement.tile(), tile("XXSQ"));
    assert_eq!(placement.cell, Cell::new(3, -1).unwrap());
    assert_eq!(placement.word.to_string(), "SQXX");
    let table: [(&str, Action); 4] = [
        ("XXSQ@3,-1=SQXX", Action::Lay(placement)),
        ("cannot", Action::Cannot),
        ("none", Action::None),
        ("try XXSQ@3,-1", Action::Try { tile: tile("XXSQ"), cell: Cell::new(3, -1).unwrap() }),
    ];
    for (text, action) in table {
        assert_eq!(text.parse(), Ok(action));
        assert_eq!(action.to_string(), text);
    }
}

#[test]
fn steps_read_as_the_design_writes_them() {
    let draw = |to, names| SeenStep::Open(Step::Draw { to, tiles: tiles(names) });
    let hand = Recipient::Hand(seat(2));
    let none = Step::Act { seat: seat(3), action: Action::None };
    let table = [
        ("3:none", SeenStep::Open(none)),
        ("bag 2:XXSQ,XSQO", draw(hand, "XXSQ,XSQO")),
        ("bag out:XXXX", draw(Recipient::Out, "XXXX")),
        ("bag home:XXXX", draw(Recipient::Home, "XXXX")),
        ("bag 2:?", SeenStep::HiddenDraw { seat: seat(2), count: 1 }),
        ("bag 2:?5", SeenStep::HiddenDraw { seat: seat(2), count: 5 }),
    ];
    for (text, step) in table {
        assert_eq!(text.parse(), Ok(step));
        assert_eq!(step.to_string(), text);
    }
    assert_eq!("bag_2:?,?".parse(), Ok(SeenStep::HiddenDraw { seat: seat(2), count: 2 }));
}

#[test]
fn mistakes_are_reported_where_they_begin() {
    let table = [
        ("", 0, TextProblem::Symbol),
        ("XXSP@3,-1=SQXX", 3, TextProblem::Symbol),
        ("xxsq@3,-1=SQXX", 0, TextProblem::Symbol),
        ("SQXX@3,-1=SQXX", 0, TextProblem::NotAName(tile("XXSQ"))),
        ("XXSQ!3,-1=SQXX", 4, TextProblem::Expected("@")),
        ("XXSQ@a,-1=SQXX", 5, TextProblem::Number),
        ("XXSQ@03,-1=SQXX", 5, TextProblem::Number),
        ("XXSQ@-0,-1=SQXX", 5, TextProblem::Number),
        ("XXSQ@3;-1=SQXX", 6, TextProblem::Expected(",")),
        ("XXSQ@3,55=SQXX", 5, TextProblem::OutOfReach),
        ("XXSQ@3,9999=SQXX", 7, TextProblem::Number),
        ("XXSQ@3,-1-SQXX", 9, TextProblem::Expected("=")),
        ("XXSQ@3,-1=SXQX", 10, TextProblem::NotThisTile),
        ("XXSQ@3,-1=SQXX ", 14, TextProblem::TrailingText),
        ("cannot!", 6, TextProblem::TrailingText),
        ("tryXXSQ@0,0", 3, TextProblem::Space),
        ("try SQXX@0,0", 4, TextProblem::NotAName(tile("XXSQ"))),
        ("none\u{e9}", 4, TextProblem::TrailingText),
    ];
    for (text, at, expected) in table {
        assert_eq!(problem::<Action>(text), (at, expected), "{text}");
    }
    let table = [
        ("6:none", 0, TextProblem::Seat),
        ("2none", 1, TextProblem::Expected(":")),
        ("bag 7:XXXX", 4, TextProblem::Seat),
        ("bag 2:XXXX,XXXX", 11, TextProblem::TileTwice),
        ("bag 2:XXXX,?", 6, TextProblem::Hidden),
        ("bag out:?", 8, TextProblem::Hidden),
        ("bag 2:?1", 7, TextProblem::Number),
        ("bag 2:?0", 7, TextProblem::Number),
        ("bag 2:?200,?200", 11, TextProblem::Number),
    ];
    for (text, at, expected) in table {
        assert_eq!(problem::<SeenStep>(text), (at, expected), "{text}");
    }
    assert_eq!(problem::<Step>("bag 2:?2"), (0, TextProblem::Hidden));
    assert_eq!(problem::<Tile>("XSX"), (3, TextProblem::Symbol));
    assert_eq!(problem::<Word>("XSXXX"), (4, TextProblem::TrailingText));
}

/// A start, a turn with tiles set aside, and a view.
const TEXTS: [&str; 3] = [
    "5csh8 * 3 - - - -/-/-/-/- -/-/-/-/- - deal:3",
    "2csh * 1 0,0:XXXX XSQO SSSS,SSSQ,SSSO,SSQQ,SSOO XXXS,XXXQ,XXXO,XXSS,XXQQ/XXSQ,QQQQ,OOOO,XSXS,XSXQ -/- - lay:1",
    "2csh 1 1 0,0:XXXX XSQO - XXXS,XXXQ,XXXO,XXSS,XXQQ/?5 -/- - lay:1",
];

#[test]
fn position_texts_read_and_print_alike() {
    for text in TEXTS {
        let mut setup: Setup = text.parse().unwrap();
        // Lists are printed by name.
        let again: Setup = setup.to_string().parse().unwrap();
        assert_eq!(again, setup);
        assert_eq!(text.replace(' ', "_").parse().as_ref(), Ok(&setup));
        setup.board.reverse();
        assert_eq!(again.to_string(), setup.to_string());
    }
    let start: Setup = TEXTS[0].parse().unwrap();
    assert_eq!(start.to_string(), TEXTS[0]);
    let game = quartex::Game::new(start.rules, seat(3)).unwrap();
    assert_eq!(Setup::from(&game).to_string(), TEXTS[0]);
    assert_eq!(start.game(), Ok(game));
    let view: Setup = TEXTS[2].parse().unwrap();
    assert_eq!(view.to_string(), TEXTS[2]);
    assert!(view.view().is_ok());
}

#[test]
fn mistakes_in_position_texts_are_reported_where_they_begin() {
    let table = [
        ("", 0, TextProblem::Players),
        ("6csh", 0, TextProblem::Players),
        ("22csh", 1, TextProblem::Seeing),
        ("2xsh", 1, TextProblem::Seeing),
        ("2cxh", 2, TextProblem::Ties),
        ("2csx", 3, TextProblem::Start),
        ("2csh0 *", 4, TextProblem::Number),
        ("2csh999 *", 4, TextProblem::Number),
        ("2csh", 4, TextProblem::Space),
        ("2csh ?", 5, TextProblem::Eye),
        ("2csh * 9", 7, TextProblem::Seat),
        ("2csh * 1 0,0:XXX.", 16, TextProblem::Symbol),
        ("2csh * 1 54,0:XXXXXXXX", 18, TextProblem::OutOfReach),
        ("2csh * 1 0,0;XXXX", 12, TextProblem::Expected(":")),
        ("2csh * 1 - ?", 11, TextProblem::Hidden),
        ("2csh * 1 - - - - -/-", 16, TextProblem::Expected("/")),
        ("2csh * 1 - - - -/- S1X1/-", 21, TextProblem::Symbol),
        ("2csh * 1 - - - -/- X0/-", 20, TextProblem::Number),
        ("2csh * 1 - - - -/- -/- - dance", 25, TextProblem::Due),
        ("2csh * 1 - - - -/- -/- - lay:x", 29, TextProblem::Seat),
        ("2csh * 1 - - XXXX -/- -/- - over", 13, TextProblem::Expected("-")),
        ("2csh * 1 - - - -/- -/- - over.", 29, TextProblem::TrailingText),
        ("2csh * 1 - - - -/- -/- XXXX;XXXS -", 32, TextProblem::Expected(":")),
        ("2csh * 1 - - - -/- -/- -:?~1,?/- -", 30, TextProblem::Number),
    ];
    for (text, at, expected) in table {
        assert_eq!(problem::<Setup>(text), (at, expected), "{text}");
    }
}

/// Every position of random games, as truth and as everybody's view.
#[test]
fn random_positions_come_back_from_their_texts() {
    for rules in all_rules() {
        for seed in 0..games(1, 30) {
            let mut rng = Rng::new(seed + 31);
            let temper = rng.choose(&TEMPERS);
            random_game(rules, temper, &mut rng, |game| {
                let text = Setup::from(game).to_string();
                let setup: Setup = text.parse().unwrap();
                assert_eq!(setup.to_string(), text);
                assert_eq!(setup.game().as_ref(), Ok(game), "{text}");
                for viewer in viewers(rules) {
                    let view = game.view(viewer).unwrap();
                    let text = Setup::from(&view).to_string();
                    let setup: Setup = text.parse().unwrap();
                    assert_eq!(setup, Setup::from(&view), "{text}");
                }
            });
        }
    }
}

fn some_tile() -> impl Strategy<Value = Tile> {
    (0_usize..55).prop_map(|index| Tile::from_index(index).unwrap())
}

fn some_cell() -> impl Strategy<Value = Cell> {
    (-54..=54, -54..=54).prop_map(|(x, y)| Cell::new(x, y).unwrap())
}

fn some_action() -> impl Strategy<Value = Action> {
    prop_oneof![
        Just(Action::Cannot),
        Just(Action::None),
        (some_tile(), some_cell()).prop_map(|(tile, cell)| Action::Try { tile, cell }),
        (any::<prop::sample::Index>(), some_cell()).prop_map(|(word, cell)| {
            let words: Vec<Word> = Word::all().collect();
            Action::Lay(Placement { cell, word: *word.get(&words) })
        }),
    ]
}

fn some_step() -> impl Strategy<Value = SeenStep> {
    let seats = (1_u8..=5).prop_map(|number| Seat::new(number).unwrap());
    let to = prop_oneof![
        Just(Recipient::Home),
        Just(Recipient::Out),
        seats.clone().prop_map(Recipient::Hand)
    ];
    let tiles = prop::collection::vec(some_tile(), 0..6);
    prop_oneof![
        (seats.clone(), some_action())
            .prop_map(|(seat, action)| SeenStep::Open(Step::Act { seat, action })),
        (to, tiles).prop_map(|(to, tiles)| {
            SeenStep::Open(Step::Draw { to, tiles: tiles.into_iter().collect::<TileSet>() })
        }),
        (seats, 1_u8..=5).prop_map(|(seat, count)| SeenStep::HiddenDraw { seat, count }),
    ]
}

proptest! {
    #[test]
    fn every_action_comes_back(action in some_action()) {
        prop_assert_eq!(action.to_string().parse(), Ok(action));
    }

    #[test]
    fn every_step_comes_back(step in some_step()) {
        prop_assert_eq!(step.to_string().parse(), Ok(step));
    }

    #[test]
    fn no_text_panics(text in ".*") {
        let _ = text.parse::<Action>();
        let _ = text.parse::<SeenStep>();
        let _ = text.parse::<Setup>();
    }

    /// Texts that are nearly right: one piece of a good one replaced.
    #[test]
    fn no_broken_position_panics(
        which in 0_usize..3,
        at in 0_usize..200,
        len in 0_usize..8,
        piece in "[-XSQO?!*~:;,/@0-9a-z _]{0,6}",
    ) {
        let text = TEXTS[which];
        let from = at.min(text.len());
        let to = (from + len).min(text.len());
        let broken = format!("{}{piece}{}", &text[..from], &text[to..]);
        if let Ok(setup) = broken.parse::<Setup>() {
            let again: Setup = setup.to_string().parse().unwrap();
            prop_assert_eq!(again, setup.clone());
            let _ = setup.game();
            let _ = setup.view();
        } else if let Err(error) = broken.parse::<Setup>() {
            prop_assert!(error.at <= broken.len());
        }
    }
}
