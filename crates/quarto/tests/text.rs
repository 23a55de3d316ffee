//! Every text the crate reads: what is read, or where it goes wrong and what was expected there.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use quarto::{
    Action, Call, Cell, Edition, EndingWord, Expected, Line, LineKind, MoveText, NoPosition,
    NotationItem, NotationItems, Piece, Position, Rules, Setup, Sketch, Step, TextError, Touch,
    TrayPlace,
};

/// Checks rows of a text and the text that what was read prints.
fn reads<T>(rows: &[(&str, &str)])
where
    T: FromStr<Err: Debug> + Display,
{
    for (text, printed) in rows {
        let read = text.parse::<T>().map(|value| value.to_string());
        assert!(matches!(&read, Ok(read) if read == printed), "{text:?} gives {read:?}");
    }
}

/// Checks rows of a text, where it goes wrong, and what would have been right there.
fn fails<T>(rows: &[(&str, usize, Expected)])
where
    T: FromStr<Err = TextError> + Debug + PartialEq,
{
    for &(text, at, expected) in rows {
        assert_eq!(text.parse::<T>(), Err(TextError { at, expected }), "{text:?}");
        assert!(text.is_char_boundary(at), "{text:?}");
    }
}

#[test]
fn pieces() {
    reads::<Piece>(&[
        ("0", "0"),
        ("9", "9"),
        ("a", "a"),
        ("f", "f"),
        // A hex digit is one in either case; it prints small.
        ("A", "a"),
        ("D", "d"),
        ("F", "f"),
        ("LRSF", "0"),
        ("LQTH", "7"),
        ("DRSH", "9"),
        ("DQTH", "f"),
        ("MRSF", "0"),
        ("GQTH", "f"),
    ]);
    fails::<Piece>(&[
        ("", 0, Expected::Piece),
        ("g", 0, Expected::Piece),
        ("-", 0, Expected::Piece),
        (" 7", 0, Expected::Piece),
        ("é", 0, Expected::Piece),
        ("７", 0, Expected::Piece),
        ("\0", 0, Expected::Piece),
        ("R", 0, Expected::Piece),
        ("lrsf", 0, Expected::Piece),
        ("77", 1, Expected::End),
        ("7 ", 1, Expected::End),
        ("7é", 1, Expected::End),
        ("d1", 1, Expected::End),
        ("L", 1, Expected::CodeLetter),
        ("LL", 1, Expected::CodeLetter),
        ("G7", 1, Expected::CodeLetter),
        ("DR", 2, Expected::CodeLetter),
        ("DRF", 2, Expected::CodeLetter),
        ("DRSX", 3, Expected::CodeLetter),
        ("DRSé", 3, Expected::CodeLetter),
        ("DRSHH", 4, Expected::End),
    ]);
}

#[test]
fn every_piece_reads_as_it_prints_in_both_editions() {
    for piece in Piece::ALL {
        assert_eq!(piece.to_string().parse(), Ok(piece));
        for edition in [Edition::Quarto, Edition::Access] {
            assert_eq!(piece.code(edition).to_string().parse(), Ok(piece));
        }
    }
}

#[test]
fn cells() {
    reads::<Cell>(&[("a1", "a1"), ("b3", "b3"), ("d4", "d4")]);
    fails::<Cell>(&[
        ("", 0, Expected::File),
        ("A1", 0, Expected::File),
        ("e1", 0, Expected::File),
        ("1a", 0, Expected::File),
        ("ａ1", 0, Expected::File),
        ("a", 1, Expected::Rank),
        ("a0", 1, Expected::Rank),
        ("a5", 1, Expected::Rank),
        ("a\u{661}", 1, Expected::Rank),
        ("a\t", 1, Expected::Rank),
        ("a11", 2, Expected::End),
        ("a1\n", 2, Expected::End),
    ]);
    assert!(Cell::ALL.into_iter().all(|cell| cell.to_string().parse() == Ok(cell)));
}

