//! Every option of `fourfold play`, what it does, and where it is refused.

use std::collections::BTreeSet;

use table::Viewer;

use crate::player::Player;
use crate::program_folder::{Ended, ProgramFolder, piped, wait};

/// Options that say what is played, and the terms that come of them.
const RULES: &[(&[&str], &str)] = &[
    (&["quarto"], "quarto 1234p untimed casual lot"),
    (&["quarto", "--counts", "13", "--squares"], "quarto 13sp untimed casual lot"),
    (&["quarto", "--calling", "call", "--wrong", "loses"], "quarto 1234cl untimed casual lot"),
    (&["quarto", "--calling", "auto"], "quarto 1234a untimed casual lot"),
    (&["quarto", "--pace", "60", "--first", "1"], "quarto 1234p move:60000 casual 1"),
    (&["quarto", "--pace", "10+5", "--first", "2"], "quarto 1234p bank:600000+5000 casual 2"),
    (&["quarto", "--tournament"], "quarto 1234p move:60000 tournament lot"),
    (&["quarto", "--tournament", "--pace", "untimed"], "quarto 1234p untimed tournament lot"),
    (&["quartex", "--tournament"], "quartex 2csh untimed tournament lot"),
    (&["access"], "access 1234p untimed casual lot"),
    (&["access", "--unmasked"], "access 1234p+unmasked untimed casual lot"),
    (&["access", "--masks"], "access 1234p untimed casual lot"),
    (
        &["access", "--masks", "--announced", "--open-log"],
        "access 1234p+announced+open untimed casual lot",
    ),
    (&["quartex"], "quartex 2csh untimed casual lot"),
    (
        &["quartex", "--frame", "9", "--seeing", "auto", "--ties", "tiles", "--start", "bag"],
        "quartex 2atb9 untimed casual lot",
    ),
    (
        &["quartex", "--against", "1", "--against", "here=Ben", "--pointing", "30"],
        "quartex 3csh untimed casual lot",
    ),
];

/// Options that say how somebody is spoken to, what is typed, and what is then said.
const MANNERS: &[(&[&str], &str, &str)] = &[
    (&["--messages", "short"], "settings\n", "Messages are short."),
    (&["--messages", "normal"], "settings\n", "Messages are of normal length."),
    (&["--messages", "long"], "settings\n", "Messages are long"),
    (&["--pieces", "codes"], "+0\n", "You give Child piece LRSF."),
    (&["--pieces", "words"], "+0\n", "You give Child the light round short solid piece."),
    (&["--cells", "letters"], "cell b3\n", "\nb3 empty."),
    (&["--cells", "spelled"], "cell b3\n", "\nbravo 3 empty."),
    (&["--cells", "numbers"], "cell b3\n", "\n3 2 empty."),
    (&["--order", "2134"], "+0\n", "You give Child the round light short solid piece."),
    (&["--bot-pace", "0", "--plain"], "+0\n", "Child places"),
    (&["--seed", "12"], "record\n", "fourfold games seed-12-"),
    (&["--name", "Anna", "--lang", "de"], "+0\n", "Du gibst Kind die helle runde kleine Figur"),
    (&["--against", "here=Ben", "--name", "Anna"], "+0\n", "Anna gives Ben the light round"),
    (&["--name", "Anna"], "Good luck!\n", "\nAnna: Good luck!\n"),
    (&["--name", "Anna", "--lang", "fr"], "merci\n", "\nAnna\u{a0}: Merci\u{a0}!\n"),
    (&["--against", "here"], "+0\n", "Player 1 gives Player 2 the light round"),
];

/// What has tests of its own: `kept.rs`, and everywhere; the screen and servers elsewhere.
const ELSEWHERE: [&str; 9] = [
    "--resume",
    "--kept",
    "--store",
    "--help",
    "--version",
    "--screen",
    "--at",
    "--watch",
    "--theme",
];

