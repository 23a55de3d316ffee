//! Every reason to refuse, once at least; `try_moves` sees that nothing changes.

use std::collections::BTreeSet;

use quarto::Refusal;

use crate::try_moves;

const GIVING: &str = "..../..../.7../.... - 2 1234p b2";
const PLACING: &str = "..../..../.7../.... c 1 1234p b2";
const DECIDING: &str = "9850/c7b6/312d/fe4a - 1 1234p d4";

const REFUSED: &[(&str, &str, &str)] = &[
    ("..../..../.7../.... - 1-0 1234p -", "+c", "the game is over"),
    ("..../..../.7../.... - 1-0 1234p -", "time", "the game is over"),
    (PLACING, "+0", "piece c must be placed first"),
    (PLACING, "+c", "piece c must be placed first"),
    (PLACING, "+7", "piece c must be placed first"),
    (GIVING, "a1", "no piece is in hand"),
    (GIVING, "b2", "no piece is in hand"),
    (DECIDING, "a1", "all sixteen pieces are placed"),
    (DECIDING, "+0", "all sixteen pieces are placed"),
    (PLACING, "b2", "b2 holds piece 7"),
    (GIVING, "+7", "piece 7 stands on b2"),
    ("..../..../..../.... - 1 1234p -", "!1", "there is no placement that may be called"),
    ("..../..../..../.... 7 2 1234c -", "!", "there is no placement that may be called"),
    ("..../..../.7../.... - 2 1234p b2x", "!1", "a wrong call has closed this window"),
    ("..../..../.7../.... c 1 1234c b2x", "!", "a wrong call has closed this window"),
    ("..../..../..../0839 - 1 1234p d1x", "!1", "a wrong call has closed this window"),
    ("..../..../.7../.... - 2 1234a -", "!1", "the game itself calls"),
    ("..../..../.7../.... - 2 1234a -", "!", "the game itself calls"),
    (GIVING, "!", "the alignment must be pointed out"),
    ("..../..../.7../.... - 2 1234c b2", "!b", "the call is made without pointing"),
    (GIVING, "!b2", "square b2 does not count"),
    (GIVING, "-", "declining is possible only after the sixteenth piece"),
    (PLACING, "-", "declining is possible only after the sixteenth piece"),
];

#[test]
fn every_refusal_names_its_reason_and_changes_nothing() {
    for (position, moves, reason) in REFUSED {
        let refusal = try_moves(position, moves).unwrap_err();
        assert_eq!(refusal.to_string(), *reason, "{position}, {moves}");
    }
}

#[test]
fn the_table_has_every_refusal() {
    // A new case does not compile before it has a number here and a row above.
    let number = |refusal: Refusal| match refusal {
        Refusal::GameOver => 1,
        Refusal::PlaceFirst(_) => 2,
        Refusal::NothingInHand => 3,
        Refusal::BoardFull => 4,
        Refusal::CellTaken(..) => 5,
        Refusal::AlreadyPlaced(..) => 6,
        Refusal::NothingToCall => 7,
        Refusal::CallLost => 8,
        Refusal::CallsAreAutomatic => 9,
        Refusal::PointItOut => 10,
        Refusal::CallOnly => 11,
        Refusal::DoesNotCount(_) => 12,
        Refusal::NothingToDecline => 13,
    };
    let provoked: BTreeSet<i32> = REFUSED
        .iter()
        .map(|(position, moves, _)| number(try_moves(position, moves).unwrap_err()))
        .collect();
    assert_eq!(provoked, (1..=13).collect());
}
