//! Whole games through a pipe, as they are typed and as they are heard in every language, under
//! `fixtures/terminal/`. `FOURFOLD_FIXTURES=write` plays and writes them anew; read the diff.

use std::fs;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::thread;

use table::{Table, Viewer};
use words::{Language, Voice};

use crate::bytes::{assert_plain, flowing, paragraphs};
use crate::player::{Player, me};
use crate::program_folder::{Ended, ProgramFolder, piped, wait};

/// A game: what it is called, how it is started, and what is typed beside the moves, before which of
/// them. All of it is understood in every language: codes, and English.
pub(crate) struct Golden {
    pub(crate) name: &'static str,
    pub(crate) words: &'static [&'static str],
    beside: &'static [(usize, &'static [&'static str])],
    after: &'static [&'static str],
}

pub(crate) const GAMES: [Golden; 3] = [
    Golden {
        name: "quarto",
        words: &["quarto", "--against", "2", "--first", "1", "--name", "Anna", "--seed", "7"],
        beside: &[
            (0, &["help", "turn", "", "legal", "b3"]),
            (1, &["hand", "gvie", "b9", "place"]),
            (2, &["board", "cell b2", "+LRSF+LRSF", "[2J", "lay XXXX 0 0"]),
            (3, &[",", ",", ".", ".", ".", "last move", "messages short"]),
            (4, &["lines b2", "what is left", "settings", "me", "no"]),
            (5, &["pieces codes", "cells spelled", "occupied", "messages long"]),
            (6, &["draw", "resign", "no", "resign", "turn", "clocks"]),
            (7, &["messages normal", "cells numbers", "free", "repeat", "cells letters"]),
            (8, &["pieces words", "rules", "log", "next", "touch b3"]),
        ],
        after: &["b1", "board", "score", "record", "rematch", "next", "turn", "quit"],
    },
    Golden {
        name: "access",
        words: &["access", "--masks", "--against", "3", "--first", "1", "--seed", "11"],
        beside: &[
            (0, &["@#1", "touch 2", "touch a1", "board", ",", "give LRSF"]),
            (1, &["hand", "@a1", "cell b2", "log", "gvie"]),
            (2, &["what is left", "@#1", "occupied", "rules"]),
            (3, &["touch b2", "touch b2", "last move", "repeat", "record"]),
            (4, &["@#99", "@e5", "+#0", "lines b2", "row 2"]),
            (5, &["@a1", "@b2", "@c3", "@d4", "turn"]),
        ],
        after: &["board", "log", "quit"],
    },
    Golden {
        name: "quartex",
        words: &[
            "quartex",
            "--against",
            "1",
            "--against",
            "2",
            "--against",
            "3",
            "--against",
            "4",
            "--seed",
            "5",
            "--name",
            "Anna",
        ],
        beside: &[
            (0, &["hand", "board", "turn", "legal", "lay XXXX 9 9"]),
            (1, &["board", "cell home", "open cells", "missing", "give LRSF", "!3"]),
            (2, &["score", "stock", "bag", "what is left", "lay", "XXXX@120,120", "@#1"]),
            (3, &["none", "try XXXX 0 0", "messages short", ",", "pieces codes"]),
            (4, &["hand", "legal", "draw", "resign", "nothing", "messages long"]),
            (6, &["last move", "repeat", "messages normal", "pieces words", "hand"]),
        ],
        after: &["board", "score", "stock", "quit"],
    },
];

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fixtures/terminal")
}

impl Golden {
    pub(crate) fn typed(&self) -> String {
        fs::read_to_string(folder().join(format!("{}.typed", self.name))).unwrap()
    }

    fn said(&self, language: Language) -> PathBuf {
        folder().join(format!("{}.said.{}", self.name, language.code()))
    }

    /// Plays, with an eye on the store; returns what was typed.
    fn play(&self) -> String {
        let folder = ProgramFolder::new();
        let mut child = piped(&mut folder.play(self.words));
        let (mut stdin, mut out) =
            (child.stdin.take().unwrap(), BufReader::new(child.stdout.take().unwrap()));
        // Once it has said something, there is a table.
        out.read_line(&mut String::new()).unwrap();
        let hearing = thread::spawn(move || out.lines().count());
        let mut player = Player::join(&folder, 1);
        let mut typed = String::new();
        let mut enter = |line: &str| {
            typed.push_str(line);
            typed.push('\n');
            writeln!(stdin, "{line}").unwrap();
        };
        let mut number = 0;
        while let Some(turn) = player.turn() {
            let beside = self.beside.iter().filter(|(before, _)| *before == number);
            beside.flat_map(|(_, lines)| *lines).for_each(|line| enter(line));
            enter(&turn.code());
            number += 1;
        }
        self.after.iter().for_each(|line| enter(line));
        assert_eq!(wait(child).code, Some(0));
        hearing.join().unwrap();
        typed
    }