/// What is refused with which code, and a word of the reason.
const REFUSED: &[(&[&str], i32, &str)] = &[
    (&[], 2, "quarto, access, quartex"),
    (&["chess"], 2, "chess"),
    (&["quarto", "--frame", "9"], 2, "--frame"),
    (&["quarto", "--masks"], 2, "--masks"),
    (&["quarto", "--seeing", "auto"], 2, "--seeing"),
    (&["quarto", "--pointing", "30"], 2, "--pointing"),
    (&["access", "--unmasked", "--announced"], 2, "--unmasked"),
    (&["access", "--unmasked", "--masks"], 2, "--unmasked"),
    (&["quarto", "--unmasked"], 2, "--unmasked"),
    (&["access", "--start", "bag"], 2, "--start"),
    (&["quartex", "--squares"], 2, "--squares"),
    (&["quartex", "--counts", "12"], 2, "--counts"),
    (&["quartex", "--calling", "auto"], 2, "--calling"),
    (&["quartex", "--masks"], 2, "--masks"),
    (&["quarto", "--counts", "5"], 2, "1 to 4"),
    (&["quarto", "--counts", ""], 2, "--counts"),
    (&["quarto", "--against", "9"], 2, "1 to 8"),
    (&["quarto", "--against", "1", "--against", "2"], 2, "Quarto"),
    (
        &[
            "quartex",
            "--against",
            "1",
            "--against",
            "1",
            "--against",
            "1",
            "--against",
            "1",
            "--against",
            "1",
        ],
        2,
        "Quartex",
    ),
    (&["quarto", "--pace", "ten"], 2, "10+5"),
    (&["quarto", "--pace", "0"], 2, ""),
    (&["quarto", "--first", "3"], 2, ""),
    (&["quarto", "--tournament", "--wrong", "free"], 2, ""),
    (&["quarto", "--order", "1123"], 2, "2134"),
    (&["quarto", "--messages", "loud"], 2, "short, normal or long"),
    (&["quarto", "--bot-pace", "9999"], 2, "9999"),
    (&["quarto", "--seed", "x"], 2, "x"),
    (&["quarto", "--name", ""], 2, "24"),
    (&["quarto", "--name", "\u{1b}[2J"], 2, "24"),
    (&["quarto", "--name", "Anna Anna Anna Anna Anna Anna"], 2, "24"),
    (&["quarto", "--lang", "xx"], 2, "en, fr, de, es, it or ru"),
    (&["quarto", "--resume"], 2, "--resume"),
    (&["--resume", "--seed", "3"], 2, "--seed"),
    (&["--resume", "--against", "3"], 2, "when a game begins"),
    (&["--resume", "--squares"], 2, "when a game begins"),
    (&["--resume", "--name", "Anna"], 2, "when a game begins"),
    (&["--kept", "--masks"], 2, "when a game begins"),
    (&["--at", "127.0.0.1:1/t/p926", "--pace", "60"], 2, "when a game begins"),
    (&["quarto", "--at", "127.0.0.1:1", "--against", "here=Ben"], 2, "--against here"),
    (&["--no-such-option"], 2, "--no-such-option"),
];

fn play(folder: &ProgramFolder, words: &[&str], typed: &str) -> Ended {
    let lang: &[&str] = if words.contains(&"--lang") { &[] } else { &["--lang", "en"] };
    folder.pipe(&[words, lang].concat(), typed)
}

#[test]
fn what_is_played_is_what_was_asked_for() {
    for (words, terms) in RULES {
        let folder = ProgramFolder::new();
        let ended = play(&folder, words, "");
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{words:?}");
        let view = Player::join(&folder, 1).table().view(Viewer::Spectator).unwrap();
        let agreed = view.terms;
        let said = [
            agreed.rules.game().to_owned(),
            agreed.rules.text(),
            agreed.pace.to_string(),
            agreed.stakes.to_string(),
            agreed.begins.to_string(),
        ];
        assert_eq!(said.join(" "), *terms, "{words:?}");
    }
}

