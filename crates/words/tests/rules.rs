//! The pages of rules: complete, alike in all languages, and their pictures true.

#[path = "rules/coverage.rs"]
mod coverage;
#[path = "rules/pictures.rs"]
mod pictures;
#[path = "rules/style.rs"]
mod style;

use words::Language;
use words::rules::{Block, RulesGame, RulesPage, faults, page};

/// Every page in every language.
fn pages() -> impl Iterator<Item = &'static RulesPage> {
    RulesGame::ALL.into_iter().flat_map(|game| Language::ALL.map(|language| page(game, language)))
}

/// What must be the same in all languages, a line for each heading, block and item.
fn outline(page: &RulesPage) -> Vec<String> {
    let mut lines = Vec::new();
    for section in &page.sections {
        lines.push(format!("section {}", section.id));
        for block in &section.blocks {
            match block {
                Block::Paragraph(text) => lines.push(format!("paragraph {:?}", text.rules)),
                Block::Letters(text) => lines.push(format!("letters {:?}", text.rules)),
                Block::Items(items) => {
                    lines.extend(items.iter().map(|item| format!("item {:?}", item.rules)));
                }
                Block::Steps(steps) => {
                    lines.extend(steps.iter().map(|step| format!("step {:?}", step.rules)));
                }
                Block::Picture(picture) => {
                    lines.push(format!("picture {} {:?}", picture.position, picture.scene));
                }
            }
        }
    }
    lines
}

#[test]
fn every_source_can_be_read() {
    for game in RulesGame::ALL {
        for language in Language::ALL {
            assert_eq!(faults(game, language), [], "{game} {language}");
        }
    }
}

#[test]
fn all_languages_have_the_same_outline() {
    for page in pages() {
        let english = outline(words::rules::page(page.game, Language::English));
        assert_eq!(outline(page), english, "{} {}", page.game, page.language);
    }
}

#[test]
fn the_short_version_comes_first() {
    for page in pages() {
        assert_eq!(page.sections[0].id, "short", "{} {}", page.game, page.language);
        assert!(page.sections.len() > 5);
    }
}
