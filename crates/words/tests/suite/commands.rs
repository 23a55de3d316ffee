//! What people type is understood, and what is not is answered with an example that is.

use std::collections::BTreeMap;

use proptest::prelude::*;
use quarto::{Characteristic, Line, Piece};
use table::{Action, Moment, Offer, Rules, Span, Terms, View, Viewer, What};
use words::{
    Aside, CellStyle, Command, CommandContext, Language, Misread, MissingPart, Naming, Question,
    Spot, Voice, say,
};

use crate::hall::{Hall, seat};
use crate::lint;

/// A table of this game after these moves, as seat 1 sees it.
fn table_of(game: &str, rules: &str, script: &str) -> View {
    let terms = Terms::casual(Rules::read(game, rules).unwrap());
    let mut hall = Hall::started(terms, Language::English, Viewer::Seat(seat(1)));
    hall.play(script);
    hall.view(Viewer::Seat(seat(1)))
}

fn read(text: &str, language: Language, view: &View) -> Result<Command, Misread> {
    let voice = Voice::new(language, view.viewer).at_table(view.terms.rules);
    Command::read(text, CommandContext { voice: &voice, view, here: None })
}

fn quarto_act(text: &str) -> Command {
    Command::Do(What::Act(Action::Quarto(text.parse().unwrap())))
}

fn quartex_act(text: &str) -> Command {
    Command::Do(What::Act(Action::Quartex(text.parse().unwrap())))
}

/// What a button that asks sends is read as what it asks.
#[test]
fn questions_are_read_as_they_are_written() {
    let b3 = "b3".parse().unwrap();
    let east = quartex::Cell::new(1, 0).unwrap();
    let both = [
        Question::LastMove,
        Question::Turn,
        Question::Hand,
        Question::Left,
        Question::Occupied,
        Question::Free,
        Question::Score,
        Question::Stock,
        Question::Clocks,
        Question::Legal,
        Question::Terms,
        Question::Repeat,
        Question::Help,
    ];
    let quarto = [Question::Cell(Spot::Quarto(b3)), Question::Lines(b3)];
    let quarto = quarto.into_iter().chain(Line::ALL.map(Question::Line));
    let quartex = [Question::Cell(Spot::Quartex(east)), Question::Missing];
    let tables = [
        (table_of("quarto", "1234sp", ""), quarto.collect::<Vec<_>>(), Spot::Quarto(b3)),
        (table_of("quartex", "2csh", ""), quartex.to_vec(), Spot::Quartex(east)),
    ];
    for language in Language::ALL {
        for (view, own, here) in &tables {
            let voice = Voice::new(language, view.viewer).at_table(view.terms.rules);
            let context = CommandContext { voice: &voice, view, here: Some(*here) };
            for question in both.into_iter().chain(own.iter().copied()) {
                let text = voice.asking(question);
                assert_eq!(Command::read(&text, context), Ok(Command::Ask(question)), "{text}");
            }
        }
    }
}

