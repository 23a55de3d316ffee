//! The painted screen in a real terminal: mouse, keys, sizes, and the terminal as it was.

use rustix::process::Signal;
use rustix::termios::LocalModes;

use crate::program_folder::ProgramFolder;
use crate::terminal::Terminal;

const QUARTO: [&str; 13] = [
    "quarto",
    "--screen",
    "--against",
    "2",
    "--first",
    "1",
    "--bot-pace",
    "0",
    "--lang",
    "en",
    "--seed",
    "7",
    "--theme",
];

fn open(folder: &ProgramFolder, more: &[&str]) -> Terminal {
    let mut command = folder.play(more);
    command.env("TERM", "xterm-256color");
    Terminal::open(command)
}

fn quarto(folder: &ProgramFolder) -> Terminal {
    let terminal = open(folder, &[&QUARTO[..], &["dark"]].concat());
    terminal.wait_to_see("Left to give: 16 pieces");
    terminal
}

#[test]
fn a_game_is_played_with_the_mouse() {
    let folder = ProgramFolder::new();
    let mut terminal = quarto(&folder);
    for left in [16, 14, 12] {
        terminal.wait_to_see("Choose the piece that");
        terminal.wait_to_see(&format!("Left to give: {left} pieces"));
        // The first piece that is left, by its code below its picture.
        let piece = |screen: &Shown| {
            (0..16).find_map(|number| screen.find_below("Left to give", &code(number)))
        };
        terminal.click(terminal.wait_to_find(piece));
        terminal.wait_to_see("Choose a cell.");
        // A free cell shows a dot.
        terminal.click(terminal.wait_to_find(|screen| screen.find("·")));
    }
    terminal.wait_to_see("Choose the piece that");
    terminal.press("quit\r");
    assert_eq!(terminal.wait(), Some(0));
    assert_given_back(&terminal);
}

#[test]
fn lines_can_be_typed_and_the_window_changes_its_size() {
    let folder = ProgramFolder::new();
    let mut terminal = quarto(&folder);
    for size in 0..40 {
        terminal.resize(30 + 3 * size, 10 + size);
        terminal.press(if size % 2 == 0 { "x" } else { "\x7f" });
    }
    terminal.resize(20, 8);
    terminal.wait_to_see("The window is too\nsmall.");
    terminal.resize(80, 24);
    terminal.wait_to_see("Left to give: 16 pieces");
    terminal.press("\x15board\r");
    terminal.wait_to_see("1 .... .... .... ....");
    terminal.press("\x03");
    assert_eq!(terminal.wait(), Some(3));
    assert_given_back(&terminal);
    // What was said last is to be read where the person was before.
    let said = terminal.shown().text().replace('\n', " ");
    assert!(said.contains("The game is interrupted and saved."), "{said}");
}

#[test]
fn what_cannot_be_undone_is_asked_back_with_two_buttons() {
    let folder = ProgramFolder::new();
    let mut terminal = quarto(&folder);
    terminal.press("resign\r");
    terminal.wait_to_see("[No] [Yes]");
    // Enter alone is a no.
    terminal.press("\r");
    terminal.wait_to_see("[Resign]");
    terminal.press("resign\r");
    terminal.wait_to_see("[No] [Yes]");
    terminal.press("\x1b[C\r");
    terminal.wait_to_see("You resign");
    terminal.press("\x03");
    assert_eq!(terminal.wait(), Some(3));
    assert_given_back(&terminal);
}

#[test]
fn a_signal_gives_the_terminal_back() {
    for signal in [Signal::TERM, Signal::HUP] {
        let folder = ProgramFolder::new();
        let mut terminal = quarto(&folder);
        terminal.signal(signal);
        assert_eq!(terminal.wait(), Some(3));
        assert_given_back(&terminal);
    }
}

