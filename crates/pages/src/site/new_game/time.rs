//! Time, who begins, and what the result is for.

use maud::{Markup, html};

use super::Form;
use crate::draft::field::{self, Range};
use crate::form::{Choice, Item};

impl Form<'_> {
    pub(super) fn pace(&self) -> Markup {
        let mut each = self.item("each", "page-pace-each", "page-why-pace-each");
        each.more = Some(self.figure(field::EACH, "page-each", field::SECONDS_EACH));
        let mut bank = self.item("bank", "page-pace-bank", "page-why-pace-bank");
        bank.more = Some(html! {
            (self.figure(field::BANK, "page-bank", field::MINUTES_BANK))
            (self.figure(field::INCREMENT, "page-increment", field::SECONDS_INCREMENT))
        });
        let mut options = vec![
            self.item("untimed", "page-pace-untimed", "page-why-pace-untimed"),
            self.item("minute", "page-pace-minute", "page-why-pace-minute"),
            each,
            bank,
        ];
        let mut usual = "untimed";
        if self.game != "quartex" {
            usual = "usual";
            options.insert(0, self.item(usual, "page-pace-usual", "page-why-pace-usual"));
        }
        let choice = Choice {
            name: field::PACE,
            legend: self.text("page-pace"),
            hint: None,
            options,
            chosen: self.chosen_or(field::PACE, usual),
        };
        choice.radios()
    }

    /// A field for a number. It is a text field for browsers that would not send a wrong number:
    /// the answer to one is a sentence of ours, in the person's language.
    fn figure(&self, name: &str, label: &str, range: Range) -> Markup {
        self.number_field(name, label, &self.number(name, range))
    }

    fn number_field(&self, name: &str, label: &str, value: &str) -> Markup {
        let is_wrong = self.faults.iter().any(|fault| fault.field() == name);
        html! {
            div.field.figure {
                label for=(name) { (self.text(label)) }
                input type="text" inputmode="numeric" id=(name) name=(name) value=(value)
                    maxlength="6" autocomplete="off" aria-invalid=[is_wrong.then_some("true")];
            }
        }
    }

    /// How long others may point out a placement (X23).
    pub(super) fn pointing(&self) -> Markup {
        let said = self.draft.value(field::POINTING).unwrap_or_default();
        html! {
            div.choice {
                (self.number_field(field::POINTING, "page-pointing", said))
                p.hint { (self.text("page-why-pointing")) }
            }
        }
    }

    pub(super) fn begins(&self) -> Markup {
        let seats = if self.game == "quartex" { 5 } else { 2 };
        let seat = |number: u8| {
            let label = match (number, seats) {
                (1, _) => self.text("page-begins-me"),
                (_, 2) => self.text("page-begins-other"),
                (number, _) => self.visitor.text_with("page-seat", &[("number", number.into())]),
            };
            Item::new(&number.to_string(), label, String::new())
        };
        let lot = Item::new(field::LOT, self.text("page-begins-lot"), String::new());
        let choice = Choice {
            name: field::BEGINS,
            legend: self.text("page-begins"),
            hint: Some(self.text("page-why-begins")),
            options: std::iter::once(lot).chain((1..=seats).map(seat)).collect(),
            chosen: self.chosen(field::BEGINS),
        };
        choice.radios()
    }

    pub(super) fn stakes(&self) -> Markup {
        let choice = Choice {
            name: field::STAKES,
            legend: self.text("page-stakes"),
            hint: None,
            options: vec![
                self.item("casual", "page-stakes-casual", "page-why-stakes-casual"),
                self.item("tournament", "page-stakes-tournament", "page-why-stakes-tournament"),
            ],
            chosen: self.chosen(field::STAKES),
        };
        choice.radios()
    }
}