#[test]
fn moves_of_quarto_are_read_in_every_language() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let view = table_of("quarto", "1234sp", "");
    let rows = [
        (English, "give dark square tall hollow", "+f"),
        (English, "  GIVE the Tall, hollow, dark, square piece! ", "+f"),
        (English, "give f", "+f"),
        (English, "+DQTH", "+f"),
        (English, "dqth", "+f"),
        (English, "give d q t h", "+f"),
        (English, "giv dqth", "+f"),
        (English, "give htqd", "+f"),
        (French, "donner FQHV", "+f"),
        (French, "je donne la pièce foncée, carrée, haute et creuse", "+f"),
        (French, "DONNE FONCEE CARREE HAUTE CREUSE", "+f"),
        (French, "give DQTH", "+f"),
        (German, "gib die dunkle eckige große Figur mit Loch", "+f"),
        (German, "gib DEGM", "+f"),
        (German, "geben dunkel eckig gross mit loch", "+f"),
        (Spanish, "entregar la pieza oscura, cuadrada, alta y hueca", "+f"),
        (Spanish, "entrega OQAH", "+f"),
        (Italian, "dare il pezzo scuro, quadrato, alto e cavo", "+f"),
        (Italian, "do sqav", "+f"),
        (Russian, "дать тёмную квадратную высокую с выемкой", "+f"),
        (Russian, "дай темная квадратная высокая фигура с выемкой", "+f"),
        (Russian, "дать тдво", "+f"),
        (English, "b3", "b3"),
        (English, "B 3", "b3"),
        (English, "3b", "b3"),
        (English, "place bravo three", "b3"),
        (English, "put it on b3", "b3"),
        (English, "place row 3, column 2", "b3"),
        (English, "place column b row 3", "b3"),
        (French, "placer en b3", "b3"),
        (French, "placer Berthe 3", "b3"),
        (German, "setze auf Berta drei", "b3"),
        (German, "setze in Zeile 3, Spalte 2", "b3"),
        (Spanish, "coloco en la fila 3, columna b", "b3"),
        (Italian, "colloco in Bologna 3", "b3"),
        (Russian, "поставить на б3", "b3"),
        (Russian, "ставлю на горизонталь 3 вертикаль 2", "b3"),
        (English, "Quarto!", "!"),
        (English, "!", "!"),
        (English, "!3", "!3"),
        (English, "call row three", "!3"),
        (English, "quarto column bravo", "!b"),
        (English, "quarto /", "!/"),
        (English, "quarto diagonal a4", "!\\"),
        (English, "call falling diagonal", "!\\"),
        (English, "call square b2", "!b2"),
        (English, "!b2", "!b2"),
        (French, "« Quarto ! » ligne 3", "!3"),
        (French, "J’annonce colonne b", "!b"),
        (German, "„Quarto!“ Zeile 3", "!3"),
        (Spanish, "¡Quarto! fila 3", "!3"),
        (Italian, "«Quarto!» riga 3", "!3"),
        (Russian, "«Кварто!» горизонталь 3", "!3"),
        (English, "decline", "-"),
        (English, "-", "-"),
        (Russian, "отказаться", "-"),
    ];
    for (language, text, action) in rows {
        assert_eq!(read(text, language, &view), Ok(quarto_act(action)), "{language}: {text}");
    }
}

/// A turn is written together (design: `b3+7`, `b3!3`), and people say it in one breath.
#[test]
fn a_placement_and_what_follows_are_read_together() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let what = |text: &str| What::Act(Action::Quarto(text.parse().unwrap()));
    let view = table_of("quarto", "1234sp", "1: +0");
    let rows = [
        (English, "b3+7", "b3", "+7"),
        (English, "B3 + LQTH", "b3", "+7"),
        (English, "b3!3", "b3", "!3"),
        (English, "b3!b2", "b3", "!b2"),
        (English, "place b3, give 7", "b3", "+7"),
        (English, "b3 and give the light square tall hollow one", "b3", "+7"),
        (English, "put it on bravo three and call row three", "b3", "!3"),
        (French, "placer en b3 et donner CQHV", "b3", "+7"),
        (German, "b3 und gib HEGM", "b3", "+7"),
        (German, "setze auf b3 und rufe Zeile 3", "b3", "!3"),
        (Spanish, "coloco en b3 y entrego CQAH", "b3", "+7"),
        (Italian, "colloco in b3 e do CQAV", "b3", "+7"),
        (Russian, "поставить на б3 и дать СДВО", "b3", "+7"),
    ];
    for (language, text, first, then) in rows {
        let turn = Command::Turn(what(first), what(then));
        assert_eq!(read(text, language, &view), Ok(turn), "{language}: {text}");
    }
    // Said loudly, unless calls name no line at this table.
    assert_eq!(read("b3!", English, &view), Ok(quarto_act("b3")));
    let bare = table_of("quarto", "1234c", "1: +0");
    assert_eq!(read("b3!", English, &bare), Ok(Command::Turn(what("b3"), what("!"))));
    // What is wrong with the second part is told; the first has not happened.
    assert_eq!(read("b3+", English, &view), Err(Misread::Expected(MissingPart::Piece)));
    assert_eq!(read("b3 give z", English, &view), Err(Misread::Expected(MissingPart::Piece)));
    // Masked players give by place.
    let masked = table_of("access", "1234p", "1: +#1");
    let place = "#5".trim_start_matches('#').parse().ok().and_then(quarto::TrayPlace::new);
    let give = What::Act(Action::GiveFrom(place.unwrap()));
    assert_eq!(read("b3+#5", English, &masked), Ok(Command::Turn(what("b3"), give)));
}

