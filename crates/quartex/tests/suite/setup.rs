//! The door from what people type to what the program reasons about.

use quartex::{
    Cell, Corner, Eye, Fault, Misfit, Phase, Players, Rules, SeatSet, Seeing, Setup, SetupHand,
    Start, Symbol, TileSet, Turn,
};

use crate::help::{frame, seat, tile};
use crate::scene::{Scene, block, lay};

const PRINTED: Rules = Rules::printed(Players::Two);

fn sound() -> Setup {
    Scene::new(PRINTED, &block(&["S"])).tokens(1, [0, 1, 0, 0]).setup()
}

fn faults(change: impl FnOnce(&mut Setup)) -> Vec<Fault> {
    let mut setup = sound();
    assert!(setup.game().is_ok());
    change(&mut setup);
    setup.game().err().unwrap_or_default()
}

fn turn() -> Turn {
    Turn { seat: seat(1), aside: TileSet::EMPTY }
}

#[test]
fn a_sound_setup_is_let_in() {
    let game = sound().game().unwrap();
    assert_eq!(Setup::from(&game), sound());
    assert_eq!(game.position().stock().counts(), [10, 9, 10, 10]);
}

#[test]
fn every_fault_is_listed() {
    let found = faults(|setup| {
        setup.removed = TileSet::EMPTY;
        setup.tokens[0] = quartex::Tokens::new([1, 0, 0, 0]);
        setup.hands[1].tiles = setup.hands[0].tiles;
    });
    assert!(found.contains(&Fault::Removed { due: 1, found: 0 }));
    assert!(found.contains(&Fault::Tokens { symbol: Symbol::Cross, due: 0, taken: 1 }));
    assert!(found.contains(&Fault::Tokens { symbol: Symbol::Star, due: 1, taken: 0 }));
    assert_eq!(found.iter().filter(|fault| matches!(fault, Fault::TileTwice(_))).count(), 5);
}

#[test]
fn seats_and_numbers() {
    assert_eq!(faults(|setup| setup.first = seat(3)), [Fault::NoSuchSeat(seat(3))]);
    assert_eq!(faults(|setup| setup.hands.truncate(1)), [Fault::Hands { found: 1 }]);
    assert_eq!(faults(|setup| setup.tokens.truncate(1)), [Fault::TokenHeaps { found: 1 }]);
    assert_eq!(faults(|setup| setup.eye = Eye::Spectator), [Fault::NotTheTruth]);
    let found = faults(|setup| setup.hands[1] = SetupHand { hidden: 5, ..SetupHand::default() });
    assert_eq!(found, [Fault::HiddenTiles(seat(2))]);
    let found = faults(|setup| setup.hands[0].hidden = 200);
    assert!(found.contains(&Fault::HiddenTiles(seat(1))));
    assert!(found.iter().any(|fault| matches!(fault, Fault::TooManyTiles { .. })));
}

#[test]
fn boards() {
    let misfit = |cell: (i32, i32), misfit: Misfit| Fault::Board {
        cell: Cell::new(cell.0, cell.1).unwrap(),
        misfit,
    };
    let board = |texts: &[&str], rules: Rules| -> Vec<Fault> {
        let placements: Vec<_> = texts.iter().map(|text| lay(text)).collect();
        Scene::new(rules, &placements).setup().game().err().unwrap_or_default()
    };
    assert_eq!(board(&["XXXX@0,0=XXXX"], PRINTED), []);
    assert_eq!(board(&["XXXX@1,0=XXXX"], PRINTED), [misfit((1, 0), Misfit::NotHome)]);
    assert_eq!(
        board(&["XXXX@0,0=XXXX", "SSSS@0,0=SSSS"], PRINTED),
        [misfit((0, 0), Misfit::CellTaken)]
    );
    assert_eq!(
        board(&["XXXX@0,0=XXXX", "SSSS@0,1=SSSS"], PRINTED),
        [misfit((0, 1), Misfit::Clash(Corner::NorthWest))]
    );
    assert_eq!(
        board(&["XXXX@0,0=XXXX", "SSSS@3,1=SSSS"], PRINTED),
        [misfit((3, 1), Misfit::NoEdge)]
    );
    assert_eq!(
        board(&["XXXX@0,0=XXXX", "XXSS@0,1=XXSS"], Rules { frame: frame(1), ..PRINTED }),
        [misfit((0, 1), Misfit::BeyondFrame)]
    );
    let from_bag = Rules { start: Start::BagTile, ..PRINTED };
    assert_eq!(board(&["XXXS@0,0=XXSX"], from_bag), [Fault::HomeTurned]);
    assert_eq!(board(&["XXXS@0,0=XXXS"], from_bag), []);
    assert_eq!(board(&[], from_bag), [Fault::NoHome]);
}

