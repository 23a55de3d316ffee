//! What is printed in a terminal obeys the rules for terminals.

use words::rules::plain::{Numbers, full, short};
use words::rules::{Block, RulesGame, RulesPage, page};
use words::{Language, rules};

use crate::pages;

const WIDTH: usize = 79;
/// The lines of the smallest usual terminal, less one for the prompt.
const SCREEN: usize = 23;

fn texts(page: &RulesPage) -> Vec<String> {
    let mut texts = vec![page.title.clone()];
    for section in &page.sections {
        texts.push(section.heading.clone());
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) | Block::Letters(text) => texts.push(text.text()),
                Block::Items(all) | Block::Steps(all) => {
                    texts.extend(all.iter().map(rules::Paragraph::text));
                }
                Block::Picture(picture) => texts.push(picture.caption.clone()),
            }
        }
    }
    texts
}

#[test]
fn lines_are_short_and_plain() {
    for page in pages() {
        for numbers in [Numbers::Hidden, Numbers::Shown] {
            for line in full(page, WIDTH, numbers).lines() {
                assert!(line.chars().count() <= WIDTH, "{line}");
                assert_eq!(line, line.trim_end());
                let odd = |c: &char| {
                    c.is_control() || matches!(c, '\u{2500}'..='\u{257f}' | '\u{2800}'..='\u{28ff}')
                };
                assert_eq!(line.chars().find(odd), None, "{line}");
            }
        }
    }
}

#[test]
fn the_short_version_fits_one_screen() {
    for page in pages() {
        let lines = short(page, WIDTH).lines().count();
        assert!(lines <= SCREEN, "{} {}: {lines} lines", page.game, page.language);
    }
}

#[test]
fn no_word_is_lost_on_the_way_to_the_terminal() {
    for page in pages() {
        let printed = full(page, WIDTH, Numbers::Hidden);
        let mut words = printed.split_whitespace();
        for text in texts(page) {
            for word in text.split_whitespace() {
                assert!(words.any(|printed| printed == word), "{word} of {text}");
            }
        }
    }
}

#[test]
fn numbers_are_shown_to_those_who_ask() {
    let page = page(RulesGame::Quarto, Language::German);
    assert!(!full(page, WIDTH, Numbers::Hidden).contains("(Q9)"));
    assert!(full(page, WIDTH, Numbers::Shown).contains("(Q10, Q11)"));
}

/// Sentences end, quotation marks come in pairs, and nothing is left of another language's ways.
#[test]
fn texts_are_typeset_as_their_language_does() {
    for page in pages() {
        let (open, close) = match page.language {
            Language::English => ('“', '”'),
            Language::German => ('„', '“'),
            Language::French | Language::Spanish | Language::Italian | Language::Russian => {
                ('«', '»')
            }
        };
        for text in texts(page) {
            let count = |mark| text.matches(mark).count();
            assert_eq!(count(open), count(close), "{text}");
            let foreign = "“”„«»\"".chars().filter(|mark| ![open, close].contains(mark));
            assert_eq!(foreign.map(count).sum::<usize>(), 0, "{text}");
            assert!(!text.contains("  ") && !text.contains("..") && !text.contains('\''), "{text}");
            let spaced = page.language == Language::French;
            for (before, mark) in text.chars().zip(text.chars().skip(1)) {
                if ";:!?»".contains(mark) {
                    assert_eq!(before == '\u{a0}', spaced, "{text}");
                }
            }
        }
    }
}

/// Quarto Access borrows these parts of the Quarto page, so they speak of neither edition.
#[test]
fn borrowed_parts_name_no_colour_and_no_surface() {
    for language in Language::ALL {
        let stems: &[&str] = match language {
            Language::English => &["light", "dark", "smooth", "groove"],
            Language::French => &["clair", "fonc", "lisse", "rainur"],
            Language::German => &["hell", "dunkel", "dunkl", "glatt", "gerill"],
            Language::Spanish => &["clar", "oscur", "lisa", "ranur"],
            Language::Italian => &["chiar", "scur", "lisc", "scanal"],
            Language::Russian => &["светл", "тёмн", "гладк", "рифл"],
        };
        let named = |section: &rules::Section| {
            let alone = RulesPage {
                sections: vec![section.clone()],
                ..page(RulesGame::Quarto, language).clone()
            };
            let text = texts(&alone).join(" ").to_lowercase();
            let mut words = text.split(|c: char| !c.is_alphabetic());
            words.any(|word| stems.iter().any(|stem| word.starts_with(stem)))
        };
        let quarto = page(RulesGame::Quarto, language);
        let access = page(RulesGame::Access, language);
        for section in &quarto.sections {
            let is_own = ["short", "pieces"].contains(&section.id.as_str());
            assert_eq!(named(section), is_own, "{language} {}", section.id);
            let twin = access.section(&section.id).map(|twin| twin.heading == section.heading);
            assert_eq!(twin, Some(true), "{language} {}", section.id);
        }
    }
}
