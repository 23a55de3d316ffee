//! A page as lines of plain text: no escape codes, no drawn boxes, no marks to be read aloud.
//!
//! Headings stand at the left edge, everything else is two spaces in. Pictures are boards in
//! letters under their captions, with brackets around what a caption points out.

use std::fmt::Write as _;

use super::page::{Block, Paragraph, RulesPage, Section};
use super::picture::{PictureSubject, RulesPicture};
use super::{board, field};
use crate::voice::Voice;
use crate::wrap::wrapped;

/// Whether the numbers of the rules are printed behind the sentences that tell them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// For players.
    Hidden,
    /// For referees: `(Q10, Q11)`.
    Shown,
}

/// The whole page, lines of at most `width` columns.
pub fn full(page: &RulesPage, width: usize, numbers: Numbers) -> String {
    render(page, &page.sections, width, numbers)
}

/// The title and the short version.
pub fn short(page: &RulesPage, width: usize) -> String {
    render(page, page.sections.get(..1).unwrap_or_default(), width, Numbers::Hidden)
}

fn render(page: &RulesPage, sections: &[Section], width: usize, numbers: Numbers) -> String {
    let mut writer = Writer { text: String::new(), width, numbers, voice: page.voice() };
    writer.text.push_str(&page.title);
    writer.text.push('\n');
    for section in sections {
        writer.section(section);
    }
    writer.text
}

struct Writer {
    text: String,
    width: usize,
    numbers: Numbers,
    voice: Voice,
}

impl Writer {
    fn section(&mut self, section: &Section) {
        self.text.push('\n');
        self.text.push_str(&section.heading);
        self.text.push('\n');
        for (place, block) in section.blocks.iter().enumerate() {
            // Headings lead straight to their text; everything else is apart.
            if place > 0 {
                self.text.push('\n');
            }
            match block {
                Block::Paragraph(paragraph) | Block::Letters(paragraph) => {
                    self.paragraph("  ", paragraph);
                }
                Block::Items(items) => {
                    for item in items {
                        self.paragraph("  - ", item);
                    }
                }
                Block::Steps(steps) => {
                    for (place, step) in steps.iter().enumerate() {
                        self.paragraph(&format!("  {}. ", place + 1), step);
                    }
                }
                Block::Picture(picture) => self.picture(picture),
            }
        }
    }

    fn paragraph(&mut self, first: &str, paragraph: &Paragraph) {
        let mut text = paragraph.text();
        if self.numbers == Numbers::Shown && !paragraph.rules.is_empty() {
            let rules: Vec<String> = paragraph.rules.iter().map(ToString::to_string).collect();
            let _ = write!(text, " ({})", rules.join(", "));
        }
        self.text.push_str(&wrapped(first, &text, self.width));
    }

    fn picture(&mut self, picture: &RulesPicture) {
        self.text.push_str(&wrapped("  ", &picture.caption, self.width));
        self.text.push('\n');
        let drawn = match &picture.scene {
            PictureSubject::Quarto { sketch, pointed } => {
                board::draw_pointing(sketch, *pointed, &self.voice)
            }
            PictureSubject::Quartex { view, pointed } => {
                field::draw_pointing(view.field(), *pointed)
            }
        };
        for line in drawn.lines() {
            self.text.push_str(if line.is_empty() { "" } else { "    " });
            self.text.push_str(line);
            self.text.push('\n');
        }
    }
}
