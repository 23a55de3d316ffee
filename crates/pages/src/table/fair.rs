//! What can be noted and checked of the draws, in words.

use maud::{Markup, html};
use table::{Contribution, Seat, Sitter};

use super::context::PageContext;
use super::yes;

/// The element `#fair`. The script notes what it says before the end, compares at the end, and tells.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let view = &context.seen.view;
    let fairness = &view.fairness;
    html! {
        section id="fair" data-commitment=(fairness.commitment)
            data-seal=[fairness.seal] data-seed=[fairness.seed.map(|seed| seed.reveal())]
            data-next=[fairness.next] data-added=(added(context)) data-over=(yes(view.outcome.is_some())) {
            details.fair {
                summary { (context.text("fair-title")) }
                @if view.game.is_none() {
                    p { (context.text("fair-fixed")) }
                    p.digits { code { (fairness.commitment) } }
                }
                @if let Some(seal) = fairness.seal {
                    p { (context.text("fair-sealed")) }
                    p.digits { code { (seal) } }
                    @for seat in silent(context) {
                        p {
                            @if context.seat() == Some(seat) {
                                (context.text("fair-relies-you"))
                            } @else {
                                (context.say("fair-relies", &[("who", context.name(seat).into())]))
                            }
                        }
                    }
                }
                @if fairness.brought_back { p { (context.text("fair-brought-back")) } }
                p { a href={ (context.address()) "/fair" } { (context.text("fair-check")) } }
            }
            p id="verdict" data-script hidden {}
        }
    }
}

/// What everybody has added to the draws, as digits.
fn added(context: &PageContext<'_>) -> String {
    let all = context.seen.view.fairness.contributions.iter();
    all.map(ToString::to_string).collect::<Vec<_>>().join(" ")
}

/// The people who have added nothing to the draws.
fn silent(context: &PageContext<'_>) -> Vec<Seat> {
    let view = &context.seen.view;
    let is_silent = |(seat, place): (Seat, &table::Place)| {
        let added = view.fairness.contributions.get(view.chair(seat).index());
        let is_person = matches!(place.sitter, Sitter::Person(_));
        (is_person && added.is_none_or(|added| *added == Contribution::default())).then_some(seat)
    };
    context.seats().filter_map(is_silent).collect()
}
