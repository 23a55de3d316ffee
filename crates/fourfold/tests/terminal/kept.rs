//! Games that go on: the last one, a named one, none, several, and one that is played twice at once.

use std::io::{BufRead as _, BufReader, Write as _};

use table::Viewer;

use crate::player::Player;
use crate::program_folder::{ProgramFolder, STORE, piped, wait};

const QUARTO: [&str; 7] = ["quarto", "--against", "1", "--first", "1", "--lang", "en"];

#[test]
fn where_nothing_is_kept_nothing_goes_on() {
    let folder = ProgramFolder::new();
    for words in [["--resume", "--lang", "en"], ["--kept", "--lang", "en"]] {
        let ended = folder.pipe(&words, "");
        assert_eq!(ended.out, "No game is saved here.\n");
        assert_eq!((ended.code, ended.err.as_str()), (Some(1), ""));
    }
    let ended = folder.pipe(&["--resume", "nobody", "--lang", "en"], "");
    assert_eq!((ended.code, ended.out.as_str()), (Some(2), ""));
    assert!(ended.err.contains("nobody"), "{}", ended.err);
    assert!(!folder.file(STORE).exists(), "whoever only asks leaves nothing behind");
}

#[test]
fn of_several_games_the_last_goes_on_unless_another_is_named() {
    let folder = ProgramFolder::new();
    for name in ["Anna", "Berta"] {
        let words = [&QUARTO[..], &["--name", name]].concat();
        assert_eq!(folder.pipe(&words, "give LRSF\n").code, Some(0));
    }
    let listed = folder.pipe(&["--kept", "--lang", "en"], "");
    let names: Vec<&str> =
        listed.out.lines().map(|line| line.split_once(": Quarto against ").unwrap().0).collect();
    let [last, first] = names.as_slice() else { panic!("{}", listed.out) };
    let goes_on = folder.pipe(&["--resume", "--lang", "en"], "record\n");
    assert!(goes_on.out.contains(&format!("fourfold games {last} ")), "{}", goes_on.out);
    // Looking at a game does not make it the last one; playing does. One of two cells is free.
    let goes_on = folder.pipe(&["--resume", first, "--lang", "en"], "record\nb2\nc3\n");
    assert!(goes_on.out.contains(&format!("fourfold games {first} ")), "{}", goes_on.out);
    let goes_on = folder.pipe(&["--resume", "--lang", "en"], "record\nresign\nyes\n");
    assert!(goes_on.out.contains(&format!("fourfold games {first} ")), "{}", goes_on.out);
    // What is over does not go on.
    let listed = folder.pipe(&["--kept", "--lang", "en"], "");
    assert!(listed.out.starts_with(&format!("{last}: ")) && listed.out.lines().count() == 1);
}

#[test]
fn a_number_gives_one_game() {
    let folder = ProgramFolder::new();
    let words = [&QUARTO[..], &["--seed", "4"]].concat();
    assert_eq!(folder.pipe(&words, "").code, Some(0));
    let again = folder.pipe(&words, "");
    assert_eq!((again.code, again.out.as_str()), (Some(2), ""));
    assert!(again.err.starts_with("error: ") && again.err.contains("seed-4-"), "{}", again.err);
}

/// Two programs have one store open, and play different games.
#[test]
fn two_programs_share_a_store() {
    let folder = ProgramFolder::new();
    let mut first = piped(&mut folder.play(&QUARTO));
    let mut out = BufReader::new(first.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    let second = folder.pipe(&QUARTO, "give DQTH\nturn\n");
    assert_eq!(second.code, Some(0), "{}", second.err);
    let mut stdin = first.stdin.take().unwrap();
    writeln!(stdin, "give LRSF\nquit").unwrap();
    let said: Vec<String> = out.lines().map(Result::unwrap).collect();
    assert!(said.iter().any(|line| line.starts_with("You give Child the light round")), "{said:?}");
    assert_eq!(wait(first).code, Some(0));
    assert_eq!(folder.store().unfinished().unwrap().len(), 2);
}

/// The same game twice at once: whoever is late hears so, and the game is one game.
#[test]
fn two_programs_share_a_game() {
    let folder = ProgramFolder::new();
    let mut first = piped(&mut folder.play(&QUARTO));
    let mut out = BufReader::new(first.stdout.take().unwrap());
    out.read_line(&mut String::new()).unwrap();
    let second = folder.pipe(&["--resume", "--lang", "en"], "give DQTH\nturn\n");
    assert_eq!(second.code, Some(0), "{}", second.err);
    let player = Player::join(&folder, 1);
    let before = player.table().view(Viewer::Spectator);
    let mut stdin = first.stdin.take().unwrap();
    // This piece was given, and another is in hand now.
    writeln!(stdin, "give DQTH\nturn\nquit").unwrap();
    let said: Vec<String> = out.lines().map(Result::unwrap).collect();
    assert_eq!(wait(first).code, Some(0));
    assert_eq!(player.table().view(Viewer::Spectator), before, "{said:?}");
    // What the other program did is told as it happened.
    let place = |begin: &str| said.iter().position(|line| line.starts_with(begin));
    let told = [
        place("You give Child the dark square tall hollow piece."),
        place("Child places the dark square tall hollow piece on "),
        place("Child gives you "),
    ];
    assert!(told.iter().all(Option::is_some) && told.is_sorted(), "{said:?}");
    let call = "It is your turn: place the piece, or first call Quarto.";
    assert_eq!(said.iter().filter(|line| *line == call).count(), 2, "{said:?}");
}
