//! Keys: what is typed, corrected, taken up again, or left half typed.

use crate::program_folder::ProgramFolder;
use crate::terminal::{BACKSPACE, CONTROL_C, CONTROL_D, CONTROL_U, TAB, Terminal, UP};

/// A game in which it is the person's turn to give, and stays so until a piece is given.
fn open(folder: &ProgramFolder) -> Terminal {
    let words = ["quarto", "--against", "1", "--first", "1", "--bot-pace", "0", "--lang", "en"];
    let mut terminal = Terminal::open(folder.play(&words));
    terminal.wait_for("It is your turn: give a piece.\r\n");
    terminal
}

/// The answer to "turn".
const TURN: &str = "It is your turn: give a piece.\r\n";

#[track_caller]
fn leave(mut terminal: Terminal) {
    terminal.enter("quit");
    terminal.wait_for("The game is saved.");
    assert_eq!(terminal.wait(), Some(0));
    terminal.assert_plain();
}

#[test]
fn what_is_typed_is_written_once_and_answered_once() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    terminal.enter("turn");
    assert_eq!(terminal.wait_for(TURN), "turn\r\n");
    leave(terminal);
}

#[test]
fn letters_are_taken_back() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    terminal.press("tux");
    terminal.wait_for("tux");
    terminal.press(BACKSPACE);
    assert_eq!(terminal.wait_for("\u{8} \u{8}"), "");
    terminal.enter("rn");
    assert_eq!(terminal.wait_for(TURN), "rn\r\n");
    terminal.press("нет");
    terminal.press(CONTROL_U);
    assert_eq!(terminal.wait_for("\u{8}\u{8}\u{8}   \u{8}\u{8}\u{8}"), "нет");
    terminal.enter("turn");
    assert_eq!(terminal.wait_for(TURN), "turn\r\n");
    leave(terminal);
}

#[test]
fn lines_come_back() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    terminal.enter("turn");
    terminal.wait_for(TURN);
    terminal.enter("help");
    terminal.wait_for("help\r\n");
    terminal.press(UP);
    terminal.wait_for("\r\nhelp");
    terminal.press(UP);
    assert_eq!(terminal.wait_for("turn"), "\u{8}\u{8}\u{8}\u{8}");
    terminal.press("\r");
    assert_eq!(terminal.wait_for(TURN), "\r\n");
    leave(terminal);
}

#[test]
fn a_line_is_completed() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    terminal.press("sett");
    terminal.press(TAB);
    assert_eq!(terminal.wait_for("settings"), "");
    terminal.press("\r");
    terminal.wait_for("Cells are named by letter and digit");
    leave(terminal);
}

#[test]
fn what_is_half_typed_stands_there_again_after_a_move() {
    let folder = ProgramFolder::new();
    let words = ["quarto", "--against", "1", "--first", "1", "--bot-pace", "50", "--lang", "en"];
    let mut terminal = Terminal::open(folder.play(&words));
    terminal.wait_for(TURN);
    terminal.enter("give LRSF");
    terminal.wait_for("You give Child the light round short solid piece.\r\n");
    // The computer takes its time.
    terminal.press("tur");
    assert_eq!(terminal.wait_for("tur"), "", "the bot was faster than three letters");
    let moved = terminal.wait_for("It is your turn: place the piece, or first call Quarto.\r\ntur");
    // A row of its own for each sentence, and what was typed behind each of them.
    let lines: Vec<&str> = moved.split("\r\ntur").collect();
    let [placed, gave, "\r\n"] = lines.as_slice() else { panic!("{moved:?}") };
    assert!(placed.starts_with("\r\nChild places") && gave.starts_with("\r\nChild gives"));
    terminal.enter("n");
    assert_eq!(
        terminal.wait_for("It is your turn: place the piece, or first call Quarto.\r\n"),
        "n\r\n"
    );
    leave(terminal);
}

#[test]
fn control_c_clears_a_line_and_then_leaves() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    let raw = terminal.modes();
    terminal.press("resi");
    terminal.wait_for("resi");
    terminal.press(CONTROL_C);
    assert_eq!(terminal.wait_for("\r\n"), "");
    terminal.enter("turn");
    assert_eq!(terminal.wait_for(TURN), "turn\r\n");
    terminal.press(CONTROL_C);
    terminal.wait_for("The game is interrupted and saved.");
    terminal.wait_for("fourfold play --resume");
    assert_eq!(terminal.wait(), Some(3));
    assert_ne!(terminal.modes(), raw, "the terminal is as it was");
    assert_eq!(folder.store().unfinished().unwrap().len(), 1);
    terminal.assert_plain();
}

#[test]
fn control_d_ends_what_is_typed() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    terminal.press(CONTROL_D);
    terminal.wait_for("There is nothing more to read. The game is saved");
    assert_eq!(terminal.wait(), Some(0));
    terminal.assert_plain();
}

#[test]
fn a_terminal_that_knows_nothing_is_enough() {
    let folder = ProgramFolder::new();
    let words = ["quarto", "--against", "1", "--first", "1", "--bot-pace", "0", "--lang", "en"];
    for term in ["dumb", "", "unheard-of"] {
        let mut command = folder.play(&words);
        command.env("TERM", term);
        let mut terminal = Terminal::open(command);
        terminal.wait_for(TURN);
        terminal.enter("give LRSF");
        terminal.wait_for("It is your turn: place the piece, or first call Quarto.\r\n");
        leave(terminal);
    }
}

/// Windows are dragged about while people type.
#[test]
fn sizes_that_storm_change_nothing() {
    let folder = ProgramFolder::new();
    let mut terminal = open(&folder);
    for round in 0..60_u16 {
        for letter in "turn".chars() {
            terminal.resize(3 + round * 7 % 140, 1 + round % 50);
            terminal.press(letter.encode_utf8(&mut [0; 4]));
            terminal.resize(200 - round, 60 - round);
        }
        terminal.press("\r");
        terminal.wait_for(TURN);
    }
    terminal.enter("give DQTH");
    terminal.wait_for("You give Child the dark square tall hollow piece.\r\n");
    terminal.wait_for("It is your turn: place the piece, or first call Quarto.\r\n");
    leave(terminal);
}
