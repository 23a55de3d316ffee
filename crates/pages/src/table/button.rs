//! Buttons that ask something of the table.

use maud::{Markup, html};

/// A button that sends a wish, and a space behind it. What cannot be done now stays where it is, can
/// be read, and sends nothing.
pub(super) fn wish(class: &str, what: &str, able: bool, label: &Markup) -> Markup {
    html! {
        @if able {
            button class=(class) type="submit" name="do" value=(what) { (label) }
        } @else {
            button class=(class) type="button" name="do" value=(what) aria-disabled="true" { (label) }
        }
        " "
    }
}

/// The same with a plain label.
pub(super) fn plain(what: &str, able: bool, label: &str) -> Markup {
    wish("btn", what, able, &html! { (label) })
}
