//! Counts of step sequences: the crate, its slow twin and the table in `fixtures/perft`.
#![allow(clippy::expect_used, clippy::panic)] // These are tests, and helpers of tests.

mod twin;

use std::path::PathBuf;

use quarto::{Position, Rules, perft};
use twin::game::Twin;
use twin::is_full_run;
use twin::options::rules_texts;

/// The games that are counted deeper than the twin can follow.
const DEEP: [&str; 4] = ["1234a", "1234p", "1234sa", "1234sp"];

/// Boards without an alignment under any rules, so that `auto` allows them too: ranks,
/// hand and seat; last placement; depths. All 90 rules are counted from each.
const MIDDLES: [(&str, &str, &[u32]); 3] = [
    // Eight placed: give, place, and the alignments come.
    (".2.4/81.5/c.../a3.. - 1", "b3", &[6]),
    // Eleven placed and one in hand: calls, thefts, lapses.
    (".f../db8./47ae/3.56 9 1", "c2", &[8, 11]),
    // Fourteen placed: to the end, with both decisions (Q13).
    ("893f/6dc0/125a/.b7. - 1", "d2", &[4, 6]),
];

/// One moment each, and how deep it is counted.
const MOMENTS: [(&str, u32); 30] = [
    // Four round pieces in row 1: first window (Q10), second (Q11), lapsed (Q12).
    ("..../..../..../0839 - 1 1234p d1", 4),
    ("..../..../..../0839 a 2 1234p d1", 4),
    ("..../..../a.../0839 - 2 1234p a2", 4),
    // The first is lost by a wrong call, the second is not; then the second is (Q14).
    ("..../..../..../0839 - 1 1234p d1x", 4),
    ("..../..../..../0839 a 2 1234p d1x", 4),
    // The same, when the call alone is enough (Q17), and when nobody knows what was last.
    ("..../..../..../0839 - 1 1234c d1", 4),
    ("..../..../..../0839 a 2 1234c d1", 4),
    ("..../..../..../0839 - 1 1234p -", 4),
    // Short solid pieces in a square: worth something with squares only (Q16).
    ("..../..../08../4c.. - 1 1234sp b2", 4),
    ("..../..../08../4c.. - 1 1234p b2", 4),
    // Round pieces align, but shape does not count (Q15); then it alone does.
    ("..../..../..../0839 - 1 134p d1", 4),
    ("..../..../..../0839 - 1 2p d1", 4),
    // 4 on a1 makes a row, a column, a diagonal and a square (Q8): four calls, or one.
    ("c..1/6.0./57../.fed 4 1 1234sp d1", 5),
    ("c..1/6.0./57../.fed 4 1 1234p d1", 5),
    ("c..1/6.0./57../.fed 4 1 1234sc d1", 5),
    ("c..1/6.0./57../.fed 4 1 1234sa -", 5),
    // Fifteen placed, column a just made: steal it, or place, call or decline twice (Q13).
    ("0c35/6d.2/4abe/8719 f 1 1234p a3", 4),
    ("0c35/6d.2/4abe/8719 f 1 1234c a3", 4),
    ("0c35/6d.2/4abe/8719 f 1 1234sp a3", 4),
    ("0c35/6d.2/4abe/8719 f 1 1p a3", 4),
    ("893f/6dc0/125a/.b7e 4 1 1234sa -", 4),
    // The board is full, f on c3 made column c: the placer decides, then the opponent.
    ("0c35/6df2/4abe/8719 - 1 1234p c3", 4),
    ("0c35/6df2/4abe/8719 - 1 1234p c3x", 4),
    ("0c35/6df2/4abe/8719 - 2 1234p c3", 4),
    ("0c35/6df2/4abe/8719 - 2 1234p c3x", 4),
    ("0c35/6df2/4abe/8719 - 1 1234c c3", 4),
    ("0c35/6df2/4abe/8719 - 1 1234sp c3", 4),
    ("0c35/6df2/4abe/8719 - 1 1234p -", 4),
    // Over: nothing follows.
    ("..../..../..../0839 - 1-0 1234p -", 2),
    ("893f/6dc0/125a/4b7e - 1/2-1/2 1234p -", 2),
];

/// The twin counts a row again when its count is not above this: always; in the full run,
/// and when the table is written. Larger ones are the crate's word alone.
const TWIN_REACH: [u64; 2] = [100_000, 1_000_000];

