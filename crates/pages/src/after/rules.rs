//! The rules of a game as a page.

use std::collections::BTreeSet;

use maud::{Markup, html};
use pictures::{DrawnBoard, Scene as Drawing};
use words::rules::{
    Block, Paragraph, PictureSubject, RuleNumber, RulesGame, RulesPage, RulesPicture, Section,
    Style, page,
};
use words::{Voice, say};

use super::scene;
use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// The page. The number of a rule is an anchor: `#Q9`.
pub fn rules(visitor: &Visitor, game: RulesGame) -> String {
    let page = page(game, visitor.language);
    let word = |key: &str| say(visitor.language, key, &[]);
    let mut writer = Writer { page, voice: page.voice(), told: BTreeSet::new(), pictures: 0 };
    let sections: Vec<Markup> =
        page.sections.iter().map(|section| writer.section(section)).collect();
    let title = say(visitor.language, "after-rules-of", &[("game", page.title.as_str().into())]);
    let description = page.short().and_then(first_sentences).unwrap_or_else(|| title.clone());
    let body = html! {
        article.rulebook {
            header {
                h1 { (title) }
                p.acts {
                    a.btn href={ "/learn/" (game) } { (word("after-lesson")) }
                    a.btn href={ "/new/" (game) } { (word("after-new-game")) }
                }
            }
            nav.contents aria-labelledby="contents-title" {
                h2 #contents-title { (word("after-contents")) }
                ol {
                    @for section in &page.sections {
                        li { a href={ "#" (section.id) } { (section.heading) } }
                    }
                }
            }
            @for section in sections { (section) }
            nav.others aria-label=(word("after-other-rules")) {
                p.acts {
                    @for other in RulesGame::ALL.into_iter().filter(|other| *other != game) {
                        a.btn href={ "/rules/" (other) } {
                            (say(visitor.language, "after-rules-of", &[("game", words::rules::page(other, visitor.language).title.as_str().into())]))
                        }
                    }
                }
            }
        }
    };
    let head = Head { title: title.clone(), description, ..Head::default() };
    document(visitor, &head, &body)
}

/// The first paragraph of a section.
fn first_sentences(section: &Section) -> Option<String> {
    section.blocks.iter().find_map(|block| match block {
        Block::Paragraph(paragraph) => Some(paragraph.text()),
        Block::Items(_) | Block::Steps(_) | Block::Picture(_) | Block::Letters(_) => None,
    })
}

/// Writes a page from top to bottom, and remembers which rules have been told: the first place is the
/// anchor.
struct Writer<'p> {
    page: &'p RulesPage,
    voice: Voice,
    told: BTreeSet<RuleNumber>,
    pictures: usize,
}

impl Writer<'_> {
    fn section(&mut self, section: &Section) -> Markup {
        let blocks: Vec<Markup> = section.blocks.iter().map(|block| self.block(block)).collect();
        let title = format!("{}-title", section.id);
        html! {
            section id=(section.id) aria-labelledby=(title) {
                h2 id=(title) { (section.heading) }
                @for block in blocks { (block) }
            }
        }
    }

    fn block(&mut self, block: &Block) -> Markup {
        match block {
            Block::Paragraph(paragraph) => html! { p { (self.paragraph(paragraph)) } },
            Block::Items(items) => {
                let items: Vec<Markup> = items.iter().map(|item| self.paragraph(item)).collect();
                html! { ul { @for item in items { li { (item) } } } }
            }
            Block::Steps(items) => {
                let items: Vec<Markup> = items.iter().map(|item| self.paragraph(item)).collect();
                html! { ol { @for item in items { li { (item) } } } }
            }
            Block::Picture(picture) => self.picture(picture),
            // Pictures are drawings here.
            Block::Letters(_) => html! {},
        }
    }

    /// The text, then the numbers of the rules it tells.
    fn paragraph(&mut self, paragraph: &Paragraph) -> Markup {
        let numbers: Vec<(RuleNumber, bool)> =
            paragraph.rules.iter().map(|rule| (*rule, self.told.insert(*rule))).collect();
        html! {
            @for span in &paragraph.spans {
                @match span.style {
                    Style::Plain => (span.text),
                    Style::Term => { dfn { (span.text) } }
                }
            }
            @if !numbers.is_empty() {
                " "
                span.rule-numbers {
                    @for (rule, is_first) in numbers {
                        a.rule-number id=[is_first.then(|| rule.to_string())] href={ "#" (rule) } { (rule) }
                        " "
                    }
                }
            }
        }
    }

    /// The caption is complete in itself, so the drawing is for the eyes alone.
    fn picture(&mut self, picture: &RulesPicture) -> Markup {
        self.pictures += 1;
        let prefix = format!("picture{}", self.pictures);
        let drawing = match &picture.scene {
            PictureSubject::Quarto { sketch, pointed } => {
                let mut board = DrawnBoard::of(sketch, self.page.game.edition());
                board.line = *pointed;
                scene::ornament(&Drawing::Board(&board), &prefix)
            }
            PictureSubject::Quartex { view, pointed } => html! {
                span.drawing aria-hidden="true" {
                    (scene::field_alone(&self.voice, view.field(), *pointed, &prefix))
                }
            },
        };
        html! { figure { (drawing) figcaption { (picture.caption) } } }
    }
}
