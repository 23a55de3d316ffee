//! The rules of Quarto and of Quarto Access.

use maud::{Markup, html};
use quarto::{Characteristic, Edition, Piece};

use super::Form;
use crate::choice::YES_NO;
use crate::draft::field;
use crate::form::Choice;
use crate::site::art;

impl Form<'_> {
    /// With masks or with open eyes (Q19).
    pub(super) fn masks(&self) -> Markup {
        let mut with = self.item(YES_NO.write(true), "page-masks-yes", "terms-access");
        with.more = Some(html! { (self.announced()) (self.past()) });
        let without = self.item(YES_NO.write(false), "page-masks-no", "terms-access-unmasked");
        let choice = Choice {
            name: field::MASKS,
            legend: self.text("page-masks"),
            hint: None,
            options: vec![with, without],
            chosen: self.chosen(field::MASKS),
        };
        choice.radios()
    }

    fn announced(&self) -> Markup {
        let choice = Choice {
            name: field::ANNOUNCED,
            legend: self.text("page-announced"),
            hint: None,
            options: vec![
                self.item("no", "page-announced-no", "terms-silent"),
                self.item("yes", "page-announced-yes", "terms-announced"),
            ],
            chosen: self.chosen_or(field::ANNOUNCED, "no"),
        };
        choice.radios()
    }

    fn past(&self) -> Markup {
        let choice = Choice {
            name: field::PAST,
            legend: self.text("page-past"),
            hint: None,
            options: vec![
                self.item("closed", "page-past-closed", "page-why-past-closed"),
                self.item("open", "page-past-open", "terms-open-log"),
            ],
            chosen: self.chosen_or(field::PAST, "closed"),
        };
        choice.radios()
    }

    /// What is chosen for a field that the usual plan does not have.
    pub(super) fn chosen_or(&self, name: &str, usual: &str) -> String {
        self.draft.value(name).unwrap_or(usual).to_owned()
    }

    pub(super) fn quarto(&self) -> Markup {
        html! { (self.calling()) (self.wrong_call()) (self.counts()) (self.squares()) }
    }

    fn calling(&self) -> Markup {
        let choice = Choice {
            name: field::CALLING,
            legend: self.text("page-calling"),
            hint: None,
            options: vec![
                self.item("point", "page-calling-point", "terms-point"),
                self.item("call", "page-calling-call", "terms-call"),
                self.item("auto", "page-calling-auto", "terms-auto"),
            ],
            chosen: self.chosen(field::CALLING),
        };
        choice.radios()
    }

    fn wrong_call(&self) -> Markup {
        let choice = Choice {
            name: field::WRONG,
            legend: self.text("page-wrong"),
            hint: None,
            options: vec![
                self.item("once", "page-wrong-once", "terms-wrong-once"),
                self.item("loses", "page-wrong-loses", "terms-wrong-loses"),
                self.item("free", "page-wrong-free", "page-why-wrong-free"),
            ],
            chosen: self.chosen(field::WRONG),
        };
        choice.radios()
    }

    fn counts(&self) -> Markup {
        let edition = if self.game == "access" { Edition::Access } else { Edition::Quarto };
        let said = self.draft.values(field::COUNTS);
        let counts = |digit: &str| said.as_ref().is_none_or(|said| said.contains(&digit));
        html! {
            fieldset.choice.counts id=(field::COUNTS) {
                legend { (self.text("page-counts")) }
                p.hint { (self.text("page-why-counts")) }
                // Tells a form on which nothing is chosen from one that did not ask.
                input type="hidden" name=(field::COUNTS) value="";
                div.options {
                    @for (characteristic, digit) in Characteristic::ALL.into_iter().zip(["1", "2", "3", "4"]) {
                        @let id = format!("counts-{digit}");
                        div.option {
                            label for=(id) {
                                input type="checkbox" id=(id) name=(field::COUNTS) value=(digit)
                                    checked[counts(digit)];
                                " "
                                span.name { (self.text(name(characteristic, edition))) }
                            }
                            (pair(characteristic, edition))
                        }
                    }
                }
            }
        }
    }

    fn squares(&self) -> Markup {
        let choice = Choice {
            name: field::SQUARES,
            legend: self.text("page-squares"),
            hint: None,
            options: vec![
                self.item("no", "page-squares-no", "page-why-squares-no"),
                self.item("yes", "page-squares-yes", "terms-squares"),
            ],
            chosen: self.chosen(field::SQUARES),
        };
        choice.radios()
    }
}

const fn name(characteristic: Characteristic, edition: Edition) -> &'static str {
    match (characteristic, edition) {
        (Characteristic::Colour, Edition::Quarto) => "characteristic-colour",
        (Characteristic::Colour, Edition::Access) => "characteristic-surface",
        (Characteristic::Shape, _) => "characteristic-shape",
        (Characteristic::Height, _) => "characteristic-height",
        (Characteristic::Body, _) => "characteristic-body",
    }
}

/// Two pieces that differ in one characteristic alone.
fn pair(characteristic: Characteristic, edition: Edition) -> Markup {
    let place = characteristic.index();
    let pieces = [Piece::from_low_bits(0), Piece::from_low_bits(characteristic.bit())];
    html! {
        span.pair {
            @for (piece, which) in pieces.into_iter().zip(["a", "b"]) {
                (art::piece(Some(piece), edition, &format!("pair{place}{which}")))
            }
        }
    }
}
