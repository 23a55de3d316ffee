//! The rules of Quartex.

use maud::{Markup, html};

use super::Form;
use crate::draft::field;
use crate::form::{Choice, Item};

impl Form<'_> {
    pub(super) fn quartex(&self) -> Markup {
        html! { (self.seeing()) (self.frame()) (self.ties()) (self.start()) }
    }

    fn seeing(&self) -> Markup {
        let choice = Choice {
            name: field::SEEING,
            legend: self.text("page-seeing"),
            hint: None,
            options: vec![
                self.item("claim", "page-seeing-claim", "terms-claim"),
                self.item("auto", "page-seeing-auto", "terms-claims-automatic"),
            ],
            chosen: self.chosen(field::SEEING),
        };
        choice.radios()
    }

    /// The frame that slides (X22).
    fn frame(&self) -> Markup {
        let item = |(frame, word): &(Option<quartex::Frame>, &str)| match frame {
            None => self.item(word, "page-frame-none", "page-why-frame-none"),
            Some(frame) => {
                let side = [("side", frame.side().into())];
                let label = self.visitor.text_with("page-frame-side", &side);
                Item::new(word, label, self.visitor.text_with("terms-frame", &side))
            }
        };
        let choice = Choice {
            name: field::FRAME,
            legend: self.text("page-frame"),
            hint: None,
            options: field::FRAMES.0.iter().map(item).collect(),
            chosen: self.chosen(field::FRAME),
        };
        choice.radios()
    }

    fn ties(&self) -> Markup {
        let choice = Choice {
            name: field::TIES,
            legend: self.text("page-ties"),
            hint: None,
            options: vec![
                self.item("shared", "page-ties-shared", "terms-ties-shared"),
                self.item("tiles", "page-ties-tiles", "terms-ties-tiles"),
            ],
            chosen: self.chosen(field::TIES),
        };
        choice.radios()
    }

    fn start(&self) -> Markup {
        let choice = Choice {
            name: field::START,
            legend: self.text("page-start"),
            hint: None,
            options: vec![
                self.item("hand", "page-start-hand", "terms-start-hand"),
                self.item("bag", "page-start-bag", "terms-start-bag"),
            ],
            chosen: self.chosen(field::START),
        };
        choice.radios()
    }
}
