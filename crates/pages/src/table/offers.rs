//! What players propose to each other, and the ways out of a game.

use maud::{Markup, html};
use table::{ABANDONED_AFTER, HELD_AFTER, Level, Offer, Open, Rules, Seat, Span, Stakes};
use words::{Question, Scene};

use super::button::plain;
use super::sheet::Sheet;

/// More time comes by the minute.
const MINUTE: Span = Span::seconds(60);

/// The element `#offers`.
pub(super) fn part(sheet: &Sheet<'_>) -> Markup {
    let view = &sheet.seen.view;
    let seated = sheet.seat().is_some();
    html! {
        section id="offers" {
            @if view.outcome.is_some() {
                (after(sheet))
            } @else if seated && view.game.is_none() {
                p.acts { (plain("leave", true, &sheet.text("play-leave"))) }
            } @else if seated {
                h2.vh { (sheet.text("play-offers")) }
                @if let Some(open) = view.offer { (open_offer(sheet, &open)) }
                (during(sheet))
            }
        }
    }
}

/// An offer that waits for answers.
fn open_offer(sheet: &Sheet<'_>, open: &Open) -> Markup {
    let view = &sheet.seen.view;
    // What is due comes first, the offer second.
    let told = sheet.voice.reply(Question::Turn, &Scene::new(view, sheet.seen.now));
    let agreed = sheet.seat().is_some_and(|seat| open.agreed.contains(seat));
    let own = sheet.seat() == Some(open.by);
    let offer = open.offer;
    html! {
        div.open {
            @if let Some(sentence) = told.get(1) { p { (sentence) } }
            p.acts {
                @if own {
                    (plain(&format!("decline:{offer}"), !view.paused, &sheet.text("play-withdraw")))
                } @else {
                    @if !agreed {
                        (plain(&format!("agree:{offer}"), !view.paused, &sheet.text("play-agree")))
                    }
                    (plain(&format!("decline:{offer}"), !view.paused, &sheet.text("play-refuse")))
                }
            }
        }
    }
}

/// What can be asked for while a game is under way.
fn during(sheet: &Sheet<'_>) -> Markup {
    let view = &sheet.seen.view;
    let terms = &view.terms;
    let out = sheet.place().is_some_and(|place| place.forfeit.is_some());
    let stand_in = sheet.place().is_some_and(|place| place.stand_in.is_some());
    let able = !view.paused && !out;
    let free = able && view.offer.is_none();
    let casual = terms.stakes == Stakes::Casual;
    let offer = |offer: Offer, able: bool, key: &str| {
        plain(&format!("offer:{offer}"), able, &sheet.text(key))
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
                    (plain("go-on", able, &sheet.text("play-go-on")))
                } @else {
                    (offer(Offer::Pause, free, "play-pause"))
                }
            }
            @if stand_in {
                (plain("reclaim", able, &sheet.text("play-reclaim")))
            } @else if casual {
                (hand_over(sheet, able))
            }
            details id="resign" {
                summary.btn { (sheet.text("play-resign")) }
                div.sure {
                    p { (sheet.text("play-resign-sure")) }
                    (super::button::wish("btn danger", "resign", able, &html! {
                        (sheet.text("play-resign-yes"))
                    }))
                }
            }
            @for seat in held(sheet) {
                (plain(&format!("hold:{seat}"), able, &sheet.say("play-hold", &[
                    ("who", sheet.name(seat).into()),
                ])))
            }
            @for seat in abandoned(sheet) {
                (plain(&format!("abandoned:{seat}"), able, &sheet.say("play-claim", &[
                    ("who", sheet.name(seat).into()),
                ])))
            }
        }
    }
}

/// The computer may play on in the meantime, as strong as one likes.
fn hand_over(sheet: &Sheet<'_>, able: bool) -> Markup {
    html! {
        details id="handover" {
            summary.btn { (sheet.text("play-hand-over")) }
            div.acts {
                @for level in (1..=8).filter_map(Level::new) {
                    (plain(&format!("handover:{}", level.number()), able,
                        &words::level(sheet.visitor.language, level).name))
                }
            }
        }
    }
}

/// The seats of Quartex that a bot may hold until their owners are back.
fn held(sheet: &Sheet<'_>) -> Vec<Seat> {
    let terms = &sheet.seen.view.terms;
    let may = matches!(terms.rules, Rules::Quartex(_)) && terms.stakes == Stakes::Casual;
    let gone = |(seat, place): (Seat, &table::Place)| {
        let long = sheet.seen.now >= place.away?.after(HELD_AFTER);
        let alone = place.forfeit.is_none() && place.stand_in.is_none();
        (long && alone && Some(seat) != sheet.seat()).then_some(seat)
    };
    sheet.seats().filter(|_| may).filter_map(gone).collect()
}

/// The seats that have been left for so long that they may be called abandoned.
fn abandoned(sheet: &Sheet<'_>) -> Vec<Seat> {
    let gone = |(seat, place): (Seat, &table::Place)| {
        let since = place.away?;
        let long = sheet.seen.now >= since.after(ABANDONED_AFTER);
        (long && place.forfeit.is_none() && Some(seat) != sheet.seat()).then_some(seat)
    };
    let timed = sheet.seen.view.is_timed();
    sheet.seats().filter(|_| timed).filter_map(gone).collect()
}

/// What can be done when a game is over.
fn after(sheet: &Sheet<'_>) -> Markup {
    let view = &sheet.seen.view;
    let seated = sheet.seat().is_some();
    let address = sheet.address();
    html! {
        @if let Some(open) = view.offer { (open_offer(sheet, &open)) }
        div.acts {
            @if let Some(next) = &sheet.seen.rematch {
                a.btn.main href={ "/t/" (next) } { (sheet.text("play-next-game")) }
            } @else if seated {
                (super::button::wish("btn main", "offer:rematch", view.offer.is_none() && !view.paused, &html! {
                    (sheet.text("play-rematch"))
                }))
            }
            a.btn href={ (address) "/replay" } { (sheet.text("play-replay")) }
            a.btn href={ (address) "/record.txt" } { (sheet.text("play-record")) }
            a.btn href={ (address) "/record.jsonl" } { (sheet.text("play-record-data")) }
        }
    }
}
