//! Braille: our tables against those of liblouis, there and back, and sheets for embossers.
#![allow(clippy::expect_used)] // Helpers fail for the test that calls them.

use words::Language;
use words::braille::{BrailleCell, HEIGHT, WIDTH, read, sheets, write};
use words::rules::{Block, RulesGame, RulesPage, page};

/// Every word of the pages as liblouis writes it, see `fixtures/braille/make.sh`.
const LIBLOUIS: [&str; 6] = [
    include_str!("../../../fixtures/braille/en.tsv"),
    include_str!("../../../fixtures/braille/fr.tsv"),
    include_str!("../../../fixtures/braille/de.tsv"),
    include_str!("../../../fixtures/braille/es.tsv"),
    include_str!("../../../fixtures/braille/it.tsv"),
    include_str!("../../../fixtures/braille/ru.tsv"),
];

fn fixture(language: Language) -> impl Iterator<Item = (&'static str, String)> {
    LIBLOUIS[language as usize].lines().map(move |line| {
        let (word, cells) = line.split_once('\t').expect("a word and its cells");
        // The one deliberate difference, see `code.rs`.
        let cells = match language {
            Language::Italian => cells.replace("⠈⠠", "⠨⠨"),
            _ => cells.to_owned(),
        };
        (word, cells)
    })
}

fn texts(page: &RulesPage) -> Vec<String> {
    let mut texts = vec![page.title.clone()];
    for section in &page.sections {
        texts.push(section.heading.clone());
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) | Block::Letters(text) => texts.push(text.text()),
                Block::Items(all) | Block::Steps(all) => {
                    texts.extend(all.iter().map(words::rules::Paragraph::text));
                }
                Block::Picture(picture) => texts.push(picture.caption.clone()),
            }
        }
    }
    texts
}

#[test]
fn every_word_is_written_as_liblouis_writes_it() {
    for language in Language::ALL {
        for (word, wanted) in fixture(language) {
            let cells = write(language, word).unwrap();
            let patterns: String = cells.into_iter().map(BrailleCell::unicode).collect();
            assert_eq!(patterns, wanted, "{language} {word}");
        }
    }
}

/// Else the comparison would silently leave out what was written since.
#[test]
fn the_comparison_has_every_word_of_the_pages() {
    for language in Language::ALL {
        let known: Vec<&str> = fixture(language).map(|(word, _)| word).collect();
        for text in texts(page(RulesGame::Access, language)) {
            for word in text.split([' ', '\u{a0}']) {
                assert!(known.contains(&word), "{language}: run fixtures/braille/make.sh: {word}");
            }
        }
    }
}

#[test]
fn texts_come_back_in_small_letters() {
    for language in Language::ALL {
        for text in texts(page(RulesGame::Access, language)) {
            let cells = write(language, &text).unwrap();
            let wanted = text.to_lowercase().replace('\u{a0}', "");
            assert_eq!(read(language, &cells), wanted, "{language}");
        }
    }
}

#[test]
fn a_sign_that_is_not_known_is_named() {
    let error = write(Language::Spanish, "a # b").unwrap_err();
    assert_eq!((error.character, error.language), ('#', Language::Spanish));
}

#[test]
fn sheets_are_as_embossers_want_them() {
    for language in Language::ALL {
        let brf = sheets(page(RulesGame::Access, language)).unwrap().brf();
        let texts: Vec<&str> = brf.split_terminator('\u{c}').collect();
        assert!(texts.len() > 4, "{language}");
        for (place, text) in texts.iter().enumerate() {
            let lines: Vec<&str> = text.lines().collect();
            assert_eq!(lines.len(), HEIGHT, "{language}");
            for line in &lines {
                assert!(line.len() <= WIDTH, "{language}: {line}");
                assert!(
                    line.chars().all(|c| BrailleCell::from_ascii(c).is_some()),
                    "{language}: {line}"
                );
            }
            let last = lines[HEIGHT - 1].trim_start();
            let cells: Vec<BrailleCell> =
                last.chars().filter_map(BrailleCell::from_ascii).collect();
            assert_eq!(read(language, &cells), (place + 1).to_string());
            assert!(!lines[0].is_empty(), "{language}: sheet {} begins empty", place + 1);
        }
    }
}

#[test]
fn no_word_is_lost_on_the_sheets() {
    for language in Language::ALL {
        let page = page(RulesGame::Access, language);
        let back = read(language, &sheets(page).unwrap().cells());
        let mut words = back.split_whitespace();
        for text in texts(page) {
            let text = text.to_lowercase().replace('\u{a0}', "");
            for word in text.split_whitespace() {
                assert!(words.any(|found| found == word), "{language}: {word} of {text}");
            }
        }
    }
}

#[test]
fn a_heading_or_a_board_is_not_torn_from_what_follows() {
    for language in Language::ALL {
        let page = page(RulesGame::Access, language);
        let headings: Vec<Vec<BrailleCell>> =
            page.sections.iter().map(|part| write(language, &part.heading).unwrap()).collect();
        // Under a board stand the letters of its columns.
        let mut letters = vec![BrailleCell::EMPTY; 4];
        letters.extend(write(language, "a").unwrap());
        letters.push(BrailleCell::EMPTY);
        let mut boards = 0;
        for lines in sheets(page).unwrap().iter() {
            let text: Vec<&Vec<BrailleCell>> =
                lines[..HEIGHT - 1].iter().filter(|line| !line.is_empty()).collect();
            assert!(!headings.contains(text[text.len() - 1]), "{language}");
            for (place, _) in text.iter().enumerate().filter(|(_, line)| line.starts_with(&letters))
            {
                boards += 1;
                assert!(place >= 4, "{language}: a board is cut");
            }
        }
        assert_eq!(boards, page.pictures().count(), "{language}");
    }
}
