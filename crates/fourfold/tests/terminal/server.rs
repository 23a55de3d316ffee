//! The program at a table of a real server, which goes away and comes back.

use std::io::{BufRead as _, BufReader};
use std::process::{Child, Stdio};
use std::thread;
use std::time::{Duration, Instant};

use table::Viewer;

use crate::player::{Player, Turn};
use crate::program_folder::ProgramFolder;
use crate::terminal::Terminal;

/// A server that runs until this is dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    fn start(folder: &ProgramFolder, listen: &str) -> Self {
        let words = ["serve", "--listen", listen, "--store", "games.sqlite", "--bot-pace", "0"];
        let mut command = folder.command(&[&words[..], &["--log", "off", "--lang", "en"]].concat());
        let mut child = command.stdout(Stdio::piped()).spawn().unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
        let address = line.trim().rsplit("http://").next().unwrap().to_owned();
        Self { child, address }
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // No farewell: the power is gone.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
fn a_game_goes_on_when_the_server_is_lost_and_back() {
    let folder = ProgramFolder::new();
    let server = Server::start(&folder, "127.0.0.1:0");
    let address = server.address.clone();
    let words = ["play", "quarto", "--at", &address, "--against", "2", "--first", "1"];
    let mut terminal = Terminal::open(folder.command(&words));
    terminal.wait_for("It is your turn: give a piece.\r\n");
    let mut player = Player::join(&folder, 5);
    for _ in 0..3 {
        let turn = player.turn().unwrap();
        answer(&terminal, &player, &turn);
    }
    let turn = player.turn().unwrap();
    terminal.wait_for("Beginner gives you ");
    terminal.wait_for("It is your turn: ");
    drop(server);
    terminal.wait_for("The connection is lost. Trying again.\r\n");
    // What is typed now waits, and happens once.
    terminal.enter(&turn.code());
    let _server = Server::start(&folder, &address);
    terminal.wait_for("Connected again.\r\n");
    terminal.wait_for("It is your turn: ");
    while let Some(turn) = player.turn() {
        answer(&terminal, &player, &turn);
    }
    terminal.wait_for("The game is over.");
    terminal.enter("quit");
    assert_eq!(terminal.wait(), Some(0));
    terminal.assert_plain();
}

/// Types what is to be done. Somebody who reads the store knows it before the person has heard of it,
/// and then it is stale: the person types it again.
fn answer(terminal: &Terminal, player: &Player, turn: &Turn) {
    let step = || player.table().view(Viewer::Spectator).unwrap().step;
    while step() == turn.view.step {
        terminal.enter(&turn.code());
        let until = Instant::now() + Duration::from_secs(3);
        while step() == turn.view.step && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

#[test]
fn two_programs_and_a_watcher_meet_at_a_table() {
    // Each has a folder, and so a name, of their own.
    let [folder, other, third] = [ProgramFolder::new(), ProgramFolder::new(), ProgramFolder::new()];
    let server = Server::start(&folder, "127.0.0.1:0");
    let at = ["--at", &server.address];
    let founding = ["play", "quarto", "--against", "open", "--name", "Anna"];
    let mut anna = Terminal::open(folder.command(&[&founding[..], &at].concat()));
    anna.wait_for("/t/");
    let id: String = anna.wait_for(" ").chars().filter(|sign| !sign.is_whitespace()).collect();
    anna.wait_for("The game has not started.");
    let address = format!("{}/t/{id}", server.address);
    let mut ben = Terminal::open(other.command(&["play", "--at", &address, "--name", "Ben"]));
    // On which, the lot decides with the same entry (Q5).
    anna.wait_for("Ben takes seat ");
    ben.wait_for("It is ");
    let watching = third.command(&["play", "--at", &address, "--watch", "--lang", "de"]);
    let mut watching = Terminal::open(watching);
    watching.wait_for("ist am Zug");
    ben.enter("good luck");
    watching.wait_for("Ben: Viel Glück!");
    anna.wait_for("Ben: Good luck!");
    anna.enter("help");
    anna.wait_for("To the others at the table, type: Hello; Good luck;");
    let mut player = Player::join(&folder, 6);
    let turn = player.turn().unwrap();
    let name = player.names(words::Language::English)[turn.seat.index()].clone();
    let giver = if name == "Anna" { &anna } else { &ben };
    answer(giver, &player, &turn);
    watching.wait_for(&format!("{name} gibt "));
    for terminal in [&mut anna, &mut ben, &mut watching] {
        terminal.enter("quit");
        assert_eq!(terminal.wait(), Some(0));
        terminal.assert_plain();
    }
}

#[test]
fn a_table_is_chosen_from_the_list_to_watch_or_to_play() {
    let [folder, other, third] = [ProgramFolder::new(), ProgramFolder::new(), ProgramFolder::new()];
    let server = Server::start(&folder, "127.0.0.1:0");
    let at = ["--at", &server.address];
    let founding = ["play", "quarto", "--against", "listed", "--name", "Anna"];
    let mut anna = Terminal::open(folder.command(&[&founding[..], &at].concat()));
    anna.wait_for("The game has not started.");
    let mut watching = Terminal::open(third.command(&[&["play", "--watch"], &at[..]].concat()));
    watching.wait_for("Table 1: Quarto with Anna, 1 free seat.");
    watching.enter("7");
    watching.enter("1");
    watching.wait_for("You are watching.");
    // Whoever only looks on has left the seat free.
    let mut ben = Terminal::open(other.command(&[&["play", "--name", "Ben"], &at[..]].concat()));
    ben.wait_for("Table 1: Quarto with Anna, 1 free seat.");
    ben.enter("1");
    // On which, the lot decides with the same entry (Q5).
    anna.wait_for("Ben takes seat ");
    ben.wait_for("It is ");
    for terminal in [&mut anna, &mut ben, &mut watching] {
        terminal.enter("quit");
        assert_eq!(terminal.wait(), Some(0));
        terminal.assert_plain();
    }
}

#[test]
fn a_server_that_is_not_there_is_said_so_in_words() {
    let folder = ProgramFolder::new();
    let ended = folder.pipe(&["quarto", "--at", "127.0.0.1:1", "--lang", "fr"], "");
    assert_eq!((ended.code, ended.out.as_str()), (Some(3), ""));
    assert!(ended.err.contains("127.0.0.1:1"), "{}", ended.err);
    let ended = folder.pipe(&["quarto", "--at", "ftp://x"], "");
    assert_eq!(ended.code, Some(2), "{}", ended.err);
}
