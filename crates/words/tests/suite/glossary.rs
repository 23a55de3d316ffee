//! One word for each thing, in everything a language says: sentences, lessons and rules.

use std::fs;
use std::path::Path;

use words::{Language, catalog};

/// Beginnings of words that must not occur, and what is said instead. A beginning stands for all
/// words that begin so; several words stand for themselves.
const WRONG: [(Language, &[(&str, &str)]); 6] = [
    (
        Language::English,
        &[
            ("trait", "characteristic"),
            ("attribute", "characteristic"),
            ("stock pile", "stock"),
            ("diamond token", "square token"),
            ("announce", "call"),
            ("full piece", "solid piece"),
            ("bots", "computer"),
            ("a bot ", "the computer"),
        ],
    ),
    (
        Language::French,
        &[
            ("pion", "pièce"),
            ("tuile", "plaquette"),
            ("réserve", "stock"),
            ("damier", "plateau"),
            ("rangée 1", "ligne 1"),
            ("robot", "ordinateur"),
            ("hors jeu", "éliminé, retirée du jeu"),
            ("feuille de partie", "partie notée"),
            ("crier", "annoncer"),
            ("déclarer quarto", "annoncer Quarto"),
            ("ne va pas :", "ne convient pas"),
            ("tu ", "vous"),
            ("ta ", "votre"),
        ],
    ),
    (
        Language::German,
        &[
            ("ansag", "rufen"),
            ("angesagt", "gerufen"),
            ("stein", "Figur"),
            ("kachel", "Plättchen"),
            ("jeton", "Chip"),
            ("hohl", "mit Loch"),
            ("massiv", "ohne Loch"),
            ("gleichstand der", "Unentschieden"),
            ("heimat", "Startfeld"),
            ("bots", "Computer"),
            ("ein bot ", "Computer"),
            ("brett", "Spielbrett"),
            ("mitschrift", "Aufzeichnung"),
            ("kürzel", "Code"),
            ("aufgehoben", "gespeichert"),
            ("ihre figur ist", "deine Figur ist"),
        ],
    ),
    (
        Language::Spanish,
        &[
            ("cantar", "anunciar"),
            ("canta", "anunciar"),
            ("cantado", "anunciado"),
            ("ficha de dominó", "loseta"),
            ("azulejo", "loseta"),
            ("baldosa", "loseta"),
            ("ganadora", "quien gana"),
            ("usted", "tú"),
            ("sitios numerados", "lugares numerados"),
            ("maciza", "llena"),
            ("robot", "ordenador"),
            ("un bot ", "ordenador"),
            ("bots", "ordenador"),
            ("rival", "adversario"),
            ("asiento", "puesto"),
        ],
    ),
    (
        Language::Italian,
        &[
            ("chiamat", "annuncio"),
            ("chiamare", "annunciare"),
            ("dichiarare quarto", "annunciare Quarto"),
            ("scacchiera", "tavoliere"),
            ("tessera", "tassello"),
            ("pedina", "pezzo"),
            ("si adatta", "combacia"),
            ("mascherin", "benda"),
            ("un bot ", "computer"),
            ("verbale", "partita registrata"),
            ("patta.", "pareggio"),
        ],
    ),
    (
        Language::Russian,
        &[
            ("стартов", "начальная клетка"),
            ("quartex", "Квартекс"),
            ("quarto", "Кварто"),
            ("ошибочное объявл", "неверное объявление"),
            ("столбец a", "вертикаль a"),
            ("фишк", "жетон или фигура"),
            ("тайл", "плитка"),
            ("доска", "игровое поле"),
            ("доске", "игровое поле"),
            ("твой", "ваш"),
            ("бот", "компьютер"),
            ("ощупа", "коснуться"),
            ("ощупыв", "касаться"),
        ],
    ),
];

/// Everything a person reads in a language. What may be typed is wider.
fn everything(language: Language) -> Vec<(String, String)> {
    let mut texts: Vec<(String, String)> = catalog::areas()
        .filter(|area| *area != "command")
        .map(|area| (area.to_owned(), catalog::source(area, language).unwrap().to_owned()))
        .collect();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("../../locales")
        .join(language.code())
        .join("rules");
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        texts.push((path.display().to_string(), fs::read_to_string(&path).unwrap()));
    }
    assert!(texts.len() > 15, "{language}");
    texts
}

/// The sentence of a line: no keys, no names of variants, no comments, no positions, nothing in braces.
fn said(line: &str) -> String {
    if line.starts_with(['#', '@']) {
        return String::new();
    }
    let line = line.split("](").next().unwrap_or_default();
    let line = match line.split_once(" = ") {
        Some((key, text)) if !key.trim().contains(' ') => text,
        _ => line,
    };
    let variant = line.trim_start().trim_start_matches('*').strip_prefix('[');
    let line = variant.and_then(|rest| rest.split_once(']')).map_or(line, |(_, text)| text);
    let outside = line.split('{').enumerate().map(|(place, part)| match place {
        0 => part,
        _ => part.split_once('}').map_or("", |(_, after)| after),
    });
    outside.collect()
}

#[test]
fn no_other_word_is_used_for_a_thing_of_the_games() {
    for (language, wrong) in WRONG {
        for (place, text) in everything(language) {
            for line in text.lines() {
                let said = format!(" {}", said(line).to_lowercase());
                for (word, instead) in wrong {
                    let found = said.match_indices(word).any(|(at, _)| {
                        said[..at].chars().next_back().is_some_and(|c| !c.is_alphabetic())
                    });
                    assert!(!found, "{language} {place}: {word}, say {instead}: {line}");
                }
            }
        }
    }
}

/// The table itself is read as it is meant.
#[test]
fn a_wrong_word_is_seen() {
    assert_eq!(said("key-one = Du kannst ansagen."), "Du kannst ansagen.");
    assert_eq!(said("![Reihe](quarto:x)"), "![Reihe");
    assert_eq!(said("# ansagen"), "");
    assert_eq!(said("    .full = { quarto-gives } Jetzt."), " Jetzt.");
}
