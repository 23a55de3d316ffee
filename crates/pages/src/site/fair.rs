//! The page on which the draws of a game are checked, step by step.

use maud::{Markup, html};
use table::{Commitment, Contribution, Seat, Sitter, Source, View};
use words::Voice;

use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// A game whose draws are checked.
#[derive(Clone, Copy, Debug)]
pub struct CheckedDraws<'a> {
    /// What everybody may know of it.
    pub view: &'a View,
    /// What the players are called here, by seat.
    pub names: &'a [String],
    /// Its record; once it is over.
    pub source: Option<&'a Source>,
    /// The fingerprint that somebody says they noted before the game, as they typed it.
    pub noted: Option<&'a str>,
}

/// The page.
pub fn fair(visitor: &Visitor, checked: &CheckedDraws<'_>) -> String {
    let page = Page { visitor, checked, voice: visitor.voice_for(checked.view.terms.rules) };
    let head = Head {
        title: visitor.text("fair-page"),
        description: visitor.text("fair-page-lead"),
        ..Head::default()
    };
    document(visitor, &head, &page.body())
}

struct Page<'a> {
    visitor: &'a Visitor,
    checked: &'a CheckedDraws<'a>,
    voice: Voice,
}

impl Page<'_> {
    fn text(&self, key: &str) -> String {
        self.visitor.text(key)
    }

    fn address(&self) -> String {
        format!("/t/{}", self.checked.view.id)
    }

    fn body(&self) -> Markup {
        let fairness = &self.checked.view.fairness;
        html! {
            article.text.fairness {
                h1 { (self.text("fair-page")) }
                p.lead { (self.text("fair-page-lead")) }
                @if fairness.brought_back { p { (self.text("fair-brought-back")) } }
                ol.steps {
                    li { p { (self.text("fair-step-fixed")) } (digits(&fairness.commitment.to_string())) }
                    li { p { (self.text("fair-step-added")) } ul { (self.added()) } }
                    li {
                        @if let Some(seal) = fairness.seal {
                            p { (self.text("fair-step-sealed")) }
                            (digits(&seal.to_string()))
                        } @else {
                            p { (self.text("fair-not-started")) }
                        }
                    }
                    @if fairness.seal.is_some() { li { (self.seed()) } }
                    @if let Some(source) = self.checked.source { li { (self.draws(source)) } }
                }
                (self.compare())
                p { (self.text("fair-yourself")) }
                (self.yourself())
                p.acts { a.btn href=(self.address()) { (self.text("fair-table")) } }
            }
        }
    }

    /// What everybody has added, in the order in which they sat down.
    fn added(&self) -> Markup {
        let view = self.checked.view;
        let chairs = (1..=view.terms.rules.seats()).filter_map(Seat::new);
        html! {
            @for chair in chairs {
                @let seat = view.chair(chair);
                @let who = self.checked.names.get(seat.index()).cloned().unwrap_or_default();
                @let is_person = matches!(view.places[seat.index()].sitter, Sitter::Person(_));
                @match view.fairness.contributions.get(chair.index()) {
                    Some(added) if *added != Contribution::default() => {
                        li { (self.visitor.text_with("fair-added", &[
                            ("who", who.into()), ("what", shown(added).into()),
                        ])) }
                    }
                    _ if is_person => {
                        li { (self.visitor.text_with("fair-relies", &[("who", who.into())])) }
                    }
                    _ => {}
                }
            }
        }
    }

    fn seed(&self) -> Markup {
        let fairness = &self.checked.view.fairness;
        html! {
            @match fairness.seed {
                None => p { (self.text("fair-not-over")) },
                Some(seed) if seed.commitment() == fairness.commitment => {
                    p { (self.text("fair-step-seed")) }
                    (digits(&seed.reveal()))
                }
                Some(seed) => {
                    p { (self.text("fair-seed-other")) }
                    (digits(&seed.reveal()))
                }
            }
        }
    }

    /// Every draw, drawn again.
    fn draws(&self, source: &Source) -> Markup {
        html! {
            @match source.verify() {
                Ok(verified) => p { (self.visitor.text_with("fair-step-draws", &[
                    ("count", verified.draws.into()),
                ])) },
                Err(faults) => {
                    p { (self.text("fair-draws-wrong")) }
                    ul { @for fault in &faults { li { (self.voice.not_verified(fault)) } } }
                }
            }
        }
    }

    /// The one thing that does not come from the server.
    fn compare(&self) -> Markup {
        let noted = self.checked.noted.map(str::trim);
        let told = noted.filter(|noted| !noted.is_empty()).map(|noted| self.compared(noted));
        html! {
            form.ask method="get" action={ (self.address()) "/fair" } {
                div.field {
                    label for="noted" { (self.text("fair-noted")) }
                    div.entry {
                        input id="noted" type="text" name="noted" maxlength="160" autocomplete="off"
                            spellcheck="false" value=[noted] aria-describedby="noted-hint";
                        input.btn type="submit" value=(self.text("fair-compare"));
                    }
                    p.hint id="noted-hint" { (self.text("fair-noted-hint")) }
                }
                @if let Some(told) = told { p.told role="status" { b { (told) } } }
            }
        }
    }

    fn compared(&self, noted: &str) -> String {
        let digits: String = noted.split_whitespace().collect();
        let Ok(commitment) = digits.to_lowercase().parse::<Commitment>() else {
            return self.text("fair-noted-unreadable");
        };
        // Whether the draws follow from it is said above.
        let is_same = commitment == self.checked.view.fairness.commitment;
        self.text(if is_same { "fair-noted-same" } else { "fair-noted-other" })
    }

    fn yourself(&self) -> Markup {
        let id = &self.checked.view.id;
        html! {
            @if self.checked.source.is_some() {
                p { a href={ (self.address()) "/record.txt" } { (self.text("play-record")) } }
                pre { code { "fourfold verify fourfold-" (id) ".txt --commitment …" } }
            }
        }
    }
}

fn digits(text: &str) -> Markup {
    html! { p.digits { code { (text) } } }
}

/// As it was typed, if it was; otherwise its bytes.
fn shown(added: &Contribution) -> String {
    match str::from_utf8(added.bytes()) {
        Ok(text) if !text.chars().any(is_unseen) => text.to_owned(),
        _ => added.to_string(),
    }
}

/// Nothing that cannot be seen, or turns what stands beside it.
fn is_unseen(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2069}')
}
