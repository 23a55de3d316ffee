//! Pictures show what their captions say, as far as a program can tell.

use quartex::{Cell, Corner, Symbol};
use quarto::{CharacteristicValue, Position, Values};
use words::Language;
use words::rules::{PictureSubject, RulesGame, RulesPicture, page};

/// The pictures of a page; in all languages they are the same, as another test sees to.
fn pictures(game: RulesGame) -> Vec<&'static RulesPicture> {
    page(game, Language::English).pictures().collect()
}

fn values(list: &[CharacteristicValue]) -> Values {
    list.iter().copied().collect()
}

#[test]
fn a_line_is_pointed_out_exactly_where_it_can_be_called() {
    for game in [RulesGame::Quarto, RulesGame::Access] {
        for picture in pictures(game) {
            let PictureSubject::Quarto { sketch, pointed } = &picture.scene else {
                panic!("{picture:?}")
            };
            if sketch.first_unknown().is_some() {
                assert_eq!(*pointed, None);
                continue;
            }
            let position: Position = picture.position.parse().unwrap();
            let callable: Vec<_> = position.callable().iter().collect();
            assert_eq!(callable, Vec::from_iter(*pointed), "{}", picture.position);
        }
    }
}

#[test]
fn quarto_captions_are_true() {
    let [one, row, second, tall, square] = pictures(RulesGame::Quarto).try_into().unwrap();
    let at = |picture: &RulesPicture| picture.position.parse::<Position>().unwrap();
    let line = |text: &str| text.parse().unwrap();

    // "LQTH, light, square, tall and hollow" on b2, and nothing else.
    let board = at(one).board();
    assert_eq!(board.occupied().len(), 1);
    let piece = board.piece("b2".parse().unwrap()).unwrap();
    let light_square = [
        CharacteristicValue::LIGHT,
        CharacteristicValue::SQUARE,
        CharacteristicValue::TALL,
        CharacteristicValue::HOLLOW,
    ];
    assert_eq!(piece.values(), values(&light_square));

    // "All round … nothing else in common."
    assert_eq!(at(row).board().common(line("1")), values(&[CharacteristicValue::ROUND]));
    // The same board; a piece was given, so the second window is open (Q11).
    assert_eq!(at(second).board(), at(row).board());
    assert!(at(second).hand().is_some() && !at(second).callable().is_empty());
    // "All tall, but that is no alignment: two are round and two are square."
    assert_eq!(at(tall).board().common(line("1")), values(&[CharacteristicValue::TALL]));
    assert_eq!(at(tall).board().with_value(CharacteristicValue::ROUND).len(), 2);
    assert!(at(tall).callable().is_empty());
    // "Four round pieces in the middle."
    assert!(at(square).board().common(line("b2")).contains(CharacteristicValue::ROUND));
    assert!(at(square).rules().squares);
}

#[test]
fn access_captions_are_true() {
    let [_, _, _, masked, _, _] = pictures(RulesGame::Access).try_into().unwrap();
    // "A piece stands on b3 … all other cells are unknown."
    assert_eq!(masked.position.matches('?').count(), 15 + 1);
    assert!(masked.position.starts_with("????/?4??/"));
}

