//! What stands around every page.

use maud::{DOCTYPE, Markup, html};

use crate::visitor::Visitor;

/// The head of a page.
#[derive(Clone, Debug, Default)]
pub(crate) struct Head {
    /// The title, without the name of the house.
    pub(crate) title: String,
    /// One sentence for those who find a link to it.
    pub(crate) description: String,
    /// The address of a picture for link previews, absolute.
    pub(crate) picture: Option<String>,
    /// After so many seconds a browser without script loads the page again.
    pub(crate) refresh: Option<u32>,
    /// Does the page have the script?
    pub(crate) script: bool,
}

/// A whole document.
pub(crate) fn document(visitor: &Visitor, head: &Head, body: &Markup) -> String {
    let page = html! {
        (DOCTYPE)
        html lang=(visitor.language.code()) {
            head { meta charset="utf-8"; title { (head.title) } }
            body { main { (body) } }
        }
    };
    page.into_string()
}