#[test]
fn moves_of_quartex_are_read_in_every_language() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let view = table_of("quartex", "2csh", "");
    let rows = [
        (English, "XXSQ@3,-1=SQXX", "XXSQ@3,-1=SQXX"),
        (English, "lay sqxx 3 -1", "XXSQ@3,-1=SQXX"),
        (English, "lay star square cross cross three east, one north of home", "XXSQ@3,-1=SQXX"),
        (English, "sqxx (3, −1)", "XXSQ@3,-1=SQXX"),
        (English, "lay SQXX 3 e 1 n", "XXSQ@3,-1=SQXX"),
        (English, "place sqxx home", "XXSQ@0,0=SQXX"),
        (French, "poser étoile carré croix croix : trois à l’est, une au nord", "XXSQ@3,-1=SQXX"),
        (German, "lege Stern Quadrat Kreuz Kreuz drei östlich eins nördlich", "XXSQ@3,-1=SQXX"),
        (
            Spanish,
            "colocar estrella cuadrado cruz cruz tres al este una al norte",
            "XXSQ@3,-1=SQXX",
        ),
        (Italian, "attacco stella quadrato croce croce tre a est, una a nord", "XXSQ@3,-1=SQXX"),
        (
            Russian,
            "выложить звезда квадрат крест крест три на восток одна на север",
            "XXSQ@3,-1=SQXX",
        ),
        (English, "I cannot", "cannot"),
        (French, "je ne peux pas", "cannot"),
        (Russian, "Не могу.", "cannot"),
        (English, "none", "none"),
        (German, "Ich sehe keines", "none"),
        (English, "try XXSQ@3,-1", "try XXSQ@3,-1"),
        (Italian, "indico xxsq 3,-1", "try XXSQ@3,-1"),
    ];
    for (language, text, action) in rows {
        assert_eq!(read(text, language, &view), Ok(quartex_act(action)), "{language}: {text}");
    }
    assert_eq!(read("XXSQ@3,-1=OOOO", English, &view), Err(Misread::OtherTile));
    assert_eq!(read("give f", English, &view), Err(Misread::OtherGame));
}

#[test]
fn masked_players_touch_and_give_by_place() {
    let view = table_of("access", "1234p", "1: touch 3");
    let touch = |text: &str| {
        let touch = match text.strip_prefix('#') {
            Some(number) => {
                quarto::Touch::Tray(quarto::TrayPlace::new(number.parse().unwrap()).unwrap())
            }
            None => quarto::Touch::Cell(text.parse().unwrap()),
        };
        Ok(Command::Do(What::Touch { number: 1, touch }))
    };
    for text in ["@b3", "touch b3", "feel bravo 3", "cell b3", "b3?"] {
        assert_eq!(read(text, Language::English, &view), touch("b3"), "{text}");
    }
    for text in ["@#5", "touch 5", "touch place five", "feel #5"] {
        assert_eq!(read(text, Language::English, &view), touch("#5"), "{text}");
    }
    let give = Command::Do(What::Act(Action::GiveFrom(quarto::TrayPlace::new(5).unwrap())));
    for text in ["+#5", "give 5", "give place five"] {
        assert_eq!(read(text, Language::English, &view), Ok(give.clone()), "{text}");
    }
    let named = read("give light round short solid", Language::English, &view);
    assert_eq!(named, Err(Misread::Expected(MissingPart::TrayPlace)));
}