const HEADER: &str = "\
# Perft of Quarto: how many sequences of so many accepted steps there are.
# A row: START DEPTH COUNT. START is a rules text (counted from the empty board) or a
# position text with `_` for the spaces. Giving, placing, a right call and declining are
# one step each; wrong calls are not counted, and nothing follows the end of a game.
# Rows up to 1000000 were counted by the slow twin in crates/quarto/tests/twin, the others
# by the crate. Written by: FOURFOLD_FIXTURES=write cargo test -p quarto fixture
";

/// What is counted, in the order of the file.
fn rows() -> Vec<(String, u32)> {
    let mut rows = Vec::new();
    for rules in DEEP {
        rows.extend((1..=7).map(|depth| (rules.to_string(), depth)));
    }
    let is_deep = |rules: &String| DEEP.contains(&rules.as_str());
    for rules in rules_texts().into_iter().filter(|rules| !is_deep(rules)) {
        rows.extend((4..=5).map(|depth| (rules.clone(), depth)));
    }
    for (board, last, depths) in MIDDLES {
        for rules in rules_texts() {
            let last = if rules.ends_with('a') { "-" } else { last };
            let start = format!("{board} {rules} {last}").replace(' ', "_");
            rows.extend(depths.iter().map(|depth| (start.clone(), *depth)));
        }
    }
    for (moment, depth) in MOMENTS {
        rows.extend((1..=depth).map(|depth| (moment.replace(' ', "_"), depth)));
    }
    rows
}

fn count(start: &str, depth: u32) -> u64 {
    let position = match start.parse::<Rules>() {
        Ok(rules) => Position::start(rules),
        Err(_) => start.parse().unwrap_or_else(|error| panic!("{start}: {error}")),
    };
    perft(position, depth)
}

fn count_by_twin(start: &str, depth: u32) -> u64 {
    let twin = if start.contains('/') { Twin::read(start) } else { Twin::start(start) };
    twin.perft(depth)
}

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/perft/quarto.txt")
}

fn write_table() {
    let row = |(start, depth): (String, u32)| {
        let by_crate = count(&start, depth);
        let is_in_reach = by_crate <= TWIN_REACH[1];
        let total = if is_in_reach { count_by_twin(&start, depth) } else { by_crate };
        format!("{start} {depth} {total}\n")
    };
    let text: String =
        [HEADER.to_string()].into_iter().chain(rows().into_iter().map(row)).collect();
    std::fs::create_dir_all(path().parent().expect("a folder")).expect("can make the folder");
    std::fs::write(path(), text).expect("can write the table");
}

fn read_table() -> Vec<(String, u32, u64)> {
    let text = std::fs::read_to_string(path()).expect("the table is there");
    assert!(text.starts_with(HEADER), "the header differs");
    let row = |line: &str| {
        let words: Vec<&str> = line.split(' ').collect();
        let [start, depth, total] = words[..] else { panic!("three words: {line}") };
        let number = |word: &str| word.parse::<u64>().expect("a number");
        (start.to_string(), u32::try_from(number(depth)).expect("small"), number(total))
    };
    text.lines().filter(|line| !line.starts_with('#')).map(row).collect()
}

#[test]
fn perft_fixture_is_current() {
    if std::env::var("FOURFOLD_FIXTURES").is_ok_and(|value| value == "write") {
        write_table();
    }
    let table = read_table();
    let listed: Vec<(String, u32)> = table.iter().map(|(s, d, _)| (s.clone(), *d)).collect();
    assert_eq!(listed, rows(), "the table has other rows than this test");
    let twin_reach = TWIN_REACH[usize::from(is_full_run())];
    for (start, depth, total) in table {
        assert_eq!(count(&start, depth), total, "the crate: {start} {depth}");
        if total <= twin_reach {
            assert_eq!(count_by_twin(&start, depth), total, "the twin: {start} {depth}");
        }
    }
}

/// Known from other programs; no file says otherwise.
#[test]
fn known_counts() {
    let known =
        [16, 256, 3_840, 57_600, 806_400, 11_289_600, 146_764_800, 1_907_942_400, 22_858_260_480];
    let depths = if is_full_run() { 9 } else { 7 };
    for (depth, total) in (1..=depths).zip(known) {
        assert_eq!(count("1234a", depth), total, "1234a {depth}");
    }
}
