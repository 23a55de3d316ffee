//! This position, this attempt, this verdict; and positions that are as they are told.

use quartex::{Cell, Corner, Seat, Setup, Symbol, View};
use quarto::{CharacteristicValue, Position};
use words::lesson::{AttemptVerdict, Lesson};
use words::rules::RulesGame;

const ROWS: &[(&str, &str, &str)] = &[
    ("quarto-give", "+0", "lesson-quarto-give-praise"),
    ("quarto-give", "b2", "lesson-hint-give-first"),
    ("quarto-give", "!1", "lesson-hint-nothing-to-call"),
    ("quarto-give", "-", "lesson-hint-not-now"),
    ("quarto-place", "a1", "lesson-quarto-place-praise"),
    ("quarto-place", "b2", "lesson-hint-taken"),
    ("quarto-place", "+0", "lesson-hint-place-first"),
    ("quarto-place", "!2", "lesson-hint-wrong-line"),
    ("quarto-complete", "d2", "lesson-quarto-complete-praise"),
    ("quarto-complete", "d1", "lesson-hint-not-complete"),
    ("quarto-complete", "!2", "lesson-hint-wrong-line"),
    ("quarto-call", "!2", "lesson-quarto-call-praise"),
    ("quarto-call", "!d", "lesson-hint-other-line"),
    ("quarto-call", "!", "lesson-hint-point-out"),
    ("quarto-call", "!b2", "lesson-hint-no-squares"),
    ("quarto-call", "+0", "lesson-hint-call-first"),
    ("quarto-second", "!/", "lesson-quarto-second-praise"),
    ("quarto-second", "a4", "lesson-hint-call-first"),
    ("quarto-second", "!\\", "lesson-hint-other-line"),
    ("quarto-safe", "+0", "lesson-quarto-safe-praise"),
    ("quarto-safe", "+3", "lesson-hint-lets-win"),
    ("quarto-safe", "+2", "lesson-hint-already-placed"),
    ("quarto-block", "d3", "lesson-quarto-block-praise"),
    ("quarto-block", "c4", "lesson-quarto-block-praise"),
    ("quarto-block", "a1", "lesson-hint-no-safe-gift"),
    ("access-feel", "@#5", "lesson-access-feel-praise"),
    ("access-feel", "@b3", "lesson-hint-feel-beside"),
    ("access-feel", "+#5", "lesson-hint-feel-first"),
    ("access-give", "+#16", "lesson-access-give-praise"),
    ("access-give", "b3", "lesson-hint-give-first"),
    ("access-find", "@b3", "lesson-access-find-praise"),
    ("access-find", "@a1", "lesson-hint-nothing-here"),
    ("access-find", "@#1", "lesson-hint-feel-board"),
    ("access-find", "a1", "lesson-hint-feel-first"),
    ("access-place", "a1", "lesson-access-place-praise"),
    ("access-place", "b3", "lesson-hint-taken"),
    ("access-place", "+#2", "lesson-hint-place-first"),
    ("access-call", "!c", "lesson-access-call-praise"),
    ("access-call", "!1", "lesson-hint-other-line"),
    ("access-call", "d1", "lesson-hint-call-first"),
    ("quartex-home", "XSQO@0,0=XSQO", "lesson-quartex-home-praise"),
    ("quartex-home", "XSQO@1,0=XSQO", "lesson-hint-home"),
    ("quartex-home", "XXXX@0,0=XXXX", "lesson-hint-not-yours"),
    ("quartex-home", "cannot", "lesson-hint-something-fits"),
    ("quartex-fit", "XXQQ@0,-1=QQXX", "lesson-quartex-fit-praise"),
    ("quartex-fit", "SSOO@0,1=SSOO", "lesson-quartex-fit-praise"),
    ("quartex-fit", "XXQQ@0,-1=XXQQ", "lesson-hint-clash"),
    ("quartex-fit", "XXQQ@1,-1=QQXX", "lesson-hint-no-edge"),
    ("quartex-fit", "XXQQ@0,0=XXQQ", "lesson-hint-tile-there"),
    ("quartex-fit", "XXSS@0,-1=SSXX", "lesson-hint-not-yours"),
    ("quartex-fit", "none", "lesson-hint-not-now"),
    ("quartex-complete", "XOSO@1,-1=OXOS", "lesson-quartex-complete-praise"),
    ("quartex-complete", "XOSO@0,1=OXOS", "lesson-hint-clash"),
    ("quartex-double", "XXOO@1,-1=XOOX", "lesson-quartex-double-praise"),
    ("quartex-worth", "XSQO@2,2=SXOQ", "lesson-quartex-worth-praise"),
    ("quartex-worth", "XSSQ@3,0=SQXS", "lesson-hint-worth-less"),
    ("quartex-cannot", "cannot", "lesson-quartex-cannot-praise"),
    ("quartex-cannot", "SSSS@0,1=SSSS", "lesson-hint-clash"),
    ("quartex-point", "try XXOO@0,-1", "lesson-quartex-point-praise"),
    ("quartex-point", "try XXOO@0,1", "lesson-hint-no-way"),
    ("quartex-point", "try XXXX@0,-1", "lesson-hint-shown-hand"),
    ("quartex-point", "none", "lesson-hint-one-fits"),
    ("quartex-point", "XXXX@0,-1=XXXX", "lesson-hint-their-turn"),
    ("quartex-point", "cannot", "lesson-hint-their-turn"),
];