#[test]
fn questions_and_offers_are_read_in_every_language() {
    let view = table_of("quarto", "1234p", "");
    let b3: quarto::Cell = "b3".parse().unwrap();
    let ask = Command::Ask;
    let offer = |offer| Command::Do(What::Offer(offer));
    let rows = [
        ("last move", ask(Question::LastMove)),
        ("whose turn?", ask(Question::Turn)),
        ("hand", ask(Question::Hand)),
        ("what is left?", ask(Question::Left)),
        ("lines b3", ask(Question::Lines(b3))),
        ("lines through b3", ask(Question::Lines(b3))),
        ("line row 3", ask(Question::Line("3".parse::<LineText>().unwrap().0))),
        ("cell b3", ask(Question::Cell(Spot::Quarto(b3)))),
        ("b3?", ask(Question::Cell(Spot::Quarto(b3)))),
        ("free", ask(Question::Free)),
        ("occupied", ask(Question::Occupied)),
        ("score", ask(Question::Score)),
        ("stock", ask(Question::Stock)),
        ("clocks", ask(Question::Clocks)),
        ("legal", ask(Question::Legal)),
        ("terms", ask(Question::Terms)),
        ("repeat", ask(Question::Repeat)),
        ("help", ask(Question::Help)),
        ("?", ask(Question::Help)),
        ("draw", offer(Offer::Draw)),
        ("take back", offer(Offer::TakeBack)),
        ("more time", offer(Offer::MoreTime(Span::seconds(60)))),
        ("more time 5", offer(Offer::MoreTime(Span::seconds(300)))),
        ("rematch", offer(Offer::Rematch)),
        ("resign", Command::Do(What::Resign)),
        ("reclaim", Command::Do(What::Reclaim)),
        ("leave", Command::Do(What::Leave)),
        ("abandoned", Command::Do(What::ClaimAbandoned(seat(2)))),
        ("3", ask(Question::Line("3".parse::<LineText>().unwrap().0))),
        ("hand over 5", Command::Do(What::HandOver(table::Level::new(5).unwrap()))),
    ];
    // English is understood by everybody.
    for language in Language::ALL {
        for (text, command) in &rows {
            assert_eq!(read(text, language, &view).as_ref(), Ok(command), "{language}: {text}");
        }
        // And the first word of each command means the same as the English one.
        for (key, text) in [
            ("command-last", "last"),
            ("command-turn", "turn"),
            ("command-hand", "hand"),
            ("command-left", "left"),
            ("command-free", "free"),
            ("command-occupied", "occupied"),
            ("command-score", "score"),
            ("command-stock", "stock"),
            ("command-clocks", "clocks"),
            ("command-legal", "legal"),
            ("command-terms", "terms"),
            ("command-repeat", "repeat"),
            ("command-help", "help"),
            ("command-draw", "draw"),
            ("command-take-back", "take back"),
            ("command-more-time", "more time"),
            ("command-rematch", "rematch"),
            ("command-resign", "resign"),
            ("command-reclaim", "reclaim"),
            ("command-hand-over", "hand over"),
            ("command-leave", "leave"),
            ("command-claim", "abandoned"),
        ] {
            for word in say(language, key, &[]).split('|') {
                let word = word.trim();
                let expected = read(text, Language::English, &view);
                assert_eq!(read(word, language, &view), expected, "{language}: {word}");
            }
        }
    }
    assert!(Command::Do(What::Resign).is_grave());
    assert!(!quarto_act("b3").is_grave());
}

/// A line by its text.
struct LineText(Line);

impl std::str::FromStr for LineText {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        Line::ALL.into_iter().find(|line| line.to_string() == text).map(Self).ok_or(())
    }
}

#[test]
fn an_answer_to_an_offer_names_it() {
    let terms = Terms::casual(Rules::read("quarto", "1234p").unwrap());
    let mut hall = Hall::started(terms, Language::English, Viewer::Seat(seat(1)));
    let view = hall.view(Viewer::Seat(seat(1)));
    assert_eq!(read("yes", Language::English, &view), Err(Misread::NoOffer));
    hall.play("2: draw");
    let view = hall.view(Viewer::Seat(seat(1)));
    for (text, what) in [
        ("yes", What::Agree(Offer::Draw)),
        ("draw", What::Agree(Offer::Draw)),
        ("no", What::Decline(Offer::Draw)),
    ] {
        assert_eq!(read(text, Language::English, &view), Ok(Command::Do(what)), "{text}");
    }
}

