//! Pipes: where they end, and who does not read.

use std::io::{BufRead as _, BufReader, Read as _, Write as _};
use std::thread;

use crate::program_folder::{ProgramFolder, piped, wait};

const QUARTO: [&str; 9] =
    ["quarto", "--against", "1", "--first", "1", "--lang", "en", "--seed", "2"];

#[test]
fn the_end_of_what_is_typed_keeps_the_game() {
    for typed in ["", "give LRSF\n", "give LRSF\nb2", "give LRSF\nb2\nresign\n"] {
        let folder = ProgramFolder::new();
        let ended = folder.pipe(&QUARTO, typed);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
        let last = ended.out.trim_end().replace('\n', " ");
        let words = "There is nothing more to read. The game is saved; type \
                     fourfold play --resume --store games.sqlite to go on.";
        assert!(last.ends_with(words), "{last}");
        assert_eq!(folder.store().unfinished().unwrap().len(), 1);
    }
    // A last line counts without its end.
    let folder = ProgramFolder::new();
    let ended = folder.pipe(&QUARTO, "give LRSF");
    assert!(ended.out.contains("You give Child the light round short solid piece."));
}

#[test]
fn after_the_end_of_a_game_there_is_nothing_to_go_on_with() {
    let folder = ProgramFolder::new();
    let ended = folder.pipe(&QUARTO, "resign\nyes\n");
    assert_eq!(ended.code, Some(0));
    assert!(!ended.out.contains("--resume"), "{}", ended.out);
    assert_eq!(folder.store().unfinished().unwrap(), []);
}

/// As with `head -1`.
#[test]
fn whoever_has_heard_enough_is_not_bothered() {
    let folder = ProgramFolder::new();
    let mut child = piped(&mut folder.play(&QUARTO));
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    drop(out);
    let typing = thread::spawn(move || {
        // Until nobody reads.
        while writeln!(stdin, "help").is_ok() {}
    });
    let ended = wait(child);
    typing.join().unwrap();
    assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""));
    assert_eq!(folder.store().unfinished().unwrap().len(), 1, "the game is kept");
}

/// Whoever reads slowly hears all of it.
#[test]
fn nothing_is_lost_on_whoever_reads_slowly() {
    let folder = ProgramFolder::new();
    let mut child = piped(&mut folder.play(&QUARTO));
    let mut stdin = child.stdin.take().unwrap();
    let mut out = child.stdout.take().unwrap();
    let most = 3_000;
    let typing = thread::spawn(move || {
        (0..most).for_each(|_| writeln!(stdin, "turn").unwrap());
    });
    // More than any pipe holds is on its way; byte by byte at first.
    let mut heard = Vec::new();
    for _ in 0..2_000 {
        let mut byte = [0];
        out.read_exact(&mut byte).unwrap();
        heard.push(byte[0]);
        thread::yield_now();
    }
    out.read_to_end(&mut heard).unwrap();
    typing.join().unwrap();
    assert_eq!(wait(child).code, Some(0));
    let heard = String::from_utf8(heard).unwrap();
    let told = heard.lines().filter(|line| *line == "It is your turn: give a piece.").count();
    assert_eq!(told, most + 1, "once by itself, and whenever it was asked");
}

/// The reading end stays open for as long as the person thinks.
#[test]
fn an_open_pipe_is_answered_line_by_line() {
    let folder = ProgramFolder::new();
    let mut child = piped(&mut folder.play(&QUARTO));
    let mut stdin = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    let mut next = || {
        let mut line = String::new();
        out.read_line(&mut line).unwrap();
        line
    };
    while next() != "It is your turn: give a piece.\n" {}
    for _ in 0..3 {
        writeln!(stdin, "hand").unwrap();
        assert!(next().ends_with(".\n"));
    }
    drop(stdin);
    assert!(next().starts_with("There is nothing more to read."));
    assert_eq!(wait(child).code, Some(0));
}

#[test]
fn a_store_that_cannot_be_opened_is_named() {
    let folder = ProgramFolder::new();
    std::fs::write(folder.file("letter"), "Dear Anna, thank you for the game.").unwrap();
    let words = ["play", "quarto", "--lang", "en", "--store"];
    for (store, why) in [("letter", "this is no store of fourfold"), (".", "")] {
        let mut command = folder.command(&[&words[..], &[store]].concat());
        let ended = wait(piped(&mut command));
        assert_eq!((ended.code, ended.out.as_str()), (Some(3), ""), "{}", ended.err);
        let begins = format!("error: could not open the store {store}: ");
        assert!(ended.err.starts_with(&begins) && ended.err.contains(why), "{}", ended.err);
        assert_eq!(ended.err.lines().count(), 1, "{}", ended.err);
    }
}
