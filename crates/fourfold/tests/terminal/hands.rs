//! Several people at one keyboard: nobody's tiles are written where another reads (X26).

use std::collections::BTreeSet;

use quartex::{Tile, Word};
use table::{Game, Seat, Table};

use crate::player::Player;
use crate::program_folder::ProgramFolder;
use crate::terminal::Terminal;

/// The tiles that are named in a text, whichever way they lie.
fn named(text: &str) -> BTreeSet<Tile> {
    let words = text.split(|sign: char| !sign.is_ascii_alphanumeric());
    words.filter_map(|word| word.parse::<Word>().ok()).map(Word::tile).collect()
}

/// The tiles of everybody but this seat.
fn hidden(table: &Table, seat: Option<Seat>) -> BTreeSet<Tile> {
    let Some(Game::Quartex(game)) = table.game() else { panic!("Quartex is played") };
    let position = game.position();
    let others = (1..=3).filter_map(Seat::new).filter(|other| Some(*other) != seat);
    others.flat_map(|other| position.hand(other).iter()).collect()
}

#[test]
fn no_tile_of_another_hand_is_written() {
    let folder = ProgramFolder::new();
    let words = [
        "quartex",
        "--against",
        "here=Ben",
        "--against",
        "here=Cleo",
        "--name",
        "Anna",
        "--pieces",
        "codes",
        "--lang",
        "en",
    ];
    let mut terminal = Terminal::open(folder.play(&words));
    terminal.wait_for("type “me”.\r\n");
    let mut player = Player::join(&folder, 2);
    let names = player.names(words::Language::English);
    for _ in 0..15 {
        let Some(turn) = player.turn() else { break };
        if player.table().game().unwrap().asked().is_some() || turn.code() == "cannot" {
            // From here on hands lie open (X15).
            break;
        }
        let before = player.table();
        // Whoever is not alone with the keyboard hears nothing.
        terminal.enter("hand");
        let refused = terminal.wait_for("type “me”.\r\n");
        assert!(refused.contains(&names[turn.seat.index()]), "{refused}");
        assert!(named(&refused).is_disjoint(&hidden(&before, None)), "{refused}");
        terminal.enter("me");
        terminal.wait_for("me\r\n");
        terminal.enter("board");
        terminal.enter("legal");
        terminal.enter("score");
        terminal.enter(&turn.code());
        let said = terminal.wait_for("type “me”.\r\n");
        let own = hidden(&before, None);
        let own: BTreeSet<Tile> =
            own.difference(&hidden(&before, Some(turn.seat))).copied().collect();
        assert!(own.is_subset(&named(&said)), "their own hand is told: {said}");
        for table in [&before, &player.table()] {
            let secret = hidden(table, Some(turn.seat));
            assert!(named(&said).is_disjoint(&secret), "{:?} reads {said}", turn.seat);
        }
        // Not even what was drawn just now, for who is at the keyboard next nobody knows.
        let after = player.table();
        let drawn: BTreeSet<Tile> =
            hidden(&after, None).difference(&hidden(&before, None)).copied().collect();
        assert!(named(&said).is_disjoint(&drawn), "{said}");
    }
    terminal.enter("quit");
    assert_eq!(terminal.wait(), Some(0));
    terminal.assert_plain();
}

/// Pressing Up must not bring back what another typed, and the last hand moves out of sight.
#[test]
fn what_one_typed_another_does_not_find() {
    let folder = ProgramFolder::new();
    let words = ["quartex", "--against", "here=Ben", "--lang", "en", "--pieces", "codes"];
    let mut terminal = Terminal::open(folder.play(&words));
    terminal.wait_for("type “me”.\r\n");
    let mut player = Player::join(&folder, 2);
    let turn = player.turn().unwrap();
    terminal.enter("me");
    terminal.wait_for("It is your turn");
    terminal.enter(&turn.code());
    let said = terminal.wait_for("type “me”.\r\n");
    assert!(said.contains(&"\r\n".repeat(24)), "a screen of empty lines: {said:?}");
    terminal.press(crate::terminal::UP);
    terminal.enter("turn");
    assert!(terminal.wait_for("\r\n").starts_with("turn"), "the line before is gone");
    // What was said is gone too.
    terminal.enter("log");
    let log = terminal.wait_for("\r\n");
    terminal.enter("quit");
    assert_eq!(terminal.wait(), Some(0));
    let rest = String::from_utf8(terminal.recorded()).unwrap();
    let rest = rest.rsplit_once(&log).unwrap().1;
    assert!(named(rest).is_disjoint(&hidden(&player.table(), None)), "{rest}");
}