#[test]
fn here_is_the_cell_under_the_cursor() {
    let view = table_of("quarto", "1234p", "");
    let voice = Voice::new(Language::English, view.viewer);
    let here = "c2".parse().unwrap();
    let context = CommandContext { voice: &voice, view: &view, here: Some(Spot::Quarto(here)) };
    assert_eq!(Command::read("place here", context), Ok(quarto_act("c2")));
    assert_eq!(Command::read("lines", context), Ok(Command::Ask(Question::Lines(here))));
    let cell = Command::Ask(Question::Cell(Spot::Quarto(here)));
    assert_eq!(Command::read("cell", context), Ok(cell));
}

/// What we say of cells, lines, pieces and tiles can be typed back, in every language and style.
#[test]
fn what_is_said_can_be_typed() {
    let quarto = table_of("quarto", "1234sp", "");
    let quartex = table_of("quartex", "2csh", "");
    for language in Language::ALL {
        for cells in CellStyle::ALL {
            for naming in [Naming::Words, Naming::Codes] {
                let voice = Voice { cells, naming, ..Voice::new(language, quarto.viewer) };
                let context = CommandContext { voice: &voice, view: &quarto, here: None };
                for cell in quarto::Cell::ALL {
                    let text = voice.cell(cell);
                    let act = quarto_act(&cell.to_string());
                    assert_eq!(Command::read(&text, context), Ok(act), "{language}: {text}");
                }
                for line in Line::ALL {
                    let text = format!("quarto {}", voice.line(line));
                    let act = quarto_act(&format!("!{line}"));
                    assert_eq!(Command::read(&text, context), Ok(act), "{language}: {text}");
                }
                for piece in Piece::ALL {
                    let text = voice.piece_short(piece);
                    let act = quarto_act(&format!("+{piece}"));
                    assert_eq!(Command::read(&text, context), Ok(act), "{language}: {text}");
                }
                let context = CommandContext { voice: &voice, view: &quartex, here: None };
                for (x, y) in [(0, 0), (2, -1), (-3, 0), (0, 12), (-1, 20)] {
                    let cell = quartex::Cell::new(x, y).unwrap();
                    for word in quartex::Word::all().step_by(17) {
                        let text = format!("{} {}", voice.corners(word), voice.spot(cell));
                        let lay = quartex::Placement { cell, word };
                        let lay = quartex_act(&lay.to_string());
                        assert_eq!(Command::read(&text, context), Ok(lay), "{language}: {text}");
                    }
                }
            }
        }
    }
}

#[test]
fn no_word_means_two_commands() {
    for language in Language::ALL {
        let mut meanings: BTreeMap<String, &str> = BTreeMap::new();
        let source = words::catalog::source("command", language).unwrap();
        let lines = source.lines().filter(|line| line.starts_with("command-"));
        for (key, words) in lines.filter_map(|line| line.split_once(" = ")) {
            // Spanish places pieces and tiles with one word; the game tells which.
            let meaning = if key == "command-lay" { "command-place" } else { key };
            for word in words.split('|') {
                let before = meanings.insert(word.trim().to_lowercase(), meaning);
                let same = before.is_none_or(|before| before == meaning);
                assert!(same, "{language}: {word} is {before:?} and {key}");
            }
        }
        assert!(meanings.len() > 60, "{language}");
    }
}

/// The tables of `docs/words.md` are those of the locale files.
#[test]
fn the_documented_words_are_these() {
    let page = include_str!("../../../../docs/words.md");
    let pairs = [
        ["code-light", "code-dark"],
        ["code-smooth", "code-grooved"],
        ["code-round", "code-square"],
        ["code-short", "code-tall"],
        ["code-solid", "code-hollow"],
    ];
    let names = ["English", "French", "German", "Spanish", "Italian", "Russian"];
    for (language, name) in Language::ALL.into_iter().zip(names) {
        let letters =
            pairs.map(|pair| pair.map(|key| format!("`{}`", say(language, key, &[]))).join(" / "));
        let row = format!("| {name} | {} |", letters.join(" | "));
        assert!(page.contains(&row), "{row}");
    }
    let source = words::catalog::source("command", Language::English).unwrap();
    let keys = source.lines().filter_map(|line| line.split_once(" = ")).map(|(key, _)| key);
    let mut rows = 0;
    for key in keys {
        let name = key.strip_prefix("command-").or_else(|| key.strip_prefix("aside-"));
        let Some(name) = name else { continue };
        let first = |language: Language| {
            say(language, key, &[]).split('|').next().unwrap().trim().to_owned()
        };
        let row = format!("| `{name}` | {} |", Language::ALL.map(first).join(" | "));
        assert!(page.contains(&row), "{row}");
        rows += 1;
    }
    assert_eq!(rows, 38 + Aside::ALL.len());
}

