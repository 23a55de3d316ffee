//! What players propose to each other, and the ways out of a game.

use maud::{Markup, html};
use table::{ABANDONED_AFTER, HELD_AFTER, Level, Offer, Open, Rules, Seat, Span, Stakes};
use words::{AnswerContext, Question};

use super::button::plain;
use super::context::PageContext;
use crate::fixed_draws::luck;

/// More time comes by the minute.
const MINUTE: Span = Span::seconds(60);

/// The element `#offers`.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let view = &context.seen.view;
    let seated = context.seat().is_some();
    html! {
        section id="offers" {
            @if view.outcome.is_some() {
                (after(context))
            } @else if seated && view.game.is_none() {
                p.acts { (plain("leave", true, &context.text("play-leave"))) }
            } @else if seated {
                h2.vh { (context.text("play-offers")) }
                @if let Some(open) = view.offer { (open_offer(context, &open)) }
                (during(context))
            }
        }
    }
}

/// An offer that waits for answers.
fn open_offer(context: &PageContext<'_>, open: &Open) -> Markup {
    let view = &context.seen.view;
    // What is due comes first, the offer second.
    let told = context.voice.reply(Question::Turn, &AnswerContext::new(view, context.seen.now));
    let agreed = context.seat().is_some_and(|seat| open.agreed.contains(seat));
    let own = context.seat() == Some(open.by);
    let offer = open.offer;
    html! {
        div.open.own[own] id="offer" {
            @if let Some(sentence) = told.get(1) { p { (sentence) } }
            div.acts {
                @if own {
                    (plain(&format!("decline:{offer}"), !view.paused, &context.text("play-withdraw")))
                } @else {
                    @if !agreed && offer == Offer::Rematch {
                        (again(context, "play-agree"))
                    } @else if !agreed {
                        (plain(&format!("agree:{offer}"), !view.paused, &context.text("play-agree")))
                    }
                    (plain(&format!("decline:{offer}"), !view.paused, &context.text("play-refuse")))
                }
            }
            @if !own && !agreed && offer == Offer::Rematch { (next_draws(context)) }
        }
    }
}

/// What can be asked for while a game is under way.
fn during(context: &PageContext<'_>) -> Markup {
    let view = &context.seen.view;
    let terms = &view.terms;
    let out = context.place().is_some_and(|place| place.forfeit.is_some());
    let stand_in = context.place().is_some_and(|place| place.stand_in.is_some());
    let able = !view.paused && !out;
    let free = able && view.offer.is_none();
    let casual = terms.stakes == Stakes::Casual;
    let offer = |offer: Offer, able: bool, key: &str| {
        plain(&format!("offer:{offer}"), able, &context.text(key))
    };
    html! {
        div.acts {
            @if terms.rules.quarto().is_some() { (offer(Offer::Draw, free, "play-draw")) }
            @if casual && matches!(terms.rules, Rules::Quarto(..)) {
                (offer(Offer::TakeBack, free && view.step.0 > 0, "play-take-back"))
            }
            @if view.is_timed() && terms.stakes != Stakes::Tournament {
                (offer(Offer::MoreTime(MINUTE), free, "play-more-time"))
                @if view.adjourned {
                    (plain("go-on", able, &context.text("play-go-on")))
                } @else {
                    (offer(Offer::Pause, free, "play-pause"))
                }
            }
            @if stand_in {
                (plain("reclaim", able, &context.text("play-reclaim")))
            } @else if casual {
                (hand_over(context, able))
            }
            details.asks id="resign" {
                (asks(context, "play-resign"))
                div.sure {
                    p { (context.text("play-resign-sure")) }
                    (super::button::wish("btn danger", "resign", able, &html! {
                        (context.text("play-resign-yes"))
                    }))
                }
            }
            @for seat in held(context) {
                (plain(&format!("hold:{seat}"), able, &context.say("play-hold", &[
                    ("who", context.name(seat).into()),
                ])))
            }
            @for seat in abandoned(context) {
                (plain(&format!("abandoned:{seat}"), able, &context.say("play-claim", &[
                    ("who", context.name(seat).into()),
                ])))
            }
        }
    }
}

/// What asks before it does something: once it is open, the same button says no, in the same place.
fn asks(context: &PageContext<'_>, key: &str) -> Markup {
    html! {
        summary.btn {
            span.ask { (context.text(key)) }
            " "
            span.no { (context.text("play-no")) }
        }
    }
}

/// The computer may play on in the meantime, as strong as one likes.
fn hand_over(context: &PageContext<'_>, able: bool) -> Markup {
    html! {
        details.asks id="handover" {
            (asks(context, "play-hand-over"))
            div.sure.acts {
                @for level in (1..=8).filter_map(Level::new) {
                    (plain(&format!("handover:{}", level.number()), able,
                        &words::level(context.visitor.language, level).name))
                }
            }
        }
    }
}

/// The seats of Quartex that a bot may hold until their owners are back.
fn held(context: &PageContext<'_>) -> Vec<Seat> {
    let terms = &context.seen.view.terms;
    let may = matches!(terms.rules, Rules::Quartex(_)) && terms.stakes == Stakes::Casual;
    let gone = |(seat, place): (Seat, &table::Place)| {
        let long = context.seen.now >= place.away?.after(HELD_AFTER);
        let alone = place.forfeit.is_none() && place.stand_in.is_none();
        (long && alone && Some(seat) != context.seat()).then_some(seat)
    };
    context.seats().filter(|_| may).filter_map(gone).collect()
}

/// The seats that have been left for so long that they may be called abandoned.
fn abandoned(context: &PageContext<'_>) -> Vec<Seat> {
    let gone = |(seat, place): (Seat, &table::Place)| {
        let since = place.away?;
        let long = context.seen.now >= since.after(ABANDONED_AFTER);
        (long && place.forfeit.is_none() && Some(seat) != context.seat()).then_some(seat)
    };
    let timed = context.seen.view.is_timed();
    context.seats().filter(|_| timed).filter_map(gone).collect()
}

/// The button that plays again.
fn again(context: &PageContext<'_>, key: &str) -> Markup {
    let able = !context.seen.view.paused;
    super::button::wish("btn main", "again", able, &html! { (context.text(key)) })
}

/// What is fixed of the game that is played again, and what is added to its draws.
fn next_draws(context: &PageContext<'_>) -> Markup {
    let view = &context.seen.view;
    html! {
        @if let Some(next) = view.fairness.next {
            details.fair {
                summary { (context.text("fair-next-title")) }
                p { (context.text("fair-next")) }
                p.digits { code { (next) } }
                (luck(context.visitor, "again", &view.id, next))
            }
        }
    }
}

/// What can be done when a game is over.
fn after(context: &PageContext<'_>) -> Markup {
    let view = &context.seen.view;
    let seated = context.seat().is_some();
    let address = context.address();
    html! {
        @if let Some(open) = view.offer { (open_offer(context, &open)) }
        div.acts {
            @if let Some(next) = &context.seen.rematch {
                a.btn.main href={ "/t/" (next) } { (context.text("play-next-game")) }
            } @else if seated {
                @if view.offer.is_none() {
                    (again(context, "play-rematch"))
                    (next_draws(context))
                }
            }
            a.btn href={ (address) "/replay" } { (context.text("play-replay")) }
            a.btn href={ (address) "/record.txt" } { (context.text("play-record")) }
            a.btn href={ (address) "/record.jsonl" } { (context.text("play-record-data")) }
        }
    }
}
