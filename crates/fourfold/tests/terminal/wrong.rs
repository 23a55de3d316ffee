//! Lines that are wrong in every way: each is answered in a sentence, and nothing happens.

use table::Viewer;

use crate::bytes::assert_plain;
use crate::player::Player;
use crate::program_folder::ProgramFolder;

/// What is typed, and how the answer begins; nothing where any sentence will do.
type Row = (&'static [u8], &'static str);

/// Wherever somebody sits.
const ANYWHERE: &[Row] = &[
    (b"gvie", "I do not understand the word gvie here."),
    (b"\xff\xfe\xfd", "This line cannot be read as text. Nothing happens."),
    (b"b\x003", "This line cannot be read as text. Nothing happens."),
    (b"\x1b[2J\x1b[1;1H", ""),
    (b"\x1b]0;title\x07", ""),
    (b"\x07\x08\x0b\x0c\x0e\x7f", ""),
    ("\u{9b}31m".as_bytes(), ""),
    ("\u{202e}drawkcab".as_bytes(), ""),
    ("\u{2501}\u{2847}".as_bytes(), ""),
    ("\u{200b}\u{ad}".as_bytes(), ""),
    ("give \u{1f600}".as_bytes(), ""),
    (b"give give give", ""),
    (b"?", ""),
    (b"!!!!!!!!", ""),
    (b"@@@@", ""),
    (b"-1", ""),
    (b"99999999999999999999999999", ""),
    (b"/etc/passwd; rm *", ""),
    (b"yes", ""),
    (b"me", ""),
    (b"next", ""),
    (b"takeback", ""),
    (b"quit now please", ""),
];

const QUARTO: &[Row] = &[
    (b"place b3", ""),
    (b"b3", ""),
    (b"a1+7", ""),
    (b"give", ""),
    (b"give XXXX", ""),
    (b"give light", ""),
    (b"+16", ""),
    (b"+#5", ""),
    (b"@b3", ""),
    (b"!3", ""),
    (b"-", ""),
    (b"lay XXSQ 0 0", ""),
    (b"cannot", "That belongs to another game."),
    (b"none", "That belongs to another game."),
    (b"cell e5", ""),
    (b"lines z9", ""),
];

const ACCESS: &[Row] = &[
    (b"give LRSF", ""),
    (b"+#0", ""),
    (b"+#17", ""),
    (b"b3", ""),
    (b"touch", ""),
    (b"touch e5", ""),
    (b"log", ""),
    (b",", ""),
    (b"lay XXSQ 0 0", ""),
];

const QUARTEX: &[Row] = &[
    (b"lay", ""),
    (b"lay XXSQ", ""),
    (b"lay ABCD 0 0", ""),
    (b"XXXX@1000,1000", ""),
    (b"XXSQ@0,0=XXXX", ""),
    (b"XXXX@5,5=XXXX", ""),
    (b"none", ""),
    (b"try XXXX 0 0", ""),
    (b"give LRSF", "That belongs to another game."),
    (b"!3", "That belongs to another game."),
    (b"touch b3", "That belongs to another game."),
];

fn refused(words: &[&str], rows: &[Row]) {
    let folder = ProgramFolder::new();
    let words = [words, &["--lang", "en", "--first", "1", "--messages", "short"]].concat();
    folder.pipe(&words, "");
    let player = Player::join(&folder, 1);
    let before = player.table().view(Viewer::Spectator).unwrap();
    let greeting = folder.pipe(&["--resume", "--lang", "en", "--messages", "short"], "quit\n").out;
    let begun = greeting.lines().count() - 1;
    for (typed, answer) in rows {
        let line = [typed, &b"\n"[..]].concat();
        let resume = ["--resume", "--lang", "en", "--messages", "short"];
        let ended = folder.pipe(&resume, [&line[..], b"quit\n"].concat());
        let typed = String::from_utf8_lossy(typed);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{typed:?}");
        assert_plain(ended.out.as_bytes(), &typed);
        let said: Vec<&str> = ended.out.lines().skip(begun).collect();
        let [said @ .., _kept] = said.as_slice() else { panic!("{typed:?} is not answered") };
        let said = said.join(" ");
        assert!(said.starts_with(answer), "{typed:?} is answered by {said:?}");
        assert!(said.ends_with(['.', '!', '?']), "{typed:?} is answered by {said:?}");
        for sign in ['\u{202e}', '\u{200b}', '\u{ad}', '\u{1f600}', '\u{7f}'] {
            assert!(!said.contains(sign), "{typed:?} is answered by {said:?}");
        }
        let after = player.table().view(Viewer::Spectator).unwrap();
        assert_eq!((after.step, &after.outcome), (before.step, &None), "{typed:?} did something");
        assert_eq!(after.game, before.game, "{typed:?} did something");
    }
}

#[test]
fn nothing_wrong_does_anything_in_quarto() {
    refused(&["quarto", "--against", "1"], &[ANYWHERE, QUARTO].concat());
}

#[test]
fn nothing_wrong_does_anything_in_access() {
    refused(&["access", "--masks", "--against", "1"], &[ANYWHERE, ACCESS].concat());
}

#[test]
fn nothing_wrong_does_anything_in_quartex() {
    refused(&["quartex", "--against", "1"], &[ANYWHERE, QUARTEX].concat());
}

#[test]
fn cells_that_are_taken_and_pieces_that_are_gone_are_refused() {
    let folder = ProgramFolder::new();
    let words = ["quarto", "--against", "1", "--first", "1", "--lang", "en", "--seed", "3"];
    folder.pipe(&words, "give LRSF\n");
    let player = Player::join(&folder, 1);
    let view = player.table().view(Viewer::Spectator).unwrap();
    let Some(table::GameView::Quarto(open)) = &view.game else { panic!("Quarto") };
    let taken = quarto::Cell::ALL
        .into_iter()
        .find(|cell| open.sketch.cells[cell.index()] != quarto::Seen::Empty)
        .unwrap();
    for line in [taken.to_string(), "give LRSF".to_owned(), format!("{taken}+0")] {
        let said = folder.pipe(&["--resume", "--lang", "en"], format!("{line}\n"));
        assert_eq!(said.code, Some(0));
        assert_eq!(player.table().view(Viewer::Spectator).unwrap(), view, "{line}");
    }
}

#[test]
fn lines_without_end_are_passed_over() {
    let folder = ProgramFolder::new();
    let words = ["quarto", "--against", "1", "--first", "1", "--lang", "en"];
    for length in [4_096, 4_097, 5_000, 1 << 20] {
        let typed = format!("{}\nturn\n", "a".repeat(length));
        let ended = folder.pipe(&words, typed);
        assert_eq!(ended.code, Some(0));
        assert_plain(ended.out.as_bytes(), "a long line");
        let too_long = ended.out.contains("This line is too long. Nothing happens.\n");
        assert_eq!(too_long, length > 4_096, "{length}: {}", ended.out);
        let asked = ended.out.matches("It is your turn: give a piece.\n").count();
        assert_eq!(asked, 2, "{}", ended.out);
    }
}

/// Whatever is typed in between, an empty line says what is due.
#[test]
fn empty_lines_are_answered() {
    let folder = ProgramFolder::new();
    let words = ["quarto", "--against", "1", "--first", "1", "--lang", "en"];
    let ended = folder.pipe(&words, "\n   \n\t\n\r\n");
    assert_eq!(ended.out.matches("It is your turn: give a piece.\n").count(), 5, "{}", ended.out);
}
