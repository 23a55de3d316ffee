//! Parts of forms. Every choice has a name, and a sentence that says what it means.

use maud::{Markup, html};

use crate::visitor::Visitor;

/// One of several, each with its sentence.
pub(crate) struct Choice<'a> {
    /// The name of the field; also the id of the group.
    pub(crate) name: &'a str,
    /// What is chosen.
    pub(crate) legend: String,
    /// What it is good for, if the options do not say so themselves.
    pub(crate) hint: Option<String>,
    /// What can be chosen.
    pub(crate) options: Vec<Item>,
    /// The value that is chosen now.
    pub(crate) chosen: String,
}

/// Something that can be chosen.
pub(crate) struct Item {
    /// What the form sends.
    pub(crate) value: String,
    /// What it is called.
    pub(crate) label: String,
    /// What it means; nothing if the label says it all.
    pub(crate) hint: String,
    /// Fields that belong to it alone.
    pub(crate) more: Option<Markup>,
}

impl Item {
    pub(crate) fn new(value: &str, label: String, hint: String) -> Self {
        Self { value: value.to_owned(), label, hint, more: None }
    }
}

impl Choice<'_> {
    /// A group of round buttons.
    pub(crate) fn radios(&self) -> Markup {
        let is_short = self.options.iter().all(|option| option.hint.is_empty());
        html! {
            fieldset.choice.short[is_short] id=(self.name) {
                legend { (self.legend) }
                @if let Some(hint) = &self.hint { p.hint { (hint) } }
                div.options {
                    @for option in &self.options { (self.radio(option)) }
                }
            }
        }
    }

    fn radio(&self, option: &Item) -> Markup {
        let id = format!("{}-{}", self.name, option.value);
        let hint = (!option.hint.is_empty()).then(|| format!("{id}-hint"));
        html! {
            div.option {
                label for=(id) {
                    input type="radio" id=(id) name=(self.name) value=(option.value)
                        checked[option.value == self.chosen] aria-describedby=[hint.as_deref()];
                    " "
                    span.name { (option.label) }
                }
                @if let Some(hint) = &hint { p.hint id=(hint) { (option.hint) } }
                @if let Some(more) = &option.more { div.more { (more) } }
            }
        }
    }

    /// A list that opens: for many options whose names say enough.
    pub(crate) fn list(&self) -> Markup {
        html! {
            div.field {
                label for=(self.name) { (self.legend) }
                select id=(self.name) name=(self.name) {
                    @for option in &self.options {
                        option value=(option.value) selected[option.value == self.chosen] {
                            (option.label)
                        }
                    }
                }
                @if let Some(hint) = &self.hint { p.hint { (hint) } }
            }
        }
    }
}

/// The name of what can be chosen, and what it is called: `page-calling-` and `point`.
pub(crate) fn items(
    visitor: &Visitor,
    family: &str,
    words: impl Iterator<Item = &'static str>,
    hint: impl Fn(&str) -> String,
) -> Vec<Item> {
    let item = |word: &'static str| Item::new(word, visitor.text_in(family, word), hint(word));
    words.map(item).collect()
}