#[test]
fn a_hand_is_covered_when_somebody_else_is_next() {
    let folder = ProgramFolder::new();
    let words = ["quartex", "--screen", "--against", "here=Ben", "--name", "Anna", "--first", "1"];
    let mut terminal = open(&folder, &[&words[..], &["--seed", "4", "--lang", "en"]].concat());
    terminal.wait_to_see("Pass the device to Anna");
    let hand = |screen: &Shown| screen.find("Your hand, seen by you alone").is_some();
    assert!(!hand(&terminal.shown()));
    terminal.press("\r");
    terminal.wait_to_see("You hold 5 tiles");
    assert!(hand(&terminal.shown()));
    // The first tile of the hand on the first cell, and it is Ben who is next.
    let tile = terminal.wait_to_find(|screen| {
        let codes = screen.row_below("Your hand, seen by you alone", 3)?;
        codes.split_whitespace().next().filter(|code| code.len() == 4).map(str::to_owned)
    });
    terminal.press(&format!("{tile}@0,0={tile}\r"));
    terminal.wait_to_see("Pass the device to Ben");
    let screen = terminal.shown();
    assert!(!hand(&screen) && screen.find("You hold").is_none(), "{}", screen.text());
    terminal.press("\x03");
    assert_eq!(terminal.wait(), Some(3));
}

#[test]
fn a_terminal_that_only_writes_lines_gets_lines() {
    let folder = ProgramFolder::new();
    let mut command = folder.play(&[&QUARTO[..], &["dark"]].concat());
    command.env("TERM", "dumb");
    let mut terminal = Terminal::open(command);
    terminal.wait_for("This terminal can only write lines.");
    terminal.wait_for("It is your turn: give a piece.\r\n");
    terminal.enter("quit");
    assert_eq!(terminal.wait(), Some(0));
    terminal.assert_plain();
    let ended = folder.pipe(&[&QUARTO[..], &["dark"]].concat(), "quit\n");
    assert!(ended.out.starts_with("The full-screen board needs a terminal."), "{}", ended.out);
    assert!(!ended.out.contains('\x1b'));
}

/// Codes of pieces in English, by number.
fn code(number: usize) -> String {
    let letter = |bit: usize, letters: [char; 2]| letters[usize::from(number & bit != 0)];
    [letter(8, ['L', 'D']), letter(4, ['R', 'Q']), letter(2, ['S', 'T']), letter(1, ['F', 'H'])]
        .into_iter()
        .collect()
}

/// The other screen is left, the mouse is free, and lines are handed over whole again.
fn assert_given_back(terminal: &Terminal) {
    let bytes = terminal.recorded();
    let last = |sequence: &[u8]| bytes.windows(sequence.len()).rposition(|part| part == sequence);
    assert!(last(b"\x1b[?1049l") > last(b"\x1b[?1049h"), "the other screen is left");
    assert!(last(b"\x1b[?1000l") > last(b"\x1b[?1000h"), "the mouse is free");
    let (_, _, local) = terminal.modes();
    assert!(local.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG));
}

/// What a terminal shows.
pub(crate) struct Shown(Vec<String>);

impl Shown {
    pub(crate) const fn new(rows: Vec<String>) -> Self {
        Self(rows)
    }

    pub(crate) fn text(&self) -> String {
        self.0.join("\n")
    }

    /// Where a text begins: column and row, from 1.
    fn find(&self, text: &str) -> Option<(usize, usize)> {
        self.find_from((0, 0), text)
    }

    /// Where a text begins in the pane below a heading.
    fn find_below(&self, heading: &str, text: &str) -> Option<(usize, usize)> {
        let (column, row) = self.find(heading)?;
        self.find_from((column.saturating_sub(3), row), text)
    }

    fn find_from(&self, (left, top): (usize, usize), text: &str) -> Option<(usize, usize)> {
        let rows = self.0.iter().enumerate().skip(top);
        let mut found = rows.filter_map(|(row, line)| {
            let right: String = line.chars().skip(left).collect();
            let column = right[..right.find(text)?].chars().count();
            Some((left + column + 1, row + 1))
        });
        found.next()
    }

    /// The row so far below a heading.
    fn row_below(&self, heading: &str, by: usize) -> Option<&str> {
        let (_, row) = self.find(heading)?;
        self.0.get(row - 1 + by).map(String::as_str)
    }
}
