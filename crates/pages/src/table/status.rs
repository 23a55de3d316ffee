//! Whose turn it is, and what to do about it.

use maud::{Markup, html};
use quarto::Seen;
use table::{Forfeit, GameView, Reason, Seat, Sitter, Viewer};
use words::Verbosity;

use super::context::PageContext;
use super::yes;
use crate::seen_table::{VisitorRole, trouble_key};

/// The element `#status`: the heading of the page, in few words.
pub(super) fn part(context: &PageContext<'_>) -> Markup {
    let view = &context.seen.view;
    html! {
        h1 id="status" data-due=(yes(context.is_due())) data-over=(yes(view.outcome.is_some())) {
            (sentence(context))
        }
    }
}

fn sentence(context: &PageContext<'_>) -> String {
    let view = &context.seen.view;
    if let Some(outcome) = view.outcome {
        return context.voice.who_won(outcome);
    }
    if let VisitorRole::Curtain { next, .. } = context.seen.role {
        return context.say("play-pass", &[("who", context.name(next).into())]);
    }
    if view.game.is_none() {
        return context.text(match (is_open(context), context.seen.role) {
            (true, VisitorRole::Guest) => "play-invited",
            (true, _) => "play-waiting",
            (false, _) => "play-starting",
        });
    }
    if context.is_held() {
        return context.text("play-held");
    }
    let mut voice = context.voice.clone();
    voice.verbosity = Verbosity::Terse;
    // Who shares a device is called by name: "you" would be two people.
    if matches!(context.seen.role, VisitorRole::Device { .. }) {
        voice.listener = Viewer::Spectator;
    }
    voice.due(view)
}

fn is_open(context: &PageContext<'_>) -> bool {
    context.seen.view.places.iter().any(|place| place.sitter == Sitter::Open)
}

/// The title of the page.
pub(super) fn title(context: &PageContext<'_>) -> String {
    let view = &context.seen.view;
    let game = context.text(match view.terms.rules.game() {
        "quarto" => "play-name-quarto",
        "access" => "play-name-access",
        _ => "play-name-quartex",
    });
    let key = match (view.outcome, &view.game) {
        (Some(_), _) if context.seen.rematch.is_some() && context.seat().is_some() => {
            "play-title-next"
        }
        (Some(_), _) => "play-title-over",
        (None, None) => "play-title-waiting",
        (None, Some(_)) if is_asked(context) => "play-title-offer",
        (None, Some(_)) if context.is_due() => "play-title-turn",
        (None, Some(_)) => "play-title-other",
    };
    context.say(key, &[("game", game.into())])
}

/// Does an offer wait for the visitor's answer?
fn is_asked(context: &PageContext<'_>) -> bool {
    let open = context.seen.view.offer.zip(context.seat());
    open.is_some_and(|(open, seat)| open.by != seat && !open.agreed.contains(seat))
}

/// The element `#hint`: one line on what to do, or what it leads to. It depends on the phase of the
/// game alone.
pub(super) fn hint(context: &PageContext<'_>) -> Markup {
    let class = is_troubled(context).then_some("trouble");
    let cost = has_called_wrongly(context).then_some("yes");
    html! { p id="hint" class=[class] data-cost=[cost] { @if let Some(text) = advice(context) { (text) } } }
}

/// Does the store fail, while there is something to store?
fn is_troubled(context: &PageContext<'_>) -> bool {
    context.seen.is_troubled && context.seen.view.outcome.is_none()
}

/// Who has given up, if that was the end.
fn ending(context: &PageContext<'_>) -> Option<String> {
    let resigned = |(_, place): &(Seat, &table::Place)| place.forfeit == Some(Forfeit::Resigned);
    let outcome = context.seen.view.outcome?;
    let (seat, _) = context.seats().find(resigned)?;
    (outcome.reason == Reason::Forfeit(Forfeit::Resigned))
        .then(|| context.say_of(seat, "event-resigned"))
}

/// What the visitor knows of a board of Quarto.
fn sketch(view: &table::View) -> Option<&quarto::Sketch> {
    match &view.game {
        Some(GameView::Quarto(open)) => Some(&open.sketch),
        Some(GameView::Access(masked)) => Some(&masked.sketch),
        Some(GameView::Quartex(_)) | None => None,
    }
}

/// Has the visitor, whose turn it is, called this placement wrongly? Everybody has heard that.
fn has_called_wrongly(context: &PageContext<'_>) -> bool {
    let last = sketch(&context.seen.view).and_then(|sketch| sketch.last);
    context.is_due() && last.is_some_and(|last| last.lost)
}

fn advice(context: &PageContext<'_>) -> Option<String> {
    let view = &context.seen.view;
    if is_troubled(context) {
        return Some(context.text(trouble_key(&view.terms)));
    }
    if let Some(outcome) = view.outcome {
        let why = ending(context).unwrap_or_else(|| context.voice.why_over(outcome));
        return Some(format!("{why} {}", context.text("play-hint-over")));
    }
    if view.paused {
        return Some(context.text("play-hint-paused"));
    }
    if context.seen.view.adjourned {
        return Some(context.text("play-hint-adjourned"));
    }
    match (&view.game, context.seen.role) {
        (_, VisitorRole::Curtain { .. }) => return Some(context.text("play-hint-pass")),
        (None, VisitorRole::Player | VisitorRole::Device { .. }) if is_open(context) => {
            let key = if context.seen.listed { "play-hint-listed" } else { "play-hint-invite" };
            return Some(context.text(key));
        }
        (None, VisitorRole::Guest) => return Some(context.text("play-hint-guest")),
        (None, _) => return None,
        (Some(_), VisitorRole::Watcher | VisitorRole::Guest) => {
            return Some(context.text("play-hint-watch"));
        }
        (Some(_), VisitorRole::Player | VisitorRole::Device { .. }) => {}
    }
    if context.is_held() {
        return Some(context.text("play-hint-held"));
    }
    if !context.is_due() {
        let waits = !matches!(view.game, Some(GameView::Quartex(_)));
        return waits.then(|| context.text("play-hint-wait"));
    }
    // What a wrong call costs is said for as long as it costs that.
    if has_called_wrongly(context) {
        return Some(context.text("play-hint-called-wrongly"));
    }
    let hand = sketch(view)?.hand;
    let other = context.seats().find(|(seat, _)| Some(*seat) != context.seat());
    let other = other.map(|(seat, _)| context.name(seat)).unwrap_or_default();
    let key = match (hand, context.is_masked(), context.can_decline()) {
        (_, _, true) => "play-hint-decline",
        (Seen::Empty, false, false) => "play-hint-give",
        (Seen::Empty, true, false) => "play-hint-masked-give",
        (Seen::Piece(_) | Seen::Unknown, false, false) => "play-hint-place",
        (Seen::Piece(_) | Seen::Unknown, true, false) => "play-hint-masked-place",
    };
    Some(context.say(key, &[("who", other.into())]))
}

/// The answer to the last form, for browsers without script.
pub(super) fn told(context: &PageContext<'_>) -> Markup {
    let told = &context.seen.told;
    html! {
        div id="told" class=[(!told.is_empty()).then_some("told")]
            role=[(!told.is_empty()).then_some("status")] {
            @for sentence in told { p { (sentence) } }
        }
    }
}
