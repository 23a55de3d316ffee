//! Whole games in a pseudo-terminal, typed letter by letter in the words of a language.

use table::{PublicEvent, Sight, Table, View};
use words::{Aside, Language, Remark, Transcript, Voice};

use crate::bytes::flowing;
use crate::player::{Player, me};
use crate::program_folder::ProgramFolder;
use crate::terminal::Terminal;

/// Plays a game to its end. Everything that happened is said in order, each once.
fn play(words: &[&str], language: Language) {
    let folder = ProgramFolder::new();
    let more = ["--bot-pace", "0", "--lang", language.code()];
    let mut terminal = Terminal::open(folder.play(&[words, &more].concat()));
    let voice = Voice::new(language, table::Viewer::Spectator);
    terminal.wait_for(&voice.aside(Aside::Quit));
    terminal.wait_for("\r\n");
    let mut player = Player::join(&folder, 9);
    while let Some(turn) = player.turn() {
        terminal.enter(&turn.words(language));
    }
    let over = voice.remark(&Remark::OverNow);
    terminal.wait_for(over.split(' ').next().unwrap());
    terminal.enter(&voice.aside(Aside::Quit));
    assert_eq!(terminal.wait(), Some(0));
    let bytes = terminal.recorded();
    terminal.assert_plain();
    let said = flowing(&String::from_utf8(bytes).unwrap());
    let log = player.log();
    let viewer = me(&player.table());
    let names = player.names(language);
    let speaks = |view: &View| {
        Voice::new(language, view.viewer).naming_players(names.clone()).at_table(view.terms.rules)
    };
    let past = Transcript::of(&log, viewer, |_, view| speaks(view));
    let mut rest = said.as_str();
    // Nobody is told that they sit down.
    let (table, told) = Table::begin(&log[0]).unwrap();
    let (mut seated, view) = (told.to(viewer).unwrap(), table.view(viewer).unwrap());
    seated.sights.retain(|sight| matches!(sight, Sight::Aloud(PublicEvent::Sat { .. })));
    let seated = speaks(&view).tell(&seated, &view);
    assert!(!seated.is_empty());
    let told = past.lines.iter().filter(|line| !seated.contains(&line.text));
    let told: Vec<String> = told.map(|line| flowing(&line.text)).collect();
    assert!(!told.is_empty());
    for text in told {
        let Some((_, after)) = rest.split_once(text.as_str()) else {
            panic!("{text:?} is not in {rest}")
        };
        rest = after;
    }
}

#[test]
fn quarto_in_french_and_russian() {
    for language in [Language::French, Language::Russian] {
        play(&["quarto", "--against", "2"], language);
    }
}

#[test]
fn access_in_french_and_russian() {
    for language in [Language::French, Language::Russian] {
        play(&["access", "--masks", "--against", "2"], language);
    }
}

#[test]
fn quartex_in_french_and_russian() {
    for language in [Language::French, Language::Russian] {
        play(&["quartex", "--against", "1", "--against", "2"], language);
    }
}
