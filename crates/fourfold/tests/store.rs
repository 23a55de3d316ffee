//! The commands that keep, copy and bring back games, as a person runs them.

#![allow(clippy::unwrap_used, reason = "a test may fail loudly, and so may its helpers")]

use std::fs;
use std::path::Path;
use std::process::Command;

use tempfile::{TempDir, tempdir};

/// A copy with one game of each kind.
const COPY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fixtures/store/1.sqlite");

/// Runs `fourfold` in a folder of its own; its exit code, and what it said.
fn run(folder: &TempDir, arguments: &[&str]) -> (i32, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_fourfold"))
        .current_dir(folder)
        .env("FOURFOLD_STORE", "games.sqlite")
        .env("LC_ALL", "C")
        .args(arguments)
        .output()
        .unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code().unwrap(), String::from_utf8(said).unwrap())
}

fn said(folder: &TempDir, arguments: &[&str]) -> String {
    let (code, said) = run(folder, arguments);
    assert_eq!(code, 0, "{said}");
    said
}

const GAMES: &str = "\
g975835de1c9756ce  access 1234p  30 entries  1-0
g6e73e372e2338aca  quartex 2csh3  51 entries  2
g910a2dec89025cc1  quarto 1234p  16 entries  0-1
";

#[test]
fn games_are_brought_back_listed_checked_and_copied() {
    let folder = tempdir().unwrap();
    let brought = said(&folder, &["restore", COPY]);
    assert_eq!(brought, "brought back: 3 tables, 97 entries, 97 of them new\n");
    assert_eq!(said(&folder, &["games"]), GAMES);
    let record = said(&folder, &["games", "g910a2dec89025cc1"]);
    assert_eq!(record, fs::read_to_string(shared("records/seed/quarto.txt")).unwrap());
    let record = said(&folder, &["games", "g6e73e372e2338aca", "--json"]);
    fs::write(folder.path().join("game"), record).unwrap();
    assert_eq!(said(&folder, &["verify", "game"]), "right: 77 moves, 121 draws, result 2\n");
    let copied = said(&folder, &["backup", "copy", "--json"]);
    assert_eq!(copied, "{\"file\":\"copy\",\"tables\":3,\"entries\":97}\n");
    let again = said(&folder, &["restore", "copy", "--json"]);
    assert_eq!(again, "{\"tables\":3,\"entries\":97,\"added\":0,\"marked\":0}\n");
    assert_eq!(said(&folder, &["games", "--store", "copy"]), GAMES);
}

/// A game that was under way in the copy may have ended since, and its seed may be known.
#[test]
fn a_game_that_comes_back_before_its_end_is_told_of() {
    let folder = tempdir().unwrap();
    let text = fs::read_to_string(shared("logs/1/quarto.log")).unwrap();
    let log = text.lines().take(8).map(|line| (None, line.parse().unwrap())).collect();
    let kept = store::KeptLog { table: "g910a2dec89025cc1".parse().unwrap(), over: false, log };
    let address = store::StoreAddress::File(folder.path().join("under way"));
    let store = store::Store::open(&address).unwrap();
    for append in kept.appends() {
        assert_eq!(store.append(append), Ok(store::Appended::Stored));
    }
    store.back_up(&folder.path().join("copy")).unwrap();
    let brought = said(&folder, &["restore", "copy"]);
    let told = "not over: 1 table; somebody may know the draws already, and the page of each table says so";
    assert_eq!(brought, format!("brought back: 1 table, 8 entries, 8 of them new\n{told}\n"));
    let again = said(&folder, &["restore", "copy", "--json"]);
    assert_eq!(again, "{\"tables\":1,\"entries\":8,\"added\":0,\"marked\":0}\n");
    assert_eq!(
        said(&folder, &["restore", "copy"]),
        "brought back: 1 table, 8 entries, 0 of them new\n"
    );
}

#[test]
fn what_cannot_be_done_is_said_and_nothing_is_lost() {
    let folder = tempdir().unwrap();
    let refused = |arguments: &[&str], code: i32, why: &str| {
        assert_eq!(run(&folder, arguments), (code, format!("error: {why}\n")), "{arguments:?}");
    };
    refused(&["games"], 3, "could not open the store games.sqlite: there is no such file");
    refused(&["backup", "copy"], 3, "could not open the store games.sqlite: there is no such file");
    refused(&["restore", "none"], 3, "could not bring back none: there is no such file");
    assert_eq!(fs::read_dir(&folder).unwrap().count(), 0, "nothing was made by mistake");
    said(&folder, &["restore", COPY]);
    fs::write(folder.path().join("letter"), "Dear Anna, thank you for the game.").unwrap();
    refused(
        &["backup", "letter"],
        3,
        "could not make the copy letter: there is a file of this name already",
    );
    refused(
        &["restore", "letter"],
        3,
        "could not bring back letter: while reading: this is no store of fourfold",
    );
    refused(
        &["games", "--store", "letter"],
        3,
        "could not open the store letter: this is no store of fourfold",
    );
    refused(&["games", "nobody"], 2, "there is no game nobody here");
    assert_eq!(said(&folder, &["games"]), GAMES);
    let letter = fs::read_to_string(folder.path().join("letter")).unwrap();
    assert_eq!(letter, "Dear Anna, thank you for the game.");
}

fn shared(file: &str) -> std::path::PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures").join(file)
}
