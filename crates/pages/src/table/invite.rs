//! The way to the table: a link for others, a chair for guests, and whose turn it is at a device
//! with several players.

use maud::{Markup, html};
use table::Seat;

use super::context::PageContext;
use crate::fixed_draws::luck;
use crate::seen_table::VisitorRole;

/// The longest name that a person can have here.
const LONGEST_NAME: u8 = 24;

/// The element `#invite`.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let waiting = context.seen.view.game.is_none();
    html! {
        section id="invite" {
            @match context.seen.role {
                VisitorRole::Curtain { next, .. } => (curtain(context, next)),
                VisitorRole::Guest if waiting => (chair(context)),
                VisitorRole::Player | VisitorRole::Device { .. } if waiting => (link(context)),
                VisitorRole::Player | VisitorRole::Device { .. } | VisitorRole::Guest | VisitorRole::Watcher => {},
            }
            @if waiting { (terms(context)) }
        }
    }
}

fn curtain(context: &PageContext<'_>, next: Seat) -> Markup {
    html! {
        p { (context.text("play-curtain")) }
        p.acts {
            a.btn.main href={ (context.address()) "?as=" (next) } {
                (context.say("play-it-is-me", &[("who", context.name(next).into())]))
            }
        }
    }
}

fn link(context: &PageContext<'_>) -> Markup {
    html! {
        h2 { (context.text("play-invite")) }
        div.field {
            label for="invite-link" { (context.text("play-invite-link")) }
            div.entry {
                input id="invite-link" type="text" readonly
                    value={ (context.visitor.origin) (context.address()) };
                button.btn type="button" data-copy="invite-link" data-script hidden {
                    (context.text("play-copy"))
                }
            }
        }
    }
}

fn chair(context: &PageContext<'_>) -> Markup {
    html! {
        form id="sit" method="post" action=(context.action("sit")) {
            input type="hidden" name="token" value=(context.visitor.token);
            div.field {
                label for="sit-name" { (context.text("play-your-name")) }
                div.entry {
                    input id="sit-name" type="text" name="name" maxlength=(LONGEST_NAME)
                        autocomplete="nickname" value=[context.visitor.name.as_deref()];
                    input.btn.main type="submit" value=(context.text("play-sit"));
                }
            }
            details.fair {
                summary { (context.text("fair-title")) }
                p { (context.text("fair-fixed")) }
                p.digits { code { (context.seen.view.fairness.commitment) } }
                (luck(context.visitor, "sit", &context.seen.view.id, context.seen.view.fairness.commitment))
            }
        }
    }
}

fn terms(context: &PageContext<'_>) -> Markup {
    html! {
        h2 { (context.text("play-terms")) }
        ul.terms { @for term in context.voice.terms(&context.seen.view.terms) { li { (term) } } }
    }
}