/// Ten letters that all differ, and no code that means another piece in records.
#[test]
fn piece_codes_are_unambiguous() {
    let view = table_of("quarto", "1234p", "");
    let keys = [
        "code-light",
        "code-dark",
        "code-smooth",
        "code-grooved",
        "code-round",
        "code-square",
        "code-short",
        "code-tall",
        "code-solid",
        "code-hollow",
    ];
    for language in Language::ALL {
        let mut letters: Vec<String> = keys.iter().map(|key| say(language, key, &[])).collect();
        assert!(letters.iter().all(|letter| letter.chars().count() == 1));
        letters.sort();
        letters.dedup();
        assert_eq!(letters.len(), 10, "{language}");
        for edition in [quarto::Edition::Quarto, quarto::Edition::Access] {
            let voice = Voice { edition, ..Voice::new(language, view.viewer) };
            for piece in Piece::ALL {
                let give = Ok(quarto_act(&format!("+{piece}")));
                let own = voice.piece_code(piece);
                let records = piece.code(edition).to_string();
                for code in [own, records] {
                    assert_eq!(read(&format!("+{code}"), language, &view), give, "{code}");
                }
            }
        }
    }
    assert_eq!(Characteristic::ALL.len(), 4);
}

#[test]
fn words_that_fit_several_pieces_ask_back() {
    let view = table_of("quarto", "1234p", "1: +0\n2: b3\n2: +7");
    let voice = Voice::new(Language::English, view.viewer);
    let context = CommandContext { voice: &voice, view: &view, here: None };
    let several = Command::read("give light round", context).unwrap_err();
    assert!(matches!(several, Misread::SeveralPieces(_)));
    let said = voice.misread(&several, context);
    assert_eq!(said, "3 pieces fit these words. For example: give LRSH.");
    // Of the light, short, solid pieces only the square one is left.
    let one = Command::read("give light short solid", context);
    assert_eq!(one, Ok(quarto_act("+4")));
    assert_eq!(
        Command::read("give light dark", context),
        Err(Misread::Expected(MissingPart::Piece))
    );
}

#[test]
fn wrong_commands_show_a_right_one() {
    let scenes = [
        table_of("quarto", "1234p", ""),
        table_of("quarto", "1234p", "1: +0"),
        table_of("quarto", "1234p", "1: +0\n2: b3\n2: +1"),
        table_of("access", "1234p", ""),
        table_of("access", "1234p", "1: give 1\n2: b3\n2: give 2"),
        table_of("quartex", "2csh", ""),
        table_of("quartex", "3csh", ""),
    ];
    let wrong = [
        "",
        "gvie",
        "give",
        "place",
        "place e5",
        "call",
        "lay",
        "touch",
        "lines",
        "cell",
        "give light",
        "b3 b4",
        "xyzzy 7",
        "l",
        "f",
        "quarto quarto",
        "s",
        "re",
        "!9",
        "@",
        "+",
    ];
    for language in Language::ALL {
        for view in &scenes {
            let voice = Voice::new(language, view.viewer).at_table(view.terms.rules);
            let context = CommandContext { voice: &voice, view, here: None };
            let example = voice.example(context);
            let read = Command::read(&example, context);
            assert!(read.is_ok(), "{language}: {example}: {read:?}");
            for text in wrong {
                let Err(misread) = Command::read(text, context) else { continue };
                let said = voice.misread(&misread, context);
                lint::assert_sentences(&said.replace(',', ""), text);
                // Whatever example it shows, that is understood.
                let marker = say(language, "misread-example", &[("example", "|".into())]);
                let (before, _) = marker.split_once('|').unwrap();
                if let Some((_, shown)) = said.split_once(before) {
                    let shown = shown.trim_end_matches('.');
                    let read = Command::read(shown, context);
                    assert!(read.is_ok(), "{language} {text}: {shown}: {read:?}");
                }
            }
        }
    }
    let view = &scenes[0];
    let voice = Voice::new(Language::English, view.viewer);
    let context = CommandContext { voice: &voice, view, here: None };
    let said = |text: &str| voice.misread(&Command::read(text, context).unwrap_err(), context);
    assert_eq!(said("gvie"), "I do not understand the word gvie here. For example: give LRSF.");
    assert_eq!(said("place e5"), "Which cell, from a1 to d4? For example: lines b3.");
    assert_eq!(
        said("re"),
        "This can mean several commands: rematch, resign, reclaim and repeat. \
         For example: give LRSF."
    );
}

