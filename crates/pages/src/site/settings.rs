//! How a person likes it, and what is known of the person.

use maud::{Markup, html};
use quarto::Characteristic;
use words::{Language, SayingOrder, say};

use crate::form::{Choice, Item, items};
use crate::frame::{Head, document, token};
use crate::name::{Name, NameFault};
use crate::settings::{
    CELLS, MOTIONS, NAMINGS, SHADES, SWITCH, Settings, VERBOSITIES, VOLUMES, write_order,
};
use crate::visitor::Visitor;

/// How a person likes it, and what is known of the person; and what became of what was just sent.
pub fn settings(visitor: &Visitor, told: &[String]) -> String {
    page(visitor, &Called::By(visitor.name.as_deref().unwrap_or_default()), told)
}

/// The same page, after somebody typed a name that is none.
pub fn name_refused(visitor: &Visitor, typed: &str, fault: NameFault) -> String {
    page(visitor, &Called::Not(typed, fault), &[])
}

/// What stands in the field for the name.
enum Called<'a> {
    By(&'a str),
    Not(&'a str, NameFault),
}

fn page(visitor: &Visitor, called: &Called<'_>, told: &[String]) -> String {
    let title = visitor.text("page-settings");
    let description = visitor.text("page-settings-lead");
    let head = Head { title: title.clone(), description: description.clone(), ..Head::default() };
    let body = html! {
        div.settings {
            div.headline { h1 { (title) } p.lead { (description) } }
            @if !told.is_empty() {
                div.told role="status" tabindex="-1" autofocus { @for one in told { p { (one) } } }
            }
            (name(visitor, called))
            (preferences(visitor))
            (forget(visitor))
        }
    };
    document(visitor, &head, &body)
}

fn name(visitor: &Visitor, called: &Called<'_>) -> Markup {
    let (value, fault) = match called {
        Called::By(name) => (name, None),
        Called::Not(typed, fault) => (typed, Some(fault)),
    };
    let described = if fault.is_some() { "name-fault name-hint" } else { "name-hint" };
    html! {
        section.part #me {
            h2 { (visitor.text("page-name")) }
            form.line method="post" action="/me/name" {
                (token(visitor))
                input type="hidden" name="back" value=(visitor.path);
                div.field {
                    label for="name" { (visitor.text("page-name-label")) }
                    input type="text" id="name" name="name" value=(value)
                        maxlength=(Name::LONGEST) autocomplete="nickname" spellcheck="false"
                        aria-describedby=(described) aria-invalid=[fault.map(|_| "true")] required;
                }
                button.btn.main { (visitor.text("page-name-save")) }
            }
            @if let Some(fault) = fault {
                p.fault id="name-fault" role="alert" { (fault.sentence(visitor.language)) }
            }
            p.hint id="name-hint" {
                (visitor.text_with("page-name-hint", &[("most", Name::LONGEST.into())]))
            }
        }
    }
}

fn preferences(visitor: &Visitor) -> Markup {
    let text = |key: &str| visitor.text(key);
    let settings = &visitor.settings;
    html! {
        form.draft method="post" action="/settings" {
            (token(visitor))
            input type="hidden" name="back" value=(visitor.path);
            section.part {
                h2 { (text("page-set-look")) }
                (language(visitor))
                (choice(visitor, "shade", "page-display", "page-shade-", SHADES.all(), SHADES.write(settings.shade)))
                (choice(visitor, "motion", "page-motion", "page-motion-", MOTIONS.all(), MOTIONS.write(settings.motion)))
            }
            section.part {
                h2 { (text("page-set-words")) }
                (explained(visitor, "verbosity", "page-verbosity", ("page-verbosity-", "page-why-verbosity-"), VERBOSITIES.all(), VERBOSITIES.write(settings.verbosity)))
                (explained(visitor, "naming", "page-naming", ("page-naming-", "page-why-naming-"), NAMINGS.all(), NAMINGS.write(settings.naming)))
                (explained(visitor, "cells", "page-cells", ("page-cells-", "page-why-cells-"), CELLS.all(), CELLS.write(settings.cells)))
                (order(visitor))
            }
            section.part {
                h2 { (text("page-set-keys")) }
                (explained(visitor, "keys", "page-keys", ("page-keys-", "page-why-keys-"), SWITCH.all(), SWITCH.write(settings.keys)))
                (explained(visitor, "speech", "page-speech", ("page-speech-", "page-why-speech-"), SWITCH.all(), SWITCH.write(settings.speech)))
            }
            (sounds(visitor))
            div.startbar { button.btn.main.block { (text("page-save")) } }
        }
    }
}