#[test]
fn attempts_get_the_verdict_that_helps() {
    for (name, attempt, key) in ROWS {
        let found = RulesGame::ALL.into_iter().map(Lesson::of).find_map(|lesson| {
            let step = lesson.steps().iter().find(|step| step.name() == *name)?.clone();
            Some((lesson.read(attempt).unwrap(), step))
        });
        let (read, step) = found.unwrap();
        let verdict = match step.try_(read) {
            AttemptVerdict::Praise(key) => key,
            AttemptVerdict::Hint(hint) => hint.key(),
            AttemptVerdict::Felt(_) => "felt",
        };
        assert_eq!(verdict, *key, "{name} {attempt}");
    }
}

/// The fingers tell in the middle of a task too, and the step goes on.
#[test]
fn touching_is_free() {
    let lesson = Lesson::of(RulesGame::Access);
    let call = &lesson.steps()[4];
    for cell in ["@c1", "@c2", "@c3", "@c4"] {
        let AttemptVerdict::Felt(Some(piece)) = call.try_(lesson.read(cell).unwrap()) else {
            panic!("{cell}")
        };
        assert!(piece.has(CharacteristicValue::DARK), "the praise says that all four are grooved");
    }
    assert_eq!(call.try_(lesson.read("@d1").unwrap()), AttemptVerdict::Felt(None));
    assert_eq!(call.position().matches('?').count(), 16 - 2 + 1, "the learner placed two");
}

#[test]
fn a_move_of_another_game_is_recognised() {
    let tile = Lesson::of(RulesGame::Quartex).read("cannot").unwrap();
    let AttemptVerdict::Hint(hint) = Lesson::of(RulesGame::Quarto).steps()[0].try_(tile) else {
        panic!()
    };
    assert_eq!(hint.key(), "lesson-hint-other-game");
}