#[test]
fn help_can_be_typed() {
    for language in Language::ALL {
        for (game, rules) in [("quarto", "1234p"), ("access", "1234p"), ("quartex", "2csh")] {
            let view = table_of(game, rules, "");
            let voice = Voice::new(language, view.viewer);
            let scene = words::AnswerContext::new(&view, Moment(0));
            let help = voice.reply(Question::Help, &scene);
            assert_eq!(help.len(), 4);
            for line in &help {
                lint::assert_sentences(line, game);
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(400))]

    /// Nothing that can be typed panics, and whatever is not understood is answered in style.
    #[test]
    fn anything_can_be_typed(text in any::<String>(), language in 0..6_usize, scene in 0..4_usize) {
        check(&text, language, scene);
    }

    #[test]
    fn words_of_commands_in_any_order(
        words in proptest::collection::vec(0..WORDS.len(), 0..7),
        language in 0..6_usize,
        scene in 0..4_usize,
    ) {
        let words: Vec<&str> = words.into_iter().map(|index| WORDS[index]).collect();
        check(&words.join(" "), language, scene);
    }
}

const WORDS: [&str; 40] = [
    "give",
    "place",
    "quarto",
    "lay",
    "try",
    "touch",
    "cell",
    "lines",
    "row",
    "column",
    "diagonal",
    "square",
    "a",
    "b3",
    "3",
    "0",
    "99999999999999",
    "4294967295",
    "-",
    "+",
    "!",
    "?",
    "#",
    "@",
    "=",
    "/",
    "east",
    "north",
    "home",
    "here",
    "xxsq",
    "lrsf",
    "light",
    "tall",
    "one",
    "two",
    "more time",
    "hand over",
    "7",
    "alfa",
];

fn check(text: &str, language: usize, scene: usize) {
    use std::sync::LazyLock;
    static SCENES: LazyLock<[View; 4]> = LazyLock::new(|| {
        [
            table_of("quarto", "1234sp", "1: +0"),
            table_of("access", "1234p", ""),
            table_of("quartex", "2ash", ""),
            {
                let mut view = table_of("quarto", "1234p", "");
                view.viewer = Viewer::Spectator;
                view
            },
        ]
    });
    let view = &SCENES[scene];
    let voice = Voice::new(Language::ALL[language], view.viewer);
    for cells in CellStyle::ALL {
        let voice = Voice { cells, ..voice.clone() };
        let context = CommandContext { voice: &voice, view, here: None };
        match Command::read(text, context) {
            Err(misread) => {
                let said = voice.misread(&misread, context);
                assert!(said.ends_with('.'), "{said}");
                assert!(said.chars().count() < 400, "{said}");
            }
            Ok(Command::Ask(question)) => {
                let reply = voice.reply(question, &words::AnswerContext::new(view, Moment(0)));
                assert!(!reply.is_empty());
            }
            Ok(Command::Do(_) | Command::Turn(..) | Command::Say(_)) => {
                assert!(matches!(view.viewer, Viewer::Seat(_)));
            }
        }
    }
}