#[test]
fn hands() {
    let found = faults(|setup| {
        let hand = &mut setup.hands[1].tiles;
        *hand = hand.iter().take(3).collect();
    });
    assert_eq!(found, [Fault::HandSize { seat: seat(2), due: 5, found: 3 }]);
    let found = faults(|setup| {
        setup.hands[1].tiles = TileSet::EMPTY;
        setup.hands[1].eliminated = true;
    });
    assert_eq!(found, [Fault::EliminatedWithoutTiles(seat(2))]);
    assert_eq!(faults(|setup| setup.hands[1].eliminated = true), []);
    assert_eq!(faults(|setup| setup.hands[0].eliminated = true), [Fault::ActsEliminated(seat(1))]);
}

#[test]
fn phases() {
    let phase = |phase: Phase| faults(|setup| setup.phase = phase);
    let both = || vec![Fault::StillIn(seat(1)), Fault::StillIn(seat(2))];
    assert_eq!(phase(Phase::Over), both());
    assert!(phase(Phase::Opening).contains(&Fault::NoSuchDraw));
    assert!(phase(Phase::Removing).contains(&Fault::BoardBeforeStart));
    assert!(phase(Phase::Dealing { seat: seat(2) }).contains(&Fault::HandSize {
        seat: seat(2),
        due: 0,
        found: 5
    }));
    let redrawing = phase(Phase::Redrawing(turn()));
    assert!(redrawing.contains(&Fault::NothingAside));
    assert!(redrawing.contains(&Fault::HandSize { seat: seat(1), due: 0, found: 5 }));
    let refilling = phase(Phase::Refilling { seat: seat(1) });
    assert_eq!(refilling, [Fault::HandSize { seat: seat(1), due: 4, found: 5 }]);
    let asked = |seats: SeatSet| phase(Phase::Asking { turn: turn(), waiting: seats });
    assert_eq!(asked(SeatSet::EMPTY), [Fault::NobodyAsked]);
    assert_eq!(asked(SeatSet::EMPTY.with(seat(1))), [Fault::CannotBeAsked(seat(1))]);
    assert_eq!(asked(SeatSet::EMPTY.with(seat(2))), []);
    let cell = Cell::HOME;
    let bound = phase(Phase::Bound { turn: turn(), tile: tile("XXXX"), cell });
    assert!(bound.contains(&Fault::BoundNotInHand(tile("XXXX"))));
    assert!(bound.contains(&Fault::BoundMisfit(Misfit::CellTaken)));
    let set_aside = Turn { seat: seat(1), aside: TileSet::EMPTY.with(tile("XXXX")) };
    assert!(phase(Phase::Laying(set_aside)).contains(&Fault::AsideSize { found: 1 }));
}