/// One of several whose names say enough.
fn choice(
    visitor: &Visitor,
    name: &str,
    legend: &str,
    family: &str,
    words: impl Iterator<Item = &'static str>,
    chosen: &str,
) -> Markup {
    let options = items(visitor, family, words, |_| String::new());
    let legend = visitor.text(legend);
    Choice { name, legend, hint: None, options, chosen: chosen.to_owned() }.radios()
}

/// One of several, each with its sentence.
fn explained(
    visitor: &Visitor,
    name: &str,
    legend: &str,
    (family, why): (&str, &str),
    words: impl Iterator<Item = &'static str>,
    chosen: &str,
) -> Markup {
    let options = items(visitor, family, words, |word| visitor.text_in(why, word));
    let legend = visitor.text(legend);
    Choice { name, legend, hint: None, options, chosen: chosen.to_owned() }.radios()
}

fn language(visitor: &Visitor) -> Markup {
    let item = |language: Language| {
        Item::new(language.code(), say(language, "language-name", &[]), String::new())
    };
    let choice = Choice {
        name: "language",
        legend: visitor.text("page-language"),
        hint: None,
        options: Language::ALL.into_iter().map(item).collect(),
        chosen: visitor.language.code().to_owned(),
    };
    choice.list()
}

/// The order in which a piece is said: all that there are.
fn order(visitor: &Visitor) -> Markup {
    const NAMES: [&str; 4] = [
        "characteristic-colour",
        "characteristic-shape",
        "characteristic-height",
        "characteristic-body",
    ];
    let item = |order: SayingOrder| {
        let names = order.characteristics().map(|one| visitor.text(NAMES[one.index()]));
        Item::new(&write_order(order), names.join(", "), String::new())
    };
    let choice = Choice {
        name: "order",
        legend: visitor.text("page-order"),
        hint: Some(visitor.text("page-why-order")),
        options: orders().map(item).collect(),
        chosen: write_order(visitor.settings.order),
    };
    choice.list()
}

/// The 24 orders of four things, from the usual one on.
fn orders() -> impl Iterator<Item = SayingOrder> {
    let all = Characteristic::ALL;
    all.into_iter()
        .flat_map(move |a| all.into_iter().map(move |b| (a, b)))
        .flat_map(move |(a, b)| all.into_iter().map(move |c| (a, b, c)))
        .flat_map(move |(a, b, c)| all.into_iter().map(move |d| [a, b, c, d]))
        .filter_map(SayingOrder::new)
}

fn sounds(visitor: &Visitor) -> Markup {
    let item =
        |word: &'static str| Item::new(word, visitor.text_in("page-volume-", word), String::new());
    html! {
        section.part {
            h2 { (visitor.text("page-set-sounds")) }
            p.hint { (visitor.text("page-why-sounds")) }
            div.sounds {
                @for (name, volume) in Settings::SOUNDS.into_iter().zip(visitor.settings.sounds) {
                    @let choice = Choice {
                        name,
                        legend: visitor.text_in("page-sound-", name),
                        hint: None,
                        options: VOLUMES.all().map(item).collect(),
                        chosen: VOLUMES.write(volume).to_owned(),
                    };
                    (choice.list())
                }
            }
        }
    }
}

/// Asks once, in words, before anything is deleted.
fn forget(visitor: &Visitor) -> Markup {
    html! {
        section.part #forget {
            h2 { (visitor.text("page-forget")) }
            p { (visitor.text("page-forget-text")) }
            details {
                summary.btn { (visitor.text("page-forget-ask")) }
                form method="post" action="/me/forget" {
                    (token(visitor))
                    p { (visitor.text("page-forget-sure")) }
                    input type="hidden" name="sure" value="yes";
                    button.btn.danger { (visitor.text("page-forget-do")) }
                }
            }
        }
    }
}
