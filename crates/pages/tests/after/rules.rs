//! The rules.

use pages::after::rules;
use words::Language;
use words::rules::{Block, RulesGame, page};

use crate::page::{assert_sound, tags, text};
use crate::visitor;

/// With single spaces, as [`text`] has it.
fn plain(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Every section, every sentence, every picture, and an anchor for every rule.
#[test]
fn pages_of_rules_are_complete() {
    for game in RulesGame::ALL {
        for language in Language::ALL {
            let html = rules(&visitor(language), game);
            let what = format!("{language} {game}");
            assert_sound(&html, &what);
            let told = text(&html);
            let source = page(game, language);
            let has = |id: &str| tags(&html).iter().any(|tag| tag.get("id") == Some(id));
            for section in &source.sections {
                assert!(has(&section.id), "{what}: {}", section.id);
                for block in &section.blocks {
                    let paragraphs = match block {
                        Block::Paragraph(paragraph) => std::slice::from_ref(paragraph),
                        Block::Items(items) | Block::Steps(items) => items,
                        // Pictures are drawings here: how letters are read is not said.
                        Block::Letters(letters) => {
                            assert!(!told.contains(&plain(&letters.text())), "{what}");
                            &[]
                        }
                        Block::Picture(picture) => {
                            let caption = plain(&picture.caption);
                            assert!(told.contains(&caption), "{what}: {caption}");
                            &[]
                        }
                    };
                    for rule in paragraphs.iter().flat_map(|paragraph| &paragraph.rules) {
                        assert!(has(&rule.to_string()), "{what}: {rule}");
                    }
                    for span in paragraphs.iter().flat_map(|paragraph| &paragraph.spans) {
                        let words = plain(&span.text);
                        assert!(told.contains(&words), "{what}: {words}");
                    }
                }
            }
            let drawn = html.matches("<figure>").count();
            assert_eq!(drawn, source.pictures().count(), "{what}");
        }
    }
}