#[test]
fn under_auto() {
    let auto = |setup: &mut Setup| setup.rules.seeing = Seeing::Auto;
    let found = faults(|setup| {
        auto(setup);
        setup.phase = Phase::Asking { turn: turn(), waiting: SeatSet::EMPTY.with(seat(2)) };
    });
    assert_eq!(found, [Fault::AskedUnderAuto]);
    let board = [lay("XXXX@0,0=XXXX")];
    let rules = Rules { seeing: Seeing::Auto, ..PRINTED };
    let scene = Scene::new(rules, &board).holds(1, "SSSS,SSSQ,SSSO,SSQQ,SSOO");
    let mut setup = scene.setup();
    assert_eq!(setup.game(), Err(vec![Fault::NothingFits(seat(1))]));
    // No truth looks like a view of it either.
    setup.eye = Eye::Seat(seat(1));
    setup.hands[1] = SetupHand { tiles: TileSet::EMPTY, hidden: 5, eliminated: false };
    assert_eq!(setup.view(), Err(vec![Fault::NoTruth]));
}

#[test]
fn memories() {
    let text = |seen: &str| {
        format!(
            "2csh * 1 0,0:XXXX XSQO - XXXS,XXXQ,XXXO,XXSS,XXQQ/XXSQ,QQQQ,OOOO,XSXS,XSXQ -/- {seen} lay:1"
        )
    };
    let check = |seen: &str| -> Vec<Fault> {
        let setup: Setup = text(seen).parse().unwrap();
        setup.game().err().unwrap_or_default()
    };
    assert_eq!(check("-"), []);
    assert_eq!(check("-:XXXS,?4/?5"), []);
    // Seat 2 drew one tile since SSSS and SSSQ were put back.
    assert_eq!(check("SSSS,SSSQ:?5/?4,?~1"), []);
    assert_eq!(check("QQQQ,SSSQ:?5/?4,?~1"), []);
    assert_eq!(check("QQQQ,OOOO:?5/?4,?~1"), [Fault::CannotHold(seat(2))]);
    assert_eq!(check("XXXS:?5/?4,?~1"), [Fault::CannotHold(seat(1))]);
    assert_eq!(check("-:XXXS,?5/?5"), [Fault::Remembered(seat(1)), Fault::CannotHold(seat(1))]);
    assert_eq!(check("SSSS:?5/?4,?~2"), [Fault::Age(seat(2)), Fault::CannotHold(seat(2))]);
    assert_eq!(check("XXXX:?5/?4,?~1"), [Fault::PutBackInSight(tile("XXXX"))]);
    // Put into an empty bag, so only these tiles can be in it.
    let found = check("*SSSS,SSSQ:?5/?4,?~1");
    assert!(found.contains(&Fault::CannotBeInBag(tile("SSQQ"))));
    assert!(found.contains(&Fault::CannotHold(seat(2))), "{found:?}");
}

#[test]
fn views() {
    let view = |text: &str| {
        let setup: Setup = text.parse().unwrap();
        setup.view().map(|view| Setup::from(&view).to_string())
    };
    let good = "2csh 1 1 0,0:XXXX XSQO - XXXS,XXXQ,XXXO,XXSS,XXQQ/?5 -/- - lay:1";
    assert_eq!(view(good).as_deref(), Ok(good));
    let all_hidden = good.replace("XXXS,XXXQ,XXXO,XXSS,XXQQ", "?5");
    assert_eq!(view(&all_hidden), Err(vec![Fault::HiddenTiles(seat(1))]));
    assert_eq!(view(&all_hidden.replace("2csh 1", "2csh -")).map(|_| ()), Ok(()));
    let truth = good.replace("2csh 1", "2csh *").replace("?5", "SSSS,QQQQ,OOOO,SSSQ,SSSO");
    assert_eq!(view(&truth).unwrap_err()[0], Fault::NotAView);
    let told = good.replace("?5", "SSSS,?4");
    assert_eq!(view(&told), Err(vec![Fault::Remembered(seat(2))]));
    let remembered = told.replace("-/- - lay", "-/- -:?5/SSSS,?4 lay");
    assert_eq!(view(&remembered).as_deref(), Ok(remembered.as_str()));
}

