//! Signals: the terminal is left as it was, and the game is kept.

use rustix::process::Signal;
use rustix::termios::LocalModes;
use table::Viewer;

use crate::bytes::flowing;
use crate::player::Player;
use crate::program_folder::ProgramFolder;
use crate::terminal::Terminal;

const QUARTO: [&str; 9] =
    ["quarto", "--against", "2", "--first", "1", "--bot-pace", "0", "--lang", "en"];

/// A game in the middle, in which it is the person's turn.
fn open(folder: &ProgramFolder) -> (Terminal, Player) {
    let mut terminal = Terminal::open(folder.play(&QUARTO));
    terminal.wait_for("It is your turn: give a piece.\r\n");
    let mut player = Player::join(folder, 3);
    for _ in 0..4 {
        let turn = player.turn().unwrap();
        terminal.enter(&turn.code());
    }
    player.turn().unwrap();
    (terminal, player)
}

#[test]
fn whoever_is_told_to_end_leaves_the_terminal_as_it_was() {
    for signal in [Signal::TERM, Signal::HUP, Signal::INT] {
        let folder = ProgramFolder::new();
        let (mut terminal, player) = open(&folder);
        let (_, _, local) = terminal.modes();
        assert!(!local.contains(LocalModes::ICANON | LocalModes::ECHO), "every key is handed over");
        let before = player.table();
        terminal.signal(signal);
        assert_eq!(terminal.wait(), Some(3), "{signal:?}");
        let (_, _, local) = terminal.modes();
        assert!(local.contains(LocalModes::ICANON | LocalModes::ECHO | LocalModes::ISIG));
        assert_eq!(player.table().view(Viewer::Spectator), before.view(Viewer::Spectator));
        assert_eq!(folder.store().unfinished().unwrap().len(), 1, "it is kept");
        terminal.assert_plain();
        let said = flowing(&String::from_utf8(terminal.recorded()).unwrap());
        assert!(said.contains("fourfold play --resume --store games.sqlite"), "{said}");
    }
}

#[test]
fn whoever_is_killed_goes_on_at_the_same_position() {
    let folder = ProgramFolder::new();
    let (mut terminal, mut player) = open(&folder);
    terminal.press("pla");
    terminal.signal(Signal::KILL);
    assert_eq!(terminal.wait(), None);
    let before = player.table();
    let mut terminal =
        Terminal::open(folder.play(&["--resume", "--lang", "en", "--bot-pace", "0"]));
    terminal.wait_for("You go on with Quarto against ");
    terminal.wait_for("It is your turn: ");
    assert_eq!(player.table().view(Viewer::Spectator), before.view(Viewer::Spectator));
    player.again();
    while let Some(turn) = player.turn() {
        terminal.enter(&turn.code());
    }
    terminal.wait_for("The game is over.");
    terminal.enter("quit");
    assert_eq!(terminal.wait(), Some(0));
    terminal.assert_plain();
}
