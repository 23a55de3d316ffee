//! Recorded playthroughs: at every step what each question about the game is answered.
//!
//! The scripts are here, the answers in `fixtures/playthroughs/quarto`. To write them anew:
//! `FOURFOLD_FIXTURES=write cargo test -p quarto fixture`; then read the difference.
#![allow(clippy::expect_used, clippy::panic)] // These are tests, and helpers of tests.

#[path = "playthroughs/scripts.rs"]
mod scripts;
mod twin;

use std::collections::BTreeSet;
use std::path::PathBuf;

use quarto::{Actions, Position, Rules};
use scripts::{SCRIPTS, Script};
use twin::compare::{
    ENDINGS, all_moves, assert_agree, assert_same_answer, assert_same_ending, due, last,
};
use twin::game::{Move, Twin};

/// A line of words after a heading; `none` without a word.
fn line(heading: &str, words: &[String]) -> String {
    let words = if words.is_empty() { "none".to_string() } else { words.join(" ") };
    format!("{heading:9} {words}\n")
}

/// `give 0123 place a1 b1 call 1 2 ! decline`
fn words(actions: Actions) -> Vec<String> {
    let mut words = Vec::new();
    if !actions.give.is_empty() {
        let digits = actions.give.iter().map(|piece| piece.to_string());
        words.extend(["give".to_string(), digits.collect()]);
    }
    if !actions.place.is_empty() {
        words.push("place".to_string());
        words.extend(actions.place.iter().map(|cell| cell.to_string()));
    }
    if !actions.call.is_empty() || actions.bare_call {
        words.push("call".to_string());
        words.extend(actions.call.iter().map(|line| line.to_string()));
        words.extend(actions.bare_call.then_some("!".to_string()));
    }
    words.extend(actions.decline.then_some("decline".to_string()));
    words
}

/// Every question about this moment and its answer, between empty lines.
fn describe(position: Position) -> String {
    let seat = position.seat().map(|seat| seat.to_string());
    let window = last(position.phase().window());
    let left = position.left().iter().map(|piece| piece.to_string()).collect::<String>();
    let callable: Vec<String> = position.callable().iter().map(|line| line.to_string()).collect();
    [
        "\n".to_string(),
        line("position", &[position.to_string()]),
        line("seat", &Vec::from_iter(seat)),
        line("phase", &[format!("{}, window {window}", due(position.phase()))]),
        line("left", &[left].into_iter().filter(|left| !left.is_empty()).collect::<Vec<_>>()),
        line("choices", &words(position.choices())),
        line("accepted", &words(position.accepted())),
        line("callable", &callable),
        "\n".to_string(),
    ]
    .concat()
}

/// Plays a script, the twin beside it, and records everything.
fn record(script: &Script) -> String {
    let moves = all_moves();
    let (mut position, mut twin) = match script.start.parse::<Rules>() {
        Ok(rules) => (Position::start(rules), Twin::start(script.start)),
        Err(_) => (script.start.parse().expect("a legal position"), Twin::read(script.start)),
    };
    let mut text = vec![format!("# {}\n{:9} {}\n", script.name, "rules", position.rules())];
    text.push(describe(position));
    for (word, why) in script.tries {
        assert_agree(position, &twin, &moves);
        let ending = ENDINGS.into_iter().find(|(ending, _)| ending == word);
        let answer = if let Some(ending) = ending {
            assert_same_ending(position, &twin, ending)
                .map(|(next, after)| (due(next.phase()), next, after))
        } else {
            let asked = Move::read(word).expect("a move");
            let both = moves.iter().find(|(other, _)| *other == asked).expect("one of all");
            assert_same_answer(position, &twin, *both)
        };
        text.push(format!("{:9} {word}\n{:9} {why}\n", "try", "because"));
        match answer {
            Ok((step, next, after)) => {
                (position, twin) = (next, after);
                text.extend([line("answer", &[step]), describe(position)]);
            }
            Err(refusal) => text.push(line("refused", &[refusal]) + "\n"),
        }
    }
    assert_agree(position, &twin, &moves);
    text.concat().trim_end().to_string() + "\n"
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/playthroughs/quarto")
}

/// The first line in which two texts differ, counted from 1, and how it reads in both.
fn first_difference(left: &str, right: &str) -> Option<String> {
    let mut pairs = left.lines().map(Some).chain([None]).zip(right.lines().map(Some).chain([None]));
    let at = pairs.clone().position(|(left, right)| left != right)?;
    let (left, right) = pairs.nth(at)?;
    let show = |line: Option<&str>| line.unwrap_or("(the end)").to_string();
    Some(format!("line {}\n  file: {}\n  now:  {}", at + 1, show(left), show(right)))
}

#[test]
fn playthrough_fixtures_are_current() {
    let is_writing = std::env::var("FOURFOLD_FIXTURES").is_ok_and(|value| value == "write");
    let folder = folder();
    if is_writing {
        std::fs::create_dir_all(&folder).expect("can make the folder");
    }
    for script in SCRIPTS {
        let path = folder.join(format!("{}.txt", script.file));
        let now = record(script);
        if is_writing {
            std::fs::write(&path, &now).expect("can write the playthrough");
        }
        let recorded = std::fs::read_to_string(&path)
            .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        if let Some(difference) = first_difference(&recorded, &now) {
            panic!("{}: {difference}", path.display());
        }
        assert_eq!(recorded, now, "{}: other line ends", path.display());
    }
    let files = std::fs::read_dir(&folder).expect("the folder is there");
    let names: BTreeSet<String> = files
        .map(|file| file.expect("a file").file_name().to_string_lossy().into_owned())
        .collect();
    let expected = SCRIPTS.iter().map(|script| format!("{}.txt", script.file)).collect();
    assert_eq!(names, expected, "one file for each script");
}

#[test]
fn every_refusal_is_played_through() {
    let all: String = SCRIPTS.iter().map(record).collect();
    let names = [
        "GameOver",
        "PlaceFirst",
        "NothingInHand",
        "BoardFull",
        "CellTaken",
        "AlreadyPlaced",
        "NothingToCall",
        "CallLost",
        "CallsAreAutomatic",
        "PointItOut",
        "CallOnly",
        "DoesNotCount",
        "NothingToDecline",
    ];
    for name in names {
        assert!(all.contains(&format!("refused   {name}")), "never refused: {name}");
    }
}
