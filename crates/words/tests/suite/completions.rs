//! What is offered to whoever types begins as typed, can be read, and is no aid.

use std::collections::BTreeSet;

use table::{GameView, Rules, Terms, View, Viewer};
use words::{
    Aside, CellStyle, Command, CommandContext, Language, Misread, Naming, Voice, complete,
};

use crate::hall::{Hall, seat};

/// A table of this game after these moves, as a viewer sees it.
fn table_of(game: &str, rules: &str, script: &str, viewer: Viewer) -> View {
    let terms = Terms::casual(Rules::read(game, rules).unwrap());
    let mut hall = Hall::started(terms, Language::English, Viewer::Seat(seat(1)));
    hall.play(script);
    hall.view(viewer)
}

fn voice(language: Language, view: &View) -> Voice {
    Voice::new(language, view.viewer).at_table(view.terms.rules)
}

/// As a client does it: under masks it has no game.
fn lines(voice: &Voice, view: &View, text: &str) -> Vec<String> {
    let game = view.game.as_ref().filter(|game| !matches!(game, GameView::Access(_)));
    complete(voice, view.terms.rules, game, text)
}

fn tables() -> Vec<View> {
    let anna = Viewer::Seat(seat(1));
    vec![
        table_of("quarto", "1234sp", "", anna),
        table_of("quarto", "1234p", "1: +0\n2: b3+f", anna),
        table_of("quarto", "1234c", "1: +0\n2: b3+f", Viewer::Spectator),
        table_of("access", "1234p", "", anna),
        table_of("access", "1234p+unmasked", "", anna),
        table_of("quartex", "2csh", "", anna),
        table_of("quartex", "3csh", "", Viewer::Spectator),
    ]
}

/// A line that is offered is an aside, or a command of which at most something is missing.
fn assert_readable(line: &str, voice: &Voice, view: &View) {
    if Aside::read(line, voice.language).is_some() {
        return;
    }
    let read = Command::read(line, CommandContext { voice, view, here: None });
    let is_fine = match &read {
        Ok(_) | Err(Misread::Expected(_) | Misread::NoOffer) => true,
        Err(_) => false,
    };
    assert!(is_fine, "{} {line:?}: {read:?}", voice.language);
}

/// Types on from every line that is offered. Each language meets every style at some table.
#[test]
fn what_is_offered_begins_as_typed_and_can_be_read() {
    let styles = [
        (CellStyle::Letters, Naming::Words),
        (CellStyle::Spelled, Naming::Codes),
        (CellStyle::Numbers, Naming::Words),
    ];
    for (place, view) in tables().into_iter().enumerate() {
        for language in Language::ALL {
            let (cells, naming) = styles[(place + language as usize) % styles.len()];
            let voice = Voice { cells, naming, ..voice(language, &view) };
            let mut typed: BTreeSet<String> = [String::new()].into();
            let mut seen: BTreeSet<String> = BTreeSet::new();
            while let Some(text) = typed.pop_first() {
                let lines = lines(&voice, &view, &text);
                assert!(lines.len() <= 32, "{text}: {}", lines.len());
                assert!(lines.is_sorted(), "{text}");
                for line in lines {
                    assert!(line.starts_with(&text), "{text:?} became {line:?}");
                    if seen.insert(line.clone()) {
                        assert_readable(&line, &voice, &view);
                        // A word further, and what else begins with the same letter.
                        typed.insert(format!("{line} "));
                        typed.extend(line.chars().next().map(String::from));
                    }
                }
            }
            assert!(seen.len() > 30, "{language} offers {}", seen.len());
        }
    }
}

#[test]
fn a_whole_line_is_among_its_own() {
    for view in tables() {
        for language in Language::ALL {
            let voice = voice(language, &view);
            for line in lines(&voice, &view, "") {
                assert!(lines(&voice, &view, &line).contains(&line), "{language} {line}");
            }
        }
    }
}

#[test]
fn lines_are_as_written() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let anna = Viewer::Seat(seat(1));
    let giving = table_of("quarto", "1234p", "", anna);
    let placing = table_of("quarto", "1234p", "1: +0\n2: b3+f\n1: a1+3\n2: d4+5", anna);
    let masked = table_of("access", "1234p", "", anna);
    let quartex = table_of("quartex", "2csh", "", anna);
    let rows: [(Language, &View, &str, &[&str]); 16] = [
        (English, &giving, "GIVE lrs", &["GIVE lrsF", "GIVE lrsH"]),
        (
            English,
            &giving,
            "give dark square tall",
            &["give dark square tall hollow", "give dark square tall solid"],
        ),
        (French, &giving, "donner  crb", &["donner  crbP", "donner  crbV"]),
        (German, &giving, "gib hell eckig g", &TALL),
        (Russian, &giving, "дать тдв", &["дать тдвБ", "дать тдвО"]),
        (Spanish, &giving, "rendi", &["rendirse"]),
        // Only free cells.
        (English, &placing, "place b", &["place b1", "place b2", "place b4"]),
        (English, &placing, "put a", &["put a2", "put a3", "put a4"]),
        (English, &placing, "a", &["a2", "a3", "a4", "abandoned", "agree"]),
        (Italian, &placing, "quarto riga", &ROWS),
        // Another spelling once it was begun, English once nothing else fits.
        (English, &giving, "undo", &["undo"]),
        (German, &giving, "take", &["take back"]),
        (French, &giving, "messages l", &["messages longs"]),
        // Under masks all places, whatever was felt.
        (English, &masked, "give 1", &TEENS),
        (English, &masked, "touch b", &["touch b1", "touch b2", "touch b3", "touch b4"]),
        (English, &quartex, "lay sqox ", &["lay sqox 0,0"]),
    ];
    for (language, view, text, offered) in rows {
        assert_eq!(lines(&voice(language, view), view, text), offered, "{language} {text}");
    }
}

const TALL: [&str; 2] = ["gib hell eckig groß mit Loch", "gib hell eckig groß ohne Loch"];
const ROWS: [&str; 4] = ["quarto riga 1", "quarto riga 2", "quarto riga 3", "quarto riga 4"];
const TEENS: [&str; 8] =
    ["give 1", "give 10", "give 11", "give 12", "give 13", "give 14", "give 15", "give 16"];

/// Tiles of the own hand and no others; cells whether or not a tile fits there (X15).
#[test]
fn tiles_are_those_of_the_own_hand() {
    let view = table_of("quartex", "2csh", "", Viewer::Seat(seat(1)));
    let Some(GameView::Quartex(game)) = &view.game else { panic!("Quartex") };
    let hand = game.own_hand().unwrap();
    let voice = Voice { naming: Naming::Codes, ..voice(Language::English, &view) };
    let mut tiles: Vec<String> = hand.iter().map(|tile| format!("lay {tile}")).collect();
    tiles.sort_unstable();
    assert_eq!(lines(&voice, &view, "lay "), tiles);
    assert_eq!(lines(&voice, &view, "try "), [""; 0], "no hand is shown");
    let spectator = table_of("quartex", "2csh", "", Viewer::Spectator);
    let spectating = Voice { listener: Viewer::Spectator, ..voice };
    assert_eq!(lines(&spectating, &spectator, "lay "), [""; 0]);
}
