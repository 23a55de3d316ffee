//! Every numbered rule that concerns players is told on its page.

use std::collections::BTreeSet;

use words::rules::{Block, Book, Paragraph, RuleNumber, RulesGame, RulesPage};

use crate::pages;

const QUARTO: &str = include_str!("../../../../docs/rules/quarto.md");
const QUARTEX: &str = include_str!("../../../../docs/rules/quartex.md");

/// The numbers that a list of rules defines: `- **Q11** …`.
fn numbered(list: &str) -> BTreeSet<RuleNumber> {
    let entries = list.lines().filter_map(|line| line.strip_prefix("- **"));
    let numbers = entries.filter_map(|entry| entry.split_once("**"));
    numbers.filter_map(|(number, _)| number.parse().ok()).collect()
}

const MASKS: RuleNumber = RuleNumber { book: Book::Quarto, number: 19 };

/// The numbers a page must tell. Masks belong to Quarto Access alone.
fn wanted(game: RulesGame) -> BTreeSet<RuleNumber> {
    match game {
        RulesGame::Quarto => {
            numbered(QUARTO).into_iter().filter(|number| *number != MASKS).collect()
        }
        RulesGame::Access => numbered(QUARTO),
        RulesGame::Quartex => numbered(QUARTEX),
    }
}

fn paragraphs(page: &RulesPage) -> impl Iterator<Item = &Paragraph> {
    page.sections.iter().flat_map(|section| &section.blocks).flat_map(|block| match block {
        Block::Paragraph(text) | Block::Letters(text) => std::slice::from_ref(text),
        Block::Items(texts) | Block::Steps(texts) => texts.as_slice(),
        Block::Picture(_) => &[],
    })
}

#[test]
fn the_lists_are_found() {
    assert_eq!((numbered(QUARTO).len(), numbered(QUARTEX).len()), (21, 27));
}

#[test]
fn every_rule_is_told_and_no_other() {
    for page in pages() {
        let told: BTreeSet<RuleNumber> =
            paragraphs(page).flat_map(|paragraph| paragraph.rules.clone()).collect();
        assert_eq!(told, wanted(page.game), "{} {}", page.game, page.language);
    }
}

/// A beginner is not shown numbers in the short version, and everything after it can be cited,
/// but for the paragraphs that explain how to read the pictures.
#[test]
fn what_the_full_version_says_can_be_cited() {
    for page in pages() {
        let silent: Vec<String> = page.sections[1..]
            .iter()
            .flat_map(|section| &section.blocks)
            .filter_map(|block| match block {
                Block::Paragraph(text) if text.rules.is_empty() => Some(text.text()),
                _ => None,
            })
            .collect();
        assert_eq!(silent.len(), 0, "{} {}: {silent:?}", page.game, page.language);
    }
}