#[test]
fn lines() {
    reads::<Line>(&[("1", "1"), ("4", "4"), ("a", "a"), ("d", "d"), ("/", "/"), ("\\", "\\")]);
    reads::<Line>(&[("a1", "a1"), ("b2", "b2"), ("c3", "c3")]);
    fails::<Line>(&[
        ("", 0, Expected::Line),
        ("0", 0, Expected::Line),
        ("5", 0, Expected::Line),
        ("e", 0, Expected::Line),
        ("|", 0, Expected::Line),
        ("⟋", 0, Expected::Line),
        ("a4", 1, Expected::CornerRank),
        ("c0", 1, Expected::CornerRank),
        ("d1", 1, Expected::WordEnd),
        ("12", 1, Expected::End),
        ("//", 1, Expected::End),
        ("ab", 1, Expected::End),
        ("b²", 1, Expected::End),
        ("b22", 2, Expected::End),
    ]);
    assert!(Line::ALL.into_iter().all(|line| line.to_string().parse() == Ok(line)));
}

#[test]
fn every_line_has_its_kind() {
    for line in Line::ALL {
        assert_eq!(Line::new(line.kind()), Some(line));
    }
    for corner in ["d1", "d3", "a4", "d4"] {
        assert_eq!(Line::new(LineKind::Square(corner.parse().unwrap())), None, "{corner}");
    }
}

#[test]
fn rules() {
    reads::<Rules>(&[
        ("1234p", "1234p"),
        ("1p", "1p"),
        ("13sc", "13sc"),
        ("24a", "24a"),
        ("1234sa", "1234sa"),
        ("1234pf", "1234pf"),
        ("4scl", "4scl"),
    ]);
    fails::<Rules>(&[
        ("", 0, Expected::CountingDigit),
        ("p", 0, Expected::CountingDigit),
        ("sp", 0, Expected::CountingDigit),
        ("5p", 0, Expected::CountingDigit),
        ("１p", 0, Expected::CountingDigit),
        ("21p", 1, Expected::CountingDigit),
        ("11p", 1, Expected::CountingDigit),
        ("135p", 2, Expected::CountingDigit),
        ("12340", 4, Expected::CountingDigit),
        ("1234", 4, Expected::CallingLetter),
        ("1234s", 5, Expected::CallingLetter),
        ("1234ss", 5, Expected::CallingLetter),
        ("1234f", 4, Expected::CallingLetter),
        ("1234P", 4, Expected::CallingLetter),
        ("1234é", 4, Expected::CallingLetter),
        ("1234ps", 5, Expected::End),
        ("1234af", 5, Expected::End),
        ("1234al", 5, Expected::End),
        ("1234pfl", 6, Expected::End),
        ("1234p ", 5, Expected::End),
    ]);
}

#[test]
fn all_210_rules_read_as_they_print() {
    let texts: std::collections::BTreeSet<String> =
        Rules::all().map(|rules| rules.to_string()).collect();
    assert_eq!((Rules::all().count(), texts.len()), (210, 210));
    assert!(Rules::all().all(|rules| rules.to_string().parse() == Ok(rules)));
}

