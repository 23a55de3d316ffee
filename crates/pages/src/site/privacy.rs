//! What is kept, and for how long.

use maud::html;

use crate::frame::{Head, document};
use crate::visitor::Visitor;

/// Each thing somebody may want to know, with its answer.
const ANSWERS: [(&str, &str); 8] = [
    ("page-privacy-short", "page-privacy-short-text"),
    ("page-privacy-name", "page-privacy-name-text"),
    ("page-privacy-cookies", "page-privacy-cookies-text"),
    ("page-privacy-third", "page-privacy-third-text"),
    ("page-privacy-games", "page-privacy-games-text"),
    ("page-privacy-reader", "page-privacy-reader-text"),
    ("page-privacy-log", "page-privacy-log-text"),
    ("page-privacy-delete", "page-privacy-delete-text"),
];

/// What is kept, and for how long.
pub fn privacy(visitor: &Visitor) -> String {
    let title = visitor.text("page-privacy");
    let description = visitor.text("page-privacy-short-text");
    let head = Head { title: title.clone(), description, ..Head::default() };
    let body = html! {
        div.prose {
            h1 { (title) }
            @for (question, answer) in ANSWERS {
                section { h2 { (visitor.text(question)) } p { (visitor.text(answer)) } }
            }
            p.acts { a.btn href="/settings#forget" { (visitor.text("page-forget")) } }
        }
    };
    document(visitor, &head, &body)
}