    /// What is heard of it in a language.
    pub(crate) fn heard(&self, language: Language) -> String {
        self.heard_in(&ProgramFolder::new(), language, &self.typed())
    }

    /// The same in a folder where the game can be found afterwards, and for other lines.
    pub(crate) fn heard_in(
        &self,
        folder: &ProgramFolder,
        language: Language,
        typed: &str,
    ) -> String {
        let words = [self.words, &["--lang", language.code()]].concat();
        let Ended { code, out, err } = folder.pipe(&words, typed);
        assert_eq!((code, err.as_str()), (Some(0), ""), "{}", self.name);
        out
    }
}

/// Compares the transcripts of a game, or writes them. It is played twice in every language.
fn agree(game: &Golden) {
    let writes = std::env::var("FOURFOLD_FIXTURES").is_ok_and(|mode| mode == "write");
    if writes {
        fs::create_dir_all(folder()).unwrap();
        fs::write(folder().join(format!("{}.typed", game.name)), game.play()).unwrap();
    }
    for language in Language::ALL {
        let heard = game.heard(language);
        assert_plain(heard.as_bytes(), game.name);
        for paragraph in paragraphs(&heard) {
            // The longest sentences list all pieces, or all points of five players.
            assert!(flowing(&paragraph).chars().count() < 700, "{paragraph}");
            let first = paragraph.chars().next().unwrap();
            assert!(first.is_alphanumeric() || "«„“¿¡".contains(first), "{paragraph}");
        }
        let path = game.said(language);
        if writes {
            fs::write(&path, &heard).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(heard == kept, "{} is heard differently:\n{heard}", path.display());
        assert!(game.heard(language) == kept, "{} is not heard twice", path.display());
    }
}

#[test]
fn fixture_of_quarto_is_heard_again() {
    agree(&GAMES[0]);
}

#[test]
fn fixture_of_access_is_heard_again() {
    agree(&GAMES[1]);
}

#[test]
fn fixture_of_quartex_is_heard_again() {
    agree(&GAMES[2]);
}

/// Under masks a piece is named to whoever gives, gets, holds, touches or places it, and nobody else
/// (Q19).
#[test]
fn masked_pieces_are_named_only_to_hands() {
    let game = &GAMES[1];
    let folder = ProgramFolder::new();
    let heard = game.heard_in(&folder, Language::English, &game.typed());
    let mut logs = Vec::new();
    let mut keep = |kept: store::KeptLog| {
        logs.push(kept.log);
        Ok(())
    };
    folder.store().each(&mut keep).unwrap();
    let [log] = logs.as_slice() else { panic!("one game was played") };
    let log: Vec<table::Entry> = log.iter().map(|(_, entry)| entry.clone()).collect();
    let viewer = me(&Table::fold(&log).unwrap());
    let names = Player::names_in(&folder.store(), &Table::fold(&log).unwrap(), Language::English);
    // Everything that this person learnt, in the sentences of which it is told.
    let mut table = Table::open(&log[0]).unwrap();
    let mut told = Vec::new();
    for entry in &log[1..] {
        let news = table.apply(entry).unwrap();
        if let (Some(glimpse), Some(view)) = (news.to(viewer), table.view(viewer)) {
            let voice = Voice::new(Language::English, view.viewer);
            let voice = voice.naming_players(names.clone()).at_table(view.terms.rules);
            told.extend(voice.tell(&glimpse, &view));
        }
    }
    let spectator = Voice::new(Language::English, Viewer::Spectator).at_table(rules(&table));
    let pieces = quarto::Piece::ALL.map(|piece| spectator.piece_words(piece));
    let named = |text: &str| pieces.iter().position(|piece| text.contains(piece.as_str()));
    let (mut held, mut touched) = (None, 0);
    for text in paragraphs(&heard).iter().take_while(|text| !text.starts_with("Quarto!")) {
        let Some(piece) = named(text) else { continue };
        if text.contains(" gives you ") {
            held = Some(piece);
        }
        touched += usize::from(text.to_lowercase().contains("you feel "));
        let is_held = text.starts_with("You hold ") && held == Some(piece);
        assert!(is_held || told.contains(text), "{text}");
    }
    assert!(touched > 3 && held.is_some(), "somebody has touched and held pieces");
}

fn rules(table: &Table) -> table::Rules {
    table.view(Viewer::Spectator).unwrap().terms.rules
}
