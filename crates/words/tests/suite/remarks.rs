//! What the program itself says: every remark in every language, short and as a sentence.

use table::Viewer;
use words::rules::RulesGame;
use words::{CellStyle, Language, Naming, Remark, Unpainted, Verbosity, Voice};

use crate::hall::{NAMES, seat};
use crate::lint;

/// No line is longer than two of a terminal; addresses and commands count as they are.
const LONGEST: usize = 150;

fn names(names: &[&str]) -> Vec<String> {
    names.iter().map(|&name| name.to_owned()).collect()
}

/// Every case, with nobody, one and several where people are named.
fn all() -> Vec<Remark> {
    let command = || "fourfold play --resume".to_owned();
    let address = || "https://play.example.org/t/k7m2".to_owned();
    let mut all = vec![
        Remark::Welcome,
        Remark::Asides,
        Remark::Phrases,
        Remark::Kept { command: command() },
        Remark::Interrupted { command: command() },
        Remark::EndOfInput { command: command() },
        Remark::NothingKept,
        Remark::Pass { who: seat(1) },
        Remark::Pass { who: seat(2) },
        Remark::NotYou,
        Remark::NoBoard,
        Remark::NotStored,
        Remark::StoreFails,
        Remark::StoreWorks,
        Remark::BoardCovered,
        Remark::LogClosed,
        Remark::NoOlder,
        Remark::NoNewer,
        Remark::NothingSaid,
        Remark::RecordKept { command: "fourfold games k7m2".to_owned() },
        Remark::OverNow,
        Remark::NextReady,
        Remark::NoNext,
        Remark::Unconfirmed,
        Remark::Invite { address: address() },
        Remark::Watching,
        Remark::Sitting { seat: seat(2) },
        Remark::Founded { address: address() },
        Remark::NoTables,
        Remark::Tables,
        Remark::ChooseTable,
        Remark::NoSuchNumber,
        Remark::TooLong,
        Remark::NotText,
        Remark::ScreenRefused(Unpainted::NoTerminal),
        Remark::ScreenRefused(Unpainted::Dumb),
        Remark::WindowSmall { columns: 60, lines: 24 },
    ];
    all.extend(Verbosity::ALL.map(Remark::Verbosity));
    all.extend(Naming::ALL.map(Remark::Naming));
    all.extend(CellStyle::ALL.map(Remark::Cells));
    for game in RulesGame::ALL {
        for people in [names(&[]), names(&["Ben"]), names(&["Ben", "Clara", "Dora", "Emil"])] {
            let others = || people.clone();
            all.push(Remark::Resumed { game, others: others() });
            for result in [None, Some("1-0".to_owned())] {
                let name = "k7m2".to_owned();
                all.push(Remark::KeptGame { name, game, others: others(), result });
            }
            for free in [1, 2, 5] {
                all.push(Remark::OpenTable { number: 3, game, names: others(), free });
            }
            all.push(Remark::RunningTable { number: 4, game, names: others() });
        }
    }
    all
}

fn voice(language: Language) -> Voice {
    Voice::new(language, Viewer::Seat(seat(1))).naming_players(NAMES)
}

#[test]
fn every_remark_is_a_sentence() {
    for language in Language::ALL {
        let voice = voice(language);
        for remark in all() {
            let said = voice.remark(&remark);
            assert!(said.chars().count() <= LONGEST, "{language}: {said}");
            // What is data may hold signs and dots of its own.
            let spoken = said
                .replace("https://play.example.org/t/k7m2", "X")
                .replace("fourfold play --resume", "X");
            lint::assert_sentences(&spoken, language.code());
            assert!(!said.contains("remark-"), "{language}: {said}");
        }
        for line in voice.settings() {
            assert!(line.chars().count() <= LONGEST, "{language}: {line}");
            lint::assert_sentences(&line, language.code());
        }
    }
}

/// A full stop that is copied with a command or an address spoils it.
#[test]
fn nothing_to_copy_stands_before_a_full_stop() {
    for language in Language::ALL {
        let voice = voice(language);
        for remark in all() {
            let said = voice.remark(&remark);
            for data in ["--resume", "/t/k7m2", "games k7m2"] {
                if let Some((_, after)) = said.split_once(data) {
                    assert!(after.starts_with([' ', '\u{a0}']), "{language}: {said}");
                }
            }
        }
    }
}

#[test]
fn remarks_are_as_written() {
    use Language::{English, French, German, Italian, Russian, Spanish};
    let others = || names(&["Ben"]);
    let resumed = || Remark::Resumed { game: RulesGame::Quarto, others: others() };
    let open =
        || Remark::OpenTable { number: 3, game: RulesGame::Quartex, names: others(), free: 2 };
    let rows = [
        (English, resumed(), "You go on with Quarto against Ben."),
        (French, resumed(), "Vous continuez la partie de Quarto contre Ben."),
        (German, resumed(), "Du spielst weiter: Quarto gegen Ben."),
        (Spanish, resumed(), "Continúas la partida de Quarto contra Ben."),
        (Italian, resumed(), "Continui la partita a Quarto contro Ben."),
        (Russian, resumed(), "Вы продолжаете партию: Кварто. Соперники: Ben."),
        (English, open(), "Table 3: Quartex with Ben, 2 free seats."),
        (Russian, open(), "Стол 3: Квартекс, игроки: Ben; 2 свободных места."),
        (
            German,
            Remark::Asides,
            "Für das Programm: beenden, brett, ich, älter, neuer, verlauf, spielregeln, aufzeichnung, \
             nächste, einstellungen.",
        ),
        (
            Italian,
            Remark::Pass { who: seat(1) },
            "Tocca ad Anna. Quando nessun altro guarda o ascolta, scrivi «io».",
        ),
    ];
    for (language, remark, said) in rows {
        assert_eq!(voice(language).remark(&remark), said);
    }
    let spelled = Voice { cells: CellStyle::Spelled, ..voice(English) };
    assert_eq!(
        spelled.settings(),
        [
            "Messages are of normal length. To change that, type: messages short, messages long.",
            "Pieces and tiles are named in words. To change that, type: pieces codes.",
            "The letters of cells are spelled: bravo 3. To change that, type: cells letters, cells numbers.",
        ]
    );
}
