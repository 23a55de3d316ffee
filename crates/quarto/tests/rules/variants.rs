//! Q15–Q19: what counts, how it is called, time, masks.

use quarto::{
    Announcement, Calling, Counting, Lines, MaskedAction, MaskedGame, Piece, Pieces, Position,
    Rules, Seat, Seen, Tray, TrayPlace, Viewer,
};

use crate::{at, check};

#[test]
fn q15_any_choice_of_characteristics_may_count_but_at_least_one() {
    let texts: Vec<String> = Counting::choices()
        .map(|counting| Rules { counting, ..Rules::PRINTED }.to_string())
        .collect();
    assert_eq!(texts.join(" "), "1p 2p 12p 3p 13p 23p 123p 4p 14p 24p 124p 34p 134p 234p 1234p",);
}

/// A row, and the only characteristic in which its pieces agree.
const ROWS: [(&str, char); 8] = [
    ("0167", '1'),
    ("89ef", '1'),
    ("0839", '2'),
    ("45ef", '2'),
    ("058d", '3'),
    ("27af", '3'),
    ("06a8", '4'),
    ("17bd", '4'),
];

#[test]
fn q15_a_common_value_counts_only_if_its_characteristic_does() {
    for rules in Rules::all() {
        for (row, characteristic) in ROWS {
            let board = at(&format!("..../..../..../{row} - 1/2-1/2 1234p -")).board();
            let is_aligned = !board.alignments(rules).is_empty();
            assert_eq!(is_aligned, rules.to_string().contains(characteristic), "{rules} {row}");
        }
    }
}

#[test]
fn q15_what_does_not_count_cannot_be_called() {
    check(&[
        ("..../..../..../0839 - 1 2p d1", "!1", "..../..../..../0839 - 1-0 2p -"),
        ("..../..../..../0839 - 1 134p d1", "!1?", "..../..../..../0839 - 1 134p d1x"),
        ("..../..../..../083. 9 1 2a -", "d1", "..../..../..../0839 - 1-0 2a -"),
        ("..../..../..../083. 9 1 134a -", "d1", "..../..../..../0839 - 1 134a -"),
    ]);
}

#[test]
fn q15_all_sixteen_pieces_are_used() {
    assert!(Rules::all().all(|rules| Position::start(rules).left() == Pieces::ALL));
}

#[test]
fn q16_nine_squares_count_too() {
    let squares = [
        ("..../..../08../39..", "a1"),
        ("..../..../.08./.39.", "b1"),
        ("..../..../..08/..39", "c1"),
        ("..../08../39../....", "a2"),
        ("..../.08./.39./....", "b2"),
        ("..../..08/..39/....", "c2"),
        ("08../39../..../....", "a3"),
        (".08./.39./..../....", "b3"),
        ("..08/..39/..../....", "c3"),
    ];
    for (board, square) in squares {
        let aligned = |rules: &str| {
            let position = at(&format!("{board} - 1/2-1/2 {rules} -"));
            position.board().alignments(position.rules())
        };
        let only = Lines::only(square.parse().unwrap());
        assert_eq!((aligned("1234sp"), aligned("1234p")), (only, Lines::EMPTY), "{board}");
        // Together with Q15.
        assert_eq!((aligned("2sp"), aligned("134sp")), (only, Lines::EMPTY), "{board}");
    }
}

#[test]
fn q16_a_square_is_called_by_its_lower_left_cell() {
    let made = "..../.08./.39./.... - 1 1234sp c2";
    check(&[
        (made, "!b2", "..../.08./.39./.... - 1-0 1234sp -"),
        (made, "!2?", "..../.08./.39./.... - 1 1234sp c2x"),
        ("..../.08./.3../.... 9 1 1234sa -", "c2", "..../.08./.39./.... - 1-0 1234sa -"),
    ]);
}

#[test]
fn q17_point_is_the_default() {
    assert_eq!(Rules::default(), Rules::PRINTED);
    assert_eq!(Rules::PRINTED.to_string(), "1234p");
}

#[test]
fn q17_point_call_or_auto() {
    check(&[
        ("..../..../..../083. 9 1 1234p c1", "d1!1", "..../..../..../0839 - 1-0 1234p -"),
        ("..../..../..../083. 9 1 1234c c1", "d1!", "..../..../..../0839 - 1-0 1234c -"),
        ("..../..../..../083. 9 1 1234a -", "d1", "..../..../..../0839 - 1-0 1234a -"),
        // The second window is there under `call` too; under `auto` there is none.
        ("..../..../..../083. 9 1 1234c c1", "d1+f !", "..../..../..../0839 f 0-1 1234c -"),
        ("..../..../.7../.... - 2 1234a -", "+c", "..../..../.7../.... c 1 1234a -"),
    ]);
}

#[test]
fn q17_under_call_the_game_shows_the_alignment() {
    let made = at("..../..../..../0839 - 1 1234c d1");
    assert_eq!(made.callable(), Lines::only("1".parse().unwrap()));
    assert_eq!((made.choices().bare_call, made.choices().call), (true, Lines::EMPTY));
}

#[test]
fn q17_seven_ways_to_call() {
    let texts: Vec<String> =
        Calling::ways().map(|calling| Rules { calling, ..Rules::PRINTED }.to_string()).collect();
    assert_eq!(texts.join(" "), "1234p 1234c 1234pl 1234cl 1234pf 1234cf 1234a");
}

#[test]
fn q18_the_player_whose_time_runs_out_loses() {
    check(&[
        // The first gift is a move.
        ("..../..../..../.... - 1 1234p -", "time", "..../..../..../.... - 0-1 1234p -"),
        ("..../..../..../.... 7 2 1234p -", "time", "..../..../..../.... 7 1-0 1234p -"),
        // Between receiving a piece and giving the next.
        ("..../..../.7../.... - 2 1234p b2", "time", "..../..../.7../.... - 1-0 1234p -"),
        ("..../..../.7../.... c 1 1234a -", "time", "..../..../.7../.... c 0-1 1234a -"),
        // Each decision after the sixteenth piece, alignment or not.
        ("9850/c7b6/312d/fe4a - 1 1234p d4", "time", "9850/c7b6/312d/fe4a - 0-1 1234p -"),
        ("9850/c7b6/312d/fe4a - 2 1234p d4x", "time", "9850/c7b6/312d/fe4a - 1-0 1234p -"),
    ]);
}

/// `tests/masked.rs` has the rest.
#[test]
fn q19_no_player_is_shown_the_board_or_the_pieces_beside_it() {
    let tray = Tray::new(Piece::ALL).unwrap();
    let game = MaskedGame::start(Rules::PRINTED, tray, Announcement::Silent);
    for viewer in Viewer::ALL {
        assert_eq!(game.view(viewer).tray, [Seen::Unknown; 16]);
    }
    let mut game = game;
    game.play(MaskedAction::Give(TrayPlace::new(8).unwrap())).unwrap();
    game.play(MaskedAction::Place("b2".parse().unwrap())).unwrap();
    let sketch = |viewer| game.view(viewer).sketch.to_string();
    assert_eq!(sketch(Viewer::Seat(Seat::One)), "????/????/????/???? - 2 1234p ?");
}
