//! Q8–Q14: what an alignment is, when it may be called, and what a wrong call does.

use quarto::{Line, Lines, Rules, Seat, Step};

use crate::{at, check, try_moves};

fn texts(lines: Lines) -> String {
    lines.iter().map(|line| line.to_string()).collect::<Vec<_>>().join(" ")
}

/// Boards, rules, and the alignments that stand.
const ALIGNMENTS: &[(&str, &str, &str)] = &[
    // 0, 8, 3 and 9 are round and have nothing else in common.
    ("..../..../..../0839", "1234p", "1"),
    ("..../..../0839/....", "1234p", "2"),
    ("..../0839/..../....", "1234p", "3"),
    ("0839/..../..../....", "1234p", "4"),
    ("0.../8.../3.../9...", "1234p", "a"),
    (".0../.8../.3../.9..", "1234p", "b"),
    ("..0./..8./..3./..9.", "1234p", "c"),
    ("...0/...8/...3/...9", "1234p", "d"),
    ("...0/..8./.3../9...", "1234p", "/"),
    ("0.../.8../..3./...9", "1234p", r"\"),
    // Three are not enough; four must have something in common.
    ("..../..../..../083.", "1234p", ""),
    ("..../..../..../0f3c", "1234p", ""),
    // A broken diagonal, a bent line, a square: no lines.
    (".0../8.../...3/..9.", "1234p", ""),
    ("..../..../...9/083.", "1234p", ""),
    ("..../..../08../39..", "1234p", ""),
    // Several values in common are still one alignment.
    ("0123/..../..../....", "1234p", "4"),
    // One placement, on d4, and several alignments.
    ("9d10/e74b/5283/c6fa", "1234p", "4 d /"),
    ("3f79/b428/0eda/615c", "1234p", "4 d"),
];

#[test]
fn q8_four_pieces_in_line_with_a_common_value() {
    for (board, rules, aligned) in ALIGNMENTS {
        let position = at(&format!("{board} - 1/2-1/2 {rules} -"));
        assert_eq!(texts(position.board().alignments(position.rules())), *aligned, "{board}");
    }
}

#[test]
fn q8_what_four_pieces_have_in_common() {
    let rows = [
        ("0167", "{light}"),
        ("89ef", "{dark}"),
        ("0839", "{round}"),
        ("45ef", "{square}"),
        ("058d", "{short}"),
        ("27af", "{tall}"),
        ("06a8", "{solid}"),
        ("17bd", "{hollow}"),
        ("0123", "{light, round}"),
        ("0f3c", "{}"),
        ("45cd", "{square, short}"),
        ("083.", "{}"),
    ];
    for (row, common) in rows {
        let board = at(&format!("{row}/..../..../.... - 1/2-1/2 1234p -")).board();
        let line: Line = "4".parse().unwrap();
        assert_eq!(format!("{:?}", board.common(line)), common, "{row}");
        // What does not count is common all the same.
        let board = at(&format!("{row}/..../..../.... - 1/2-1/2 4p -")).board();
        assert_eq!(format!("{:?}", board.common(line)), common, "{row}");
    }
}

#[test]
fn q8_any_of_several_alignments_may_be_called() {
    let made = "9d10/e74b/5283/c6fa - 1 1234p d4";
    check(&[
        (made, "!4", "9d10/e74b/5283/c6fa - 1-0 1234p -"),
        (made, "!d", "9d10/e74b/5283/c6fa - 1-0 1234p -"),
        (made, "!/", "9d10/e74b/5283/c6fa - 1-0 1234p -"),
        (made, r"!\?", "9d10/e74b/5283/c6fa - 1 1234p d4x"),
    ]);
    assert_eq!(texts(at(made).callable()), "4 d /");
}

const ALIGNED: &str = "..../..../..../0839 - 1 1234p d1";
const GIVEN: &str = "..../..../..../0839 f 2 1234p d1";

#[test]
fn q9_making_the_alignment_is_not_enough() {
    check(&[
        ("..../..../..../083. 9 1 1234p c1", "d1", ALIGNED),
        (ALIGNED, "!1", "..../..../..../0839 - 1-0 1234p -"),
    ]);
}

#[test]
fn q9_the_alignment_must_be_pointed_out() {
    check(&[(ALIGNED, "!d?", "..../..../..../0839 - 1 1234p d1x")]);
}

#[test]
fn q9_the_four_pieces_may_have_been_placed_by_either_player() {
    check(&[(
        "..../..../..../.... - 1 1234p -",
        "+0 a1+8 b1+3 c1+9 d1!1",
        "..../..../..../0839 - 1-0 1234p -",
    )]);
}

#[test]
fn q10_the_creator_may_call_after_placing_and_before_giving() {
    let game = at(ALIGNED);
    assert_eq!(game.seat(), Some(Seat::One));
    assert_eq!(texts(game.callable()), "1");
    assert_eq!((game.choices().call.len(), game.choices().give.len()), (10, 12));
    check(&[(ALIGNED, "!1", "..../..../..../0839 - 1-0 1234p -")]);
}

#[test]
fn q11_the_opponent_may_call_before_placing() {
    check(&[
        (ALIGNED, "+f", GIVEN),
        (GIVEN, "!1", "..../..../..../0839 f 0-1 1234p -"),
        (ALIGNED, "+f !1", "..../..../..../0839 f 0-1 1234p -"),
    ]);
}

#[test]
fn q11_giving_closes_the_first_window() {
    // Whatever is played now is played by the opponent.
    assert_eq!((at(ALIGNED).seat(), at(GIVEN).seat()), (Some(Seat::One), Some(Seat::Two)));
}

#[test]
fn q11_what_the_creator_lost_by_a_wrong_call_the_opponent_has_not() {
    check(&[
        (ALIGNED, "!d? +f", GIVEN),
        (ALIGNED, "!d? +f !1", "..../..../..../0839 f 0-1 1234p -"),
        ("9850/c7b6/312d/fe4a - 1 1234p d4x", "-", "9850/c7b6/312d/fe4a - 2 1234p d4"),
    ]);
}

#[test]
fn q12_placing_without_calling_lets_the_alignment_lapse() {
    check(&[
        (GIVEN, "a2", "..../..../f.../0839 - 2 1234p a2"),
        (GIVEN, "a2 !1?", "..../..../f.../0839 - 2 1234p a2x"),
        (GIVEN, "a2+c !1?", "..../..../f.../0839 c 1 1234p a2x"),
        (GIVEN, "a2+c b2 !1?", "..../..../fc../0839 - 1 1234p b2x"),
    ]);
    assert_eq!(texts(at("..../..../f.../0839 - 2 1234p a2").callable()), "");
}

#[test]
fn q12_play_goes_on_and_a_new_alignment_counts() {
    let later = "..../...5/...1/0839 d 2 1234p d3";
    check(&[
        (later, "d4!d", "...d/...5/...1/0839 - 0-1 1234p -"),
        (later, "d4 !1?", "...d/...5/...1/0839 - 2 1234p d4x"),
    ]);
}

/// A full board with row 4 aligned by the sixteenth piece, and one with nothing aligned.
const LAST_ALIGNS: &str = "985./c7b6/312d/fe4a 0 1 1234p c4";
const LAST_DOES_NOT: &str = "907./d38a/6bc1/254f e 1 1234p c4";

#[test]
fn q13_after_the_sixteenth_piece_both_are_asked_in_turn() {
    check(&[
        (LAST_ALIGNS, "d4", "9850/c7b6/312d/fe4a - 1 1234p d4"),
        (LAST_ALIGNS, "d4!4", "9850/c7b6/312d/fe4a - 1-0 1234p -"),
        (LAST_ALIGNS, "d4 -", "9850/c7b6/312d/fe4a - 2 1234p d4"),
        (LAST_ALIGNS, "d4 - !4", "9850/c7b6/312d/fe4a - 0-1 1234p -"),
        (LAST_ALIGNS, "d4 - -", "9850/c7b6/312d/fe4a - 1/2-1/2 1234p -"),
        (LAST_ALIGNS, "d4 !1? - !4", "9850/c7b6/312d/fe4a - 0-1 1234p -"),
        (LAST_ALIGNS, "d4 !1? - !1? -", "9850/c7b6/312d/fe4a - 1/2-1/2 1234p -"),
    ]);
}

#[test]
fn q13_both_are_asked_whether_or_not_there_is_an_alignment() {
    check(&[
        (LAST_DOES_NOT, "d4", "907e/d38a/6bc1/254f - 1 1234p d4"),
        (LAST_DOES_NOT, "d4 -", "907e/d38a/6bc1/254f - 2 1234p d4"),
        (LAST_DOES_NOT, "d4 - -", "907e/d38a/6bc1/254f - 1/2-1/2 1234p -"),
    ]);
    for rules in Rules::all().filter(|rules| !rules.is_auto()) {
        for standing in ["1 R d4", "2 R d4", "2 R d4x", "1-0 R -"] {
            if standing.contains('x') && !rules.to_string().ends_with('p') {
                continue;
            }
            let standing = standing.replace('R', &rules.to_string());
            // The first is aligned under no rules, the second under some, the third under all.
            let boards = ["907e/d38a/6bc1/254f", "9850/c7b6/312d/fe4a", "0123/4567/89ab/cdef"];
            let [none, some, all] =
                boards.map(|board| at(&format!("{board} - {standing}")).choices());
            assert_eq!((some, all), (none, none), "{standing}");
        }
    }
}

#[test]
fn q13_under_auto_nobody_is_asked() {
    check(&[
        ("985./c7b6/312d/fe4a 0 1 1234a -", "d4", "9850/c7b6/312d/fe4a - 1-0 1234a -"),
        ("907./d38a/6bc1/254f e 1 1234a -", "d4", "907e/d38a/6bc1/254f - 1/2-1/2 1234a -"),
    ]);
}

#[test]
fn q14_a_wrong_call_is_a_step_and_costs_what_the_table_agreed() {
    check(&[
        // Once: not again in this window, but in the next.
        (ALIGNED, "!d?", "..../..../..../0839 - 1 1234p d1x"),
        (GIVEN, "!d?", "..../..../..../0839 f 2 1234p d1x"),
        (GIVEN, "!d? a2", "..../..../f.../0839 - 2 1234p a2"),
        ("..../..../..../083. 9 1 1234p c1", "!1? d1!1", "..../..../..../0839 - 1-0 1234p -"),
        // Loses: the game.
        ("..../..../..../0839 - 1 1234pl d1", "!d?", "..../..../..../0839 - 0-1 1234pl -"),
        ("..../..../..../0839 f 2 1234pl d1", "!d?", "..../..../..../0839 f 1-0 1234pl -"),
        ("9850/c7b6/312d/fe4a - 2 1234pl d4", "!1?", "9850/c7b6/312d/fe4a - 1-0 1234pl -"),
        // Free: nothing.
        (
            "..../..../..../0839 - 1 1234pf d1",
            r"!2? !3? !4? !a? !b? !c? !d? !/? !\? !2? !1",
            "..../..../..../0839 - 1-0 1234pf -",
        ),
        // A bare call likewise.
        ("..../..../.7../.... - 2 1234c b2", "!?", "..../..../.7../.... - 2 1234c b2x"),
        ("..../..../.7../.... - 2 1234cl b2", "!?", "..../..../.7../.... - 1-0 1234cl -"),
        ("..../..../.7../.... - 2 1234cf b2", "!? !?", "..../..../.7../.... - 2 1234cf b2"),
    ]);
}

#[test]
fn q14_the_answer_is_no_and_never_why() {
    // Row 1 was an alignment and has lapsed, row 2 is full and has nothing in common, row 3
    // is empty, column a is half full.
    let game = at("..../..../0f3c/1b8a - 1 1234pf d2");
    let before = game.choices();
    for line in ["1", "2", "3", "a"] {
        let call = format!("!{line}");
        let mut after = game;
        let step = after.play(call.parse().unwrap()).unwrap();
        assert_eq!(step, format!("{call}?").parse::<Step>().unwrap());
        assert_eq!((after, after.choices()), (game, before), "nothing is left to compare");
    }
}

#[test]
fn q14_choices_do_not_betray_an_alignment() {
    // The same cells and the same pieces; only in the first, row 1 is an alignment.
    let pairs = [
        ("..../..../f.../0839 - 2 R d1", "..../..../0.../f839 - 2 R d1"),
        ("..../..../f.../0839 1 1 R d1", "..../..../0.../f839 1 1 R d1"),
    ];
    for rules in Rules::all().filter(|rules| !rules.is_auto()) {
        for (with, without) in pairs {
            let [with, without] =
                [with, without].map(|text| at(&text.replace('R', &rules.to_string())));
            assert_eq!(with.choices(), without.choices(), "{with}");
        }
    }
}

#[test]
fn q14_a_lost_call_is_lost_for_this_window_only() {
    let lost = "..../..../..../0839 - 1 1234p d1x";
    assert!(at(lost).choices().call.is_empty());
    assert!(at(lost).callable().is_empty());
    assert!(try_moves(lost, "!1").is_err());
    let next = at(&try_moves(lost, "+f").unwrap());
    assert_eq!(next.choices().call, Lines::STRAIGHT);
}
