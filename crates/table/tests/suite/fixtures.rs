//! Records and logs under `fixtures/`: what this version writes, and what every later one must
//! read. `FOURFOLD_FIXTURES=write` writes them anew.

use std::fs;
use std::path::{Path, PathBuf};

use dice::Dice;
use table::{Answer, Entry, Record, Rules, Source, Table, Terms, Viewer, What};

use crate::help::{Room, quarto};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures")
}

/// A game of each kind, small enough to read.
fn games() -> [(&'static str, Room); 3] {
    let mut plain = Room::started(Terms::tournament(quarto("1234p")), &mut Dice::new(1));
    plain.moves("+0 a1 +1 b1 !1 +2 c1 +3 d1 +4 !1");
    let access = Terms::casual(Rules::read("access", "1234p").unwrap());
    let mut access = Room::started(access, &mut Dice::new(2));
    let mut dice = Dice::new(3);
    access.play(&mut dice, 24);
    access.ask(2, What::Resign);
    let quartex = Terms::casual(Rules::read("quartex", "2csh3").unwrap());
    let mut quartex = Room::started(quartex, &mut Dice::new(4));
    quartex.play(&mut Dice::new(5), 200);
    [("quarto", plain), ("access", access), ("quartex", quartex)]
}

/// Compares a file, or writes it.
fn agree(path: &Path, text: &str) {
    if std::env::var("FOURFOLD_FIXTURES").is_ok_and(|mode| mode == "write") {
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    assert_eq!(fs::read_to_string(path).unwrap_or_default(), text, "{}", path.display());
}

#[test]
fn fixture_records_and_logs_are_as_written() {
    for (name, room) in games() {
        assert!(room.table.outcome().is_some(), "{name}");
        let record = Record::of(&room.log, Viewer::Spectator).unwrap();
        agree(&folder().join(format!("records/{name}.txt")), &record.to_string());
        agree(&folder().join(format!("records/{name}.jsonl")), &record.to_json_lines());
        let lines: Vec<String> = room.log.iter().map(Entry::to_string).collect();
        let log = lines.join("\n") + "\n";
        agree(&folder().join(format!("logs/1/{name}.log")), &log);
        // What was written can be read, folded and rechecked.
        let log: Vec<Entry> = log.lines().map(|line| line.parse().unwrap()).collect();
        assert_eq!(Table::fold(&log).unwrap().state(), room.table.state());
        assert!(Source::read(&record.to_json_lines()).unwrap().verify().is_ok());
    }
}

/// Games of when the secret of a table was its seed, and the seal was the first: they are read, folded and rechecked as
/// they were.
#[test]
fn games_whose_secret_was_the_seed_are_as_they_were() {
    for name in ["quarto", "access", "quartex"] {
        let read = |path: String| fs::read_to_string(folder().join(path)).unwrap();
        let lines = read(format!("logs/seed/{name}.log"));
        let log: Vec<Entry> = lines.lines().map(|line| line.parse().unwrap()).collect();
        let record = Record::of(&log, Viewer::Spectator).unwrap();
        let (text, json) = (record.to_string(), record.to_json_lines());
        assert_eq!(text, read(format!("records/seed/{name}.txt")));
        assert_eq!(json, read(format!("records/seed/{name}.jsonl")));
        assert!(!text.contains("[Seal \"2:"));
        assert!(Source::read(&text).unwrap().verify().is_ok());
        let table = Table::fold(&log).unwrap();
        assert_eq!(table.view(Viewer::Spectator).unwrap().fairness.next, None);
    }
}

/// The record in the documentation is the one the program writes.
#[test]
fn the_documented_record_is_a_fixture() {
    let page = include_str!("../../../../docs/records.md");
    for form in ["txt", "jsonl"] {
        let text = fs::read_to_string(folder().join(format!("records/quarto.{form}"))).unwrap();
        let shown = if form == "txt" { &*text } else { text.lines().next().unwrap() };
        assert!(page.contains(shown), "{form}");
    }
}

/// A right call, heard by the table, ends the game; the answer to a wrong one is only "no".
#[test]
fn answers_to_calls_do_not_say_why() {
    let mut room = Room::started(Terms::casual(quarto("1234p")), &mut Dice::new(1));
    room.moves("+0 a1 +1 b1");
    let number = room.due()[0].number();
    for text in ["!1", "!2"] {
        let what = What::Act(table::Action::Quarto(text.parse().unwrap()));
        let answer = room.ask(number, what);
        // The second one is too late: the window is lost (Q14), whatever the line.
        let lost = table::Refusal::Quarto(quarto::Refusal::CallLost);
        assert!(matches!(answer, Answer::Done { .. }) || answer == Answer::Refused(lost));
    }
}