#[test]
fn who_is_spoken_to_is_spoken_to_as_asked() {
    for (words, typed, said) in MANNERS {
        let folder = ProgramFolder::new();
        let against: &[&str] = if words.contains(&"--against") { &[] } else { &["--against", "1"] };
        let all = [&["quarto", "--first", "1"], against, words].concat();
        let ended = play(&folder, &all, typed);
        assert_eq!((ended.code, ended.err.as_str()), (Some(0), ""), "{words:?}");
        assert!(ended.out.contains(said), "{words:?}: {}", ended.out);
    }
}

#[test]
fn every_option_is_tried() {
    let folder = ProgramFolder::new();
    let help = wait(piped(&mut folder.command(&["play", "--help"])));
    assert_eq!(help.code, Some(0));
    let named = |line: &str| {
        let line = line.trim_start().trim_start_matches("-h, ").trim_start_matches("-V, ");
        let name = line.split([' ', '=', '[']).next().unwrap_or_default();
        name.starts_with("--").then(|| name.to_owned())
    };
    let offered: BTreeSet<String> = help.out.lines().filter_map(named).collect();
    assert!(offered.len() > 20, "{offered:?}");
    let rules = RULES.iter().flat_map(|(words, _)| *words);
    let tried: BTreeSet<String> = rules
        .chain(MANNERS.iter().flat_map(|(words, ..)| *words))
        .chain(&ELSEWHERE)
        .filter(|word| word.starts_with("--"))
        .map(|word| (*word).to_owned())
        .collect();
    let untried: Vec<&String> = offered.difference(&tried).collect();
    assert!(untried.is_empty(), "{untried:?}");
}

#[test]
fn what_cannot_be_is_refused_in_words() {
    for (words, code, why) in REFUSED {
        let folder = ProgramFolder::new();
        let ended = play(&folder, words, "");
        assert_eq!((ended.code, ended.out.as_str()), (Some(*code), ""), "{words:?}: {}", ended.err);
        assert!(ended.err.starts_with("error: "), "{words:?}: {}", ended.err);
        assert!(ended.err.contains(why), "{words:?}: {}", ended.err);
        assert!(!ended.err.contains('\u{1b}'), "{words:?}: {}", ended.err);
        let kept = folder.file(crate::program_folder::STORE).exists()
            && !folder.store().unfinished().unwrap().is_empty();
        assert!(!kept, "{words:?} left a game");
    }
}

#[test]
fn settings_are_read_and_options_overrule_them() {
    let folder = ProgramFolder::new();
    let file = folder.file("play.toml");
    std::fs::write(&file, "name = \"Zoe\"\npieces = \"codes\"\nbot-pace = 0\n").unwrap();
    let run = |words: &[&str]| {
        let folder = ProgramFolder::new();
        let all = [&["quarto", "--against", "here=Ben", "--first", "1", "--lang", "en"], words];
        let mut command = folder.play(&all.concat());
        let mut child = piped(command.env("FOURFOLD_PLAY", &file));
        std::io::Write::write_all(&mut child.stdin.take().unwrap(), b"+0\n").unwrap();
        wait(child)
    };
    assert!(run(&[]).out.contains("Zoe gives Ben piece LRSF."));
    let overruled = run(&["--pieces", "words", "--name", "Anna"]).out;
    assert!(overruled.contains("Anna gives Ben the light round"), "{overruled}");
    std::fs::write(&file, "colour = true\n").unwrap();
    let refused = run(&[]);
    assert_eq!((refused.code, refused.out.as_str()), (Some(2), ""));
    assert!(refused.err.contains("colour"), "{}", refused.err);
    std::fs::remove_file(&file).unwrap();
    assert_eq!(run(&[]).code, Some(3), "a file that was named must be there");
}
