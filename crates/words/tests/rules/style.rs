//! What is printed in a terminal obeys the rules for terminals.

use words::rules::plain::{Numbers, full, short};
use words::rules::{Block, Game, Page, page};
use words::{Language, rules};

use crate::pages;

const WIDTH: usize = 79;
/// The lines of the smallest usual terminal, less one for the prompt.
const SCREEN: usize = 23;

fn texts(page: &Page) -> Vec<String> {
    let mut texts = vec![page.title.clone()];
    for section in &page.sections {
        texts.push(section.heading.clone());
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) => texts.push(text.text()),
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
    let page = page(Game::Quarto, Language::German);
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