#[test]
fn quartex_captions_are_true() {
    let [beside, flipped, gap, completed, three, framed, first] =
        pictures(RulesGame::Quartex).try_into().unwrap();
    let cell = |picture: &RulesPicture| match picture.scene {
        PictureSubject::Quartex { pointed, .. } => pointed.unwrap(),
        PictureSubject::Quarto { .. } => panic!("{picture:?}"),
    };
    let symbol = |picture: &RulesPicture, cell: Cell, corner| {
        picture.scene.field().unwrap().symbol_at(cell.point(corner))
    };
    let (cross, star, square, circle) =
        (Some(Symbol::Cross), Some(Symbol::Star), Some(Symbol::Square), Some(Symbol::Circle));

    let home = Corner::ALL.map(|corner| symbol(first, Cell::HOME, corner));
    assert_eq!(home, [cross, star, square, circle]);

    // "Two points with the first: the star above and the square below."
    let shared = |corner| {
        let point = cell(beside).point(corner);
        let field = beside.scene.field().unwrap();
        (field.tiles_around(point) == 2).then(|| field.symbol_at(point)).flatten()
    };
    assert_eq!(Corner::ALL.map(shared), [star, None, None, square]);

    // "A circle at the top left, a star at the bottom left, a circle at the bottom right; only
    // its top right corner is free", and three tiles around it.
    let needs = Corner::ALL.map(|corner| symbol(gap, cell(gap), corner));
    assert_eq!(needs, [circle, None, circle, star]);
    assert_eq!(gap.scene.field().unwrap().laid().len(), 3);
    assert_eq!(gap.scene.field().unwrap().word_at(cell(gap)), None);

    // "The fourth tile completes the star in the middle."
    let field = completed.scene.field().unwrap();
    let middle = cell(completed).point(Corner::NorthWest);
    assert_eq!((field.symbol_at(middle), field.tiles_around(middle)), (star, 4));
    let PictureSubject::Quartex { view, .. } = &completed.scene else { panic!("{completed:?}") };
    let stars = view.rules().players.seats().map(|seat| view.tokens(seat)[Symbol::Star]);
    assert_eq!(stars.collect::<Vec<_>>(), [0, 1]);

    // "Two crosses, a star and a square, clockwise: flipped over, it fits."
    let field = flipped.scene.field().unwrap();
    let lies = field.word_at(cell(flipped)).unwrap();
    let shown = "XXSQ".parse::<quartex::Word>().unwrap();
    let turned = |by: usize| {
        let mut symbols = shown.symbols();
        symbols.rotate_left(by);
        quartex::Word::new(symbols)
    };
    assert_eq!(lies.tile(), shown.tile());
    assert!((0..4).all(|by| turned(by) != lies), "{lies} is not a turn of {shown}");

    // "Three symbols at once, a cross, a star and a circle."
    let PictureSubject::Quartex { view, .. } = &three.scene else { panic!("{three:?}") };
    let (field, here) = (three.scene.field().unwrap(), cell(three));
    let done = |corner: &Corner| field.tiles_around(here.point(*corner)) == 4;
    let done: Vec<_> =
        Corner::ALL.into_iter().filter(done).map(|corner| symbol(three, here, corner)).collect();
    assert_eq!(done, [cross, star, circle]);
    let tokens = view.rules().players.seats().map(|seat| view.tokens(seat).total());
    assert_eq!(tokens.collect::<Vec<_>>(), [0, 3]);

    // "Eight tiles use up its length … to the north and to the south it can still slide."
    let field = framed.scene.field().unwrap();
    let bounds = field.bounds().unwrap();
    assert_eq!(field.frame().map(quartex::Frame::side), Some(8));
    assert_eq!((bounds.width(), bounds.height(), field.laid().len()), (8, 1, 8));
}

/// The first picture spells out a piece, in the letters of each language.
#[test]
fn captions_spell_pieces_in_the_letters_of_their_language() {
    for game in [RulesGame::Quarto, RulesGame::Access] {
        for language in Language::ALL {
            let page = page(game, language);
            let first = page.pictures().next().unwrap();
            let position: Position = first.position.parse().unwrap();
            let piece = position.board().piece("b2".parse().unwrap()).unwrap();
            let code = page.voice().piece_code(piece);
            assert!(first.caption.contains(&code), "{language}: {code}, {}", first.caption);
        }
    }
}

/// The cells and tiles that a caption spells out are the same in all languages.
#[test]
fn captions_name_the_same_cells_and_tiles_in_all_languages() {
    let codes = |picture: &RulesPicture| -> Vec<String> {
        let words = picture.caption.split(|c: char| !c.is_ascii_alphanumeric());
        let code = |word: &&str| {
            word.len() == 4 && word.chars().all(|c| "XSQO".contains(c))
                || word.len() == 2 && word.as_bytes()[1].is_ascii_digit()
        };
        words.filter(code).map(str::to_owned).collect()
    };
    for game in RulesGame::ALL {
        for language in Language::ALL {
            for (here, there) in page(game, language).pictures().zip(pictures(game)) {
                assert_eq!(codes(here), codes(there), "{language}: {}", here.caption);
            }
        }
    }
}
