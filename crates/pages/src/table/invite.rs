//! The way to the table: a link for others, a chair for guests, and whose turn it is at a device
//! with several players.

use maud::{Markup, html};
use table::Seat;

use super::sheet::Sheet;
use crate::seen::Standing;

/// The longest name that a person can have here.
const LONGEST_NAME: u8 = 24;

/// The element `#invite`.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    let waiting = sheet.seen.view.game.is_none();
    html! {
        section id="invite" {
            @match sheet.seen.standing {
                Standing::Curtain { next, .. } => (curtain(sheet, next)),
                Standing::Guest if waiting => (chair(sheet)),
                Standing::Player | Standing::Device { .. } if waiting => (link(sheet)),
                Standing::Player | Standing::Device { .. } | Standing::Guest | Standing::Watcher => {},
            }
            @if waiting { (terms(sheet)) }
        }
    }
}

fn curtain(sheet: &Sheet<'_>, next: Seat) -> Markup {
    html! {
        p { (sheet.text("play-curtain")) }
        p.acts {
            a.btn.main href={ (sheet.address()) "?as=" (next) } {
                (sheet.say("play-it-is-me", &[("who", sheet.name(next).into())]))
            }
        }
    }
}

fn link(sheet: &Sheet<'_>) -> Markup {
    html! {
        h2 { (sheet.text("play-invite")) }
        div.field {
            label for="invite-link" { (sheet.text("play-invite-link")) }
            div.entry {
                input id="invite-link" type="text" readonly
                    value={ (sheet.visitor.origin) (sheet.address()) };
                button.btn type="button" data-copy="invite-link" data-script hidden {
                    (sheet.text("play-copy"))
                }
            }
        }
    }
}

fn chair(sheet: &Sheet<'_>) -> Markup {
    html! {
        form id="sit" method="post" action=(sheet.action("sit")) {
            input type="hidden" name="token" value=(sheet.visitor.token);
            div.field {
                label for="sit-name" { (sheet.text("play-your-name")) }
                div.entry {
                    input id="sit-name" type="text" name="name" maxlength=(LONGEST_NAME)
                        autocomplete="nickname" value=[sheet.visitor.name.as_deref()];
                    input.btn.main type="submit" value=(sheet.text("play-sit"));
                }
            }
        }
    }
}

fn terms(sheet: &Sheet<'_>) -> Markup {
    html! {
        h2 { (sheet.text("play-terms")) }
        ul.terms { @for term in sheet.voice.terms(&sheet.seen.view.terms) { li { (term) } } }
    }
}