/// A text, and everything that is wrong with it: where, and what.
type Row = (&'static str, &'static [(usize, &'static str)]);

/// In the order in which they are found; the places count from the start of the text.
const FAULTS: [Row; 9] = [
    (
        "2csh * 3 - - - -/- -/- - deal:4",
        &[(7, "the table has no seat 3"), (25, "the table has no seat 4")],
    ),
    (
        "2csh * 1 0,0:XXXXSXSX/1XXXX SQOO - XXXS,XXXQ,XXXO,XXQQ,XXOO/SSSS,QQQQ,OOOO,XSXQ,XSXO X1/- - lay:1",
        &[
            (23, "tile XXXX is in more than one place"),
            (17, "the tile on 1,0 cannot lie there: another symbol lies at its north-west corner"),
            (85, "tokens of X taken: 1, where the board gives 0"),
        ],
    ),
    (
        "2csh * 1 0,0:XXXX SQOO,XXSS - XXXS,XXXQ,XXXO,XXQQ,XXOO/SSSS,QQQQ,OOOO,XSXS -/- - lay:1",
        &[
            (18, "tiles out of the game: 2, where these rules want 1"),
            (55, "tiles in the hand of seat 2: 4, where 5 would be right"),
        ],
    ),
    (
        "2csh * 1 0,0:XXXX SQOO - XXXS,XXXQ,XXXO,XXQQ,XXOO!/SSSS,QQQQ,OOOO,XSXS,XSXQ -/- - over",
        &[(51, "the game is not over: seat 2 holds tiles")],
    ),
    (
        "2csh * 1 0,0:XXXX SQOO - XXXS,XXXQ,XXXO,XXQQ,XXOO/SSSS,QQQQ,OOOO,XSXS,XSXQ -/- - bound:1:XXSS@5,5",
        &[
            (81, "tile XXSS was pointed out and is not in the hand"),
            (81, "what was pointed out cannot be: the cell shares no edge with a laid tile"),
        ],
    ),
    (
        "2csh * 1 0,0:XXXX SQOO - XXXS,XXXQ,XXXO,XXQQ,XXOO/SSSS,QQQQ,OOOO,XSXS,XSXQ -/- SSSQ,XXXX:?5/?4,?~1 lay:1",
        &[(84, "tile XXXX was put back and yet is in sight, or was put back twice")],
    ),
    (
        "2csh * 1 0,0:XXXX SQOO - XXXS,XXXQ,XXXO,XXQQ,XXOO/SSSS,QQQQ,OOOO,XSXS,XSXQ -/- QQQQ,OOOO:?5/?4,?~1 lay:1",
        &[(50, "seat 2 holds tiles it cannot have drawn")],
    ),
    (
        "2csh * 1 0,0:XXXX SQOO XXXS,XXXQ XXXO,XXQQ,XXOO,XXSS,XXSQ/SSSS,QQQQ,OOOO,XSXS,XSXQ -/- - lay:1",
        &[(23, "tiles set aside: 2; only whole hands of five are")],
    ),
    (
        "2csb_*_1_0,0:XXSX_-_-_XXXO,XXQQ,XXOO,XXSS,XXSQ/SSSS,QQQQ,OOOO,XSXS,XSXQ_-/-_-_lay:1",
        &[(13, "the tile from the bag must read as its name")],
    ),
];

#[test]
fn faults_are_told_and_pointed_at() {
    for (text, expected) in FAULTS {
        let setup: Setup = text.parse().unwrap();
        let faults = setup.game().err().unwrap_or_default();
        let found: Vec<(usize, String)> =
            faults.iter().map(|fault| (fault.offset(text), fault.to_string())).collect();
        let expected: Vec<(usize, String)> =
            expected.iter().map(|&(at, what)| (at, what.to_owned())).collect();
        assert_eq!(found, expected, "{text}");
    }
}