#[test]
fn actions_and_steps() {
    let line = |text: &str| Call::Line(text.parse().unwrap());
    let rows = [
        ("+7", Action::Give(Piece::ALL[7])),
        ("+DRSH", Action::Give(Piece::ALL[9])),
        ("+GRSH", Action::Give(Piece::ALL[9])),
        ("b3", Action::Place("b3".parse().unwrap())),
        ("!3", Action::Call(line("3"))),
        ("!b", Action::Call(line("b"))),
        ("!/", Action::Call(line("/"))),
        (r"!\", Action::Call(line(r"\"))),
        ("!b2", Action::Call(line("b2"))),
        ("!", Action::Call(Call::Bare)),
        ("-", Action::Decline),
    ];
    for (text, action) in rows {
        assert_eq!(text.parse(), Ok(action), "{text}");
        assert_eq!(text.parse::<Step>().unwrap().action(), action, "{text}");
        assert_eq!(action.to_string().parse(), Ok(action), "{text}");
    }
    reads::<Action>(&[("+DRSH", "+9"), ("+F", "+f"), ("+D", "+d")]);
    reads::<Step>(&[("!b", "!b"), ("!b?", "!b?"), ("!?", "!?"), ("!b2?", "!b2?"), ("!/?", "!/?")]);
    assert_eq!("!3?".parse(), Ok(Step::WrongCall(line("3"))));
    assert_eq!("!3".parse(), Ok(Step::Quarto(line("3"))));
    assert_eq!("!?".parse(), Ok(Step::WrongCall(Call::Bare)));
}

#[test]
fn no_actions_and_no_steps() {
    let both = [
        ("", 0, Expected::Move),
        (" b3", 0, Expected::Move),
        ("B3", 0, Expected::Move),
        ("x", 0, Expected::Move),
        ("×b3", 0, Expected::Move),
        ("bb", 0, Expected::Move),
        ("\u{1}", 0, Expected::Move),
        ("+", 1, Expected::Piece),
        ("+g", 1, Expected::Piece),
        ("+ 7", 1, Expected::Piece),
        ("+L", 2, Expected::CodeLetter),
        ("+77", 2, Expected::End),
        ("b", 1, Expected::Rank),
        ("b5", 1, Expected::Rank),
        ("bé", 1, Expected::Rank),
        ("b3 ", 2, Expected::End),
        ("b3+7", 2, Expected::End),
        ("!x", 1, Expected::Line),
        ("!5", 1, Expected::Line),
        ("!!", 1, Expected::Line),
        ("!+7", 1, Expected::Line),
        ("!d1", 2, Expected::WordEnd),
        ("!b4", 2, Expected::CornerRank),
        ("! ", 1, Expected::End),
        ("!3?!", 3, Expected::End),
        ("!??", 2, Expected::End),
        ("--", 1, Expected::End),
        // These are entries of a list of moves, but no steps.
        ("+#5", 0, Expected::Move),
        ("@b3", 0, Expected::Move),
        ("@#5", 0, Expected::Move),
        ("resign", 0, Expected::Move),
        ("time", 0, Expected::Move),
        ("agreed", 0, Expected::Move),
    ];
    fails::<Step>(&both);
    fails::<Action>(&both);
    // Whether a call is right is not for the player to say.
    fails::<Action>(&[("!3?", 2, Expected::End), ("!?", 1, Expected::End)]);
}

#[test]
fn lists_of_moves() {
    let cell = |text: &str| text.parse::<Cell>().unwrap();
    let place = |number| TrayPlace::new(number).unwrap();
    let step = |text: &str| NotationItem::Step(text.parse().unwrap());
    let rows: [(&str, &[(usize, NotationItem)]); 17] = [
        ("", &[]),
        (" \t\r\n", &[]),
        ("+7", &[(0, step("+7"))]),
        ("+DRSH", &[(0, step("+9"))]),
        ("b3+7", &[(0, step("b3")), (2, step("+7"))]),
        ("b3+DRSH", &[(0, step("b3")), (2, step("+9"))]),
        ("b3!3", &[(0, step("b3")), (2, step("!3"))]),
        ("b3!", &[(0, step("b3")), (2, step("!"))]),
        ("b3 !3? +7", &[(0, step("b3")), (3, step("!3?")), (7, step("+7"))]),
        ("b3\n!?\r\n-", &[(0, step("b3")), (3, step("!?")), (7, step("-"))]),
        ("b3+#5", &[(0, step("b3")), (2, NotationItem::GiveFrom(place(5)))]),
        ("+#16", &[(0, NotationItem::GiveFrom(place(16)))]),
        ("@b3", &[(0, NotationItem::Touch(Touch::Cell(cell("b3"))))]),
        (
            "@#5 @#10",
            &[
                (0, NotationItem::Touch(Touch::Tray(place(5)))),
                (4, NotationItem::Touch(Touch::Tray(place(10)))),
            ],
        ),
        ("resign", &[(0, NotationItem::Ending(EndingWord::Resign))]),
        ("b3 time", &[(0, step("b3")), (3, NotationItem::Ending(EndingWord::Time))]),
        ("  agreed  ", &[(2, NotationItem::Ending(EndingWord::Agreed))]),
    ];
    for (text, entries) in rows {
        let read: Result<Vec<(usize, NotationItem)>, TextError> =
            NotationItems::new(text).collect();
        assert_eq!(read.as_deref(), Ok(entries), "{text:?}");
    }
}

#[test]
fn no_lists_of_moves() {
    // The text, how many entries are read before the error, and the error.
    let rows = [
        ("x", 0, 0, Expected::Move),
        ("+7 x", 1, 3, Expected::Move),
        ("+7 b5", 1, 4, Expected::Rank),
        ("+7b2", 0, 2, Expected::WordEnd),
        ("b3b4", 1, 2, Expected::GiftOrCall),
        ("b3-", 1, 2, Expected::GiftOrCall),
        ("b3é", 1, 2, Expected::GiftOrCall),
        ("b3!3?", 1, 4, Expected::WordEnd),
        ("b3!?", 1, 3, Expected::WordEnd),
        ("b3+7!3", 1, 4, Expected::WordEnd),
        ("b3!d1", 1, 4, Expected::WordEnd),
        ("!3!", 0, 2, Expected::WordEnd),
        ("@", 0, 1, Expected::Touch),
        ("@x", 0, 1, Expected::Touch),
        ("@b", 0, 2, Expected::Rank),
        ("@b3+7", 0, 3, Expected::WordEnd),
        ("@#", 0, 2, Expected::TrayPlace),
        ("@#0", 0, 2, Expected::TrayPlace),
        ("@#x", 0, 2, Expected::TrayPlace),
        ("@#17", 0, 3, Expected::WordEnd),
        ("+#161", 0, 4, Expected::WordEnd),
        ("resigns", 0, 6, Expected::WordEnd),
        ("Resign", 0, 0, Expected::Move),
        ("+7 time+7", 1, 7, Expected::WordEnd),
        // Only ASCII white space stands between words.
        ("+7\u{a0}b3", 0, 2, Expected::WordEnd),
        ("+7 \u{2003}b3", 1, 3, Expected::Move),
        ("+7\0b3", 0, 2, Expected::WordEnd),
    ];
    for (text, before, at, expected) in rows {
        let mut entries = NotationItems::new(text);
        assert_eq!(entries.by_ref().take_while(Result::is_ok).count(), before, "{text:?}");
        assert_eq!(
            NotationItems::new(text).find_map(Result::err),
            Some(TextError { at, expected }),
            "{text:?}",
        );
        assert_eq!(entries.next(), None, "{text:?}: after an error it ends");
    }
}

#[test]
fn lists_of_moves_print_with_turns_written_together() {
    let rows = [
        ("+7   b2 +c", "+7 b2+c"),
        ("+DRSH b2 !2? +c", "+9 b2 !2? +c"),
        ("a1 !3", "a1!3"),
        ("a1 !", "a1!"),
        ("@b3 b3 @#5 +#5", "@b3 b3 @#5 +#5"),
        ("b3 +#5", "b3+#5"),
        ("d4 - !?", "d4 - !?"),
        ("b3 b4 resign", "b3 b4 resign"),
        ("", ""),
    ];
    for (text, printed) in rows {
        let entries: Vec<NotationItem> =
            NotationItems::new(text).map(|read| read.unwrap().1).collect();
        assert_eq!(MoveText(&entries).to_string(), printed, "{text:?}");
        let again: Vec<NotationItem> =
            NotationItems::new(printed).map(|read| read.unwrap().1).collect();
        assert_eq!(again, entries, "{text:?}");
    }
}

/// Texts of positions, all of them legal, and how they print.
const POSITIONS: &[(&str, &str)] = &[
    ("..../..../.7../.... c 1 1234p b2", "..../..../.7../.... c 1 1234p b2"),
    ("..../..../.7../...._c_1_1234p_b2", "..../..../.7../.... c 1 1234p b2"),
    ("..../..../.7../...._c 1_1234p b2", "..../..../.7../.... c 1 1234p b2"),
    ("..../..../.C../.... - 2 1234p b2", "..../..../.c../.... - 2 1234p b2"),
    ("..../..../..../.... - 1 1234p -", "..../..../..../.... - 1 1234p -"),
    ("..../..../..../0839 - 1 24spl d1", "..../..../..../0839 - 1 24spl d1"),
    ("..../..../..../0839 f 2 1234c d1", "..../..../..../0839 f 2 1234c d1"),
    ("..../..../.7../.... c 1 1234p b2x", "..../..../.7../.... c 1 1234p b2x"),
    ("907e/d38a/6bc1/254f - 1/2-1/2 124sa -", "907e/d38a/6bc1/254f - 1/2-1/2 124sa -"),
    ("907e/d38a/6bc1/254f - 1-0 1234p -", "907e/d38a/6bc1/254f - 1-0 1234p -"),
    ("..../..../..../.... 0 0-1 1234p -", "..../..../..../.... 0 0-1 1234p -"),
];

#[test]
fn positions() {
    reads::<Position>(POSITIONS);
    reads::<Setup>(POSITIONS);
    reads::<Sketch>(POSITIONS);
    // A setup is well formed, no more.
    reads::<Setup>(&[("7777/..../..../.... 7 1 1a b2x", "7777/..../..../.... 7 1 1a b2x")]);
    // A sketch may leave things open.
    reads::<Sketch>(&[
        ("????/?4??/????/???? - 2 1234p ?", "????/?4??/????/???? - 2 1234p ?"),
        ("????/?.??/????/???? ? 2 1234p ?x", "????/?.??/????/???? ? 2 1234p ?x"),
    ]);
}

const NO_POSITIONS: &[(&str, usize, Expected)] = &[
    ("", 0, Expected::PieceOrDot),
    (" ..../..../.7../.... c 1 1234p b2", 0, Expected::PieceOrDot),
    ("é.../..../.7../.... c 1 1234p b2", 0, Expected::PieceOrDot),
    ("\u{feff}..../..../.7../.... c 1 1234p b2", 0, Expected::PieceOrDot),
    (".../..../.7../.... c 1 1234p b2", 3, Expected::PieceOrDot),
    ("..../..g./.7../.... c 1 1234p b2", 7, Expected::PieceOrDot),
    ("..../..-./.7../.... c 1 1234p b2", 7, Expected::PieceOrDot),
    ("....", 4, Expected::Slash),
    ("...../..../.7../.... c 1 1234p b2", 4, Expected::Slash),
    ("....\\..../.7../.... c 1 1234p b2", 4, Expected::Slash),
    ("..../..../.7../....", 19, Expected::Separator),
    ("..../..../.7../..../ c 1 1234p b2", 19, Expected::Separator),
    ("..../..../.7../....\tc 1 1234p b2", 19, Expected::Separator),
    ("..../..../.7../....\u{a0}c 1 1234p b2", 19, Expected::Separator),
    ("..../..../.7../....  c 1 1234p b2", 20, Expected::HandOrDash),
    ("..../..../.7../.... . 1 1234p b2", 20, Expected::HandOrDash),
    ("..../..../.7../.... DQSF 1 1234p b2", 21, Expected::Separator),
    ("..../..../.7../.... c", 21, Expected::Separator),
    ("..../..../.7../.... c 3 1234p b2", 22, Expected::SeatOrResult),
    ("..../..../.7../.... c 0-0 1234p b2", 22, Expected::SeatOrResult),
    ("..../..../.7../.... c 1-1 1234p b2", 23, Expected::Separator),
    ("..../..../.7../.... c 1/2 1234p b2", 23, Expected::Separator),
    ("..../..../.7../.... c 1", 23, Expected::Separator),
    ("..../..../.7../.... c 1 p b2", 24, Expected::CountingDigit),
    ("..../..../.7../.... c 1-0 p b2", 26, Expected::CountingDigit),
    ("..../..../.7../.... c 1/2-1/2 p b2", 30, Expected::CountingDigit),
    ("..../..../.7../.... c 1 4321p b2", 25, Expected::CountingDigit),
    ("..../..../.7../.... c 1 1234 b2", 28, Expected::CallingLetter),
    ("..../..../.7../.... c 1 1234pp b2", 29, Expected::Separator),
    ("..../..../.7../.... c 1 1234p", 29, Expected::Separator),
    ("..../..../.7../.... c 1 1234p ", 30, Expected::LastOrDash),
    ("..../..../.7../.... c 1 1234p e2", 30, Expected::LastOrDash),
    ("..../..../.7../.... c 1 1234p x", 30, Expected::LastOrDash),
    ("..../..../.7../.... c 1 1234p b", 31, Expected::Rank),
    ("..../..../.7../.... c 1 1234p bx", 31, Expected::Rank),
    ("..../..../.7../.... c 1 1234p -x", 31, Expected::End),
    ("..../..../.7../.... c 1 1234p b2 ", 32, Expected::End),
    ("..../..../.7../.... c 1 1234p b2X", 32, Expected::End),
    ("..../..../.7../.... c 1 1234p b2xx", 33, Expected::End),
    ("..../..../.7../.... c 1 1234p b2\n", 32, Expected::End),
    ("..../..../.7../.... c 1 1234p b2é", 32, Expected::End),
];

/// Well formed as sketches, but a setup must be known in full: the first `?` is pointed at.
const UNKNOWN: &[(&str, usize, Expected)] = &[
    ("?.../..../.7../...? c 1 1234p b2", 0, Expected::PieceOrDot),
    ("..../..../.7?./?... ? 1 1234p ?", 12, Expected::PieceOrDot),
    ("..../..../.7../.... ? 1 1234p ?", 20, Expected::HandOrDash),
    ("..../..../.7../.... c 1 1234p ?", 30, Expected::LastOrDash),
    ("..../..../.7../.... c 1 1234p ?x", 30, Expected::LastOrDash),
];

#[test]
fn no_positions() {
    fails::<Sketch>(NO_POSITIONS);
    fails::<Setup>(NO_POSITIONS);
    fails::<Setup>(UNKNOWN);
    for &(text, at, expected) in NO_POSITIONS.iter().chain(UNKNOWN) {
        let error = text.parse::<Position>().unwrap_err();
        assert_eq!(error, NoPosition::Text(TextError { at, expected }), "{text:?}");
        assert_eq!(error.at(), at);
    }
    assert!(UNKNOWN.iter().all(|(text, ..)| text.parse::<Sketch>().is_ok()));
}

#[test]
fn very_long_texts() {
    let long = |text: &str| text.repeat(100_000);
    assert_eq!(long("7").parse::<Piece>().unwrap_err().at, 1);
    assert_eq!(long("a1").parse::<Cell>().unwrap_err().at, 2);
    assert_eq!(long("1234p").parse::<Rules>().unwrap_err().at, 5);
    assert_eq!(long("....").parse::<Setup>().unwrap_err().at, 4);
    assert_eq!(long("..../").parse::<Setup>().unwrap_err().at, 19);
    assert_eq!(long("é").parse::<Action>().unwrap_err().at, 0);
    assert_eq!(NotationItems::new(&long("b3+7 ")).flatten().count(), 200_000);
    assert_eq!(NotationItems::new(&long(" ")).count(), 0);
    let late = long("b3+7 ") + "é";
    assert_eq!(NotationItems::new(&late).find_map(Result::err).unwrap().at, 500_000);
}

#[test]
fn errors_count_characters_from_one_when_they_speak() {
    let error = "..../..g./.7../.... c 1 1234p b2".parse::<Position>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "character 8: expected a piece (0-9, a-f) or '.' for an empty cell",
    );
}
