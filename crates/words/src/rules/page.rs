//! What a page of rules is made of.

use table::Viewer;

use super::RulesGame;
use super::number::RuleNumber;
use super::picture::RulesPicture;
use crate::language::Language;
use crate::voice::Voice;

/// The rules of one game in one language.
#[derive(Clone, Debug)]
pub struct RulesPage {
    /// The game.
    pub game: RulesGame,
    /// The language of every text on the page.
    pub language: Language,
    /// The name of the game.
    pub title: String,
    /// The parts; the first is the short version.
    pub sections: Vec<Section>,
}

impl RulesPage {
    /// Speaks the page's language of its pieces.
    pub fn voice(&self) -> Voice {
        let edition = self.game.edition();
        Voice { edition, ..Voice::new(self.language, Viewer::Spectator) }
    }

    /// The part with this name.
    pub fn section(&self, id: &str) -> Option<&Section> {
        self.sections.iter().find(|section| section.id == id)
    }

    /// The short version: all that a first game needs, on one screen.
    pub fn short(&self) -> Option<&Section> {
        self.sections.first()
    }

    /// All pictures, in order.
    pub fn pictures(&self) -> impl Iterator<Item = &RulesPicture> {
        self.sections.iter().flat_map(|section| &section.blocks).filter_map(|block| match block {
            Block::Picture(picture) => Some(picture),
            Block::Paragraph(_) | Block::Items(_) | Block::Steps(_) | Block::Letters(_) => None,
        })
    }
}

/// A part of a page, with a heading.
#[derive(Clone, Debug)]
pub struct Section {
    /// Its name in addresses, the same in all languages.
    pub id: String,
    /// Its heading.
    pub heading: String,
    /// What stands under the heading.
    pub blocks: Vec<Block>,
}

/// One thing under a heading.
#[derive(Clone, Debug)]
pub enum Block {
    /// Running text.
    Paragraph(Paragraph),
    /// A list without order.
    Items(Vec<Paragraph>),
    /// A list in order, counted from 1.
    Steps(Vec<Paragraph>),
    /// A position, drawn.
    Picture(RulesPicture),
    /// How pictures made of letters are read: it is left out where pictures are drawings.
    Letters(Paragraph),
}

/// Some sentences, and the numbers of the rules they tell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Paragraph {
    /// The text, in pieces of one style each.
    pub spans: Vec<StyledText>,
    /// The rules told here. Readers need not see them; a referee may ask for them.
    pub rules: Vec<RuleNumber>,
}

impl Paragraph {
    /// The text without styles.
    pub fn text(&self) -> String {
        self.spans.iter().map(|span| span.text.as_str()).collect()
    }
}

/// A piece of text in one style.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StyledText {
    /// The text.
    pub text: String,
    /// How it stands out. No meaning hangs on it.
    pub style: Style,
}

/// How a piece of text stands out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Not at all.
    Plain,
    /// A word of the game where it is explained.
    Term,
}