#[test]
fn quarto_positions_are_as_told() {
    let lesson = Lesson::of(RulesGame::Quarto);
    let position = |place: usize| -> Position { lesson.steps()[place].position().parse().unwrap() };
    let on = |position: Position, cells: &[&str], values: &[CharacteristicValue]| {
        for cell in cells {
            let piece = position.board().piece(cell.parse().unwrap()).unwrap();
            assert!(values.iter().all(|value| piece.has(*value)), "{cell}");
        }
        assert_eq!(position.board().occupied().len(), position.board().pieces().len());
    };
    let given = position(1).hand().unwrap();
    let dark_square = [
        CharacteristicValue::DARK,
        CharacteristicValue::SQUARE,
        CharacteristicValue::SHORT,
        CharacteristicValue::SOLID,
    ];
    assert!(dark_square.iter().all(|value| given.has(*value)));
    on(position(2), &["a2", "b2", "c2"], &[CharacteristicValue::TALL]);
    assert!(position(2).hand().unwrap().has(CharacteristicValue::TALL));
    on(position(3), &["a2", "b2", "c2", "d2"], &[CharacteristicValue::TALL]);
    on(position(4), &["a1", "b2", "c3", "d4"], &[CharacteristicValue::HOLLOW]);
    assert_eq!(position(4).board().common("/".parse().unwrap()).len(), 1);
    on(position(5), &["a2", "b2", "c2"], &[CharacteristicValue::TALL]);
    on(position(6), &["a3", "b3", "c3"], &[CharacteristicValue::DARK, CharacteristicValue::ROUND]);
    on(position(6), &["c1", "c2", "c3"], &[CharacteristicValue::SHORT, CharacteristicValue::SOLID]);
    let hand = position(6).hand().unwrap();
    let light_square = [
        CharacteristicValue::LIGHT,
        CharacteristicValue::SQUARE,
        CharacteristicValue::TALL,
        CharacteristicValue::HOLLOW,
    ];
    assert!(light_square.iter().all(|value| hand.has(*value)));
}

/// "A short piece cannot complete that line": exactly the short ones are praised.
#[test]
fn safe_gifts_are_the_short_pieces() {
    let lesson = Lesson::of(RulesGame::Quarto);
    let safe: Vec<String> = lesson.steps()[5].answers().map(|answer| answer.to_string()).collect();
    assert_eq!(safe, ["+0", "+1", "+4", "+5", "+8", "+9", "+c", "+d"]);
}

#[test]
fn quartex_positions_are_as_told() {
    let lesson = Lesson::of(RulesGame::Quartex);
    let view = |place: usize| -> View {
        lesson.steps()[place].position().parse::<Setup>().unwrap().view().unwrap()
    };
    let corner = |view: &View, x, y, corner| {
        let point = Cell::new(x, y).unwrap().point(corner);
        (view.field().symbol_at(point), view.field().tiles_around(point))
    };
    let (cross, star, circle) = (Some(Symbol::Cross), Some(Symbol::Star), Some(Symbol::Circle));

    assert!(view(0).field().laid().is_empty());
    // "Two crosses at the top and two stars at the bottom", twice.
    for place in [1, 6] {
        assert_eq!(view(place).field().word_at(Cell::HOME).unwrap().to_string(), "XXSS");
    }
    // A star with three tiles around it; a cross and a circle.
    assert_eq!(corner(&view(2), 1, -1, Corner::SouthWest), (star, 3));
    assert_eq!(corner(&view(3), 1, -1, Corner::SouthWest), (cross, 3));
    assert_eq!(corner(&view(3), 1, -1, Corner::SouthEast), (circle, 3));
    // "Eight stars and ten crosses are left"; a star three east, a cross two east and two south.
    let worth = view(4);
    assert_eq!((worth.stock()[Symbol::Star], worth.stock()[Symbol::Cross]), (8, 10));
    assert_eq!(worth.tokens(Seat::new(2).unwrap())[Symbol::Star], 2);
    let completed = |x, y| worth.field().completed_by(Cell::new(x, y).unwrap()).counts();
    assert_eq!((completed(3, 0), completed(2, 2)), ([0, 1, 0, 0], [1, 0, 0, 0]));
    // "A cross in every corner. None of your five tiles has a cross."
    let cannot = view(5);
    assert_eq!(cannot.field().word_at(Cell::HOME).unwrap().to_string(), "XXXX");
    assert!(cannot.own_hand().unwrap().iter().all(|tile| tile.corners()[0] == 0));
    // Everywhere the learner holds five tiles, and five are shown.
    assert!(lesson.steps().iter().all(|step| step.tiles().unwrap().len() == 5));
}
