//! What is typed for the program itself is read, and what is for the table is left to it.

use table::{Rules, Terms, Viewer};
use words::{Aside, CellStyle, Command, CommandContext, Language, Naming, Verbosity, Voice, say};

use crate::hall::{Hall, seat};

fn voice(language: Language) -> Voice {
    Voice::new(language, Viewer::Seat(seat(1)))
}

#[test]
fn asides_are_read_as_they_are_written() {
    for language in Language::ALL {
        for aside in Aside::ALL {
            let text = voice(language).aside(aside);
            assert_eq!(Aside::read(&text, language), Some(aside), "{text}");
            assert_eq!(Aside::read(&text.to_uppercase(), language), Some(aside), "{text}");
        }
    }
}

#[test]
fn asides_are_read_in_every_language() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let rows = [
        (English, " QUIT. ", Some(Aside::Quit)),
        (English, "It's me!", Some(Aside::Me)),
        (English, ",", Some(Aside::Older)),
        (English, " . ", Some(Aside::Newer)),
        (English, "rules of the game", Some(Aside::Rules)),
        (English, "messages long", Some(Aside::Verbosity(Verbosity::Full))),
        (English, "tiles as codes", Some(Aside::Naming(Naming::Codes))),
        (French, "c'est moi", Some(Aside::Me)),
        (French, "REGLES DU JEU", Some(Aside::Rules)),
        (French, "exit", Some(Aside::Quit)),
        (German, "ich bin da", Some(Aside::Me)),
        (German, "naechste", None),
        (German, "nachste Partie", Some(Aside::Next)),
        (German, "Felder buchstabiert", Some(Aside::Cells(CellStyle::Spelled))),
        (Spanish, "soy yo", Some(Aside::Me)),
        (Spanish, "mas nuevo", Some(Aside::Newer)),
        (Italian, "sono io", Some(Aside::Me)),
        (Italian, "piu recente", Some(Aside::Newer)),
        (Russian, "это я", Some(Aside::Me)),
        (Russian, "все сказанное", Some(Aside::Log)),
        // Not whole, or more than whole, or for the table.
        (English, "", None),
        (English, "qui", None),
        (English, "quit now", None),
        (English, "rules", None),
        (English, "?", None),
        (English, ",,", None),
        (German, "moi", None),
        (German, "regeln", None),
        (French, "quitter", None),
    ];
    for (language, text, meant) in rows {
        assert_eq!(Aside::read(text, language), meant, "{language} {text:?}");
    }
}

/// Otherwise a line would be an aside in a terminal and a move on a page.
#[test]
fn a_table_understands_no_aside_but_the_board() {
    for (game, rules) in [("quarto", "1234sp"), ("access", "1234p"), ("quartex", "2csh")] {
        let terms = Terms::casual(Rules::read(game, rules).unwrap());
        let view = Hall::started(terms, Language::English, Viewer::Seat(seat(1)))
            .view(Viewer::Seat(seat(1)));
        for language in Language::ALL {
            let voice = voice(language).at_table(terms.rules);
            let context = CommandContext { voice: &voice, view: &view, here: None };
            let source = words::catalog::source("command", language).unwrap();
            let keys = source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
            for key in keys.filter(|key| key.starts_with("aside-") && *key != "aside-board") {
                for text in say(language, key, &[]).split('|') {
                    let read = Command::read(text, context);
                    assert!(read.is_err(), "{language} {game}: {text} is {read:?}");
                }
            }
        }
    }
}

#[test]
fn yes_and_no_are_heard_whole_or_not_at_all() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let rows = [
        (English, "Yes!", "no"),
        (French, "Oui.", "non"),
        (German, "ja", "NEIN"),
        (Spanish, "si", "No"),
        (Italian, "sì", "no"),
        (Russian, "да", "нет"),
        (Russian, "yes", "no"),
    ];
    for (language, yes, no) in rows {
        let voice = voice(language);
        assert!(voice.confirms(yes) && !voice.declines(yes), "{yes}");
        assert!(voice.declines(no) && !voice.confirms(no), "{no}");
    }
    for neither in ["", "y", "yes please no", "oui", "resign"] {
        let voice = voice(English);
        assert!(!voice.confirms(neither) && !voice.declines(neither), "{neither}");
    }
}
